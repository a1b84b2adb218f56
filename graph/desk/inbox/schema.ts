import "./audit-actions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { connectionOf, pageOf, paging } from "../../core/graphql/pages.ts";
import { channelsOf } from "./communication.ts";
import { countCommunications, countUnread, listCommunications } from "./list.ts";
import { previewTemplate, type PreviewedTemplate } from "./send/preview.ts";
import { findRecipients, type MessageRecipient } from "./send/recipients.ts";
import { watchInbox } from "./watch.ts";
import {
  CommunicationType,
  CommunicationDirection,
  CommunicationStatusFilter,
  CommunicationPriority,
  CommunicationChannel,
  CommunicationParty,
  CommunicationLanguage,
} from "./enums.ts";
import { CommunicationContact, CommunicationRef } from "./types.ts";

const CommunicationConnection = connectionOf("Communication", CommunicationRef, {
  description: "One page of the inbox. `totalCount` is at most 1,001, which means more than 1,000.",
});

const CommunicationFilterInput = builder.inputType("CommunicationFilter", {
  description: "Limits the messages. Omitted fields do not limit them.",
  fields: (t) => ({
    direction: t.field({
      description: "Only messages in this direction.",
      type: CommunicationDirection,
      required: false,
    }),
    type: t.field({ description: "Only messages of this kind.", type: CommunicationType, required: false }),
    status: t.field({
      description: "Only messages with this status.",
      type: CommunicationStatusFilter,
      required: false,
    }),
    priority: t.field({
      description: "Only messages with this priority.",
      type: CommunicationPriority,
      required: false,
    }),
    search: t.string({
      description:
        "Words of the subject, names, received text or case ID. At most 200 characters. Anonymous people are not found by name.",
      required: false,
    }),
    request: t.int({ description: "Number of a request. Only messages about it.", required: false }),
    thread: t.string({ description: "ID of a message. Only the message and its replies.", required: false }),
  }),
});

const MessageRecipientRef = builder.objectRef<MessageRecipient>("MessageRecipient").implement({
  description: "A person who can be contacted.",
  access: "through",
  fields: (t) => ({
    key: t.exposeString("key", {
      description: "Pass it as `recipient`. Such as `officer-3`, or `victim-7` with the request's number.",
    }),
    kind: t.expose("kind", { description: "Role of the person.", type: CommunicationParty }),
    name: t.exposeString("name", {
      description: "Name of the person. “Recipient of {case}” for an anonymous person.",
    }),
    requestNumber: t.exposeInt("requestId", {
      description: "Number of the request. Null if there is none.",
      nullable: true,
    }),
    caseId: t.exposeString("caseId", {
      description: "Case ID of the request. Null if there is none.",
      nullable: true,
    }),
    channels: t.field({
      description: "Available channels.",
      type: [CommunicationChannel],
      resolve: channelsOf,
    }),
    contact: t.field({
      description: "Contact details.",
      type: CommunicationContact,
      resolve: ({ ways, isAnonymous }) => (isAnonymous ? { ...(ways.phone && { phone: ways.phone }) } : ways),
    }),
    isNotToBeContacted: t.exposeBoolean("isNotToBeContacted", {
      description: "True if the person must not be contacted.",
    }),
    isPassLocked: t.boolean({
      description:
        "True if the recipient's Help Pass was locked by wrong PINs. Nothing can be written there until there is a new one.",
      resolve: ({ pass }) => pass === "locked",
    }),
    language: t.exposeString("language", { description: "Preferred language: `en`, `es` or `fr`." }),
  }),
});

const TemplatePreview = builder.objectRef<PreviewedTemplate>("TemplatePreview").implement({
  description: "A template filled in for one recipient.",
  access: "through",
  fields: (t) => ({
    subject: t.exposeString("subject", { description: "Subject line. Empty for text messages and calls." }),
    body: t.exposeString("body", {
      description: "Text. `{replyLink}` stays as it is until the message is sent.",
    }),
    language: t.exposeString("language", { description: "Language of the text: `en`, `es` or `fr`." }),
    missing: t.exposeStringList("missing", { description: "Variables without a value." }),
    refused: t.exposeStringList("refused", {
      description: "Why the message cannot be sent as it is, in English. Empty if it can.",
    }),
  }),
});

builder.queryFields((t) => ({
  communications: t.field({
    access: "readDesk",
    description:
      "Received and sent messages, newest first. `totalCount` is at most 1001, which means more than 1000.",
    type: CommunicationConnection,
    args: {
      filter: t.arg({ description: "Limits the messages.", type: CommunicationFilterInput, required: false }),
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
    description: "Number of unread received messages.",
    resolve: (_root, _args, context) => countUnread(context),
  }),
  messageRecipients: t.field({
    access: "workDesk",
    description:
      "People who can be contacted, by name, phone number, or case ID. Anonymous people are found by case ID only.",
    type: [MessageRecipientRef],
    args: {
      search: t.arg.string({ description: "Name, phone number, or case ID. At most 200 characters." }),
    },
    resolve: (_root, { search }, context) => findRecipients(context, search),
  }),
  templatePreview: t.field({
    access: "readDesk",
    description:
      "A template as it would be sent. INVALID if the request does not belong to the recipient. NOT_FOUND.",
    type: TemplatePreview,
    args: {
      template: t.arg.int({ description: "Number of the template." }),
      recipient: t.arg.string({ description: "`key` of a `MessageRecipient`." }),
      request: t.arg.int({
        description: "Number of the request that an officer is contacted about.",
        required: false,
      }),
      language: t.arg({
        description: "Language of the text. The default is the recipient's.",
        type: CommunicationLanguage,
        required: false,
      }),
    },
    resolve: (_root, { template, recipient, request, language }, context) =>
      previewTemplate(context, { template, recipient, request: request ?? null, language: language ?? null }),
  }),
}));

const InboxNews = builder.objectRef<{ unread: number }>("InboxNews").implement({
  description: "Notification about a changed inbox.",
  access: "through",
  fields: (t) => ({
    unread: t.exposeInt("unread", {
      description: "Number of unread messages, as in `unreadCommunications`.",
    }),
  }),
});

builder.subscriptionField("inboxChanged", (t) =>
  t.field({
    access: "readDesk",
    description:
      "Shortly after a message was received, sent, read or answered. Changes close together arrive as one.",
    type: InboxNews,
    subscribe: (_root, _args, context) => watchInbox(context),
    resolve: (news) => news,
  }),
);
