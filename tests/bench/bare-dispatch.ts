import { createHash, randomInt, randomUUID } from "node:crypto";
import type pg from "pg";
import { lookup } from "../../graph/core/sessions/lookup.sql.ts";
import { usedStatement } from "../../graph/help/vendors/codes.sql.ts";
import { dispatchPrefetch } from "../../graph/help/dispatches/give/facts.sql.ts";
import { writeStatement } from "../../graph/help/dispatches/give/insert.sql.ts";
import { ticketKey, ticketToken } from "../../graph/core/security/ticket-link.ts";
import { endOfHelp } from "../../graph/core/time/help-end.ts";
import { codeStateOf, isUndoable, leftCents } from "../../shared/help/redemption/rules.ts";
import { keys, type DispatchInput } from "./fixtures.ts";

/*
 * A dispatch of three providers without a framework, with the product's own four statements:
 * session and facts, free codes, all writes, and the resulting request. Of the 24-hour limits it
 * checks only the money.
 */

const answerStatement = {
  name: "dispatch-answer",
  text: `
    SELECT r."id", r."caseId", r."urgencyLevel"::text AS "urgencyLevel", r."status"::text AS "status", r."victimName", r."victimAddress", r."victimContact", r."requestAmountCents",
      r."requestedHelpTypes"::text[] AS "requestedHelpTypes", r."needs", r."needsSource"::text AS "needsSource", r."version",
      (SELECT json_agg(to_jsonb(g) || jsonb_build_object('last', (SELECT to_jsonb(e) FROM "Redemption" e
        WHERE e."dispatchId" = g."id" AND e."undoneAt" IS NULL ORDER BY e."id" DESC LIMIT 1)) ORDER BY g."id")
        FROM "HelpDispatch" g WHERE g."requestId" = r."id") AS "dispatches",
      (SELECT json_agg(f ORDER BY f."id" DESC) FROM "FundAllocation" f WHERE f."requestId" = r."id") AS "allocations",
      (SELECT coalesce(json_agg(t ORDER BY t."id"), '[]') FROM "ProviderTimer" t WHERE t."requestId" = r."id") AS "providerTimers",
      EXISTS (SELECT 1 FROM "DeskTask" t WHERE t."requestId" = r."id" AND t."kind" = 'dispute' AND t."state" = 'open') AS "hasOpenDispute"
    FROM "EmergencyRequest" r WHERE r."id" = $1`,
};

interface Vendor {
  at: number;
  name: string;
  isOffered: boolean;
  isKnown: boolean;
}

interface Found {
  session: { adminId: number | null; admin: { username: string } | null };
  prefetched: {
    status: string;
    version: number;
    isRepeat: boolean;
    allocatedCents: number;
    live: { valueCents: number; isRecent: boolean }[];
    vendors: Vendor[];
    request: { language: string; victimName: string };
    ids: number[];
  } | null;
}

const conflict = { status: 409, body: {} };

interface DispatchedRow {
  id: number;
  estimatedValueCents: number;
  promoCodeSealed: string;
  vendorId: number;
  fundCents: number | null;
  actualCents: number | null;
  usesLeft: number;
  last: { kind: string; at: string; undoneAt: null } | null;
  [column: string]: unknown;
}

interface Row {
  id: number;
  requestAmountCents: number | null;
  dispatches: DispatchedRow[];
  allocations: { id: number; status: string; amountCents: number; paidCents: number | null }[];
  [column: string]: unknown;
}

const number = (id: string) => Number(Buffer.from(id, "base64").toString().split(":")[1]);
const globalId = (type: string, id: number) => Buffer.from(`${type}:${id}`).toString("base64");
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const confirmation = () => `CONF${Array.from({ length: 8 }, () => alphabet[randomInt(36)]).join("")}`;
const withTicket = (confirmationNumber: string, now: Date) => ({
  confirmationNumber,
  tokenHash: ticketKey(keys, ticketToken(keys, confirmationNumber)),
  endsAt: endOfHelp("UTC", now, null),
});
const place = "HelpDispatch.promoCode";

