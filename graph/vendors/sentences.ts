import { sentences } from "../core/i18n/phrases.shared.ts";

export const en = {
  missing: "There is no such vendor.",
  nameMissing: "Please enter the provider's name",
  nameTooLong: "Please use at most 80 characters",
  nameTaken: "There is a provider of this name already.",
  changedMeanwhile:
    "Somebody has changed this provider meanwhile. Open it again to see what is known of it now.",
  helpTypesMissing: "Please choose at least one kind of help",
  linkWrong: "Please enter an address that begins with https://",
  phoneWrong: "Please enter phone numbers of 3 to 15 digits",
  tooManyPhones: "Please enter at most 5 phone numbers",
  noCsv: "The file holds no codes.",
  tooManyRows: "Please import at most 2000 codes at once.",
  notCsv: ({ line }: { line: number }) => `Line ${line} cannot be read as CSV.`,
  noCodeColumn: 'The first line must name the columns, one of them "code".',
  codeWrong: "The code must be 3 to 64 visible characters without blanks",
  codeTwice: "The code stands in the file twice",
  codeKnown: "The code was imported before",
  helpTypeWrong: "The help type must be one that the vendor serves: food, shelter or transportation",
  valueWrong: "The value must be US dollars, e.g. 25 or 25.50",
  expiryWrong: "The expiry must be a day to come, as YYYY-MM-DD",
};

export const says = sentences("vendors", en);
