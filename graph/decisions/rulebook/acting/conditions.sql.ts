import { defaultAllocationCents } from "../../../../shared/decisions/allocations/rules.ts";
import { minuteMs } from "../../../../shared/core/time/durations.ts";
import type { NeedsSource } from "../../../../shared/intake/needs/rules.ts";
import {
  approvalConditions,
  type ActingRule,
  type ApprovalCondition,
} from "../../../../shared/decisions/rulebook/automation.ts";
import { isItsRule } from "../../../core/database/rules.sql.ts";

/** Longer than this after its threshold nothing is auto-approved: a person decides. */
const approvalWindowMs = 24 * 60 * minuteMs;

/** A request as automatic approval reads it. */
export interface Approvable {
  now: Date;
  status: string;
  filedAt: Date;
  /** Since its last change: filing, needs, victim information, or the answer on its case. */
  since: Date;
  ruleWrittenAt: Date;
  isAttended: boolean;
  /** A person or a rule has decided on it before, even if that decision was undone. */
  wasDecided: boolean;
  isOfficersOwn: boolean;
  caseStatus: string | null;
  caseTrust: string | null;
  isSupervisorTrusted: boolean;
  hasVictimInfo: boolean;
  needsSource: NeedsSource | null;
  hasPrice: boolean;
  /** The names of the rulesets that require a person. */
  reviewedBy: readonly string[];
  recommendedCents: number | null;
  amountCents: number;
  maxFundCents: number;
  /** The rolling limit that this allocation would exceed. */
  overLimit: string | null;
}

export interface Checked {
  name: ApprovalCondition;
  isMet: boolean;
  /** What the check looked at: words and numbers, no personal data. */
  value: string;
}

interface Condition {
  check: (rule: ActingRule, request: Approvable) => [isMet: boolean, value: string];
  /** The same in SQL, over `conditionTables`. Null: only `check` can tell. */
  sql: string | null;
  /** SQL covers only a part: it never rejects what `check` allows. */
  isPartial?: true;
}

