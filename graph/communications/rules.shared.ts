import * as z from "zod/mini";
import { hourMs, minuteMs } from "../core/time/durations.shared.ts";

/** Every message that the product sends, by what it is for. */
export type MessageKind =
  | "supervisor-verification"
  | "supervisor-emergency"
  | "emergency-notice"
  | "officer-verification-result"
  | "supervisor-approval"
  | "officer-request-result"
  | "officer-approval-voided"
  | "victim-request-result"
  | "letter-officer"
  | "letter-victim"
  | "dispatch-officer"
  | "dispatch-victim"
  | "letter-void"
  | "satisfaction-question"
  | "admin-credentials"
  | "admin-notice"
  | "composed"
  | "reply"
  | "escalation";

export const messageStates = ["queued", "sending", "sent", "failed"] as const;

/** States as the outbox shows them: a message that a newer one replaced is not a failure. */
export const outboxStates = [...messageStates, "superseded"] as const;
export type OutboxState = (typeof outboxStates)[number];

/** Filters of the outbox. */
export const outboxViews = ["all", "failed", "waiting", "sent", "superseded"] as const;
export type OutboxView = (typeof outboxViews)[number];

export const outboxFilter = z.object({
  view: z._default(z.enum(outboxViews), "all"),
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ""),
});

/** The clocks of sending, in milliseconds. */
export const pace = {
  /**
   * A worker that has not renewed its hold on a message for so long is taken for dead, and another
   * one sends it.
   */
  lease: 2 * minuteMs,
  renewLease: 20_000,
  /**
   * So long before its lease ends a worker that cannot renew it has given up: clocks differ, and a
   * connection takes a while to close.
   */
  margin: 30_000,
  /** So long one round waits for what it started; then the next one begins beside it. */
  round: 5_000,
  /** So long a process that stops waits for what is on its way. */
  farewell: 8_000,
};
export type Pace = typeof pace;
/**
 * Messages that one process has on their way at once: some may wait for slow servers without
 * holding up the others.
 */
export const maxOnTheWay = 20;
export const maxTries = 12;
/** How many messages one worker takes at a time; few enough that another copy finds some too. */
export const claimSize = 5;
const firstWaitMs = 30_000;
export const longestWaitMs = hourMs;
/** A message that cannot be opened waits for the key that it was sealed with. */
export const waitForKeyMs = 10 * minuteMs;

/**
 * How long to wait after the n-th failed try (1 is the first): 30 seconds, doubling up to an hour.
 */
export const waitAfterTryMs = (tries: number): number =>
  Math.min(firstWaitMs * 2 ** Math.max(0, tries - 1), longestWaitMs);
