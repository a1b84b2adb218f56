import { bulkMutation } from "../../core/graphql/bulk.ts";
import { mutation, type Payload } from "../../core/graphql/mutations.ts";
import type { Communication } from "./communication.ts";
import { markRead, markThreadRead } from "./mark-read.ts";
import { openCommunication } from "./read.ts";
import { replyTo } from "./send/reply.ts";
import { CommunicationChannel, CommunicationPriority, CommunicationRef } from "./schema.ts";
import { sendCommunication } from "./send/send.ts";

const payload: Payload<Communication> = (t) => ({
  communication: t.field({ type: CommunicationRef, resolve: (communication) => communication }),
});

mutation("openCommunication", {
  access: "workDesk",
  input: (t) => ({ id: t.string() }),
  resolve: (input, context) => openCommunication(context, input.id),
  payload: (t) => ({
    communication: t.field({ type: CommunicationRef, resolve: (communication) => communication }),
    message: t.exposeString("message"),
    letterNumber: t.exposeInt("letterId", { nullable: true }),
  }),
});

mutation("markCommunicationRead", {
  access: "workDesk",
  input: (t) => ({ id: t.string() }),
  resolve: (input, context) => markRead(context, input.id),
  payload: (t) => payload(t),
});

bulkMutation("markThreadsRead", "workDesk", markThreadRead);

mutation("sendCommunication", {
  access: "workDesk",
  input: (t) => ({
    type: t.field({ type: CommunicationChannel }),
    recipient: t.string(),
    request: t.int({ required: false }),
    subject: t.string({ required: false }),
    message: t.string(),
    priority: t.field({ type: CommunicationPriority, required: false }),
    template: t.int({ required: false }),
    idempotencyKey: t.string({ required: false }),
  }),
  resolve: ({ idempotencyKey, ...form }, context) => sendCommunication(context, form, idempotencyKey),
  payload: (t) => payload(t),
});

mutation("respondToCommunication", {
  access: "workDesk",
  input: (t) => ({
    id: t.string(),
    method: t.field({ type: CommunicationChannel }),
    content: t.string(),
    repliesSeen: t.int(),
    idempotencyKey: t.string({ required: false }),
  }),
  resolve: ({ id, idempotencyKey, ...form }, context) => replyTo(context, id, form, idempotencyKey),
  payload: (t) => payload(t),
});
