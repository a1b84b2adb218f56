import type { Prisma } from "../../../prisma/client/client.ts";
import type { ActorKind, AllocationStatus, Decision, RequestStatus } from "../../../prisma/client/enums.ts";
import { auditRow, type AuditEvent } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import type { Statement } from "../../core/sql.ts";
import type { composeMessage } from "../../communications/compose.ts";
import { announceWork, type DueLetter } from "../../letters/service.ts";
import type { LinkRow } from "./approval-email.ts";
import type { DecisionFacts, Money } from "../money/facts.ts";
import type { Counted } from "../money/limit-keys.ts";
import { lostRace } from "./decision-conflict.ts";
import type { Cap } from "../rules.shared.ts";

export interface Transition {
  /** The new status; the current one if only an approval is recorded. */
  to: RequestStatus;
  reason?: string;
  /** A new allocation… */
  allocate?: { amountCents: number; justification: string; status: AllocationStatus };
  /** …or the change of the live one. */
  moveAllocationTo?: AllocationStatus;
  /** The keys that count money when it becomes allocated. */
  counted?: Counted;
  approval?: {
    personKey: string;
    badgeKeys: readonly string[];
    personName: string;
    actorKind: ActorKind;
    decision: Decision;
    reason?: string;
  };
  /** The supervisor's link that decides; the decision uses it up. */
  linkId?: number;
  /** Links that an email of this change carries. They replace the request's older ones. */
  links?: LinkRow[];
  audit: AuditEvent[];
  messages: ReturnType<typeof composeMessage>[];
  /** What a job writes afterward. */
  letters?: DueLetter[];
  /**
   * A rule decides without a person: why it may, and the row's last change that it saw. After any
   * later change, it decides nothing.
   */
  automatic?: { amountCents: number; trace: Prisma.InputJsonObject; unchangedSince: Date };
}

/**
 * The one place where a request's status and money change: status, allocation, approval, link,
 * audit and outbox in one statement, which writes all or nothing. It applies only to the version
 * that the decision was made on: if two people act at once, the first wins and the second gets
 * CONFLICT. The database refuses money over a rolling limit, under its lock: CapReached.
 */
export async function transition(
  context: Context,
  facts: DecisionFacts,
  change: Transition,
): Promise<Money | null> {
  const run = context.sql<{ money: Money | null }>(transitionStatement, [
    facts.id,
    facts.version,
    change.to,
    context.now(),
    change.reason ?? null,
    JSON.stringify(change.allocate ? [change.allocate] : []),
    change.moveAllocationTo ?? null,
    JSON.stringify(change.approval ? [change.approval] : []),
    JSON.stringify(change.audit.map((event) => auditRow(context, event))),
    JSON.stringify(change.messages),
    change.linkId ?? null,
    JSON.stringify(change.links ?? []),
    JSON.stringify(change.counted ?? {}),
    JSON.stringify(change.letters ?? []),
    change.automatic?.unchangedSince ?? null,
    JSON.stringify(change.automatic ? [change.automatic] : []),
  ]);
  const [moved] = await run.catch((error: { code?: unknown; detail?: unknown }) => {
    throw error.code === capReachedState ? new CapReached(String(error.detail)) : error;
  });
  if (!moved) throw await lostRace(context, facts.id);
  context.events.publish("requestChanged", { id: facts.id });
  if (change.letters?.length) announceWork(context);
  else if (change.messages.length) context.events.publish("workWaiting", { kind: "message" });
  return moved.money;
}

const capReachedState = "SV002"; // the SQLSTATE of sv_money_caps in prisma/migrations

/** A limit over 24 hours or 30 days would be exceeded; nothing was written. */
export class CapReached extends Error {
  readonly cap: Cap;
  /** The owner of the limit, as a keyed hash. */
  readonly key: string;
  constructor(detail: string) {
    super("a limit is reached");
    const [cap, key = ""] = detail.split(" ");
    this.cap = cap === "officer" ? "officer" : "victim";
    this.key = key;
  }
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
        "authority" = coalesce(c."authority", f."authority"), "officerKeys" = coalesce(c."officerKeys", f."officerKeys"), "victimKeys" = coalesce(c."victimKeys", f."victimKeys")
      FROM moved, counted c WHERE f."requestId" = moved."id" AND f."status" <> 'denied' AND $7::text IS NOT NULL RETURNING f.*
    ), money_made AS (
      INSERT INTO "FundAllocation" ("requestId", "amountCents", "justification", "status", "createdAt", "updatedAt", "authority", "officerKeys", "victimKeys")
      SELECT moved."id", x."amountCents", x."justification", x."status", $4::timestamptz, $4::timestamptz, coalesce(c."authority", 'alone'), coalesce(c."officerKeys", '{}'), coalesce(c."victimKeys", '{}')
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
