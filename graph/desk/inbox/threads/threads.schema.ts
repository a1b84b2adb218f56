import { builder } from "../../../core/graphql/builder.ts";
import { mutation } from "../../../core/graphql/mutations.ts";
import { connectionOf, pageOf, paging } from "../../../core/graphql/pages.ts";
import type { OpenedText } from "../read.ts";
import { threadViews, type ThreadView } from "../../../../shared/desk/inbox/rules.ts";
import { CommunicationPriority, CommunicationRef, CommunicationType } from "../schema.ts";
import { countListedThreads, countViews, listThreads, openThread, type Thread } from "./threads.ts";
import { holdReply, type ReplyWriter } from "./writer.ts";

const ThreadViewType = builder.enumType("CommunicationThreadView", { values: threadViews });

const ThreadRef = builder.objectRef<Thread>("CommunicationThread").implement({
  access: "through",
  fields: (t) => ({
    id: t.exposeID("id"),
    waiting: t.exposeInt("waiting"),
    isUrgent: t.exposeBoolean("isUrgent"),
    latest: t.expose("latest", { type: CommunicationRef }),
  }),
});

const ThreadCounts = builder.objectRef<Record<ThreadView, number>>("CommunicationThreadCounts").implement({
  access: "through",
  fields: (t) => ({
    needsAnswer: t.exposeInt("needs_answer"),
    urgent: t.exposeInt("urgent"),
    failed: t.exposeInt("failed"),
    mine: t.exposeInt("mine"),
    all: t.exposeInt("all"),
  }),
});

const ThreadFilterInput = builder.inputType("CommunicationThreadFilter", {
  fields: (t) => ({
    view: t.field({ type: ThreadViewType, required: false }),
    type: t.field({ type: CommunicationType, required: false }),
    priority: t.field({ type: CommunicationPriority, required: false }),
    search: t.string({ required: false }),
  }),
});

const ThreadConnection = connectionOf("CommunicationThread", ThreadRef, (t) => ({
  counts: t.field({ type: ThreadCounts, resolve: (_page, _args, context) => countViews(context) }),
}));

builder.queryField("communicationThreads", (t) =>
  t.field({
    access: "readDesk",
    type: ThreadConnection,
    args: { filter: t.arg({ type: ThreadFilterInput, required: false }), ...paging },
    resolve: (_root, { filter, ...page }, context) => {
      const asked = { ...filter, view: filter?.view ?? undefined, search: filter?.search ?? "" };
      return pageOf(page, {
        read: (slice) => listThreads(context, asked, slice),
        count: () => countListedThreads(context, asked),
      });
    },
  }),
);

const CommunicationText = builder.objectRef<OpenedText>("CommunicationText").implement({
  access: "through",
  fields: (t) => ({
    communicationId: t.exposeString("id"),
    message: t.exposeString("message"),
    letterNumber: t.exposeInt("letterId", { nullable: true }),
  }),
});

mutation("openCommunicationThread", {
  access: "workDesk",
  input: (t) => ({ thread: t.string() }),
  resolve: (input, context) => openThread(context, input.thread),
  payload: (t) => ({ texts: t.field({ type: [CommunicationText], resolve: (texts) => texts }) }),
});

const ReplyWriterType = builder.objectRef<ReplyWriter>("ReplyWriter").implement({
  access: "through",
  fields: (t) => ({
    name: t.exposeString("adminName"),
  }),
});

mutation("holdReply", {
  access: "workDesk",
  input: (t) => ({
    thread: t.string(),
    isWriting: t.boolean(),
    takesOver: t.boolean({ required: false }),
  }),
  resolve: async ({ takesOver, ...input }, context) => ({
    writer: await holdReply(context, { ...input, takesOver: takesOver ?? false }),
  }),
  payload: (t) => ({
    writer: t.field({ type: ReplyWriterType, nullable: true, resolve: ({ writer }) => writer }),
  }),
});
