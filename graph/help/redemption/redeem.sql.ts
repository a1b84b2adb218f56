import type { RedemptionKind } from "../../../prisma/client/enums.ts";
import type { Sql } from "../../core/database/statement.ts";
import { int } from "../../core/database/columns.ts";

interface ToRedeem {
  dispatchId: number;
  requestId: number;
  cents: number;
  now: Date;
  kind: RedemptionKind;
  /** The vendor's device; null for other kinds. */
  terminalId: number | null;
  /** The terminal's or the administrator's name. */
  by: string;
  /** The audit entry. */
  entry: object;
  /** The person who redeems by phone; null for a terminal. */
  settledByKeys: readonly string[] | null;
}

/**
 * Uses a dispatch's code once. Everything is decided, written and posted in one statement: of two
 * who redeem, void or expire it at the same moment, one wins. Returns the redemption's number;
 * undefined without writing if the code cannot be used for this amount, or not by this terminal.
 */
export async function writeRedemption(
  sql: Sql,
  { dispatchId, requestId, cents, now, kind, terminalId, by, entry, settledByKeys }: ToRedeem,
): Promise<number | undefined> {
  const [row] = await sql(redeemStatement, [
    dispatchId,
    requestId,
    cents,
    now,
    kind,
    terminalId,
    by,
    JSON.stringify(entry),
    settledByKeys,
  ]);
  return row?.id;
}

const audited = (from: string, entry: string) => `
      INSERT INTO "AuditEntry" ("at", "correlation", "actorKind", "actorId", "actorName", "action", "resourceType", "resourceId", "outcome", "ip", "details")
      SELECT x."at", x."correlation", x."actorKind", x."actorId", x."actorName", x."action", x."resourceType", x."resourceId", x."outcome", x."ip", x."details"
      FROM ${from}, jsonb_to_record(${entry}::jsonb) AS x("at" timestamptz, "correlation" text, "actorKind" "ActorKind", "actorId" text, "actorName" text, "action" text,
        "resourceType" text, "resourceId" text, "outcome" "AuditOutcome", "ip" text, "details" jsonb)`;

const redeemStatement = {
  name: "redeem",
  row: { id: int },
  text: `
    WITH locked AS (
      SELECT "id" FROM "EmergencyRequest" WHERE "id" = $2 FOR NO KEY UPDATE
    ), used AS (
      UPDATE "HelpDispatch" h SET "usesLeft" = h."usesLeft" - 1, "actualCents" = coalesce(h."actualCents", 0) + $3::int, "redeemedAt" = $4::timestamptz, "redeemedBy" = $7,
        "wrongPhrases" = 0, "phraseLockedUntil" = NULL,
        "completedAt" = CASE WHEN h."usesLeft" = 1 THEN coalesce(h."completedAt", $4::timestamptz) ELSE h."completedAt" END,
        "completedBy" = CASE WHEN h."usesLeft" = 1 THEN coalesce(h."completedBy", $7) ELSE h."completedBy" END,
        "settledAt" = CASE WHEN $9::text[] IS NULL OR h."settledAt" IS NOT NULL THEN h."settledAt" ELSE $4::timestamptz END,
        "settledBy" = CASE WHEN $9::text[] IS NULL OR h."settledAt" IS NOT NULL THEN h."settledBy" ELSE $7 END,
        "settledByKeys" = CASE WHEN $9::text[] IS NULL OR h."settledAt" IS NOT NULL THEN h."settledByKeys" ELSE $9::text[] END
      FROM locked WHERE h."id" = $1 AND h."requestId" = locked."id" AND h."usesLeft" > 0 AND h."voidedAt" IS NULL AND h."expiredAt" IS NULL
        AND (h."endsAt" IS NULL OR h."endsAt" > $4::timestamptz)
        AND coalesce(h."actualCents", 0) + $3::int <= coalesce(h."fundCents", h."estimatedValueCents")
        AND ($6::int IS NULL OR EXISTS (SELECT FROM "RedemptionTerminal" t WHERE t."id" = $6 AND t."vendorId" = h."vendorId" AND t."revokedAt" IS NULL AND t."endsAt" > $4::timestamptz))
      RETURNING h."id"
    ), redeemed AS (
      INSERT INTO "Redemption" ("dispatchId", "terminalId", "kind", "cents", "at", "by")
      SELECT used."id", $6::int, $5::"RedemptionKind", $3::int, $4::timestamptz, $7 FROM used RETURNING "id"
    ), audited AS (${audited("used", "$8")}
    )
    SELECT "id" FROM redeemed`,
};

