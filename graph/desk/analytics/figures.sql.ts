import { andIn, andOfCasesIn, nameOf, type AgencyScope } from "../../core/access/agency-scope.ts";
import { isPromisedMoney } from "../../core/database/rules.sql.ts";
import type { Sql, Statement } from "../../core/database/statement.ts";
import { json } from "../../core/database/columns.ts";

/** The counts of one period. Seconds and cents are sums, each with its own count. */
export interface PeriodCounts {
  filed: number;
  high: number;
  medium: number;
  low: number;
  food: number;
  shelter: number;
  transportation: number;
  decided: number;
  denied: number;
  helped: number;
  priced: number;
  pricedCents: number;
  answered: number;
  answerSeconds: number;
  completed: number;
  completeSeconds: number;
  officers: number;
}

interface Place {
  name: string;
  count: number;
}

/** One of the two periods; `current` tells which. */
interface Period extends PeriodCounts {
  current: boolean;
}

export interface CountedRow {
  totals: Period[];
  states: (Place & { current: boolean })[];
  departments: (Place & { current: boolean })[];
  money: { current: number; before: number };
  /** Entered from paper vouchers. */
  paper: { current: number; before: number };
  answers: Record<"good" | "fair" | "poor", { current: number; before: number }>;
  days: { filed: number; cents: number }[];
}

/*
 * $1 begin of the period before, $2 its end, $3 begin of the range, $4 its end, $5 the begin of
 * each day
 */
const filed = `r."createdAt" >= $1::timestamptz AND r."createdAt" < $4::timestamptz AND (r."createdAt" < $2::timestamptz OR r."createdAt" >= $3::timestamptz)`;
const isCurrent = `r."createdAt" >= $3::timestamptz`;
const counts = (where: string) => `(count(*) FILTER (WHERE ${where}))::int`;
const asksFor = (type: string) => counts(`'${type}' = ANY (r."requestedHelpTypes")`);
const seconds = (column: string) =>
  `coalesce(sum(date_part('epoch', r."${column}" - r."createdAt")), 0)::float8`;
const inRange = (column: string) => `${column} >= $3::timestamptz AND ${column} < $4::timestamptz`;
const inBefore = (column: string) => `${column} >= $1::timestamptz AND ${column} < $2::timestamptz`;
const moneyOf = (scope: AgencyScope) => (when: string) =>
  `(SELECT coalesce(sum(f."amountCents"), 0)::float8 FROM "FundAllocation" f WHERE ${when} AND ${isPromisedMoney}${andOfCasesIn(scope, 'f."requestId"')})`;
const answersOf = (answer: string) =>
  `json_build_object('current', ${counts(`s."answer" = '${answer}' AND ${inRange('s."answeredAt"')}`)}, 'before', ${counts(`s."answer" = '${answer}' AND ${inBefore('s."answeredAt"')}`)})`;

/**
 * Both periods in one statement, so that all numbers are from one moment. It is an index-only scan
 * of EmergencyRequest_counted_idx, so a year of a hundred thousand requests is read without
 * touching the table.
 */
