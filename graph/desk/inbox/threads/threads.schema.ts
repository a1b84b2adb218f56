import { valuesOf } from "../../../core/graphql/enums.ts";
import { builder } from "../../../core/graphql/builder.ts";
import { mutation } from "../../../core/graphql/mutations.ts";
import { connectionOf, pageOf, paging } from "../../../core/graphql/pages.ts";
import type { OpenedText } from "../read.ts";
import { threadViews, type ThreadView } from "../../../../shared/desk/inbox/rules.ts";
import { CommunicationPriority, CommunicationType } from "../enums.ts";
import { CommunicationRef } from "../types.ts";
import { countListedThreads, countViews, listThreads, openThread, type Thread } from "./threads.ts";
import { holdReply, type ReplyWriter } from "./writer.ts";

const ThreadViewType = builder.enumType("CommunicationThreadView", {
  description: "A view of the inbox by thread.",
  values: valuesOf(threadViews, {
    all: "All threads.",
    failed: "With a message that failed or did not arrive, and no one handled.",
    mine: "About cases that the caller owns.",
    needs_answer: "With an unread received item.",
    urgent: "With an urgent unread received item.",
  }),
});

const ThreadRef = builder.objectRef<Thread>("CommunicationThread").implement({
  description: "The messages of one case, or a received item without a case and its replies.",
  access: "through",
  fields: (t) => ({
    id: t.exposeID("id", {
      description:
        "Such as `request-12` with the request's number, or the `id` of the first item. `node` does not accept it.",
    }),
    waiting: t.exposeInt("waiting", {
      description:
        "Number of received items that no one has read or answered, as far as the view shows them.",
    }),
    isUrgent: t.exposeBoolean("isUrgent", {
      description: "True if a received item is unread and reports a problem or asks for an urgent call.",
    }),
    latest: t.expose("latest", {
      description: "The newest message that the view shows.",
      type: CommunicationRef,
    }),
  }),
});

const ThreadCounts = builder.objectRef<Record<ThreadView, number>>("CommunicationThreadCounts").implement({
  description: "Number of threads in each view.",
  access: "through",
  fields: (t) => ({
    needsAnswer: t.exposeInt("needs_answer", { description: "With an unread received item." }),
    urgent: t.exposeInt("urgent", { description: "With an urgent unread received item." }),
    failed: t.exposeInt("failed", {
      description: "With a message that failed or did not arrive, and no one handled.",
    }),
    mine: t.exposeInt("mine", { description: "About cases that the caller owns." }),
    all: t.exposeInt("all", { description: "All threads." }),
  }),
});

const ThreadFilterInput = builder.inputType("CommunicationThreadFilter", {
  description: "Limits the threads. Omitted fields do not limit them.",
  fields: (t) => ({
    view: t.field({
      description: "The view. The default is `needs_answer`.",
      type: ThreadViewType,
      required: false,
    }),
    type: t.field({ description: "Only messages of this kind.", type: CommunicationType, required: false }),
    priority: t.field({
      description: "Only messages with this priority.",
      type: CommunicationPriority,
      required: false,
    }),
    search: t.string({
      description:
        "Words of the subject, names, received text or case ID. At most 200 characters. Anonymous people are not found by name.",
      required: false,
    }),
  }),
});

const ThreadConnection = connectionOf("CommunicationThread", ThreadRef, {
  description: "One page of threads: those with an urgent unread item first, then the newest.",
  totalCount: "Number of threads on all pages. Of each kind of message, 1,001 are counted at most.",
  fields: (t) => ({
    counts: t.field({
      description:
        "Number of threads in each view, without other filters. Of each kind of message, 1,001 are counted at most.",
      type: ThreadCounts,
      resolve: (_page, _args, context) => countViews(context),
    }),
  }),
});

builder.queryField("communicationThreads", (t) =>
  t.field({
    access: "readDesk",
    description:
      "Received and sent messages by thread: those with an urgent unread item first, then the newest.",
    type: ThreadConnection,
    args: {
      filter: t.arg({ description: "Limits the threads.", type: ThreadFilterInput, required: false }),
      ...paging,
    },
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
  description: "The whole text of one message.",
  access: "through",
  fields: (t) => ({
    communicationId: t.exposeString("id", { description: "`id` of the communication." }),
    message: t.exposeString("message", {
      description: "The whole text, without the secrets of its links. Treat it as plain text.",
    }),
    letterNumber: t.exposeInt("letterId", {
      description:
        "Row number of the letter that the message carries. `message` then holds only the subject. Null if it carries none.",
      nullable: true,
    }),
  }),
});

mutation("openCommunicationThread", {
  access: "workDesk",
  description: "Returns the whole texts of a thread. The access is logged. NOT_FOUND.",
  input: (t) => ({ thread: t.string({ description: "`id` of a `CommunicationThread`." }) }),
  resolve: (input, context) => openThread(context, input.thread),
  payload: (t) => ({
    texts: t.field({
      description: "The newest messages, at most 50, newest first.",
      type: [CommunicationText],
      resolve: (texts) => texts,
    }),
  }),
});

const ReplyWriterType = builder.objectRef<ReplyWriter>("ReplyWriter").implement({
  description: "An administrator who is writing a reply.",
  access: "through",
  fields: (t) => ({
    name: t.exposeString("adminName", { description: "User name of the administrator." }),
  }),
});

mutation("holdReply", {
  access: "workDesk",
  description:
    "Marks the caller as writing in a thread for 30 seconds. If a colleague already is, returns that colleague instead. Replies are not blocked. NOT_FOUND.",
  input: (t) => ({
    thread: t.string({ description: "`id` of a `CommunicationThread`." }),
    isWriting: t.boolean({ description: "True while a reply is typed. False ends it." }),
    takesOver: t.boolean({
      description: "True to write although someone else does. The default is false.",
      required: false,
    }),
  }),
  resolve: async ({ takesOver, ...input }, context) => ({
    writer: await holdReply(context, { ...input, takesOver: takesOver ?? false }),
  }),
  payload: (t) => ({
    writer: t.field({
      description: "The colleague who writes. Null if no one else does.",
      type: ReplyWriterType,
      nullable: true,
      resolve: ({ writer }) => writer,
    }),
  }),
});
