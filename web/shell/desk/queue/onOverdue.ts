import { duration } from "../words.duration.en.ts";

/** The maximum delay of a browser's timer. */
const longestMs = 2_000_000_000;

/**
 * Calls back when the next row becomes overdue, by the server's clock; returns the cancel
 * function.
 */
export function onOverdue(nextDueAt: string | null | undefined, serverTime: string, then: () => void) {
  if (!nextDueAt) return undefined;
  const ms = Math.max(0, Date.parse(nextDueAt) - Date.parse(serverTime));
  const timer = setTimeout(then, Math.min(ms, longestMs));
  return () => clearTimeout(timer);
}

/** How long ago, by the server's clock: "2 h 5 min". Empty if it is not known. */
export const since = (moment: string | null | undefined, serverTime: string): string =>
  moment ? duration(Date.parse(serverTime) - Date.parse(moment)) : "";
