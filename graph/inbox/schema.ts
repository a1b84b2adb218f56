import { builder } from "../core/graphql/builder.ts";
import type { Communication, Ways } from "./communication.ts";
import { countUnread, listCommunications, type InboxPage } from "./list.ts";
import { previewTemplate, type PreviewedTemplate } from "./preview.ts";
import { findRecipients, type MessageRecipient } from "./recipients.ts";
import {
  channels,
  communicationStatuses,
  communicationTypes,
  directions,
  previewCharacters,
  priorities,
  recipientTypes,
  type Channel,
} from "./rules.shared.ts";
import { watchInbox } from "./watch.ts";

const CommunicationType = builder.enumType("CommunicationType", {
  values: communicationTypes,
  description: "`alert`: a notice that the product sends by itself, and what is reported by a form.",
});
const CommunicationDirection = builder.enumType("CommunicationDirection", { values: directions });
const CommunicationStatus = builder.enumType("CommunicationStatus", {
  values: communicationStatuses,
  description:
    "Of what went out: `pending`, `captured` (it went nowhere, for there is no mail server or gateway), `delivered` (the mail server has it) or `failed`. Of what came in: `delivered` until somebody has read it, `read`, `responded`.",
});
const CommunicationStatusFilter = builder.enumType("CommunicationStatusFilter", {
  values: [...communicationStatuses, "unread"] as const,
});
export const CommunicationPriority = builder.enumType("CommunicationPriority", { values: priorities });
export const CommunicationChannel = builder.enumType("CommunicationChannel", { values: channels });
const CommunicationParty = builder.enumType("CommunicationParty", { values: recipientTypes });
const CommunicationLanguage = builder.enumType("CommunicationLanguage", {
  values: ["en", "es", "fr"] as const,
});

const CommunicationContact = builder.objectRef<Ways>("CommunicationContact").implement({
  access: "through",
  description: "The ways to somebody that their record allows.",
  fields: (t) => ({
    email: t.string({ nullable: true, resolve: ({ email }) => email ?? null }),
    phone: t.string({ nullable: true, resolve: ({ phone }) => phone ?? null }),
    sms: t.string({ nullable: true, resolve: ({ sms }) => sms ?? null }),
  }),
});

