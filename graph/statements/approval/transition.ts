import type { AllocationStatus, RequestStatus } from "../../../prisma/client/enums.ts";
import type { Reader, Statement } from "../contract.ts";
import type { DecisionFacts, Money } from "./facts.ts";

/** The rows of a transition, as JSON stores them. */
interface Rows {
  to: RequestStatus;
  reason?: string;
  allocate?: object;
  moveAllocationTo?: AllocationStatus;
  waitsForFund?: boolean;
  counted?: object;
  approval?: object;
  linkId?: number;
  links?: readonly object[];
  audit: readonly object[];
  messages: readonly object[];
  letters?: readonly object[];
  automatic?: { unchangedSince: Date };
}

/** Undefined if nothing was written, because the request is no longer as the facts say. */
export async function writeTransition(
  { sql, now }: Pick<Reader, "sql" | "now">,
  { id, version }: Pick<DecisionFacts, "id" | "version">,
  change: Rows,
): Promise<{ money: Money | null } | undefined> {
  const [moved] = await sql<{ money: Money | null }>(transitionStatement, [
    id,
    version,
    change.to,
    now(),
    change.reason ?? null,
    JSON.stringify(change.allocate ? [change.allocate] : []),
    change.moveAllocationTo ?? null,
    JSON.stringify(change.approval ? [change.approval] : []),
    JSON.stringify(change.audit),
    JSON.stringify(change.messages),
    change.linkId ?? null,
    JSON.stringify(change.links ?? []),
    JSON.stringify(change.counted ?? {}),
    JSON.stringify(change.letters ?? []),
    change.automatic?.unchangedSince ?? null,
    JSON.stringify(change.automatic ? [change.automatic] : []),
    change.waitsForFund ? now() : null,
  ]);
  return moved;
}

