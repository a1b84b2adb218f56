import type { Context } from "../../../core/context.ts";
import { readLimitsLeft } from "../approval/limits.sql.ts";
import type { CountedAllocation } from "./counted.ts";
import { limits, type Limit } from "./table.ts";

type Clocked = Pick<Context, "sql" | "now">;

/** What a limit still leaves, in cents; negative if an administrator went over. */
export interface LimitLeft {
  limit: Limit;
  /** This allocation may not exceed it. */
  binds: boolean;
  dayCents: number;
  monthCents: number;
}

/** By the key with the least left, as the limits are enforced. */
export async function limitsLeft({ sql, now }: Clocked, counted: CountedAllocation): Promise<LimitLeft[]> {
  const left = await readLimitsLeft(sql, { ...counted, now: now() });
  return limits.flatMap((limit) =>
    left.filter(({ name }) => name === limit.name).map((one) => ({ ...one, limit })),
  );
}

/**
 * The limit that this amount would exceed; the strictest one if there are several. The database
 * checks again, under its lock, when the money is allocated.
 */
export function exceeded(left: readonly LimitLeft[], amountCents: number): Limit | null {
  const over = left
    .filter(({ binds, dayCents, monthCents }) => binds && amountCents > Math.min(dayCents, monthCents))
    .map(({ limit }) => limit);
  return over.find(({ whoDecides }) => whoDecides === "administrator") ?? over[0] ?? null;
}

/** The limit that an approval would exceed right now. */
export const limitExceeded = async (context: Clocked, counted: CountedAllocation, amountCents: number) =>
  exceeded(await limitsLeft(context, counted), amountCents);
