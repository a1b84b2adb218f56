import type { Prisma } from "../../../prisma/client/client.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { openTask } from "../../core/tasks/open.ts";

/**
 * The person in need says that someone else used the help: a task of the desk. Returns the task's
 * number for `announceTasks`, or null if the help was not redeemed, or was disputed before. Within
 * the caller's transaction.
 */
export async function markDisputed(
  context: Context,
  tx: Prisma.TransactionClient,
  { dispatchId, requestId }: { dispatchId: number; requestId: number },
): Promise<number | undefined | null> {
  const at = context.now();
  const { count } = await tx.helpDispatch.updateMany({
    where: { id: dispatchId, requestId, actualCents: { not: null }, disputeAt: null },
    data: { disputeAt: at },
  });
  if (count === 0) return null;
  await record(tx, context, {
    action: "dispatch.disputed",
    resourceType: "dispatch",
    resourceId: dispatchId,
    details: { request: requestId },
    actor: { actorKind: "visitor" },
  });
  const { vendorName } = await tx.helpDispatch.findUniqueOrThrow({
    where: { id: dispatchId },
    select: { vendorName: true },
  });
  return openTask(tx, {
    ...{ kind: "dispute", subjectType: "dispatch", subjectId: dispatchId },
    ...{ requestId, about: vendorName, openedAt: at },
  });
}
