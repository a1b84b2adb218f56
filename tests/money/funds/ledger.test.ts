import { beforeEach, describe, expect, test } from "vitest";
import { useDatabase } from "../../harness/database/database.ts";
import {
  addDispatch,
  addHeldFund,
  addRequest,
  allocate,
  availableCents,
  deposit,
  expectLedgerToAddUp,
  settle,
} from "../../harness/ledger.ts";
import { runModel } from "./model/run.ts";

const database = useDatabase();
const sql = (text: string, values: unknown[] = []) => database.pool.query(text, values);

const noMoney = { code: "SV004" };
const refused = { code: "SV001" };
const failsCheck = { code: "23514" };

const moneyOf = async (id: number) => {
  const { rows } = await sql(
    `SELECT "reservedCents"::int AS reserved, "committedCents"::int AS committed, "spentCents"::int AS spent FROM "RequestMoney" WHERE "requestId" = $1`,
    [id],
  );
  return rows[0];
};
const journalOf = async (id: number) => {
  const { rows } = await sql(
    `SELECT "source" || ' → ' || "target" || ' ' || "cents" AS line FROM "LedgerEntry" WHERE "requestId" = $1 ORDER BY "id"`,
    [id],
  );
  return rows.map(({ line }) => line as string);
};

describe("a counted fund", () => {
  test("posts what it lacks from the funder and refuses nothing", async () => {
    const id = await addRequest(database, "approved");
    await allocate(database, id, 10_500);
    expect(await journalOf(id)).toEqual(["funder → available 10500", "available → reserved 10500"]);
    expect(await moneyOf(id)).toEqual({ reserved: 10_500, committed: 0, spent: 0 });
    await expectLedgerToAddUp(database);
  });

  test("uses what was returned before it counts more", async () => {
    const first = await addRequest(database, "approved");
    await allocate(database, first, 5_000);
    await sql(`UPDATE "FundAllocation" SET "status" = 'denied' WHERE "requestId" = $1`, [first]);
    const second = await addRequest(database, "approved");
    await allocate(database, second, 8_000);
    expect(await journalOf(second)).toEqual(["funder → available 3000", "available → reserved 8000"]);
  });

  test("a case's money moves with each step, and the rest returns at its end", async () => {
    const id = await addRequest(database, "approved");
    await allocate(database, id, 10_500);
    const hotel = await addDispatch(database, id, { cents: 8_000 });
    expect(await moneyOf(id)).toEqual({ reserved: 2_500, committed: 8_000, spent: 0 });
    await sql(`UPDATE "HelpDispatch" SET "completedAt" = now() WHERE "id" = $1`, [hotel]);
    expect(await moneyOf(id)).toEqual({ reserved: 2_500, committed: 8_000, spent: 0 });
    await settle(database, hotel);
    expect(await moneyOf(id)).toEqual({ reserved: 2_500, committed: 0, spent: 8_000 });
    const ride = await addDispatch(database, id, { cents: 4_000, reason: "Far away" });
    expect(await moneyOf(id)).toEqual({ reserved: 0, committed: 4_000, spent: 8_000 });
    await sql(`UPDATE "HelpDispatch" SET "voidedAt" = now() WHERE "id" = $1`, [ride]);
    expect(await moneyOf(id)).toEqual({ reserved: 2_500, committed: 0, spent: 8_000 });
    await sql(`UPDATE "EmergencyRequest" SET "status" = 'completed' WHERE "id" = $1`, [id]);
    expect(await moneyOf(id)).toEqual({ reserved: 0, committed: 0, spent: 8_000 });
    expect((await journalOf(id)).filter((line) => !line.startsWith("funder"))).toEqual([
      "available → reserved 10500",
      "reserved → committed 8000",
      "committed → spent 8000",
      "available → reserved 1500",
      "reserved → committed 4000",
      "committed → reserved 2500",
      "committed → available 1500",
      "reserved → available 2500",
    ]);
    await expectLedgerToAddUp(database);
  });

  test("cash that was handed over is spent", async () => {
    const id = await addRequest(database, "approved");
    await allocate(database, id, 6_000);
    const ride = await addDispatch(database, id, { cents: 2_000 });
    await sql(`UPDATE "FundAllocation" SET "status" = 'distributed' WHERE "requestId" = $1`, [id]);
    expect(await moneyOf(id)).toEqual({ reserved: 0, committed: 2_000, spent: 4_000 });
    await sql(`UPDATE "EmergencyRequest" SET "status" = 'completed' WHERE "id" = $1`, [id]);
    expect(await moneyOf(id)).toEqual({ reserved: 0, committed: 2_000, spent: 4_000 });
    await settle(database, ride);
    expect(await moneyOf(id)).toEqual({ reserved: 0, committed: 0, spent: 6_000 });
    await expectLedgerToAddUp(database);
  });

  test("an approval that still waits for a person moves nothing", async () => {
    const id = await addRequest(database, "processing");
    await sql(
      `INSERT INTO "FundAllocation" ("requestId", "amountCents", "justification", "status", "authority", "updatedAt") VALUES ($1, 5000, '', 'pending', 'administrator', now())`,
      [id],
    );
    expect(await journalOf(id)).toEqual([]);
    await sql(`UPDATE "FundAllocation" SET "status" = 'allocated' WHERE "requestId" = $1`, [id]);
    expect(await moneyOf(id)).toEqual({ reserved: 5_000, committed: 0, spent: 0 });
  });
});

