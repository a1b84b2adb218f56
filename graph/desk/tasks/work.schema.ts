import { callbackIn, callbackNode } from "../../community/callbacks/key.ts";
import { valuesOf } from "../../core/graphql/enums.ts";
import { builder } from "../../core/graphql/builder.ts";
import { connectionOf, pageOf, paging, typeOf, type Page } from "../../core/graphql/pages.ts";
import type { WorkCounts, WorkRow } from "./work.sql.ts";
import { workKinds } from "../../../shared/desk/tasks/kinds.ts";
import { TaskView } from "./schema.ts";
import { countListedWork, listWork, watchWork } from "./work.ts";

const WorkKindType = builder.enumType("WorkKind", {
  description: "A kind of work at the desk. The first five are tasks.",
  values: valuesOf(workKinds, {
    callback: "A promised call.",
    codes_to_approve: "Imported codes that a second super administrator has not approved.",
    dispute: "A recipient says that help was not given.",
    entry_to_confirm: "Directory entries that were never confirmed, as one item.",
    escalation: "A request whose urgency rule has escalated it, and no one handles.",
    expiring_code: "An unused code ends within a day.",
    failed_message: "A message failed or did not arrive.",
    grant_to_review: "A 911 grant that is not confirmed.",
    low_code_pool: "A vendor has fewer than five free codes.",
    officer_waiting: "An officer's case that is not confirmed.",
    same_person: "Two requests may concern the same person.",
    statement_difference: "A vendor's statement differs.",
    stop_request: "A message may ask for no more messages.",
    urgent_reply: "An unread reply that reports a problem.",
    waiting_for_fund: "A request waits for money.",
    privacy_request: "What a person asked about their own data.",
    wrong_entry: "A report of a wrong directory entry.",
  }),
});

const WorkItem = builder.objectRef<WorkRow>("WorkItem").implement({
  description: "One piece of open work. It is settled in its own list.",
  access: "through",
  fields: (t) => ({
    id: t.exposeID("key", {
      description: "Such as `task-5`, `callback-3` or `response-9`. `node` does not accept it.",
    }),
    kind: t.expose("kind", { description: "Kind of the work.", type: WorkKindType }),
    about: t.exposeString("about", {
      description:
        "What it is about: a subject, kind of recipient, case number or number of items, by `kind`. Empty if there is nothing to add.",
    }),
    requestNumber: t.exposeInt("requestId", {
      description: "Number of the request. Null if it concerns none.",
      nullable: true,
    }),
    caseId: t.exposeString("caseId", {
      description: "Case ID of the request. Null if it concerns none.",
      nullable: true,
    }),
    openedAt: t.expose("openedAt", {
      description: "When it was opened. Null for a group.",
      type: "DateTime",
      nullable: true,
    }),
    dueAt: t.expose("dueAt", {
      description: "When it should be settled, by the urgency rule of its case. Null if no time is set.",
      type: "DateTime",
      nullable: true,
    }),
    ownerName: t.exposeString("ownerName", {
      description: "Name of the administrator who has it, or owns its case. Null if no one does.",
      nullable: true,
    }),
    task: t.field({
      description: "The task. Null for work of another list.",
      type: typeOf("DeskTask"),
      nullable: true,
      resolve: ({ key }, _args, { db }) => {
        const number = /^task-(\d+)$/.exec(key)?.[1];
        return number ? db.deskTask.findUnique({ where: { id: Number(number) } }) : null;
      },
    }),
    callbackId: t.globalID({
      description: "Relay global ID of the promised call. Null for other work.",
      nullable: true,
      resolve: ({ key }) => callbackNode(key),
    }),
    callerName: t.string({
      description: "Name of the person of a promised call, as entered. Null for other work.",
      nullable: true,
      resolve: async ({ key }, _args, { db }) => {
        const id = callbackIn(key);
        if (id === null) return null;
        const call = await db.callbackRequest.findUnique({ where: { id } });
        return call?.name ?? null;
      },
    }),
  }),
});

const WorkFilterInput = builder.inputType("WorkFilter", {
  description: "Limits the work. Omitted fields do not limit it.",
  fields: (t) => ({
    view: t.field({
      description: "The view. The default is `open`. `closed` has tasks only.",
      type: TaskView,
      required: false,
    }),
    kind: t.field({ description: "Only this kind.", type: WorkKindType, required: false }),
    search: t.string({
      description:
        "Text of the subject, a case ID, an owner's name, or a task's number with #. At most 100 characters.",
      required: false,
    }),
  }),
});

interface WorkPage extends Page<WorkRow> {
  /** Counted once for all fields. */
  counts: () => Promise<WorkCounts>;
}

const WorkConnection = connectionOf<WorkRow, WorkPage>("WorkItem", WorkItem, {
  description: "One page of the work: the first due first, and what has no time last.",
  fields: (t) => ({
    late: t.int({
      description: "Number of overdue items.",
      resolve: async ({ counts }) => (await counts()).late,
    }),
    lateSince: t.field({
      description: "When the item that is overdue the longest was due. Null if none is overdue.",
      type: "DateTime",
      nullable: true,
      resolve: async ({ counts }) => (await counts()).lateSince,
    }),
    nextDueAt: t.field({
      description: "When the next item becomes overdue. Null if none will.",
      type: "DateTime",
      nullable: true,
      resolve: async ({ counts }) => (await counts()).nextDueAt,
    }),
    serverTime: t.field({
      description: "Current time of the server.",
      type: "DateTime",
      resolve: (_page, _args, { now }) => now(),
    }),
  }),
});

builder.queryField("deskWork", (t) =>
  t.field({
    access: "admin",
    description: "All open work that the caller's roles may see.",
    type: WorkConnection,
    args: {
      filter: t.arg({ description: "Limits the work.", type: WorkFilterInput, required: false }),
      ...paging,
    },
    resolve: (_root, { filter, ...page }, context) => {
      const asked = { view: filter?.view ?? undefined, kind: filter?.kind, search: filter?.search };
      let counted: Promise<WorkCounts> | undefined;
      const counts = () => (counted ??= countListedWork(context, asked));
      const list = pageOf(page, {
        read: (slice) => listWork(context, asked, slice),
        count: async () => (await counts()).count,
      });
      return { ...list, counts };
    },
  }),
);

const WorkNews = builder.objectRef<{ count: number }>("WorkNews").implement({
  description: "Notification about changed work.",
  access: "through",
  fields: (t) => ({
    count: t.exposeInt("count", { description: "Number of open items that the caller can read." }),
  }),
});

builder.subscriptionField("deskWorkChanged", (t) =>
  t.field({
    access: "admin",
    description: "Shortly after the work changed. Changes close together arrive as one.",
    type: WorkNews,
    subscribe: (_root, _args, context) => watchWork(context),
    resolve: (news) => news,
  }),
);
