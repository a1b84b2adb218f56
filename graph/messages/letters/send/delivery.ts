import type { LetterAudience, LetterState, MessageState } from "../../../../prisma/client/enums.ts";
import { deliveryStateOf, reasonOf as reasonOfMessage } from "../../communications/rules.ts";
import type { DeliveryStatus } from "../../../../shared/messages/letters/rules.ts";

interface Carrier {
  kind: string;
  state: MessageState;
  reason: string | null;
  sentAt: Date | null;
  deliveredAt: Date | null;
  undeliveredAt: Date | null;
  providerCode: string | null;
  handledAt: Date | null;
}

/** The columns of the messages that a letter's state is read from. */
export const carrierColumns = {
  ...{ kind: true, state: true, reason: true, sentAt: true },
  ...{ deliveredAt: true, undeliveredAt: true, providerCode: true, handledAt: true },
} as const;

export interface Delivered {
  state: LetterState;
  failure: string | null;
  voidReason: string | null;
  messages: Carrier[];
}

/** From bad to good: a letter is as far as the message that came the least far. */
const byDistance = ["failed", "undelivered", "waiting", "captured", "sent"] as const;

/**
 * The delivery state of a letter, from its messages. A letter without messages is in its reader's
 * list, and so delivered.
 */
export function deliveryOf({ state, messages }: Delivered): DeliveryStatus {
  if (state === "void") return "void";
  if (state === "failed") return "failed";
  if (state === "due") return "pending";
  const states = carriers(messages).map(deliveryStateOf);
  const least = byDistance.find((one) => states.includes(one)) ?? "delivered";
  return least === "waiting" ? "pending" : least;
}

/** Why it failed, is void, or is waiting. */
export const reasonOf = ({ state, failure, voidReason, messages }: Delivered): string | null =>
  state === "void"
    ? voidReason
    : (failure ??
      carriers(messages)
        .map(reasonOfMessage)
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

/**
 * The notice that a letter is void is not a copy of it. A copy that reached no one counts no more
 * once it is handled, if there is another one.
 */
function carriers(messages: Carrier[]): Carrier[] {
  const copies = messages.filter(({ kind }) => kind !== "letter-void");
  const open = copies.filter(({ handledAt }) => handledAt === null);
  return open.length > 0 ? open : copies;
}
