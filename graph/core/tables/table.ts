import { CsvError, parse as parseCsv } from "csv-parse/sync";
import { Refusal } from "../errors.ts";
import { sentenceOf, type AnySentence } from "../../../shared/core/i18n/phrases.ts";
import { hasLostLetter, isDamaged, isSpreadsheetError } from "./damaged.ts";
import { says } from "../../../shared/core/tables/sentences.ts";

export interface TableRow {
  line: number;
  /** The cells by column name, trimmed. Missing ones are empty. */
  cells: Cells;
  /** Why no cell of the row can be trusted. */
  problem: string | null;
}

export type Cells = Readonly<Record<string, string>>;

/** A line that is no row: a title above the header, a repeated header, or a total. */
export interface SkippedLine {
  line: number;
  text: string;
}

export interface Table {
  rows: TableRow[];
  skipped: SkippedLine[];
}

interface ExpectedTable {
  /** The name of a column by its header cell. */
  nameOf: (cell: string) => string;
  /** A line is the header if it has these columns. */
  needed: readonly string[];
  maxCharacters: number;
  maxRows: number;
  says: Record<"tooLarge" | "noHeader" | "noRows", AnySentence>;
  /** A column whose values are never repeated, because they are money. */
  secret?: string;
}

/**
 * Reads a table as spreadsheets save it: with comma, semicolon or tab, as the header has it. Empty
 * rows are dropped. INVALID names `csv` if it is no such table.
 */
export function readTable(csv: string, expected: ExpectedTable): Table {
  if (csv.length > expected.maxCharacters) throw refused(expected.says.tooLarge);
  const text = csv.replace(/^\ufeff+/, "");
  const header = findHeader(text, expected);
  if (!header) throw refused(expected.says.noHeader);
  const { names, delimiter } = header;
  const twice = names.find((name, place) => name !== "" && names.indexOf(name) < place);
  if (twice !== undefined) throw refused(says.columnTwice({ name: twice }));
  const skipped = [...header.before];
  const rows: TableRow[] = [];
  for (const { record, info } of recordsOf(header.rest, { delimiter, after: header.line })) {
    const line = header.line + info.lines;
    const cells = Object.fromEntries(names.map((name, place) => [name, record[place]?.trim() ?? ""]));
    if (isNoRow(record, cells, expected)) skipped.push({ line, text: shownLine(record) });
    else rows.push({ line, cells, problem: problemIn(record, cells, expected) });
  }
  if (rows.length === 0) throw refused(expected.says.noRows);
  if (rows.length > expected.maxRows) throw refused(expected.says.tooLarge);
  return { rows, skipped };
}

const refused = (sentence: AnySentence) => new Refusal("INVALID", sentence, { csv: [sentence] });

const delimiters = [",", ";", "\t"] as const;
/** A statement's letterhead is shorter. */
const maxLinesBefore = 30;

interface Header {
  names: string[];
  delimiter: string;
  line: number;
  before: SkippedLine[];
  /** What follows the header. */
  rest: string;
}

/**
 * Line by line and with each delimiter, because the quotes of a title are no quotes of a table, and
 * a wrong delimiter splits amounts.
 */
function findHeader(text: string, { nameOf, needed }: ExpectedTable): Header | undefined {
  const before: SkippedLine[] = [];
  let start = 0;
  for (let line = 1; line <= maxLinesBefore && start < text.length; line += 1) {
    const end = /\r\n|\n|\r/.exec(text.slice(start, start + maxLineCharacters));
    const content = text.slice(start, end ? start + end.index : start + maxLineCharacters);
    start = end ? start + end.index + end[0].length : text.length;
    const [best] = delimiters
      .map((delimiter) => ({ delimiter, names: namesIn(content, delimiter).map(named(nameOf)) }))
      .filter(({ names }) => needed.every((name) => names.includes(name)))
      .toSorted((a, b) => b.names.length - a.names.length);
    if (best) return { ...best, line, before, rest: text.slice(start) };
    // Excel reads the delimiter from such a line.
    if (/[^\s,;"]/.test(content) && !/^sep=.$/i.test(content.trim()))
      before.push({ line, text: shortened(content.trim()) });
  }
  return undefined;
}

/** A cell with a digit is a value, such as the code "CODE-1". */
const named = (nameOf: ExpectedTable["nameOf"]) => (cell: string) => (/\d/.test(cell) ? "" : nameOf(cell));

/** No header is longer. */
const maxLineCharacters = 2000;

/** The cells of a line; spreadsheets add empty ones at its end. */
function namesIn(line: string, delimiter: string): string[] {
  try {
    const [cells = []] = parseCsv(line, { delimiter, trim: true });
    return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== "") + 1);
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

type Records = { record: string[]; info: { lines: number } }[];

function recordsOf(text: string, { delimiter, after }: { delimiter: string; after: number }): Records {
  try {
    return parseCsv(text, {
      ...{ delimiter, trim: true, info: true, relax_column_count: true },
      ...{ skip_empty_lines: true, skip_records_with_empty_values: true },
    }) as unknown as Records;
  } catch (error) {
    if (error instanceof CsvError) throw refused(says.notCsv({ line: after + Number(error["lines"] ?? 1) }));
    throw error;
  }
}

const total = /^(?:grand |sub[- ]?)?tota(?:l|ls|le|les|ux)(?:$|[\s:])/i;

/** A header that is repeated on a new page, or a total with empty columns. */
function isNoRow(record: readonly string[], cells: Cells, { nameOf, needed }: ExpectedTable): boolean {
  const names = record.map(named(nameOf));
  if (needed.every((name) => names.includes(name))) return true;
  const first = record.find((cell) => cell.trim() !== "") ?? "";
  return total.test(first.trim()) && Object.values(cells).includes("");
}

function problemIn(record: readonly string[], cells: Cells, { secret }: ExpectedTable): string | null {
  const columns = Object.keys(cells);
  if (record.slice(columns.length).some((cell) => cell.trim() !== "")) return says.extraCells;
  for (const column of columns) {
    const cell = cells[column] ?? "";
    const text = column === secret ? "…" : shortened(cell);
    if (isSpreadsheetError(cell)) return sentenceOf(says.spreadsheetError({ column, text: cell })).text;
    if (isDamaged(cell) || (column !== secret && hasLostLetter(cell)))
      return sentenceOf(says.damaged({ column, text })).text;
  }
  return null;
}

const maxShownCharacters = 60;
const shortened = (text: string) =>
  text.length > maxShownCharacters ? `${text.slice(0, maxShownCharacters)}…` : text;
const shownLine = (record: readonly string[]) => shortened(record.filter((cell) => cell.trim()).join(" "));
