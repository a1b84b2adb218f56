import { bulkMutation } from "../../core/graphql/bulk.ts";
import { mutation, type Payload } from "../../core/graphql/mutations.ts";
import type { Communication } from "./communication.ts";
import { markRead, markThreadRead } from "./mark-read.ts";
import { openCommunication } from "./read.ts";
import { replyTo } from "./send/reply.ts";
import { CommunicationChannel, CommunicationPriority } from "./enums.ts";
import { CommunicationRef } from "./types.ts";
import { sendCommunication } from "./send/send.ts";

const payload: Payload<Communication> = (t) => ({
  communication: t.field({ type: CommunicationRef, resolve: (communication) => communication }),
});

mutation("openCommunication", {
  access: "workDesk",
  description: "Returns a whole message. The access is logged. NOT_FOUND.",
  input: (t) => ({ id: t.string({ description: "`id` of the communication." }) }),
  resolve: (input, context) => openCommunication(context, input.id),
  payload: (t) => ({
    communication: t.field({
      description: "The message's line in the inbox.",
      type: CommunicationRef,
      resolve: (communication) => communication,
    }),
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

mutation("markCommunicationRead", {
  access: "workDesk",
  description:
    "Marks a received message as read. INVALID for a sent message. CONFLICT if it is already marked. NOT_FOUND.",
  input: (t) => ({ id: t.string({ description: "`id` of the communication." }) }),
  resolve: (input, context) => markRead(context, input.id),
  payload: (t) => payload(t),
});

bulkMutation("markThreadsRead", {
  access: "workDesk",
  description:
    "Marks the received messages of threads as read, each thread independently. INVALID without 1 to 50 different ids.",
  ids: "`id` of 1 to 50 different communication threads.",
  results: "One for each thread, in the order of the input.",
  act: markThreadRead,
});

mutation("sendCommunication", {
  access: "workDesk",
  description:
    "Sends a message or records a call. INVALID with `fields` for a channel that is not on record, an unknown variable, or a supervisor named to the victim.",
  input: (t) => ({
    type: t.field({
      description: "Channel of the message. `phone` records a call.",
      type: CommunicationChannel,
    }),
    recipient: t.string({ description: "`key` of a `MessageRecipient`." }),
    request: t.int({
      description: "Number of the request that an officer is contacted about.",
      required: false,
    }),
    subject: t.string({ description: "Subject line. Required for an email.", required: false }),
    message: t.string({ description: "Text. Variables such as {caseId} are filled in." }),
    priority: t.field({
      description: "Priority of the message. The default is `medium`.",
      type: CommunicationPriority,
      required: false,
    }),
    template: t.int({ description: "Number of the template that the text is based on.", required: false }),
    idempotencyKey: t.string({ required: false }),
  }),
  resolve: ({ idempotencyKey, ...form }, context) => sendCommunication(context, form, idempotencyKey),
  payload: (t) => payload(t),
});

mutation("respondToCommunication", {
  access: "workDesk",
  description:
    "Replies to a received message and marks it as read. INVALID with `fields`. CONFLICT if another administrator has replied since. NOT_FOUND.",
  input: (t) => ({
    id: t.string({ description: "`id` of the communication." }),
    method: t.field({
      description: "One of the communication's `responseChannels`.",
      type: CommunicationChannel,
    }),
    content: t.string({ description: "Text of the reply." }),
    repliesSeen: t.int({
      description:
        "The communication's `replies` that the client last read. CONFLICT if another administrator has replied since.",
    }),
    idempotencyKey: t.string({ required: false }),
  }),
  resolve: ({ id, idempotencyKey, ...form }, context) => replyTo(context, id, form, idempotencyKey),
  payload: (t) => payload(t),
});
