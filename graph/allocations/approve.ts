import type { EmergencyRequest, Prisma } from "../../prisma/client/client.ts";
import type { Context } from "../app/context.ts";
import { Refusal } from "../app/errors.ts";
import { money } from "../app/i18n.ts";
import { isUndecided } from "../requests/rules.ts";
import { readRequest } from "../requests/service.ts";
import { askForSecond } from "./ask.ts";
import { demandDecider, type Decider } from "./decider.ts";
import type { DecisionFacts, Money } from "./facts.ts";
import { approvalLetters } from "./letters.ts";
import {
  alreadyApproved,
  allocationJustification,
  amountToAllocate,
  approve,
  badgeKeyOf,
  isClaimKept,
  victimInfoFirst,
  type Claim,
} from "./rules.ts";
import { decidedMeanwhile, demandVersion, transition } from "./transition.ts";

type Selection = Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include">;

/** Approves a request and allocates its money, or records one of the approvals that it needs. */
export async function approveRequest(
  context: Context,
  requestId: number,
  claim: Claim = {},
  query: Selection = {},
): Promise<EmergencyRequest> {
  await allocate(context, requestId, claim);
  return readRequest(context, requestId, query);
}

/** The same, answering the money: allocated, or waiting for a second person. */
export async function allocate(context: Context, requestId: number, claim: Claim = {}): Promise<Money> {
  const { decider, facts } = await demandDecider(context, requestId);
  return giveApproval(context, decider, facts, claim);
}

/** One person's approval of the request as it was read; the losing one of two at once hears CONFLICT. */
export async function giveApproval(
  context: Context,
  decider: Decider,
  facts: DecisionFacts,
  claim: Claim = {},
): Promise<Money> {
  if (!isUndecided(facts.status)) throw decidedMeanwhile(facts.status);
  if (!facts.victim) throw new Refusal("CONFLICT", victimInfoFirst);
  const amountCents = agreedAmount(context, facts, claim);
  const outcome = approve(decider, approvalFacts(facts, amountCents));
  if (outcome.kind === "already-approved") throw new Refusal("CONFLICT", alreadyApproved);

  const final = outcome.kind === "final";
  const to = final ? "approved" : "processing";
  const money = final ? "allocated" : "pending";
  const { personKey, badgeKey, personName, actorKind, actor, linkId } = decider;
  const asks = final ? null : await askForSecond(context, facts, { decider, amountCents });
  const changed = await transition(context, facts, {
    to,
    ...(facts.allocation
      ? final && { moveAllocationTo: "allocated" }
      : { allocate: { amountCents, justification: allocationJustification, status: money } }),
    approval: { personKey, badgeKey, personName, actorKind, decision: "approved" },
    ...(linkId !== undefined && { linkId }),
    audit: [
      {
        action: final ? "request.approved" : "request.approval-recorded",
        resourceType: "request",
        resourceId: facts.id,
        details: { before: facts.status, after: to, amountCents, approvals: facts.approvedBy.length + 1 },
        ...(actor && { actor }),
      },
    ],
    ...(asks && { links: asks.links }),
    messages: asks ? asks.messages : approvalLetters(context, facts, amountCents),
  });
  // A further approval that is not the last one changes no money.
  const live = changed ?? facts.allocation;
  if (!live) throw new Error("an approval left no allocation");
  return live;
}

/** What an approval of the request, as it is now, would allocate. */
export const figureOf = (context: Context, facts: DecisionFacts): number =>
  facts.allocation?.amountCents ??
  amountToAllocate({
    recommendedCents: facts.aiRecommendationCents,
    maxCents: context.config().maxFundAllocationCents,
  });

/** The amount that this approval allocates; refused when it, or the request, is not what its giver was shown. */
function agreedAmount(context: Context, facts: DecisionFacts, claim: Claim): number {
  const cents = figureOf(context, facts);
  const now = { amount: cents / 100, version: facts.version };
  if (!isClaimKept(claim, { cents, isSettled: facts.allocation !== null }))
    throw new Refusal(
      "CONFLICT",
      `The amount of this request is ${money(cents, "en")} now. Please look again before you approve it.`,
      undefined,
      now,
    );
  demandVersion(facts, claim.version);
  return claim.amountCents ?? cents;
}

export const approvalFacts = (facts: DecisionFacts, amountCents: number) => ({
  amountCents,
  requester: facts.officer && {
    personKey: facts.officer.emailKey,
    badgeKey:
      facts.verification && badgeKeyOf(facts.officer.badgeNumber, facts.verification.supervisorEmailKey),
  },
  approvedBy: facts.approvedBy,
  autoApprovalLimitCents: facts.rule?.autoApprovalLimitCents ?? 0,
  requiredApprovers: facts.rule?.requiredApprovers ?? 1,
});
