import {
  maxPrivacyCharacters,
  privacyKinds,
  privacyOutcomes,
} from "../../../shared/intake/privacy-requests/rules.ts";
import { may } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { valuesOf } from "../../core/graphql/enums.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { rowMutation } from "../../core/graphql/mutations.ts";
import { readRequest } from "../request-access/service.ts";
import { answerPrivacyRequest, openPrivacyRequest } from "./acts.ts";

const Kind = builder.enumType("PrivacyRequestKind", {
  description: "What a person asks about their own data.",
  values: valuesOf(privacyKinds, {
    access: "To see what is kept about them.",
    correction: "To correct something.",
    deletion: "To delete what is kept about them.",
  }),
});

const Outcome = builder.enumType("PrivacyRequestOutcome", {
  description: "What was done about it.",
  values: valuesOf(privacyOutcomes, {
    done: "All of it.",
    partly: "Some of it. The answer says what stays, and why.",
    refused: "Nothing. The answer says why.",
  }),
});

const PrivacyRequest = builder.prismaObject("PrivacyRequest", {
  description: "What a person asked about their own data. For administrators.",
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number. REST calls it `id`." }),
    kind: t.expose("kind", { description: "What is asked.", type: Kind }),
    content: t.exposeString("content", { description: "The person's words. Empty if there are none." }),
    openedAt: t.expose("openedAt", { description: "When it was asked.", type: "DateTime" }),
    openedBy: t.exposeString("openedBy", {
      description: "User name of the administrator who was told. Null if it was written in the Help Pass.",
      nullable: true,
    }),
    dueAt: t.expose("dueAt", { description: "Until when it is answered.", type: "DateTime" }),
    outcome: t.expose("outcome", {
      description: "What was done. Null while it is open.",
      type: Outcome,
      nullable: true,
    }),
    answer: t.string({
      description: "What the person reads about it in the Help Pass. Empty if there is nothing to say.",
      resolve: ({ answer }) => answer ?? "",
    }),
    answeredAt: t.expose("answeredAt", {
      description: "When it was answered. Null while it is open.",
      type: "DateTime",
      nullable: true,
    }),
    answeredBy: t.exposeString("answeredBy", {
      description: "User name of the administrator who answered. Null while it is open.",
      nullable: true,
    }),
  }),
});

builder.prismaObjectField("EmergencyRequest", "privacyRequests", (t) =>
  t.field({
    description:
      "What the person asked about their own data, newest first. Empty unless the caller is an administrator.",
    type: [PrivacyRequest],
    select: { privacyRequests: { orderBy: { id: "desc" } } },
    resolve: ({ privacyRequests }, _args, { viewer }) => (may(viewer, "readCases") ? privacyRequests : []),
  }),
);

rowMutation("openPrivacyRequest", ["request", "EmergencyRequest"], {
  access: "workCases",
  description:
    "Notes what a person asked on the phone about their own data. While one of its kind is open, nothing changes. INVALID with `fields`. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    kind: t.field({ description: "What is asked.", type: Kind }),
    content: t.string({
      description: `The person's words, required for a correction. At most ${maxPrivacyCharacters} characters.`,
    }),
  }),
  resolve: async ({ id, ...form }, context, selection) => {
    const { requestId } = await openPrivacyRequest(context, numberIn(id, "EmergencyRequest"), form);
    return readRequest(context, requestId, selection);
  },
});

rowMutation("answerPrivacyRequest", ["request", "EmergencyRequest"], {
  access: "workCases",
  description:
    "Answers what a person asked about their own data. INVALID with `fields`. CONFLICT if it was answered meanwhile. NOT_FOUND.",
  input: (t) => ({
    number: t.int({ description: "Row number of what was asked." }),
    outcome: t.field({ description: "What was done.", type: Outcome }),
    answer: t.string({
      description: `What the person reads, required unless all was done. At most ${maxPrivacyCharacters} characters.`,
    }),
  }),
  resolve: async ({ number, ...form }, context, selection) => {
    const { requestId } = await answerPrivacyRequest(context, number, form);
    return readRequest(context, requestId, selection);
  },
});
