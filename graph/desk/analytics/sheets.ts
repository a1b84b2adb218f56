import { isCalendarDay } from "../../../shared/core/forms/fields.ts";
import type { Env } from "../../core/env.ts";
import { csvLine, csvStart } from "../../core/tables/csv.ts";
import { dayColumn } from "../../../shared/core/time/day-column.ts";
import type { Cell, Report, Section } from "../../core/pages/report.ts";

/** The tables below each other, each with its title, and a byte order mark for spreadsheets. */
export function reportCsv({ title, facts, sections }: Report, env: Pick<Env, "TRAINING">): string {
  const blocks = [
    [csvLine([title]), ...facts.map((fact) => csvLine(fact))],
    ...sections.map((section) => [
      csvLine([section.title]),
      csvLine(section.columns),
      ...section.rows.map((row) => csvLine(row)),
      ...(section.notes ?? []).map((note) => csvLine([note])),
    ]),
  ];
  return csvStart(env) + blocks.map((lines) => lines.join("")).join("\r\n");
}

/** One sheet per table. Texts stay texts, so that nothing is calculated; days are dates. */
export async function reportXlsx({ title, facts, sections }: Report): Promise<Buffer> {
  // The library is loaded on first use.
  const { default: writeXlsxFile } = await import("write-excel-file/node");
  const head = { fontWeight: "bold" } as const;
  const asCell = (value: Cell, more = {}) => {
    if (value === null) return null;
    if (typeof value === "number") return { value, ...more };
    if (isCalendarDay(value)) return { value: dayColumn(value), type: Date, format: "yyyy-mm-dd", ...more };
    return { value, type: String, ...more };
  };
  const sheets = sections.map((section: Section) => ({
    sheet: section.title.slice(0, 31),
    stickyRowsCount: 1,
    columns: section.columns.map((_, at) => ({ width: at === 0 ? 28 : 18 })),
    data: [
      section.columns.map((name) => asCell(name, head)),
      ...section.rows.map((row) => row.map((cell) => asCell(cell))),
      ...(section.notes ?? []).map((note) => [asCell(note)]),
    ],
  }));
  const about = {
    sheet: "Report",
    stickyRowsCount: 1,
    columns: [{ width: 18 }, { width: 40 }],
    data: [[asCell(title, head)], ...facts.map((fact) => fact.map((text) => asCell(text)))],
  };
  return writeXlsxFile([about, ...sheets]).toBuffer();
}