interface ToUndo {
  redemptionId: number;
  requestId: number;
  now: Date;
  /** Redemptions from before this moment stay. */
  since: Date;
  /** Only of this terminal; null for an administrator. */
  terminalId: number | null;
  by: string;
  /** The fund cannot take the rest back: the code is then worth what it was redeemed for. */
  isShort: boolean;
  entry: object;
}

/**
 * Undoes a redemption. False without writing if it was undone, is too old, or is not this
 * terminal's.
 */
export async function writeUndo(
  sql: Sql,
  { redemptionId, requestId, now, since, terminalId, by, isShort, entry }: ToUndo,
): Promise<boolean> {
  const rows = await sql(undoStatement, [
    redemptionId,
    requestId,
    now,
    since,
    terminalId,
    by,
    isShort,
    JSON.stringify(entry),
  ]);
  return rows.length > 0;
}

const undoStatement = {
  name: "undo-redemption",
  row: { id: int },
  text: `
    WITH locked AS (
      SELECT "id" FROM "EmergencyRequest" WHERE "id" = $2 FOR NO KEY UPDATE
    ), undone AS (
      UPDATE "Redemption" r SET "undoneAt" = $3::timestamptz, "undoneBy" = $6 FROM locked, "HelpDispatch" d
      WHERE r."id" = $1 AND d."id" = r."dispatchId" AND d."requestId" = locked."id" AND r."undoneAt" IS NULL AND r."at" > $4::timestamptz
        AND r."kind" NOT IN ('statement', 'paper') AND ($5::int IS NULL OR r."terminalId" = $5)
      RETURNING r."dispatchId", r."cents"
    ), returned AS (
      UPDATE "HelpDispatch" h SET "usesLeft" = h."usesLeft" + 1, "undoneAt" = $3::timestamptz,
        "actualCents" = CASE WHEN h."usesLeft" + 1 = h."usesAllowed" THEN NULL ELSE h."actualCents" - undone."cents" END,
        "redeemedAt" = CASE WHEN h."usesLeft" + 1 = h."usesAllowed" THEN NULL ELSE h."redeemedAt" END,
        "redeemedBy" = CASE WHEN h."usesLeft" + 1 = h."usesAllowed" THEN NULL ELSE h."redeemedBy" END,
        "completedAt" = CASE WHEN h."completedAt" = h."redeemedAt" THEN NULL ELSE h."completedAt" END,
        "completedBy" = CASE WHEN h."completedAt" = h."redeemedAt" THEN NULL ELSE h."completedBy" END,
        "settledAt" = CASE WHEN h."settledAt" = h."redeemedAt" THEN NULL ELSE h."settledAt" END,
        "settledBy" = CASE WHEN h."settledAt" = h."redeemedAt" THEN NULL ELSE h."settledBy" END,
        "settledByKeys" = CASE WHEN h."settledAt" = h."redeemedAt" THEN '{}' ELSE h."settledByKeys" END,
        "fundCents" = CASE WHEN $7::boolean THEN least(h."actualCents", h."estimatedValueCents") ELSE h."fundCents" END
      FROM undone WHERE h."id" = undone."dispatchId" RETURNING h."id"
    ), audited AS (${audited("returned", "$8")}
    )
    SELECT "id" FROM returned`,
};

interface Limits {
  /** After each so many wrong phrases, none is compared for a while. */
  perLock: number;
  /** After so many, none is compared again. */
  most: number;
  lockMs: number;
}

/**
 * Counts a try before its phrase is compared, so that concurrent tries cannot exceed the limit. A
 * redemption resets the count. False if no phrase is compared now.
 */
export async function countTry(
  sql: Sql,
  { dispatchId, now, perLock, most, lockMs }: Limits & { dispatchId: number; now: Date },
): Promise<boolean> {
  const until = new Date(now.getTime() + lockMs);
  return (await sql(tryStatement, [dispatchId, now, until, perLock, most])).length > 0;
}

const tryStatement = {
  name: "phrase-try",
  row: { id: int },
  text: `
    UPDATE "HelpDispatch" SET "wrongPhrases" = "wrongPhrases" + 1,
      "phraseLockedUntil" = CASE WHEN ("wrongPhrases" + 1) % $4::int = 0 THEN $3::timestamptz END
    WHERE "id" = $1 AND "wrongPhrases" < $5::int AND ("phraseLockedUntil" IS NULL OR "phraseLockedUntil" <= $2::timestamptz) RETURNING "id"`,
};
