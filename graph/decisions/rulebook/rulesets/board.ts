import { admit } from "../../../core/access/audiences.ts";
import type { Context } from "../../../core/context.ts";
import { dayMs } from "../../../../shared/core/time/durations.ts";
import { readBoardRows, type BoardRow } from "./rulesets.sql.ts";

export const boardDays = 90;
/** With fewer requests than this in one place, a person could be identified. */
export const fewest = 5;

export interface Board {
  rows: BoardRow[];
  /** States that are omitted because fewer than five of their requests were decided. */
  hiddenStates: number;
}

/** Of the allocations of the last 90 days. */
export async function readBoard(context: Context): Promise<Board> {
  admit(context.viewer, "readCases");
  const rows = await readBoardRows(context.sql, new Date(context.now().getTime() - boardDays * dayMs));
  const isHidden = ({ group, requests }: BoardRow) => group === "state" && requests < fewest;
  return { rows: rows.filter((row) => !isHidden(row)), hiddenStates: rows.filter(isHidden).length };
}
