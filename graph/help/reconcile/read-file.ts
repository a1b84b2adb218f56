import { dayReader } from "../../../shared/core/tables/dates.ts";
import { readTable, type SkippedLine } from "../../core/tables/table.ts";
import { columnName } from "../../../shared/help/vendors/rules.ts";
import {
  dayTextOf,
  fileColumns,
  maxFileCharacters,
  maxLines,
  readStatementRow,
  type StatementRow,
} from "../../../shared/help/reconcile/rules.ts";
import { says } from "../../../shared/help/reconcile/sentences.ts";

export interface FileLine {
  line: number;
  /** As it is written in the file. */
  code: string;
  row: StatementRow | undefined;
  /** The column that is wrong, and why. */
  column: string | null;
  problem: string | null;
}

/** Other names of the columns. */
const names: Partial<Record<string, string>> = { confirmationnumber: "code", confirmation: "code" };

/** The lines of a provider's file. INVALID names `csv` if it is no statement at all. */
export function readFile(csv: string, today: string): { lines: FileLine[]; skipped: SkippedLine[] } {
  const { rows, skipped } = readTable(csv, {
    nameOf: (cell) => names[columnName(cell)] ?? columnName(cell),
    ...{ needed: fileColumns, secret: "code" },
    ...{ maxCharacters: maxFileCharacters, maxRows: maxLines },
    says: { tooLarge: says.tooManyLines, noHeader: says.noColumns, noRows: says.noCsv },
  });
  const readDay = dayReader(rows.map(({ line, cells }) => ({ line, text: dayTextOf(cells["date"] ?? "") })));
  const lines = rows.map(({ line, cells, problem }) => {
    const about = { line, code: cells["code"] ?? "" };
    if (problem !== null) return { ...about, row: undefined, column: null, problem };
    const read = readStatementRow(cells, { today, readDay });
    return "problem" in read
      ? { ...about, row: undefined, ...read }
      : { ...about, row: read, column: null, problem: null };
  });
  return { lines, skipped };
}
