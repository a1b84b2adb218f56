import type { Prisma } from "../../prisma/client/client.ts";
import { record } from "../core/audit/record.ts";
import type { Context } from "../core/context.ts";

/**
 * The person in need says that someone else used the help. False if it was not redeemed, or was
 * disputed before. Within the caller's transaction.
 */
export async function markDisputed(
  context: Context,
  tx: Prisma.TransactionClient,
  { dispatchId, requestId }: { dispatchId: number; requestId: number },
): Promise<boolean> {
  const { count } = await tx.helpDispatch.updateMany({
    where: { id: dispatchId, requestId, actualCents: { not: null }, disputeAt: null },
    data: { disputeAt: context.now() },
  });
  if (count === 0) return false;
  await record(tx, context, {
    action: "dispatch.disputed",
    resourceType: "dispatch",
    resourceId: dispatchId,
    details: { request: requestId },
    actor: { actorKind: "visitor" },
  });
  return true;
}
