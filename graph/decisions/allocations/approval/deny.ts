import type { EmergencyRequest, Prisma } from "../../../../prisma/client/client.ts";
import type { Context } from "../../../core/context.ts";
import { parse } from "../../../core/errors.ts";
import * as z from "zod/mini";
import { isUndecided } from "../../../../shared/core/request-statuses.ts";
import { readRequest } from "../../../intake/request-access/service.ts";
import { demandDecider, type Decider } from "./decider.ts";
import type { DecisionFacts } from "./facts.sql.ts";
import { denialLetters } from "../letters.ts";
import { denialReason } from "../../../../shared/decisions/allocations/rules.ts";
import { decidedMeanwhile, demandVersion } from "./decision-conflict.ts";
import { transition } from "./transition.ts";
import { says } from "../../../../shared/decisions/allocations/sentences.ts";

type Selection = Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include">;

/** Denies a request with its reason. Money that waited for a second person is denied with it. */
export async function denyRequest(
  context: Context,
  requestId: number,
  reason: unknown,
  { version, query = {} }: { version?: number; query?: Selection } = {},
): Promise<EmergencyRequest> {
  const { decider, facts } = await demandDecider(context, requestId);
  const given = parse(z.object({ reason: denialReason }), { reason });
  await giveDenial(context, decider, facts, given.reason, version);
  return readRequest(context, requestId, query);
}

/** The same over REST, whose payload has no reason: it is recorded as not given. */
export async function denyWithoutReason(context: Context, requestId: number): Promise<EmergencyRequest> {
  const { decider, facts } = await demandDecider(context, requestId);
  await giveDenial(context, decider, facts, says.reasonNotGiven);
  return readRequest(context, requestId);
}

/** `shown` is the version of the request that the person saw. */
export async function giveDenial(
  context: Context,
  decider: Decider,
  facts: DecisionFacts,
  reason: string,
  shown?: number,
) {
  if (!isUndecided(facts.status)) throw await decidedMeanwhile(context, facts);
  await demandVersion(context, facts, shown);
  const { personKey, badgeKeys, personName, actorKind, actor, linkId } = decider;
  await transition(context, facts, {
    to: "denied",
    reason,
    ...(facts.allocation && { moveAllocationTo: "denied" }),
    approval: { personKey, badgeKeys, personName, actorKind, decision: "denied", reason },
    ...(linkId !== undefined && { linkId }),
    audit: [
      {
        action: "request.denied",
        resourceType: "request",
        resourceId: facts.id,
        details: { before: facts.status, after: "denied" },
        ...(actor && { actor }),
      },
    ],
    messages: [],
    letters: denialLetters(context, facts, reason),
  });
}