/** Each condition once: for the rule's trace, and for the statements that find requests. */
export const conditions: Record<ApprovalCondition, Condition> = {
  rule: {
    check: ({ isActive, autoApprovalLimitCents: limit }) => [
      isActive && limit > 0,
      isActive ? usd(limit) : "off",
    ],
    sql: `u."isActive" AND u."autoApprovalLimitCents" > 0`,
  },
  one_approver: {
    check: ({ requiredApprovers }) => [requiredApprovers <= 1, `${requiredApprovers}`],
    sql: `u."requiredApprovers" <= 1`,
  },
  pending: {
    check: (_rule, { status }) => [status === "pending", status],
    sql: `r."status" = 'pending'`,
  },
  waited: {
    check: ({ timeThresholdMinutes: minutes }, { now, since }) => {
      const waitedMs = now.getTime() - since.getTime();
      const thresholdMs = minutes * minuteMs;
      return [
        waitedMs >= thresholdMs && waitedMs <= thresholdMs + approvalWindowMs,
        `${Math.floor(waitedMs / minuteMs)} of ${minutes} minutes`,
      ];
    },
    sql: `g."now" - greatest(r."createdAt", r."needsConfirmedAt", i."updatedAt", v."decidedAt")
      BETWEEN make_interval(mins => u."timeThresholdMinutes")
      AND make_interval(mins => u."timeThresholdMinutes", secs => ${approvalWindowMs / 1000})`,
  },
  written_before: {
    check: (_rule, { ruleWrittenAt, filedAt }) =>
      ruleWrittenAt <= filedAt ? [true, "before it was filed"] : [false, "after it was filed"],
    sql: `u."updatedAt" <= r."createdAt"`,
  },
  nobody_attends: {
    check: (_rule, { isAttended }) => [!isAttended, isAttended ? "someone is" : "no one"],
    sql: `NOT EXISTS (SELECT FROM "Attendance" t WHERE t."requestId" = r."id")`,
  },
  never_decided: {
    check: (_rule, { wasDecided }) => [!wasDecided, wasDecided ? "decided before" : "never"],
    sql: `NOT EXISTS (SELECT FROM "Approval" a WHERE a."requestId" = r."id")
      AND NOT EXISTS (SELECT FROM "FundAllocation" f WHERE f."requestId" = r."id")
      AND NOT EXISTS (SELECT FROM "AutomaticDecision" d WHERE d."requestId" = r."id")`,
  },
  case: {
    check: (_rule, { isOfficersOwn, caseStatus }) => [
      isOfficersOwn && caseStatus === "verified",
      isOfficersOwn ? (caseStatus ?? "none") : "no officer case",
    ],
    sql: `r."officerId" IS NOT NULL AND r."citizenId" IS NULL AND v."status" = 'verified'`,
  },
  supervisor: {
    check: (_rule, { caseTrust, isSupervisorTrusted }) => [
      caseTrust === "trusted" && isSupervisorTrusted,
      isSupervisorTrusted ? (caseTrust ?? "none") : "no trusted domain",
    ],
    sql: `v."trust" = 'trusted'`,
    isPartial: true,
  },
  victim_info: {
    check: (_rule, { hasVictimInfo }) => [hasVictimInfo, hasVictimInfo ? "complete" : "missing"],
    sql: `i."requestId" IS NOT NULL`,
  },
  needs: {
    check: (_rule, { needsSource, hasPrice }) => [
      needsSource === "confirmed" && hasPrice,
      needsSource ?? "none",
    ],
    sql: `r."needsSource" = 'confirmed'
      AND (r."needs"->>'meals' IS NOT NULL OR r."needs"->>'room' IS NOT NULL OR r."needs"->>'ride' IS NOT NULL)`,
  },
  rulesets: {
    check: (_rule, { reviewedBy }) => [reviewedBy.length === 0, reviewedBy.join(", ") || "none"],
    sql: null,
  },
  recommendation: {
    check: (_rule, { recommendedCents, amountCents }) => [
      recommendedCents !== null && recommendedCents > 0 && amountCents <= recommendedCents,
      recommendedCents === null ? "none" : usd(recommendedCents),
    ],
    sql: `EXISTS (SELECT FROM "Recommendation" x WHERE x."requestId" = r."id" AND x."amountCents" > 0)`,
    isPartial: true,
  },
  amount: {
    check: ({ autoApprovalLimitCents: limit }, { amountCents, maxFundCents }) => [
      amountCents > 0 && amountCents <= limit && amountCents <= maxFundCents,
      `${usd(amountCents)} of ${usd(Math.min(limit, maxFundCents))}`,
    ],
    sql: `coalesce(
      (SELECT f."amountCents" FROM "FundAllocation" f WHERE f."requestId" = r."id" AND f."status" <> 'denied'),
      least(CASE WHEN r."aiRecommendationCents" > 0 THEN r."aiRecommendationCents" ELSE ${defaultAllocationCents} END, g."maxFundCents"))
      BETWEEN 1 AND least(u."autoApprovalLimitCents", g."maxFundCents")`,
  },
  limits: {
    check: (_rule, { overLimit }) => [overLimit === null, overLimit ?? "yes"],
    sql: null,
  },
};

/** $1 is the current time, $2 the fund's maximum, in cents. */
export const conditionTables = `(SELECT $1::timestamptz AS "now", $2::int AS "maxFundCents") g
      CROSS JOIN "EmergencyRequest" r
      JOIN "UrgencyRule" u
        ON ${isItsRule}
      LEFT JOIN "Verification" v ON v."id" = r."verificationId"
      LEFT JOIN "VictimInfo" i ON i."requestId" = r."id"`;

/**
 * The named conditions as one SQL condition, as far as SQL covers them. NULL for a missing case or
 * record.
 */
export const sqlOf = (names: readonly ApprovalCondition[] = approvalConditions): string =>
  names.flatMap((name) => conditions[name].sql ?? []).join(" AND ");

/** Whether a rule may auto-approve the request, with every condition and what it looked at. */
export function automaticApproval(
  rule: ActingRule,
  request: Approvable,
): { isAllowed: boolean; conditions: Checked[] } {
  const checked = approvalConditions.map((name): Checked => {
    const [isMet, value] = conditions[name].check(rule, request);
    return { name, isMet, value };
  });
  return { isAllowed: checked.every(({ isMet }) => isMet), conditions: checked };
}

const usd = (cents: number) => `$${(cents / 100).toFixed(2)}`;
