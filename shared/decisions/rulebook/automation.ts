import { minuteMs } from "../../core/time/durations.ts";

/** The acting part of a rule. */
export interface ActingRule {
  timeThresholdMinutes: number;
  escalationSteps: readonly string[];
  autoApprovalLimitCents: number;
  requiredApprovers: number;
  isActive: boolean;
}

/** A waiting request, for escalation. */
export interface Waiting {
  now: Date;
  status: string;
  /** Since filing, or since earlier approvals were voided. */
  since: Date;
  isAttended: boolean;
  hasApproval: boolean;
  /** The last step; null before the first. */
  last: { step: number; told: number; at: Date } | null;
}

export type NextStep =
  | { kind: "tell"; step: number; name: string }
  | { kind: "nothing"; why: "off" | "decided" | "attended" | "approved" | "all-told" | "not-yet" };

/**
 * The next step to notify now. The first comes after the threshold, each later one after another
 * threshold; a step that reaches no one is followed at once. None after someone handles the
 * request.
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

/**
 * The conditions of an automatic approval, in display order. The checks are in
 * `decisions/rulebook/acting/conditions.sql.ts`.
 */
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
