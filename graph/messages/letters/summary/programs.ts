import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";

/** A state's crime victim compensation program. Empty fields have no official source. */
export interface Program {
  state: string;
  program: string;
  address: string;
  phone: string;
  website: string;
  /** The time to apply, as an ISO 8601 duration: P3Y, P18M or P180D. */
  deadline: string;
  /** What the time is counted from. */
  countedFrom: "" | "crime" | "report";
  deadlineSource: string;
  contactSource: string;
  /** The day on which the sources were read: 2026-11-26. */
  checked: string;
}

/** The program of a state. Undefined if the state is unknown. */
export const programIn = (state: string | null): Program | undefined =>
  listPrograms().find((program) => program.state === state);

let kept: Program[] | undefined;

/** All of them, by state. */
export const listPrograms = (): readonly Program[] =>
  (kept ??= parse<Program>(
    readFileSync(path.resolve("graph/messages/letters/summary/programs.csv"), "utf8"),
    {
      columns: true,
      bom: true,
      skip_empty_lines: true,
    },
  ));

export interface Span {
  count: number;
  unit: "years" | "months" | "days";
}

const units = { Y: "years", M: "months", D: "days" } as const;

/** P18M as 18 months. Undefined for anything else. */
export function spanOf(duration: string): Span | undefined {
  const [, count, unit] = /^P(\d+)([YMD])$/.exec(duration) ?? [];
  return count && unit ? { count: Number(count), unit: units[unit as keyof typeof units] } : undefined;
}
