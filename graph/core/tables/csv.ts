import { stringify } from "csv-stringify/sync";

type Cell = string | number | bigint | boolean | null | undefined;

/**
 * The byte order mark with which each exported file begins. Without it, a spreadsheet reads UTF-8
 * as Windows-1252.
 */
export const csvMark = "\ufeff";

/** A text that a spreadsheet would read as a formula gets an apostrophe in front. */
function cellText(value: Cell): string {
  const text = value === null || value === undefined ? "" : `${value}`;
  return typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** The library quotes whole line ends by itself, and here each half of one too. */
const form = { record_delimiter: "\r\n", quoted_match: /[\r\n]/ };

export const csvLine = (cells: readonly Cell[]): string => stringify([cells.map(cellText)], form);
