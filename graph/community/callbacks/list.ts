import type * as z from "zod/mini";
import type { CallbackRequest, Prisma } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import type { Context } from "../../core/context.ts";
import { parse } from "../../core/errors.ts";
import { containing } from "../../core/graphql/desk-list.ts";
import { at, type Slice } from "../../core/graphql/pages.ts";
import { minuteMs } from "../../../shared/core/time/durations.ts";
import { callbackFilter, type CallbackFilter } from "../../../shared/community/callbacks/rules.ts";
import { dueAtOf, openStates } from "../../../shared/community/callbacks/statuses.ts";

type Selection = Pick<Prisma.CallbackRequestFindManyArgs, "select" | "include">;

/** Open ones: urgent first, then the longest waiting. Finished ones: newest first. */
export async function listCallbacks(
  context: Context,
  filter: CallbackFilter,
  slice: Slice,
  query: Selection,
): Promise<CallbackRequest[]> {
  const asked = parse(callbackFilter, filter);
  const isDone = asked.view === "closed" || asked.view === "all";
  return context.db.callbackRequest.findMany({
    ...query,
    where: found(context, asked),
    orderBy: isDone ? [{ id: "desc" }] : [{ requestType: "desc" }, { createdAt: "asc" }, { id: "asc" }],
    ...at(slice),
  });
}

export async function countCallbacks(context: Context, filter: CallbackFilter): Promise<number> {
  return context.db.callbackRequest.count({ where: found(context, parse(callbackFilter, filter)) });
}

/** Not claimed by anyone. */
export const countWaiting = ({ db }: Context) => db.callbackRequest.count({ where: { status: "waiting" } });

/** The promised time has passed without a call. */
export const countLate = (context: Context) => context.db.callbackRequest.count({ where: late(context) });

/**
 * When the next callback becomes overdue, if no one reaches the person before; a screen recounts
 * then.
 */
export async function nextDueAt(context: Context): Promise<Date | null> {
  const now = context.now();
  const minutes = context.config().callbackResponseMinutes;
  const rows = await context.db.callbackRequest.findMany({
    where: { ...unanswered, NOT: late(context) },
    select: { createdAt: true, dueAt: true },
    orderBy: { createdAt: "asc" },
    take: 100,
  });
  const coming = rows.map((row) => dueAtOf(row, minutes).getTime()).filter((due) => due > now.getTime());
  return coming.length > 0 ? new Date(Math.min(...coming)) : null;
}

/** Since when the callback that is late the longest has been so. Null if none is. */
export async function lateSince(context: Context): Promise<Date | null> {
  const where = late(context);
  const [promised, others] = await Promise.all([
    context.db.callbackRequest.aggregate({
      where: { AND: [where, { dueAt: { not: null } }] },
      _min: { dueAt: true },
    }),
    context.db.callbackRequest.aggregate({
      where: { AND: [where, { dueAt: null }] },
      _min: { createdAt: true },
    }),
  ]);
  const minutes = context.config().callbackResponseMinutes;
  const { createdAt } = others._min;
  const due = [promised._min.dueAt, createdAt && dueAtOf({ createdAt, dueAt: null }, minutes)];
  const times = due.flatMap((moment) => moment?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

const unanswered = { status: { in: ["waiting", "claimed"] } } satisfies Prisma.CallbackRequestWhereInput;

function late({ now, config }: Context): Prisma.CallbackRequestWhereInput {
  const before = new Date(now().getTime() - config().callbackResponseMinutes * minuteMs);
  return {
    ...unanswered,
    OR: [{ dueAt: { lte: now() } }, { dueAt: null, createdAt: { lte: before } }],
  };
}

function found(
  context: Context,
  { view, search }: z.output<typeof callbackFilter>,
): Prisma.CallbackRequestWhereInput {
  const { viewer } = context;
  admit(viewer, "readDesk");
  const number = /^#?([1-9]\d{0,8})$/.exec(search ?? "")?.[1];
  const contains = containing(search ?? "");
  const views = {
    open: { status: { in: openStates } },
    waiting: { status: "waiting" },
    late: late(context),
    mine: { ownerId: viewer.adminId, status: { in: openStates } },
    closed: { status: "closed" },
    all: {},
  } satisfies Record<typeof view, Prisma.CallbackRequestWhereInput>;
  return {
    AND: [
      views[view],
      search
        ? { OR: [{ name: contains }, { note: contains }, ...(number ? [{ id: Number(number) }] : [])] }
        : {},
    ],
  };
}
