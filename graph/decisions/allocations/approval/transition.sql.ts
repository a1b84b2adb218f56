import { createHash } from "node:crypto";
import type { AllocationStatus, RequestStatus } from "../../../../prisma/client/enums.ts";
import type { Reader } from "../../../core/database/statement.ts";
import { moneyColumns, type DecisionFacts, type Money } from "./facts.sql.ts";
import { jsonRow, nullable } from "../../../core/database/columns.ts";

/** The rows of a transition, as JSON stores them. */
interface Rows {
  to: RequestStatus;
  reason?: string;
  allocate?: object;
  moveAllocationTo?: AllocationStatus;
  waitsForFund?: boolean;
  counted?: object;
  approval?: object;
  /** Set if the approval is over a limit: whether administrators decide above it. */
  needsAdministrator?: boolean;
  linkId?: number;
  links?: readonly object[];
  audit: readonly object[];
  messages: readonly object[];
  letters?: readonly object[];
  /** Settles the money of all help that another person dispatched. */
  settler?: { settledBy: string; settledByKeys: readonly string[] };
  automatic?: { unchangedSince: Date };
}

/** Undefined if nothing was written, because the request is no longer as the facts say. */
export async function writeTransition(
  { sql, now }: Pick<Reader, "sql" | "now">,
  { id, version }: Pick<DecisionFacts, "id" | "version">,
  change: Rows,
): Promise<{ money: Money | null } | undefined> {
  const values: unknown[] = [id, version, change.to, now()];
  const text = textOf(change, (value) => `$${values.push(value)}`);
  const name = `request-transition ${createHash("sha1").update(text).digest("base64url")}`;
  const [moved] = await sql({ name, text, row: { money: nullable(jsonRow<Money>(moneyColumns)) } }, values);
  return moved;
}

/**
 * One statement with the parts that this change has: PostgreSQL prepares each part of a statement,
 * and all of them, most without a row, took a quarter of an approval.
 */
