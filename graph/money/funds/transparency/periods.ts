import { hourMs } from "../../../../shared/core/time/durations.ts";
import { addMonths } from "../../../../shared/core/time/calendar.ts";
import { monthIn } from "../../../../shared/core/time/zone.ts";
import { boundsAmong, type Bounds } from "../months.ts";

/** A month that the page publishes, `2026-01`. */
export interface Month extends Bounds {
  key: string;
}
/** A quarter, `2026-Q1`. */
export interface Quarter extends Month {
  months: readonly Month[];
}
/** What was published before. */
interface Published extends Bounds {
  period: string;
}

/** Vendors' late statements may still arrive for this long. */
const settledAfterMs = 72 * hourMs;
/** How many months the page shows. */
export const shownMonths = 12;

interface Now {
  zone: string;
  now: Date;
  published: readonly Published[];
}

/**
 * The periods that are over and settled, the newest first: months of the installation's time zone,
 * and the newest quarter. Periods of one kind never overlap, and a quarter is exactly three months.
 */
export function publishedPeriods({ zone, now, published }: Now): { months: Month[]; quarter: Quarter } {
  const kept = published.map(({ period, beginsAt, endsAt }) => ({ month: period, beginsAt, endsAt }));
  const periodOf = (key: string): Month => ({ key, ...boundsAmong(kept, zone, key) });
  const running = monthIn(zone, new Date(now.getTime() - settledAfterMs));
  const months = Array.from({ length: shownMonths }, (_, back) => periodOf(addMonths(running, -1 - back)));
  const first = addMonths(running, -3 - ((Number(running.slice(5)) - 1) % 3));
  const ofQuarter = [0, 1, 2].map((later) => periodOf(addMonths(first, later)));
  const key = `${first.slice(0, 4)}-Q${Math.ceil(Number(first.slice(5)) / 3)}`;
  const [start, , end] = ofQuarter as [Month, Month, Month];
  return { months, quarter: { key, beginsAt: start.beginsAt, endsAt: end.endsAt, months: ofQuarter } };
}
