import { builder } from "../core/graphql/builder.ts";
import { isCaseRejected } from "../verification/policy.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { askedOf, payloadWith } from "../core/graphql/mutations.ts";
import { can } from "./policy.ts";
import { withCase } from "../request-access/service.ts";
import { denyRequest } from "./deny.ts";
import { markDistributed } from "./distribute.ts";
import { approvalAmount, approvalNote, hasApproved } from "./approval-preview.ts";
import { allocationStatuses, leftCents } from "./rules.shared.ts";
import { approveShown } from "./service.ts";
import { voidedApprovers } from "./void.ts";

/** The help that comes out of the same amount. */
const dispatchesOfIt = {
  request: {
    select: { dispatches: { where: { voidedAt: null }, select: { estimatedValueCents: true } } },
  },
} as const;
const dispatchedCents = ({ request }: { request: { dispatches: { estimatedValueCents: number }[] } }) =>
  request.dispatches.reduce((total, { estimatedValueCents }) => total + estimatedValueCents, 0);

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
    dispatched: t.field({
      type: "USD",
      description:
        "Of the amount, what was dispatched as help; US dollars. More than the amount where there was a reason.",
      select: dispatchesOfIt,
      resolve: (allocation) => dispatchedCents(allocation) / 100,
    }),
    paid: t.field({
      type: "USD",
      nullable: true,
      description: "Of the amount, what was handed over in money; US dollars. Null until it is distributed.",
      resolve: ({ paidCents }) => (paidCents === null ? null : paidCents / 100),
    }),
    left: t.field({
      type: "USD",
      description:
        "What of an allocated amount may still be handed over; US dollars, 0 in every other status.",
      select: dispatchesOfIt,
      resolve: (allocation) =>
        allocation.status === "allocated"
          ? leftCents({
              allocatedCents: allocation.amountCents,
              dispatchedCents: dispatchedCents(allocation),
              paidCents: 0,
            }) / 100
          : 0,
    }),
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

const MarkDistributedInput = builder.inputType("MarkDistributedInput", {
  fields: (t) => ({
    id: t.globalID({ description: "The allocation." }),
    amount: t.field({
      type: "USD",
      required: false,
      description: "What was shown as `left`; without it whatever is left is marked.",
    }),
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
      "What is left of the money was handed over: completes the request. CONFLICT unless the allocation is allocated, and when another amount is left than was shown.",
    args: { input: t.arg({ type: MarkDistributedInput }) },
    resolve: (_root, { input: { id, amount } }, context, info) =>
      markDistributed(context, numberIn(id, "FundAllocation"), {
        amount: amount ?? undefined,
        query: askedOf("request", context, info),
      }),
  }),
}));
