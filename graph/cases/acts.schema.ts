import { setByAdministrator } from "../allocations/by-administrator.ts";
import { builder } from "../core/graphql/builder.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { askedOf, inputNaming, payloadWith } from "../core/graphql/mutations.ts";
import { RequestStatus } from "../requests/enums.ts";
import { revealIdentity, type RevealedIdentity } from "./identity.ts";
import { leaveCase, viewCase, type CaseViewer } from "./presence.ts";
import { judgePerson } from "./same-person.ts";
import { takeOnRequest } from "./assign-officer.ts";

const theRequest = { description: "The request." };
const theVersion = { description: "The `version` that was shown." };

const SetRequestStatusInput = builder.inputType("SetRequestStatusInput", {
  fields: (t) => ({
    id: t.globalID(theRequest),
    status: t.field({ type: RequestStatus, description: "pending, approved or completed" }),
    reason: t.string({
      required: false,
      description: "3 to 1000 characters; asked for where the step is unusual.",
    }),
    amount: t.field({
      type: "USD",
      required: false,
      description: "Where it approves: the `approvalAmount` that was shown.",
    }),
    version: t.int(theVersion),
  }),
});

const JudgePersonInput = builder.inputType("JudgePersonInput", {
  fields: (t) => ({
    id: t.globalID(theRequest),
    other: t.int({ description: "The number of the other one." }),
    same: t.boolean({ description: "They are for the same person." }),
  }),
});

const TakeOnRequestInput = builder.inputType("TakeOnRequestInput", {
  fields: (t) => ({
    id: t.globalID(theRequest),
    officer: t.string({
      required: false,
      description:
        "Badge number or e-mail address of a confirmed officer; left out, the administrator takes it on.",
    }),
    version: t.int(theVersion),
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
  description: "An administrator who has the case open as well.",
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
    description:
      "Sets a request to pending, approved or completed. INVALID with fields, without a reason where it is unusual; CONFLICT when it is there already, when somebody else was faster, when its money was handed over, and when a dispatch would be left without its decision.",
    args: { input: t.arg({ type: SetRequestStatusInput }) },
    resolve: (_root, { input: { id, ...step } }, context, info) =>
      setByAdministrator(context, numberIn(id, "EmergencyRequest"), step, askedOf("request", context, info)),
  }),
  revealIdentity: t.field({
    access: "admin",
    type: RevealIdentityPayload,
    description:
      "Tells an administrator the birth date and government id of the person in need. Each call is one entry in the audit log. CONFLICT without victim information.",
    args: { input: t.arg({ type: inputNaming("RevealIdentityInput", "The request.") }) },
    resolve: (_root, { input }, context) => revealIdentity(context, numberIn(input.id, "EmergencyRequest")),
  }),
  judgePerson: t.field({
    access: "admin",
    type: payloadWith("JudgePersonPayload", "request", "EmergencyRequest"),
    description: "Says whether two cases are for the same person. INVALID for a case and itself; NOT_FOUND.",
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
    description:
      "Somebody stands for a citizen's own request from now on. INVALID with fields for an officer who is not known; CONFLICT when somebody stands for it already.",
    args: { input: t.arg({ type: TakeOnRequestInput }) },
    resolve: (_root, { input: { id, ...form } }, context, info) =>
      takeOnRequest(context, numberIn(id, "EmergencyRequest"), form, askedOf("request", context, info)),
  }),
  viewCase: t.field({
    access: "admin",
    type: ViewCasePayload,
    description: "A sign of life of whoever has the case open, every ten seconds; answers who else has.",
    args: { input: t.arg({ type: inputNaming("ViewCaseInput", "The request.") }) },
    resolve: (_root, { input }, context) => viewCase(context, numberIn(input.id, "EmergencyRequest")),
  }),
  leaveCase: t.field({
    access: "admin",
    type: LeaveCasePayload,
    description: "The viewer has closed the case.",
    args: { input: t.arg({ type: inputNaming("LeaveCaseInput", "The request.") }) },
    resolve: async (_root, { input }, context) => {
      const number = numberIn(input.id, "EmergencyRequest");
      await leaveCase(context, number);
      return { number };
    },
  }),
}));
