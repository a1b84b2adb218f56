import { builder } from "../core/graphql/builder.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { askedOf, inputNaming, payloadWith } from "../core/graphql/mutations.ts";
import { responsesListedFor } from "./policy.ts";
import { responseTypes } from "./rules.shared.ts";
import { markResponseRead } from "./service.ts";

const ResponseType = builder.enumType("ResponseType", {
  values: responseTypes,
  description: "By which message somebody was asked: they wrote back by its link.",
});

builder.prismaNode("RecipientResponse", {
  access: "through",
  id: { field: "id" },
  description: "What somebody wrote back, by the link of a message.",
  fields: (t) => ({
    sender: t.exposeString("sender", { description: "As the message named them." }),
    isFromOfficer: t.boolean({
      select: { recipientType: true },
      resolve: ({ recipientType }) => recipientType === "officer",
    }),
    responseType: t.expose("responseType", { type: ResponseType }),
    content: t.exposeString("content", { description: "Text, whatever it looks like." }),
    isProblem: t.exposeBoolean("isProblem", { description: "The help that was given does not work." }),
    language: t.string({
      nullable: true,
      select: { replyLink: { select: { language: true } } },
      description: "Of the message that was answered.",
      resolve: ({ replyLink }) => replyLink?.language ?? null,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    acknowledgedAt: t.expose("acknowledgedAt", { type: "DateTime", nullable: true }),
    acknowledgedBy: t.exposeString("acknowledgedBy", { nullable: true, description: "The account's name." }),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  responses: t.relation("responses", {
    description: "The newest first; for administrators, empty for anybody else.",
    query: (_args, { viewer }) => ({ where: responsesListedFor(viewer), orderBy: { id: "desc" } }),
  }),
  responseCount: t.relationCount("responses", { where: (_args, { viewer }) => responsesListedFor(viewer) }),
  unreadResponseCount: t.relationCount("responses", {
    description: "Those that no administrator has marked as read.",
    where: (_args, { viewer }) => ({ AND: [responsesListedFor(viewer), { acknowledgedAt: null }] }),
  }),
}));

builder.mutationField("markResponseRead", (t) =>
  t.field({
    access: "admin",
    type: payloadWith("MarkResponseReadPayload", "response", "RecipientResponse"),
    description: "An administrator has read it. CONFLICT when somebody said so before.",
    args: { input: t.arg({ type: inputNaming("MarkResponseReadInput", "The response.") }) },
    resolve: (_root, { input }, context, info) =>
      markResponseRead(context, numberIn(input.id, "RecipientResponse"), askedOf("response", context, info)),
  }),
);
