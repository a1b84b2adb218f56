import { builder } from "../core/graphql/builder.ts";
import { rowsPerPage } from "../core/graphql/desk-list.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { askedOf } from "../core/graphql/mutations.ts";
import { HelpType, RequestStatus } from "../requests/enums.ts";
import {
  answerCase,
  countOfficerCases,
  endGrant,
  listOfficerCases,
  type ListedCases,
} from "./by-administrator.ts";
import { Trust, VerificationMethod, VerificationStatus } from "./enums.ts";
import { caseStates } from "./desk.shared.ts";
import { trustOfCase, trustOfDomain } from "./rules.shared.ts";
import { readOfficerCase, watchOfficerCases } from "./service.ts";
import { saveTrustedDomains, trustedDomains, type TrustedDomains } from "./trusted-domains.ts";

const FiledUnderCase = builder.prismaObject("EmergencyRequest", {
  variant: "FiledUnderCase",
  access: "through",
  description: "A request that was filed under an officer's case.",
  fields: (t) => ({
    number: t.exposeInt("id"),
    caseId: t.exposeString("caseId"),
    status: t.expose("status", { type: RequestStatus }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

export const OfficerCase = builder.prismaNode("Verification", {
  variant: "OfficerCase",
  access: { byId: "admin" },
  id: { field: "id" },
  description: "One case of an officer, for administrators.",
  fields: (t) => ({
    number: t.exposeInt("id"),
    caseNumber: t.exposeString("caseNumber"),
    incidentDescription: t.exposeString("incidentDescription"),
    services: t.expose("services", { type: [HelpType] }),
    status: t.expose("status", { type: VerificationStatus }),
    method: t.expose("method", { type: VerificationMethod, nullable: true }),
    trust: t.field({
      type: Trust,
      nullable: true,
      select: { status: true, trust: true, emergencyUntil: true },
      description: "What the case gives its officer now.",
      resolve: (verification, _args, { now }) => trustOfCase(verification, now()),
    }),
    trustIfConfirmed: t.field({
      type: Trust,
      select: { supervisorEmail: true },
      description: "What a confirmation would give, by the supervisor's domain.",
      resolve: ({ supervisorEmail }, _args, { config }) =>
        trustOfDomain(supervisorEmail, config().trustedDomains),
    }),
    emergencyUntil: t.expose("emergencyUntil", {
      type: "DateTime",
      nullable: true,
      description: "The end of the 911 grant; null where none was asked for.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    decidedAt: t.expose("decidedAt", { type: "DateTime", nullable: true }),
    decidedBy: t.exposeString("decidedBy", {
      nullable: true,
      description: "The administrator who answered in the supervisor's place, or ended a grant.",
    }),
    decisionReason: t.exposeString("decisionReason", { nullable: true }),
    requests: t.relation("requests", {
      type: FiledUnderCase,
      query: { orderBy: { id: "desc" }, take: 20 },
      description: "The newest twenty that were filed under it.",
    }),
  }),
});

const OfficerCaseState = builder.enumType("OfficerCaseState", {
  values: caseStates,
  description: "`grants`: a 911 grant runs.",
});
const OfficerCaseFilter = builder.inputType("OfficerCaseFilter", {
  fields: (t) => ({
    state: t.field({ type: OfficerCaseState, required: false }),
    search: t.string({
      required: false,
      description:
        "Words of the officer, agency, badge, e-mail, case number or supervisor; at most 100 characters.",
    }),
  }),
});
const OfficerCaseList = builder.objectRef<ListedCases>("OfficerCaseList").implement({
  access: "through",
  description: "One page of the officers' cases that a filter finds.",
  fields: (t) => ({
    total: t.int({ resolve: ({ filter }, _args, context) => countOfficerCases(context, filter) }),
    rowsPerPage: t.int({ resolve: () => rowsPerPage }),
    rows: t.prismaField({
      type: [OfficerCase],
      resolve: (query, asked, _args, context) => listOfficerCases(context, asked, query),
    }),
  }),
});

builder.queryField("officerCases", (t) =>
  t.field({
    access: "admin",
    type: OfficerCaseList,
    description: "The officers' cases, the newest first.",
    args: {
      filter: t.arg({ type: OfficerCaseFilter, required: false }),
      page: t.arg.int({ required: false, description: "From 1." }),
    },
    resolve: (_root, { filter, page }) => ({ filter: filter ?? {}, page }),
  }),
);

const DomainList = builder.objectRef<TrustedDomains>("TrustedDomains").implement({
  access: "through",
  description: "Agency domains that are trusted beside .gov and .mil.",
  fields: (t) => ({
    domains: t.exposeStringList("domains"),
    version: t.exposeInt("version", { description: "Comes back with a change." }),
  }),
});
builder.queryField("trustedDomains", (t) =>
  t.field({
    access: "admin",
    type: DomainList,
    description: "Agency domains that are trusted beside .gov and .mil.",
    resolve: (_root, _args, context) => trustedDomains(context),
  }),
);

const casePayload = (name: string) =>
  builder.objectRef<object>(name).implement({
    fields: (t) => ({
      officerCase: t.field({ type: OfficerCase, resolve: (row) => row as never }),
    }),
  });
const AnswerOfficerCaseInput = builder.inputType("AnswerOfficerCaseInput", {
  fields: (t) => ({
    id: t.globalID({ description: "The case." }),
    decision: t.string({ description: "`verified` or `rejected`." }),
    reason: t.string({ description: "At most 500 characters." }),
  }),
});
const EndEmergencyGrantInput = builder.inputType("EndEmergencyGrantInput", {
  fields: (t) => ({
    id: t.globalID({ description: "The case." }),
    reason: t.string({ description: "At most 500 characters." }),
  }),
});
const SaveTrustedDomainsInput = builder.inputType("SaveTrustedDomainsInput", {
  fields: (t) => ({
    domains: t.stringList({ description: "All of them, at most 200." }),
    version: t.int({ description: "Of the list that was shown." }),
  }),
});
const SaveTrustedDomainsPayload = builder.objectRef<TrustedDomains>("SaveTrustedDomainsPayload").implement({
  fields: (t) => ({ trustedDomains: t.field({ type: DomainList, resolve: (saved) => saved }) }),
});

builder.mutationFields((t) => ({
  answerOfficerCase: t.field({
    access: "admin",
    type: casePayload("AnswerOfficerCasePayload"),
    description:
      "Confirms or rejects an officer in the supervisor's place. INVALID with fields; CONFLICT when it is answered already; FORBIDDEN for one's own case; NOT_FOUND.",
    args: { input: t.arg({ type: AnswerOfficerCaseInput }) },
    resolve: (_root, { input: { id, ...answer } }, context, info) =>
      answerCase(context, numberIn(id, "OfficerCase"), answer, askedOf("officerCase", context, info)),
  }),
  endEmergencyGrant: t.field({
    access: "admin",
    type: casePayload("EndEmergencyGrantPayload"),
    description: "Ends a 911 grant before its time. INVALID with fields; CONFLICT when none runs; NOT_FOUND.",
    args: { input: t.arg({ type: EndEmergencyGrantInput }) },
    resolve: (_root, { input: { id, ...end } }, context, info) =>
      endGrant(context, numberIn(id, "OfficerCase"), end, askedOf("officerCase", context, info)),
  }),
  saveTrustedDomains: t.field({
    access: "superAdmin",
    type: SaveTrustedDomainsPayload,
    description:
      "Another list of trusted agency domains; it counts for answers from here on. INVALID with fields; CONFLICT when it was changed since it was shown.",
    args: { input: t.arg({ type: SaveTrustedDomainsInput }) },
    resolve: (_root, { input }, context) => saveTrustedDomains(context, input),
  }),
}));

builder.subscriptionField("officerCaseChanged", (t) =>
  t.field({
    access: "admin",
    type: OfficerCase,
    nullable: true,
    description: "Each case of an officer that is new, answered or otherwise changed.",
    subscribe: (_root, _args, context) => watchOfficerCases(context),
    resolve: (change, _args, context) => readOfficerCase(context, change),
  }),
);
