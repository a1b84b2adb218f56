import { builder } from "../core/graphql/builder.ts";
import { messageStates } from "./rules.ts";
import { retryMessage } from "./service.ts";

const MessageState = builder.enumType("MessageState", { values: messageStates });

interface State {
  id: string;
  state: (typeof messageStates)[number];
}

const Message = builder.objectRef<State>("Message").implement({
  access: "through",
  description: "A mail or an SMS, as far as it has come.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Its uuid: a message is not read by `node`." }),
    state: t.expose("state", { type: MessageState }),
  }),
});

const RetryMessageInput = builder.inputType("RetryMessageInput", {
  fields: (t) => ({ id: t.string({ description: "The message's uuid." }) }),
});

const RetryMessagePayload = builder.objectRef<State>("RetryMessagePayload").implement({
  fields: (t) => ({ message: t.field({ type: Message, resolve: (message) => message }) }),
});

builder.mutationField("retryMessage", (t) =>
  t.field({
    access: "admin",
    type: RetryMessagePayload,
    description: "Sends a failed mail or SMS again, with the same text and links. CONFLICT unless it failed.",
    args: { input: t.arg({ type: RetryMessageInput }) },
    resolve: (_root, { input }, context) => retryMessage(context, input.id),
  }),
);
