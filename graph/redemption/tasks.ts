import type { Prisma } from "../../prisma/client/client.ts";
import type { Context } from "../core/context.ts";
import { announceTasks, closeTask, openTask } from "../tasks/open.ts";
import { unusedHelp, warnBeforeEndMs } from "./rules.shared.ts";

/** More are found in the next round. */
const batch = 500;

const kind = "expiring_code" as const;
const subjectOf = (subjectId: number) => ({ kind, subjectType: "dispatch", subjectId });
const select = {
  id: true,
  requestId: true,
  vendorName: true,
  endsAt: true,
} satisfies Prisma.HelpDispatchSelect;

/**
 * Keeps one task for every unused code that ends within a day, so that someone reminds its
 * recipient. It closes when the code is used or has ended, and a code gets one in its life.
 * Returns how many it opened or closed.
 */
export async function keepExpiringTasks(context: Context): Promise<number> {
  const { db } = context;
  const now = context.now();
  const soon = new Date(now.getTime() + warnBeforeEndMs);
  const isOpen = { status: { notIn: ["completed" as const, "denied" as const] } };
  const ending = { ...unusedHelp, request: isOpen, endsAt: { gt: now, lte: soon } };
  const [due, open] = await Promise.all([
    db.helpDispatch.findMany({ where: ending, select, orderBy: { endsAt: "asc" }, take: batch }),
    db.deskTask.findMany({ where: { kind, state: "open" }, select: { subjectId: true }, take: batch }),
  ]);
  const ids = open.map(({ subjectId }) => subjectId);
  const [known, stillDue] = await Promise.all([
    db.deskTask.findMany({
      where: { kind, subjectType: "dispatch", subjectId: { in: due.map(({ id }) => id) } },
      select: { subjectId: true },
    }),
    db.helpDispatch.findMany({ where: { ...ending, id: { in: ids } }, select: { id: true } }),
  ]);
  const hadOne = new Set(known.map(({ subjectId }) => subjectId));
  const isDue = new Set(stillDue.map(({ id }) => id));
  const started = due.filter(({ id }) => !hadOne.has(id));
  const ended = ids.filter((id) => !isDue.has(id));
  if (started.length + ended.length === 0) return 0;
  const changed = await db.$transaction(async (tx) => {
    const tasks: (number | undefined)[] = [];
    for (const { id, requestId, vendorName, endsAt } of started)
      tasks.push(
        await openTask(tx, {
          ...{ ...subjectOf(id), requestId, about: vendorName, openedAt: now },
          ...(endsAt && { dueAt: endsAt }),
        }),
      );
    for (const id of ended) tasks.push(await closeTask(tx, subjectOf(id), { at: now }));
    return tasks.filter((id) => id !== undefined);
  });
  announceTasks(context, changed);
  return changed.length;
}
