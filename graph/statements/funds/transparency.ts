import type { Sql, Statement } from "../contract.ts";

/** Requests of one month, type of help or state, and what was spent on them. */
export interface SpentGroup {
  name: string;
  requests: number;
  cents: number;
}

export interface SpentGroups {
  /** `2026-01`, in UTC. */
  months: SpentGroup[];
  helpTypes: SpentGroup[];
  /** Two letters; empty for requests whose address names none. */
  states: SpentGroup[];
}

/** What was spent from the first moment until the second one, in three ways. */
export const readSpent = async (
  sql: Sql,
  { from, until }: { from: Date; until: Date },
): Promise<SpentGroups> => {
  const [row] = await sql<SpentGroups>(spentStatement, [from, until]);
  return row ?? { months: [], helpTypes: [], states: [] };
};

const listOf = (table: string) =>
  `(SELECT coalesce(json_agg(json_build_object('name', x."name", 'requests', x."requests", 'cents', x."cents") ORDER BY x."name"), '[]') FROM ${table} x)`;

const spentStatement: Statement = {
  name: "spent-in-public",
  text: `
    WITH spent AS MATERIALIZED (
      SELECT e."requestId", to_char(e."at" AT TIME ZONE 'UTC', 'YYYY-MM') AS "month",
        sum(CASE WHEN e."target" = 'spent' THEN e."cents" ELSE -e."cents" END) AS "cents"
      FROM "LedgerEntry" e
      WHERE e."at" >= $1::timestamptz AND e."at" < $2::timestamptz AND (e."target" = 'spent' OR e."source" = 'spent')
      GROUP BY 1, 2
    ), months AS (
      SELECT s."month" AS "name", count(*)::int AS "requests", sum(s."cents")::float8 AS "cents"
      FROM spent s WHERE s."cents" > 0 GROUP BY 1
    ), requests AS MATERIALIZED (
      SELECT s."requestId" AS "id", sum(s."cents") AS "cents" FROM spent s GROUP BY 1 HAVING sum(s."cents") > 0
    ), states AS (
      SELECT coalesce(r."state", '') AS "name", count(*)::int AS "requests", sum(q."cents")::float8 AS "cents"
      FROM requests q JOIN "EmergencyRequest" r ON r."id" = q."id" GROUP BY 1
    ), types AS (
      SELECT h."helpType"::text AS "name", count(DISTINCT h."requestId")::int AS "requests",
        sum(coalesce(h."actualCents", h."estimatedValueCents"))::float8 AS "cents"
      FROM requests q JOIN "HelpDispatch" h ON h."requestId" = q."id" JOIN "EmergencyRequest" r ON r."id" = q."id"
      WHERE h."voidedAt" IS NULL AND (h."actualCents" IS NOT NULL
        OR (h."expiredAt" IS NULL AND (h."completedAt" IS NOT NULL OR r."status" = 'completed'))) GROUP BY 1
    )
    SELECT ${listOf("months")} AS "months", ${listOf("types")} AS "helpTypes", ${listOf("states")} AS "states"`,
};
