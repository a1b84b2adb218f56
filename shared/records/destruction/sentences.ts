import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  yearWrong: "Enter a fiscal year such as 2026",
  yearNotOver: "This fiscal year is not over yet.",
  reportsFirst: "First say that the reports of this fiscal year were sent.",
  nothingDue: "Nothing of this fiscal year may be destroyed under this schedule.",
  openAlready: "A destruction of these records is already open.",
  missing: "This destruction does not exist.",
  approvedByAnother: "Another super administrator approves what you proposed.",
  changedMeanwhile: "Someone changed this destruction meanwhile. The current state is shown.",
  notDone: "There is a certificate once the destruction is done.",
};

export const says = sentences("destruction", en);
