import { dayMs, hourMs } from "../../../shared/core/time/durations.ts";

/** Without one that ended well for longer than this, System status warns. */
export const lateAfterMs = {
  backup: 26 * hourMs,
  rehearsal: 30 * dayMs,
  ledger: 26 * hourMs,
  audit: 26 * hourMs,
} as const;

/** True if the last one that ended well is too long ago, or there was none. */
export const isLate = (kind: keyof typeof lateAfterMs, doneAt: Date | null, now: Date): boolean =>
  !doneAt || now.getTime() - doneAt.getTime() > lateAfterMs[kind];
