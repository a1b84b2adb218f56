import type { Prisma } from "../../../prisma/client/client.ts";
import { announceCase } from "../../core/events/announce-case.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import type { DeliveryChange } from "./receipts.sql.ts";
import { inboxChange } from "./watch.ts";

/** Logs once that a message did not arrive. A delivery is only stored with the message. */
export async function recordDeliveryChange(
  context: Context,
  tx: Prisma.TransactionClient,
  { id, isLost, code }: DeliveryChange,
) {
  if (!isLost) return;
  await record(tx, context, {
    action: "message.undelivered",
    resourceType: "message",
    resourceId: id,
    outcome: "failure",
    details: { code },
    actor: { actorKind: "system" },
  });
}

type About = Pick<DeliveryChange, "id" | "requestId" | "verificationId" | "letterId">;

/** Open letters, the inbox and the request's current owner show the delivery state. */
export async function announceDelivery(
  context: Pick<Context, "events" | "db">,
  { id, requestId, verificationId, letterId }: About,
): Promise<void> {
  const { events } = context;
  events.publish("inboxChanged", inboxChange("message", id));
  if (letterId !== null && requestId !== null) events.publish("requestChanged", { id: requestId });
  // The state is stored: a screen that misses this is current at its next read.
  if (verificationId !== null) await announceCase(context, verificationId).catch(() => {});
}
