import * as z from "zod/mini";
import { nameOf } from "../../core/forms/fields.ts";
import { dayMs } from "../../core/time/durations.ts";
import { says } from "./sentences.ts";

/** How far the call of one event came. */
export const callStates = ["queued", "sending", "sent", "failed"] as const;

/** The events of webhooks. */
export const webhookEvents = [
  "request.created",
  "request.approved",
  "request.denied",
  "request.completed",
  "dispatch.created",
  "dispatch.voided",
  "letter.written",
  "letter.voided",
  "response.received",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
/** The event of the test button. */
export const testEvent = "test";

export const maxWebhooks = 20;
const maxNameCharacters = 60;
const maxUrlCharacters = 500;

export const webhookForm = z.object({
  name: nameOf(maxNameCharacters, { missing: says.nameMissing, tooLong: says.nameTooLong }),
  url: z
    .string(says.urlWrong)
    .check(z.trim(), z.maxLength(maxUrlCharacters, says.urlWrong), z.refine(isWebAddress, says.urlWrong)),
  events: z.array(z.enum(webhookEvents)).check(z.minLength(1, says.eventsMissing)),
});

/** The receiver's time limit for its answer, and how much of it is read. */
export const answerWithinMs = 10_000;
export const maxAnswerBytes = 2048;
/**
 * After this long without a successful call a webhook is switched off and administrators are
 * notified.
 */
export const disabledAfterMs = 3 * dayMs;
export const deliveriesPerPage = 25;

function isWebAddress(text: string): boolean {
  try {
    const { protocol, username, password } = new URL(text);
    return /^https?:$/.test(protocol) && !username && !password; // the list would show them
  } catch {
    return false;
  }
}
