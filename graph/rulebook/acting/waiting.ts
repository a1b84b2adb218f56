import type { UrgencyRule } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import type { Statement } from "../../core/sql.ts";
import { approvalWindowMs } from "../automation.shared.ts";

/** A request that nobody attends to, with the rule that it is under. */
export interface WaitingRequest {
  number: number;
  /** Since it was filed, or since its earlier approvals no longer count. */
  since: Date;
  /** The newest step that was taken. */
  lastStep: number | null;
  lastTold: number | null;
  lastAt: Date | null;
  /** What can be seen at a glance allows an automatic approval; the rest is looked at one by one. */
  mayBeApproved: boolean;
  rule: Omit<UrgencyRule, "createdAt" | "updatedAt"> & { createdAt: string; updatedAt: string };
}

export const requestsAtOnce = 100;

/**
 * Up to a hundred of them, after one of a number: those that a step is due for, or that a rule may approve. A rule acts on what was filed since it
 * was made, and approves what was filed since it was last written.
 */
export const readWaiting = ({ sql, now }: Context, after: number): Promise<WaitingRequest[]> =>
  sql<WaitingRequest>(waitingStatement, [now(), after, approvalWindowMs / 1000, requestsAtOnce]);

const waitingStatement: Statement = {
  name: "rulebook-waiting",
  text: `
    WITH waiting AS (
      SELECT r."id" AS "number", greatest(r."createdAt", (SELECT max(a."voidedAt") FROM "Approval" a WHERE a."requestId" = r."id")) AS "since",
        e."step" AS "lastStep", e."told" AS "lastTold", e."at" AS "lastAt", u."id" AS "ruleId", u."timeThresholdMinutes" AS "minutes", u."escalationSteps" AS "steps",
        (u."autoApprovalLimitCents" > 0 AND u."requiredApprovers" <= 1 AND u."updatedAt" <= r."createdAt" AND r."officerId" IS NOT NULL AND r."citizenId" IS NULL
          AND r."needsSource" = 'confirmed' AND r."aiRecommendationCents" BETWEEN 1 AND u."autoApprovalLimitCents" AND v."status" = 'verified' AND v."trust" = 'trusted'
          AND i."requestId" IS NOT NULL AND NOT EXISTS (SELECT FROM "Approval" a WHERE a."requestId" = r."id") AND NOT EXISTS (SELECT FROM "FundAllocation" f WHERE f."requestId" = r."id")
          AND NOT EXISTS (SELECT FROM "AutomaticDecision" d WHERE d."requestId" = r."id")
          AND $1::timestamptz - greatest(r."createdAt", r."needsConfirmedAt", i."updatedAt", v."decidedAt")
            BETWEEN make_interval(mins => u."timeThresholdMinutes") AND make_interval(mins => u."timeThresholdMinutes", secs => $3::int)) AS "mayBeApproved"
      FROM "EmergencyRequest" r
      JOIN "UrgencyRule" u ON u."isActive" AND u."createdAt" <= r."createdAt"
        AND u."urgencyLevel" = (CASE r."urgencyLevel" WHEN 'critical' THEN 'critical' WHEN 'high' THEN 'urgent' ELSE 'standard' END)::"RuleUrgency"
      LEFT JOIN "Verification" v ON v."id" = r."verificationId"
      LEFT JOIN "VictimInfo" i ON i."requestId" = r."id"
      LEFT JOIN LATERAL (SELECT x."step", x."told", x."at" FROM "Escalation" x WHERE x."requestId" = r."id" ORDER BY x."step" DESC LIMIT 1) e ON true
      WHERE r."status" = 'pending' AND r."id" > $2::int
        AND NOT EXISTS (SELECT FROM "Attendance" t WHERE t."requestId" = r."id")
        AND NOT EXISTS (SELECT FROM "Approval" a WHERE a."requestId" = r."id" AND a."voidedAt" IS NULL)
    )
    SELECT w."number", w."since", w."lastStep", w."lastTold", w."lastAt", w."mayBeApproved", to_json(u) AS "rule"
    FROM waiting w JOIN "UrgencyRule" u ON u."id" = w."ruleId"
    WHERE w."mayBeApproved" OR (coalesce(w."lastStep", 0) < cardinality(w."steps")
      AND (w."lastTold" = 0 OR greatest(w."since", w."lastAt") + make_interval(mins => w."minutes") <= $1::timestamptz))
    ORDER BY w."number" LIMIT $4::int`,
};
