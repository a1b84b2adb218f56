import type { RequestStatus } from "../../../prisma/client/enums.ts";
import type { Sql, Statement } from "../contract.ts";

export type Counts = Partial<Record<RequestStatus, number>>;

/** The number of requests by status; a status without requests is missing. */
export const countByStatus = (sql: Sql): Promise<Counts> =>
  sql<{ counts: Counts }>(countStatement, []).then(([row]) => row?.counts ?? {});

const countStatement: Statement = {
  name: "cases-counted",
  text: `SELECT coalesce(json_object_agg(s."status", s."count"), '{}') AS "counts" FROM (SELECT "status", count(*)::int AS "count" FROM "EmergencyRequest" GROUP BY "status") s`,
};

/** Officers and administrators with a session that was used since then. */
export const countActiveUsers = (sql: Sql, now: Date, since: Date): Promise<number> =>
  sql<{ active: number }>(activeStatement, [now, since]).then(([row]) => row?.active ?? 0);

const activeStatement: Statement = {
  name: "active-users",
  text: `SELECT count(*)::int AS "active" FROM (SELECT DISTINCT s."officerId", s."adminId" FROM "Session" s
    WHERE s."kind" IN ('officer', 'admin') AND s."endedAt" IS NULL AND s."expiresAt" > $1 AND s."lastSeenAt" > $2) s`,
};
