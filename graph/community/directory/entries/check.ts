import { parse } from "csv-parse/sync";
import { fieldProblems, type Problem } from "./check-fields.ts";
import type { Entry } from "./describe.ts";
import { hasLostLetter, isDamaged } from "../../../core/tables/damaged.ts";
import { folded } from "../../../../shared/core/text/fold.ts";

const columns = [
  ...["key", "state", "city", "type", "kind", "name", "description", "contactInfo", "phone", "website"],
  ...["hours", "area", "counties", "hint", "source", "sourceUrl", "sourceRetrieved", "confidence", "note"],
];

interface Line {
  line: number;
  entry: Entry;
}

/** Checks directory.csv line by line; `today` is 2026-11-21. */
export function checkDirectory(csv: string, today: string): Problem[] {
  let lines: Line[];
  try {
    lines = linesOf(csv);
  } catch (error) {
    return [problem({ line: 1, entry: undefined }, "error", (error as Error).message)];
  }
  const said = lines.flatMap((line) =>
    fieldProblems(line.entry, today).map(({ level, text }) => problem(line, level, text)),
  );
  return [...said, ...lines.flatMap(damaged), ...repeats(lines)].sort((a, b) => a.line - b.line);
}

function linesOf(csv: string): Line[] {
  const records = parse<{ record: Entry; info: { lines: number } }>(csv, {
    bom: true,
    info: true,
    skip_empty_lines: true,
    columns: (head: string[]) => {
      const wanted = columns.join(",");
      if (head.join(",") !== wanted) throw new Error(`The first line must be ${wanted}`);
      return head;
    },
  });
  return records.map(({ record, info }) => ({ line: info.lines, entry: record }));
}

/** An editor that read the file in another encoding leaves such characters. */
const damaged = (line: Line) =>
  Object.entries(line.entry)
    .filter(([, text]) => isDamaged(text) || hasLostLetter(text))
    .map(([column]) => problem(line, "error", `${column} has damaged characters`));

/**
 * Values that must be unique. Two offices may share a telephone number, so that is only a warning.
 */
function repeats(lines: Line[]): Problem[] {
  return [
    ...again(lines, ({ key }) => key).map(({ line, first, value }) =>
      problem(line, "error", `the key ${value} stands on line ${first} already`),
    ),
    ...again(lines, ({ state, name }) => `${state} ${spelling(name)}`).map(({ line, first }) =>
      problem(line, "error", `the same name is in ${line.entry.state} on line ${first} already`),
    ),
    ...again(lines, ({ state, phone }) => (phone.length > longestShortCode ? `${state} ${phone}` : "")).map(
      ({ line, first }) => problem(line, "warning", `${line.entry.phone} is the number of line ${first} too`),
    ),
  ];
}

const longestShortCode = "2-1-1".length;

function again(lines: Line[], valueOf: (entry: Entry) => string) {
  const seen = new Map<string, number>();
  return lines.flatMap((line) => {
    const value = valueOf(line.entry);
    const first = seen.get(value);
    if (value && first === undefined) seen.set(value, line.line);
    return first === undefined ? [] : [{ line, first, value }];
  });
}

/** Two spellings of one name are one name. */
const spelling = (name: string) => folded(name).replace(/[^a-z0-9]/g, "");

const problem = (
  { line, entry }: { line: number; entry: Entry | undefined },
  level: Problem["level"],
  text: string,
): Problem => ({ line, key: entry?.key ?? "", level, text });
