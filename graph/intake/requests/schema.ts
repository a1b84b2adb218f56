import { HelpType, RequestStatus, UrgencyLevel } from "../../core/graphql/enums.ts";
import { builder } from "../../core/graphql/builder.ts";
import { rowMutation } from "../../core/graphql/mutations.ts";
import { Language } from "../../core/graphql/language.ts";
import { asLanguage } from "../../core/i18n/i18n.ts";
import { can } from "./policy.ts";
import { SafeContactInput } from "../safe-contact/input.ts";
import { StatedNeedsInput } from "../needs/reader/types.ts";
import { createRequest } from "./create.ts";
import { draftRequest } from "./draft.ts";
import { RequestDraft } from "./draft-type.ts";
import { maxRequestsPerPage, requestsPerPage } from "../../../shared/intake/requests/paging.ts";
import { columnsIn } from "../../core/prefetch/columns.ts";
import { prefetching } from "../../core/prefetch/fields.ts";
import { columnsOf } from "./columns.ts";
import { firstPagePrefetch, listRequests } from "./list.ts";
import { openRequest, withCase } from "../request-access/service.ts";
import { shown } from "./masking.ts";
import { readChanged, watchRequest, watchRequests } from "./watch.ts";

const usd = (cents: number | null) => (cents === null ? null : cents / 100);

export const EmergencyRequest = builder.prismaNode("EmergencyRequest", {
  description: "A request for help for one victim.",
  access: {
    byId: ({ viewer, opened }, request) => can.seeRequest(viewer, request, opened),
    words: "Anyone who may see the request.",
  },
  id: { field: "id" },
  // Whole rows: with a column selection the compiled executor reads every row a second time.
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number. REST calls it `id`." }),
    caseId: t.exposeString("caseId", {
      description: "Case ID that the server assigned, such as `EM-2026-1234`.",
    }),
    status: t.expose("status", { description: "Status of the request.", type: RequestStatus }),
    urgencyLevel: t.expose("urgencyLevel", { description: "Urgency of the request.", type: UrgencyLevel }),
    createdAt: t.expose("createdAt", { description: "When the request was filed.", type: "DateTime" }),
    requestAmount: t.field({
      description: "Calculated amount in US dollars. Null until it is calculated.",
      type: "USD",
      nullable: true,
      resolve: (r) => usd(r.requestAmountCents),
    }),
    anonymous: t.exposeBoolean("anonymous", {
      description:
        "True if the victim wishes to stay anonymous. Only the officer who filed the request can read the name.",
    }),
    contacting: t.exposeBoolean("contacting", {
      description: "True if the victim may be contacted. If false, no message is sent to them.",
    }),
    language: t.field({
      description: "Language of the victim's letters, texts and pass.",
      type: Language,
      resolve: ({ language }) => asLanguage(language),
    }),
    victimName: t.string({
      description:
        "Name of the victim. “Recipient of {case}” if the caller may not read an anonymous victim's name.",
      resolve: (r, _args, context) => shown.victimName(context, r),
    }),
    victimContact: t.string({
      description: "Phone number and email address as one text.",
      resolve: (r, _args, context) => shown.victimContact(context, r),
    }),
    victimAddress: t.exposeString("victimAddress", {
      description:
        "Address of the victim: that of the victim information once there is one, else as entered. Empty if there is none.",
    }),
    victimPhone: t.exposeString("victimPhone", { description: "Phone number, as entered." }),
    victimEmail: t.string({
      description: "Email address. Empty if there is none, or if the caller may not read the victim's name.",
      resolve: (r, _args, context) => shown.victimEmail(context, r),
    }),
    requestDetails: t.string({
      description: "What happened and what is needed.",
      resolve: (r, _args, context) => shown.requestDetails(context, r),
    }),
    requestedHelpTypes: t.expose("requestedHelpTypes", {
      description: "Requested kinds of help.",
      type: [HelpType],
    }),
    aiRecommendation: t.field({
      description: "Recommended amount in US dollars. Null until it is computed, and for a citizen.",
      type: "USD",
      nullable: true,
      resolve: (r, _args, { viewer }) => (can.seeAdvice(viewer) ? usd(r.aiRecommendationCents) : null),
    }),
    aiJustification: t.string({
      description:
        "Explanation of the recommendation, in English. Null until it is computed, and for a citizen.",
      nullable: true,
      resolve: (r, _args, { viewer }) => (can.seeAdvice(viewer) ? r.aiJustification : null),
    }),
    decisionReason: t.string({
      description: "Why it was denied. Null if it was not, and for a citizen.",
      nullable: true,
      resolve: (r, _args, { viewer }) => (can.seeAdvice(viewer) ? r.decisionReason : null),
    }),
    victimInfo: t.relation("victimInfo", {
      description:
        "Detailed victim information. Null in lists, and until it is saved. Reading it is logged with the request.",
      nullable: true,
      authScopes: ({ id }, _args, { opened }) => opened.has(id),
    }),
    evidence: t.relation("evidence", {
      description: "Supporting documents, in order.",
      query: { orderBy: { ordinal: "asc" } },
    }),
    allocations: t.relation("allocations", {
      description: "Allocations, newest first. Empty for a citizen.",
      query: (_args, { viewer }) => ({
        where: can.seeAdvice(viewer) ? {} : { id: -1 },
        orderBy: { id: "desc" },
      }),
    }),
    resourceRecommendations: t.relation("resources", {
      description: "Recommended directory entries, best first. Empty for a citizen.",
      query: (_args, { viewer }) => ({
        where: can.seeAdvice(viewer) ? {} : { id: -1 },
        orderBy: [{ aiConfidenceScore: "desc" }, { id: "asc" }],
      }),
    }),
    viewerCanReveal: t.boolean({
      description: "True if the name is hidden and the caller may call `revealRecipient`.",
      resolve: (r, _args, { viewer }) => can.revealRecipient(viewer, r),
    }),
    viewerCanEditVictimInfo: t.boolean({
      description: "True if the caller may change the victim information.",
      resolve: async (r, _args, context) => can.editVictimInfo(context.viewer, await withCase(context, r)),
    }),
  }),
});

