import { CsvError, parse as parseCsv } from "csv-parse/sync";
import type { HelpType } from "../../prisma/client/enums.ts";
import { Refusal } from "../core/errors.ts";
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
): ReadRow[] {
  if (csv.length > maxCsvCharacters) throw refused(says.tooManyRows);
  const records = readRecords(csv);
  if (records.length === 0) throw refused(says.noCsv);
  if (records.length > maxImportedRows) throw refused(says.tooManyRows);
  return records.map(({ record, info }) => {
    const row = readCodeRow(record, known);
    const code = record["code"]?.trim() ?? "";
    return "problem" in row
      ? { line: info.lines, code, found: undefined, problem: row.problem }
      : { line: info.lines, code, found: row, problem: null };
  });
}

type Records = { record: Record<string, string>; info: { lines: number } }[];

function readRecords(csv: string): Records {
  let hasCode = false;
  try {
    const records = parseCsv(csv, {
      bom: true,
      trim: true,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
      columns: (header: string[]) => {
        const names = header.map(columnName);
        hasCode = names.includes("code");
        return names;
      },
    });
    if (!hasCode) throw refused(says.noCodeColumn);
    return records as unknown as Records;
  } catch (error) {
    if (error instanceof CsvError) throw refused(says.notCsv({ line: Number(error["lines"] ?? 1) }));
    throw error;
  }
}

const refused = (said: ConstructorParameters<typeof Refusal>[1]) =>
  new Refusal("INVALID", said, { csv: [said] });
