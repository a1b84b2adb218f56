import { builder } from "../app/builder.ts";
import { numberIn } from "../app/ids.ts";
import { approveRequest } from "./approve.ts";
import { denyRequest } from "./deny.ts";
import { markDistributed } from "./distribute.ts";
import { approvalNote, hasApproved } from "./note.ts";
import { allocationStatuses } from "./rules.ts";

export const AllocationStatus = builder.enumType("AllocationStatus", {
  values: allocationStatuses,
  description: "`pending` waits for a second person.",
});

builder.prismaNode("FundAllocation", {
  id: { field: "id" },
  description: "Money set aside for one request (spec 3).",
  fields: (t) => ({
    number: t.exposeInt("id"),
    amount: t.field({
      type: "USD",
      select: { amountCents: true },
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
  approvalNote: t.string({
    nullable: true,
    description:
      "What approving means for this viewer when it is not final: who else must decide. Null when it is final, or not his to give.",
    resolve: (request, _args, context) => approvalNote(context, request),
  }),
  viewerHasApproved: t.boolean({
    description: "The viewer's approval is recorded, and somebody else's is waited for.",
    resolve: (request, _args, context) => hasApproved(context, request),
  }),
}));

builder.mutationFields((t) => ({
  approveRequest: t.prismaField({
    type: "EmergencyRequest",
    description:
      "Approves and allocates, or records one of the approvals it needs. CONFLICT without victim information, when it is decided, or when somebody else was faster.",
    args: { requestId: t.arg.globalID() },
    resolve: (query, _root, { requestId }, context) =>
      approveRequest(context, numberIn(requestId, "EmergencyRequest"), query),
  }),
  denyRequest: t.prismaField({
    type: "EmergencyRequest",
    description: "Denies with a reason (3 to 1000 characters). CONFLICT when it is decided.",
    args: { requestId: t.arg.globalID(), reason: t.arg.string() },
    resolve: (query, _root, { requestId, reason }, context) =>
      denyRequest(context, numberIn(requestId, "EmergencyRequest"), reason, query),
  }),
  markDistributed: t.prismaField({
    type: "EmergencyRequest",
    description:
      "The money was handed over: completes the request. CONFLICT unless the allocation is allocated.",
    args: { allocationId: t.arg.globalID() },
    resolve: (query, _root, { allocationId }, context) =>
      markDistributed(context, numberIn(allocationId, "FundAllocation"), query),
  }),
}));
