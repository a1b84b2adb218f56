import "./audit-actions.ts";
import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { rowMutation } from "../../core/graphql/mutations.ts";
import { Language } from "../../core/graphql/language.ts";
import { asLanguage } from "../../core/i18n/i18n.ts";
import { HelpType, RequestStatus, UrgencyLevel } from "./enums.ts";
import { can } from "./policy.ts";
import { SafeContactInput } from "../safe-contact/input.ts";
import { StatedNeedsInput } from "../needs/reader/types.ts";
import { createRequest } from "./create.ts";
import { draftRequest } from "./draft.ts";
import { RequestDraft } from "./draft-type.ts";
import { maxRequestsPerPage, requestsPerPage } from "../../../shared/intake/requests/paging.ts";
import { columnsIn } from "./columns.ts";
import { listRequests } from "./list.ts";
import { openRequest, withCase } from "../request-access/service.ts";
import { shown } from "./masking.ts";
import { readChanged, watchRequest, watchRequests } from "./watch.ts";

const usd = (cents: number | null) => (cents === null ? null : cents / 100);

export const EmergencyRequest = builder.prismaNode("EmergencyRequest", {
  access: {
    byId: ({ viewer, opened }, request) => can.seeRequest(viewer, request, opened),
    words: "Anyone who may see the request.",
  },
  id: { field: "id" },
  // Whole rows: with a column selection the compiled executor reads every row a second time.
  fields: (t) => ({
    number: t.exposeInt("id"),
    caseId: t.exposeString("caseId"),
    status: t.expose("status", { type: RequestStatus }),
    urgencyLevel: t.expose("urgencyLevel", { type: UrgencyLevel }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    requestAmount: t.field({ type: "USD", nullable: true, resolve: (r) => usd(r.requestAmountCents) }),
    anonymous: t.exposeBoolean("anonymous"),
    contacting: t.exposeBoolean("contacting"),
    language: t.field({ type: Language, resolve: ({ language }) => asLanguage(language) }),
    victimName: t.string({ resolve: (r, _args, context) => shown.victimName(context, r) }),
    victimContact: t.string({ resolve: (r, _args, context) => shown.victimContact(context, r) }),
    victimAddress: t.exposeString("victimAddress"),
    victimPhone: t.exposeString("victimPhone"),
    victimEmail: t.string({ resolve: (r, _args, context) => shown.victimEmail(context, r) }),
    requestDetails: t.string({ resolve: (r, _args, context) => shown.requestDetails(context, r) }),
    requestedHelpTypes: t.expose("requestedHelpTypes", { type: [HelpType] }),
    aiRecommendation: t.field({
      type: "USD",
      nullable: true,
      resolve: (r, _args, { viewer }) => (can.seeAdvice(viewer) ? usd(r.aiRecommendationCents) : null),
    }),
    aiJustification: t.string({
      nullable: true,
      resolve: (r, _args, { viewer }) => (can.seeAdvice(viewer) ? r.aiJustification : null),
    }),
    decisionReason: t.string({
      nullable: true,
      resolve: (r, _args, { viewer }) => (can.seeAdvice(viewer) ? r.decisionReason : null),
    }),
    victimInfo: t.relation("victimInfo", {
      nullable: true,
      authScopes: ({ id }, _args, { opened }) => opened.has(id),
    }),
    evidence: t.relation("evidence", {
      query: { orderBy: { ordinal: "asc" } },
    }),
    allocations: t.relation("allocations", {
      query: (_args, { viewer }) => ({
        where: can.seeAdvice(viewer) ? {} : { id: -1 },
        orderBy: { id: "desc" },
      }),
    }),
    resourceRecommendations: t.relation("resources", {
      query: (_args, { viewer }) => ({
        where: can.seeAdvice(viewer) ? {} : { id: -1 },
        orderBy: [{ aiConfidenceScore: "desc" }, { id: "asc" }],
      }),
    }),
    viewerCanReveal: t.boolean({
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
      scope: "requests:read",
      type: EmergencyRequest,
      cursor: "id",
      defaultSize: requestsPerPage,
      maxSize: maxRequestsPerPage,
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
    scope: "requests:read",
    type: EmergencyRequest,
    args: { number: t.arg.int() },
    resolve: (query, _root, { number }, context) => openRequest(context, number, query),
  }),
  newRequestDraft: t.field({
    access: "public",
    type: RequestDraft,
    resolve: (_root, _args, context) => draftRequest(context),
  }),
}));

rowMutation("createRequest", ["request", "EmergencyRequest"], {
  access: "public",
  input: (t) => ({
    caseId: t.string(),
    urgencyLevel: t.field({ type: UrgencyLevel }),
    victimName: t.string(),
    victimAddress: t.string(),
    victimPhone: t.string(),
    victimEmail: t.string(),
    requestDetails: t.string(),
    evidenceUrls: t.stringList(),
    needs: t.field({ type: StatedNeedsInput, required: false }),
    language: t.field({ type: Language, required: false }),
    safeContact: t.field({ type: SafeContactInput, required: false }),
    idempotencyKey: t.string(),
  }),
  resolve: ({ idempotencyKey, ...form }, context, selection) =>
    createRequest(context, form, { idempotencyKey, query: selection }),
});

builder.subscriptionFields((t) => ({
  requestsChanged: t.field({
    access: "signedIn",
    scope: "requests:read",
    type: EmergencyRequest,
    nullable: true,
    subscribe: (_root, _args, context) => watchRequests(context),
    resolve: (change, _args, context) => readChanged(context, change),
  }),
  requestChanged: t.field({
    access: "signedIn",
    type: EmergencyRequest,
    nullable: true,
    args: { number: t.arg.int() },
    subscribe: (_root, { number }, context) => watchRequest(context, number),
    resolve: (change, _args, context) => readChanged(context, change),
  }),
}));
