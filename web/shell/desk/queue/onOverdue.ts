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
