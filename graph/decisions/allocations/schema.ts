import { valuesOf } from "../../core/graphql/enums.ts";
import { builder } from "../../core/graphql/builder.ts";
import { isCaseRejected } from "../../core/access/case-rights.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { rowMutation } from "../../core/graphql/mutations.ts";
import { RequestWaitingForFund } from "../../money/funds/types.ts";
import { can } from "./policy.ts";
import { withCase } from "../../intake/request-access/service.ts";
import { denyRequest } from "./approval/deny.ts";
import { markDistributed } from "./money/distribute.ts";
import { approvalAmount, approvalNote, hasApproved } from "./approval/approval-preview.ts";
import { leftOf, takenByHelp, takenOf } from "../../../shared/decisions/allocations/envelope.ts";
import { allocationStatuses } from "../../../shared/decisions/allocations/rules.ts";
import { AmountReason, StatedAmountReason } from "./amount-reason.schema.ts";
import { approveShown } from "./service.ts";
import { voidedApprovers } from "../../intake/supervisor-approval/void.ts";

/** The help that comes out of the same amount, and the money of burnt prepaid codes. */
const helpOfIt = {
  request: {
    select: {
      dispatches: {
        where: { OR: [{ voidedAt: null }, { lostCents: { gt: 0 } }] },
        select: { estimatedValueCents: true, lostCents: true, voidedAt: true },
      },
    },
  },
};
interface DispatchMoney {
  estimatedValueCents: number;
  lostCents: number;
  voidedAt: Date | null;
}
const takenByHelpOf = ({ request }: { request: { dispatches: DispatchMoney[] } }) =>
  takenByHelp(
    request.dispatches.map(({ estimatedValueCents, lostCents, voidedAt }) => ({
      valueCents: estimatedValueCents,
      lostCents,
      isVoided: voidedAt !== null,
    })),
  );

export const AllocationStatus = builder.enumType("AllocationStatus", {
  description: "Status of an allocation.",
  values: valuesOf(allocationStatuses, {
    allocated: "The money is set aside.",
    denied: "The allocation was denied or voided.",
    distributed: "The money was handed over.",
    pending: "A second person must approve it.",
  }),
});

builder.prismaNode("FundAllocation", {
  description: "Money set aside for one request.",
  access: "through",
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number. REST calls it `id`." }),
    amount: t.field({
      description: "Allocated amount in US dollars.",
      type: "USD",
      resolve: ({ amountCents }) => amountCents / 100,
    }),
    justification: t.exposeString("justification", { description: "Why this amount was allocated." }),
    status: t.expose("status", { description: "Status of the allocation.", type: AllocationStatus }),
    recommended: t.field({
      description:
        "Amount that was recommended when the allocation was made, in US dollars. Null without a recommendation.",
      type: "USD",
      nullable: true,
      resolve: ({ recommendedCents }) => (recommendedCents === null ? null : recommendedCents / 100),
    }),
    differenceReason: t.expose("differenceReason", {
      description: "Why the amount is not the recommended one. Null if it is, or without a recommendation.",
      type: AmountReason,
      nullable: true,
    }),
    differenceNote: t.exposeString("differenceNote", {
      description: "Note on that reason. Null if there is none.",
      nullable: true,
    }),
    createdAt: t.expose("createdAt", { description: "When the money was allocated.", type: "DateTime" }),
    distributedAt: t.expose("distributedAt", {
      description: "When the money was marked as handed over. Null until then.",
      type: "DateTime",
      nullable: true,
    }),
    dispatched: t.field({
      description:
        "Part of the amount that was dispatched as help, in US dollars, with the money of voided dispatches whose prepaid code was burnt. It can exceed the amount if there is a reason.",
      type: "USD",
      select: helpOfIt,
      resolve: (allocation) => takenOf({ ...takenByHelpOf(allocation), paid: 0 }) / 100,
    }),
    paid: t.field({
      description:
        "Part of the amount that was handed over as money, in US dollars. Null until it is distributed.",
      type: "USD",
      nullable: true,
      resolve: ({ paidCents }) => (paidCents === null ? null : paidCents / 100),
    }),
    left: t.field({
      description:
        "Part of an allocated amount that can still be handed over, in US dollars. 0 in every other status.",
      type: "USD",
      select: helpOfIt,
      resolve: (allocation) =>
        allocation.status === "allocated"
          ? leftOf({ allocated: allocation.amountCents, ...takenByHelpOf(allocation), paid: 0 }) / 100
          : 0,
    }),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  viewerCanDecide: t.boolean({
    description: "True if the caller may approve, deny or distribute in the current status.",
    resolve: async (request, _args, context) =>
      can.decideRequest(context.viewer, await withCase(context, request)),
  }),
  isCaseRejected: t.boolean({
    description:
      "True if the supervisor rejected the officer's case. The officer can then only read the request.",
    resolve: (request, _args, { viewer }) => isCaseRejected(viewer, request),
  }),
  approvalNote: t.string({
    description:
      "Who else must approve, in English. Null if the caller's approval is final, or not possible.",
    nullable: true,
    resolve: (request, _args, context) => approvalNote(context, request),
  }),
  approvalAmount: t.field({
    description:
      "Amount that the caller's approval would allocate now, in US dollars. Null if the caller may not approve.",
    type: "USD",
    nullable: true,
    resolve: (request, _args, context) => approvalDollars(context, request),
  }),
  voidedApprovals: t.stringList({
    description:
      "Names of people whose approvals no longer count because the request changed. Empty once it is decided, and for a citizen.",
    resolve: (request, _args, context) => voidedApprovers(context, request),
  }),
  version: t.exposeInt("version", {
    description: "Increases with every decision and every change of its basis. Send it back with a decision.",
  }),
  viewerHasApproved: t.boolean({
    description: "True if the caller's approval is recorded and another person's is still needed.",
    resolve: (request, _args, context) => hasApproved(context, request),
  }),
}));

