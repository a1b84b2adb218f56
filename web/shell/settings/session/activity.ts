import { onDevice } from "../../../core/device/storage.ts";

/** The time of the last activity in any tab. */
const storageKey = "safevoice-active";
/** The interval between writes: a moving pointer fires many times a second. */
const restMs = 1000;
let ownAt = 0;

export function noteActivity(now: number): void {
  if (now >= ownAt && now - ownAt < restMs) return;
  ownAt = now;
  onDevice.set(storageKey, String(now)); // without storage each tab counts separately
}

/**
 * A new session is fresh; what an earlier one recorded does not count. Without a record, counting
 * begins now; a time in the future, from a clock that was set back, is ignored.
 */
export function lastActivity(startedAt: number, now: number): number {
  const known = [ownAt, Number(onDevice.get(storageKey))].filter((at) => at > 0 && at <= now);
  if (known.length === 0) {
    noteActivity(now);
    return now;
  }
  return Math.max(...known, startedAt);
}