describe("a held fund", () => {
  let held = 0;
  let made = 0;
  beforeEach(async () => {
    await sql(`UPDATE "Fund" SET "closedAt" = now() WHERE "closedAt" IS NULL`);
    held = await addHeldFund(database, { cents: 10_000, key: `held ${++made}` });
  });

  test("promises only what it has, from all shards together", async () => {
    const first = await addRequest(database, "approved");
    for (let n = 0; n < 20; n++) await deposit(database, held, 100);
    await allocate(database, first, 11_999);
    const second = await addRequest(database, "approved");
    await expect(allocate(database, second, 2)).rejects.toMatchObject(noMoney);
    await allocate(database, second, 1);
    expect(await availableCents(database, held)).toBe(0);
    await expectLedgerToAddUp(database);
  });

  test("the next fund pays if the first has too little or does not admit the request", async () => {
    const rooms = await addHeldFund(database, { cents: 50_000, priority: 0, key: `rooms ${made}` });
    await sql(`UPDATE "Fund" SET "helpTypes" = '{shelter}', "states" = '{TX}' WHERE "id" = $1`, [rooms]);
    const pays = async (helpTypes: string, state: string, cents: number) => {
      const id = await addRequest(database, "approved");
      await sql(
        `UPDATE "EmergencyRequest" SET "requestedHelpTypes" = $2::"HelpType"[], "state" = $3 WHERE "id" = $1`,
        [...[id, helpTypes, state]],
      );
      await allocate(database, id, cents);
      const { rows } = await sql(`SELECT "fundId" FROM "RequestMoney" WHERE "requestId" = $1`, [id]);
      return rows[0].fundId as number;
    };
    expect(await pays("{shelter}", "TX", 40_000)).toBe(rooms);
    expect(await pays("{shelter,food}", "TX", 100)).toBe(held);
    expect(await pays("{shelter}", "IL", 100)).toBe(held);
    expect(await pays("{shelter}", "TX", 10_000 - 1_000)).toBe(rooms);
    expect(await pays("{shelter}", "TX", 5_000)).toBe(held);
    await sql(`UPDATE "Fund" SET "perRequestMaxCents" = 50 WHERE "id" = $1`, [rooms]);
    expect(await pays("{shelter}", "TX", 60)).toBe(held);
    await sql(`UPDATE "Fund" SET "endsOn" = '2020-01-01' WHERE "id" = $1`, [rooms]);
    expect(await pays("{shelter}", "TX", 40)).toBe(held);
  });

  test("a frozen fund takes money back and gives none", async () => {
    const id = await addRequest(database, "approved");
    await allocate(database, id, 4_000);
    await addDispatch(database, id, { cents: 1_000 });
    await sql(`UPDATE "Fund" SET "frozenAt" = now(), "frozenReason" = 'Audit' WHERE "id" = $1`, [held]);
    const other = await addRequest(database, "approved");
    await expect(allocate(database, other, 1)).rejects.toMatchObject(noMoney);
    await expect(addDispatch(database, id, { cents: 5_000, reason: "More" })).rejects.toMatchObject(noMoney);
    await addDispatch(database, id, { cents: 1_000 }); // what is reserved stays usable
    await sql(`UPDATE "EmergencyRequest" SET "status" = 'completed' WHERE "id" = $1`, [id]);
    expect(await availableCents(database, held)).toBe(8_000);
    await expectLedgerToAddUp(database);
  });

  test("amounts beyond four bytes add up", async () => {
    await deposit(database, held, 9_000_000_000_000);
    expect(await availableCents(database, held)).toBe(9_000_000_010_000);
    await expectLedgerToAddUp(database);
  });
});

