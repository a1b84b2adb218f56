import { createHash, randomInt, randomUUID } from "node:crypto";
import type pg from "pg";
import { keys, type DispatchInput } from "./cases.ts";

/*
 * Help by three providers at one click with nothing around it: one statement that looks the session up, keeps the click's key, locks the request, holds what
 * is given against what was allocated, and writes dispatches, status, audit and two letters for each. The limits over 24 hours are the sum alone.
 */

const give = `WITH s AS (
    SELECT a."id", a."username" FROM "Session" s JOIN "Admin" a ON a."id" = s."adminId" WHERE s."tokenHash" = $1 AND s."endedAt" IS NULL AND s."expiresAt" > now() AND a."isActive"
  ), kept AS (
    INSERT INTO "IdempotencyKey" ("scope", "key", "bodyHash", "answer") SELECT 'dispatch ' || s."id", $3, $4, '{}' FROM s ON CONFLICT DO NOTHING RETURNING "key"
  ), locked AS (
    SELECT r."id", r."status", r."language", r."victimName" FROM "EmergencyRequest" r
    WHERE r."id" = $2 AND r."version" = $5 AND r."status" IN ('approved', 'dispatched') AND EXISTS (SELECT FROM kept) FOR UPDATE
  ), asked AS (
    SELECT x.*, v."name" FROM jsonb_to_recordset($6::jsonb) AS x("vendorId" int, "helpType" "HelpType", "providerInfo" text, "cents" int, "people" int, "hours" int, "sealed" text, "hash" text, "confirmation" text)
    JOIN "Vendor" v ON v."id" = x."vendorId" WHERE v."isActive" AND v."deletedAt" IS NULL AND x."helpType" = ANY(v."helpTypes")
  ), allowed AS (
    SELECT l.* FROM locked l WHERE
      (SELECT sum(x."cents") FROM asked x)
        + (SELECT coalesce(sum(h."estimatedValueCents"), 0) FROM "HelpDispatch" h WHERE h."requestId" = l."id" AND h."voidedAt" IS NULL AND h."createdAt" > now() - interval '24 hours')
      <= (SELECT sum(f."amountCents") FROM "FundAllocation" f WHERE f."requestId" = l."id" AND f."status" IN ('allocated', 'distributed'))
  ), given AS (
    INSERT INTO "HelpDispatch" ("requestId", "helpType", "vendorId", "vendorName", "dispatchNotes", "providerInfo", "estimatedValueCents", "people", "hours", "promoCodeSealed", "promoCodeKey", "confirmationNumber", "batch", "dispatchedBy")
    SELECT l."id", x."helpType", x."vendorId", x."name", x."name" || ' - ', x."providerInfo", x."cents", x."people", x."hours", x."sealed", x."hash", x."confirmation", $7, s."username"
    FROM s, allowed l, asked x RETURNING *
  ), moved AS (
    UPDATE "EmergencyRequest" r SET "status" = 'dispatched', "version" = "version" + 1, "updatedAt" = now() FROM allowed l WHERE r."id" = l."id"
    RETURNING r."id", r."caseId", r."urgencyLevel", r."status", r."victimName", r."victimAddress", r."victimContact", r."requestAmountCents", r."requestedHelpTypes"::text[] AS "requestedHelpTypes", r."version"
  ), logged AS (
    INSERT INTO "AuditEntry" ("correlation", "actorKind", "actorId", "actorName", "action", "resourceType", "resourceId", "ip", "details")
    SELECT $8, 'admin', s."id"::text, s."username", 'request.dispatched', 'request', l."id"::text, $9, jsonb_build_object('before', l."status", 'after', 'dispatched', 'batch', $7::text, 'providers',
      (SELECT jsonb_agg(jsonb_build_object('dispatch', g."id", 'vendor', g."vendorName", 'helpType', g."helpType", 'valueCents', g."estimatedValueCents", 'people', g."people", 'hours', g."hours")) FROM given g))
    FROM s, allowed l
  ), posted AS (
    INSERT INTO "Letter" ("requestId", "dispatchId", "kind", "audience", "language", "recipientName", "factsSealed", "helpTypes")
    SELECT l."id", g."id", 'dispatch', x."to"::"LetterAudience", l."language", l."victimName", 'sealed elsewhere', ARRAY[g."helpType"]
    FROM allowed l, given g, (VALUES ('officer'), ('victim')) AS x("to")
  )
  SELECT m.*, (SELECT json_agg(g ORDER BY g."id") FROM given g) AS "dispatches",
    (SELECT json_agg(f) FROM "FundAllocation" f WHERE f."requestId" = m."id") AS "allocations",
    (SELECT coalesce(json_agg(t), '[]') FROM "ProviderTimer" t WHERE t."requestId" = m."id") AS "providerTimers"
  FROM moved m`;

