import type { LetterAudience, LetterState, MessageState } from "../../prisma/client/enums.ts";
import type { DeliveryStatus } from "./rules.shared.ts";

interface Carrier {
  kind: string;
  state: MessageState;
  reason: string | null;
  sentAt: Date | null;
}

export interface Delivered {
  state: LetterState;
  failure: string | null;
  voidReason: string | null;
  messages: Carrier[];
}

/**
 * The delivery state of a letter, from its messages. A letter without messages is in its reader's
 * list, and so delivered.
 */
export function deliveryOf({ state, messages }: Delivered): DeliveryStatus {
  if (state === "void") return "void";
  if (state === "failed") return "failed";
  if (state === "due") return "pending";
  const states = carriers(messages).map((message) => message.state);
  if (states.includes("failed")) return "failed";
  if (!states.every((one) => one === "sent")) return "sent";
  return carriers(messages).every(({ reason }) => reason === null) ? "delivered" : "captured";
}

/** Why it failed, is void, or is waiting. */
export const reasonOf = ({ state, failure, voidReason, messages }: Delivered): string | null =>
  state === "void"
    ? voidReason
    : (failure ??
      carriers(messages)
        .map(({ reason }) => reason)
        .find((reason) => reason !== null) ??
      null);

/**
 * A letter that could not be written may be retried; one that could not be sent, only while its
 * reader may be contacted.
 */
export const canRetryLetter = (
  letter: Delivered,
  reader: { audience: LetterAudience; contacting: boolean },
) =>
  deliveryOf(letter) === "failed" &&
  (letter.state === "failed" || reader.audience === "officer" || reader.contacting);

/** When the last of its messages was accepted. */
export function sentAtOf({ messages }: Pick<Delivered, "messages">): Date | null {
  const times = carriers(messages).flatMap(({ sentAt }) => (sentAt ? [sentAt.getTime()] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

/** The notice that a letter is void is not a copy of it. */
const carriers = (messages: Carrier[]) => messages.filter(({ kind }) => kind !== "letter-void");
