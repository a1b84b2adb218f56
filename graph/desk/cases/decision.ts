import type { ActorKind, Decision } from "../../../prisma/client/enums.ts";
import { approvalFacts, figureOf } from "../../decisions/allocations/approval/approve.ts";
import { standingOf } from "../../decisions/allocations/approval/by-administrator.ts";
import { countedFor } from "../../decisions/allocations/limits/counted.ts";
import { exceeded, limitsLeft, type LimitLeft } from "../../decisions/allocations/limits/left.ts";
import { approverOf } from "../../decisions/allocations/approval/decider.ts";
import { readDecisionFacts } from "../../decisions/allocations/approval/facts.sql.ts";
import { approvalNote } from "../../decisions/allocations/approval/approval-preview.ts";
import { approve } from "../../../shared/decisions/allocations/rules.ts";
import { says } from "../../../shared/decisions/allocations/sentences.ts";
import { stepTargets, stepTo, type Step } from "../../decisions/allocations/approval/steps.ts";
import { may } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { money } from "../../core/i18n/i18n.ts";
import { isUndecided } from "../../../shared/core/request-statuses.ts";

export const approvalOutcomes = ["final", "recorded", "refused"] as const;
export const approvalBlocks = ["own_approval", "over_limit", "victim_info"] as const;

export interface GivenApproval {
  id: number;
  personName: string;
  actorKind: ActorKind;
  decision: Decision;
  reason: string | null;
  createdAt: Date;
  voidedAt: Date | null;
}

export interface RecommendedLine {
  label: string;
  amountCents: number;
}

/** Everything that an administrator needs for a decision. */
export interface CaseDecision {
  amountCents: number;
  steps: Step[];
  /** The amount of their approval; null once it is decided. */
  outcome: (typeof approvalOutcomes)[number] | null;
  /** Why it is refused, or who else must approve. */
  note: string | null;
  /** What refuses it; null if nothing does. */
  block: (typeof approvalBlocks)[number] | null;
  approvals: GivenApproval[];
  required: number;
  source: string | null;
  lines: RecommendedLine[];
  room: LimitLeft[];
}

/** Null for everyone but administrators. */
export async function decisionOf(
  context: Context,
  request: Parameters<typeof approvalNote>[1],
): Promise<CaseDecision | null> {
  const { viewer, db } = context;
  if (!may(viewer, "readCases")) return null;
  const facts = await readDecisionFacts(context, request.id);
  if (!facts) return null;
  const approver = approverOf(viewer, facts);
  const amountCents = figureOf(context, facts);
  const counted = countedFor(context, facts, approver);
  const [standing, approvals, recommendation, room, note] = await Promise.all([
    standingOf(context, facts),
    db.approval.findMany({
      where: { requestId: request.id },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    }),
    db.recommendation.findUnique({ where: { requestId: request.id } }),
    limitsLeft(context, counted),
    approvalNote(context, request),
  ]);
  return {
    amountCents,
    steps: stepTargets.map((to) => stepTo(to, standing)),
    approvals,
    required: Math.max(1, facts.rule?.requiredApprovers ?? 1),
    source: recommendation?.source ?? null,
    lines: (recommendation?.lines ?? []) as unknown as RecommendedLine[],
    room,
    ...outlook(),
  };

  function outlook(): Pick<CaseDecision, "outcome" | "note" | "block"> {
    if (!facts || !isUndecided(facts.status)) return { outcome: null, note: null, block: null };
    const { maxFundAllocationCents: most } = context.config();
    if (!facts.victim) return { outcome: "refused", note: says.victimInfoFirst, block: "victim_info" };
    if (amountCents > most) {
      const figures = { amount: most / 100, version: facts.version, limit: money(most, "en") };
      return {
        outcome: "refused",
        note: says.waitingOverLimit({ ...figures, waiting: money(amountCents, "en") }).text,
        block: "over_limit",
      };
    }
    const asked = approvalFacts(facts, amountCents);
    const { kind } = approve(approver, asked);
    if (kind === "already-approved") return { outcome: "refused", note, block: "own_approval" };
    const waits = kind === "waits" || note !== null || exceeded(room, amountCents);
    return waits ? { outcome: "recorded", note, block: null } : { outcome: "final", note: null, block: null };
  }
}
