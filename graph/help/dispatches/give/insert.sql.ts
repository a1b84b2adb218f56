import type { Sql } from "../../../core/database/statement.ts";
import { int } from "../../../core/database/columns.ts";

interface ToInsert {
  requestId: number;
  /** The version on which everything was decided. */
  version: number;
  now: Date;
  rows: readonly object[];
  /** The audit entry. */
  entry: object;
  letters: readonly object[];
  /** The idempotency key with its answer. */
  kept: object | undefined;
}

/** Returns false without writing if the version changed or the key was used before. */
export async function insertDispatches(
  sql: Sql,
  { requestId, version, now, rows, entry, letters, kept }: ToInsert,
): Promise<boolean> {
  const written = await sql(writeStatement, [
    requestId,
    version,
    now,
    JSON.stringify(rows),
    JSON.stringify(entry),
    JSON.stringify(letters),
    JSON.stringify(kept ? [kept] : []),
  ]);
  return written.length > 0;
}

/** Also for the benchmark. */
export const writeStatement = {
  name: "dispatch-write",
  row: { id: int },
  text: `
    WITH locked AS (
      SELECT "id" FROM "EmergencyRequest" WHERE "id" = $1 AND "version" = $2 FOR NO KEY UPDATE
    ), kept AS (
      INSERT INTO "IdempotencyKey" ("scope", "key", "bodyHash", "answer", "createdAt")
      SELECT x."scope", x."key", x."bodyHash", x."answer", $3::timestamptz
      FROM locked, jsonb_to_recordset($7::jsonb) AS x("scope" text, "key" text, "bodyHash" text, "answer" jsonb)
      ON CONFLICT DO NOTHING RETURNING "key"
    ), held AS (
      SELECT "id" FROM locked WHERE jsonb_array_length($7::jsonb) = (SELECT count(*) FROM kept)
    ), given AS (
      INSERT INTO "HelpDispatch" ("id", "requestId", "helpType", "vendorId", "vendorName", "dispatchNotes", "providerInfo", "estimatedValueCents", "people", "hours",
        "promoCodeSealed", "promoCodeKey", "confirmationNumber", "codeId", "batch", "overReason", "overlapReason", "dispatchedBy", "replacesId", "createdAt",
        "tokenHash", "endsAt", "stockCents", "dispatchedByKeys")
      SELECT x."id", held."id", x."helpType", x."vendorId", x."vendorName", x."dispatchNotes", x."providerInfo", x."estimatedValueCents", x."people", x."hours",
        x."promoCodeSealed", x."promoCodeKey", x."confirmationNumber", x."codeId", x."batch", x."overReason", x."overlapReason", x."dispatchedBy", x."replacesId", x."createdAt",
        x."tokenHash", x."endsAt", x."stockCents", x."dispatchedByKeys"
      FROM held, jsonb_to_recordset($4::jsonb) AS x("id" int, "helpType" "HelpType", "vendorId" int, "vendorName" text, "dispatchNotes" text, "providerInfo" text,
        "estimatedValueCents" int, "people" int, "hours" int, "promoCodeSealed" text, "promoCodeKey" text, "confirmationNumber" text, "codeId" int, "batch" text, "overReason" text, "overlapReason" text,
        "dispatchedBy" text, "replacesId" int, "createdAt" timestamptz, "tokenHash" text, "endsAt" timestamptz, "stockCents" int, "dispatchedByKeys" text[])
    ), moved AS (
      UPDATE "EmergencyRequest" r SET "status" = 'dispatched', "version" = r."version" + 1, "updatedAt" = $3::timestamptz FROM held WHERE r."id" = held."id"
    ), audited AS (
      INSERT INTO "AuditEntry" ("at", "correlation", "actorKind", "actorId", "actorName", "action", "resourceType", "resourceId", "outcome", "ip", "details")
      SELECT x."at", x."correlation", x."actorKind", x."actorId", x."actorName", x."action", x."resourceType", x."resourceId", x."outcome", x."ip", x."details"
      FROM held, jsonb_to_record($5::jsonb) AS x("at" timestamptz, "correlation" text, "actorKind" "ActorKind", "actorId" text, "actorName" text, "action" text,
        "resourceType" text, "resourceId" text, "outcome" "AuditOutcome", "ip" text, "details" jsonb)
    ), told AS (
      INSERT INTO "Letter" ("requestId", "dispatchId", "kind", "audience", "language", "recipientName", "factsSealed", "helpTypes", "createdAt")
      SELECT held."id", x."dispatchId", x."kind", x."audience", x."language", x."recipientName", x."factsSealed", x."helpTypes", x."createdAt"
      FROM held, jsonb_to_recordset($6::jsonb) AS x("dispatchId" int, "kind" "LetterKind", "audience" "LetterAudience", "language" text, "recipientName" text,
        "factsSealed" text, "helpTypes" "HelpType"[], "createdAt" timestamptz)
    )
    SELECT "id" FROM held`,
};
