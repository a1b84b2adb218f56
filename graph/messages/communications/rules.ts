import * as z from "zod/mini";
import { hourMs, minuteMs } from "../../../shared/core/time/durations.ts";
import { says } from "../../../shared/messages/communications/sentences.ts";

/** Every message of the product by purpose. */
export type MessageKind =
  | "supervisor-verification"
  | "supervisor-emergency"
  | "supervisor-list"
  | "supervisor-digest"
  | "supervisor-roundup"
  | "supervisor-deputy"
  | "emergency-notice"
  | "officer-verification-result"
  | "supervisor-approval"
  | "officer-request-result"
  | "officer-approval-voided"
  | "officer-contact-changed"
  | "officer-pin-asked"
  | "officer-email-proof"
  | "officer-code"
  | "officer-passkey-added"
  | "victim-request-result"
  | "letter-officer"
  | "letter-victim"
  | "dispatch-officer"
  | "dispatch-victim"
  | "summary-victim"
  | "letter-void"
  | "satisfaction-question"
  | "admin-credentials"
  | "admin-notice"
  | "composed"
  | "reply"
  | "escalation"
  | "text-help"
  | "text-stop"
  | "text-answer"
  | "pass-link";

/** Automatic answers to a text that came in. They go to the number that it came from. */
export const textAnswers = ["text-help", "text-stop", "text-answer"] as const satisfies MessageKind[];

/** A request to stop may be confirmed by one text within this time. */
export const confirmStopMs = 5 * minuteMs;

export const deliveryStates = ["waiting", "captured", "sent", "delivered", "undelivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

interface Delivery {
  state: "queued" | "sending" | "sent" | "failed";
  deliveredAt: Date | null;
  undeliveredAt: Date | null;
  reason: string | null;
}

/**
 * The delivery state, as shown everywhere. Receipts come in any order, so "delivered" is final. A
 * message is "captured" if no server or gateway is set up.
 */
export function deliveryStateOf({ state, deliveredAt, undeliveredAt, reason }: Delivery): DeliveryState {
  if (state === "failed") return "failed";
  if (state !== "sent") return "waiting";
  if (deliveredAt) return "delivered";
  if (undeliveredAt) return "undelivered";
  return reason === null ? "sent" : "captured";
}

interface Explained extends Delivery {
  providerCode: string | null;
}

/** Why a message failed, did not arrive, or still waits. */
export const reasonOf = (message: Explained): string | null =>
  deliveryStateOf(message) === "undelivered"
    ? says.undelivered({ code: message.providerCode ?? "" }).text
    : message.reason;

/** The outbox's states: a replaced message is not a failure. */
export const outboxStates = [...deliveryStates, "superseded"] as const;
export type OutboxState = (typeof outboxStates)[number];

/** Filters of the outbox. */
export const outboxViews = ["all", "failed", "undelivered", "waiting", "sent", "settled"] as const;
export type OutboxView = (typeof outboxViews)[number];

export const outboxFilter = z.object({
  view: z._default(z.enum(outboxViews), "all"),
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ""),
});

/** The time limits of sending, in milliseconds. */
export const pace = {
  /**
   * A worker that has not renewed its claim for this long counts as dead, and another one sends the
   * message.
   */
  lease: 2 * minuteMs,
  renewLease: 20_000,
  /**
   * How long before the end of its lease a worker gives up: clocks differ, and closing a connection
   * takes time.
   */
  margin: 30_000,
  /** How long one round waits for its messages before the next one starts alongside. */
  round: 5_000,
  /** How long a stopping process waits for running sends. */
  farewell: 8_000,
};
export type Pace = typeof pace;
/**
 * The maximum number of concurrent sends per process: some may wait for slow servers without
 * blocking others.
 */
export const maxOnTheWay = 20;
export const maxTries = 12;
/** The batch size of a worker, small enough to leave work for other copies. */
export const claimSize = 5;
const firstWaitMs = 30_000;
export const longestWaitMs = hourMs;
/** After a silent gateway: its receipt may still come, and ends the tries. */
const firstWaitAfterSilenceMs = 2 * minuteMs;
/** A message that cannot be opened waits for its key. */
export const waitForKeyMs = 10 * minuteMs;

/** The wait after the n-th failed try (1 is the first): 30 seconds, doubling up to an hour. */
export const waitAfterTryMs = (tries: number): number =>
  Math.min(firstWaitMs * 2 ** Math.max(0, tries - 1), longestWaitMs);

/**
 * The wait after a try of which no one knows whether the message was taken. Sent again, an email
 * may arrive twice, so it is not retried soon. A text may be urgent, and a gateway can tell its
 * repeat by the Idempotency-Key.
 */
export const waitAfterSilenceMs = (channel: "email" | "sms", tries: number): number =>
  channel === "sms" ? Math.max(firstWaitAfterSilenceMs, waitAfterTryMs(tries)) : longestWaitMs;
