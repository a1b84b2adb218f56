import * as z from "zod/mini";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import type { RequestStatus } from "../../../shared/core/request-statuses.ts";
import { demandRequest, readRequest } from "../../intake/request-access/service.ts";
import { allocate, approveRequest } from "./approval/approve.ts";
import { demandDecider } from "./approval/decider.ts";
import { denyWithoutReason } from "./approval/deny.ts";
import { markDistributed } from "./money/distribute.ts";
import { centsOf } from "../../../shared/core/forms/dollars.ts";
import {
  isSame,
  statedDifference,
  type StatedDifference,
} from "../../../shared/decisions/allocations/rules.ts";
import { usdAmount } from "../../../shared/core/forms/dollars.ts";
import type { Money } from "./approval/facts.sql.ts";
import { decidedMeanwhile } from "./approval/decision-conflict.ts";
import { says } from "../../../shared/decisions/allocations/sentences.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";

/** The allocations of one request, newest first. */
export async function listAllocations(context: Context, requestId: number): Promise<Money[]> {
  await demandRequest(context, requestId);
  return context.db.fundAllocation.findMany({ where: { requestId }, orderBy: { id: "desc" } });
}

/** Approves the amount and the version that a screen showed. */
export function approveShown(
  context: Context,
  requestId: number,
  {
    version,
    ...input
  }: { amount: number; version: number; approvedAmount?: number | null } & {
    [Field in keyof StatedDifference]: string | null | undefined;
  },
  query: Parameters<typeof approveRequest>[3],
) {
  const { amount, approvedAmount, ...difference } = parse(shownApproval, input);
  const lowerCents = approvedAmount ? centsOf(approvedAmount) : undefined;
  return approveRequest(
    context,
    requestId,
    { amountCents: centsOf(amount), lowerCents, version, difference },
    query,
  );
}

const shownApproval = z.object({
  amount: usdAmount,
  approvedAmount: z.optional(z.nullable(usdAmount)),
  ...statedDifference,
});

/**
 * POST /api/fund-allocations: approves the request and returns its allocation, which waits if a
 * second person must decide. An amount above the server's is refused with the server's amount,
 * never lowered silently. The exact amount confirms the needs.
 */
export const allocateFunds = (
  context: Context,
  { requestId, amount, ...difference }: { requestId: number; amount?: number | undefined } & StatedDifference,
): Promise<Money> =>
  allocate(context, requestId, {
    amountCents: amount === undefined ? undefined : centsOf(amount),
    mayBeLower: true,
    difference,
  });

/** PATCH /api/fund-allocations/{id}/status: distributes; no change if already distributed. */
export async function distributeAllocation(context: Context, id: number): Promise<Money> {
  const allocation = await context.db.fundAllocation.findUnique({ where: { id } });
  if (!allocation) throw new Refusal("NOT_FOUND", coreSays.requestHidden);
  if (allocation.status === "distributed") await demandRequest(context, allocation.requestId);
  else await markDistributed(context, id);
  return context.db.fundAllocation.findUniqueOrThrow({ where: { id } });
}

/**
 * PATCH /api/emergency-requests/{id}/status, which existing clients send after each action. If the
 * status is already set, or this person's approval is recorded, nothing changes; else it performs
 * the action.
 */
export async function setStatus(context: Context, requestId: number, status: RequestStatus) {
  const act = status === "completed" ? "distributeMoney" : "decideRequest";
  const { facts, decider } = await demandDecider(context, requestId, act);
  if (facts.status === status) return readRequest(context, requestId);
  if (
    status === "approved" &&
    facts.status === "processing" &&
    facts.approvedBy.some((person) => isSame(person, decider))
  )
    return readRequest(context, requestId);
  if (status === "approved") return approveRequest(context, requestId);
  if (status === "denied") return denyWithoutReason(context, requestId);
  if (status !== "completed")
    throw new Refusal("INVALID", says.onlyDecisions, {
      status: [says.notDecision],
    });
  if (facts.allocation?.status === "allocated") throw new Refusal("CONFLICT", says.completedByMoney);
  throw await decidedMeanwhile(context, facts);
}
