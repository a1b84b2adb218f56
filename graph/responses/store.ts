import type { Prisma, RecipientResponse } from "../../prisma/client/client.ts";
import { inboxChange } from "../communications/watch.ts";
import { record } from "../core/audit/record.ts";
import type { Context } from "../core/context.ts";

type Answer = Pick<
  RecipientResponse,
  "requestId" | "dispatchId" | "recipientType" | "responseType" | "sender" | "content" | "isProblem"
> & { replyLinkId?: number };

/**
 * Stores a recipient's or officer's answer, within a transaction. A problem marks the dispatched
 * help. Call `announceResponse` after the commit.
 */
export async function storeResponse(
  context: Context,
  tx: Prisma.TransactionClient,
  answer: Answer,
): Promise<number> {
  const now = context.now();
  const { requestId, dispatchId, recipientType, isProblem } = answer;
  const { id } = await tx.recipientResponse.create({ data: { ...answer, createdAt: now } });
  if (isProblem && dispatchId)
    await tx.helpDispatch.updateMany({
      where: { id: dispatchId, problemAt: null },
      data: { problemAt: now },
    });
  await record(tx, context, {
    action: "response.received",
    resourceType: "request",
    resourceId: requestId,
    details: { response: id, from: recipientType, isProblem, dispatch: dispatchId },
    actor: { actorKind: recipientType === "officer" ? "officer" : "visitor" },
  });
  return id;
}

/** `id` is null if nothing new was stored. */
export function announceResponse(
  { events }: Context,
  { requestId, id }: { requestId: number; id: number | null },
) {
  events.publish("requestChanged", { id: requestId });
  if (id !== null) events.publish("inboxChanged", inboxChange("response", id));
}
