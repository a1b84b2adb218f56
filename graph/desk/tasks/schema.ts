import "./audit-actions.ts";
import "./descriptions.ts";
import { Colleague } from "../../accounts/admins/types.ts";
import { isAdmin } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { rowMutation, type InputFields } from "../../core/graphql/mutations.ts";
import { connectionOf, pageOf, paging, selectedIn } from "../../core/graphql/pages.ts";
import { assignTask, dropTask, finishTask, releaseTask, takeTask } from "./acts.ts";
import { countTasks, listOwners, listTasks, nextDueAt } from "./list.ts";
import { can } from "./policy.ts";
import {
  outcomesOf,
  taskKinds,
  taskOutcomes,
  taskStates,
  taskViews,
  type TaskKind as Kind,
  type TaskOutcome as Outcome,
} from "../../../shared/desk/tasks/kinds.ts";
import { taskChanges } from "./watch.ts";

const TaskKind = builder.enumType("TaskKind", { values: taskKinds });
const TaskState = builder.enumType("TaskState", { values: taskStates });
const TaskOutcome = builder.enumType("TaskOutcome", { values: taskOutcomes });
export const TaskView = builder.enumType("TaskView", { values: taskViews });

const DeskTask = builder.prismaNode("DeskTask", {
  access: { byId: "readMoney" },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id"),
    kind: t.field({ type: TaskKind, select: { kind: true }, resolve: ({ kind }) => kind as Kind }),
    about: t.exposeString("about"),
    requestNumber: t.exposeInt("requestId", { nullable: true }),
    caseId: t.string({
      nullable: true,
      select: { request: { select: { caseId: true } } },
      resolve: ({ request }) => request?.caseId ?? null,
    }),
    openedAt: t.expose("openedAt", { type: "DateTime" }),
    dueAt: t.expose("dueAt", { type: "DateTime" }),
    state: t.expose("state", { type: TaskState }),
    ownerName: t.string({
      nullable: true,
      select: { owner: { select: { name: true } } },
      resolve: ({ owner }) => owner?.name ?? null,
    }),
    isMine: t.boolean({
      select: { ownerId: true },
      resolve: ({ ownerId }, _args, { viewer }) => isAdmin(viewer) && viewer.adminId === ownerId,
    }),
    outcomes: t.field({
      type: [TaskOutcome],
      select: { kind: true },
      resolve: ({ kind }) => [...outcomesOf(kind as Kind)],
    }),
    outcome: t.field({
      type: TaskOutcome,
      nullable: true,
      select: { outcome: true },
      resolve: ({ outcome }) => outcome as Outcome | null,
    }),
    note: t.exposeString("note", { nullable: true }),
    closedAt: t.expose("closedAt", { type: "DateTime", nullable: true }),
    closedBy: t.exposeString("closedBy", { nullable: true }),
    version: t.exposeInt("version"),
    viewerCanTake: t.boolean({
      select: { state: true, ownerId: true },
      resolve: ({ state, ownerId }, _args, { viewer }) =>
        state === "open" && ownerId === null && can.takeTasks(viewer),
    }),
    viewerCanAssign: t.boolean({
      select: { state: true },
      resolve: ({ state }, _args, { viewer }) => state === "open" && can.takeTasks(viewer),
    }),
    viewerCanRelease: t.boolean({
      select: { state: true, ownerId: true },
      resolve: (task, _args, { viewer }) => task.state === "open" && can.releaseTask(viewer, task),
    }),
  }),
});

const TaskFilterInput = builder.inputType("TaskFilter", {
  fields: (t) => ({
    view: t.field({ type: TaskView, required: false }),
    kind: t.field({ type: TaskKind, required: false }),
    search: t.string({ required: false }),
  }),
});

const DeskTaskConnection = connectionOf("DeskTask", DeskTask, (t) => ({
  late: t.int({ resolve: (_page, _args, context) => countTasks(context, { view: "late" }) }),
  free: t.int({ resolve: (_page, _args, context) => countTasks(context, { view: "free" }) }),
  nextDueAt: t.field({
    type: "DateTime",
    nullable: true,
    resolve: (_page, _args, context) => nextDueAt(context),
  }),
  serverTime: t.field({ type: "DateTime", resolve: (_page, _args, { now }) => now() }),
}));

builder.queryField("deskTasks", (t) =>
  t.field({
    access: "readMoney",
    type: DeskTaskConnection,
    args: { filter: t.arg({ type: TaskFilterInput, required: false }), ...paging },
    resolve: (_root, { filter, ...page }, context, info) => {
      const asked = { view: filter?.view ?? ("open" as const), kind: filter?.kind, search: filter?.search };
      return pageOf(page, {
        read: (slice) => listTasks(context, asked, slice, selectedIn(context, info)),
        count: () => countTasks(context, asked),
      });
    },
  }),
);

builder.queryField("taskOwners", (t) =>
  t.field({
    access: "admin",
    type: [Colleague],
    resolve: (_root, _args, context) => listOwners(context),
  }),
);

const shown = (t: InputFields) => ({
  id: t.globalID({ description: "Relay global ID of the task." }),
  version: t.int(),
});
const shownIn = ({ id, version }: { id: Parameters<typeof numberIn>[0]; version: number }) => ({
  id: numberIn(id, "DeskTask"),
  version,
});

rowMutation("takeTask", ["task", "DeskTask"], {
  access: "workTasks",
  input: shown,
  resolve: (input, context, selection) => takeTask(context, shownIn(input), selection),
});

rowMutation("assignTask", ["task", "DeskTask"], {
  access: "workTasks",
  input: (t) => ({ ...shown(t), owner: t.string() }),
  resolve: ({ owner, ...input }, context, selection) => assignTask(context, shownIn(input), owner, selection),
});

rowMutation("releaseTask", ["task", "DeskTask"], {
  access: "workTasks",
  input: shown,
  resolve: (input, context, selection) => releaseTask(context, shownIn(input), selection),
});

rowMutation("finishTask", ["task", "DeskTask"], {
  access: "workTasks",
  input: (t) => ({
    ...shown(t),
    outcome: t.field({ type: TaskOutcome }),
    note: t.string({ required: false }),
  }),
  resolve: ({ outcome, note, ...input }, context, selection) =>
    finishTask(context, shownIn(input), { outcome, note: note ?? "" }, selection),
});

rowMutation("dropTask", ["task", "DeskTask"], {
  access: "workTasks",
  input: (t) => ({ ...shown(t), reason: t.string() }),
  resolve: ({ reason, ...input }, context, selection) =>
    dropTask(context, shownIn(input), { reason }, selection),
});

builder.subscriptionField("taskChanged", (t) =>
  t.field({
    access: "readMoney",
    type: DeskTask,
    nullable: true,
    subscribe: (_root, _args, context) => taskChanges.watch(context),
    resolve: (change, _args, context) => taskChanges.row(context, change),
  }),
);
