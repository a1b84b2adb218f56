import { stringify } from "csv-stringify/sync";
import type { Env } from "../env.ts";
import { trainingMark } from "../training.ts";

type Cell = string | number | bigint | boolean | null | undefined;

/**
 * How each exported file begins: with the byte order mark, without which a spreadsheet reads UTF-8
 * as Windows-1252. In a training installation a line follows that says so; an import skips it.
 */
export const csvStart = (env: Pick<Env, "TRAINING">): string => {
  const training = trainingMark(env);
  return `\ufeff${training ? csvLine([`${training.word}: ${training.text}`]) : ""}`;
};

/** A text that a spreadsheet would read as a formula gets an apostrophe in front. */
function cellText(value: Cell): string {
  const text = value === null || value === undefined ? "" : `${value}`;
  return typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** The library quotes whole line ends by itself, and here each half of one too. */
export const csvForm = { record_delimiter: "\r\n", quoted_match: /[\r\n]/ };

export const csvLine = (cells: readonly Cell[]): string => stringify([cells.map(cellText)], csvForm);
