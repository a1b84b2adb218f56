import * as z from "zod/mini";
import type { Prisma } from "../../prisma/client/client.ts";
import type { Context } from "../app/context.ts";
import { parse, Refusal } from "../app/errors.ts";
import { admit } from "../app/permissions.ts";
import { record } from "../audit/service.ts";

/** An administrator sends a failed message again: the same text, the same links, a new count of tries. */
export async function retryMessage(context: Context, messageId: string): Promise<void> {
  admit(context.viewer, "admin");
  const id = parse(z.uuid("Must be a message's id"), messageId);
  await context.db.$transaction(async (tx) => {
    const { count } = await tx.message.updateMany({
      where: { id, state: "failed" },
      data: { state: "queued", tries: 0, reason: null, leaseUntil: null, dueAt: context.now() },
    });
    if (count === 0) throw await refusalFor(tx, id);
    await record(tx, context, { action: "message.retried", resourceType: "Message", resourceId: id });
  });
  context.events.publish("workWaiting", { kind: "message" });
}

async function refusalFor(db: Prisma.TransactionClient, id: string): Promise<Refusal> {
  const message = await db.message.findUnique({ where: { id }, select: { state: true } });
  if (!message) return new Refusal("NOT_FOUND", "There is no such message.");
  return new Refusal("CONFLICT", `Only a failed message can be sent again; this one is ${message.state}.`);
}
