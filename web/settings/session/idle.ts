import type { Preferences } from "../../core/device/preferences.ts";
import type { SessionMark } from "../../core/session/sessionMark.ts";

const minuteMs = 60_000;
/** How long before the end it is said, so that nothing typed is lost unawares. */
const warningMs = 2 * minuteMs;

export type Idle = { state: "active" } | { state: "warning"; leftMs: number } | { state: "over" };

interface Moment {
  now: number;
  /** When somebody last did something in any tab. */
  activeAt: number;
  limitMs: number;
}

/** By the clock alone, so that a device that slept knows it at once. */
export function idleAt({ now, activeAt, limitMs }: Moment): Idle {
  // A clock that was set back makes nobody idle; neither does a time that is none.
  const idleMs = Math.max(0, now - activeAt) || 0;
  const leftMs = limitMs - idleMs;
  if (leftMs <= 0) return { state: "over" };
  // A limit shorter than the warning still leaves half of itself in peace.
  return leftMs <= Math.min(warningMs, limitMs / 2) ? { state: "warning", leftMs } : { state: "active" };
}

/**
 * What holds for somebody on this device. An administrator's own choice can only be stricter than
 * what is set for all of them. An officer or a citizen without a choice stays: the session is the
 * only way back to the requests.
 */
export function idleLimitMs(
  kind: SessionMark["kind"],
  timeout: Preferences["timeout"],
  serverMinutes = Number.POSITIVE_INFINITY,
): number {
  const chosen = timeout === "standard" ? Number.POSITIVE_INFINITY : Number(timeout);
  return minuteMs * (kind === "admin" ? Math.min(chosen, serverMinutes) : chosen);
}

/** "1:59": whole seconds that are left, the last one until it is over. */
export function countdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
