import { RequestStatus } from "../../core/graphql/enums.ts";
import { setByAdministrator } from "../../decisions/allocations/approval/by-administrator.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { idOf, mutation, rowMutation } from "../../core/graphql/mutations.ts";
import { revealIdentity, type RevealedIdentity } from "./identity.ts";
import { leaveCase, viewCase, type CaseViewer } from "./presence.ts";
import { judgePerson } from "./same-person.ts";
import { PersonAnswer } from "./case.schema.ts";
import { moveCase } from "./move.ts";
import { takeOnRequest } from "./assign-officer.ts";

const theRequest = { description: "Relay global ID of the request." };

const Revealed = builder.objectRef<RevealedIdentity>("RevealedIdentity").implement({
  description: "The victim's date of birth and government ID.",
  access: "through",
  fields: (t) => ({
    dateOfBirth: t.expose("dateOfBirth", { description: "Date of birth.", type: "Date" }),
    governmentId: t.exposeString("governmentId", {
      description: "Government ID. Null if none is on record.",
      nullable: true,
    }),
  }),
});
const CaseViewerType = builder.objectRef<CaseViewer>("CaseViewer").implement({
  description: "Another administrator who has the request open.",
  access: "through",
  fields: (t) => ({
    name: t.exposeString("adminName", { description: "User name of the administrator." }),
    seenAt: t.expose("seenAt", {
      description: "When the administrator was last seen on the request.",
      type: "DateTime",
    }),
  }),
});
rowMutation("setRequestStatus", ["request", "EmergencyRequest"], {
  access: "workCases",
  description:
    "Sets a request to pending, approved or completed. INVALID with `fields`, or without a required reason. CONFLICT if nothing would change, another decision came first, the money was handed over, or an active dispatch would lose its decision.",
  input: (t) => ({
    id: t.globalID(theRequest),
    status: t.field({ description: "`pending`, `approved` or `completed`.", type: RequestStatus }),
    reason: t.string({
      description: "3 to 1000 characters. Required if `CaseStep.isUnusual` is true.",
      required: false,
    }),
    amount: t.field({
      description: "The `approvalAmount` that the client last read, in US dollars. Used only when approving.",
      type: "USD",
      required: false,
    }),
    version: t.int(),
  }),
  resolve: ({ id, ...step }, context, selection) =>
    setByAdministrator(context, numberIn(id, "EmergencyRequest"), step, selection),
});

mutation("revealIdentity", {
  access: "workCases",
  description:
    "Returns a victim's date of birth and government ID to an administrator. Each call is logged. CONFLICT without victim information.",
  input: idOf("request"),
  resolve: (input, context) => revealIdentity(context, numberIn(input.id, "EmergencyRequest")),
  payload: (t) => ({
    identity: t.field({
      description: "The revealed values.",
      type: Revealed,
      resolve: (revealed) => revealed,
    }),
  }),
});

rowMutation("judgePerson", ["request", "EmergencyRequest"], {
  access: "approve",
  description:
    "Records whether two requests concern the same person, on what they have in common now. INVALID with `fields`, and if both are the same request. CONFLICT if another administrator answered meanwhile. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID(theRequest),
    other: t.int({ description: "Number of the other request." }),
    answer: t.field({ description: "Who the requests are for.", type: PersonAnswer }),
    reason: t.string({ description: "Why, 3 to 500 characters." }),
    version: t.int({ description: "`PersonVerdict.version` that was shown. 0 if there was no verdict." }),
  }),
  resolve: ({ id, ...verdict }, context, selection) =>
    judgePerson(context, { number: numberIn(id, "EmergencyRequest"), ...verdict }, selection),
});

rowMutation("moveCase", ["request", "EmergencyRequest"], {
  access: "approve",
  description:
    "Moves a case to another agency, or to none. A request of an officer's case moves with that case and all of its requests. Owners who no longer see it lose it. INVALID with `fields`. CONFLICT if it belongs there already, or changed meanwhile. FORBIDDEN for administrators of agencies.",
  input: (t) => ({
    id: t.globalID(theRequest),
    agency: t.int({ description: "`number` of the agency. Null: of none.", required: false }),
    reason: t.string({ description: "Why, up to 500 characters. It is stored with the case." }),
    version: t.int(),
  }),
  resolve: ({ id, agency, ...form }, context, selection) =>
    moveCase(context, numberIn(id, "EmergencyRequest"), { ...form, agency: agency ?? null }, selection),
});

rowMutation("takeOnRequest", ["request", "EmergencyRequest"], {
  access: "workCases",
  description:
    "Assigns a citizen's request to an officer or to the caller. INVALID with `fields` for an unknown officer. CONFLICT if it is already assigned.",
  input: (t) => ({
    id: t.globalID(theRequest),
    officer: t.string({
      description:
        "Badge number or email address of a confirmed officer. If omitted, the caller takes the request.",
      required: false,
    }),
    version: t.int(),
  }),
  resolve: ({ id, ...form }, context, selection) =>
    takeOnRequest(context, numberIn(id, "EmergencyRequest"), form, selection),
});

mutation("viewCase", {
  access: "workCases",
  description:
    "Keeps the caller visible as a viewer of the request. Call it every ten seconds. Returns the other viewers.",
  input: idOf("request"),
  resolve: (input, context) => viewCase(context, numberIn(input.id, "EmergencyRequest")),
  payload: (t) => ({
    openElsewhere: t.field({
      description: "Other administrators who have the request open.",
      type: [CaseViewerType],
      resolve: (viewers) => viewers,
    }),
  }),
});

mutation("leaveCase", {
  access: "workCases",
  description: "Records that the caller has closed a request.",
  input: idOf("request"),
  resolve: async (input, context) => {
    const number = numberIn(input.id, "EmergencyRequest");
    await leaveCase(context, number);
    return { number };
  },
  payload: (t) => ({ number: t.exposeInt("number", { description: "Number of the request." }) }),
});
