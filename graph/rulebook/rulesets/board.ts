import { admit } from "../../core/access/audiences.ts";
import type { Context } from "../../core/context.ts";
import type { Statement } from "../../core/sql.ts";
import { dayMs } from "../../core/time/durations.shared.ts";

export const boardDays = 90;
/** With fewer requests than this in one place, a person could be identified. */
export const fewest = 5;

export const boardGroups = ["urgency", "state", "source"] as const;
type BoardGroup = (typeof boardGroups)[number];

/** The average recommended and decided amounts of a group of requests, in cents. */
export interface BoardRow {
  group: BoardGroup;
  name: string;
  requests: number;
  recommendedCents: number;
  decidedCents: number;
  /** How many were decided below, and above, the recommendation. */
  lower: number;
  higher: number;
}

export interface Board {
  rows: BoardRow[];
  /** States that are omitted because fewer than five of their requests were decided. */
  hiddenStates: number;
}

/** Of the allocations of the last 90 days. */
export async function readBoard(context: Context): Promise<Board> {
  admit(context.viewer, "admin");
  const rows = await context.sql<BoardRow>(boardStatement, [
    new Date(context.now().getTime() - boardDays * dayMs),
  ]);
  const isHidden = ({ group, requests }: BoardRow) => group === "state" && requests < fewest;
  return { rows: rows.filter((row) => !isHidden(row)), hiddenStates: rows.filter(isHidden).length };
}

const boardStatement: Statement = {
  name: "recommendation-board",
  text: `
    WITH decided AS (
      SELECT r."urgencyLevel"::text AS "urgency", r."urgencyLevel" AS "rank", r."state", x."source", x."amountCents" AS "recommended", f."amountCents" AS "decided"
      FROM "FundAllocation" f
      JOIN "EmergencyRequest" r ON r."id" = f."requestId"
      JOIN "Recommendation" x ON x."requestId" = f."requestId"
      WHERE f."status" IN ('allocated', 'distributed') AND f."allocatedAt" > $1::timestamptz
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
