import { builder } from "../core/graphql/builder.ts";
import type { Communication } from "./communication.ts";
import { markRead } from "./mark-read.ts";
import { openCommunication, type OpenedCommunication } from "./read.ts";
import { replyTo } from "./reply.ts";
import { CommunicationChannel, CommunicationPriority, CommunicationRef } from "./schema.ts";
import { sendCommunication } from "./send.ts";

const payload = (name: string) =>
  builder.objectRef<Communication>(name).implement({
    fields: (t) => ({
      communication: t.field({ type: CommunicationRef, resolve: (communication) => communication }),
    }),
  });

const OpenCommunicationInput = builder.inputType("OpenCommunicationInput", {
  fields: (t) => ({ id: t.string({ description: "The communication's." }) }),
});
const OpenCommunicationPayload = builder
  .objectRef<OpenedCommunication>("OpenCommunicationPayload")
  .implement({
    fields: (t) => ({
      communication: t.field({ type: CommunicationRef, resolve: (communication) => communication }),
      message: t.exposeString("message", {
        description: "All of it, without the secrets of links. Text, whatever it looks like.",
      }),
      letterNumber: t.exposeInt("letterId", {
        nullable: true,
        description: "The letter that says it: it is read there, and `message` is its subject.",
      }),
    }),
  });

const MarkCommunicationReadInput = builder.inputType("MarkCommunicationReadInput", {
  fields: (t) => ({ id: t.string({ description: "The communication's." }) }),
});

const SendCommunicationInput = builder.inputType("SendCommunicationInput", {
  fields: (t) => ({
    type: t.field({ type: CommunicationChannel }),
    recipient: t.string({ description: "MessageRecipient.key" }),
    request: t.int({ required: false, description: "The request that an officer is written to about." }),
    subject: t.string({ required: false, description: "For an e-mail, which needs one." }),
    message: t.string({ description: "Variables in braces, e.g. {caseId}, are filled in." }),
    priority: t.field({
      type: CommunicationPriority,
      required: false,
      description: "medium where it is left out.",
    }),
    template: t.int({ required: false, description: "The number of the template that it began with." }),
    idempotencyKey: t.string({
      required: false,
      description: "Chosen by the caller, at least 16 characters: a repeat with it sends nothing more.",
    }),
  }),
});

const RespondToCommunicationInput = builder.inputType("RespondToCommunicationInput", {
  fields: (t) => ({
    id: t.string({ description: "The communication's." }),
    method: t.field({ type: CommunicationChannel, description: "One of its responseChannels." }),
    content: t.string(),
    repliesSeen: t.int({ description: "Its `replies` as they were shown." }),
    idempotencyKey: t.string({
      required: false,
      description: "Chosen by the caller, at least 16 characters: a repeat with it sends nothing more.",
    }),
  }),
});

builder.mutationFields((t) => ({
  openCommunication: t.field({
    access: "admin",
    type: OpenCommunicationPayload,
    description: "Reads one communication whole, which is logged. NOT_FOUND.",
    args: { input: t.arg({ type: OpenCommunicationInput }) },
    resolve: (_root, { input }, context) => openCommunication(context, input.id),
  }),
  markCommunicationRead: t.field({
    access: "admin",
    type: payload("MarkCommunicationReadPayload"),
    description:
      "An administrator has read what came in. CONFLICT when somebody said so before; INVALID for what went out.",
    args: { input: t.arg({ type: MarkCommunicationReadInput }) },
    resolve: (_root, { input }, context) => markRead(context, input.id),
  }),
  sendCommunication: t.field({
    access: "admin",
    type: payload("SendCommunicationPayload"),
    description:
      "Writes to somebody, or notes a call. INVALID with fields: a way that the record does not allow, a variable of which nothing is known, a supervisor named to the person in need.",
    args: { input: t.arg({ type: SendCommunicationInput }) },
    resolve: (_root, { input: { idempotencyKey, ...form } }, context) =>
      sendCommunication(context, form, idempotencyKey),
  }),
  respondToCommunication: t.field({
    access: "admin",
    type: payload("RespondToCommunicationPayload"),
    description:
      "Answers what came in, and marks it as read. INVALID with fields; CONFLICT when another administrator has answered meanwhile.",
    args: { input: t.arg({ type: RespondToCommunicationInput }) },
    resolve: (_root, { input: { id, idempotencyKey, ...form } }, context) =>
      replyTo(context, id, form, idempotencyKey),
  }),
}));
