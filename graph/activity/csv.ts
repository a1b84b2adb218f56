type Cell = string | number | bigint | boolean | null | undefined;

/**
 * A cell that a spreadsheet would read as a formula gets an apostrophe in front. Quotes, commas and
 * line breaks are quoted.
 */
export function csvCell(value: Cell): string {
  const text = value === null || value === undefined ? "" : `${value}`;
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly Cell[]) => `${cells.map(csvCell).join(",")}\r\n`;
