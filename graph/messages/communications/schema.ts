import { valuesOf } from "../../core/graphql/enums.ts";
import "./audit-actions.ts";
import type { Context } from "../../core/context.ts";
import { connectionOf, pageOf, paging } from "../../core/graphql/pages.ts";
import { builder } from "../../core/graphql/builder.ts";
import { bulkMutation } from "../../core/graphql/bulk.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import { countOutbox, countStatesOf, listOutbox, readMessage } from "./outbox.ts";
import { outboxStates, outboxViews } from "./rules.ts";
import { handleMessage, reopenMessage, retryMessage } from "./service.ts";
import type { OutboxMessage, OutboxCounts } from "./outbox.sql.ts";

const MessageState = builder.enumType("MessageState", {
  description: "Delivery state of a message.",
  values: valuesOf(outboxStates, {
    captured: "Not sent, because no mail server or SMS gateway is set up.",
    delivered: "The provider reported that it arrived.",
    failed: "No server or gateway took it, and no attempt follows.",
    sent: "The mail server or gateway accepted it, and reported nothing since.",
    undelivered: "The provider reported that it did not arrive.",
    waiting: "It waits for its next attempt, or an attempt is in progress.",
    superseded: "Not sent, because a newer message replaced it.",
  }),
});
const OutboxView = builder.enumType("OutboxView", {
  description: "Which messages to list.",
  values: valuesOf(outboxViews, {
    all: "Every message.",
    failed: "Failed messages, without settled ones.",
    sent: "Sent messages, without those that did not arrive.",
    settled:
      "Messages that reached no one and need no action: handled, replaced by a newer message, or no longer to be received.",
    undelivered: "Messages that did not arrive, without settled ones.",
    waiting: "Queued messages and messages being sent.",
  }),
});

const Message = builder.objectRef<OutboxMessage>("Message").implement({
  description: "An email or text message and its delivery state. The inbox shows its text.",
  access: "through",
  fields: (t) => ({
    id: t.exposeID("id", { description: "UUID of the message. `node` does not accept it." }),
    state: t.expose("state", { description: "Delivery state.", type: MessageState }),
    kind: t.exposeString("kind", { description: "Purpose of the message, such as `letter-victim`." }),
    channel: t.exposeString("channel", { description: "`email` or `sms`." }),
    recipientType: t.exposeString("recipientType", {
      description: "`officer`, `supervisor`, `admin` or `victim`.",
    }),
    recipientName: t.exposeString("recipientName", {
      description: "Name of the recipient. The case ID if the recipient wishes to stay anonymous.",
    }),
    subject: t.exposeString("subject", { description: "Subject line. Empty for a text message." }),
    requestNumber: t.exposeInt("requestId", {
      description: "Number of the request. Null if the message concerns no request.",
      nullable: true,
    }),
    caseId: t.exposeString("caseId", {
      description: "Case ID of the request. Null if the message concerns no request.",
      nullable: true,
    }),
    tries: t.exposeInt("tries", { description: "Number of delivery attempts." }),
    reason: t.exposeString("reason", {
      description:
        "Why it failed or did not arrive, with the provider's code, or why the last attempt did not succeed. Null if none applies.",
      nullable: true,
    }),
    canRetry: t.exposeBoolean("canRetry", {
      description:
        "True if it failed and can be sent again. False if its letter is void, its link has expired, or the person must not be contacted.",
    }),
    canHandle: t.exposeBoolean("canHandle", {
      description:
        "True if it failed or did not arrive, and needs someone. False once it is handled, a newer message replaced it, or no one should get it any more.",
    }),
    canReopen: t.exposeBoolean("canReopen", {
      description: "True if it is marked as handled, and `reopenMessage` can undo that.",
    }),
    otherChannel: t.exposeString("otherChannel", {
      description:
        "`email` or `sms`, if it carries a victim's letter, `canHandle` is true, and `sendLetterAnotherWay` can send the letter there. Null otherwise.",
      nullable: true,
    }),
    handledBy: t.exposeString("handledBy", {
      description: "User name of that administrator. Null if none.",
      nullable: true,
    }),
    handledAt: t.expose("handledAt", {
      description:
        "When an administrator marked it as handled. Null if none did, or if it was retried since.",
      type: "DateTime",
      nullable: true,
    }),
    dueAt: t.expose("dueAt", {
      description: "When the next attempt is due, while the message is queued.",
      type: "DateTime",
    }),
    sentAt: t.expose("sentAt", {
      description: "When the mail server or gateway accepted it. Null until then.",
      type: "DateTime",
      nullable: true,
    }),
    createdAt: t.expose("createdAt", { description: "When the message was queued.", type: "DateTime" }),
  }),
});

