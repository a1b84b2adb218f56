import { HelpType, valuesOf } from "../../core/graphql/enums.ts";
import "./audit-actions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { idOf, rowMutation } from "../../core/graphql/mutations.ts";
import { retryLetter, voidLetter } from "./acts.ts";
import { sendAnotherWay } from "./send/another-way.ts";
import { canRetryLetter, carrierColumns, deliveryOf, reasonOf, sentAtOf } from "./send/delivery.ts";
import { lettersListedFor, opensLetter } from "./policy.ts";
import { listOwnLetters } from "./read.ts";
import { endColumns, validUntilOf } from "./valid-until.ts";
import { deliveryStatuses, letterAudiences, letterKinds } from "../../../shared/messages/letters/rules.ts";

const LetterKind = builder.enumType("LetterKind", {
  description: "Kind of a letter.",
  values: valuesOf(letterKinds, {
    approval: "The request was approved.",
    denial: "The request was denied.",
    dispatch: "Help was dispatched.",
    summary: "The request was completed: what was given, and how to ask the state for compensation.",
  }),
});
const LetterAudience = builder.enumType("LetterAudience", {
  description: "For whom a letter is written.",
  values: valuesOf(letterAudiences, { officer: "The officer who filed the request.", victim: "The victim." }),
});
const LetterDelivery = builder.enumType("LetterDelivery", {
  description: "Delivery status of a letter.",
  values: valuesOf(deliveryStatuses, {
    captured: "Not delivered, because no mail server or SMS gateway is set up.",
    delivered: "Every provider reported that it arrived, or its reader finds it in the app alone.",
    failed: "No server or gateway took it. `reason` says why.",
    pending: "The letter is not written or not sent yet.",
    sent: "Every mail server or gateway accepted it, and not all have reported that it arrived.",
    undelivered: "A provider reported that it did not arrive. `reason` says why.",
    void: "The letter is no longer valid.",
  }),
});

const carriers = { messages: { select: carrierColumns } } as const;
const asDelivered = { state: true, failure: true, voidReason: true, ...carriers } as const;

builder.prismaNode("Letter", {
  description:
    "A letter about a decision. `href` is the path of its text, and of its PDF with `.pdf` added. Each access is logged.",
  access: "through",
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeString("number", {
      description: "Letter number, such as `L-2026-000001`. Null until it is written.",
      nullable: true,
    }),
    requestNumber: t.exposeInt("requestId", { description: "Number of the request. REST calls it `id`." }),
    caseId: t.string({
      description: "Case ID of the request.",
      select: { request: { select: { caseId: true } } },
      resolve: ({ request }) => request.caseId,
    }),
    letterType: t.expose("kind", { description: "Kind of the letter.", type: LetterKind }),
    audience: t.expose("audience", { description: "For whom the letter is written.", type: LetterAudience }),
    recipient: t.exposeString("recipientName", { description: "Recipient as named in the letter." }),
    subject: t.exposeString("subject", {
      description: "Subject line. Null until it is written.",
      nullable: true,
    }),
    helpTypes: t.expose("helpTypes", {
      description: "Kinds of help that the letter names.",
      type: [HelpType],
    }),
    deliveryStatus: t.field({
      description: "Delivery status.",
      type: LetterDelivery,
      select: asDelivered,
      resolve: (letter) => deliveryOf(letter),
    }),
    reason: t.string({
      description: "Why it failed, is delayed, or was voided. Null if none applies.",
      nullable: true,
      select: asDelivered,
      resolve: (letter) => reasonOf(letter),
    }),
    canRetry: t.boolean({
      description: "True if it failed and `retryLetter` can try again.",
      select: { ...asDelivered, audience: true, request: { select: { contacting: true } } },
      resolve: ({ audience, request, ...letter }) =>
        canRetryLetter(letter, { audience, contacting: request.contacting }),
    }),
    createdAt: t.expose("createdAt", { description: "When the decision was made.", type: "DateTime" }),
    sentAt: t.field({
      description: "When the mail server or gateway accepted the last message with it. Null until then.",
      type: "DateTime",
      nullable: true,
      select: carriers,
      resolve: (letter) => sentAtOf(letter),
    }),
    validUntil: t.field({
      description: "When it stops being valid. Null if it does not expire, or is not written yet.",
      type: "DateTime",
      nullable: true,
      select: endColumns,
      resolve: (letter) => validUntilOf(letter),
    }),
    voidedAt: t.expose("voidedAt", {
      description: "When it was voided. Null if it was not.",
      type: "DateTime",
      nullable: true,
    }),
    voidedBy: t.exposeString("voidedBy", {
      description: "Who voided it. Null if it was not.",
      nullable: true,
    }),
    href: t.string({
      description: "Path for reading it with the session cookie. Null until it is written.",
      nullable: true,
      select: { id: true, number: true, kind: true },
      resolve: ({ id, number, kind }, _args, { viewer }) =>
        number && opensLetter(viewer, { kind }) ? `/letters/${id}` : null,
    }),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  letters: t.relation("letters", {
    description:
      "Letters, newest first. An officer sees their own letters and the closing summary. Empty for other callers, except administrators.",
    query: (_args, { viewer }) => ({ where: lettersListedFor(viewer), orderBy: { id: "desc" } }),
  }),
  letterCount: t.relationCount("letters", {
    description: "Number of letters in `letters`.",
    where: (_args, { viewer }) => lettersListedFor(viewer),
  }),
}));

builder.queryField("lettersToViewer", (t) =>
  t.prismaField({
    access: "signedIn",
    description: "The newest 20 letters to the calling officer. Empty for other callers.",
    type: ["Letter"],
    resolve: (query, _root, _args, context) => listOwnLetters(context, query),
  }),
);

rowMutation("retryLetter", ["letter", "Letter"], {
  access: "workCases",
  description: "Writes or sends a failed letter again. CONFLICT if it did not fail, or is void. NOT_FOUND.",
  input: idOf("letter"),
  resolve: (input, context, selection) => retryLetter(context, numberIn(input.id, "Letter"), selection),
});

rowMutation("sendLetterAnotherWay", ["letter", "Letter"], {
  access: "workCases",
  description:
    "Sends a victim's letter by email instead of text message, or the reverse, after a message with it failed or did not arrive. That message is then handled. CONFLICT if it was handled before, or if the other way is not open (`Message.otherChannel`). NOT_FOUND.",
  input: (t) => ({ messageId: t.string({ description: "UUID of the message that reached no one." }) }),
  resolve: (input, context, selection) => sendAnotherWay(context, input.messageId, selection),
});

rowMutation("voidLetter", ["letter", "Letter"], {
  access: "workCases",
  description:
    "Voids a letter and notifies its recipients. INVALID without a reason. CONFLICT if it is already void. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the letter." }),
    reason: t.string({
      description: "Why it is voided. 3 to 500 characters. The officer who received it can read it.",
    }),
  }),
  resolve: (input, context, selection) =>
    voidLetter(context, numberIn(input.id, "Letter"), input.reason, selection),
});
