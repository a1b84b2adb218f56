import "./audit-actions.ts";
import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { idOf, rowMutation } from "../../core/graphql/mutations.ts";
import { HelpType } from "../../intake/requests/enums.ts";
import { retryLetter, voidLetter } from "./acts.ts";
import { sendAnotherWay } from "./send/another-way.ts";
import { canRetryLetter, carrierColumns, deliveryOf, reasonOf, sentAtOf } from "./send/delivery.ts";
import { lettersListedFor, opensLetter } from "./policy.ts";
import { listOwnLetters } from "./read.ts";
import { endColumns, validUntilOf } from "./valid-until.ts";
import { deliveryStatuses, letterAudiences, letterKinds } from "../../../shared/messages/letters/rules.ts";

const LetterKind = builder.enumType("LetterKind", { values: letterKinds });
const LetterAudience = builder.enumType("LetterAudience", { values: letterAudiences });
const LetterDelivery = builder.enumType("LetterDelivery", { values: deliveryStatuses });

const carriers = { messages: { select: carrierColumns } } as const;
const asDelivered = { state: true, failure: true, voidReason: true, ...carriers } as const;

builder.prismaNode("Letter", {
  access: "through",
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeString("number", { nullable: true }),
    requestNumber: t.exposeInt("requestId"),
    caseId: t.string({
      select: { request: { select: { caseId: true } } },
      resolve: ({ request }) => request.caseId,
    }),
    letterType: t.expose("kind", { type: LetterKind }),
    audience: t.expose("audience", { type: LetterAudience }),
    recipient: t.exposeString("recipientName"),
    subject: t.exposeString("subject", { nullable: true }),
    helpTypes: t.expose("helpTypes", { type: [HelpType] }),
    deliveryStatus: t.field({
      type: LetterDelivery,
      select: asDelivered,
      resolve: (letter) => deliveryOf(letter),
    }),
    reason: t.string({ nullable: true, select: asDelivered, resolve: (letter) => reasonOf(letter) }),
    canRetry: t.boolean({
      select: { ...asDelivered, audience: true, request: { select: { contacting: true } } },
      resolve: ({ audience, request, ...letter }) =>
        canRetryLetter(letter, { audience, contacting: request.contacting }),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    sentAt: t.field({
      type: "DateTime",
      nullable: true,
      select: carriers,
      resolve: (letter) => sentAtOf(letter),
    }),
    validUntil: t.field({
      type: "DateTime",
      nullable: true,
      select: endColumns,
      resolve: (letter) => validUntilOf(letter),
    }),
    voidedAt: t.expose("voidedAt", { type: "DateTime", nullable: true }),
    voidedBy: t.exposeString("voidedBy", { nullable: true }),
    href: t.string({
      nullable: true,
      select: { id: true, number: true, kind: true },
      resolve: ({ id, number, kind }, _args, { viewer }) =>
        number && opensLetter(viewer, { kind }) ? `/letters/${id}` : null,
    }),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  letters: t.relation("letters", {
    query: (_args, { viewer }) => ({ where: lettersListedFor(viewer), orderBy: { id: "desc" } }),
  }),
  letterCount: t.relationCount("letters", {
    where: (_args, { viewer }) => lettersListedFor(viewer),
  }),
}));

builder.queryField("lettersToViewer", (t) =>
  t.prismaField({
    access: "signedIn",
    type: ["Letter"],
    resolve: (query, _root, _args, context) => listOwnLetters(context, query),
  }),
);

rowMutation("retryLetter", ["letter", "Letter"], {
  access: "workCases",
  input: idOf("letter"),
  resolve: (input, context, selection) => retryLetter(context, numberIn(input.id, "Letter"), selection),
});

rowMutation("sendLetterAnotherWay", ["letter", "Letter"], {
  access: "workCases",
  input: (t) => ({ messageId: t.string() }),
  resolve: (input, context, selection) => sendAnotherWay(context, input.messageId, selection),
});

rowMutation("voidLetter", ["letter", "Letter"], {
  access: "workCases",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the letter." }),
    reason: t.string(),
  }),
  resolve: (input, context, selection) =>
    voidLetter(context, numberIn(input.id, "Letter"), input.reason, selection),
});
