import "./audit-actions.ts";
import "./descriptions.ts";
import type { Context } from "../../core/context.ts";
import { connectionOf, pageOf, paging } from "../../core/graphql/pages.ts";
import { builder } from "../../core/graphql/builder.ts";
import { bulkMutation } from "../../core/graphql/bulk.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import { countOutbox, countStatesOf, listOutbox, readMessage } from "./outbox.ts";
import { outboxStates, outboxViews } from "./rules.ts";
import { handleMessage, reopenMessage, retryMessage } from "./service.ts";
import type { OutboxMessage, OutboxCounts } from "./outbox.sql.ts";

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
    canRetry: t.exposeBoolean("canRetry"),
    canHandle: t.exposeBoolean("canHandle"),
    canReopen: t.exposeBoolean("canReopen"),
    otherChannel: t.exposeString("otherChannel", { nullable: true }),
    handledBy: t.exposeString("handledBy", { nullable: true }),
    handledAt: t.expose("handledAt", { type: "DateTime", nullable: true }),
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
    undelivered: t.exposeInt("undelivered"),
    waiting: t.exposeInt("waiting"),
    sent: t.exposeInt("sent"),
  }),
});

const OutboxConnection = connectionOf("Outbox", Message, (t) => ({
  counts: t.field({ type: Counts, resolve: (_page, _args, context) => countStatesOf(context) }),
}));

builder.queryField("outbox", (t) =>
  t.field({
    access: "readDesk",
    type: OutboxConnection,
    args: {
      filter: t.arg({ type: OutboxFilter, required: false }),
      ...paging,
    },
    resolve: (_root, { filter, ...page }, context) => {
      const asked = { view: filter?.view ?? ("all" as const), search: filter?.search ?? "" };
      return pageOf(page, {
        read: (slice) => listOutbox(context, asked, slice),
        count: () => countOutbox(context, asked),
      });
    },
  }),
);

builder.queryField("message", (t) =>
  t.field({
    access: "readDesk",
    type: Message,
    args: { id: t.arg.string() },
    resolve: (_root, { id }, context) => readMessage(context, id),
  }),
);

const onMessage = (name: string, act: (context: Context, id: string) => Promise<OutboxMessage>) =>
  mutation(name, {
    access: "workDesk",
    input: (t) => ({ id: t.string() }),
    resolve: (input, context) => act(context, input.id),
    payload: (t) => ({ message: t.field({ type: Message, resolve: (message) => message }) }),
  });
onMessage("retryMessage", retryMessage);
onMessage("handleMessage", handleMessage);
bulkMutation("retryMessages", "workDesk", retryMessage);

mutation("reopenMessage", {
  access: "workDesk",
  input: (t) => ({ id: t.string(), handledAt: t.field({ type: "DateTime" }) }),
  resolve: ({ id, handledAt }, context) => reopenMessage(context, id, handledAt),
  payload: (t) => ({ message: t.field({ type: Message, resolve: (message) => message }) }),
});
