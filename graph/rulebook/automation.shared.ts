import type { NeedsSource } from "../needs/rules.shared.ts";
import { minuteMs } from "../core/time/durations.shared.ts";

/** What a rule says, as far as it acts. */
export interface ActingRule {
  timeThresholdMinutes: number;
  escalationSteps: readonly string[];
  autoApprovalLimitCents: number;
  requiredApprovers: number;
  isActive: boolean;
}

/** A request that waits, as an escalation looks at it. */
export interface Waiting {
  now: Date;
  status: string;
  /** Since it was filed, or since its earlier approvals no longer count. */
  since: Date;
  isAttended: boolean;
  hasApproval: boolean;
  /** The last step that was taken; null before the first. */
  last: { step: number; told: number; at: Date } | null;
}

export type NextStep =
  | { kind: "tell"; step: number; name: string }
  | { kind: "nothing"; why: "off" | "decided" | "attended" | "approved" | "all-told" | "not-yet" };

/**
 * Whom to tell now. The first step comes after the threshold, each later one after another threshold; where a step reached nobody the next one
 * comes at once. Nobody is told once somebody attends.
 */
export function nextStep(rule: ActingRule, request: Waiting): NextStep {
  if (!rule.isActive) return { kind: "nothing", why: "off" };
  if (request.status !== "pending") return { kind: "nothing", why: "decided" };
  if (request.isAttended) return { kind: "nothing", why: "attended" };
  if (request.hasApproval) return { kind: "nothing", why: "approved" };
  const { last } = request;
  const step = (last?.step ?? 0) + 1;
  const name = rule.escalationSteps[step - 1];
  if (name === undefined) return { kind: "nothing", why: "all-told" };
  const tell = { kind: "tell", step, name } as const;
  if (last?.told === 0) return tell;
  const from = last && last.at > request.since ? last.at : request.since;
  return isPast(from, rule, request.now) ? tell : { kind: "nothing", why: "not-yet" };
}

const isPast = (from: Date, { timeThresholdMinutes }: ActingRule, now: Date) =>
  now.getTime() - from.getTime() >= timeThresholdMinutes * minuteMs;

/** Later than this after its threshold nothing is approved by itself: what has lain so long is for a person. */
export const approvalWindowMs = 24 * 60 * minuteMs;

/** A request as an automatic approval looks at it. */
export interface Approvable {
  now: Date;
  status: string;
  filedAt: Date;
  /** Since nothing of it was changed: its filing, its needs, its victim information, the answer on its case. */
  since: Date;
  ruleWrittenAt: Date;
  isAttended: boolean;
  /** Somebody has decided on it before, whatever became of that; or a rule has. */
  wasDecided: boolean;
  isOfficersOwn: boolean;
  caseStatus: string | null;
  caseTrust: string | null;
  isSupervisorTrusted: boolean;
  hasVictimInfo: boolean;
  needsSource: NeedsSource | null;
  hasPrice: boolean;
  /** Names of the rulesets that ask for a person. */
  reviewedBy: readonly string[];
  recommendedCents: number | null;
  amountCents: number;
  maxFundCents: number;
  /** The limit over time that this money would go beyond. */
  overCap: string | null;
}

export const approvalConditions = [
  "rule",
  "one_approver",
  "pending",
  "waited",
  "written_before",
  "nobody_attends",
  "never_decided",
  "case",
  "supervisor",
  "victim_info",
  "needs",
  "rulesets",
  "recommendation",
  "amount",
  "limits",
] as const;
export type ApprovalCondition = (typeof approvalConditions)[number];

export interface Checked {
  name: ApprovalCondition;
  isMet: boolean;
  /** What it was looked at by: words and numbers, never a person. */
  value: string;
}

/** Whether a rule may approve the request by itself, with every condition and what it was looked at by. */
export function automaticApproval(
  rule: ActingRule,
  request: Approvable,
): { isAllowed: boolean; conditions: Checked[] } {
  const { amountCents, recommendedCents, since, now } = request;
  const waitedMs = now.getTime() - since.getTime();
  const thresholdMs = rule.timeThresholdMinutes * minuteMs;
  const limit = rule.autoApprovalLimitCents;
  const looked: Record<ApprovalCondition, [isMet: boolean, value: string]> = {
    rule: [rule.isActive && limit > 0, rule.isActive ? usd(limit) : "off"],
    one_approver: [rule.requiredApprovers <= 1, `${rule.requiredApprovers}`],
    pending: [request.status === "pending", request.status],
    waited: [
      waitedMs >= thresholdMs && waitedMs <= thresholdMs + approvalWindowMs,
      `${Math.floor(waitedMs / minuteMs)} of ${rule.timeThresholdMinutes} minutes`,
    ],
    written_before: [
      request.ruleWrittenAt <= request.filedAt,
      request.ruleWrittenAt <= request.filedAt ? "before it was filed" : "after it was filed",
    ],
    nobody_attends: [!request.isAttended, request.isAttended ? "someone is" : "no one"],
    never_decided: [!request.wasDecided, request.wasDecided ? "decided before" : "never"],
    case: [
      request.isOfficersOwn && request.caseStatus === "verified",
      request.isOfficersOwn ? (request.caseStatus ?? "none") : "no officer case",
    ],
    supervisor: [
      request.caseTrust === "trusted" && request.isSupervisorTrusted,
      request.isSupervisorTrusted ? (request.caseTrust ?? "none") : "no trusted domain",
    ],
    victim_info: [request.hasVictimInfo, request.hasVictimInfo ? "complete" : "missing"],
    needs: [request.needsSource === "confirmed" && request.hasPrice, request.needsSource ?? "none"],
    rulesets: [request.reviewedBy.length === 0, request.reviewedBy.join(", ") || "none"],
    recommendation: [
      recommendedCents !== null && recommendedCents > 0 && amountCents <= recommendedCents,
      recommendedCents === null ? "none" : usd(recommendedCents),
    ],
    amount: [
      amountCents > 0 && amountCents <= limit && amountCents <= request.maxFundCents,
      `${usd(amountCents)} of ${usd(Math.min(limit, request.maxFundCents))}`,
    ],
    limits: [request.overCap === null, request.overCap ?? "yes"],
  };
  const conditions = approvalConditions.map((name): Checked => {
    const [isMet, value] = looked[name];
    return { name, isMet, value };
  });
  return { isAllowed: conditions.every(({ isMet }) => isMet), conditions };
}

const usd = (cents: number) => `$${(cents / 100).toFixed(2)}`;
