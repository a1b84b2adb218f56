import { sentences } from "../core/i18n/phrases.shared.ts";

export const en = {
  missing: "There is no such letter.",
  numberWrong: "Please enter the number as it stands on the letter, such as L-2026-000001",
  codeWrong: "Please enter the 8 letters and digits of the check code",
  reasonMissing: "Please say why the letter is void",
  alreadyVoid: "This letter is void already.",
  nothingToRetry: "There is nothing to try again: this letter did not fail.",
  notWritten: "This letter is not written yet.",
  notInPdf: "This letter has signs that the PDF cannot show. Please open it and print it.",
  notToBeContacted: "The person in need is not to be written to.",
  decisionVoid: "Its letter was declared void before it was sent.",
  variablesMissing: ({ names }: { names: string }) => `The letter cannot be written without: ${names}.`,
  tooManyChecks: "Too many letters were checked from your network. Please try again in a few minutes.",
};

export const says = sentences("letters", en);
