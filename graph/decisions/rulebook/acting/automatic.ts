import { demandDifference, figureOf } from "../../allocations/approval/approve.ts";
import { countedFor, type CountedAllocation } from "../../allocations/limits/counted.ts";
import { limitExceeded } from "../../allocations/limits/left.ts";
import { readDecisionFacts, type DecisionFacts } from "../../allocations/approval/facts.sql.ts";
import { approvalLetters } from "../../allocations/letters.ts";
import type { Approver } from "../../../../shared/decisions/allocations/rules.ts";
import { says as allocationSays } from "../../../../shared/decisions/allocations/sentences.ts";
import { LimitReached, transition } from "../../allocations/approval/transition.ts";
import type { Context } from "../../../core/context.ts";
import { Refusal } from "../../../core/errors.ts";
import { isPricedByPerson } from "../../../../shared/intake/needs/rules.ts";
import { questionFor } from "../../../intake/recommendations/due.ts";
import { recommendAmount } from "../../../intake/recommendations/rules.ts";
import { trustOfDomain } from "../../../../shared/officers/verification/rules.ts";
import { ruleUrgencyOf } from "../../../../shared/decisions/rulebook/rules.ts";
import { automaticApproval, type Approvable, type Checked } from "./conditions.sql.ts";

/** The approver of an automatic approval: the system, not a person. */
const systemApprover: Approver = {
  personKey: "",
  badgeKeys: [],
  mayApproveAlone: false,
  isOfficer: false,
  isAdmin: false,
};

export interface Outlook {
  isAllowed: boolean;
  conditions: Checked[];
  amountCents: number;
}

interface Looked extends Outlook {
  facts: DecisionFacts;
  counted: CountedAllocation;
  updatedAt: Date;
  rule: { id: number; version: number; urgencyLevel: string; timeThresholdMinutes: number };
}

/**
 * Whether a request's rule may approve it now, with each condition; null without a rule or request.
 */
export async function lookAt(context: Context, requestId: number): Promise<Looked | null> {
  const { db } = context;
  // Read first: any later change of the row makes the answer obsolete.
  const request = await db.emergencyRequest.findUnique({
    where: { id: requestId },
    include: {
      verification: { select: { status: true, trust: true, supervisorEmailKey: true, decidedAt: true } },
      victimInfo: { select: { updatedAt: true } },
      recommendation: { select: { amountCents: true } },
      attendance: true,
      automaticDecision: { select: { requestId: true } },
      _count: { select: { approvals: true, allocations: true } },
    },
  });
  const rule = request && (await ruleOf(context, request.urgencyLevel));
  const facts = rule && (await readDecisionFacts(context, requestId));
  if (!facts) return null;
  const question = await questionFor(context, requestId);
  const advice = recommendAmount(question.facts, question.rulesets, question.limits);
  const counted: CountedAllocation = { ...countedFor(context, facts, systemApprover), authority: "system" };
  const amountCents = figureOf(context, facts);
  const { verification, victimInfo, recommendation, _count: count } = request;
  const approvable: Approvable = {
    now: context.now(),
    status: facts.status,
    filedAt: request.createdAt,
    since: latest([
      request.createdAt,
      request.needsConfirmedAt,
      victimInfo?.updatedAt,
      verification?.decidedAt,
    ]),
    ruleWrittenAt: rule.updatedAt,
    isAttended: request.attendance !== null,
    wasDecided: count.approvals > 0 || count.allocations > 0 || request.automaticDecision !== null,
    isOfficersOwn: facts.officerId !== null && facts.citizenId === null,
    caseStatus: verification?.status ?? null,
    caseTrust: verification?.trust ?? null,
    isSupervisorTrusted:
      verification !== null &&
      trustOfDomain(verification.supervisorEmailKey, context.config().trustedDomains) === "trusted",
    hasVictimInfo: facts.victim !== null,
    needsSource: facts.needsSource,
    hasPrice: isPricedByPerson(facts.needsSource, facts.needs),
    reviewedBy: advice.reviewedBy,
    // Limited by both the recommendation and today's rules.
    recommendedCents: recommendation ? Math.min(recommendation.amountCents, advice.amountCents) : null,
    amountCents,
    maxFundCents: context.config().maxFundAllocationCents,
    overLimit: (await limitExceeded(context, counted, amountCents))?.name ?? null,
  };
  return {
    ...automaticApproval(rule, approvable),
    amountCents,
    facts,
    counted,
    updatedAt: request.updatedAt,
    rule,
  };
}

const ruleOf = ({ db }: Context, level: Parameters<typeof ruleUrgencyOf>[0]) =>
  db.urgencyRule.findUnique({ where: { urgencyLevel: ruleUrgencyOf(level) } });

const latest = (moments: readonly (Date | null | undefined)[]) =>
  new Date(Math.max(...moments.flatMap((moment) => moment?.getTime() ?? [])));

/**
 * Approves the request as the system, if every condition is met: through the same statement as
 * every decision, with the whole trace. Any concurrent change of the request, such as someone
 * handling it, prevents it. Returns whether it was approved.
 */
export async function approveByRule(context: Context, requestId: number): Promise<boolean> {
  const looked = await lookAt(context, requestId);
  if (!looked?.isAllowed) return false;
  const { facts, counted, amountCents, conditions, rule, updatedAt } = looked;
  const { id, version, urgencyLevel, timeThresholdMinutes } = rule;
  const approval = transition(context, facts, {
    to: "approved",
    allocate: {
      ...{ amountCents, justification: allocationSays.justification, status: "allocated" as const },
      ...demandDifference(context, facts, amountCents),
    },
    counted,
    audit: [
      {
        action: "request.approved",
        resourceType: "request",
        resourceId: facts.id,
        details: {
          before: facts.status,
          after: "approved",
          amountCents,
          rule: urgencyLevel,
          ruleVersion: version,
        },
        actor: { actorKind: "system" },
      },
    ],
    messages: [],
    letters: approvalLetters(context, facts, amountCents),
    automatic: {
      amountCents,
      unchangedSince: updatedAt,
      trace: {
        rule: { id, version, level: urgencyLevel, minutes: timeThresholdMinutes },
        conditions: conditions.map((condition) => ({ ...condition })),
      },
    },
  });
  return approval.then(
    () => true,
    (error: unknown) => {
      // Someone acted first, or other money reached a limit meanwhile: a person decides.
      if (error instanceof LimitReached || error instanceof Refusal) return false;
      throw error;
    },
  );
}