export const CommunicationRef = builder.objectRef<Communication>("Communication").implement({
  access: "through",
  description: "One line of the administrators' inbox: what came in or went out.",
  fields: (t) => ({
    id: t.exposeID("id", {
      description: "`response-12`, `callback-3`, `correction-4`, `feedback-5`, `message-{uuid}`.",
    }),
    communicationType: t.expose("communicationType", { type: CommunicationType }),
    direction: t.expose("direction", { type: CommunicationDirection }),
    party: t.expose("party", {
      type: CommunicationParty,
      nullable: true,
      description: "Who wrote it or gets it; null for somebody of the public.",
    }),
    senderName: t.exposeString("senderName", {
      nullable: true,
      description:
        "An administrator's account name on what went out; null for what the product wrote, and for who gave no name.",
    }),
    recipientName: t.exposeString("recipientName", { nullable: true }),
    contact: t.expose("contact", {
      type: CommunicationContact,
      description: "The sender's or the recipient's; nothing of somebody who wishes to stay anonymous.",
    }),
    subject: t.exposeString("subject", { nullable: true }),
    preview: t.exposeString("preview", {
      description: `The beginning, at most ${previewCharacters} characters as people count them. Text, whatever it looks like.`,
    }),
    priority: t.expose("priority", { type: CommunicationPriority }),
    status: t.expose("status", { type: CommunicationStatus }),
    requestNumber: t.exposeInt("requestId", { nullable: true }),
    caseId: t.exposeString("caseId", { nullable: true }),
    actionRequired: t.exposeBoolean("actionRequired", {
      description:
        "A failed message, and unread: help that does not work, an urgent call, a wish to be answered.",
    }),
    allowsResponse: t.boolean({ resolve: ({ responseChannels }) => responseChannels.length > 0 }),
    responseChannels: t.expose("responseChannels", { type: [CommunicationChannel] }),
    replies: t.exposeInt("replies", { description: "Answers that were sent and have not failed." }),
    reason: t.exposeString("reason", { nullable: true, description: "Why it failed, or what holds it up." }),
    canRetry: t.exposeBoolean("canRetry", { description: "A failed message that may still be sent again." }),
    language: t.exposeString("language", { nullable: true }),
    readBy: t.exposeString("readBy", { nullable: true, description: "The account's name." }),
    readAt: t.expose("readAt", { type: "DateTime", nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

const CommunicationPage = builder.objectRef<InboxPage>("CommunicationPage").implement({
  access: "through",
  description: "One page of the inbox.",
  fields: (t) => ({
    rows: t.expose("rows", { type: [CommunicationRef] }),
    hasNext: t.exposeBoolean("hasNext"),
    end: t.exposeString("end", { nullable: true, description: "For `from`; null where nothing follows." }),
  }),
});

const CommunicationFilterInput = builder.inputType("CommunicationFilter", {
  fields: (t) => ({
    direction: t.field({ type: CommunicationDirection, required: false }),
    type: t.field({ type: CommunicationType, required: false }),
    status: t.field({ type: CommunicationStatusFilter, required: false }),
    priority: t.field({ type: CommunicationPriority, required: false }),
    search: t.string({
      required: false,
      description:
        "Words of subject, names, what came in, or the case; at most 200 characters. Somebody anonymous is not found by name.",
    }),
    request: t.int({ required: false, description: "A request's number: all that was said about it." }),
    thread: t.string({ required: false, description: "A communication's id: it and its answers." }),
  }),
});

const MessageRecipientRef = builder.objectRef<MessageRecipient>("MessageRecipient").implement({
  access: "through",
  description: "Somebody who can be written to, and by which ways.",
  fields: (t) => ({
    key: t.exposeString("key", {
      description: "For `recipient`: `officer-3`, `victim-7` (the request's number).",
    }),
    kind: t.expose("kind", { type: CommunicationParty }),
    name: t.exposeString("name"),
    requestNumber: t.exposeInt("requestId", { nullable: true }),
    caseId: t.exposeString("caseId", { nullable: true }),
    channels: t.field({
      type: [CommunicationChannel],
      resolve: ({ ways }) => channels.filter((channel: Channel) => ways[channel]),
    }),
    contact: t.field({
      type: CommunicationContact,
      resolve: ({ ways, isAnonymous }) => (isAnonymous ? { ...(ways.phone && { phone: ways.phone }) } : ways),
    }),
    isNotToBeContacted: t.exposeBoolean("isNotToBeContacted"),
    language: t.exposeString("language"),
  }),
});

const TemplatePreview = builder.objectRef<PreviewedTemplate>("TemplatePreview").implement({
  access: "through",
  description: "A template filled in for one recipient and case.",
  fields: (t) => ({
    subject: t.exposeString("subject"),
    body: t.exposeString("body", { description: "`{replyLink}` stays: the link is made when it is sent." }),
    language: t.exposeString("language"),
    missing: t.exposeStringList("missing", { description: "Variables of which nothing is known here." }),
    refused: t.exposeStringList("refused", {
      description: "Why it could not be sent as it stands: whom it names though it must not.",
    }),
  }),
});

builder.queryFields((t) => ({
  communications: t.field({
    access: "admin",
    type: CommunicationPage,
    description: "All that came in and all that went out, the newest first.",
    args: {
      filter: t.arg({ type: CommunicationFilterInput, required: false }),
      from: t.arg.string({ required: false, description: "`end` of the page before." }),
    },
    resolve: (_root, { filter, from }, context) =>
      listCommunications(context, { ...filter, search: filter?.search ?? "", after: from }),
  }),
  unreadCommunications: t.int({
    access: "admin",
    description: "How much of what came in nobody has read.",
    resolve: (_root, _args, context) => countUnread(context),
  }),
  messageRecipients: t.field({
    access: "admin",
    type: [MessageRecipientRef],
    description:
      "Who can be written to, by a name or a case id. Somebody anonymous is found by the case alone.",
    args: { search: t.arg.string() },
    resolve: (_root, { search }, context) => findRecipients(context, search),
  }),
  templatePreview: t.field({
    access: "admin",
    type: TemplatePreview,
    description:
      "A template as it would be sent. NOT_FOUND; INVALID where the request is not the recipient's.",
    args: {
      template: t.arg.int({ description: "The template's number." }),
      recipient: t.arg.string({ description: "MessageRecipient.key" }),
      request: t.arg.int({
        required: false,
        description: "The request that an officer is written to about.",
      }),
      language: t.arg({
        type: CommunicationLanguage,
        required: false,
        description: "Without one, the recipient's.",
      }),
    },
    resolve: (_root, { template, recipient, request, language }, context) =>
      previewTemplate(context, { template, recipient, request: request ?? null, language: language ?? null }),
  }),
}));

const InboxNews = builder.objectRef<{ unread: number }>("InboxNews").implement({
  access: "through",
  fields: (t) => ({ unread: t.exposeInt("unread", { description: "As `unreadCommunications`." }) }),
});

builder.subscriptionField("inboxChanged", (t) =>
  t.field({
    access: "admin",
    type: InboxNews,
    description:
      "Soon after something came in, went out, was read or answered; many changes in a moment are one.",
    subscribe: (_root, _args, context) => watchInbox(context),
    resolve: (news) => news,
  }),
);
