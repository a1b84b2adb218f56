import "./audit-actions.ts";
import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { isCaseRejected } from "../../officers/verification/policy.ts";
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
import { approveShown } from "./service.ts";
import { voidedApprovers } from "./approval/void.ts";

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
interface Counted {
  estimatedValueCents: number;
  lostCents: number;
  voidedAt: Date | null;
}
const takenByHelpOf = ({ request }: { request: { dispatches: Counted[] } }) =>
  takenByHelp(
    request.dispatches.map(({ estimatedValueCents, lostCents, voidedAt }) => ({
      valueCents: estimatedValueCents,
      lostCents,
      isVoided: voidedAt !== null,
    })),
  );

export const AllocationStatus = builder.enumType("AllocationStatus", { values: allocationStatuses });

builder.prismaNode("FundAllocation", {
  access: "through",
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id"),
    amount: t.field({
      type: "USD",
      resolve: ({ amountCents }) => amountCents / 100,
    }),
    justification: t.exposeString("justification"),
    status: t.expose("status", { type: AllocationStatus }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    distributedAt: t.expose("distributedAt", { type: "DateTime", nullable: true }),
    dispatched: t.field({
      type: "USD",
      select: helpOfIt,
      resolve: (allocation) => takenOf({ ...takenByHelpOf(allocation), paid: 0 }) / 100,
    }),
    paid: t.field({
      type: "USD",
      nullable: true,
      resolve: ({ paidCents }) => (paidCents === null ? null : paidCents / 100),
    }),
    left: t.field({
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
    resolve: async (request, _args, context) =>
      can.decideRequest(context.viewer, await withCase(context, request)),
  }),
  isCaseRejected: t.boolean({
    resolve: (request, _args, { viewer }) => isCaseRejected(viewer, request),
  }),
  approvalNote: t.string({
    nullable: true,
    resolve: (request, _args, context) => approvalNote(context, request),
  }),
  approvalAmount: t.field({
    type: "USD",
    nullable: true,
    resolve: (request, _args, context) => approvalDollars(context, request),
  }),
  voidedApprovals: t.stringList({ resolve: (request, _args, context) => voidedApprovers(context, request) }),
  version: t.exposeInt("version"),
  viewerHasApproved: t.boolean({ resolve: (request, _args, context) => hasApproved(context, request) }),
}));

builder.objectField(RequestWaitingForFund, "approvalAmount", (t) =>
  t.field({
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
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    amount: t.field({ type: "USD" }),
    version: t.int(),
  }),
  resolve: ({ id, ...shown }, context, selection) =>
    approveShown(context, numberIn(id, "EmergencyRequest"), shown, selection),
});

rowMutation("denyRequest", ["request", "EmergencyRequest"], {
  access: "confirmedOrApprover",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    reason: t.string(),
    version: t.int(),
  }),
  resolve: ({ id, reason, version }, context, selection) => {
    const query = selection;
    return denyRequest(context, numberIn(id, "EmergencyRequest"), reason, { version, query });
  },
});

rowMutation("markDistributed", ["request", "EmergencyRequest"], {
  access: "confirmedOrDispatcher",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the allocation." }),
    amount: t.field({ type: "USD", required: false }),
  }),
  resolve: ({ id, amount }, context, selection) =>
    markDistributed(context, numberIn(id, "FundAllocation"), {
      amount: amount ?? undefined,
      query: selection,
    }),
});
