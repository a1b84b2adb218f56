import { builder } from "../core/graphql/builder.ts";
import { askedOf, payloadWith } from "../core/graphql/mutations.ts";
import { Language } from "../core/graphql/language.ts";
import { HelpType, RequestStatus, UrgencyLevel } from "./enums.ts";
import { can } from "./policy.ts";
import { StatedNeedsInput } from "../needs/types.ts";
import { createRequest } from "./create.ts";
import { draftRequest } from "./draft.ts";
import { RequestDraft } from "./draft-type.ts";
import { requestsPerPage } from "./rules.shared.ts";
import { columnsIn } from "./columns.ts";
import { listRequests, maxPage } from "./list.ts";
import { openRequest, withCase } from "../request-access/service.ts";
import { shown } from "./masking.ts";
import { readChanged, watchRequest, watchRequests } from "./watch.ts";

const usd = (cents: number | null) => (cents === null ? null : cents / 100);

export const EmergencyRequest = builder.prismaNode("EmergencyRequest", {
  access: {
    byId: ({ viewer, opened }, request) => can.seeRequest(viewer, request, opened),
    words: "Whoever may see the request.",
  },
  id: { field: "id" },
  description: "One request for help for one person in need.",
  // Whole rows: with a selection of columns the compiled executor reads every row a second time.
  fields: (t) => ({
    number: t.exposeInt("id", {
      description: "The row's number: what REST calls `id` and the address bar shows.",
    }),
    caseId: t.exposeString("caseId", { description: "EM-{year}-{digits}, given by the server." }),
    status: t.expose("status", { type: RequestStatus }),
    urgencyLevel: t.expose("urgencyLevel", { type: UrgencyLevel }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    requestAmount: t.field({
      type: "USD",
      nullable: true,
      description: "US dollars, by the calculator.",
      resolve: (r) => usd(r.requestAmountCents),
    }),
    anonymous: t.exposeBoolean("anonymous", {
      description: "The person wishes to stay anonymous: only the officer of the case reads the name.",
    }),
    contacting: t.exposeBoolean("contacting", {
      description: "The person may be written to; if not, no message goes to them at all.",
    }),
    victimName: t.string({
      description: '"Recipient of {case}" to whoever may not read the name of somebody anonymous.',
      resolve: (r, _args, context) => shown.victimName(context, r),
    }),
    victimContact: t.string({
      description: "Free text: phone and e-mail.",
      resolve: (r, _args, context) => shown.victimContact(context, r),
    }),
    victimAddress: t.exposeString("victimAddress"),
    victimPhone: t.exposeString("victimPhone"),
    victimEmail: t.string({
      description: "Empty where there is none, and to whoever may not read the person's name.",
      resolve: (r, _args, context) => shown.victimEmail(context, r),
    }),
    requestDetails: t.string({ resolve: (r, _args, context) => shown.requestDetails(context, r) }),
    requestedHelpTypes: t.expose("requestedHelpTypes", { type: [HelpType] }),
    aiRecommendation: t.field({
      type: "USD",
      nullable: true,

      description: "US dollars recommended; null until computed, and for a citizen.",
      resolve: (r, _args, { viewer }) => (can.seeAdvice(viewer) ? usd(r.aiRecommendationCents) : null),
    }),
    aiJustification: t.string({
      nullable: true,
      resolve: (r, _args, { viewer }) => (can.seeAdvice(viewer) ? r.aiJustification : null),
    }),
    decisionReason: t.string({
      nullable: true,
      description: "Why it was denied; not for the citizen.",
      resolve: (r, _args, { viewer }) => (can.seeAdvice(viewer) ? r.decisionReason : null),
    }),
    victimInfo: t.relation("victimInfo", {
      nullable: true,
      description: "Read with its request, whose reading is logged; hidden in a list.",
      authScopes: ({ id }, _args, { opened }) => opened.has(id),
    }),
    evidence: t.relation("evidence", {
      query: { orderBy: { ordinal: "asc" } },
      description: "Supporting documents, in order: Document 1, Document 2 …",
    }),
    allocations: t.relation("allocations", {
      description: "Newest first; empty for a citizen.",
      query: (_args, { viewer }) => ({
        where: can.seeAdvice(viewer) ? {} : { id: -1 },
        orderBy: { id: "desc" },
      }),
    }),
    resourceRecommendations: t.relation("resources", {
      description: "The surest first; empty for a citizen.",
      query: (_args, { viewer }) => ({
        where: can.seeAdvice(viewer) ? {} : { id: -1 },
        orderBy: [{ aiConfidenceScore: "desc" }, { id: "asc" }],
      }),
    }),
    viewerCanReveal: t.boolean({
      description: "The name is hidden, and `revealRecipient` tells it.",
      resolve: (r, _args, { viewer }) => can.revealRecipient(viewer, r),
    }),
    viewerCanEditVictimInfo: t.boolean({
      resolve: async (r, _args, context) => can.editVictimInfo(context.viewer, await withCase(context, r)),
    }),
  }),
});

builder.queryFields((t) => ({
  requests: t.prismaConnection(
    {
      access: "signedIn",
      type: EmergencyRequest,
      cursor: "id",
      defaultSize: requestsPerPage,
      maxSize: maxPage,
      description: "One's own requests, or all to an administrator; newest first.",
      resolve: (query, _root, _args, context, { fieldNodes, fragments }) => {
        const [field, another] = fieldNodes;
        return listRequests(context, query, field && !another ? columnsIn(field, fragments) : null);
      },
    },
    { name: "EmergencyRequestConnection" },
    { name: "EmergencyRequestEdge" },
  ),
  request: t.prismaField({
    access: "signedIn",
    type: EmergencyRequest,
    description:
      "One request by its number. NOT_FOUND when it does not exist or is hidden; the reading is logged.",
    args: { number: t.arg.int() },
    resolve: (query, _root, { number }, context) => openRequest(context, number, query),
  }),
  newRequestDraft: t.field({
    access: "public",
    type: RequestDraft,
    description: "A start for the form at /new-request.",
    resolve: (_root, _args, context) => draftRequest(context),
  }),
}));

const CreateRequestInput = builder.inputType("CreateRequestInput", {
  description: "The form at /new-request.",
  fields: (t) => ({
    caseId: t.string({ description: "As shown; replaced when somebody else took it meanwhile." }),
    urgencyLevel: t.field({ type: UrgencyLevel }),
    victimName: t.string(),
    victimAddress: t.string(),
    victimPhone: t.string(),
    victimEmail: t.string({ description: "Empty where there is none; letters go by text message then." }),
    requestDetails: t.string(),
    evidenceUrls: t.stringList({ description: "`/files/{id}` of files uploaded before." }),
    needs: t.field({
      type: StatedNeedsInput,
      required: false,
      description:
        "What is needed, as the caller confirms it; left out, it is read from the details, and then no single officer's approval is enough.",
    }),
    language: t.field({
      type: Language,
      required: false,
      description:
        "Of the letters about it; when it is left out the officer's case has one, else the caller's browser.",
    }),
    idempotencyKey: t.string({
      description:
        "Chosen by the caller, at least 16 characters. A repeat with the same key makes no second request.",
    }),
  }),
});

builder.mutationFields((t) => ({
  createRequest: t.field({
    access: "public",
    type: payloadWith("CreateRequestPayload", "request", "EmergencyRequest"),
    description:
      "Files a request. INVALID with fields; RATE_LIMITED for a visitor's sixth in a day; UNPROCESSABLE when the key was used for another form.",
    args: { input: t.arg({ type: CreateRequestInput }) },
    resolve: (_root, { input: { idempotencyKey, ...form } }, context, info) =>
      createRequest(context, form, { idempotencyKey, query: askedOf("request", context, info) }),
  }),
}));

builder.subscriptionFields((t) => ({
  requestsChanged: t.field({
    access: "signedIn",
    type: EmergencyRequest,
    nullable: true,
    description: "Each request of one's list that is new or changed.",
    subscribe: (_root, _args, context) => watchRequests(context),
    resolve: (change, _args, context) => readChanged(context, change),
  }),
  requestChanged: t.field({
    access: "signedIn",
    type: EmergencyRequest,
    nullable: true,
    description: "One request, each time it changes.",
    args: { number: t.arg.int() },
    subscribe: (_root, { number }, context) => watchRequest(context, number),
    resolve: (change, _args, context) => readChanged(context, change),
  }),
}));
