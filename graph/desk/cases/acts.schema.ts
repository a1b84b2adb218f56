import { setByAdministrator } from "../../decisions/allocations/approval/by-administrator.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { idOf, mutation, rowMutation } from "../../core/graphql/mutations.ts";
import { RequestStatus } from "../../intake/requests/enums.ts";
import { revealIdentity, type RevealedIdentity } from "./identity.ts";
import { leaveCase, viewCase, type CaseViewer } from "./presence.ts";
import { judgePerson } from "./same-person.ts";
import { takeOnRequest } from "./assign-officer.ts";

const theRequest = { description: "Relay global ID of the request." };

const Revealed = builder.objectRef<RevealedIdentity>("RevealedIdentity").implement({
  access: "through",
  fields: (t) => ({
    dateOfBirth: t.expose("dateOfBirth", { type: "Date" }),
    governmentId: t.exposeString("governmentId", { nullable: true }),
  }),
});
const CaseViewerType = builder.objectRef<CaseViewer>("CaseViewer").implement({
  access: "through",
  fields: (t) => ({
    name: t.exposeString("adminName"),
    seenAt: t.expose("seenAt", { type: "DateTime" }),
  }),
});
rowMutation("setRequestStatus", ["request", "EmergencyRequest"], {
  access: "workCases",
  input: (t) => ({
    id: t.globalID(theRequest),
    status: t.field({ type: RequestStatus }),
    reason: t.string({ required: false }),
    amount: t.field({ type: "USD", required: false }),
    version: t.int(),
  }),
  resolve: ({ id, ...step }, context, selection) =>
    setByAdministrator(context, numberIn(id, "EmergencyRequest"), step, selection),
});

mutation("revealIdentity", {
  access: "workCases",
  input: idOf("request"),
  resolve: (input, context) => revealIdentity(context, numberIn(input.id, "EmergencyRequest")),
  payload: (t) => ({ identity: t.field({ type: Revealed, resolve: (revealed) => revealed }) }),
});

rowMutation("judgePerson", ["request", "EmergencyRequest"], {
  access: "approve",
  input: (t) => ({ id: t.globalID(theRequest), other: t.int(), same: t.boolean() }),
  resolve: ({ id, other, same }, context, selection) =>
    judgePerson(context, { number: numberIn(id, "EmergencyRequest"), other, same }, selection),
});

rowMutation("takeOnRequest", ["request", "EmergencyRequest"], {
  access: "workCases",
  input: (t) => ({
    id: t.globalID(theRequest),
    officer: t.string({ required: false }),
    version: t.int(),
  }),
  resolve: ({ id, ...form }, context, selection) =>
    takeOnRequest(context, numberIn(id, "EmergencyRequest"), form, selection),
});

mutation("viewCase", {
  access: "workCases",
  input: idOf("request"),
  resolve: (input, context) => viewCase(context, numberIn(input.id, "EmergencyRequest")),
  payload: (t) => ({
    openElsewhere: t.field({ type: [CaseViewerType], resolve: (viewers) => viewers }),
  }),
});

mutation("leaveCase", {
  access: "workCases",
  input: idOf("request"),
  resolve: async (input, context) => {
    const number = numberIn(input.id, "EmergencyRequest");
    await leaveCase(context, number);
    return { number };
  },
  payload: (t) => ({ number: t.exposeInt("number") }),
});
