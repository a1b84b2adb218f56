import { builder } from "../../core/graphql/builder.ts";
import { connectionOf, pageOf, paging, selectedIn } from "../../core/graphql/pages.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { mutation, type Payload } from "../../core/graphql/mutations.ts";
import { HelpType, RequestStatus } from "../../intake/requests/enums.ts";
import { answerCase, countOfficerCases, endGrant, listOfficerCases } from "./by-administrator.ts";
import { Trust, VerificationMethod, VerificationStatus } from "./enums.ts";
import { caseStates } from "../../../shared/officers/verification/desk.ts";
import { trustOfCase, trustOfDomain } from "../../../shared/officers/verification/rules.ts";
import { officerCaseChanges } from "./service.ts";
import { saveTrustedDomains, trustedDomains, type TrustedDomains } from "./submission/trusted-domains.ts";

const FiledUnderCase = builder.prismaObject("EmergencyRequest", {
  variant: "FiledUnderCase",
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("id"),
    caseId: t.exposeString("caseId"),
    status: t.expose("status", { type: RequestStatus }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

export const OfficerCase = builder.prismaNode("Verification", {
  variant: "OfficerCase",
  access: { byId: "readCases" },
  id: { field: "id" },
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
      resolve: (verification, _args, { now }) => trustOfCase(verification, now()),
    }),
    trustIfConfirmed: t.field({
      type: Trust,
      select: { supervisorEmail: true },
      resolve: ({ supervisorEmail }, _args, { config }) =>
        trustOfDomain(supervisorEmail, config().trustedDomains),
    }),
    emergencyUntil: t.expose("emergencyUntil", { type: "DateTime", nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    decidedAt: t.expose("decidedAt", { type: "DateTime", nullable: true }),
    decidedBy: t.exposeString("decidedBy", { nullable: true }),
    decisionReason: t.exposeString("decisionReason", { nullable: true }),
    requests: t.relation("requests", {
      type: FiledUnderCase,
      query: { orderBy: { id: "desc" }, take: 20 },
    }),
  }),
});

const OfficerCaseState = builder.enumType("OfficerCaseState", { values: caseStates });
const OfficerCaseFilter = builder.inputType("OfficerCaseFilter", {
  fields: (t) => ({
    state: t.field({ type: OfficerCaseState, required: false }),
    search: t.string({ required: false }),
  }),
});
const OfficerCaseConnection = connectionOf("OfficerCase", OfficerCase);

builder.queryField("officerCases", (t) =>
  t.field({
    access: "readCases",
    type: OfficerCaseConnection,
    args: {
      filter: t.arg({ type: OfficerCaseFilter, required: false }),
      ...paging,
    },
    resolve: (_root, { filter, ...page }, context, info) => {
      const asked = filter ?? {};
      return pageOf(page, {
        read: (slice) => listOfficerCases(context, asked, slice, selectedIn(context, info)),
        count: () => countOfficerCases(context, asked),
      });
    },
  }),
);

const DomainList = builder.objectRef<TrustedDomains>("TrustedDomains").implement({
  access: "through",
  fields: (t) => ({ domains: t.exposeStringList("domains"), version: t.exposeInt("version") }),
});
builder.queryField("trustedDomains", (t) =>
  t.field({
    access: "readCases",
    type: DomainList,
    resolve: (_root, _args, context) => trustedDomains(context),
  }),
);

const casePayload: Payload<object> = (t) => ({
  officerCase: t.field({ type: OfficerCase, resolve: (row) => row as never }),
});
mutation("answerOfficerCase", {
  access: "approve",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the officer's case." }),
    decision: t.string(),
    reason: t.string(),
  }),
  resolve: ({ id, ...answer }, context, selected) =>
    answerCase(context, numberIn(id, "OfficerCase"), answer, selected("officerCase")),
  payload: (t) => casePayload(t),
});

mutation("endEmergencyGrant", {
  access: "approve",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the officer's case." }),
    reason: t.string(),
  }),
  resolve: ({ id, ...end }, context, selected) =>
    endGrant(context, numberIn(id, "OfficerCase"), end, selected("officerCase")),
  payload: (t) => casePayload(t),
});

mutation("saveTrustedDomains", {
  access: "superAdmin",
  input: (t) => ({ domains: t.stringList(), version: t.int() }),
  resolve: (input, context) => saveTrustedDomains(context, input),
  payload: (t) => ({ trustedDomains: t.field({ type: DomainList, resolve: (saved) => saved }) }),
});

builder.subscriptionField("officerCaseChanged", (t) =>
  t.field({
    access: "readCases",
    type: OfficerCase,
    nullable: true,
    subscribe: (_root, _args, context) => officerCaseChanges.watch(context),
    resolve: (change, _args, context) => officerCaseChanges.row(context, change),
  }),
);
