import { builder } from "../core/graphql/builder.ts";
import { mutation } from "../core/graphql/mutations.ts";
import { rowsPerPage } from "../core/graphql/desk-list.ts";
import { countOutbox, countStatesOf, listOutbox, type OutboxAsked } from "./outbox.ts";
import { outboxStates, outboxViews } from "./rules.shared.ts";
import { retryMessage } from "./service.ts";
import type { OutboxMessage, OutboxCounts } from "../statements/messages/outbox.ts";

const MessageState = builder.enumType("MessageState", { values: outboxStates });
const OutboxView = builder.enumType("OutboxView", { values: outboxViews });

const Message = builder.objectRef<OutboxMessage>("Message").implement({
  access: "through",
  fields: (t) => ({
    id: t.exposeID("id"),
    state: t.expose("state", { type: MessageState }),
    kind: t.exposeString("kind"),
    channel: t.exposeString("channel"),
    recipientType: t.exposeString("recipientType"),
    recipientName: t.exposeString("recipientName"),
    subject: t.exposeString("subject"),
    requestNumber: t.exposeInt("requestId", { nullable: true }),
    caseId: t.exposeString("caseId", { nullable: true }),
    tries: t.exposeInt("tries"),
    reason: t.exposeString("reason", { nullable: true }),
    isCaptured: t.exposeBoolean("isCaptured"),
    canRetry: t.exposeBoolean("canRetry"),
    dueAt: t.expose("dueAt", { type: "DateTime" }),
    sentAt: t.expose("sentAt", { type: "DateTime", nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

const OutboxFilter = builder.inputType("OutboxFilter", {
  fields: (t) => ({
    view: t.field({ type: OutboxView, required: false }),
    search: t.string({ required: false }),
  }),
});

const Counts = builder.objectRef<OutboxCounts>("OutboxCounts").implement({
  access: "through",
  fields: (t) => ({
    failed: t.exposeInt("failed"),
    waiting: t.exposeInt("waiting"),
    sent: t.exposeInt("sent"),
  }),
});

const Outbox = builder.objectRef<OutboxAsked>("Outbox").implement({
  access: "through",
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
    args: {
      filter: t.arg({ type: OutboxFilter, required: false }),
      page: t.arg.int({ required: false }),
    },
    resolve: (_root, { filter, page }) => ({
      filter: { view: filter?.view ?? "all", search: filter?.search ?? "" },
      page,
    }),
  }),
);

mutation("retryMessage", {
  access: "admin",
  input: (t) => ({ id: t.string() }),
  resolve: (input, context) => retryMessage(context, input.id),
  payload: (t) => ({ message: t.field({ type: Message, resolve: (message) => message }) }),
});
