import type { RequestStatus } from "../../../prisma/client/enums.ts";
import { nameOf, sqlIn, type AgencyScope } from "../../core/access/agency-scope.ts";
import type { Sql, Statement } from "../../core/database/statement.ts";
import { int, json } from "../../core/database/columns.ts";

export type Counts = Partial<Record<RequestStatus, number>>;

/** The number of requests by status; a status without requests is missing. */
export const countByStatus = (sql: Sql, scope: AgencyScope): Promise<Counts> =>
  sql(scope.agencies === null ? countStatement : countOf(scope), []).then(([row]) => row?.counts ?? {});

/** Of some agencies, whose requests are few. The kept sums are of all. */
const countOf = (scope: AgencyScope): Statement<{ counts: Counts }> => ({
  name: `cases-counted${nameOf(scope)}`,
  row: { counts: json() },
  text: `SELECT coalesce(json_object_agg(s."status", s."count"), '{}') AS "counts" FROM (SELECT r."status", count(*)::int AS "count" FROM "EmergencyRequest" r WHERE ${sqlIn(scope, "r")} GROUP BY 1) s`,
});

const countStatement: Statement<{ counts: Counts }> = {
  name: "cases-counted",
  row: { counts: json() },
  text: `SELECT coalesce(json_object_agg(s."status", s."count"), '{}') AS "counts" FROM (SELECT "status", sum("change")::int AS "count" FROM "RequestCount" GROUP BY "status" HAVING sum("change") <> 0) s`,
};

/** Few changes are read faster than they are summed up. */
const maxChanges = 100;

/** Puts one row for each status in the place of all its changes. Returns how many there were. */
export const sumUpCounts = (sql: Sql): Promise<number> =>
  sql(sumStatement, [maxChanges]).then(([row]) => row?.gone ?? 0);

const sumStatement = {
  name: "cases-summed-up",
  row: { gone: int },
  text: `WITH gone AS (DELETE FROM "RequestCount" WHERE (SELECT count(*) FROM "RequestCount") > $1::int RETURNING "status", "change"),
    summed AS (INSERT INTO "RequestCount" ("status", "change") SELECT "status", sum("change")::int FROM gone GROUP BY "status" HAVING sum("change") <> 0)
    SELECT count(*)::int AS "gone" FROM gone`,
};

/**
 * Officers and administrators with a session that was used since then. Of some agencies: officers
 * at one of their cases, and the administrators who see them alone.
 */
export const countActiveUsers = (sql: Sql, scope: AgencyScope, now: Date, since: Date): Promise<number> =>
  sql(activeStatement(scope), [now, since]).then(([row]) => row?.active ?? 0);

const activeStatement = (scope: AgencyScope) => ({
  name: `active-users${nameOf(scope)}`,
  row: { active: int },
  text: `SELECT count(*)::int AS "active" FROM (SELECT DISTINCT s."officerId", s."adminId" FROM "Session" s
    WHERE s."kind" IN ('officer', 'admin') AND s."endedAt" IS NULL AND s."expiresAt" > $1 AND s."lastSeenAt" > $2${
      scope.agencies === null
        ? ""
        : ` AND (EXISTS (SELECT FROM "Verification" v WHERE v."id" = s."verificationId" AND ${sqlIn(scope, "v")})
      OR EXISTS (SELECT FROM "AdminAgency" g JOIN "Admin" p ON p."id" = g."adminId" WHERE g."adminId" = s."adminId" AND NOT p."programWide" AND ${sqlIn(scope, "g")}))`
    }) s`,
});
