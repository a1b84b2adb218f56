import { onDevice } from "../../core/device/storage.ts";

/** When somebody last did something, in whichever tab. */
const storageKey = "safevoice-active";
/** Between two notes in storage: a moving pointer says the same many times a second. */
const restMs = 1000;
let ownAt = 0;

export function noteActivity(now: number): void {
  if (now >= ownAt && now - ownAt < restMs) return;
  ownAt = now;
  onDevice.set(storageKey, String(now)); // where it cannot be kept each tab counts for itself
}

/**
 * A session that has just begun is fresh, whatever was noted in one before. Without a note the
 * counting begins now; a note from the future, left by a clock that was set back since, is none.
 */
export function lastActivity(startedAt: number, now: number): number {
  const known = [ownAt, Number(onDevice.get(storageKey))].filter((at) => at > 0 && at <= now);
  if (known.length === 0) {
    noteActivity(now);
    return now;
  }
  return Math.max(...known, startedAt);
}
