import type { UrgencyLevel } from "../../../shared/intake/requests/rules.ts";
import { undecidedStatuses } from "../../../shared/core/request-statuses.ts";
import { literals, type Sql, type Statement } from "../../core/database/statement.ts";
import { sqlOf } from "./acting/conditions.sql.ts";
import { bool, int, jsonRow, jsonRows, text, timestamp } from "../../core/database/columns.ts";

/** A request on which the rule would have acted. */
export interface DryRunRow {
  number: number;
  caseId: string;
  createdAt: Date;
  /** Until someone handled it, or until now. */
  waitedMinutes: number;
  isApproved: boolean;
  /** How many steps would have been notified. */
  steps: number;
  amountCents: number;
}

export interface DryRun {
  /** Of the rule's level, within the period. */
  requests: number;
  escalated: number;
  approved: number;
  amountCents: number;
  rows: DryRunRow[];
}

interface Replayed {
  now: Date;
  since: Date;
  urgencies: readonly UrgencyLevel[];
  /** Null: the rule is off. */
  thresholdMinutes: number | null;
  steps: number;
  /** 0: the rule approves nothing. */
  limitCents: number;
  skip: number;
  take: number;
}

export async function replayRule(sql: Sql, asked: Replayed): Promise<DryRun> {
  const { now, since, urgencies, thresholdMinutes, steps, limitCents, skip, take } = asked;
  const values = [now, since, urgencies, thresholdMinutes, steps, limitCents, skip, take];
  const [replayed] = await sql(replay, values);
  if (!replayed) throw new Error("a dry run answered nothing");
  return replayed.run;
}

/**
 * $1 now, $2 since, $3 urgencies, $4 threshold in minutes or null, $5 how many steps, $6 limit in
 * cents or 0, $7 skip, $8 take
 */
const replay: Statement<{ run: DryRun }> = {
  name: "urgency-rule-dry-run",
  row: {
    run: jsonRow({
      requests: int,
      escalated: int,
      approved: int,
      amountCents: int,
      rows: jsonRows({
        number: int,
        caseId: text,
        createdAt: timestamp,
        waitedMinutes: int,
        isApproved: bool,
        steps: int,
        amountCents: int,
      }),
    }),
  },
  text: `
    WITH filed AS (
      SELECT r.*, CASE WHEN d."requestId" IS NULL THEN least(
          (SELECT min(a."createdAt") FROM "Approval" a WHERE a."requestId" = r."id"),
          (SELECT min(f."createdAt") FROM "FundAllocation" f WHERE f."requestId" = r."id"),
          (SELECT t."at" FROM "Attendance" t WHERE t."requestId" = r."id"), r."approvedAt",
          CASE WHEN r."status" NOT IN (${literals(undecidedStatuses)}) THEN r."updatedAt" END)
        END AS "attendedAt"
      FROM "EmergencyRequest" r LEFT JOIN "AutomaticDecision" d ON d."requestId" = r."id"
      WHERE r."createdAt" > $2::timestamptz AND r."createdAt" <= $1::timestamptz AND r."urgencyLevel"::text = ANY($3::text[])
    ), waited AS (
      SELECT f.*, extract(epoch FROM coalesce(f."attendedAt", $1::timestamptz) - f."createdAt") / 60 AS "minutes",
        f."createdAt" + make_interval(mins => $4::int) AS "dueAt"
      FROM filed f
    ), acted AS (
      SELECT r.*, coalesce($6::int > 0 AND x."amountCents" BETWEEN 1 AND $6::int AND x."createdAt" <= r."dueAt"
          AND coalesce(x."inputs"->>'requiresHumanReview', 'false') <> 'true'
          AND ${sqlOf(["case", "supervisor", "needs"])} AND v."decidedAt" <= r."dueAt" AND i."createdAt" <= r."dueAt"
          AND coalesce(r."needsConfirmedAt", r."createdAt") <= r."dueAt", false) AS "isApproved",
        x."amountCents" AS "recommendedCents"
      FROM waited r
      LEFT JOIN "Verification" v ON v."id" = r."verificationId"
      LEFT JOIN "VictimInfo" i ON i."requestId" = r."id"
      LEFT JOIN "Recommendation" x ON x."requestId" = r."id"
      WHERE r."minutes" >= $4::int
    ), page AS (
      SELECT a."id" AS "number", a."caseId", a."createdAt", floor(a."minutes")::int AS "waitedMinutes", a."isApproved",
        CASE WHEN a."isApproved" THEN 0 ELSE least($5::int, floor(a."minutes" / $4::int)::int) END AS "steps",
        CASE WHEN a."isApproved" THEN a."recommendedCents" ELSE 0 END AS "amountCents"
      FROM acted a ORDER BY a."createdAt" DESC, a."id" DESC OFFSET $7::int LIMIT $8::int
    )
    SELECT json_build_object(
      'requests', (SELECT count(*)::int FROM filed),
      'escalated', (SELECT count(*)::int FROM acted WHERE NOT "isApproved"),
      'approved', (SELECT count(*)::int FROM acted WHERE "isApproved"),
      'amountCents', (SELECT coalesce(sum("recommendedCents"), 0)::int FROM acted WHERE "isApproved"),
      'rows', (SELECT coalesce(json_agg(page), '[]') FROM page)) AS "run"`,
};
