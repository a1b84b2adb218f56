import { minuteMs } from "../../../shared/core/time/durations.ts";

const oneOpeningMs = 10 * minuteMs;
const maxRemembered = 5000;

/**
 * Whether reading a part of a file counts as opening it. A player requests one file in many parts,
 * in any order: the first one counts, and so does one long after it. Kept in this process's memory:
 * a second copy of the product logs its own first part.
 */
export function createOpenings() {
  const openedAt = new Map<string, number>();
  return function isOpening(who: string, file: string, now: number): boolean {
    const key = `${who} ${file}`;
    const last = openedAt.get(key);
    if (last !== undefined && now - last < oneOpeningMs) return false;
    openedAt.delete(key);
    openedAt.set(key, now);
    const oldest = openedAt.keys().next().value;
    if (openedAt.size > maxRemembered && oldest !== undefined) openedAt.delete(oldest);
    return true;
  };
}
