import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  tooManyLinks:
    "We already sent several links to this mailbox. Please use the newest one, or try again in an hour.",
  nameMissing: "Enter the deputy's name",
  otherDomain: "Enter an address of your own agency, with the same ending as yours",
  samePerson: "Enter the address of another person",
  dayWrong: "Choose a date",
  dayOver: "Enter a date that is not over",
  daysTurned: "Enter a last day that is not before the first one",
  tooLongAway: "Enter at most 90 days",
  deputyThere: "You already named a deputy. End that first.",
  tooManyDeputies: "You named several deputies today. Please try again tomorrow.",
};

export const says = sentences("supervisors", en);
