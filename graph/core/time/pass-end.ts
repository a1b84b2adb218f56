import { dayMs } from "../../../shared/core/time/durations.ts";

/** A pass ends 30 days after its request was completed or denied, at the latest after 180 days. */
export const lifetimeAfterEndMs = 30 * dayMs;
export const longestLifetimeMs = 180 * dayMs;

interface Lifetime {
  expiresAt: Date;
  /** When the request was completed or denied. Null while it is open. */
  closedAt: Date | null;
}

/** When a request was completed or denied. Null while it is open. */
export const closedAtOf = (request: {
  status: string;
  firstDecidedAt: Date | null;
  completedAt: Date | null;
}): Date | null => (request.status === "denied" ? request.firstDecidedAt : request.completedAt);

/** When a pass ends. */
export const endOfLifetime = ({ expiresAt, closedAt }: Lifetime): Date =>
  closedAt ? new Date(Math.min(expiresAt.getTime(), closedAt.getTime() + lifetimeAfterEndMs)) : expiresAt;