describe("plain SQL", () => {
  test.each([
    `UPDATE "FundShard" SET "cents" = "cents" + 1`,
    `DELETE FROM "FundShard"`,
    `INSERT INTO "FundShard" ("fundId", "n", "cents") VALUES (1, 99, 1000)`,
    `UPDATE "RequestMoney" SET "reservedCents" = 0`,
    `INSERT INTO "LedgerEntry" ("at", "fundId", "source", "target", "cents", "kind") VALUES (now(), 1, 'funder', 'available', 100, 'deposited')`,
    `UPDATE "LedgerEntry" SET "cents" = 1`,
    `DELETE FROM "LedgerEntry"`,
    `TRUNCATE "LedgerEntry"`,
    `TRUNCATE "FundShard"`,
    `TRUNCATE "RequestMoney"`,
    `SELECT set_config('safevoice.ledger', 'off', true); UPDATE "FundShard" SET "cents" = 0`,
  ])("is refused: %s", async (text) => {
    const id = await addRequest(database, "approved");
    await addHeldFund(database, { cents: 100, key: text });
    await allocate(database, id, 100);
    await expect(sql(text)).rejects.toMatchObject(refused);
    await expectLedgerToAddUp(database);
  });

  test("cannot overdraw a fund or pair accounts that have no transfer, even as the ledger", async () => {
    const asLedger = (text: string) =>
      sql(`DO $do$ BEGIN PERFORM set_config('safevoice.ledger', 'on', true); ${text}; END $do$`);
    const id = await addHeldFund(database, { cents: 100, key: "attacked" });
    await expect(
      asLedger(`UPDATE "FundShard" SET "cents" = -1 WHERE "fundId" = ${id}`),
    ).rejects.toMatchObject(failsCheck);
    const entry = (pair: string, cents = 1) =>
      asLedger(
        `INSERT INTO "LedgerEntry" ("at", "fundId", "source", "target", "cents", "kind", "requestId") VALUES (now(), ${id}, ${pair}, ${cents}, 'spent', 1)`,
      );
    await expect(entry(`'available', 'spent'`)).rejects.toMatchObject(failsCheck);
    await expect(entry(`'reserved', 'reserved'`)).rejects.toMatchObject(failsCheck);
    await expect(entry(`'reserved', 'spent'`, 0)).rejects.toMatchObject(failsCheck);
    await expectLedgerToAddUp(database);
  });

  test("that changes allocations and dispatches in bulk is posted like any other", async () => {
    const ids = await Promise.all([1, 2, 3].map(() => addRequest(database, "approved")));
    await sql(
      `INSERT INTO "FundAllocation" ("requestId", "amountCents", "justification", "status", "authority", "updatedAt")
       SELECT unnest($1::int[]), 700, '', 'allocated', 'administrator', now()`,
      [ids],
    );
    const given: number[] = [];
    for (const id of ids) given.push(await addDispatch(database, id, { cents: 300 }));
    await sql(`UPDATE "HelpDispatch" SET "estimatedValueCents" = 200 WHERE "requestId" = ANY($1)`, [ids]);
    await settle(database, given);
    for (const id of ids) expect(await moneyOf(id)).toEqual({ reserved: 500, committed: 0, spent: 200 });
    await sql(`DELETE FROM "FundAllocation" WHERE "requestId" = ANY($1)`, [ids]);
    for (const id of ids) expect(await moneyOf(id)).toEqual({ reserved: 0, committed: 0, spent: 200 });
    await expectLedgerToAddUp(database);
  });
});

test("two thousand random events agree with plain bookkeeping", { timeout: 240_000 }, () =>
  runModel(database, 2_000, 20_261_103),
);
