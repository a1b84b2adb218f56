import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  missing: "Directory entry not found.",
  stateUnknown: "Choose a state from the list, or US",
  typeUnknown: "Choose the help type",
  nameNeeded: "Please enter the entry's name",
  contactNeeded: "Please enter contact information",
  areaNeeded: "Please enter the service area",
  sourceNeeded: "Please enter the source",
  sourceUrlNeeded: "Please enter the source URL",
  sourceDateNeeded: "Please enter the date the source was retrieved",
  confidenceUnknown: "Choose high or medium",
  textTooLong: "Text can be at most 600 characters",
  retiredAlready: "This entry was already retired.",
  notRetired: "This entry is already in the directory.",
  noCsv: "This file has no rows",
  wrongColumns: "The header row must match the columns of an export",
  fileTooLarge: "This file is too large. The limit is 2,000 rows and 700,000 characters",
  notAsShown: "The directory or the file changed since you checked it. Check the file again.",
  nothingToImport: "This file has no new or changed entries.",
  keyUnknown: "No entry has this key. Leave the key blank to add a new entry",
  keyTwice: "This key appears twice in the file",
  dayNeeded: "Please enter the date of the check",
  confirmedLater: "This date is in the future",
  confirmedSourceNeeded: "Please enter what you checked them with",
  confirmedSourceTooLong: "The source can be at most 200 characters",
  confirmedSince: ({ name }: { name: string }) => `${name} confirmed this entry on a later date.`,
  notConfirmedByYou: "Your confirmation is not the last change of this entry.",
  changedMeanwhile: ({ name }: { name: string }) => `${name} changed this entry. Review it and try again.`,
  notAsWritten: ({ problem }: { problem: string }) => `Invalid entry: ${problem}`,
};

export const says = sentences("entries", en);
