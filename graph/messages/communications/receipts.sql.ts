import type { Prisma } from "../../../prisma/client/client.ts";
import type { DeliveryState } from "./rules.ts";
import { sqlWithin } from "../../core/database/statement.ts";
import { lockName } from "../../core/database/locks.sql.ts";
import { deliveryState, isUndelivered } from "./delivery-state.sql.ts";
import { bool, int, nullable, type RowOf, text, word } from "../../core/database/columns.ts";

type Tx = Prisma.TransactionClient;

/** What a provider reported about a message that it had taken. */
export interface Receipt {
  /** The provider's id of this report. */
  eventId: string;
  channel: "email" | "sms";
  providerId: string;
  /** The message, if the hook's address named it. */
  messageId: string | null;
  status: "sent" | "delivered" | "undelivered";
  code: string | null;
  at: Date;
}

/** A message of which something new is known. */
const row = {
  id: text,
  state: word<DeliveryState>(),
  code: nullable(text),
  requestId: nullable(int),
  verificationId: nullable(int),
  letterId: nullable(int),
  /** It is known only now that it did not arrive. */
  isLost: bool,
};
export type DeliveryChange = RowOf<typeof row>;

const changeColumns = `m."id"::text AS "id", ${deliveryState("m")} AS "state", m."providerCode" AS "code", m."requestId", m."verificationId", m."letterId"`;

/**
 * Keeps a receipt once, and applies it to its message. Undefined if it changed nothing: it is
 * known, its message has arrived already, or the send has not returned yet.
 */
export async function applyReceipt(tx: Tx, receipt: Receipt): Promise<DeliveryChange | undefined> {
  const { eventId, channel, providerId, messageId, status, code, at } = receipt;
  await lockProviderId(tx, channel, providerId);
  const values = [eventId, channel, providerId, messageId, status, code, at];
  const [change] = await sqlWithin(tx)(keepAndApply, values);
  return change;
}

/**
 * A report that an earlier try of ours was taken counts too, by our own id: it ends the tries. That
 * it did not arrive says nothing about a later try. The first report that names the message brings
 * what was reported under the provider's id before.
 */
const keepAndApply = {
  name: "receipt-apply",
  row,
  text: `WITH kept AS (INSERT INTO "ProviderEvent" ("id", "channel", "providerId", "messageId", "status", "code", "at")
      VALUES ($1::text, $2::text::"MessageChannel", $3::text, $4::text::uuid, $5::text::"ReceiptStatus", $6::text, $7::timestamptz) ON CONFLICT ("id") DO NOTHING RETURNING *),
    known AS (SELECT min(e."at") FILTER (WHERE e."status" = 'delivered') AS "deliveredAt", min(e."at") FILTER (WHERE e."status" = 'undelivered') AS "undeliveredAt",
      max(e."code") FILTER (WHERE e."status" = 'undelivered') AS "code" FROM "ProviderEvent" e WHERE e."providerId" = $3::text AND e."channel"::text = $2::text),
    before AS (SELECT m."id", m."undeliveredAt" FROM "Message" m, kept k WHERE m."channel" = k."channel" AND m."deliveredAt" IS NULL
      AND (m."providerId" = k."providerId" OR (m."id" = k."messageId" AND k."status" <> 'undelivered')) FOR NO KEY UPDATE OF m)
    UPDATE "Message" m SET "providerId" = coalesce(m."providerId", k."providerId"),
      "state" = CASE WHEN k."status" = 'undelivered' THEN m."state" ELSE 'sent' END,
      "sentAt" = CASE WHEN k."status" = 'undelivered' THEN m."sentAt" ELSE coalesce(m."sentAt", k."at") END,
      "leaseUntil" = CASE WHEN k."status" = 'undelivered' THEN m."leaseUntil" END,
      "reason" = CASE WHEN k."status" = 'undelivered' THEN m."reason" END,
      "deliveredAt" = CASE WHEN k."status" = 'delivered' THEN k."at" ELSE n."deliveredAt" END,
      "undeliveredAt" = CASE WHEN k."status" = 'undelivered' THEN k."at" ELSE coalesce(m."undeliveredAt", n."undeliveredAt") END,
      "providerCode" = CASE WHEN k."status" = 'undelivered' THEN k."code" ELSE coalesce(m."providerCode", n."code") END
    FROM kept k, known n, before b WHERE m."id" = b."id"
    RETURNING ${changeColumns}, b."undeliveredAt" IS NULL AND ${isUndelivered("m")} AS "isLost"`,
};

interface Taken {
  id: string;
  channel: "email" | "sms" | "phone" | "pass";
  at: Date;
  /** Under which the provider reports; undefined if it does not. */
  providerId: string | undefined;
  /** Why it went nowhere, without a server to take it. */
  reason: string | null;
}

/**
 * A send has returned: the message is sent, and receipts that came before count now. Undefined if a
 * receipt had said so already.
 */
export async function noteTaken(
  tx: Tx,
  { id, channel, at, providerId, reason }: Taken,
): Promise<DeliveryChange | undefined> {
  if (providerId) await lockProviderId(tx, channel, providerId);
  const [change] = await sqlWithin(tx)(take, [id, at, reason, providerId ?? null]);
  return change;
}

const take = {
  name: "receipt-taken",
  row,
  text: `UPDATE "Message" m SET "state" = 'sent', "sentAt" = coalesce(m."sentAt", $2::timestamptz), "leaseUntil" = NULL, "reason" = $3::text, "providerId" = $4::text,
      "deliveredAt" = (SELECT min(e."at") FROM "ProviderEvent" e WHERE e."providerId" = $4::text AND e."channel" = m."channel" AND e."status" = 'delivered'),
      "undeliveredAt" = (SELECT min(e."at") FROM "ProviderEvent" e WHERE e."providerId" = $4::text AND e."channel" = m."channel" AND e."status" = 'undelivered'),
      "providerCode" = (SELECT max(e."code") FROM "ProviderEvent" e WHERE e."providerId" = $4::text AND e."channel" = m."channel" AND e."status" = 'undelivered')
    WHERE m."id" = $1::uuid AND (m."state" <> 'sent' OR m."providerId" IS NULL) AND m."deliveredAt" IS NULL
    RETURNING ${changeColumns}, ${isUndelivered("m")} AS "isLost"`,
};

/** A receipt and the returning send wait for each other, so that neither misses the other. */
const lockProviderId = (tx: Tx, channel: string, providerId: string) =>
  lockName(tx, `receipt ${channel} ${providerId}`);
