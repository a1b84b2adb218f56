import { CsvError, parse as parseCsv } from "csv-parse/sync";
import { Refusal } from "../core/errors.ts";
import { columnName } from "../vendors/rules.shared.ts";
import {
  fileColumns,
  mostFileCharacters,
  mostLines,
  readStatementRow,
  type StatementRow,
} from "./rules.shared.ts";
import { says } from "./sentences.ts";

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
export function readFile(csv: string, today: string): FileLine[] {
  if (csv.length > mostFileCharacters) throw refused(says.tooManyLines);
  const records = readRecords(csv);
  if (records.length === 0) throw refused(says.noCsv);
  if (records.length > mostLines) throw refused(says.tooManyLines);
  return records.map(({ record, info }) => {
    const read = readStatementRow(record, today);
    const about = { line: info.lines, code: record["code"]?.trim() ?? "" };
    return "problem" in read
      ? { ...about, row: undefined, ...read }
      : { ...about, row: read, column: null, problem: null };
  });
}

type Records = { record: Record<string, string>; info: { lines: number } }[];

function readRecords(csv: string): Records {
  let isComplete = false;
  try {
    const records = parseCsv(csv, {
      ...{ bom: true, trim: true, info: true, skip_empty_lines: true, relax_column_count: true },
      columns: (header: string[]) => {
        const columns = header.map((text) => names[columnName(text)] ?? columnName(text));
        isComplete = fileColumns.every((column) => columns.includes(column));
        return columns;
      },
    });
    if (!isComplete) throw refused(records.length === 0 ? says.noCsv : says.noColumns);
    return records as unknown as Records;
  } catch (error) {
    if (error instanceof CsvError) throw refused(says.notCsv({ line: Number(error["lines"] ?? 1) }));
    throw error;
  }
}

const refused = (said: ConstructorParameters<typeof Refusal>[1]) =>
  new Refusal("INVALID", said, { csv: [said] });