function counted(scope: AgencyScope): Statement<CountedRow> {
  const moneyIn = moneyOf(scope);
  return {
    name: `analytics${nameOf(scope)}`,
    row: {
      totals: json(),
      states: json(),
      departments: json(),
      money: json(),
      paper: json(),
      answers: json(),
      days: json(),
    },
    text: `WITH totals AS (
    SELECT ${isCurrent} AS "current", count(*)::int AS "filed", ${counts(`r."urgencyLevel" <= 'high'`)} AS "high", ${counts(`r."urgencyLevel" = 'medium'`)} AS "medium",
      ${counts(`r."urgencyLevel" = 'low'`)} AS "low", ${asksFor("food")} AS "food", ${asksFor("shelter")} AS "shelter", ${asksFor("transportation")} AS "transportation",
      ${counts(`r."status" >= 'approved'`)} AS "decided", ${counts(`r."status" = 'denied'`)} AS "denied", ${counts(`r."status" IN ('dispatched', 'completed')`)} AS "helped",
      count(r."requestAmountCents")::int AS "priced", coalesce(sum(r."requestAmountCents"), 0)::float8 AS "pricedCents",
      count(r."firstDecidedAt")::int AS "answered", ${seconds("firstDecidedAt")} AS "answerSeconds", count(r."completedAt")::int AS "completed", ${seconds("completedAt")} AS "completeSeconds"
    FROM "EmergencyRequest" r WHERE ${filed}${andIn(scope, "r")} GROUP BY 1
  ), places AS MATERIALIZED (
    SELECT ${isCurrent} AS "current", r."state", r."officerId", grouping(r."state") AS "isOfficer", count(*)::int AS "count"
    FROM "EmergencyRequest" r WHERE ${filed}${andIn(scope, "r")} GROUP BY GROUPING SETS ((1, 2), (1, 3))
  ), departments AS (
    SELECT p."current", o."agency" AS "name", sum(p."count")::int AS "count" FROM places p JOIN "Officer" o ON o."id" = p."officerId" WHERE p."isOfficer" = 1 GROUP BY 1, 2
  ), days AS (
    SELECT d."at", coalesce(lead(d."at") OVER (ORDER BY d."at"), $4::timestamptz) AS "until" FROM (SELECT x::timestamptz AS "at" FROM jsonb_array_elements_text($5::text::jsonb) x) d
  )
  SELECT (SELECT coalesce(json_agg(json_build_object('officers', (SELECT count(*)::int FROM places p WHERE p."isOfficer" = 1 AND p."officerId" IS NOT NULL AND p."current" = t."current"))::jsonb || to_jsonb(t)), '[]') FROM totals t) AS "totals",
    (SELECT coalesce(json_agg(json_build_object('current', p."current", 'name', p."state", 'count', p."count")), '[]') FROM places p WHERE p."isOfficer" = 0 AND p."state" IS NOT NULL) AS "states",
    (SELECT coalesce(json_agg(d), '[]') FROM departments d) AS "departments",
    json_build_object('current', ${moneyIn(inRange('f."allocatedAt"'))}, 'before', ${moneyIn(inBefore('f."allocatedAt"'))}) AS "money",
    (SELECT json_build_object('current', ${counts(inRange('v."usedAt"'))}, 'before', ${counts(inBefore('v."usedAt"'))}) FROM "Voucher" v
      WHERE v."usedAt" >= $1::timestamptz AND v."usedAt" < $4::timestamptz${andOfCasesIn(scope, 'v."requestId"')}) AS "paper",
    (SELECT json_build_object('good', ${answersOf("good")}, 'fair', ${answersOf("fair")}, 'poor', ${answersOf("poor")}) FROM "Satisfaction" s
      WHERE s."answeredAt" >= $1::timestamptz AND s."answeredAt" < $4::timestamptz${andOfCasesIn(scope, 's."requestId"')}) AS "answers",
    (SELECT json_agg(json_build_object(
      'filed', (SELECT count(*)::int FROM "EmergencyRequest" r WHERE r."createdAt" >= d."at" AND r."createdAt" < d."until"${andIn(scope, "r")}),
      'cents', ${moneyIn('f."allocatedAt" >= d."at" AND f."allocatedAt" < d."until"')}) ORDER BY d."at") FROM days d) AS "days"`,
  };
}

/** Two periods, and the start of each day of the later one. */
interface Span {
  from: Date;
  to: Date;
  beforeFrom: Date;
  beforeTo: Date;
  days: readonly { at: Date }[];
}

export async function readCounts(sql: Sql, scope: AgencyScope, span: Span): Promise<CountedRow> {
  const { statement, values } = countedIn(scope, span);
  const [row] = await sql(statement, values);
  if (!row) throw new Error("the analytics counted nothing at all");
  return row;
}

/** The statement with its values, also for the benchmark. */
export const countedIn = (scope: AgencyScope, span: Span) => ({
  statement: counted(scope),
  values: [
    span.beforeFrom,
    span.beforeTo,
    span.from,
    span.to,
    JSON.stringify(span.days.map(({ at }) => at.toISOString())),
  ],
});
