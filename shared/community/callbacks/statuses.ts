import { minuteMs } from "../../core/time/durations.ts";

/** Unclaimed; claimed; reached; closed. */
export const callbackStates = ["waiting", "claimed", "answered", "closed"] as const;
export type CallbackState = (typeof callbackStates)[number];
/** Listed, because a condition that excludes `closed` could not use an index. */
export const openStates: CallbackState[] = callbackStates.filter((state) => state !== "closed");

/** The list filters: open, overdue, the reader's own, closed, or all. */
export const callbackViews = ["open", "waiting", "late", "mine", "closed", "all"] as const;
export type CallbackView = (typeof callbackViews)[number];

interface Clock {
  status: CallbackState;
  createdAt: Date;
  dueAt: Date | null;
}

/** The promised time; older rows without one use the configured time after the request. */
export const dueAtOf = ({ createdAt, dueAt }: Omit<Clock, "status">, responseMinutes: number): Date =>
  dueAt ?? new Date(createdAt.getTime() + responseMinutes * minuteMs);

/** The person was not reached yet. */
export const isUnanswered = (status: CallbackState): boolean => status === "waiting" || status === "claimed";

export const isLate = (clock: Clock, responseMinutes: number, now: Date): boolean =>
  isUnanswered(clock.status) && dueAtOf(clock, responseMinutes).getTime() <= now.getTime();
