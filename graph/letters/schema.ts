import { builder } from "../core/graphql/builder.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { askedOf, inputNaming, payloadWith } from "../core/graphql/mutations.ts";
import { HelpType } from "../requests/enums.ts";
import { retryLetter, voidLetter } from "./acts.ts";
import { canRetryLetter, deliveryOf, reasonOf, sentAtOf } from "./delivery.ts";
import { lettersListedFor } from "./policy.ts";
import { listOwnLetters } from "./read.ts";
import { deliveryStatuses, letterAudiences, letterKinds } from "./rules.shared.ts";

const LetterKind = builder.enumType("LetterKind", { values: letterKinds });
const LetterAudience = builder.enumType("LetterAudience", { values: letterAudiences });
const LetterDelivery = builder.enumType("LetterDelivery", {
  values: deliveryStatuses,
  description:
    "`pending` waits to be written, `sent` is on its way, `captured` went nowhere, for there is no mail server or gateway, `delivered` was taken by every server, `failed` says why in `reason`, `void` holds no more.",
});

const carriers = { messages: { select: { kind: true, state: true, reason: true, sentAt: true } } } as const;
const asDelivered = { state: true, failure: true, voidReason: true, ...carriers } as const;

builder.prismaNode("Letter", {
  access: "through",
  id: { field: "id" },
  description:
    "A letter about a decision. What it says is read at `/letters/{id}` and `/letters/{id}.pdf`, and each reading is logged.",
  fields: (t) => ({
    number: t.exposeString("number", {
      nullable: true,
      description: "L-2026-000001; null until it is written.",
    }),
    requestNumber: t.exposeInt("requestId"),
    caseId: t.string({
      select: { request: { select: { caseId: true } } },
      resolve: ({ request }) => request.caseId,
    }),
    letterType: t.expose("kind", { type: LetterKind }),
    audience: t.expose("audience", { type: LetterAudience }),
    recipient: t.exposeString("recipientName", { description: "As the letter names them." }),
    subject: t.exposeString("subject", { nullable: true }),
    helpTypes: t.expose("helpTypes", { type: [HelpType] }),
    deliveryStatus: t.field({
      type: LetterDelivery,
      select: asDelivered,
      resolve: (letter) => deliveryOf(letter),
    }),
    reason: t.string({
      nullable: true,
      select: asDelivered,
      description: "Why it failed, what holds it up, or why it is void.",
      resolve: (letter) => reasonOf(letter),
    }),
    canRetry: t.boolean({
      select: { ...asDelivered, audience: true, request: { select: { contacting: true } } },
      description: "It failed, and `retryLetter` would try it again.",
      resolve: ({ audience, request, ...letter }) =>
        canRetryLetter(letter, { audience, contacting: request.contacting }),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When its decision was taken." }),
    sentAt: t.field({
      type: "DateTime",
      nullable: true,
      select: carriers,
      description: "When the last message that carries it was taken.",
      resolve: (letter) => sentAtOf(letter),
    }),
    validUntil: t.expose("validUntil", { type: "DateTime", nullable: true }),
    voidedAt: t.expose("voidedAt", { type: "DateTime", nullable: true }),
    voidedBy: t.exposeString("voidedBy", { nullable: true }),
    href: t.string({
      nullable: true,
      select: { id: true, number: true },
      description: "Where it is read, with the session's cookie; null until it is written.",
      resolve: ({ id, number }) => (number ? `/letters/${id}` : null),
    }),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  letters: t.relation("letters", {
    description:
      "The newest first: to an administrator all, to its officer their own; empty for anybody else.",
    query: (_args, { viewer }) => ({ where: lettersListedFor(viewer), orderBy: { id: "desc" } }),
  }),
  letterCount: t.relationCount("letters", {
    where: (_args, { viewer }) => lettersListedFor(viewer),
    description: "How many `letters` holds.",
  }),
}));

builder.queryField("lettersToViewer", (t) =>
  t.prismaField({
    access: "signedIn",
    type: ["Letter"],
    description: "An officer's own letters, the newest twenty; none for anybody else.",
    resolve: (query, _root, _args, context) => listOwnLetters(context, query),
  }),
);

const VoidLetterInput = builder.inputType("VoidLetterInput", {
  fields: (t) => ({
    id: t.globalID({ description: "The letter." }),
    reason: t.string({ description: "3 to 500 characters; an officer whose letter it is reads it." }),
  }),
});

builder.mutationFields((t) => ({
  retryLetter: t.field({
    access: "admin",
    type: payloadWith("RetryLetterPayload", "letter", "Letter"),
    description: "Writes or sends a letter again that failed. CONFLICT when it did not, or is void.",
    args: { input: t.arg({ type: inputNaming("RetryLetterInput", "The letter.") }) },
    resolve: (_root, { input }, context, info) =>
      retryLetter(context, numberIn(input.id, "Letter"), askedOf("letter", context, info)),
  }),
  voidLetter: t.field({
    access: "admin",
    type: payloadWith("VoidLetterPayload", "letter", "Letter"),
    description:
      "Declares a letter void and tells whoever has it. INVALID without a reason; CONFLICT when it is void already.",
    args: { input: t.arg({ type: VoidLetterInput }) },
    resolve: (_root, { input }, context, info) =>
      voidLetter(context, numberIn(input.id, "Letter"), input.reason, askedOf("letter", context, info)),
  }),
}));
