import * as z from "zod/mini";
import type { Prisma } from "../../prisma/client/client.ts";
import type { Context } from "../core/context.ts";
import { parse, Refusal } from "../core/errors.ts";
import { admit } from "../core/access/audiences.ts";
import { record } from "../core/audit/record.ts";
import { sqlWithin } from "../statements/contract.ts";
import { says } from "./sentences.ts";
import { holdReasons } from "../statements/messages/send-guard.ts";
import { inboxChange } from "./watch.ts";
import { type OutboxMessage, readOutboxMessage } from "../statements/messages/outbox.ts";
import { readHeld, resetFailed } from "../statements/messages/delivery.ts";

/**
 * An administrator retries a failed message: the same text, the same links, a new count of tries.
 */
export async function retryMessage(context: Context, messageId: string): Promise<OutboxMessage> {
  admit(context.viewer, "admin");
  const id = parse(z.uuid("Must be a message's id"), messageId);
  await context.db.$transaction(async (tx) => {
    if (!(await queueAgain(context, tx, { id }))) throw await refusalFor(tx, id);
    await record(tx, context, { action: "message.retried", resourceType: "message", resourceId: id });
  });
  context.events.publish("workWaiting", { kind: "message" });
  context.events.publish("inboxChanged", inboxChange("message", id));
  const message = await readOutboxMessage(context.sql, id);
  if (!message) throw new Refusal("NOT_FOUND", says.missing);
  return message;
}

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

async function refusalFor(tx: Prisma.TransactionClient, id: string): Promise<Refusal> {
  const message = await readHeld(sqlWithin(tx), id);
  if (!message) return new Refusal("NOT_FOUND", says.missing);
  const reason = holdReasons.find((phrase) => phrase === message.held);
  if (message.state === "failed" && reason) return new Refusal("CONFLICT", reason);
  return new Refusal("CONFLICT", says.notFailed({ state: message.state }));
}
