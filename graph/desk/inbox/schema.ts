import "./audit-actions.ts";
import "./threads/thread-descriptions.ts";
import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { connectionOf, pageOf, paging } from "../../core/graphql/pages.ts";
import { channelsOf, type Communication, type Ways } from "./communication.ts";
import { countCommunications, countUnread, listCommunications } from "./list.ts";
import { previewTemplate, type PreviewedTemplate } from "./send/preview.ts";
import { findRecipients, type MessageRecipient } from "./send/recipients.ts";
import {
  channels,
  communicationStatuses,
  communicationTypes,
  directions,
  priorities,
  recipientTypes,
} from "../../../shared/desk/inbox/rules.ts";
import { watchInbox } from "./watch.ts";

export const CommunicationType = builder.enumType("CommunicationType", { values: communicationTypes });
const CommunicationDirection = builder.enumType("CommunicationDirection", { values: directions });
const CommunicationStatus = builder.enumType("CommunicationStatus", { values: communicationStatuses });
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
  fields: (t) => ({
    email: t.string({ nullable: true, resolve: ({ email }) => email ?? null }),
    phone: t.string({ nullable: true, resolve: ({ phone }) => phone ?? null }),
    sms: t.string({ nullable: true, resolve: ({ sms }) => sms ?? null }),
  }),
});

export const CommunicationRef = builder.objectRef<Communication>("Communication").implement({
  access: "through",
  fields: (t) => ({
    id: t.exposeID("id"),
    communicationType: t.expose("communicationType", { type: CommunicationType }),
    direction: t.expose("direction", { type: CommunicationDirection }),
    party: t.expose("party", { type: CommunicationParty, nullable: true }),
    senderName: t.exposeString("senderName", { nullable: true }),
    recipientName: t.exposeString("recipientName", { nullable: true }),
    contact: t.expose("contact", { type: CommunicationContact }),
    subject: t.exposeString("subject", { nullable: true }),
    preview: t.exposeString("preview"),
    priority: t.expose("priority", { type: CommunicationPriority }),
    status: t.expose("status", { type: CommunicationStatus }),
    requestNumber: t.exposeInt("requestId", { nullable: true }),
    caseId: t.exposeString("caseId", { nullable: true }),
    actionRequired: t.exposeBoolean("actionRequired"),
    allowsResponse: t.boolean({ resolve: ({ responseChannels }) => responseChannels.length > 0 }),
    responseChannels: t.expose("responseChannels", { type: [CommunicationChannel] }),
    replies: t.exposeInt("replies"),
    reason: t.exposeString("reason", { nullable: true }),
    canRetry: t.exposeBoolean("canRetry"),
    isNotToBeContacted: t.exposeBoolean("isNotToBeContacted"),
    isPassLocked: t.exposeBoolean("isPassLocked"),
    language: t.exposeString("language", { nullable: true }),
    recipientKey: t.exposeString("recipientKey", { nullable: true }),
    readBy: t.exposeString("readBy", { nullable: true }),
    readAt: t.expose("readAt", { type: "DateTime", nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

const CommunicationConnection = connectionOf("Communication", CommunicationRef);

const CommunicationFilterInput = builder.inputType("CommunicationFilter", {
  fields: (t) => ({
    direction: t.field({ type: CommunicationDirection, required: false }),
    type: t.field({ type: CommunicationType, required: false }),
    status: t.field({ type: CommunicationStatusFilter, required: false }),
    priority: t.field({ type: CommunicationPriority, required: false }),
    search: t.string({ required: false }),
    request: t.int({ required: false }),
    thread: t.string({ required: false }),
  }),
});

const MessageRecipientRef = builder.objectRef<MessageRecipient>("MessageRecipient").implement({
  access: "through",
  fields: (t) => ({
    key: t.exposeString("key"),
    kind: t.expose("kind", { type: CommunicationParty }),
    name: t.exposeString("name"),
    requestNumber: t.exposeInt("requestId", { nullable: true }),
    caseId: t.exposeString("caseId", { nullable: true }),
    channels: t.field({ type: [CommunicationChannel], resolve: channelsOf }),
    contact: t.field({
      type: CommunicationContact,
      resolve: ({ ways, isAnonymous }) => (isAnonymous ? { ...(ways.phone && { phone: ways.phone }) } : ways),
    }),
    isNotToBeContacted: t.exposeBoolean("isNotToBeContacted"),
    isPassLocked: t.boolean({ resolve: ({ pass }) => pass === "locked" }),
    language: t.exposeString("language"),
  }),
});

const TemplatePreview = builder.objectRef<PreviewedTemplate>("TemplatePreview").implement({
  access: "through",
  fields: (t) => ({
    subject: t.exposeString("subject"),
    body: t.exposeString("body"),
    language: t.exposeString("language"),
    missing: t.exposeStringList("missing"),
    refused: t.exposeStringList("refused"),
  }),
});

builder.queryFields((t) => ({
  communications: t.field({
    access: "readDesk",
    type: CommunicationConnection,
    args: {
      filter: t.arg({ type: CommunicationFilterInput, required: false }),
      ...paging,
    },
    resolve: (_root, { filter, ...page }, context) => {
      const asked = { ...filter, search: filter?.search ?? "" };
      return pageOf(page, {
        read: (slice) => listCommunications(context, asked, slice),
        count: () => countCommunications(context, asked),
      });
    },
  }),
  unreadCommunications: t.int({
    access: "readDesk",
    resolve: (_root, _args, context) => countUnread(context),
  }),
  messageRecipients: t.field({
    access: "workDesk",
    type: [MessageRecipientRef],
    args: { search: t.arg.string() },
    resolve: (_root, { search }, context) => findRecipients(context, search),
  }),
  templatePreview: t.field({
    access: "readDesk",
    type: TemplatePreview,
    args: {
      template: t.arg.int(),
      recipient: t.arg.string(),
      request: t.arg.int({ required: false }),
      language: t.arg({ type: CommunicationLanguage, required: false }),
    },
    resolve: (_root, { template, recipient, request, language }, context) =>
      previewTemplate(context, { template, recipient, request: request ?? null, language: language ?? null }),
  }),
}));

const InboxNews = builder.objectRef<{ unread: number }>("InboxNews").implement({
  access: "through",
  fields: (t) => ({ unread: t.exposeInt("unread") }),
});

builder.subscriptionField("inboxChanged", (t) =>
  t.field({
    access: "readDesk",
    type: InboxNews,
    subscribe: (_root, _args, context) => watchInbox(context),
    resolve: (news) => news,
  }),
);