builder.objectField(RequestWaitingForFund, "approvalAmount", (t) =>
  t.field({
    description: "What this caller's approval would allocate, in US dollars. Null if they may not approve.",
    type: "USD",
    nullable: true,
    resolve: (request, _args, context) => approvalDollars(context, request),
  }),
);

async function approvalDollars(...asked: Parameters<typeof approvalAmount>): Promise<number | null> {
  const cents = await approvalAmount(...asked);
  return cents === null ? null : cents / 100;
}

rowMutation("approveRequest", ["request", "EmergencyRequest"], {
  access: "confirmedOrApprover",
  description:
    "Approves a request and allocates the money, or records one of the required approvals. CONFLICT without victim information, if it is decided, if another decision came first, or if the amount or version has changed.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    amount: t.field({
      description:
        "The `approvalAmount` that the client last read, in US dollars. CONFLICT if it has changed since.",
      type: "USD",
    }),
    version: t.int(),
    approvedAmount: t.field({
      description:
        "A smaller amount to approve instead, in US dollars. It needs a `differenceReason` if it is not the recommended one. CONFLICT after a first approval.",
      type: "USD",
      required: false,
    }),
    differenceReason: t.field({
      description: "Why the amount is not the recommended one. INVALID if it is missing then.",
      type: StatedAmountReason,
      required: false,
    }),
    differenceNote: t.string({
      description: "Note on the reason, at most 500 characters. Required for `other`.",
      required: false,
    }),
  }),
  resolve: ({ id, ...shown }, context, selection) =>
    approveShown(context, numberIn(id, "EmergencyRequest"), shown, selection),
});

rowMutation("denyRequest", ["request", "EmergencyRequest"], {
  access: "confirmedOrApprover",
  description: "Denies a request. CONFLICT if it is decided, or has changed since.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    reason: t.string({ description: "Why it is denied. 3 to 1000 characters." }),
    version: t.int(),
  }),
  resolve: ({ id, reason, version }, context, selection) => {
    const query = selection;
    return denyRequest(context, numberIn(id, "EmergencyRequest"), reason, { version, query });
  },
});

rowMutation("markDistributed", ["request", "EmergencyRequest"], {
  access: "confirmedOrDispatcher",
  description:
    "Marks the rest of the money as handed over and completes the request. CONFLICT unless the allocation is `allocated`, or if `left` has changed since.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the allocation." }),
    amount: t.field({
      description:
        "The `left` amount that the client last read, in US dollars. If omitted, the whole rest is marked.",
      type: "USD",
      required: false,
    }),
  }),
  resolve: ({ id, amount }, context, selection) =>
    markDistributed(context, numberIn(id, "FundAllocation"), {
      amount: amount ?? undefined,
      query: selection,
    }),
});
