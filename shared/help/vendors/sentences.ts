import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  missing: "Provider not found.",
  nameMissing: "Please enter the provider's name",
  nameTooLong: "Please use at most 80 characters",
  nameTaken: "A provider with this name already exists.",
  changedMeanwhile: "Someone else changed this provider. Open it again to see the latest details.",
  helpTypesMissing: "Please choose at least one help type",
  linkWrong: "Please enter a URL that starts with https://",
  phoneWrong: "Please enter phone numbers of 3 to 15 digits",
  tooManyPhones: "Please enter at most 5 phone numbers",
  noCsv: "The file contains no codes.",
  tooManyRows: "You can import at most 2,000 codes at a time.",
  noCodeColumn: 'The header row must include a "code" column.',
  codeWrong: "The code must be 3 to 64 letters from A to Z, digits or signs, without spaces",
  codeTwice: ({ line }: { line: number }) => `The code is also in line ${line}`,
  codeKnown: "The code was already imported",
  helpTypeWrong: "The help type must be one the provider offers: food, shelter or transportation",
  valueWrong: "The value must be in US dollars, such as 25 or 25.50",
  prepaidValueMissing: "A prepaid code needs its value in US dollars",
  fundMissing: "Choose the fund that pays for the prepaid codes",
  fundGivesNone: "This fund is closed or frozen. Choose another fund.",
  fundShort: ({ total }: { total: string }) => `This fund has less than the ${total} that these codes cost.`,
  codesChanged: "Some of these codes were used or changed since you opened the list. Open it again.",
  valueSame: "Enter a value that differs from the current one",
  fundPaysNoMore: "The fund that bought these codes is closed or frozen, so it can't pay more for them.",
  costWrong: "The cost must be prepaid or on_use",
  expiryWrong: "The expiration date must be in the future, as YYYY-MM-DD",
};

export const says = sentences("vendors", en);
