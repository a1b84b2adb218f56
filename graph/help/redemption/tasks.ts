import type { Prisma } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { announceTasks, closeTask, openTask } from "../../core/tasks/open.ts";
import { unusedHelp, warnBeforeEndMs } from "../../../shared/help/redemption/rules.ts";
import { openStatuses } from "../../../shared/core/request-statuses.ts";

/** Rows of one page. A round reads all pages: codes of the first may have their task already. */
const pageRows = 500;

const kind = "expiring_code" as const;
const subjectOf = (subjectId: number) => ({ kind, subjectType: "dispatch", subjectId });

/** Codes that can be used, until their end. */
const stillOpen = {
  ...unusedHelp,
  request: { status: { in: openStatuses } },
} satisfies Prisma.HelpDispatchWhereInput;

/**
 * Keeps one task for every unused code that ends within a day, so that someone reminds its
 * recipient. It closes when the code is used or has ended, and a code gets one in its life.
 * Returns how many it opened or closed.
 */
export async function keepExpiringTasks(context: Context, rows = pageRows): Promise<number> {
  let changed = 0;
  for (const page of [openPage, closePage])
    for (let after: number | undefined = 0; after !== undefined;) {
      const { last, ids } = await page(context, { after, rows });
      announceTasks(context, ids);
      changed += ids.length;
      after = last;
    }
  return changed;
}

interface Page {
  /** Rows with a higher number. */
  after: number;
  rows: number;
}
interface Done {
  /** The page's last number; undefined after the last page. */
  last: number | undefined;
  /** The tasks that were changed. */
  ids: number[];
}

async function openPage(context: Context, { after, rows }: Page): Promise<Done> {
  const { db } = context;
  const now = context.now();
  const soon = new Date(now.getTime() + warnBeforeEndMs);
  const due = await db.helpDispatch.findMany({
    where: { ...stillOpen, endsAt: { gt: now, lte: soon }, id: { gt: after } },
    select: { id: true, requestId: true, vendorName: true, endsAt: true },
    orderBy: { id: "asc" },
    take: rows,
  });
  const known = await db.deskTask.findMany({
    where: { kind, subjectType: "dispatch", subjectId: { in: due.map(({ id }) => id) } },
    select: { subjectId: true },
  });
  const hadOne = new Set(known.map(({ subjectId }) => subjectId));
  const missing = due.filter(({ id }) => !hadOne.has(id));
  const last = due.length === rows ? due.at(-1)?.id : undefined;
  if (missing.length === 0) return { last, ids: [] };
  const ids = await db.$transaction(async (tx) => {
    const tasks: (number | undefined)[] = [];
    for (const { id, requestId, vendorName, endsAt } of missing)
      tasks.push(
        await openTask(tx, {
          ...{ ...subjectOf(id), requestId, about: vendorName, openedAt: now },
          ...(endsAt && { dueAt: endsAt }),
        }),
      );
    return tasks;
  });
  return { last, ids: ids.filter((id) => id !== undefined) };
}

async function closePage(context: Context, { after, rows }: Page): Promise<Done> {
  const { db } = context;
  const now = context.now();
  const open = await db.deskTask.findMany({
    where: { kind, state: "open", id: { gt: after } },
    select: { id: true, subjectId: true },
    orderBy: { id: "asc" },
    take: rows,
  });
  // Also if its end was extended meanwhile: a code gets one task in its life.
  const stillDue = await db.helpDispatch.findMany({
    where: { ...stillOpen, endsAt: { gt: now }, id: { in: open.map(({ subjectId }) => subjectId) } },
    select: { id: true },
  });
  const isDue = new Set(stillDue.map(({ id }) => id));
  const over = open.filter(({ subjectId }) => !isDue.has(subjectId));
  const last = open.length === rows ? open.at(-1)?.id : undefined;
  if (over.length === 0) return { last, ids: [] };
  const ids = await db.$transaction(async (tx) => {
    const tasks: (number | undefined)[] = [];
    for (const { subjectId } of over) tasks.push(await closeTask(tx, subjectOf(subjectId), { at: now }));
    return tasks;
  });
  return { last, ids: ids.filter((id) => id !== undefined) };
}
