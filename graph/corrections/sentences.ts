import { sentences } from "../core/i18n/phrases.shared.ts";

export const en = {
  tooOften: "You have sent several reports already. Please try again in an hour.",
  entryGone: "There is no such entry in the directory.",
  missing: "There is no such report.",
  alreadyResolved: "This report is resolved already.",
  alreadyOpen: "This report is open already.",
  detailsNeeded: "Please say what is wrong",
  problemMissing: "Please choose what is wrong",
  detailsTooLong: "Please use at most 500 characters",
  searchTooLong: "Please use at most 100 characters",
};

export const says = sentences("corrections", en);
