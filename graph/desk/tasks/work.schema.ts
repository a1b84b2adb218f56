import { builder } from "../../core/graphql/builder.ts";
import { connectionOf, pageOf, paging, typeOf, type Page } from "../../core/graphql/pages.ts";
import type { WorkCounts, WorkRow } from "./work.sql.ts";
import { workKinds } from "../../../shared/desk/tasks/kinds.ts";
import { TaskView } from "./schema.ts";
import { countListedWork, listWork, watchWork } from "./work.ts";

const WorkKindType = builder.enumType("WorkKind", { values: workKinds });

const WorkItem = builder.objectRef<WorkRow>("WorkItem").implement({
  access: "through",
  fields: (t) => ({
    id: t.exposeID("key"),
    kind: t.expose("kind", { type: WorkKindType }),
    about: t.exposeString("about"),
    requestNumber: t.exposeInt("requestId", { nullable: true }),
    caseId: t.exposeString("caseId", { nullable: true }),
    openedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ openedAt }) => dateOf(openedAt) }),
    dueAt: t.field({ type: "DateTime", nullable: true, resolve: ({ dueAt }) => dateOf(dueAt) }),
    ownerName: t.exposeString("ownerName", { nullable: true }),
    task: t.field({
      type: typeOf("DeskTask"),
      nullable: true,
      resolve: ({ key }, _args, { db }) => {
        const number = /^task-(\d+)$/.exec(key)?.[1];
        return number ? db.deskTask.findUnique({ where: { id: Number(number) } }) : null;
      },
    }),
  }),
});

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

const WorkFilterInput = builder.inputType("WorkFilter", {
  fields: (t) => ({
    view: t.field({ type: TaskView, required: false }),
    kind: t.field({ type: WorkKindType, required: false }),
    search: t.string({ required: false }),
  }),
});

interface WorkPage extends Page<WorkRow> {
  /** Counted once for all fields. */
  counts: () => Promise<WorkCounts>;
}

const WorkConnection = connectionOf<WorkRow, WorkPage>("WorkItem", WorkItem, (t) => ({
  late: t.int({ resolve: async ({ counts }) => (await counts()).late }),
  nextDueAt: t.field({
    type: "DateTime",
    nullable: true,
    resolve: async ({ counts }) => dateOf((await counts()).nextDueAt),
  }),
  serverTime: t.field({ type: "DateTime", resolve: (_page, _args, { now }) => now() }),
}));

builder.queryField("deskWork", (t) =>
  t.field({
    access: "admin",
    type: WorkConnection,
    args: { filter: t.arg({ type: WorkFilterInput, required: false }), ...paging },
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
  access: "through",
  fields: (t) => ({ count: t.exposeInt("count") }),
});

builder.subscriptionField("deskWorkChanged", (t) =>
  t.field({
    access: "admin",
    type: WorkNews,
    subscribe: (_root, _args, context) => watchWork(context),
    resolve: (news) => news,
  }),
);
