import { hourMs } from "../../core/time/durations.shared.ts";

/** A period that the page publishes: a month, `2026-01`, or a quarter, `2026-Q1`, in UTC. */
export interface Period {
  key: string;
  from: Date;
  /** The first moment after it. */
  until: Date;
}

/** Vendors' late statements may still arrive for this long. */
const settledAfterMs = 72 * hourMs;
/** How many months the page shows. */
export const shownMonths = 12;

/**
 * The periods that are over and settled, the newest first: months, and the newest quarter. Periods
 * of one kind never overlap, and a quarter is exactly three months.
 */
export function publishedPeriods(now: Date): { months: Period[]; quarter: Period } {
  const settled = new Date(now.getTime() - settledAfterMs);
  const [year, month] = [settled.getUTCFullYear(), settled.getUTCMonth()];
  const firstOf = (at: number) => new Date(Date.UTC(year, at, 1));
  const months = Array.from({ length: shownMonths }, (_, back) => {
    const from = firstOf(month - 1 - back);
    return { key: from.toISOString().slice(0, 7), from, until: firstOf(month - back) };
  });
  const ended = month - (month % 3);
  const from = firstOf(ended - 3);
  const key = `${from.getUTCFullYear()}-Q${from.getUTCMonth() / 3 + 1}`;
  return { months, quarter: { key, from, until: firstOf(ended) } };
}
