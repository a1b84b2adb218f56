import type { MessageChannel } from "../../../prisma/client/enums.ts";
import type { Sql, Statement } from "../../core/database/statement.ts";
import { says } from "../../../shared/messages/communications/sentences.ts";
import { deliveryState } from "./delivery-state.sql.ts";
import { canRetry, quietUntil, reasonToHold } from "./send-guard.sql.ts";
import {
  bool,
  int,
  notNull,
  nullable,
  type RowOf,
  text,
  timestamp,
  word,
} from "../../core/database/columns.ts";

const claimedColumns = {
  id: text,
  kind: text,
  language: text,
  createdAt: timestamp,
  /** No earlier text reached its number, so it says who sends it and how to stop. */
  introduces: bool,
  /** `failed` if it may no longer be sent, `queued` if it waits for its victim's hours. */
  state: word<"sending" | "failed" | "queued">(),
  channel: word<MessageChannel>(),
  recipientName: text,
  recipientAddress: text,
  subject: text,
  bodySealed: text,
  tries: int,
  requestId: nullable(int),
  verificationId: nullable(int),
  letterId: nullable(int),
};
export type ClaimedMessage = RowOf<typeof claimedColumns>;

interface Claim {
  now: Date;
  /** Until when the claim lasts. */
  lease: Date;
  room: number;
  isEmailOn: boolean;
  processId: string;
}

/** Claims the messages that are due, oldest first, without waiting for other workers. */
export const claimMessages = (sql: Sql, { now, lease, isEmailOn, room, processId }: Claim) =>
  sql(claimDue, [now, lease, isEmailOn, room, processId, says.quietHours]);

/** SQL: whether an earlier text reached, as far as is known, the number of the message `m`. */
const hasReached = (m: string) =>
  `EXISTS (SELECT FROM "Message" e WHERE e."recipientAddress" = ${m}."recipientAddress" AND e."channel" = 'sms' AND e."id" <> ${m}."id" AND ${deliveryState("e")} IN ('sent', 'delivered'))`;

const claimDue = {
  name: "message-claim",
  row: claimedColumns,
  text: `
    WITH due AS MATERIALIZED (
      SELECT "id" FROM "Message"
      WHERE (("state" = 'queued' AND "dueAt" <= $1) OR ("state" = 'sending' AND "leaseUntil" <= $1)) AND ("channel" <> 'email' OR $3)
      ORDER BY "dueAt", "createdAt" LIMIT $4 FOR NO KEY UPDATE SKIP LOCKED
    ), asked AS MATERIALIZED (SELECT m."id", ${reasonToHold("m")} AS "held", ${quietUntil("m", "$1")} AS "quiet" FROM "Message" m WHERE m."id" IN (SELECT "id" FROM due)),
    claimed AS (SELECT a.*, CASE WHEN a."held" IS NOT NULL THEN 'failed' WHEN a."quiet" IS NOT NULL THEN 'queued' ELSE 'sending' END::"MessageState" AS "state" FROM asked a)
    UPDATE "Message" m SET "state" = a."state", "introduces" = (m."channel" = 'sms' AND a."state" = 'sending' AND NOT ${hasReached("m")}), "leaseUntil" = CASE WHEN a."state" = 'sending' THEN $2::timestamptz END, "leasedBy" = $5,
      "reason" = CASE a."state" WHEN 'failed' THEN a."held" WHEN 'queued' THEN $6::text ELSE m."reason" END,
      "dueAt" = CASE WHEN a."state" = 'queued' THEN a."quiet" ELSE m."dueAt" END, "tries" = m."tries" + CASE WHEN a."state" = 'sending' THEN 1 ELSE 0 END
    FROM claimed a WHERE m."id" = a."id"
    RETURNING m."id"::text AS "id", m."kind", m."language", m."createdAt", m."introduces", m."state"::text AS "state", m."channel"::text AS "channel", m."recipientName", m."recipientAddress", m."subject", m."bodySealed", m."tries", m."requestId", m."verificationId", m."letterId"`,
};

