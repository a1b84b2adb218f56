import { builder } from "../core/graphql/builder.ts";
import { rowsPerPage } from "../core/graphql/desk-list.ts";
import {
  countOutbox,
  countStatesOf,
  listOutbox,
  type OutboxAsked,
  type OutboxCounts,
  type OutboxMessage,
} from "./outbox.ts";
import { messageStates, outboxViews } from "./rules.shared.ts";
import { retryMessage } from "./service.ts";

const MessageState = builder.enumType("MessageState", { values: messageStates });
const OutboxView = builder.enumType("OutboxView", { values: outboxViews });

const Message = builder.objectRef<OutboxMessage>("Message").implement({
  access: "through",
  description: "A mail or an SMS, as far as it has come; what it says is read in the inbox.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Its uuid: a message is not read by `node`." }),
    state: t.expose("state", { type: MessageState }),
    kind: t.exposeString("kind", { description: "What it is for, e.g. `letter-victim`." }),
    channel: t.exposeString("channel", { description: "`email` or `sms`." }),
    recipientType: t.exposeString("recipientType", {
      description: "`officer`, `supervisor`, `admin` or `victim`.",
    }),
    recipientName: t.exposeString("recipientName", {
      description: "The case id of somebody who wishes to stay anonymous.",
    }),
    subject: t.exposeString("subject"),
    requestNumber: t.exposeInt("requestId", { nullable: true }),
    caseId: t.exposeString("caseId", { nullable: true }),
    tries: t.exposeInt("tries"),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "Why it failed, or why the last try did not succeed.",
    }),
    isCaptured: t.exposeBoolean("isCaptured", {
      description: "`sent`, but it went nowhere: there is no mail server or gateway, as `reason` says.",
    }),
    canRetry: t.exposeBoolean("canRetry", {
      description:
        "It failed and may still be sent. False when its letter is void, its link is no longer valid, or the person is not to be contacted.",
    }),
    dueAt: t.expose("dueAt", { type: "DateTime", description: "Of the next try, while it waits." }),
    sentAt: t.expose("sentAt", { type: "DateTime", nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

const OutboxFilter = builder.inputType("OutboxFilter", {
  fields: (t) => ({
    view: t.field({ type: OutboxView, required: false, description: "all where it is left out." }),
    search: t.string({
      required: false,
      description: "A part of subject, recipient or case id; at most 100 characters.",
    }),
  }),
});

const Counts = builder.objectRef<OutboxCounts>("OutboxCounts").implement({
  access: "through",
  description: "Messages of each state, whatever is searched for.",
  fields: (t) => ({
    failed: t.exposeInt("failed"),
    waiting: t.exposeInt("waiting"),
    sent: t.exposeInt("sent"),
  }),
});

const Outbox = builder.objectRef<OutboxAsked>("Outbox").implement({
  access: "through",
  description: "One page of the outbox.",
  fields: (t) => ({
    total: t.int({ resolve: (asked, _args, context) => countOutbox(context, asked) }),
    rowsPerPage: t.int({ resolve: () => rowsPerPage }),
    counts: t.field({ type: Counts, resolve: (_asked, _args, context) => countStatesOf(context) }),
    rows: t.field({ type: [Message], resolve: (asked, _args, context) => listOutbox(context, asked) }),
  }),
});

builder.queryField("outbox", (t) =>
  t.field({
    access: "admin",
    type: Outbox,
    description: "Every mail and SMS: what failed first, then what waits, the newest first.",
    args: {
      filter: t.arg({ type: OutboxFilter, required: false }),
      page: t.arg.int({ required: false, description: "From 1." }),
    },
    resolve: (_root, { filter, page }) => ({
      filter: { view: filter?.view ?? "all", search: filter?.search ?? "" },
      page,
    }),
  }),
);

const RetryMessageInput = builder.inputType("RetryMessageInput", {
  fields: (t) => ({ id: t.string({ description: "The message's uuid." }) }),
});

const RetryMessagePayload = builder.objectRef<OutboxMessage>("RetryMessagePayload").implement({
  fields: (t) => ({ message: t.field({ type: Message, resolve: (message) => message }) }),
});

builder.mutationField("retryMessage", (t) =>
  t.field({
    access: "admin",
    type: RetryMessagePayload,
    description:
      "Sends a failed mail or SMS again, with the same text and links. CONFLICT unless `canRetry`.",
    args: { input: t.arg({ type: RetryMessageInput }) },
    resolve: (_root, { input }, context) => retryMessage(context, input.id),
  }),
);
