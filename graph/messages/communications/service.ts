import type { Message, Prisma } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import { e164Of } from "../../core/text/phone.ts";
import { changeShown } from "../../core/guarded-write.ts";
import { addressesOf } from "../../../shared/intake/requests/rules.ts";
import { sqlWithin } from "../../core/database/statement.ts";
import { says } from "../../../shared/messages/communications/sentences.ts";
import { holdReasons } from "./send-guard.sql.ts";
import { deliveryStateOf, textAnswers } from "./rules.ts";
import { inboxChange } from "./watch.ts";
import type { OutboxMessage } from "./outbox.sql.ts";
import { parseId, readMessage } from "./outbox.ts";
import { readHeld, resetFailed } from "./delivery.sql.ts";

/**
 * An administrator retries a failed message: the same text, the same links, a new count of tries.
 */
export async function retryMessage(context: Context, messageId: string): Promise<OutboxMessage> {
  admit(context.viewer, "workDesk");
  const id = parseId(messageId);
  await context.db.$transaction(async (tx) => {
    if (!(await queueAgain(context, tx, { id }))) throw await refusalFor(tx, id);
    await record(tx, context, { action: "message.retried", resourceType: "message", resourceId: id });
  });
  context.events.publish("workWaiting", { kind: "message" });
  return announceAndRead(context, id);
}

/** Why a message reached no one: it failed, or its provider reported so. */
const reachedNoOne: Prisma.MessageWhereInput = {
  OR: [{ state: "failed" }, { state: "sent", deliveredAt: null, undeliveredAt: { not: null } }],
};

/** Marks a message that reached no one as handled. The first administrator's name is kept. */
export async function handleMessage(context: Context, messageId: string): Promise<OutboxMessage> {
  admit(context.viewer, "workDesk");
  const { id } = await context.db.$transaction((tx) => takeCareOf(context, tx, messageId));
  return announceAndRead(context, id);
}

/** Marks it as handled within the caller's transaction. The caller announces it afterward. */
export async function takeCareOf(
  context: Context,
  tx: Prisma.TransactionClient,
  messageId: string,
): Promise<Message> {
  const { viewer } = context;
  admit(viewer, "admin");
  const id = parseId(messageId);
  const { after } = await changeShown(tx, "Message", {
    where: { id },
    version: "by-state",
    from: { handledAt: null, ...reachedNoOne },
    data: { handledAt: context.now(), handledBy: viewer.username },
    missing: says.missing,
    conflict: (current) =>
      current.handledBy === null
        ? says.nothingToHandle({ state: deliveryStateOf(current) })
        : says.handledBefore({ name: current.handledBy }),
  });
  await record(tx, context, { action: "message.handled", resourceType: "message", resourceId: id });
  return after;
}

/**
 * Undoes the mark that the caller saw, by its time, so it never undoes a newer mark. A message that
 * was sent another way stays handled.
 */
export async function reopenMessage(
  context: Context,
  messageId: string,
  shown: Date,
): Promise<OutboxMessage> {
  admit(context.viewer, "workDesk");
  const id = parseId(messageId);
  await context.db.$transaction(async (tx) => {
    await changeShown(tx, "Message", {
      where: { id },
      version: "by-state",
      from: { handledAt: shown, resentAsId: null, ...reachedNoOne },
      data: { handledAt: null, handledBy: null },
      missing: says.missing,
      conflict: ({ resentAsId }) => (resentAsId === null ? says.notHandled : says.sentAnotherWay),
    });
    await record(tx, context, { action: "message.reopened", resourceType: "message", resourceId: id });
  });
  return announceAndRead(context, id);
}

export const announceHandled = ({ events }: Pick<Context, "events">, id: string) =>
  events.publish("inboxChanged", inboxChange("message", id));

/** Resets the failed messages that may still be sent. Returns whether there were any. */
export async function queueAgain(
  { now }: Pick<Context, "now">,
  tx: Prisma.TransactionClient,
  which: { id: string } | { letterId: number },
): Promise<boolean> {
  return resetFailed(sqlWithin(tx), which, now());
}

/**
 * Holds back unsent messages to people who must no longer be contacted, in the transaction of that
 * choice.
 */
export const cancelMessagesToVictims = (tx: Prisma.TransactionClient, requestIds: number[]) =>
  tx.message.updateMany({
    where: { requestId: { in: requestIds }, recipientType: "victim", state: "queued" },
    data: { state: "failed", leaseUntil: null, reason: says.notToBeContacted },
  });

/**
 * Unsent messages to a victim go to the current number and address, in the transaction that changes
 * them. A removed email address holds its messages (`reasonToHold`).
 */
export async function redirectMessages(tx: Prisma.TransactionClient, requestId: number): Promise<void> {
  const request = await tx.emergencyRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: { victimPhone: true, victimEmail: true, victimInfo: { select: { phone: true, email: true } } },
  });
  const { phone, email } = addressesOf(request);
  const addresses = { sms: e164Of(phone) ?? phone, email };
  for (const channel of ["sms", "email"] as const) {
    const recipientAddress = addresses[channel];
    if (recipientAddress === "") continue;
    await tx.message.updateMany({
      where: {
        ...{ requestId, channel, recipientType: "victim", kind: { notIn: [...textAnswers] } },
        state: { in: ["queued", "sending", "failed"] },
      },
      data: { recipientAddress },
    });
  }
}

/**
 * Sends what waits for this person's hours, in the transaction that changes them. Each message is
 * checked again when it is claimed.
 */
export const wakeQuietMessages = ({ now }: Pick<Context, "now">, tx: Prisma.TransactionClient, id: number) =>
  tx.message.updateMany({
    where: { requestId: id, recipientType: "victim", state: "queued", reason: says.quietHours },
    data: { dueAt: now(), reason: null },
  });

async function announceAndRead(context: Context, id: string): Promise<OutboxMessage> {
  announceHandled(context, id);
  return readMessage(context, id);
}

async function refusalFor(tx: Prisma.TransactionClient, id: string): Promise<Refusal> {
  const message = await readHeld(sqlWithin(tx), id);
  if (!message) return new Refusal("NOT_FOUND", says.missing);
  const reason = holdReasons.find((phrase) => phrase === message.held);
  if (message.state === "failed" && reason) return new Refusal("CONFLICT", reason);
  return new Refusal("CONFLICT", says.notFailed({ state: message.state }));
}
