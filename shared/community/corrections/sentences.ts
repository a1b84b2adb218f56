import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  tooOften: "You've sent several reports. Please try again in an hour.",
  entryGone: "This entry is no longer in the directory.",
  missing: "Report not found.",
  alreadyResolved: "This report was already resolved.",
  alreadyOpen: "This report is already open.",
  detailsNeeded: "Please describe what is wrong",
  problemMissing: "Please choose what is wrong",
  detailsTooLong: "Please use 500 characters or fewer",
  searchTooLong: "Please use 100 characters or fewer",
};

export const says = sentences("corrections", en);