/**
 * Messages that waited for the server, not for their own address, are sent as soon as it is back.
 */
export const wakeMessages = (sql: Sql, channel: MessageChannel, now: Date) =>
  sql(wakeUnreachable, [now, channel]);

const wakeUnreachable: Statement = {
  name: "message-wake",
  row: {},
  text: `UPDATE "Message" SET "dueAt" = $1 WHERE "state" = 'queued' AND "channel"::text = $2 AND "dueAt" > $1 AND "reason" LIKE '%could not be reached.'`,
};

/** Renews a claim. False if another worker has it, or if the message may no longer be sent. */
export async function renewClaim(
  sql: Sql,
  { id, tries, until }: { id: string; tries: number; until: Date },
): Promise<boolean> {
  return (await sql(renewLeaseOf, [id, tries, until])).length > 0;
}

const renewLeaseOf = {
  name: "message-renew",
  row: { id: text },
  text: `UPDATE "Message" SET "leaseUntil" = $3 WHERE "id" = $1::uuid AND "state" = 'sending' AND "tries" = $2 AND ${reasonToHold('"Message"')} IS NULL RETURNING "id"::text AS "id"`,
};

interface Failure {
  isOver: boolean;
  reason: string;
  dueAt: Date;
  tries: number;
}

/**
 * Releases a claimed message. One that may no longer be sent is not retried. Undefined if another
 * worker has it.
 */
export async function putBackMessage(
  sql: Sql,
  { id, tries: claimed }: Pick<ClaimedMessage, "id" | "tries">,
  { isOver, reason, dueAt, tries }: Failure,
): Promise<{ state: string; reason: string } | undefined> {
  const values = [id, claimed, isOver, reason, dueAt, tries];
  const [put] = await sql(putBack, values);
  return put;
}

const putBack = {
  name: "message-put-back",
  row: { state: text, reason: notNull(text) },
  text: `WITH asked AS MATERIALIZED (SELECT m."id", ${reasonToHold("m")} AS "held" FROM "Message" m WHERE m."id" = $1::uuid)
    UPDATE "Message" m SET "state" = CASE WHEN $3::boolean OR a."held" IS NOT NULL THEN 'failed' ELSE 'queued' END::"MessageState",
      "leaseUntil" = NULL, "reason" = coalesce(a."held", $4::text), "dueAt" = $5::timestamptz, "tries" = $6::int
    FROM asked a WHERE m."id" = a."id" AND m."state" = 'sending' AND m."tries" = $2::int
    RETURNING m."state"::text AS "state", m."reason"`,
};

/** Resets the failed messages that may still be sent. Returns whether there were any. */
export async function resetFailed(
  sql: Sql,
  which: { id: string } | { letterId: number },
  now: Date,
): Promise<boolean> {
  const [statement, key] = "id" in which ? [againById, which.id] : [againByLetter, which.letterId];
  return (await sql(statement, [key, now])).length > 0;
}

const again = (name: string, which: string): Statement<{ id: string }> => ({
  name,
  row: { id: text },
  text: `UPDATE "Message" m SET "state" = 'queued', "tries" = 0, "reason" = NULL, "leaseUntil" = NULL, "dueAt" = $2::timestamptz, "handledAt" = NULL, "handledBy" = NULL
    WHERE ${which} AND ${canRetry("m")} RETURNING m."id"::text AS "id"`,
});
const againById = again("message-again", `m."id" = $1::uuid`);
const againByLetter = again("message-again-letter", `m."letterId" = $1::int AND m."kind" <> 'letter-void'`);

/** A message's state, and why it may no longer be sent. */
export async function readHeld(
  sql: Sql,
  id: string,
): Promise<{ state: string; held: string | null } | undefined> {
  const [message] = await sql(heldMessage, [id]);
  return message;
}

const heldMessage = {
  name: "message-held",
  row: { state: text, held: nullable(text) },
  text: `SELECT m."state"::text AS "state", ${reasonToHold("m")} AS "held" FROM "Message" m WHERE m."id" = $1::uuid`,
};
