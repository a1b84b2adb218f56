import type { Sql } from "../../core/database/statement.ts";
import { int, notNull, nullable, type RowOf, text } from "../../core/database/columns.ts";

const claimedColumns = {
  id: int,
  providerId: notNull(int),
  providerSubject: notNull(text),
  refreshSealed: notNull(text),
  adminId: nullable(int),
};
export type ClaimedSession = RowOf<typeof claimedColumns>;

/**
 * Claims sessions about which their provider is due to be asked, until `lease`, without waiting for
 * other workers: a refresh token may work once.
 */
export const claimRechecks = (sql: Sql, { now, lease, most }: { now: Date; lease: Date; most: number }) =>
  sql(claimDue, [now, lease, most]);

const claimDue = {
  name: "session-claim-rechecks",
  row: claimedColumns,
  text: `
    WITH due AS MATERIALIZED (
      SELECT "id" FROM "Session" WHERE "refreshSealed" IS NOT NULL AND "endedAt" IS NULL AND "expiresAt" > $1 AND "providerCheckAt" <= $1
      ORDER BY "providerCheckAt" LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
    )
    UPDATE "Session" s SET "providerCheckAt" = $2 FROM due WHERE s."id" = due."id"
    RETURNING s."id", s."providerId", s."providerSubject", s."refreshSealed", s."adminId"`,
};