function textOf(change: Rows, given: (value: unknown) => string): string {
  const { reason, allocate, moveAllocationTo, approval, messages, automatic, linkId } = change;
  const { links = [], letters = [], counted = {}, settler } = change;
  const rows = (all: readonly object[]) => `jsonb_to_recordset(${given(JSON.stringify(all))}::jsonb)`;
  const link = linkId === undefined ? undefined : `${given(linkId)}::int`;
  const isWaiting = change.waitsForFund ? "$4::timestamptz" : "NULL::timestamptz";
  const money = [allocate && "money_made", moveAllocationTo && "money_moved"].filter(Boolean);
  const parts = [
    `moved AS (
      UPDATE "EmergencyRequest" SET "status" = $3::text::"RequestStatus", "version" = "version" + 1, "updatedAt" = $4::timestamptz
        ${change.needsAdministrator === undefined ? "" : `, "needsAdministrator" = ${change.needsAdministrator}`}
        ${change.to === "approved" ? `, "approvedAt" = $4::timestamptz` : ""} ${reason === undefined ? "" : `, "decisionReason" = ${given(reason)}::text`}
      WHERE "id" = $1 AND "version" = $2
        ${link ? `AND EXISTS (SELECT FROM "Link" WHERE "id" = ${link} AND "usedAt" IS NULL AND "expiresAt" > $4)` : ""}
        ${automatic ? `AND "updatedAt" = ${given(automatic.unchangedSince)}::timestamptz` : ""} RETURNING "id")`,
    link && `used AS (UPDATE "Link" SET "usedAt" = $4 FROM moved WHERE "Link"."id" = ${link})`,
    links.length > 0 &&
      `ended AS (
      UPDATE "Link" SET "usedAt" = $4, "replaced" = true FROM moved
      WHERE "Link"."requestId" = moved."id" AND "Link"."purpose" = 'approve' AND "Link"."usedAt" IS NULL ${link ? `AND "Link"."id" <> ${link}` : ""}
    ), linked AS (
      INSERT INTO "Link" ("tokenHash", "purpose", "verificationId", "requestId", "emailKey", "occasion", "factsSealed", "factsHash", "expiresAt", "createdAt")
      SELECT x."tokenHash", x."purpose", x."verificationId", moved."id", x."emailKey", x."occasion", x."factsSealed", x."factsHash", x."expiresAt", x."createdAt"
      FROM moved, ${rows(links)} AS x("tokenHash" text, "purpose" "LinkPurpose", "verificationId" int, "emailKey" text, "occasion" "LinkOccasion", "factsSealed" text,
        "factsHash" text, "expiresAt" timestamptz, "createdAt" timestamptz))`,
    money.length > 0 &&
      `counted AS (
      SELECT * FROM jsonb_to_record(${given(JSON.stringify(counted))}::jsonb) AS c("authority" "MoneyAuthority", "limitKeys" text[]))`,
    moveAllocationTo &&
      `money_moved AS (
      UPDATE "FundAllocation" f SET "status" = ${given(moveAllocationTo)}::text::"AllocationStatus", "updatedAt" = $4 ${moveAllocationTo === "distributed" ? `, "distributedAt" = $4` : ""},
        "authority" = coalesce(c."authority", f."authority"), "waitsForFundAt" = ${isWaiting}, "limitKeys" = coalesce(c."limitKeys", f."limitKeys")
      FROM moved, counted c WHERE f."requestId" = moved."id" AND f."status" <> 'denied' RETURNING f.*)`,
    allocate &&
      `money_made AS (
      INSERT INTO "FundAllocation" ("requestId", "amountCents", "justification", "status", "createdAt", "updatedAt", "waitsForFundAt", "authority", "limitKeys",
        "recommendedCents", "differenceReason", "differenceNote")
      SELECT moved."id", x."amountCents", x."justification", x."status", $4, $4, ${isWaiting}, coalesce(c."authority", 'alone'), coalesce(c."limitKeys", '{}'),
        x."recommendedCents", x."differenceReason", x."differenceNote"
      FROM moved, counted c, ${rows([allocate])} AS x("amountCents" int, "justification" text, "status" "AllocationStatus", "recommendedCents" int,
        "differenceReason" "AmountReason", "differenceNote" text) RETURNING *)`,
    approval &&
      `word AS (
      INSERT INTO "Approval" ("requestId", "personKey", "badgeKeys", "personName", "actorKind", "decision", "reason", "createdAt")
      SELECT moved."id", x."personKey", x."badgeKeys", x."personName", x."actorKind", x."decision", x."reason", $4
      FROM moved, ${rows([approval])} AS x("personKey" text, "badgeKeys" text[], "personName" text, "actorKind" "ActorKind", "decision" "Decision", "reason" text)
      ON CONFLICT ("requestId", "personKey") DO UPDATE SET "decision" = EXCLUDED."decision", "reason" = EXCLUDED."reason", "voidedAt" = NULL, "createdAt" = EXCLUDED."createdAt")`,
    `audited AS (
      INSERT INTO "AuditEntry" ("at", "correlation", "actorKind", "actorId", "actorName", "action", "resourceType", "resourceId", "outcome", "ip", "details")
      SELECT x."at", x."correlation", x."actorKind", x."actorId", x."actorName", x."action", x."resourceType", x."resourceId", x."outcome", x."ip", x."details"
      FROM moved, ${rows(change.audit)} AS x("at" timestamptz, "correlation" text, "actorKind" "ActorKind", "actorId" text, "actorName" text, "action" text,
        "resourceType" text, "resourceId" text, "outcome" "AuditOutcome", "ip" text, "details" jsonb))`,
    messages.length > 0 &&
      `posted AS (
      INSERT INTO "Message" ("id", "kind", "channel", "recipientType", "recipientName", "recipientAddress", "subject", "bodySealed", "language", "requestId", "verificationId", "dueAt", "createdAt")
      SELECT x."id", x."kind", x."channel", x."recipientType", x."recipientName", x."recipientAddress", x."subject", x."bodySealed", x."language", x."requestId", x."verificationId", x."dueAt", x."createdAt"
      FROM moved, ${rows(messages)} AS x("id" uuid, "kind" text, "channel" "MessageChannel", "recipientType" "RecipientType", "recipientName" text, "recipientAddress" text,
        "subject" text, "bodySealed" text, "language" text, "requestId" int, "verificationId" int, "dueAt" timestamptz, "createdAt" timestamptz)
      ON CONFLICT ("id") DO NOTHING)`,
    settler &&
      `settled AS (
      UPDATE "HelpDispatch" h SET "settledAt" = $4::timestamptz, "settledBy" = x."settledBy", "settledByKeys" = x."settledByKeys"
      FROM moved, ${rows([settler])} AS x("settledBy" text, "settledByKeys" text[])
      WHERE h."requestId" = moved."id" AND h."voidedAt" IS NULL AND h."expiredAt" IS NULL AND h."actualCents" IS NULL AND h."settledAt" IS NULL
        AND NOT h."dispatchedByKeys" && x."settledByKeys")`,
    letters.length > 0 &&
      `due AS (
      INSERT INTO "Letter" ("requestId", "kind", "audience", "language", "recipientName", "factsSealed", "helpTypes", "createdAt")
      SELECT moved."id", x."kind", x."audience", x."language", x."recipientName", x."factsSealed", x."helpTypes", x."createdAt"
      FROM moved, ${rows(letters)} AS x("kind" "LetterKind", "audience" "LetterAudience", "language" text, "recipientName" text, "factsSealed" text,
        "helpTypes" "HelpType"[], "createdAt" timestamptz))`,
    automatic &&
      `ruled AS (
      INSERT INTO "AutomaticDecision" ("requestId", "amountCents", "trace", "at")
      SELECT moved."id", x."amountCents", x."trace", $4 FROM moved, ${rows([automatic])} AS x("amountCents" int, "trace" jsonb))`,
  ].filter(Boolean);
  const written = money.map((part) => `SELECT * FROM ${part}`).join(" UNION ALL ");
  return `WITH ${parts.join(", ")} SELECT ${written ? moneyOf(written) : "NULL::json"} AS "money" FROM moved`;
}

const moneyOf = (written: string) =>
  `(SELECT json_build_object('id', m."id", 'requestId', m."requestId", 'amountCents', m."amountCents", 'justification', m."justification",
    'status', m."status", 'createdAt', m."createdAt") FROM (${written}) m)`;
