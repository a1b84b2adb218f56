import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  AllocationStatus: {
    self: "Status of an allocation.",
    allocated: "The money is set aside.",
    denied: "The allocation was denied or voided.",
    distributed: "The money was handed over.",
    pending: "A second person must approve it.",
  },
  FundAllocation: {
    self: "Money set aside for one request.",
    amount: "Allocated amount in US dollars.",
    createdAt: "When the money was allocated.",
    dispatched:
      "Part of the amount that was dispatched as help, in US dollars, with the money of voided dispatches whose prepaid code was burnt. It can exceed the amount if there is a reason.",
    distributedAt: "When the money was marked as handed over. Null until then.",
    justification: "Why this amount was allocated.",
    left: "Part of an allocated amount that can still be handed over, in US dollars. 0 in every other status.",
    number: "Row number. REST calls it `id`.",
    paid: "Part of the amount that was handed over as money, in US dollars. Null until it is distributed.",
    status: "Status of the allocation.",
  },
  ApproveRequestInput: {
    self: "Values for approving a request.",
    amount:
      "The `approvalAmount` that the client last read, in US dollars. CONFLICT if it has changed since.",
  },
  DenyRequestInput: {
    self: "Values for denying a request.",
    reason: "Why it is denied. 3 to 1000 characters.",
  },
  MarkDistributedInput: {
    self: "Values for marking money as handed over.",
    amount:
      "The `left` amount that the client last read, in US dollars. If omitted, the whole rest is marked.",
  },
  Mutation: {
    approveRequest:
      "Approves a request and allocates the money, or records one of the required approvals. CONFLICT without victim information, if it is decided, if another decision came first, or if the amount or version has changed.",
    denyRequest: "Denies a request. CONFLICT if it is decided, or has changed since.",
    markDistributed:
      "Marks the rest of the money as handed over and completes the request. CONFLICT unless the allocation is `allocated`, or if `left` has changed since.",
  },
  EmergencyRequest: {
    allocations: "Allocations, newest first. Empty for a citizen.",
    approvalAmount:
      "Amount that the caller's approval would allocate now, in US dollars. Null if the caller may not approve.",
    approvalNote:
      "Who else must approve, in English. Null if the caller's approval is final, or not possible.",
    approvedAt: "When the money was allocated. Null before, and after the request returned to pending.",
    viewerCanDecide: "True if the caller may approve, deny or distribute in the current status.",
    viewerHasApproved: "True if the caller's approval is recorded and another person's is still needed.",
    voidedApprovals:
      "Names of people whose approvals no longer count because the request changed. Empty once it is decided, and for a citizen.",
  },
});
