import { expect } from "vitest";
import type { Database } from "../../graph/adapters/database/open.ts";
import { createSql } from "../../graph/core/database/statement.ts";
import { verifyLedger } from "../../graph/money/funds/verify.sql.ts";

type Ledger = Pick<Database, "pool" | "embedded">;

/** A fund that promises only its own money, and starts with this much. */
export async function addHeldFund(
  { pool }: Ledger,
  { cents, priority = 1, key = "held" }: { cents: number; priority?: number; key?: string },
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO "Fund" ("key", "name", "mode", "priority") VALUES ($1, $1, 'held', $2) RETURNING "id"`,
    [key, priority],
  );
  const id = rows[0]!.id;
  if (cents > 0) await deposit({ pool }, id, cents);
  return id;
}

export const deposit = ({ pool }: Pick<Ledger, "pool">, fund: number, cents: number) =>
  pool.query(`SELECT fund_move($1, 'funder', 'available', $2, 'deposited', now(), NULL, NULL)`, [
    fund,
    cents,
  ]);

/** Moves money to another fund, as a confirmed transfer does. False if the fund cannot give it. */
export async function moveMoney(
  { pool }: Pick<Ledger, "pool">,
  { from, to, cents }: { from: number; to: number; cents: number },
): Promise<boolean> {
  const { rows } = await pool.query<{ isMoved: boolean }>(
    `SELECT CASE WHEN fund_move($1, 'available', 'transfer', $3, 'moved', now(), NULL, NULL)
       THEN fund_move($2, 'transfer', 'available', $3, 'moved', now(), NULL, NULL) ELSE false END AS "isMoved"`,
    [from, to, cents],
  );
  return rows[0]!.isMoved;
}

export async function availableCents({ pool }: Pick<Ledger, "pool">, fund: number): Promise<number> {
  const { rows } = await pool.query<{ cents: string }>(
    `SELECT sum("cents") AS "cents" FROM "FundShard" WHERE "fundId" = $1`,
    [fund],
  );
  return Number(rows[0]!.cents);
}

/** Entries, balances, requests and deposits agree. Returns the number of entries. */
export async function expectLedgerToAddUp({ pool, embedded }: Ledger): Promise<number> {
  const { problems, entries } = await verifyLedger(createSql(pool, embedded));
  expect(problems).toEqual([]);
  return entries;
}

let count = 0;

/** An empty request in this status. */
export async function addRequest({ pool }: Pick<Ledger, "pool">, status = "pending"): Promise<number> {
  count += 1;
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO "EmergencyRequest" ("caseId", "status", "victimName", "victimContact", "victimAddress",
       "victimPhone", "victimEmail", "requestDetails", "updatedAt")
     VALUES ($1, $2::"RequestStatus", 'A', 'A', 'A', 'A', 'a@example.org', 'A', now()) RETURNING "id"`,
    [`EM-2031-${String(count).padStart(4, "0")}`, status],
  );
  return rows[0]!.id;
}

export const allocate = ({ pool }: Pick<Ledger, "pool">, requestId: number, cents: number) =>
  pool.query(
    `INSERT INTO "FundAllocation" ("requestId", "amountCents", "justification", "status", "authority", "updatedAt")
     VALUES ($1, $2, '', 'allocated', 'administrator', now())`,
    [requestId, cents],
  );

export async function addVendor({ pool }: Pick<Ledger, "pool">, name: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO "Vendor" ("key", "name", "updatedAt") VALUES ($1, $1, now()) RETURNING "id"`,
    [name],
  );
  return rows[0]!.id;
}

/** A prepaid code that this fund buys. Returns its number. */
export async function buyCode(
  { pool }: Pick<Ledger, "pool">,
  { fundId, vendorId, cents }: { fundId: number; vendorId: number; cents: number },
): Promise<number> {
  count += 1;
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO "VendorCode" ("vendorId", "codeSealed", "codeKey", "valueCents", "cost", "fundId", "batch")
     VALUES ($1, '', $2, $3, 'prepaid', $4, '') RETURNING "id"`,
    [vendorId, `ledger ${count}`, cents, fundId],
  );
  return rows[0]!.id;
}

