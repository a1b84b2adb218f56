import { valuesOf } from "../../core/graphql/enums.ts";
import { Colleague } from "../../accounts/admins/types.ts";
import { isAdmin } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { connectionOf, pageOf, paging, selectedIn } from "../../core/graphql/pages.ts";
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

const TaskKind = builder.enumType("TaskKind", {
  description: "What kind of work a task is.",
  values: valuesOf(taskKinds, {
    dispute: "Someone says that redeemed help was not received.",
    expiring_code: "A code expires soon and was not used.",
    same_person: "Two requests may concern the same person.",
    statement_difference: "A line of a provider's statement does not match what was dispatched.",
    stop_request: "A message may ask for no more messages. Due within the hour.",
    waiting_for_fund: "An approved request waits for money.",
  }),
});
const TaskState = builder.enumType("TaskState", {
  description: "Whether a task is open.",
  values: valuesOf(taskStates, {
    done: "It was finished, or its subject was settled.",
    dropped: "There was nothing to do.",
    open: "It still has to be done.",
  }),
});
export const TaskOutcome = builder.enumType("TaskOutcome", {
  description: "How a task ended.",
  values: valuesOf(taskOutcomes, {
    contact_changed: "How the person may be reached was changed.",
    help_given: "The help was received.",
    help_not_given: "The help was not received.",
    left_to_expire: "The code is no longer needed.",
    not_reached: "The person could not be reached.",
    reminded: "The person was reminded.",
    replaced: "The person got another code.",
    resolved: "Its subject was settled.",
    still_wanted: "The person did not ask to stop messages.",
    unclear: "It could not be found out.",
  }),
});
export const TaskView = builder.enumType("TaskView", {
  description: "Which tasks to list.",
  values: valuesOf(taskViews, {
    all: "Every task, newest first.",
    closed: "Finished and dropped tasks, newest first.",
    free: "Open tasks that no one has taken.",
    late: "Open tasks past their due time.",
    mine: "Open tasks of the caller.",
    open: "Open tasks, the first due first.",
  }),
});

const DeskTask = builder.prismaNode("DeskTask", {
  description: "One piece of work of the administrators' desk.",
  access: { byId: "readMoney" },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number." }),
    kind: t.field({
      description: "What kind of work it is.",
      type: TaskKind,
      select: { kind: true },
      resolve: ({ kind }) => kind as Kind,
    }),
    about: t.exposeString("about", {
      description: "What it is about, without personal data. Empty if the kind and the case say it.",
    }),
    requestNumber: t.exposeInt("requestId", {
      description: "Number of the case that it belongs to. Null without a case.",
      nullable: true,
    }),
    caseId: t.string({
      description: "Case number of the case that it belongs to. Null without a case.",
      nullable: true,
      select: { request: { select: { caseId: true } } },
      resolve: ({ request }) => request?.caseId ?? null,
    }),
    openedAt: t.expose("openedAt", { description: "When it was opened.", type: "DateTime" }),
    dueAt: t.expose("dueAt", {
      description: "When it should be done. Follows the case's urgency rule, or the kind without a case.",
      type: "DateTime",
    }),
    state: t.expose("state", { description: "Whether it is open.", type: TaskState }),
    ownerName: t.string({
      description: "Name of the administrator who has it. Null if no one has.",
      nullable: true,
      select: { owner: { select: { name: true } } },
      resolve: ({ owner }) => owner?.name ?? null,
    }),
    isMine: t.boolean({
      description: "True if the caller has taken it.",
      select: { ownerId: true },
      resolve: ({ ownerId }, _args, { viewer }) => isAdmin(viewer) && viewer.adminId === ownerId,
    }),
    outcomes: t.field({
      description: "The outcomes that fit its kind. Empty if it closes with its subject.",
      type: [TaskOutcome],
      select: { kind: true },
      resolve: ({ kind }) => [...outcomesOf(kind as Kind)],
    }),
    outcome: t.field({
      description: "How it ended. Null while it is open or if it was dropped.",
      type: TaskOutcome,
      nullable: true,
      select: { outcome: true },
      resolve: ({ outcome }) => outcome as Outcome | null,
    }),
    note: t.exposeString("note", {
      description: "Note of the person who closed it, or the reason for dropping it. Null without one.",
      nullable: true,
    }),
    closedAt: t.expose("closedAt", {
      description: "When it was closed. Null while it is open.",
      type: "DateTime",
      nullable: true,
    }),
    closedBy: t.exposeString("closedBy", {
      description: "Username of the administrator who closed it. Null if it closed with its subject.",
      nullable: true,
    }),
    version: t.exposeInt("version", {
      description: "Increases with each change. Send it when you change the task.",
    }),
    viewerCanTake: t.boolean({
      description: "No one has it, and the caller may take it.",
      select: { state: true, ownerId: true },
      resolve: ({ state, ownerId }, _args, { viewer }) =>
        state === "open" && ownerId === null && can.takeTasks(viewer),
    }),
    viewerCanAssign: t.boolean({
      description: "The caller may give it to an administrator.",
      select: { state: true },
      resolve: ({ state }, _args, { viewer }) => state === "open" && can.takeTasks(viewer),
    }),
    viewerCanRelease: t.boolean({
      description: "The caller may return it to the queue.",
      select: { state: true, ownerId: true },
      resolve: (task, _args, { viewer }) => task.state === "open" && can.releaseTask(viewer, task),
    }),
  }),
});

const TaskFilterInput = builder.inputType("TaskFilter", {
  description: "Limits the tasks. Omitted fields do not limit them.",
  fields: (t) => ({
    view: t.field({
      description: "Which tasks to list. The default is `open`.",
      type: TaskView,
      required: false,
    }),
    kind: t.field({ description: "Only tasks of this kind.", type: TaskKind, required: false }),
    search: t.string({
      description:
        "Part of what it is about, of the case number or of the owner's name, or the task's number. At most 100 characters.",
      required: false,
    }),
  }),
});

const DeskTaskConnection = connectionOf("DeskTask", DeskTask, {
  description: "One page of tasks, and the state of the whole queue.",
  fields: (t) => ({
    late: t.int({
      description: "Number of open tasks past their due time.",
      resolve: (_page, _args, context) => countTasks(context, { view: "late" }),
    }),
    free: t.int({
      description: "Number of open tasks that no one has taken.",
      resolve: (_page, _args, context) => countTasks(context, { view: "free" }),
    }),
    nextDueAt: t.field({
      description: "When the next open task becomes overdue. Null if none is coming.",
      type: "DateTime",
      nullable: true,
      resolve: (_page, _args, context) => nextDueAt(context),
    }),
    serverTime: t.field({
      description: "Current time of the server, for clocks on the screen.",
      type: "DateTime",
      resolve: (_page, _args, { now }) => now(),
    }),
  }),
});

builder.queryField("deskTasks", (t) =>
  t.field({
    access: "readMoney",
    description: "Work of the desk. Open tasks are sorted by due time. INVALID with `fields`.",
    type: DeskTaskConnection,
    args: {
      filter: t.arg({ description: "Limits the tasks.", type: TaskFilterInput, required: false }),
      ...paging,
    },
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
    description: "Active administrators, by name.",
    type: [Colleague],
    resolve: (_root, _args, context) => listOwners(context),
  }),
);

builder.subscriptionField("taskChanged", (t) =>
  t.field({
    access: "readMoney",
    description: "Each new or changed task.",
    type: DeskTask,
    nullable: true,
    subscribe: (_root, _args, context) => taskChanges.watch(context),
    resolve: (change, _args, context) => taskChanges.row(context, change),
  }),
);
