import "./audit-actions.ts";
import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import {
  templateChannels,
  templateRecipients,
  templateVariables,
} from "../../../shared/messages/templates/rules.ts";
import {
  deleteTemplate,
  listTemplates,
  saveTemplate,
  templateHistory,
  type WrittenTemplate,
} from "./service.ts";

const TemplateChannel = builder.enumType("TemplateChannel", { values: templateChannels });
const TemplateRecipient = builder.enumType("TemplateRecipient", { values: templateRecipients });

const TemplateText = builder.objectRef<{ subject: string; body: string }>("TemplateText").implement({
  access: "through",
  fields: (t) => ({ subject: t.exposeString("subject"), body: t.exposeString("body") }),
});

const CommunicationTemplate = builder.objectRef<WrittenTemplate>("CommunicationTemplate").implement({
  access: "through",
  fields: (t) => ({
    id: t.id({
      resolve: ({ id, version }) => Buffer.from(`CommunicationTemplate:${id}:${version}`).toString("base64"),
    }),
    number: t.exposeInt("id"),
    name: t.exposeString("name"),
    type: t.expose("channel", { type: TemplateChannel }),
    recipientType: t.expose("recipientType", { type: TemplateRecipient }),
    version: t.exposeInt("version"),
    variables: t.exposeStringList("variables", {
      description: `Variables in the text. Possible ones: ${templateVariables.join(", ")}.`,
    }),
    en: t.field({ type: TemplateText, resolve: ({ texts }) => texts.en }),
    es: t.field({ type: TemplateText, resolve: ({ texts }) => texts.es }),
    fr: t.field({ type: TemplateText, resolve: ({ texts }) => texts.fr }),
    writtenBy: t.exposeString("writtenBy"),
    writtenAt: t.expose("writtenAt", { type: "DateTime" }),
  }),
});

builder.queryFields((t) => ({
  communicationTemplates: t.field({
    access: "readDesk",
    type: [CommunicationTemplate],
    resolve: (_root, _args, context) => listTemplates(context),
  }),
  communicationTemplateHistory: t.field({
    access: "readDesk",
    type: [CommunicationTemplate],
    args: { number: t.arg.int() },
    resolve: (_root, { number }, context) => templateHistory(context, number),
  }),
}));

mutation("saveCommunicationTemplate", {
  access: "workDesk",
  input: (t) => ({
    number: t.int({ required: false }),
    version: t.int({ required: false }),
    name: t.string(),
    type: t.field({ type: TemplateChannel }),
    recipientType: t.field({ type: TemplateRecipient }),
    enSubject: t.string({ required: false }),
    enBody: t.string(),
    esSubject: t.string({ required: false }),
    esBody: t.string(),
    frSubject: t.string({ required: false }),
    frBody: t.string(),
  }),
  resolve: ({ number, version, ...form }, context) =>
    saveTemplate(context, { number: number ?? null, version: version ?? 0 }, form),
  payload: (t) => ({ template: t.field({ type: CommunicationTemplate, resolve: (row) => row }) }),
});

mutation("deleteCommunicationTemplate", {
  access: "workDesk",
  input: (t) => ({ number: t.int(), version: t.int() }),
  resolve: async ({ number, version }, context) => ({
    number: await deleteTemplate(context, { id: number, version }),
  }),
  payload: (t) => ({ number: t.exposeInt("number") }),
});
