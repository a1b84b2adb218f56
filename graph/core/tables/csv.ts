type Cell = string | number | bigint | boolean | null | undefined;

/**
 * The byte order mark with which each exported file begins. Without it, a spreadsheet reads UTF-8
 * as Windows-1252.
 */
export const csvMark = "\ufeff";

/**
 * A cell that a spreadsheet would read as a formula gets an apostrophe in front. Quotes, commas and
 * line breaks are quoted.
 */
function csvCell(value: Cell): string {
  const text = value === null || value === undefined ? "" : `${value}`;
  const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly Cell[]) => `${cells.map(csvCell).join(",")}\r\n`;
