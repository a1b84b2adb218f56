import { setByAdministrator } from "../allocations/approval/by-administrator.ts";
import { builder } from "../core/graphql/builder.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { askedOf, inputNaming, payloadWith } from "../core/graphql/mutations.ts";
import { RequestStatus } from "../requests/enums.ts";
import { revealIdentity, type RevealedIdentity } from "./identity.ts";
import { leaveCase, viewCase, type CaseViewer } from "./presence.ts";
import { judgePerson } from "./same-person.ts";
import { takeOnRequest } from "./assign-officer.ts";

const theRequest = { description: "Relay global ID of the request." };

const SetRequestStatusInput = builder.inputType("SetRequestStatusInput", {
  fields: (t) => ({
    id: t.globalID(theRequest),
    status: t.field({ type: RequestStatus }),
    reason: t.string({ required: false }),
    amount: t.field({ type: "USD", required: false }),
    version: t.int(),
  }),
});

const JudgePersonInput = builder.inputType("JudgePersonInput", {
  fields: (t) => ({ id: t.globalID(theRequest), other: t.int(), same: t.boolean() }),
});

const TakeOnRequestInput = builder.inputType("TakeOnRequestInput", {
  fields: (t) => ({
    id: t.globalID(theRequest),
    officer: t.string({ required: false }),
    version: t.int(),
  }),
});

const Revealed = builder.objectRef<RevealedIdentity>("RevealedIdentity").implement({
  access: "through",
  fields: (t) => ({
    dateOfBirth: t.expose("dateOfBirth", { type: "Date" }),
    governmentId: t.exposeString("governmentId", { nullable: true }),
  }),
});
const RevealIdentityPayload = builder.objectRef<RevealedIdentity>("RevealIdentityPayload").implement({
  fields: (t) => ({ identity: t.field({ type: Revealed, resolve: (revealed) => revealed }) }),
});

const CaseViewerType = builder.objectRef<CaseViewer>("CaseViewer").implement({
  access: "through",
  fields: (t) => ({
    name: t.exposeString("adminName"),
    seenAt: t.expose("seenAt", { type: "DateTime" }),
  }),
});
const ViewCasePayload = builder.objectRef<CaseViewer[]>("ViewCasePayload").implement({
  fields: (t) => ({
    openElsewhere: t.field({ type: [CaseViewerType], resolve: (viewers) => viewers }),
  }),
});
const LeaveCasePayload = builder.objectRef<{ number: number }>("LeaveCasePayload").implement({
  fields: (t) => ({ number: t.exposeInt("number") }),
});

builder.mutationFields((t) => ({
  setRequestStatus: t.field({
    access: "admin",
    type: payloadWith("SetRequestStatusPayload", "request", "EmergencyRequest"),
    args: { input: t.arg({ type: SetRequestStatusInput }) },
    resolve: (_root, { input: { id, ...step } }, context, info) =>
      setByAdministrator(context, numberIn(id, "EmergencyRequest"), step, askedOf("request", context, info)),
  }),
  revealIdentity: t.field({
    access: "admin",
    type: RevealIdentityPayload,
    args: { input: t.arg({ type: inputNaming("RevealIdentityInput", "Relay global ID of the request.") }) },
    resolve: (_root, { input }, context) => revealIdentity(context, numberIn(input.id, "EmergencyRequest")),
  }),
  judgePerson: t.field({
    access: "admin",
    type: payloadWith("JudgePersonPayload", "request", "EmergencyRequest"),
    args: { input: t.arg({ type: JudgePersonInput }) },
    resolve: (_root, { input: { id, other, same } }, context, info) =>
      judgePerson(
        context,
        { number: numberIn(id, "EmergencyRequest"), other, same },
        askedOf("request", context, info),
      ),
  }),
  takeOnRequest: t.field({
    access: "admin",
    type: payloadWith("TakeOnRequestPayload", "request", "EmergencyRequest"),
    args: { input: t.arg({ type: TakeOnRequestInput }) },
    resolve: (_root, { input: { id, ...form } }, context, info) =>
      takeOnRequest(context, numberIn(id, "EmergencyRequest"), form, askedOf("request", context, info)),
  }),
  viewCase: t.field({
    access: "admin",
    type: ViewCasePayload,
    args: { input: t.arg({ type: inputNaming("ViewCaseInput", "Relay global ID of the request.") }) },
    resolve: (_root, { input }, context) => viewCase(context, numberIn(input.id, "EmergencyRequest")),
  }),
  leaveCase: t.field({
    access: "admin",
    type: LeaveCasePayload,
    args: { input: t.arg({ type: inputNaming("LeaveCaseInput", "Relay global ID of the request.") }) },
    resolve: async (_root, { input }, context) => {
      const number = numberIn(input.id, "EmergencyRequest");
      await leaveCase(context, number);
      return { number };
    },
  }),
}));