interface Given {
  id: number;
  estimatedValueCents: number;
  promoCodeSealed: string;
  vendorId: number;
  [column: string]: unknown;
}

interface Row {
  id: number;
  requestAmountCents: number | null;
  dispatches: Given[];
  allocations: { id: number; status: string; amountCents: number }[];
  [column: string]: unknown;
}

const number = (id: string) => Number(Buffer.from(id, "base64").toString().split(":")[1]);
const globalId = (type: string, id: number) => Buffer.from(`${type}:${id}`).toString("base64");
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const confirmation = () => `CONF${Array.from({ length: 8 }, () => alphabet[randomInt(36)]).join("")}`;
const place = "HelpDispatch.promoCode";

export async function dispatch(
  pool: pg.Pool,
  { hash, input, ip }: { hash: string; input: DispatchInput; ip: string },
) {
  const asked = input.providers.map(({ vendor, estimatedValue, ...provider }) => {
    const code = `HELP${randomInt(1e9, 1e10)}`;
    return {
      ...provider,
      vendorId: number(vendor),
      cents: estimatedValue * 100,
      sealed: keys.seal(code, place),
      hash: keys.hash(`dispatch-code ${code}`),
      confirmation: confirmation(),
    };
  });
  const bodyHash = createHash("sha256").update(JSON.stringify(input)).digest("hex");
  const values = [
    ...[hash, number(input.id), input.idempotencyKey, bodyHash, input.version],
    ...[JSON.stringify(asked), randomUUID(), randomUUID(), ip],
  ];
  const { rows } = await pool.query<Row>({ name: "give", text: give, values });
  const [row] = rows;
  if (!row) return { status: 409, body: {} };
  const { id, requestAmountCents, dispatches, allocations, ...rest } = row;
  const request = {
    id: globalId("EmergencyRequest", id),
    number: id,
    ...rest,
    requestAmount: requestAmountCents === null ? null : requestAmountCents / 100,
    dispatches: dispatches.map(shown),
    allocations: allocations.map((one) => ({
      id: globalId("FundAllocation", one.id),
      status: one.status,
      amount: one.amountCents / 100,
    })),
  };
  return { status: 200, body: { data: { dispatchHelp: { request } } } };
}

const shown = (row: Given) => ({
  id: globalId("HelpDispatch", row.id),
  helpType: row["helpType"],
  vendorName: row["vendorName"],
  vendorNumber: row.vendorId,
  estimatedValue: row.estimatedValueCents / 100,
  people: row["people"],
  hours: row["hours"],
  createdAt: row["createdAt"],
  completedAt: row["completedAt"],
  voidedAt: row["voidedAt"],
  voidReason: row["voidReason"],
  notes: "",
  maskedCode: `${keys.open(row.promoCodeSealed, place).slice(0, 4)}••••`,
  confirmationNumber: row["confirmationNumber"],
  isFromPool: row["codeId"] !== null,
  overReason: row["overReason"],
  dispatchedBy: row["dispatchedBy"],
  replacesNumber: row["replacesId"],
  hasProblem: row["problemAt"] !== null,
});
