import type { EmergencyRequest, Prisma } from "../../../../prisma/client/client.ts";
import { isRefusedBy } from "../../../core/guards.ts";
import type { Context } from "../../../core/context.ts";
import { Refusal } from "../../../core/errors.ts";
import { money } from "../../../core/i18n/i18n.ts";
import { isPricedByPerson } from "../../../../shared/intake/needs/rules.ts";
import { isUndecided } from "../../../../shared/core/request-statuses.ts";
import { readRequest } from "../../../intake/request-access/service.ts";
import { askForSecond } from "./ask-for-second.ts";
import { demandDecider, type Decider } from "./decider.ts";
import type { DecisionFacts, Money } from "./facts.sql.ts";
import { fundNotices, limitNotices } from "../money/notices.ts";
import { NotEnough } from "../../../money/funds/not-enough.ts";
import { countedFor } from "../limits/counted.ts";
import { approvalLetters } from "../letters.ts";
import { requesterOf } from "./filed-by.ts";
import {
  amountToAllocate,
  approve,
  differenceOf,
  isClaimKept,
  isConfirmedByAmount,
  type Claim,
  type Difference,
} from "../../../../shared/decisions/allocations/rules.ts";
import { decidedMeanwhile, demandVersion } from "./decision-conflict.ts";
import { LimitReached, transition } from "./transition.ts";
import { says } from "../../../../shared/decisions/allocations/sentences.ts";

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

/** The same, returning the allocation: allocated, or waiting for a second person. */
export async function allocate(context: Context, requestId: number, claim: Claim = {}): Promise<Money> {
  const { decider, facts } = await demandDecider(context, requestId);
  return giveApproval(context, decider, facts, claim);
}

/** One person's approval of the request as it was read. If two race, the loser gets CONFLICT. */
export async function giveApproval(
  context: Context,
  decider: Decider,
  facts: DecisionFacts,
  claim: Claim = {},
): Promise<Money> {
  if (!isUndecided(facts.status)) throw await decidedMeanwhile(context, facts);
  if (decider.actorKind !== "admin" && isUnconfirmed(facts))
    throw new Refusal("CONFLICT", says.caseUnconfirmed);
  if (!facts.victim) throw new Refusal("CONFLICT", says.victimInfoFirst);
  const amountCents = await agreedAmount(context, facts, claim);
  demandWithinLimit(amountCents, facts, context.config().maxFundAllocationCents);
  const difference = demandDifference(context, facts, amountCents, claim);
  const isConfirmed = decider.isOfficer && isConfirmedByAmount(claim, figureOf(context, facts));
  const input: ApprovalInput = { decider, facts, amountCents, difference, isConfirmed };
  const changed = await settle(context, input).catch(async (error: unknown) => {
    if (error instanceof LimitReached) return settle(context, { ...input, reached: error });
    if (error instanceof NotEnough) return settle(context, { ...input, isShort: true });
    // The limit was lowered concurrently, and only the database knew.
    if (isRefusedBy("rule", error)) demandWithinLimit(amountCents, facts, await currentLimit(context));
    throw error;
  });
  // A further approval that is not the last one does not change the allocation.
  const live = changed ?? facts.allocation;
  if (!live) throw new Error("an approval left no allocation");
  return live;
}

interface ApprovalInput {
  decider: Decider;
  facts: DecisionFacts;
  amountCents: number;
  difference: Difference;
  /** By sending the amount, the officer confirms the needs. */
  isConfirmed: boolean;
  /**
   * The rolling limit that this allocation would exceed: the approval is recorded, and another
   * person's is required.
   */
  reached?: LimitReached;
  /** No fund has enough: the approval is recorded and waits for money. */
  isShort?: boolean;
}

