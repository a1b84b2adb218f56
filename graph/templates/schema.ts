import { builder } from "../core/graphql/builder.ts";
import { templateChannels, templateRecipients, templateVariables } from "./rules.shared.ts";
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
  description: "A wording that administrators send messages with, in one version.",
  fields: (t) => ({
    id: t.id({
      description: "Of this version.",
      resolve: ({ id, version }) => Buffer.from(`CommunicationTemplate:${id}:${version}`).toString("base64"),
    }),
    number: t.exposeInt("id"),
    name: t.exposeString("name"),
    type: t.expose("channel", { type: TemplateChannel }),
    recipientType: t.expose("recipientType", { type: TemplateRecipient }),
    version: t.exposeInt("version"),
    variables: t.exposeStringList("variables", { description: `Of ${templateVariables.join(", ")}.` }),
    en: t.field({ type: TemplateText, resolve: ({ texts }) => texts.en }),
    es: t.field({ type: TemplateText, resolve: ({ texts }) => texts.es }),
    fr: t.field({ type: TemplateText, resolve: ({ texts }) => texts.fr }),
    writtenBy: t.exposeString("writtenBy", { description: "The account's name." }),
    writtenAt: t.expose("writtenAt", { type: "DateTime" }),
  }),
});

builder.queryFields((t) => ({
  communicationTemplates: t.field({
    access: "admin",
    type: [CommunicationTemplate],
    description: "Those in use, by name, each in its newest version.",
    resolve: (_root, _args, context) => listTemplates(context),
  }),
  communicationTemplateHistory: t.field({
    access: "admin",
    type: [CommunicationTemplate],
    description: "The newest 50 versions of one, also of one that is deleted. NOT_FOUND.",
    args: { number: t.arg.int() },
    resolve: (_root, { number }, context) => templateHistory(context, number),
  }),
}));

const SaveCommunicationTemplateInput = builder.inputType("SaveCommunicationTemplateInput", {
  fields: (t) => ({
    number: t.int({ required: false, description: "Left out for a new one." }),
    version: t.int({ required: false, description: "The version that was shown." }),
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
});
const SaveCommunicationTemplatePayload = builder
  .objectRef<WrittenTemplate>("SaveCommunicationTemplatePayload")
  .implement({
    fields: (t) => ({ template: t.field({ type: CommunicationTemplate, resolve: (row) => row }) }),
  });

const DeleteCommunicationTemplateInput = builder.inputType("DeleteCommunicationTemplateInput", {
  fields: (t) => ({ number: t.int(), version: t.int({ description: "The version that was shown." }) }),
});
const DeleteCommunicationTemplatePayload = builder
  .objectRef<{ number: number }>("DeleteCommunicationTemplatePayload")
  .implement({ fields: (t) => ({ number: t.exposeInt("number") }) });

builder.mutationFields((t) => ({
  saveCommunicationTemplate: t.field({
    access: "admin",
    type: SaveCommunicationTemplatePayload,
    description:
      "Writes a template, or a new version of one. INVALID with fields (an unknown variable, a brace alone, a missing language); CONFLICT when the name is taken or somebody has saved meanwhile.",
    args: { input: t.arg({ type: SaveCommunicationTemplateInput }) },
    resolve: (_root, { input: { number, version, ...form } }, context) =>
      saveTemplate(context, { number: number ?? null, version: version ?? 0 }, form),
  }),
  deleteCommunicationTemplate: t.field({
    access: "admin",
    type: DeleteCommunicationTemplatePayload,
    description:
      "Takes a template out of use; what was sent with it stays. CONFLICT when somebody has saved meanwhile.",
    args: { input: t.arg({ type: DeleteCommunicationTemplateInput }) },
    resolve: async (_root, { input: { number, version } }, context) => ({
      number: await deleteTemplate(context, { id: number, version }),
    }),
  }),
}));