const OutboxFilter = builder.inputType("OutboxFilter", {
  description: "Limits the messages. Omitted fields do not limit them.",
  fields: (t) => ({
    view: t.field({
      description: "Which messages to list. The default is `all`.",
      type: OutboxView,
      required: false,
    }),
    search: t.string({
      description: "Part of the subject, recipient or case ID. At most 100 characters.",
      required: false,
    }),
  }),
});

const Counts = builder.objectRef<OutboxCounts>("OutboxCounts").implement({
  description:
    "Number of messages in each state, regardless of the search. Each is at most 1,001, which means more than 1,000.",
  access: "through",
  fields: (t) => ({
    failed: t.exposeInt("failed", { description: "Failed messages, without settled ones." }),
    undelivered: t.exposeInt("undelivered", {
      description: "Messages that did not arrive, without settled ones.",
    }),
    waiting: t.exposeInt("waiting", { description: "Queued messages and messages being sent." }),
    sent: t.exposeInt("sent", { description: "Sent messages, without those that did not arrive." }),
  }),
});

const OutboxConnection = connectionOf("Outbox", Message, {
  description:
    "One page of emails and text messages. `totalCount` is at most 1,001, which means more than 1,000.",
  fields: (t) => ({
    counts: t.field({
      description: "Number of messages in each state.",
      type: Counts,
      resolve: (_page, _args, context) => countStatesOf(context),
    }),
  }),
});

builder.queryField("outbox", (t) =>
  t.field({
    access: "readDesk",
    description: "Emails and text messages: failed ones first, then waiting ones, newest first.",
    type: OutboxConnection,
    args: {
      filter: t.arg({ description: "Limits the messages.", type: OutboxFilter, required: false }),
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
    description: "One message of the outbox. NOT_FOUND.",
    type: Message,
    args: { id: t.arg.string({ description: "The message's id." }) },
    resolve: (_root, { id }, context) => readMessage(context, id),
  }),
);

type Act = (context: Context, id: string) => Promise<OutboxMessage>;
const onMessage = (name: string, description: string, act: Act) =>
  mutation(name, {
    access: "workDesk",
    description,
    input: (t) => ({ id: t.string({ description: "UUID of the message." }) }),
    resolve: (input, context) => act(context, input.id),
    payload: (t) => ({ message: t.field({ type: Message, resolve: (message) => message }) }),
  });
onMessage(
  "retryMessage",
  "Sends a failed message again, with the same text and links. CONFLICT unless `canRetry` is true.",
  retryMessage,
);
onMessage(
  "handleMessage",
  "Marks a message that failed or did not arrive as handled, so that it no longer waits in the work queue. CONFLICT with the name of the administrator who did so before, or if it is in another state.",
  handleMessage,
);
bulkMutation("retryMessages", {
  access: "workDesk",
  description: "Sends failed messages again, each independently. INVALID without 1 to 50 different ids.",
  ids: "UUIDs of 1 to 50 messages.",
  results: "One for each message, in the order of the input.",
  act: retryMessage,
});

mutation("reopenMessage", {
  access: "workDesk",
  description:
    "Undoes that a message was marked as handled, so that it waits in the work queue again. CONFLICT if the mark is gone or newer than `handledAt`, or if the message's letter was sent another way. NOT_FOUND.",
  input: (t) => ({
    id: t.string({ description: "UUID of the message." }),
    handledAt: t.field({ description: "`handledAt` of the mark that the caller saw.", type: "DateTime" }),
  }),
  resolve: ({ id, handledAt }, context) => reopenMessage(context, id, handledAt),
  payload: (t) => ({
    message: t.field({ description: "The message.", type: Message, resolve: (message) => message }),
  }),
});
