import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  missing: "This letter was not found.",
  numberWrong: "Please enter the number as printed on the letter, such as L-2026-000001",
  codeWrong: "Please enter the 8 letters and digits of the check code",
  reasonMissing: "Please enter why you are voiding the letter",
  alreadyVoid: "This letter is already void.",
  nothingToRetry: "This letter did not fail, so there is nothing to retry.",
  notWritten: "This letter is not ready yet. Please try again in a minute.",
  notToBeContacted: "The recipient must not be contacted.",
  decisionVoid: "This letter is void.",
  noOtherWay: "There is no other way to send this message. Please contact the recipient yourself.",
  variablesMissing: ({ names }: { names: string }) => `The letter cannot be written without: ${names}.`,
};

export const says = sentences("letters", en);
