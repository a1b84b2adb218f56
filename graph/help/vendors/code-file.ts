import { comparableCode } from "../../../shared/core/text/typed.ts";
import { changeOfCode, roundedCodes } from "../../../shared/core/tables/changed-codes.ts";
import { dayReader } from "../../../shared/core/tables/dates.ts";
import { sentenceOf } from "../../../shared/core/i18n/phrases.ts";
import { readTable, type SkippedLine } from "../../core/tables/table.ts";
import type { HelpType } from "../../../prisma/client/enums.ts";
import {
  columnName,
  maxCsvCharacters,
  maxImportedRows,
  readCodeRow,
  type CodeRow,
} from "../../../shared/help/vendors/rules.ts";
import { says as tableSays } from "../../../shared/core/tables/sentences.ts";
import { says } from "../../../shared/help/vendors/sentences.ts";

interface ReadRow {
  line: number;
  code: string;
  found: CodeRow | undefined;
  problem: string | null;
}

interface ReadFile {
  rows: ReadRow[];
  skipped: SkippedLine[];
  /** The line of the only long number, which may have been rounded and needs a person's eyes. */
  toCompare: number | null;
}

interface KnownToFile {
  served: readonly HelpType[];
  now: Date;
  zone: string;
  /** A person compared the long number with the provider's list. */
  isCompared: boolean;
}

/** The rows of a file of codes, each with its code or its problem. INVALID names `csv`. */
export function readCodeFile(csv: string, known: KnownToFile): ReadFile {
  const { rows, skipped } = readTable(csv, {
    ...{ nameOf: columnName, needed: ["code"], secret: "code" },
    ...{ maxCharacters: maxCsvCharacters, maxRows: maxImportedRows },
    says: { tooLarge: says.tooManyRows, noHeader: says.noCodeColumn, noRows: says.noCsv },
  });
  const readDay = dayReader(rows.map(({ line, cells }) => ({ line, text: cells["expiresat"] ?? "" })));
  const rounded = roundedCodes(rows.map(({ cells }) => cells["code"] ?? ""));
  const isSingle = rounded.size === 1;
  const single = isSingle ? rows.find(({ cells }) => rounded.has(cells["code"] ?? "")) : undefined;
  const roundingOf = (code: string) => {
    if (!rounded.has(code) || (isSingle && known.isCompared)) return null;
    return isSingle ? tableSays.codeToCompare : tableSays.codeRounded;
  };
  const lines = new Map<string, number>();
  const read = rows.map(({ line, cells, problem }): ReadRow => {
    const code = cells["code"] ?? "";
    const row = problem === null ? readCodeRow(cells, { ...known, readDay }) : { problem };
    if ("problem" in row) return { line, code, found: undefined, problem: row.problem };
    const compared = comparableCode(code) || code;
    const first = lines.get(compared);
    if (first === undefined) lines.set(compared, line);
    const twice = first === undefined ? null : sentenceOf(says.codeTwice({ line: first })).text;
    const change = changeOfCode(code) ?? roundingOf(code) ?? twice;
    return change === null
      ? { line, code, found: row, problem: null }
      : { line, code, found: undefined, problem: change };
  });
  return { rows: read, skipped, toCompare: single?.line ?? null };
}

/**
 * The first and last characters of a code, for comparing it with a list: lost zeros are seen.
 * Never all of it, because it is money.
 */
export function endsOf(code: string): string {
  const shown = code.length < 6 ? 1 : 2;
  return code.length < 3 ? "••••" : `${code.slice(0, shown)}••••${code.slice(-shown)}`;
}

export interface CodeLength {
  /** In characters. */
  length: number;
  codes: number;
}

/** How many codes of which length, the shortest first. */
export function lengthsOf(codes: readonly string[]): CodeLength[] {
  const lengths = [...new Set(codes.map(({ length }) => length))].toSorted((a, b) => a - b);
  return lengths.map((length) => ({ length, codes: codes.filter((code) => code.length === length).length }));
}
