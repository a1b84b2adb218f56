import type { Cell, Report, Section } from "./report.ts";

/**
 * Text that a spreadsheet would read as a formula; officers' and administrators' text may begin
 * like one.
 */
const startsFormula = /^[=+\-@\t\r]/;

/** One CSV cell: text is never a formula, and separators are quoted. */
function csvCell(cell: Cell): string {
  if (typeof cell !== "string") return cell === null ? "" : String(cell);
  const safe = startsFormula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const csvLine = (cells: readonly Cell[]) => cells.map(csvCell).join(",");

/** The tables below each other, each with its title, and a byte order mark for spreadsheets. */
export function reportCsv({ title, facts, sections }: Report): string {
  const blocks = [
    [csvLine([title]), ...facts.map(csvLine)],
    ...sections.map((section) => [
      csvLine([section.title]),
      csvLine(section.columns),
      ...section.rows.map(csvLine),
      ...(section.notes ?? []).map((note) => csvLine([note])),
    ]),
  ];
  return `\uFEFF${blocks.map((lines) => lines.join("\r\n")).join("\r\n\r\n")}\r\n`;
}

/** One sheet per table. Texts stay texts, so that nothing is calculated. */
export async function reportXlsx({ title, facts, sections }: Report): Promise<Buffer> {
  // The library is loaded on first use.
  const { default: writeXlsxFile } = await import("write-excel-file/node");
  const head = { fontWeight: "bold" } as const;
  const asCell = (value: Cell, more = {}) =>
    value === null ? null : typeof value === "number" ? { value, ...more } : { value, type: String, ...more };
  const sheets = sections.map((section: Section) => ({
    sheet: section.title.slice(0, 31),
    columns: section.columns.map((_, at) => ({ width: at === 0 ? 28 : 18 })),
    data: [
      section.columns.map((name) => asCell(name, head)),
      ...section.rows.map((row) => row.map((cell) => asCell(cell))),
      ...(section.notes ?? []).map((note) => [asCell(note)]),
    ],
  }));
  const about = {
    sheet: "Report",
    columns: [{ width: 18 }, { width: 40 }],
    data: [[asCell(title, head)], ...facts.map((fact) => fact.map((text) => asCell(text)))],
  };
  return writeXlsxFile([about, ...sheets]).toBuffer();
}