builder.queryFields((t) => ({
  requests: t.prismaConnection(
    {
      access: "signedIn",
      description:
        "The caller's requests, newest first. Administrators see every request. At most 200 on a page; the default is 20.",
      scope: "requests:read",
      type: EmergencyRequest,
      cursor: "id",
      defaultSize: requestsPerPage,
      maxSize: maxRequestsPerPage,
      extensions: prefetching((page: object, selected) =>
        firstPagePrefetch(page, columnsIn(selected, columnsOf)),
      ),
      resolve: (query, _root, _args, context, info) =>
        listRequests(context, query, columnsIn(info, columnsOf)),
    },
    { name: "EmergencyRequestConnection", description: "One page of requests." },
    { name: "EmergencyRequestEdge" },
  ),
  request: t.prismaField({
    access: "signedIn",
    description:
      "One request by its number. The access is logged. NOT_FOUND if it does not exist or the caller may not read it.",
    scope: "requests:read",
    type: EmergencyRequest,
    args: { number: t.arg.int({ description: "Row number of the request. REST calls it `id`." }) },
    resolve: (query, _root, { number }, context) => openRequest(context, number, query),
  }),
  newRequestDraft: t.field({
    access: "public",
    description: "Initial values for the form at /new-request.",
    type: RequestDraft,
    resolve: (_root, _args, context) => draftRequest(context),
  }),
}));

rowMutation("createRequest", ["request", "EmergencyRequest"], {
  access: "public",
  description:
    "Files a request. INVALID with `fields`. RATE_LIMITED for an unconfirmed caller after five requests a day. UNPROCESSABLE if the key was used with another form.",
  input: (t) => ({
    caseId: t.string({
      description: "Case ID from `newRequestDraft`. The server replaces it if it was taken meanwhile.",
    }),
    urgencyLevel: t.field({ description: "`high`, `medium` or `low`.", type: UrgencyLevel }),
    victimName: t.string({ description: "Name of the victim. At most 200 characters." }),
    victimAddress: t.string({ description: "Address of the victim. 5 to 300 characters." }),
    victimPhone: t.string({ description: "Phone number with at least 10 digits." }),
    victimEmail: t.string({ description: "Email address. If empty, letters are sent as text messages." }),
    requestDetails: t.string({ description: "What happened and what is needed. 10 to 5000 characters." }),
    evidenceUrls: t.stringList({ description: "Paths `/files/{id}` of uploaded files." }),
    needs: t.field({
      description:
        "Needs that the caller confirms. If omitted, they are read from the details, and a single officer cannot approve alone.",
      type: StatedNeedsInput,
      required: false,
    }),
    language: t.field({
      description:
        "Language of the victim's letters, texts and pass. The default is the one recorded for the victim at /case-tracking, then that of the officer's case, then of the caller's browser.",
      type: Language,
      required: false,
    }),
    safeContact: t.field({
      description: "How the victim may be reached. If omitted, each way at any hour.",
      type: SafeContactInput,
      required: false,
    }),
    idempotencyKey: t.string({
      description:
        "Random key of at least 16 characters. A repeat with the same key and form creates no second request.",
    }),
  }),
  resolve: ({ idempotencyKey, ...form }, context, selection) =>
    createRequest(context, form, { idempotencyKey, query: selection }),
});

builder.subscriptionFields((t) => ({
  requestsChanged: t.field({
    access: "signedIn",
    description:
      "Each new or changed request of the caller's list. Null if the caller may no longer read it.",
    scope: "requests:read",
    type: EmergencyRequest,
    nullable: true,
    subscribe: (_root, _args, context) => watchRequests(context),
    resolve: (change, _args, context) => readChanged(context, change),
  }),
  requestChanged: t.field({
    access: "signedIn",
    description: "One request, each time it changes. Null if the caller may no longer read it.",
    type: EmergencyRequest,
    nullable: true,
    args: { number: t.arg.int({ description: "Row number of the request." }) },
    subscribe: (_root, { number }, context) => watchRequest(context, number),
    resolve: (change, _args, context) => readChanged(context, change),
  }),
}));