const transitionStatement: Statement = {
  name: "request-transition",
  text: `
    WITH moved AS (
      UPDATE "EmergencyRequest" SET "status" = $3::text::"RequestStatus", "version" = "version" + 1, "updatedAt" = $4::timestamptz,
        "approvedAt" = CASE WHEN $3::text = 'approved' THEN $4::timestamptz ELSE "approvedAt" END, "decisionReason" = coalesce($5::text, "decisionReason")
      WHERE "id" = $1 AND "version" = $2 AND ($11::int IS NULL OR EXISTS (SELECT FROM "Link" WHERE "id" = $11 AND "usedAt" IS NULL AND "expiresAt" > $4))
        AND ($15::timestamptz IS NULL OR "updatedAt" = $15::timestamptz) RETURNING "id"
    ), used AS (
      UPDATE "Link" SET "usedAt" = $4 FROM moved WHERE "Link"."id" = $11
    ), ended AS (
      UPDATE "Link" SET "usedAt" = $4, "replaced" = true FROM moved
      WHERE "Link"."requestId" = moved."id" AND "Link"."purpose" = 'approve' AND "Link"."usedAt" IS NULL AND "Link"."id" IS DISTINCT FROM $11 AND jsonb_array_length($12::jsonb) > 0
    ), linked AS (
      INSERT INTO "Link" ("tokenHash", "purpose", "verificationId", "requestId", "emailKey", "occasion", "factsSealed", "factsHash", "expiresAt", "createdAt")
      SELECT x."tokenHash", x."purpose", x."verificationId", moved."id", x."emailKey", x."occasion", x."factsSealed", x."factsHash", x."expiresAt", x."createdAt"
      FROM moved, jsonb_to_recordset($12::jsonb) AS x("tokenHash" text, "purpose" "LinkPurpose", "verificationId" int, "emailKey" text, "occasion" "LinkOccasion", "factsSealed" text,
        "factsHash" text, "expiresAt" timestamptz, "createdAt" timestamptz)
    ), counted AS (
      SELECT * FROM jsonb_to_record($13::jsonb) AS c("authority" "MoneyAuthority", "officerKeys" text[], "victimKeys" text[])
    ), money_moved AS (
      UPDATE "FundAllocation" f SET "status" = $7::text::"AllocationStatus", "updatedAt" = $4, "distributedAt" = CASE WHEN $7::text = 'distributed' THEN $4::timestamptz ELSE f."distributedAt" END,
        "authority" = coalesce(c."authority", f."authority"), "waitsForFundAt" = $17::timestamptz, "officerKeys" = coalesce(c."officerKeys", f."officerKeys"), "victimKeys" = coalesce(c."victimKeys", f."victimKeys")
      FROM moved, counted c WHERE f."requestId" = moved."id" AND f."status" <> 'denied' AND $7::text IS NOT NULL RETURNING f.*
    ), money_made AS (
      INSERT INTO "FundAllocation" ("requestId", "amountCents", "justification", "status", "createdAt", "updatedAt", "waitsForFundAt", "authority", "officerKeys", "victimKeys")
      SELECT moved."id", x."amountCents", x."justification", x."status", $4::timestamptz, $4::timestamptz, $17::timestamptz, coalesce(c."authority", 'alone'), coalesce(c."officerKeys", '{}'), coalesce(c."victimKeys", '{}')
      FROM moved, counted c, jsonb_to_recordset($6::jsonb) AS x("amountCents" int, "justification" text, "status" "AllocationStatus") RETURNING *
    ), word AS (
      INSERT INTO "Approval" ("requestId", "personKey", "badgeKeys", "personName", "actorKind", "decision", "reason", "createdAt")
      SELECT moved."id", x."personKey", x."badgeKeys", x."personName", x."actorKind", x."decision", x."reason", $4::timestamptz
      FROM moved, jsonb_to_recordset($8::jsonb) AS x("personKey" text, "badgeKeys" text[], "personName" text, "actorKind" "ActorKind", "decision" "Decision", "reason" text)
      ON CONFLICT ("requestId", "personKey") DO UPDATE SET "decision" = EXCLUDED."decision", "reason" = EXCLUDED."reason", "voidedAt" = NULL, "createdAt" = EXCLUDED."createdAt"
    ), audited AS (
      INSERT INTO "AuditEntry" ("at", "correlation", "actorKind", "actorId", "actorName", "action", "resourceType", "resourceId", "outcome", "ip", "details")
      SELECT x."at", x."correlation", x."actorKind", x."actorId", x."actorName", x."action", x."resourceType", x."resourceId", x."outcome", x."ip", x."details"
      FROM moved, jsonb_to_recordset($9::jsonb) AS x("at" timestamptz, "correlation" text, "actorKind" "ActorKind", "actorId" text, "actorName" text, "action" text,
        "resourceType" text, "resourceId" text, "outcome" "AuditOutcome", "ip" text, "details" jsonb)
    ), posted AS (
      INSERT INTO "Message" ("id", "kind", "channel", "recipientType", "recipientName", "recipientAddress", "subject", "bodySealed", "language", "requestId", "verificationId", "dueAt", "createdAt")
      SELECT x."id", x."kind", x."channel", x."recipientType", x."recipientName", x."recipientAddress", x."subject", x."bodySealed", x."language", x."requestId", x."verificationId", x."dueAt", x."createdAt"
      FROM moved, jsonb_to_recordset($10::jsonb) AS x("id" uuid, "kind" text, "channel" "MessageChannel", "recipientType" "RecipientType", "recipientName" text, "recipientAddress" text,
        "subject" text, "bodySealed" text, "language" text, "requestId" int, "verificationId" int, "dueAt" timestamptz, "createdAt" timestamptz)
      ON CONFLICT ("id") DO NOTHING
    ), due AS (
      INSERT INTO "Letter" ("requestId", "kind", "audience", "language", "recipientName", "factsSealed", "helpTypes", "createdAt")
      SELECT moved."id", x."kind", x."audience", x."language", x."recipientName", x."factsSealed", x."helpTypes", x."createdAt"
      FROM moved, jsonb_to_recordset($14::jsonb) AS x("kind" "LetterKind", "audience" "LetterAudience", "language" text, "recipientName" text, "factsSealed" text,
        "helpTypes" "HelpType"[], "createdAt" timestamptz)
    ), ruled AS (
      INSERT INTO "AutomaticDecision" ("requestId", "amountCents", "trace", "at")
      SELECT moved."id", x."amountCents", x."trace", $4::timestamptz FROM moved, jsonb_to_recordset($16::jsonb) AS x("amountCents" int, "trace" jsonb)
    )
    SELECT (SELECT json_build_object('id', m."id", 'requestId', m."requestId", 'amountCents', m."amountCents", 'justification', m."justification", 'status', m."status", 'createdAt', m."createdAt")
      FROM (SELECT * FROM money_made UNION ALL SELECT * FROM money_moved) m) AS "money" FROM moved`,
};
