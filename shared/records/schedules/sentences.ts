import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  yearsWrong: "Enter whole years from 1 to 100",
  citationMissing: "Enter the law or schedule that sets the period, such as 2 CFR 200.334",
  changedMeanwhile: "Someone changed this schedule meanwhile. The current one is shown.",
  nothingProposed: "There is no shorter period to confirm.",
  proposedByYou: "Another super administrator confirms a shorter period.",
  waitsUntil: ({ at }: { at: string }) => `This can be confirmed from ${at}.`,
};

export const says = sentences("schedules", en);
