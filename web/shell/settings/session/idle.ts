import type { Preferences } from "../../../core/device/preferences.ts";
import type { SessionMark } from "../../../core/session/sessionMark.ts";

const minuteMs = 60_000;
/** How long before the end the warning appears, so that no typed text is lost. */
const warningMs = 2 * minuteMs;

export type Idle = { state: "active" } | { state: "warning"; leftMs: number } | { state: "over" };

interface Moment {
  now: number;
  /** The time of the last activity in any tab. */
  activeAt: number;
  limitMs: number;
}

/** By clock time only, so that a device notices after a sleep at once. */
export function idleAt({ now, activeAt, limitMs }: Moment): Idle {
  // A clock that was set back makes no one idle; neither does an invalid time.
  const idleMs = Math.max(0, now - activeAt) || 0;
  const leftMs = limitMs - idleMs;
  if (leftMs <= 0) return { state: "over" };
  // A limit shorter than the warning still has half of itself without one.
  return leftMs <= Math.min(warningMs, limitMs / 2) ? { state: "warning", leftMs } : { state: "active" };
}

/**
 * The effective idle limit on this device. An administrator's or officer's own choice can only be
 * stricter than the configured one. Citizens without a choice stay signed in: the session is the
 * only way back to the requests.
 */
export function idleLimitMs(
  kind: SessionMark["kind"],
  timeout: Preferences["timeout"],
  serverMinutes = Number.POSITIVE_INFINITY,
): number {
  const chosen = timeout === "standard" ? Number.POSITIVE_INFINITY : Number(timeout);
  return minuteMs * (kind === "citizen" ? chosen : Math.min(chosen, serverMinutes));
}

/** "1:59": whole seconds left, rounded up. */
export function countdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
