import { builder } from "../core/graphql/builder.ts";
import { isCaseRejected } from "../verification/policy.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { askedOf, inputNaming, payloadWith } from "../core/graphql/mutations.ts";
import { can } from "./policy.ts";
import { withCase } from "../request-access/service.ts";
import { denyRequest } from "./deny.ts";
import { markDistributed } from "./distribute.ts";
import { approvalAmount, approvalNote, hasApproved } from "./note.ts";
import { allocationStatuses } from "./rules.ts";
import { approveShown } from "./service.ts";
import { voidedApprovers } from "./void.ts";

export const AllocationStatus = builder.enumType("AllocationStatus", {
  values: allocationStatuses,
  description: "`pending` waits for a second person.",
});

builder.prismaNode("FundAllocation", {
  access: "through",
  id: { field: "id" },
  description: "Money set aside for one request.",
  fields: (t) => ({
    number: t.exposeInt("id"),
    amount: t.field({
      type: "USD",
      description: "US dollars.",
      resolve: ({ amountCents }) => amountCents / 100,
    }),
    justification: t.exposeString("justification"),
    status: t.expose("status", { type: AllocationStatus }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    distributedAt: t.expose("distributedAt", { type: "DateTime", nullable: true }),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  viewerCanDecide: t.boolean({
    description: "Approve, deny and distribute, as far as its status allows.",
    resolve: async (request, _args, context) =>
      can.decideRequest(context.viewer, await withCase(context, request)),
  }),
  isCaseRejected: t.boolean({
    description:
      "For its officer: the supervisor said no to the case it was filed under, so it can be read and nothing else.",
    resolve: (request, _args, { viewer }) => isCaseRejected(viewer, request),
  }),
  approvalNote: t.string({
    nullable: true,
    description:
      "What approving means for this viewer when it is not final: who else must decide. Null when it is final, or not theirs to give.",
    resolve: (request, _args, context) => approvalNote(context, request),
  }),
  approvalAmount: t.field({
    type: "USD",
    nullable: true,
    description: "What this viewer's approval would allocate now; null when it is not theirs to give.",
    resolve: async (request, _args, context) => {
      const cents = await approvalAmount(context, request);
      return cents === null ? null : cents / 100;
    },
  }),
  voidedApprovals: t.stringList({
    description:
      "Whose approvals no longer count, because what they approved has changed; empty once it is decided, and for a citizen.",
    resolve: (request, _args, context) => voidedApprovers(context, request),
  }),
  version: t.exposeInt("version", {
    description: "Grows with every decision and with every change of what is decided on; decisions carry it.",
  }),
  viewerHasApproved: t.boolean({
    description: "The viewer's approval is recorded, and somebody else's is waited for.",
    resolve: (request, _args, context) => hasApproved(context, request),
  }),
}));

const version = "The `version` that was shown.";

const ApproveRequestInput = builder.inputType("ApproveRequestInput", {
  fields: (t) => ({
    id: t.globalID({ description: "The request." }),
    amount: t.field({ type: "USD", description: "The `approvalAmount` that was shown." }),
    version: t.int({ description: version }),
  }),
});

const DenyRequestInput = builder.inputType("DenyRequestInput", {
  fields: (t) => ({
    id: t.globalID({ description: "The request." }),
    reason: t.string({ description: "3 to 1000 characters." }),
    version: t.int({ description: version }),
  }),
});

builder.mutationFields((t) => ({
  approveRequest: t.field({
    access: "confirmedOrAdmin",
    type: payloadWith("ApproveRequestPayload", "request", "EmergencyRequest"),
    description:
      "Approves and allocates, or records one of the approvals it needs. CONFLICT without victim information, when it is decided, when somebody else was faster, and when the amount or the version shown is no longer the request's own.",
    args: { input: t.arg({ type: ApproveRequestInput }) },
    resolve: (_root, { input: { id, ...shown } }, context, info) =>
      approveShown(context, numberIn(id, "EmergencyRequest"), shown, askedOf("request", context, info)),
  }),
  denyRequest: t.field({
    access: "confirmedOrAdmin",
    type: payloadWith("DenyRequestPayload", "request", "EmergencyRequest"),
    description: "Denies with a reason. CONFLICT when it is decided, or has changed since it was shown.",
    args: { input: t.arg({ type: DenyRequestInput }) },
    resolve: (_root, { input: { id, reason, version } }, context, info) => {
      const query = askedOf("request", context, info);
      return denyRequest(context, numberIn(id, "EmergencyRequest"), reason, { version, query });
    },
  }),
  markDistributed: t.field({
    access: "confirmedOrAdmin",
    type: payloadWith("MarkDistributedPayload", "request", "EmergencyRequest"),
    description:
      "The money was handed over: completes the request. CONFLICT unless the allocation is allocated.",
    args: { input: t.arg({ type: inputNaming("MarkDistributedInput", "The allocation.") }) },
    resolve: (_root, { input }, context, info) =>
      markDistributed(context, numberIn(input.id, "FundAllocation"), askedOf("request", context, info)),
  }),
}));
