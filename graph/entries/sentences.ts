import { sentences } from "../core/i18n/phrases.shared.ts";

export const en = {
  missing: "There is no such entry.",
  stateUnknown: "Choose a state from the list, or US",
  typeUnknown: "Choose the kind of help",
  nameNeeded: "Please enter its name",
  contactNeeded: "Please say how it is reached",
  areaNeeded: "Please say how far it helps",
  sourceNeeded: "Please name the source",
  sourceUrlNeeded: "Please give the source's address",
  sourceDateNeeded: "Please give the day of the source",
  confidenceUnknown: "Choose high or medium",
  textTooLong: "A text has at most 600 characters",
  retiredAlready: "This entry was taken off the lists already.",
  notRetired: "This entry stands in the lists already.",
  noCsv: "This file has no rows",
  wrongColumns: "The first line must name the columns as an export does",
  fileTooLarge: "This file is too large: at most 2000 rows and 700,000 characters",
  notAsShown: "The directory or the file has changed since it was checked. Check it again.",
  nothingToImport: "Nothing in this file is new or changed.",
  keyUnknown: "No entry has this key; leave it empty for a new one",
  keyTwice: "This key stands in the file twice",
  changedMeanwhile: ({ name }: { name: string }) =>
    `${name} has changed this entry meanwhile. Look at it again.`,
  notAsWritten: ({ problem }: { problem: string }) => `Not as the directory is written: ${problem}`,
  notCsv: ({ line }: { line: string }) => `Line ${line} is no line of a CSV file`,
};

export const says = sentences("entries", en);