async function settle(context: Context, input: ApprovalInput) {
  const { decider, facts, amountCents, difference, isConfirmed, reached, isShort = false } = input;
  const known = approvalFacts(facts, amountCents);
  const needsAreConfirmed = known.needsAreConfirmed || isConfirmed;
  const outcome = approve(decider, { ...known, needsAreConfirmed, overLimit: reached?.limit.whoDecides });
  if (outcome.kind === "already-approved") throw new Refusal("CONFLICT", says.alreadyApproved);

  const isShortOfMoney = isShort && outcome.kind === "final";
  const final = outcome.kind === "final" && !isShortOfMoney;
  const to = final ? "approved" : "processing";
  const money = final ? "allocated" : "pending";
  const { personKey, badgeKeys, personName, actorKind, actor, linkId } = decider;
  const needsAdministrator = reached?.limit.whoDecides === "administrator";
  // Over a limit that administrators decide, the supervisor's approval is not the missing one.
  const asks =
    final || isShortOfMoney || needsAdministrator
      ? null
      : await askForSecond(context, facts, { decider, amountCents });
  const about = { resourceType: "request" as const, resourceId: facts.id, ...(actor && { actor }) };
  return transition(context, facts, {
    to,
    ...(facts.allocation
      ? (final || isShortOfMoney) && { moveAllocationTo: money }
      : { allocate: { amountCents, justification: says.justification, status: money, ...difference } }),
    waitsForFund: isShortOfMoney,
    ...(reached && { needsAdministrator }),
    ...(final && { counted: countedFor(context, facts, decider) }),
    approval: { personKey, badgeKeys, personName, actorKind, decision: "approved" },
    ...(linkId !== undefined && { linkId }),
    audit: [
      {
        action: final ? "request.approved" : "request.approval-recorded",
        details: {
          before: facts.status,
          after: to,
          amountCents,
          ...(!facts.allocation && auditedDifference(difference)),
          approvals: facts.approvedBy.length + 1,
          ...(isConfirmed && !known.needsAreConfirmed && { needs: "confirmed by amount" }),
        },
        ...about,
      },
      ...(reached
        ? [
            {
              action: "request.limit-reached" as const,
              details: { limit: reached.limit.name, amountCents },
              ...about,
            },
          ]
        : []),
      ...(isShortOfMoney
        ? [{ action: "request.fund-short" as const, details: { amountCents }, ...about }]
        : []),
    ],
    ...(asks && { links: asks.links }),
    ...(final && { letters: approvalLetters(context, facts, amountCents) }),
    messages: [
      ...(asks?.messages ?? []),
      ...(reached ? await limitNotices(context, facts, reached) : []),
      ...(isShortOfMoney ? await fundNotices(context, facts, amountCents) : []),
    ],
  });
}

/** What an approval of the request, as it is now, would allocate. */
export const figureOf = (context: Context, facts: DecisionFacts): number =>
  facts.allocation?.amountCents ??
  amountToAllocate({
    recommendedCents: facts.aiRecommendationCents,
    maxCents: context.config().maxFundAllocationCents,
  });

/**
 * The amount that this approval allocates. Refused if the amount or the request is not what the
 * approver was shown.
 */
async function agreedAmount(context: Context, facts: DecisionFacts, claim: Claim): Promise<number> {
  const cents = figureOf(context, facts);
  const isSettled = facts.allocation !== null;
  const { lowerCents = claim.amountCents ?? cents } = claim;
  // After a first approval no other amount can be approved.
  if (!isClaimKept(claim, { cents, isSettled }) || (isSettled && lowerCents !== cents))
    throw new Refusal(
      "CONFLICT",
      says.amountChanged({ amount: cents / 100, version: facts.version, shown: money(cents, "en") }),
    );
  await demandVersion(context, facts, claim.version);
  if (lowerCents > cents) throw new Refusal("INVALID", says.lowerOnly, { approvedAmount: [says.lowerOnly] });
  return lowerCents;
}

/**
 * The one place that requires a reason for another amount than the recommended one. The first
 * approval settles the amount and its reason; the next ones approve both.
 */
export function demandDifference(
  context: Context,
  facts: DecisionFacts,
  amountCents: number,
  { difference: stated = {}, mayBeLower }: Claim = {},
): Difference {
  const found = differenceOf(
    {
      amountCents,
      recommendedCents: facts.allocation ? null : facts.aiRecommendationCents,
      maxCents: context.config().maxFundAllocationCents,
    },
    { ...stated, mayLackReason: mayBeLower },
  );
  if (found) return found;
  const problem = stated.differenceReason ? "differenceNote" : "differenceReason";
  throw new Refusal("INVALID", says.differenceReasonMissing, { [problem]: [says.differenceReasonMissing] });
}

/** What the audit entry says of an amount that is not the recommended one. */
export const auditedDifference = ({ differenceNote, ...difference }: Difference) =>
  difference.differenceReason && { ...difference, ...(differenceNote && { differenceNote }) };

/** A lowered limit also applies to waiting money: it is never allocated above the limit. */
function demandWithinLimit(amountCents: number, facts: DecisionFacts, maxCents: number) {
  if (amountCents <= maxCents) return;
  const figures = { amount: maxCents / 100, version: facts.version, limit: money(maxCents, "en") };
  throw new Refusal(
    "CONFLICT",
    facts.allocation
      ? says.waitingOverLimit({ ...figures, waiting: money(amountCents, "en") })
      : says.overLimit(figures),
  );
}

const currentLimit = async ({ db }: Context) =>
  (await db.systemConfig.findUniqueOrThrow({ where: { id: 1 } })).maxFundAllocationCents;

/** Filed by an officer without a confirming supervisor. */
export const isUnconfirmed = ({ verification }: DecisionFacts) =>
  verification !== null && verification.status !== "verified";

export const approvalFacts = (facts: DecisionFacts, amountCents: number) => ({
  amountCents,
  requester: requesterOf(facts),
  approvedBy: facts.approvedBy,
  autoApprovalLimitCents: facts.rule?.autoApprovalLimitCents ?? 0,
  requiredApprovers: facts.rule?.requiredApprovers ?? 1,
  needsAreConfirmed: isPricedByPerson(facts.needsSource, facts.needs),
  waitsForFund: facts.allocation?.waitsForFund,
});
