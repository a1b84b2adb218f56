import type { EmergencyRequest, Prisma } from "../../prisma/client/client.ts";
import type { Context } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { canMove } from "../requests/rules.ts";
import { readRequest } from "../request-access/service.ts";
import { demandDecider } from "./decider.ts";
import { decidedMeanwhile, transition } from "./transition.ts";
import { says } from "./sentences.ts";
import { says as coreSays } from "../core/sentences.ts";

/** The money was handed over: the allocation is distributed and its request completed. */
export async function markDistributed(
  context: Context,
  allocationId: number,
  query: Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include"> = {},
): Promise<EmergencyRequest> {
  const allocation = await context.db.fundAllocation.findUnique({
    where: { id: allocationId },
    select: { requestId: true, status: true },
  });
  if (!allocation) throw new Refusal("NOT_FOUND", coreSays.requestHidden);
  const { facts } = await demandDecider(context, allocation.requestId);
  if (allocation.status !== "allocated" || facts.allocation?.id !== allocationId)
    throw new Refusal("CONFLICT", says.notAllocated({ status: allocation.status }));
  if (!canMove(facts.status, "completed")) throw decidedMeanwhile(facts.status);
  await transition(context, facts, {
    to: "completed",
    moveAllocationTo: "distributed",
    audit: [
      {
        action: "allocation.distributed",
        resourceType: "allocation",
        resourceId: allocationId,
        details: { before: "allocated", after: "distributed", amountCents: facts.allocation.amountCents },
      },
      {
        action: "request.completed",
        resourceType: "request",
        resourceId: facts.id,
        details: { before: facts.status, after: "completed" },
      },
    ],
    messages: [],
  });
  return readRequest(context, allocation.requestId, query);
}
