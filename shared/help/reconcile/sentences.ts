import { pluralEn } from "../../core/i18n/plural.ts";
import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  lineMissing: "Line not found.",
  noCsv: "This file has no lines.",
  noColumns: "The header row must name the columns code (or confirmation number), date, and amount.",
  tooManyLines: "This file is too long. Use at most 1,000 lines.",
  codeWrong: "Not a code: use 3 to 64 letters, digits, or signs without spaces",
  dateWrong: "The provider can't bill a day in the future",
  amountWrong: "The amount is zero",
  badLines: "Correct the marked lines first. Nothing was saved.",
  changed: "A dispatch changed meanwhile. Check the file again.",
  decisionNeeded: "Choose what happens",
  cannotAccept: "This line can only be refused: there is no help that could be paid.",
  paidInAdvance: "This code was paid for in advance, so nothing is owed. Refuse this line.",
  tooMuch: "This amount is too large to be paid for one dispatch.",
  settledAlready: "Someone already settled this difference.",
  acceptsOwnImport: "You imported this statement, so another person must accept more than was dispatched.",
  proposedByYou: "You asked to close this month, so another person must confirm it.",
  earlierOpen: ({ month }: { month: string }) => `Close ${month} first: months are closed in order.`,
  monthRuns: "This month is not over yet.",
  monthClosed: "This month is already closed.",
  monthOpen: ({ count }: { count: number }) =>
    pluralEn(
      count,
      "This month still has 1 open difference. Settle it first.",
      `This month still has ${count} open differences. Settle them first.`,
    ),
};

export const says = sentences("reconcile", en);
