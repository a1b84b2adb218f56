import {
  HelpType,
  RequestStatus,
  Trust,
  VerificationMethod,
  VerificationStatus,
  valuesOf,
} from "../../core/graphql/enums.ts";
import { builder } from "../../core/graphql/builder.ts";
import { connectionOf, pageOf, paging, selectedIn } from "../../core/graphql/pages.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { mutation, type Payload } from "../../core/graphql/mutations.ts";
import { answerCase, countOfficerCases, endGrant, listOfficerCases } from "./by-administrator.ts";
import { caseStates } from "../../../shared/officers/verification/desk.ts";
import { trustOfCase, trustOfDomain } from "../../../shared/officers/verification/rules.ts";
import { officerCaseChanges } from "./service.ts";
import { saveTrustedDomains, trustedDomains, type TrustedDomains } from "./submission/trusted-domains.ts";

const FiledUnderCase = builder.prismaObject("EmergencyRequest", {
  description: "A request that was filed under an officer's case.",
  variant: "FiledUnderCase",
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Number of the request. REST calls it `id`." }),
    caseId: t.exposeString("caseId"),
    status: t.expose("status", { description: "Status of the request.", type: RequestStatus }),
    createdAt: t.expose("createdAt", { description: "When it was filed.", type: "DateTime" }),
  }),
});

export const OfficerCase = builder.prismaNode("Verification", {
  description: "An officer's case, for administrators.",
  variant: "OfficerCase",
  access: { byId: "readCases" },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number." }),
    caseNumber: t.exposeString("caseNumber", { description: "Case number of the agency." }),
    agencyNumber: t.exposeInt("agencyId", {
      description:
        "`number` of the agency of the supervisor's domain, or to which it was moved. Null if it belongs to none.",
      nullable: true,
    }),
    incidentDescription: t.exposeString("incidentDescription", { description: "What happened." }),
    services: t.expose("services", { description: "Requested kinds of help.", type: [HelpType] }),
    status: t.expose("status", { description: "Verification status.", type: VerificationStatus }),
    method: t.expose("method", {
      description: "How it was decided. Null while it is pending.",
      type: VerificationMethod,
      nullable: true,
    }),
    trust: t.field({
      description: "What the officer may do. Null if nothing.",
      type: Trust,
      nullable: true,
      select: { status: true, trust: true, emergencyUntil: true },
      resolve: (verification, _args, { now }) => trustOfCase(verification, now()),
    }),
    trustIfConfirmed: t.field({
      description: "What the officer may do after a confirmation, based on the supervisor's email domain.",
      type: Trust,
      select: { supervisorEmail: true },
      resolve: ({ supervisorEmail }, _args, { config }) =>
        trustOfDomain(supervisorEmail, config().trustedDomains),
    }),
    emergencyUntil: t.expose("emergencyUntil", {
      description: "When the 911 grant ends. Null if none was requested.",
      type: "DateTime",
      nullable: true,
    }),
    createdAt: t.expose("createdAt", { description: "When it was submitted.", type: "DateTime" }),
    decidedAt: t.expose("decidedAt", {
      description: "When it was decided. Null while it is pending.",
      type: "DateTime",
      nullable: true,
    }),
    decidedBy: t.exposeString("decidedBy", {
      description:
        "User name of the administrator who decided it or ended its 911 grant, or name of the supervisor's deputy who answered. Null if neither did.",
      nullable: true,
    }),
    decisionReason: t.exposeString("decisionReason", {
      description: "Reason of the decision. Null if none was given.",
      nullable: true,
    }),
    requests: t.relation("requests", {
      description: "The newest 20 requests filed under it.",
      type: FiledUnderCase,
      query: { orderBy: { id: "desc" }, take: 20 },
    }),
  }),
});

const OfficerCaseState = builder.enumType("OfficerCaseState", {
  description: "State to filter cases by.",
  values: valuesOf(caseStates, {
    confirmed: "Confirmed.",
    grants: "A 911 grant is active.",
    rejected: "Rejected.",
    waiting: "Waiting for an answer.",
  }),
});
const OfficerCaseFilter = builder.inputType("OfficerCaseFilter", {
  description: "Limits the cases. Omitted fields do not limit them.",
  fields: (t) => ({
    state: t.field({ description: "Only cases in this state.", type: OfficerCaseState, required: false }),
    search: t.string({
      description:
        "Words of the officer, agency, badge, email address, case number or supervisor. At most 100 characters.",
      required: false,
    }),
  }),
});
const OfficerCaseConnection = connectionOf("OfficerCase", OfficerCase, {
  description: "One page of officers' cases.",
});

builder.queryField("officerCases", (t) =>
  t.field({
    access: "readCases",
    description: "Officers' cases, newest first.",
    type: OfficerCaseConnection,
    args: {
      filter: t.arg({ description: "Limits the cases.", type: OfficerCaseFilter, required: false }),
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
  description: "Agency email domains that are trusted in addition to .gov and .mil.",
  access: "through",
  fields: (t) => ({
    domains: t.exposeStringList("domains", { description: "The domains." }),
    version: t.exposeInt("version"),
  }),
});
builder.queryField("trustedDomains", (t) =>
  t.field({
    access: "readCases",
    description: "Agency email domains that are trusted in addition to .gov and .mil.",
    type: DomainList,
    resolve: (_root, _args, context) => trustedDomains(context),
  }),
);

const casePayload: Payload<object> = (t) => ({
  officerCase: t.field({ type: OfficerCase, resolve: (row) => row as never }),
});
mutation("answerOfficerCase", {
  access: "approve",
  description:
    "Confirms or rejects an officer in place of the supervisor. INVALID with `fields`. CONFLICT if it is already decided. FORBIDDEN for your own case. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the officer's case." }),
    decision: t.string({ description: "`verified` or `rejected`." }),
    reason: t.string({ description: "Reason. At most 500 characters." }),
  }),
  resolve: ({ id, ...answer }, context, selected) =>
    answerCase(context, numberIn(id, "OfficerCase"), answer, selected("officerCase")),
  payload: (t) => casePayload(t),
});

mutation("endEmergencyGrant", {
  access: "approve",
  description: "Ends a 911 grant early. INVALID with `fields`. CONFLICT if none is active. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the officer's case." }),
    reason: t.string({ description: "Reason. At most 500 characters." }),
  }),
  resolve: ({ id, ...end }, context, selected) =>
    endGrant(context, numberIn(id, "OfficerCase"), end, selected("officerCase")),
  payload: (t) => casePayload(t),
});

mutation("saveTrustedDomains", {
  access: "superAdmin",
  description:
    "Replaces the trusted agency domains. They apply to later answers. INVALID with `fields`. CONFLICT if they changed since.",
  input: (t) => ({ domains: t.stringList({ description: "All domains. At most 200." }), version: t.int() }),
  resolve: (input, context) => saveTrustedDomains(context, input),
  payload: (t) => ({ trustedDomains: t.field({ type: DomainList, resolve: (saved) => saved }) }),
});

builder.subscriptionField("officerCaseChanged", (t) =>
  t.field({
    access: "readCases",
    description: "Each new or changed case of an officer.",
    type: OfficerCase,
    nullable: true,
    subscribe: (_root, _args, context) => officerCaseChanges.watch(context),
    resolve: (change, _args, context) => officerCaseChanges.row(context, change),
  }),
);
