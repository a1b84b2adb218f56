import { callbackNode } from "../../community/callbacks/key.ts";
import { builder } from "../../core/graphql/builder.ts";
import type { Communication, Ways } from "./communication.ts";
import {
  CommunicationType,
  CommunicationDirection,
  CommunicationStatus,
  CommunicationPriority,
  CommunicationChannel,
  CommunicationParty,
} from "./enums.ts";

export const CommunicationContact = builder.objectRef<Ways>("CommunicationContact").implement({
  description: "Ways to reach a person that are on record.",
  access: "through",
  fields: (t) => ({
    email: t.string({
      description: "Email address. Null if there is none.",
      nullable: true,
      resolve: ({ email }) => email ?? null,
    }),
    phone: t.string({
      description: "Phone number. Null if there is none.",
      nullable: true,
      resolve: ({ phone }) => phone ?? null,
    }),
    sms: t.string({
      description: "Phone number for text messages. Null if there is none.",
      nullable: true,
      resolve: ({ sms }) => sms ?? null,
    }),
  }),
});

export const CommunicationRef = builder.objectRef<Communication>("Communication").implement({
  description: "One line of the administrators' inbox: a received or sent message.",
  access: "through",
  fields: (t) => ({
    id: t.exposeID("id", {
      description:
        "Such as `response-12`, `callback-3`, `correction-4`, `feedback-5` or `message-{uuid}`. `node` does not accept it.",
    }),
    communicationType: t.expose("communicationType", {
      description: "Kind of the message.",
      type: CommunicationType,
    }),
    direction: t.expose("direction", { description: "Received or sent.", type: CommunicationDirection }),
    party: t.expose("party", {
      description: "Role of the sender or recipient. Null for a member of the public.",
      type: CommunicationParty,
      nullable: true,
    }),
    senderName: t.exposeString("senderName", {
      description:
        "User name of the administrator who sent it, or name of the sender. Null for system messages and for senders without a name.",
      nullable: true,
    }),
    recipientName: t.exposeString("recipientName", {
      description: "Name of the recipient. Null if unknown.",
      nullable: true,
    }),
    contact: t.expose("contact", {
      description:
        "Contact details of the sender or recipient. Empty for a person who wishes to stay anonymous.",
      type: CommunicationContact,
    }),
    subject: t.exposeString("subject", {
      description: "Subject line. Null if there is none.",
      nullable: true,
    }),
    preview: t.exposeString("preview", { description: "The first 100 characters. Treat it as plain text." }),
    priority: t.expose("priority", { description: "Priority of the message.", type: CommunicationPriority }),
    status: t.expose("status", { description: "Status of the message.", type: CommunicationStatus }),
    requestNumber: t.exposeInt("requestId", {
      description: "Number of the request. Null if the message concerns no request.",
      nullable: true,
    }),
    caseId: t.exposeString("caseId", {
      description: "Case ID of the request. Null if the message concerns no request.",
      nullable: true,
    }),
    callbackId: t.globalID({
      description: "Relay global ID of the call that it asks for. Null for other messages.",
      nullable: true,
      resolve: ({ id }) => callbackNode(id),
    }),
    actionRequired: t.exposeBoolean("actionRequired", {
      description: "True for a failed message, and for an unread report of a problem or urgent call.",
    }),
    allowsResponse: t.boolean({
      description: "True if `responseChannels` is not empty.",
      resolve: ({ responseChannels }) => responseChannels.length > 0,
    }),
    responseChannels: t.expose("responseChannels", {
      description: "Channels for a reply. Empty if no reply is possible.",
      type: [CommunicationChannel],
    }),
    replies: t.exposeInt("replies", { description: "Number of replies that were sent and have not failed." }),
    reason: t.exposeString("reason", {
      description: "Why it failed or is delayed. Null if neither applies.",
      nullable: true,
    }),
    canRetry: t.exposeBoolean("canRetry", {
      description: "True if the message failed and can be sent again.",
    }),
    isNotToBeContacted: t.exposeBoolean("isNotToBeContacted", {
      description: "True if the recipient of the request wishes no contact.",
    }),
    isPassLocked: t.exposeBoolean("isPassLocked", {
      description:
        "True if the recipient's Help Pass was locked by wrong PINs. Nothing can be written there until there is a new one.",
    }),
    language: t.exposeString("language", {
      description: "Language of the message. Null if unknown.",
      nullable: true,
    }),
    recipientKey: t.exposeString("recipientKey", {
      description:
        "`key` of its sender or recipient as a `MessageRecipient`. Null for a member of the public and for administrators.",
      nullable: true,
    }),
    readBy: t.exposeString("readBy", {
      description: "User name of that administrator. Null if no one has, or the account is gone.",
      nullable: true,
    }),
    readAt: t.expose("readAt", {
      description: "When an administrator marked it as read. Null if no one has.",
      type: "DateTime",
      nullable: true,
    }),
    createdAt: t.expose("createdAt", { description: "When it was received or written.", type: "DateTime" }),
  }),
});
