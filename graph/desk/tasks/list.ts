import type * as z from "zod/mini";
import type { DeskTask, Prisma } from "../../../prisma/client/client.ts";
import { ofCasesIn, scopedTo } from "../../core/access/agency-scope.ts";
import { demand } from "../../core/access/audiences.ts";
import { listColleagues } from "../../core/access/active-with.ts";
import type { Context } from "../../core/context.ts";
import { parse } from "../../core/errors.ts";
import { containing } from "../../core/graphql/desk-list.ts";
import { at, type Slice } from "../../core/graphql/pages.ts";
import { can } from "./policy.ts";
import { taskFilter, type TaskFilter } from "../../../shared/desk/tasks/rules.ts";

type Selection = Pick<Prisma.DeskTaskFindManyArgs, "select" | "include">;

/** Open ones: the first due first, so overdue ones lead. Closed ones: newest first. */
export async function listTasks(
  context: Context,
  filter: TaskFilter,
  slice: Slice,
  query: Selection,
): Promise<DeskTask[]> {
  const asked = parse(taskFilter, filter);
  const isPast = asked.view === "closed" || asked.view === "all";
  return context.db.deskTask.findMany({
    ...query,
    where: found(context, asked),
    orderBy: isPast ? [{ id: "desc" }] : [{ dueAt: "asc" }, { id: "asc" }],
    ...at(slice),
  });
}

export async function countTasks(context: Context, filter: TaskFilter): Promise<number> {
  return context.db.deskTask.count({ where: found(context, parse(taskFilter, filter)) });
}

/** When the next open task becomes overdue; a screen counts again then. */
export async function nextDueAt({ db, viewer, now }: Context): Promise<Date | null> {
  const next = await db.deskTask.findFirst({
    where: { ...ofCasesIn(scopedTo(viewer)), state: "open", dueAt: { gt: now() } },
    orderBy: { dueAt: "asc" },
    select: { dueAt: true },
  });
  return next?.dueAt ?? null;
}

/** Administrators who can be given a task. Empty for a viewer who can give none. */
export const listOwners = async (context: Context) =>
  can.takeTasks(context.viewer) ? listColleagues(context, "workTasks") : [];

function found(
  { viewer, now }: Context,
  { view, kind, search }: z.output<typeof taskFilter>,
): Prisma.DeskTaskWhereInput {
  demand(can.readTasks(viewer));
  const contains = containing(search ?? "");
  const number = /^#?([1-9]\d{0,8})$/.exec(search ?? "")?.[1];
  const views = {
    open: { state: "open" },
    late: { state: "open", dueAt: { lte: now() } },
    free: { state: "open", ownerId: null },
    mine: { state: "open", ownerId: viewer.adminId },
    closed: { state: { not: "open" } },
    all: {},
  } satisfies Record<typeof view, Prisma.DeskTaskWhereInput>;
  return {
    AND: [
      ofCasesIn(scopedTo(viewer)),
      views[view],
      kind ? { kind } : {},
      search
        ? {
            OR: [
              { about: contains },
              { request: { caseId: contains } },
              { owner: { name: contains } },
              ...(number ? [{ id: Number(number) }] : []),
            ],
          }
        : {},
    ],
  };
}
