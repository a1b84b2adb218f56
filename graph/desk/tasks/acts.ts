import type { DeskTask, Prisma } from "../../../prisma/client/client.ts";
import { demand } from "../../core/access/audiences.ts";
import type { AdminViewer } from "../../core/access/viewer.ts";
import type { AuditAction } from "../../core/audit/actions.ts";
import { activeWith } from "../../core/access/active-with.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { guardedWrite } from "../../core/guarded-write.ts";
import { announceTasks } from "../../core/tasks/open.ts";
import { can } from "./policy.ts";
import { dropForm, finishForm } from "../../../shared/desk/tasks/rules.ts";
import { outcomesOf, type TaskKind } from "../../../shared/desk/tasks/kinds.ts";
import { says } from "../../../shared/desk/tasks/sentences.ts";
import type { AuditDetails } from "../../core/audit/record.ts";

type Selection = Pick<Prisma.DeskTaskFindManyArgs, "select" | "include">;

export interface ShownTask {
  id: number;
  /** The version that was shown. */
  version: number;
}

/** Takes a free task. If two race, the second learns who has it. */
export const takeTask = (context: Context, shown: ShownTask, query: Selection = {}) =>
  change(context, shown, {
    query,
    action: "task.taken",
    from: { ownerId: null },
    data: ({ adminId }) => ({ ownerId: adminId }),
  });

/** Gives it to an administrator, whoever has it. */
export const assignTask = (context: Context, shown: ShownTask, username: string, query: Selection = {}) =>
  change(context, shown, {
    query,
    action: "task.assigned",
    from: {},
    data: async (_viewer, tx) => {
      const task = await tx.deskTask.findUnique({
        where: { id: shown.id },
        select: { request: { select: { agencyId: true } } },
      });
      const owner = await tx.admin.findFirst({
        where: { username, ...activeWith("workTasks", task?.request?.agencyId) },
      });
      if (!owner) throw new Refusal("INVALID", says.ownerMissing, { owner: [says.ownerMissing] });
      return { ownerId: owner.id };
    },
    details: { owner: username },
  });

/** Returns it to the queue, in its place by due time. */
export const releaseTask = (context: Context, shown: ShownTask, query: Selection = {}) =>
  change(context, shown, {
    query,
    action: "task.released",
    from: {},
    allow: (viewer, task) => demandOwner(task, can.releaseTask(viewer, task)),
    data: () => ({ ownerId: null }),
  });

/** Its owner finishes it with an outcome that fits its kind. */
export async function finishTask(context: Context, shown: ShownTask, input: unknown, query: Selection = {}) {
  demand(can.takeTasks(context.viewer));
  const { outcome, note } = parse(finishForm, input);
  return change(context, shown, {
    query,
    action: "task.done",
    from: {},
    allow: (viewer, task) => {
      demandOwner(task, task.ownerId === viewer.adminId);
      const fitting = outcomesFor(task);
      if (!fitting.includes(outcome))
        throw new Refusal("INVALID", says.outcomeWrong, { outcome: [says.outcomeWrong] });
    },
    data: ({ username }) => ({
      ...{ state: "done", closedAt: context.now(), closedBy: username, outcome, note: note || null },
    }),
    details: { outcome },
  });
}

/** Its owner drops it with a reason: there is nothing to do. */
export async function dropTask(context: Context, shown: ShownTask, input: unknown, query: Selection = {}) {
  demand(can.takeTasks(context.viewer));
  const { reason } = parse(dropForm, input);
  return change(context, shown, {
    query,
    action: "task.dropped",
    from: {},
    allow: (viewer, task) => {
      demandOwner(task, task.ownerId === viewer.adminId);
      outcomesFor(task);
    },
    data: ({ username }) => ({
      ...{ state: "dropped", closedAt: context.now(), closedBy: username, note: reason },
    }),
  });
}

/** A task without outcomes closes with its subject alone. */
function outcomesFor(task: DeskTask) {
  const outcomes = outcomesOf(task.kind as TaskKind);
  if (outcomes.length === 0) throw new Refusal("CONFLICT", says.closesItself);
  return outcomes;
}

function demandOwner({ ownerId }: DeskTask, isAllowed: boolean) {
  if (ownerId === null) throw new Refusal("CONFLICT", says.free);
  demand(isAllowed, says.notYours);
}

type Columns = Prisma.DeskTaskUncheckedUpdateManyInput;

interface Step {
  query: Selection;
  action: AuditAction;
  from: Prisma.DeskTaskWhereInput;
  allow?: (viewer: AdminViewer, task: DeskTask) => void;
  data: (viewer: AdminViewer, tx: Prisma.TransactionClient) => Columns | Promise<Columns>;
  details?: AuditDetails;
}

async function change(
  context: Context,
  { id, version }: ShownTask,
  { query, action, from, allow, data, details }: Step,
): Promise<DeskTask> {
  const { viewer } = context;
  demand(can.takeTasks(viewer));
  return guardedWrite(context, "DeskTask", {
    query,
    where: { id },
    version,
    from: { state: "open", ...from },
    allow: (task) => {
      if (task.state !== "open") throw new Refusal("CONFLICT", says.closedAlready);
      allow?.(viewer, task);
    },
    data: (_before, tx) => data(viewer, tx),
    missing: says.missing,
    conflict: async ({ state, ownerId }, tx) => {
      if (state !== "open") return says.closedAlready;
      const owner = ownerId === null ? null : await tx.admin.findUnique({ where: { id: ownerId } });
      return owner && owner.id !== viewer.adminId ? says.hasIt({ name: owner.name }) : says.changed;
    },
    audit: ({ after: { kind } }) => ({
      action,
      resourceType: "task",
      resourceId: id,
      details: { kind, ...details },
    }),
    announce: () => announceTasks(context, [id]),
  });
}
