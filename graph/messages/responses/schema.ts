import "./audit-actions.ts";
import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { idOf, rowMutation } from "../../core/graphql/mutations.ts";
import { responsesListedFor } from "./policy.ts";
import { responseTypes } from "./rules.ts";
import { markResponseRead } from "./service.ts";

const ResponseType = builder.enumType("ResponseType", { values: responseTypes });

builder.prismaNode("RecipientResponse", {
  access: "through",
  id: { field: "id" },
  fields: (t) => ({
    sender: t.exposeString("sender"),
    isFromOfficer: t.boolean({
      select: { recipientType: true },
      resolve: ({ recipientType }) => recipientType === "officer",
    }),
    responseType: t.expose("responseType", { type: ResponseType }),
    content: t.exposeString("content"),
    isProblem: t.exposeBoolean("isProblem"),
    language: t.string({
      nullable: true,
      select: { replyLink: { select: { language: true } } },
      resolve: ({ replyLink }) => replyLink?.language ?? null,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    acknowledgedAt: t.expose("acknowledgedAt", { type: "DateTime", nullable: true }),
    acknowledgedBy: t.exposeString("acknowledgedBy", { nullable: true }),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  responses: t.relation("responses", {
    query: (_args, { viewer }) => ({ where: responsesListedFor(viewer), orderBy: { id: "desc" } }),
  }),
  responseCount: t.relationCount("responses", { where: (_args, { viewer }) => responsesListedFor(viewer) }),
  unreadResponseCount: t.relationCount("responses", {
    where: (_args, { viewer }) => ({ AND: [responsesListedFor(viewer), { acknowledgedAt: null }] }),
  }),
}));

rowMutation("markResponseRead", ["response", "RecipientResponse"], {
  access: "workCases",
  input: idOf("answer"),
  resolve: (input, context, selection) =>
    markResponseRead(context, numberIn(input.id, "RecipientResponse"), selection),
});