export async function dispatch(
  pool: pg.Pool,
  { hash, input, ip }: { hash: string; input: DispatchInput; ip: string },
) {
  const requestId = number(input.id);
  const now = new Date();
  const providers = input.providers.map(({ vendor, helpType }) => ({ vendorId: number(vendor), helpType }));
  const prefetch = dispatchPrefetch({ requestId, providers, key: input.idempotencyKey });
  const found = await pool.query<Found>(lookup([{ hash, now, prefetch }]));
  const [caller] = found.rows;
  const facts = caller?.prefetched;
  const { adminId, admin } = caller?.session ?? {};
  if (!admin || !facts || facts.isRepeat || facts.version !== input.version) return conflict;
  if (facts.status !== "approved" && facts.status !== "dispatched") return conflict;
  if (facts.vendors.some(({ isOffered, isKnown }) => !isOffered || !isKnown)) return conflict;
  const cents = [
    ...facts.live.filter(({ isRecent }) => isRecent).map(({ valueCents }) => valueCents),
    ...input.providers.map(({ estimatedValue }) => estimatedValue * 100),
  ].reduce((sum, one) => sum + one, 0);
  if (cents > facts.allocatedCents) return conflict;

  const codes = input.providers.map(() => `HELP${randomInt(1e9, 1e10)}`);
  const hashes = codes.map((code) => keys.hash(`dispatch-code ${code}`));
  const used = await pool.query({ ...usedStatement, values: [hashes] });
  if (used.rows.length > 0) return conflict;

  const batch = randomUUID();
  const vendors = facts.vendors.toSorted((a, b) => a.at - b.at);
  const rows = input.providers.map((provider, at) => ({
    id: facts.ids[at] ?? 0,
    requestId,
    helpType: provider.helpType,
    vendorId: number(provider.vendor),
    vendorName: vendors[at]?.name ?? "",
    dispatchNotes: `${vendors[at]?.name ?? ""} - `,
    providerInfo: provider.providerInfo,
    estimatedValueCents: provider.estimatedValue * 100,
    people: provider.people ?? null,
    hours: provider.hours ?? null,
    promoCodeSealed: keys.seal(codes[at] ?? "", place),
    promoCodeKey: hashes[at],
    ...withTicket(confirmation(), now),
    batch,
    stockCents: 0,
    dispatchedBy: admin.username,
    createdAt: now,
  }));
  const entry = {
    at: now,
    correlation: randomUUID(),
    actorKind: "admin",
    actorId: String(adminId),
    actorName: admin.username,
    action: "request.dispatched",
    resourceType: "request",
    resourceId: String(requestId),
    outcome: "success",
    ip,
    details: {
      before: facts.status,
      after: "dispatched",
      batch,
      providers: rows.map(({ id, vendorName, helpType, estimatedValueCents, people, hours }) => ({
        dispatch: id,
        vendor: vendorName,
        helpType,
        valueCents: estimatedValueCents,
        people,
        hours,
      })),
    },
  };
  const letters = rows.flatMap(({ id, helpType }) =>
    ["officer", "victim"].map((audience) => ({
      dispatchId: id,
      kind: "dispatch",
      audience,
      language: facts.request.language,
      recipientName: facts.request.victimName,
      factsSealed: "sealed elsewhere",
      helpTypes: [helpType],
      createdAt: now,
    })),
  );
  const bodyHash = createHash("sha256").update(JSON.stringify(input)).digest("hex");
  const answer = { ids: facts.ids, pools: [] };
  const kept = [{ scope: `dispatch ${adminId}`, key: input.idempotencyKey, bodyHash, answer }];
  const json = [rows, entry, letters, kept].map((one) => JSON.stringify(one));
  const written = await pool.query({ ...writeStatement, values: [requestId, input.version, now, ...json] });
  if (written.rows.length === 0) return conflict;

  const after = await pool.query<Row>({ ...answerStatement, values: [requestId] });
  const [row] = after.rows;
  if (!row) return conflict;
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
      paid: one.paidCents === null ? null : one.paidCents / 100,
    })),
  };
  return { status: 200, body: { data: { dispatchHelp: { isRepeat: false, request } } } };
}

const shown = (row: DispatchedRow) => ({
  id: globalId("HelpDispatch", row.id),
  helpType: row["helpType"],
  vendorName: row["vendorName"],
  vendorNumber: row.vendorId,
  estimatedValue: row.estimatedValueCents / 100,
  people: row["people"],
  hours: row["hours"],
  createdAt: row["createdAt"],
  completedAt: row["completedAt"],
  endsAt: row["endsAt"],
  lost: (row["lostCents"] as number) / 100,
  awaitsConfirmation: row["completedAt"] !== null && row["settledAt"] === null,
  viewerCanSettle: false,
  voidedAt: row["voidedAt"],
  voidReason: row["voidReason"],
  notes: "",
  maskedCode: `${keys.open(row.promoCodeSealed, place).slice(0, 4)}••••`,
  confirmationNumber: row["confirmationNumber"],
  isFromPool: row["codeId"] !== null,
  overReason: row["overReason"],
  overlapReason: row["overlapReason"],
  dispatchedBy: row["dispatchedBy"],
  replacesNumber: row["replacesId"],
  hasProblem: row["problemAt"] !== null,
  ...redemptionOf(row, new Date()),
});

const dateOf = (value: unknown) => (typeof value === "string" ? new Date(value) : null);

/** Whether its code can be used, and by whom it was. */
const redemptionOf = (row: DispatchedRow, now: Date) => ({
  codeState: codeStateOf(
    {
      usesLeft: row.usesLeft,
      voidedAt: dateOf(row["voidedAt"]),
      expiredAt: dateOf(row["expiredAt"]),
      endsAt: dateOf(row["endsAt"]),
      redeemedAt: dateOf(row["redeemedAt"]),
      completedAt: dateOf(row["completedAt"]),
    },
    now,
  ),
  redeemedAt: row["redeemedAt"],
  actualAmount: row.actualCents === null ? null : row.actualCents / 100,
  redeemableAmount: leftCents(row) / 100,
  disputedAt: row["disputeAt"],
  redeemedBy: row["redeemedBy"],
  redeemedOnTerminal: row.last?.kind === "terminal",
  canUndoRedemption:
    row.last !== null &&
    row.last.kind !== "statement" &&
    isUndoable({ at: new Date(row.last.at), undoneAt: null }, now),
});
