import type { UrgencyRule } from "../../../../prisma/client/client.ts";
import type { Reader } from "../../../core/database/statement.ts";
import { conditionTables, sqlOf } from "./conditions.sql.ts";
import { bool, int, json, nullable, type RowOf, timestamp } from "../../../core/database/columns.ts";

/** An unhandled request, with its rule. */
const waitingColumns = {
  number: int,
  /** Since filing, or since earlier approvals were voided. */
  since: timestamp,
  /** The last step. */
  lastStep: nullable(int),
  lastTold: nullable(int),
  lastAt: nullable(timestamp),
  /**
   * A quick check allows an automatic approval; the remaining conditions are checked one by one.
   */
  mayBeApproved: bool,
  rule: json<Omit<UrgencyRule, "createdAt" | "updatedAt"> & { createdAt: string; updatedAt: string }>(),
};
export type WaitingRequest = RowOf<typeof waitingColumns>;

export const requestsAtOnce = 100;

/**
 * Up to a hundred requests, after a given number: those with a due step, or that a rule may
 * approve. A rule escalates requests filed after it was created, and approves those filed after its
 * last change.
 */
export const readWaiting = (
  { sql, now, config }: Pick<Reader, "sql" | "now"> & { config: () => { maxFundAllocationCents: number } },
  after: number,
): Promise<WaitingRequest[]> =>
  sql(waitingStatement, [now(), config().maxFundAllocationCents, after, requestsAtOnce]);

const waitingStatement = {
  name: "rulebook-waiting",
  row: waitingColumns,
  text: `
    WITH waiting AS (
      SELECT r."id" AS "number", greatest(r."createdAt", (SELECT max(a."voidedAt") FROM "Approval" a WHERE a."requestId" = r."id")) AS "since",
        e."step" AS "lastStep", e."told" AS "lastTold", e."at" AS "lastAt", u."id" AS "ruleId", u."timeThresholdMinutes" AS "minutes", u."escalationSteps" AS "steps",
        coalesce(${sqlOf()}, false) AS "mayBeApproved"
      FROM ${conditionTables}
      LEFT JOIN LATERAL (SELECT x."step", x."told", x."at" FROM "Escalation" x WHERE x."requestId" = r."id" ORDER BY x."step" DESC LIMIT 1) e ON true
      WHERE ${sqlOf(["pending", "nobody_attends"])} AND r."id" > $3::int AND u."isActive" AND u."createdAt" <= r."createdAt"
        AND NOT EXISTS (SELECT FROM "Approval" a WHERE a."requestId" = r."id" AND a."voidedAt" IS NULL)
    )
    SELECT w."number", w."since", w."lastStep", w."lastTold", w."lastAt", w."mayBeApproved", to_json(u) AS "rule"
    FROM waiting w JOIN "UrgencyRule" u ON u."id" = w."ruleId"
    WHERE w."mayBeApproved" OR (coalesce(w."lastStep", 0) < cardinality(w."steps")
      AND (w."lastTold" = 0 OR greatest(w."since", w."lastAt") + make_interval(mins => w."minutes") <= $1::timestamptz))
    ORDER BY w."number" LIMIT $4::int`,
};
