import type { EmergencyRequest, Prisma } from "../../../../prisma/client/client.ts";
import type { AuditEvent } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { money } from "../../../core/i18n/i18n.ts";
import { says as coreSays } from "../../../../shared/core/sentences.ts";
import { canMove } from "../../../../shared/core/request-statuses.ts";
import { readRequest } from "../../../intake/request-access/service.ts";
import { demandDecider } from "../approval/decider.ts";
import { leftOf } from "../../../../shared/decisions/allocations/envelope.ts";
import { centsOf } from "../../../../shared/core/forms/dollars.ts";
import { remainder } from "../../../../shared/decisions/allocations/rules.ts";
import { says } from "../../../../shared/decisions/allocations/sentences.ts";
import { decidedMeanwhile } from "../approval/decision-conflict.ts";
import { transition } from "../approval/transition.ts";
import { readEnvelope } from "../../../core/database/envelope.sql.ts";

interface Distribution {
  /**
   * The remainder that the screen showed, in dollars; programs may omit it and pay what is left.
   */
  amount?: number | undefined;
  query?: Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include">;
}

/**
 * Marks the remainder as handed over: the allocation is distributed and its request completed. A
 * completed request stays completed. The database computes the remainder again, under its lock.
 */
export async function markDistributed(
  context: Context,
  allocationId: number,
  { amount, query = {} }: Distribution = {},
): Promise<EmergencyRequest> {
  const allocation = await context.db.fundAllocation.findUnique({
    where: { id: allocationId },
    select: { requestId: true, status: true },
  });
  if (!allocation) throw new Refusal("NOT_FOUND", coreSays.requestHidden);
  const { facts } = await demandDecider(context, allocation.requestId, "distributeMoney");
  if (allocation.status !== "allocated" || facts.allocation?.id !== allocationId)
    throw new Refusal("CONFLICT", says.notAllocated({ status: allocation.status }));
  const { id, status: before } = facts;
  if (before !== "completed" && !canMove(before, "completed")) throw await decidedMeanwhile(context, facts);
  const envelope = await readEnvelope(context.db, id);
  const paidCents = leftOf(envelope);
  if (amount !== undefined && centsOf(parse(remainder, { amount }).amount) !== paidCents)
    throw new Refusal(
      "CONFLICT",
      says.remainderChanged({ amount: paidCents / 100, left: money(paidCents, "en") }),
    );
  const completed: AuditEvent = {
    action: "request.completed",
    resourceType: "request",
    resourceId: id,
    details: { before, after: "completed" },
  };
  await transition(context, facts, {
    to: "completed",
    moveAllocationTo: "distributed",
    audit: [
      {
        action: "allocation.distributed",
        resourceType: "allocation",
        resourceId: allocationId,
        details: {
          before: "allocated",
          after: "distributed",
          amountCents: paidCents,
          allocatedCents: envelope.allocated,
          dispatchedCents: envelope.live + envelope.lost,
        },
      },
      ...(before === "completed" ? [] : [completed]),
    ],
    messages: [],
  });
  return readRequest(context, allocation.requestId, query);
}
