import type { Sql, Statement } from "../../../core/database/statement.ts";
import { json } from "../../../core/database/columns.ts";

/** Completed requests of one month, type of help or state, and what was spent on them. */
export interface SpentGroup {
  name: string;
  requests: number;
  cents: number;
}

export interface SpentGroups {
  /** `2026-01`. */
  months: SpentGroup[];
  /** `several` for a request with help of more than one type, `cash` for one without a dispatch. */
  helpTypes: SpentGroup[];
  /** Two letters; empty for requests whose address names none. */
  states: SpentGroup[];
}

interface FiguresOptions {
  /** Months, `2026-01`, with their bounds. None overlaps another. */
  months: readonly { key: string; beginsAt: Date; endsAt: Date }[];
  /** Types and states count the requests of months that have at least this many. */
  leastRequests: number;
}

/**
 * What was spent on requests that were completed in these months, in three ways. A request counts
 * once in each, in the month in which it was completed, with what the ledger spent on it by the end
 * of that month.
 */
export const readSpent = async (
  sql: Sql,
  { months, leastRequests }: FiguresOptions,
): Promise<SpentGroups> => {
  const [row] = await sql(spentStatement, [
    months.map(({ key }) => key),
    months.map(({ beginsAt }) => beginsAt.toISOString()),
    months.map(({ endsAt }) => endsAt.toISOString()),
    leastRequests,
  ]);
  return row ?? { months: [], helpTypes: [], states: [] };
};

const listOf = (table: string) =>
  `(SELECT coalesce(json_agg(json_build_object('name', x."name", 'requests', x."requests", 'cents', x."cents") ORDER BY x."name"), '[]') FROM ${table} x)`;

const groups = (name: string, from: string) =>
  `SELECT ${name} AS "name", count(*)::int AS "requests", sum(q."cents")::float8 AS "cents" FROM ${from} GROUP BY 1`;

const spentStatement: Statement<SpentGroups> = {
  name: "spent-in-public",
  row: { months: json(), helpTypes: json(), states: json() },
  text: `
    WITH ended AS MATERIALIZED (
      SELECT r."id", coalesce(r."state", '') AS "state", p."month", p."endsAt"
      FROM unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) AS p("month", "beginsAt", "endsAt")
      JOIN "EmergencyRequest" r ON r."status" = 'completed' AND r."completedAt" >= p."beginsAt" AND r."completedAt" < p."endsAt"
    ), requests AS MATERIALIZED (
      SELECT d."id", d."state", d."month", sum(CASE WHEN e."target" = 'spent' THEN e."cents" ELSE -e."cents" END) AS "cents"
      FROM ended d JOIN "LedgerEntry" e ON e."requestId" = d."id" AND (e."target" = 'spent' OR e."source" = 'spent')
        AND e."at" < d."endsAt"
      GROUP BY 1, 2, 3 HAVING sum(CASE WHEN e."target" = 'spent' THEN e."cents" ELSE -e."cents" END) > 0
    ), months AS (
      ${groups('q."month"', "requests q")}
    ), kept AS MATERIALIZED (
      SELECT q.*, (SELECT CASE count(DISTINCT h."helpType") WHEN 0 THEN 'cash' WHEN 1 THEN min(h."helpType"::text) ELSE 'several' END FROM "HelpDispatch" h
        WHERE h."requestId" = q."id" AND h."voidedAt" IS NULL AND (h."expiredAt" IS NULL OR h."actualCents" IS NOT NULL)) AS "helpType"
      FROM requests q JOIN months m ON m."name" = q."month" WHERE m."requests" >= $4::int
    ), types AS (
      ${groups('q."helpType"', "kept q")}
    ), states AS (
      ${groups('q."state"', "kept q")}
    )
    SELECT ${listOf("months")} AS "months", ${listOf("types")} AS "helpTypes", ${listOf("states")} AS "states"`,
};
