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
  fields: (t) => ({ id: t.string() }),
});
const OpenCommunicationPayload = builder
  .objectRef<OpenedCommunication>("OpenCommunicationPayload")
  .implement({
    fields: (t) => ({
      communication: t.field({ type: CommunicationRef, resolve: (communication) => communication }),
      message: t.exposeString("message"),
      letterNumber: t.exposeInt("letterId", { nullable: true }),
    }),
  });

const MarkCommunicationReadInput = builder.inputType("MarkCommunicationReadInput", {
  fields: (t) => ({ id: t.string() }),
});

const SendCommunicationInput = builder.inputType("SendCommunicationInput", {
  fields: (t) => ({
    type: t.field({ type: CommunicationChannel }),
    recipient: t.string(),
    request: t.int({ required: false }),
    subject: t.string({ required: false }),
    message: t.string(),
    priority: t.field({ type: CommunicationPriority, required: false }),
    template: t.int({ required: false }),
    idempotencyKey: t.string({ required: false }),
  }),
});

const RespondToCommunicationInput = builder.inputType("RespondToCommunicationInput", {
  fields: (t) => ({
    id: t.string(),
    method: t.field({ type: CommunicationChannel }),
    content: t.string(),
    repliesSeen: t.int(),
    idempotencyKey: t.string({ required: false }),
  }),
});

builder.mutationFields((t) => ({
  openCommunication: t.field({
    access: "admin",
    type: OpenCommunicationPayload,
    args: { input: t.arg({ type: OpenCommunicationInput }) },
    resolve: (_root, { input }, context) => openCommunication(context, input.id),
  }),
  markCommunicationRead: t.field({
    access: "admin",
    type: payload("MarkCommunicationReadPayload"),
    args: { input: t.arg({ type: MarkCommunicationReadInput }) },
    resolve: (_root, { input }, context) => markRead(context, input.id),
  }),
  sendCommunication: t.field({
    access: "admin",
    type: payload("SendCommunicationPayload"),
    args: { input: t.arg({ type: SendCommunicationInput }) },
    resolve: (_root, { input: { idempotencyKey, ...form } }, context) =>
      sendCommunication(context, form, idempotencyKey),
  }),
  respondToCommunication: t.field({
    access: "admin",
    type: payload("RespondToCommunicationPayload"),
    args: { input: t.arg({ type: RespondToCommunicationInput }) },
    resolve: (_root, { input: { id, idempotencyKey, ...form } }, context) =>
      replyTo(context, id, form, idempotencyKey),
  }),
}));
