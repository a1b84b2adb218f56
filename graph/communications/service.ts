import * as z from "zod/mini";
import type { Prisma } from "../../prisma/client/client.ts";
import type { Context } from "../core/context.ts";
import { parse, Refusal } from "../core/errors.ts";
import { admit } from "../core/access/audiences.ts";
import { record } from "../core/audit/record.ts";
import { readOutboxMessage, type OutboxMessage } from "./outbox.ts";
import { says } from "./sentences.ts";
import { inboxChange } from "./watch.ts";

const notToBeContacted = says.notToBeContacted;

/** An administrator sends a failed message again: the same text, the same links, a new count of tries. */
export async function retryMessage(context: Context, messageId: string): Promise<OutboxMessage> {
  admit(context.viewer, "admin");
  const id = parse(z.uuid("Must be a message's id"), messageId);
  await context.db.$transaction(async (tx) => {
    const { count } = await tx.message.updateMany({
      where: {
        id,
        state: "failed",
        NOT: { recipientType: "victim", request: { contacting: false } },
      },
      data: { state: "queued", tries: 0, reason: null, leaseUntil: null, dueAt: context.now() },
    });
    if (count === 0) throw await refusalFor(tx, id);
    await record(tx, context, { action: "message.retried", resourceType: "message", resourceId: id });
  });
  context.events.publish("workWaiting", { kind: "message" });
  context.events.publish("inboxChanged", inboxChange("message", id));
  const message = await readOutboxMessage(context, id);
  if (!message) throw new Refusal("NOT_FOUND", says.missing);
  return message;
}

/** What has not left yet for people who are not to be contacted any more stays here, in the transaction that says so. */
export const cancelMessagesToVictims = (tx: Prisma.TransactionClient, requestIds: number[]) =>
  tx.message.updateMany({
    where: { requestId: { in: requestIds }, recipientType: "victim", state: "queued" },
    data: { state: "failed", leaseUntil: null, reason: notToBeContacted },
  });

async function refusalFor(db: Prisma.TransactionClient, id: string): Promise<Refusal> {
  const message = await db.message.findUnique({ where: { id }, select: { state: true } });
  if (!message) return new Refusal("NOT_FOUND", says.missing);
  if (message.state === "failed") return new Refusal("CONFLICT", notToBeContacted);
  return new Refusal("CONFLICT", says.notFailed({ state: message.state }));
}
