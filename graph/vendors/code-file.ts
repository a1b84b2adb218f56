import { dayReader } from "../core/tables/dates.shared.ts";
import { readTable, type SkippedLine } from "../core/tables/table.ts";
import type { HelpType } from "../../prisma/client/enums.ts";
import { columnName, maxCsvCharacters, maxImportedRows, readCodeRow, type CodeRow } from "./rules.shared.ts";
import { says } from "./sentences.ts";

interface ReadRow {
  line: number;
  code: string;
  found: CodeRow | undefined;
  problem: string | null;
}

/** The rows of a file of codes, each with its code or its problem. INVALID names `csv`. */
export function readCodeFile(
  csv: string,
  known: { served: readonly HelpType[]; now: Date; zone: string },
): { rows: ReadRow[]; skipped: SkippedLine[] } {
  const { rows, skipped } = readTable(csv, {
    ...{ nameOf: columnName, needed: ["code"], secret: "code" },
    ...{ maxCharacters: maxCsvCharacters, maxRows: maxImportedRows },
    says: { tooLarge: says.tooManyRows, noHeader: says.noCodeColumn, noRows: says.noCsv },
  });
  const readDay = dayReader(rows.map(({ line, cells }) => ({ line, text: cells["expiresat"] ?? "" })));
  return {
    skipped,
    rows: rows.map(({ line, cells, problem }) => {
      const row = problem === null ? readCodeRow(cells, { ...known, readDay }) : { problem };
      const code = cells["code"] ?? "";
      return "problem" in row
        ? { line, code, found: undefined, problem: row.problem }
        : { line, code, found: row, problem: null };
    }),
  };
}
