import { maxSelfApprovalCents } from "../../../shared/decisions/allocations/rules.ts";
import { undecidedStatuses } from "../../../shared/core/request-statuses.ts";
import { isItsRule } from "../../core/database/rules.sql.ts";
import { literals, type Sql, type Statement } from "../../core/database/statement.ts";
import { complianceRules, hoursOfGrace, listedCases, type ComplianceRule } from "./rules.ts";
import { float, int, json } from "../../core/database/columns.ts";

export interface BrokenCase {
  number: number;
  caseId: string;
}

export interface RuleCount {
  applies: number;
  kept: number;
  /** The newest violations. */
  broken: BrokenCase[];
}

export interface ComplianceRow {
  decisions: number;
  compliant: number;
  responseSeconds: number;
  pending: number;
  overdue: number;
  rules: Record<ComplianceRule, RuleCount>;
}

/** The decisions of a span. */
export async function countCompliance(sql: Sql, from: Date, to: Date): Promise<ComplianceRow> {
  const [row] = await sql(complianceStatement, [from, to]);
  if (!row) throw new Error("compliance counted nothing at all");
  return row;
}

/** $1 from, $2 to */
const ruleOf = `LEFT JOIN "UrgencyRule" u ON u."isActive" AND ${isItsRule}`;
const limit = `least(coalesce(d."limitCents", ${maxSelfApprovalCents}), ${maxSelfApprovalCents})`;

const isMoney = `f."requestId" = d."id" AND f."allocatedAt" IS NOT NULL`;
/** What should be written by now, if possible. */
const isLetter = `l."requestId" = d."id" AND l."kind" IN ('approval', 'denial') AND (l."writtenAt" IS NOT NULL OR l."state" <> 'due' OR l."createdAt" < $2::timestamptz - interval '${hoursOfGrace} hours')`;

const countOf = (rule: ComplianceRule) => `'${rule}', json_build_object(
    'applies', (count(*) FILTER (WHERE j."${rule}" IS NOT NULL))::int, 'kept', (count(*) FILTER (WHERE j."${rule}"))::int,
    'broken', coalesce((array_agg(json_build_object('number', j."id", 'caseId', j."caseId") ORDER BY j."firstDecidedAt" DESC, j."id" DESC) FILTER (WHERE NOT j."${rule}"))[1:${listedCases}], '{}'))`;

/**
 * Each rule is true, false, or null if it does not apply to the decision. Joined instead of
 * correlated, so it stays cheap with many.
 */
const complianceStatement: Statement<ComplianceRow> = {
  name: "compliance",
  row: { decisions: int, compliant: int, responseSeconds: float, pending: int, overdue: int, rules: json() },
  text: `WITH decided AS MATERIALIZED (
    SELECT r."id", r."caseId", r."createdAt", r."firstDecidedAt", r."needsSource", r."needsConfirmedAt", u."timeThresholdMinutes" AS "minutes", u."autoApprovalLimitCents" AS "limitCents"
    FROM "EmergencyRequest" r ${ruleOf} WHERE r."firstDecidedAt" >= $1::timestamptz AND r."firstDecidedAt" < $2::timestamptz
  ), money AS (
    SELECT d."id", bool_and(d."needsSource" = 'confirmed' AND coalesce(d."needsConfirmedAt" <= f."allocatedAt", false)) FILTER (WHERE f."authority" IN ('alone', 'system')) AS "confirmedNeeds",
      bool_and(f."authority" IN ('second_person', 'administrator') OR (f."authority" = 'system' AND f."amountCents" <= d."limitCents")) FILTER (WHERE f."amountCents" > ${limit}) AS "secondPerson",
      bool_and(f."status" <> 'denied' OR f."updatedAt" > f."allocatedAt" + interval '${hoursOfGrace} hours') AS "decisionStood"
    FROM decided d JOIN "FundAllocation" f ON ${isMoney} GROUP BY 1
  ), letters AS (
    SELECT d."id", bool_and(coalesce(l."writtenAt" <= l."createdAt" + interval '${hoursOfGrace} hours', l."state" = 'void')) AS "lettersWritten"
    FROM decided d JOIN "Letter" l ON ${isLetter} GROUP BY 1
  ), judged AS MATERIALIZED (
    SELECT d."id", d."caseId", d."createdAt", d."firstDecidedAt", d."firstDecidedAt" - d."createdAt" <= d."minutes" * interval '1 minute' AS "inTime",
      m."confirmedNeeds", m."secondPerson", l."lettersWritten", m."decisionStood"
    FROM decided d LEFT JOIN money m ON m."id" = d."id" LEFT JOIN letters l ON l."id" = d."id"
  ), waiting AS (
    SELECT count(*)::int AS "pending", (count(*) FILTER (WHERE r."createdAt" < $2::timestamptz - u."timeThresholdMinutes" * interval '1 minute'))::int AS "overdue"
    FROM "EmergencyRequest" r ${ruleOf} WHERE r."status" IN (${literals(undecidedStatuses)})
  )
  SELECT count(*)::int AS "decisions", (count(*) FILTER (WHERE ${complianceRules.map((rule) => `coalesce(j."${rule}", true)`).join(" AND ")}))::int AS "compliant",
    coalesce(sum(date_part('epoch', j."firstDecidedAt" - j."createdAt")), 0)::float8 AS "responseSeconds",
    (SELECT w."pending" FROM waiting w) AS "pending", (SELECT w."overdue" FROM waiting w) AS "overdue",
    json_build_object(${complianceRules.map(countOf).join(", ")}) AS "rules" FROM judged j`,
};
