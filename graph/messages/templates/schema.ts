import { valuesOf } from "../../core/graphql/enums.ts";
import "./audit-actions.ts";
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

const TemplateChannel = builder.enumType("TemplateChannel", {
  description: "Channel of a template.",
  values: valuesOf(templateChannels, { email: "Email.", phone: "Phone call.", sms: "Text message." }),
});
const TemplateRecipient = builder.enumType("TemplateRecipient", {
  description: "For whom a template is written.",
  values: valuesOf(templateRecipients, {
    admin: "Administrators.",
    officer: "Officers.",
    supervisor: "Supervisors.",
    victim: "Victims.",
  }),
});

const TemplateText = builder.objectRef<{ subject: string; body: string }>("TemplateText").implement({
  description: "A template's text in one language.",
  access: "through",
  fields: (t) => ({
    subject: t.exposeString("subject", { description: "Subject line. Empty unless the channel is email." }),
    body: t.exposeString("body", { description: "Text with variables in braces." }),
  }),
});

const CommunicationTemplate = builder.objectRef<WrittenTemplate>("CommunicationTemplate").implement({
  description: "One version of a message template.",
  access: "through",
  fields: (t) => ({
    id: t.id({
      description: "Relay-style ID of this version. `node` does not accept it.",
      resolve: ({ id, version }) => Buffer.from(`CommunicationTemplate:${id}:${version}`).toString("base64"),
    }),
    number: t.exposeInt("id", { description: "Number of the template. It is the same for every version." }),
    name: t.exposeString("name", { description: "Name of the template." }),
    type: t.expose("channel", { description: "Channel of the template.", type: TemplateChannel }),
    recipientType: t.expose("recipientType", {
      description: "For whom the template is written.",
      type: TemplateRecipient,
    }),
    version: t.exposeInt("version", { description: "Version number, starting at 1." }),
    variables: t.exposeStringList("variables", {
      description: `Variables in the text. Possible ones: ${templateVariables.join(", ")}.`,
    }),
    en: t.field({ description: "English text.", type: TemplateText, resolve: ({ texts }) => texts.en }),
    es: t.field({ description: "Spanish text.", type: TemplateText, resolve: ({ texts }) => texts.es }),
    fr: t.field({ description: "French text.", type: TemplateText, resolve: ({ texts }) => texts.fr }),
    writtenBy: t.exposeString("writtenBy", { description: "User name of the administrator who saved it." }),
    writtenAt: t.expose("writtenAt", { description: "When this version was saved.", type: "DateTime" }),
  }),
});

builder.queryFields((t) => ({
  communicationTemplates: t.field({
    access: "readDesk",
    description: "Active templates by name, each in its newest version.",
    type: [CommunicationTemplate],
    resolve: (_root, _args, context) => listTemplates(context),
  }),
  communicationTemplateHistory: t.field({
    access: "readDesk",
    description: "The newest 50 versions of a template, including a deleted one. NOT_FOUND.",
    type: [CommunicationTemplate],
    args: { number: t.arg.int({ description: "Number of the template." }) },
    resolve: (_root, { number }, context) => templateHistory(context, number),
  }),
}));

mutation("saveCommunicationTemplate", {
  access: "workDesk",
  description:
    "Creates a template or a new version. All three languages are required. INVALID with `fields` for an unknown variable, a single brace or a missing language. CONFLICT if the name is taken, or if it changed since.",
  input: (t) => ({
    number: t.int({ description: "Number of the template. Omit it to create one.", required: false }),
    version: t.int({ required: false }),
    name: t.string({ description: "Unique name. At most 80 characters." }),
    type: t.field({ description: "Channel of the template.", type: TemplateChannel }),
    recipientType: t.field({ description: "For whom the template is written.", type: TemplateRecipient }),
    enSubject: t.string({
      description: "English subject. Required for email. At most 200 characters.",
      required: false,
    }),
    enBody: t.string({ description: "English text. At most 5000 characters." }),
    esSubject: t.string({
      description: "Spanish subject. Required for email. At most 200 characters.",
      required: false,
    }),
    esBody: t.string({ description: "Spanish text. At most 5000 characters." }),
    frSubject: t.string({
      description: "French subject. Required for email. At most 200 characters.",
      required: false,
    }),
    frBody: t.string({ description: "French text. At most 5000 characters." }),
  }),
  resolve: ({ number, version, ...form }, context) =>
    saveTemplate(context, { number: number ?? null, version: version ?? 0 }, form),
  payload: (t) => ({ template: t.field({ type: CommunicationTemplate, resolve: (row) => row }) }),
});

mutation("deleteCommunicationTemplate", {
  access: "workDesk",
  description: "Deletes a template. Sent messages stay. CONFLICT if it changed since. NOT_FOUND.",
  input: (t) => ({ number: t.int({ description: "Number of the template." }), version: t.int() }),
  resolve: async ({ number, version }, context) => ({
    number: await deleteTemplate(context, { id: number, version }),
  }),
  payload: (t) => ({ number: t.exposeInt("number", { description: "Number of the deleted template." }) }),
});
