import { valuesOf } from "../../core/graphql/enums.ts";
import "./audit-actions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { idOf, rowMutation } from "../../core/graphql/mutations.ts";
import { responsesListedFor } from "./policy.ts";
import { responseTypes } from "./rules.ts";
import { markResponseRead } from "./service.ts";

const ResponseType = builder.enumType("ResponseType", {
  description: "Channel on which an answer was sent.",
  values: valuesOf(responseTypes, {
    email: "Through the link in an email.",
    other: "Through the link in another message.",
    pass: "Written in the Help Pass.",
    sms: "By text message, or through the link in one.",
  }),
});

builder.prismaNode("RecipientResponse", {
  description: "An answer that a recipient or officer sent through the link in a message.",
  access: "through",
  id: { field: "id" },
  fields: (t) => ({
    sender: t.exposeString("sender", { description: "Sender as named in the message." }),
    isFromOfficer: t.boolean({
      description: "True if an officer sent it.",
      select: { recipientType: true },
      resolve: ({ recipientType }) => recipientType === "officer",
    }),
    responseType: t.expose("responseType", {
      description: "Channel on which it was sent.",
      type: ResponseType,
    }),
    content: t.exposeString("content", { description: "Text of the answer. Treat it as plain text." }),
    isProblem: t.exposeBoolean("isProblem", {
      description: "True if it reports that the help does not work.",
    }),
    language: t.string({
      description: "Language of the message that was answered. Null if unknown.",
      nullable: true,
      select: { replyLink: { select: { language: true } } },
      resolve: ({ replyLink }) => replyLink?.language ?? null,
    }),
    createdAt: t.expose("createdAt", { description: "When it was sent.", type: "DateTime" }),
    acknowledgedAt: t.expose("acknowledgedAt", {
      description: "When an administrator marked it as read. Null if no one has.",
      type: "DateTime",
      nullable: true,
    }),
    acknowledgedBy: t.exposeString("acknowledgedBy", {
      description: "User name of that administrator. Null if no one has, or the account is gone.",
      nullable: true,
    }),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  responses: t.relation("responses", {
    description: "Answers, newest first. Empty unless the caller is an administrator.",
    query: (_args, { viewer }) => ({ where: responsesListedFor(viewer), orderBy: { id: "desc" } }),
  }),
  responseCount: t.relationCount("responses", {
    description: "Number of answers. 0 unless the caller is an administrator.",
    where: (_args, { viewer }) => responsesListedFor(viewer),
  }),
  unreadResponseCount: t.relationCount("responses", {
    description:
      "Number of answers that no administrator has marked as read. 0 unless the caller is an administrator.",
    where: (_args, { viewer }) => ({ AND: [responsesListedFor(viewer), { acknowledgedAt: null }] }),
  }),
}));

rowMutation("markResponseRead", ["response", "RecipientResponse"], {
  access: "workCases",
  description: "Marks an answer as read. CONFLICT if it is already marked. NOT_FOUND.",
  input: idOf("answer"),
  resolve: (input, context, selection) =>
    markResponseRead(context, numberIn(input.id, "RecipientResponse"), selection),
});
