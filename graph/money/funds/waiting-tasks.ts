import type { Context } from "../../core/context.ts";
import { announceTasks, closeTask, openTask } from "../../core/tasks/open.ts";

/** More are found in the next round. */
const batch = 100;

const waits = { status: "pending", waitsForFundAt: { not: null } } as const;
const kind = "waiting_for_fund" as const;
const subjectOf = (requestId: number) => ({ kind, subjectType: "request", subjectId: requestId });

/**
 * Keeps one open task for every approved request that waits for money. The rows decide, so no
 * decision has to remember it. Returns how many it opened or closed.
 */
export async function keepWaitingTasks(context: Context): Promise<number> {
  const { db, now } = context;
  const started = await db.fundAllocation.findMany({
    where: { ...waits, request: { tasks: { none: { kind, state: "open" } } } },
    select: { requestId: true, waitsForFundAt: true },
    orderBy: { waitsForFundAt: "asc" },
    take: batch,
  });
  const ended = await db.deskTask.findMany({
    where: { kind, state: "open", request: { allocations: { none: waits } } },
    select: { subjectId: true },
    take: batch,
  });
  if (started.length + ended.length === 0) return 0;
  const changed = await db.$transaction(async (tx) => {
    const ids: (number | undefined)[] = [];
    for (const { requestId, waitsForFundAt } of started)
      ids.push(await openTask(tx, { ...subjectOf(requestId), requestId, openedAt: waitsForFundAt ?? now() }));
    for (const { subjectId } of ended) ids.push(await closeTask(tx, subjectOf(subjectId), { at: now() }));
    return ids.filter((id) => id !== undefined);
  });
  announceTasks(context, changed);
  return changed.length;
}