const moveCode =
  (state: "free" | "taken" | "burnt") =>
  ({ pool }: Pick<Ledger, "pool">, id: number) =>
    pool.query(`UPDATE "VendorCode" SET "state" = $2::"VendorCodeState" WHERE "id" = $1`, [id, state]);
export const returnCode = moveCode("free");
export const burnFreeCode = moveCode("burnt");
export const repriceCode = ({ pool }: Pick<Ledger, "pool">, id: number, cents: number) =>
  pool.query(`UPDATE "VendorCode" SET "valueCents" = $2 WHERE "id" = $1`, [id, cents]);
export const withdrawCode = ({ pool }: Pick<Ledger, "pool">, id: number) =>
  pool.query(`DELETE FROM "VendorCode" WHERE "id" = $1`, [id]);

/** Returns the dispatch's number. */
export async function addDispatch(
  { pool }: Pick<Ledger, "pool">,
  requestId: number,
  { cents, reason = null, codeId }: { cents: number; reason?: string | null; codeId?: number },
): Promise<number> {
  count += 1;
  if (codeId !== undefined) await moveCode("taken")({ pool }, codeId);
  // An older database has no stock.
  const [columns, places, code] =
    codeId === undefined ? ["", "", []] : [`, "codeId", "stockCents"`, ", $5, $2", [codeId]];
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO "HelpDispatch" ("requestId", "helpType", "dispatchNotes", "providerInfo", "estimatedValueCents",
       "promoCodeSealed", "promoCodeKey", "confirmationNumber", "overReason"${columns})
     VALUES ($1, 'food', '', '', $2, '', $3, $3, $4${places}) RETURNING "id"`,
    [requestId, cents, `ledger ${count}`, reason, ...code],
  );
  return rows[0]!.id;
}

/** A second person says that it was used: its money is spent. */
export const settle = ({ pool }: Pick<Ledger, "pool">, dispatchIds: number | readonly number[]) =>
  pool.query(
    `UPDATE "HelpDispatch" SET "completedAt" = now(), "settledAt" = now(), "settledBy" = 'B', "settledByKeys" = '{admin:b}'
     WHERE "id" = ANY($1)`,
    [[dispatchIds].flat()],
  );

/** Redeems a dispatch for this much, as plain SQL. */
export const redeem = ({ pool }: Pick<Ledger, "pool">, dispatchId: number, cents: number) =>
  pool.query(
    `WITH used AS (
       UPDATE "HelpDispatch" SET "usesLeft" = "usesLeft" - 1, "actualCents" = $2, "redeemedAt" = now(),
         "settledAt" = coalesce("settledAt", now()), "settledBy" = coalesce("settledBy", 'A'),
         "settledByKeys" = CASE WHEN "settledAt" IS NULL THEN '{admin:a}' ELSE "settledByKeys" END WHERE "id" = $1 RETURNING "id")
     INSERT INTO "Redemption" ("dispatchId", "kind", "cents", "at", "by") SELECT "id", 'phone', $2, now(), 'A' FROM used`,
    [dispatchId, cents],
  );

/** Undoes it. `fundCents` is what the fund still holds, if it cannot take all of it back. */
export const undo = ({ pool }: Pick<Ledger, "pool">, dispatchId: number, fundCents: number | null = null) =>
  pool.query(
    `WITH undone AS (
       UPDATE "Redemption" SET "undoneAt" = now(), "undoneBy" = 'A' WHERE "dispatchId" = $1 AND "undoneAt" IS NULL RETURNING "dispatchId")
     UPDATE "HelpDispatch" h SET "usesLeft" = "usesLeft" + 1, "actualCents" = NULL, "redeemedAt" = NULL, "undoneAt" = now(),
       "settledAt" = CASE WHEN "settledBy" <> 'A' THEN "settledAt" END, "settledBy" = nullif("settledBy", 'A'),
       "settledByKeys" = CASE WHEN "settledBy" = 'A' THEN '{}' ELSE "settledByKeys" END,
       "fundCents" = coalesce($2, "fundCents") FROM undone WHERE h."id" = undone."dispatchId"`,
    [dispatchId, fundCents],
  );
