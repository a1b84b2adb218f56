import type { Facts } from "../../../intake/recommendations/rules.ts";
import { isPromisedMoney } from "../../../core/database/rules.sql.ts";
import type { Sql, Statement } from "../../../core/database/statement.ts";
import { int, json, type RowOf, text, word } from "../../../core/database/columns.ts";

export const boardGroups = ["urgency", "state", "source"] as const;
type BoardGroup = (typeof boardGroups)[number];

/** The average recommended and decided amounts of a group of requests, in cents. */
const boardColumns = {
  group: word<BoardGroup>(),
  name: text,
  requests: int,
  recommendedCents: int,
  decidedCents: int,
  /** How many were decided below, and above, the recommendation. */
  lower: int,
  higher: int,
};
export type BoardRow = RowOf<typeof boardColumns>;

/** Of the allocations since then. */
export const readBoardRows = (sql: Sql, since: Date) => sql(boardStatement, [since]);

const boardStatement = {
  name: "recommendation-board",
  row: boardColumns,
  text: `
    WITH decided AS (
      SELECT r."urgencyLevel"::text AS "urgency", r."urgencyLevel" AS "rank", r."state", x."source", x."amountCents" AS "recommended", f."amountCents" AS "decided"
      FROM "FundAllocation" f
      JOIN "EmergencyRequest" r ON r."id" = f."requestId"
      JOIN "Recommendation" x ON x."requestId" = f."requestId"
      WHERE ${isPromisedMoney} AND f."allocatedAt" > $1::timestamptz
    ), grouped AS (
      SELECT 1 AS "place", 'urgency' AS "group", "urgency" AS "name", "recommended", "decided" FROM decided
      UNION ALL SELECT 2, 'state', "state", "recommended", "decided" FROM decided WHERE "state" IS NOT NULL
      UNION ALL SELECT 3, 'source', "source", "recommended", "decided" FROM decided
    )
    SELECT "group", "name", count(*)::int AS "requests", round(avg("recommended"))::int AS "recommendedCents", round(avg("decided"))::int AS "decidedCents",
      (count(*) FILTER (WHERE "decided" < "recommended"))::int AS "lower", (count(*) FILTER (WHERE "decided" > "recommended"))::int AS "higher"
    FROM grouped GROUP BY "place", "group", "name"
    ORDER BY "place", CASE "name" WHEN 'critical' THEN 0 WHEN 'high' THEN 1 WHEN 'medium' THEN 2 WHEN 'low' THEN 3 END, count(*) DESC, "name"`,
};

interface Past {
  number: number;
  caseId: string;
  facts: Facts;
}

/** The facts that the newest recommendations stored. */
export const readPastFacts = (sql: Sql, most: number) => sql(pastFacts, [most]);

const pastFacts: Statement<Past> = {
  name: "ruleset-bench",
  row: { number: int, caseId: text, facts: json() },
  text: `
    SELECT x."requestId" AS "number", r."caseId", x."inputs"->'facts' AS "facts"
    FROM "Recommendation" x JOIN "EmergencyRequest" r ON r."id" = x."requestId"
    WHERE jsonb_typeof(x."inputs"->'facts'->'helpTypes') = 'array' AND jsonb_typeof(x."inputs"->'facts'->'needs') = 'array'
    ORDER BY x."requestId" DESC LIMIT $1::int`,
};
