import { expect, test } from "vitest";
import { createSql } from "../../graph/core/database/statement.ts";
import { readBalances } from "../../graph/money/funds/balances.sql.ts";
import { verifyLedger } from "../../graph/money/funds/verify.sql.ts";
import { useDatabase } from "../harness/database/database.ts";
import { addDispatch, addHeldFund, addRequest, addVendor, allocate, buyCode } from "../harness/ledger.ts";
import { sumDays } from "../harness/fund-days.ts";
import { writeUnguarded } from "../harness/database/unguarded.ts";

const database = useDatabase();

/** The same comparison as sums over Prisma's rows. */
async function plainly() {
  const { db } = database;
  const entries = await db.ledgerEntry.findMany();
  const [shards, money] = await Promise.all([db.fundShard.findMany(), db.requestMoney.findMany()]);
  const into = (account: string, of: (entry: (typeof entries)[number]) => boolean) =>
    entries
      .filter(of)
      .reduce(
        (sum, { source, target, cents }) =>
          sum + (target === account ? cents : 0n) - (source === account ? cents : 0n),
        0n,
      );
  const funds = [...new Set(shards.map(({ fundId }) => fundId))].filter(
    (id) =>
      into("available", ({ fundId }) => fundId === id) !==
      shards.filter(({ fundId }) => fundId === id).reduce((sum, { cents }) => sum + cents, 0n),
  );
  const requests = money.filter(
    ({ requestId, reservedCents, committedCents, spentCents }) =>
      into("reserved", (one) => one.requestId === requestId) !== reservedCents ||
      into("committed", (one) => one.requestId === requestId) !== committedCents ||
      into("spent", (one) => one.requestId === requestId) !== spentCents,
  );
  return { entries: entries.length, funds, requests: requests.map(({ requestId }) => requestId) };
}

/** The sums of each day as the database has them, and over Prisma's entries. */
async function days() {
  const { db } = database;
  const of = (fundId: number, day: Date) => `${fundId} ${day.toISOString().slice(0, 10)}`;
  const accounts = ["reserved", "committed", "spent", "lost", "stock", "available"] as const;
  const sums = () => new Map<string, number[]>();
  const add = (to: Map<string, number[]>, day: string, cents: number[]) =>
    to.set(
      day,
      cents.map((each, place) => each + (to.get(day)?.[place] ?? 0)),
    );
  const stored = sums();
  for (const { fundId, day, ...row } of await db.fundDay.findMany())
    add(stored, of(fundId, day), [
      ...[row.reservedCents, row.committedCents, row.spentCents, row.lostCents, row.stockCents].map(Number),
      -Number(row.promisedCents),
    ]);
  const entries = sums();
  for (const { fundId, at, source, target, cents } of await db.ledgerEntry.findMany())
    if (accounts.some((one) => one === source) && accounts.some((one) => one === target))
      add(
        entries,
        of(fundId, at),
        accounts.map(
          (account) => (target === account ? Number(cents) : 0) - (source === account ? Number(cents) : 0),
        ),
      );
  return { stored, entries };
}

const proof = () => verifyLedger(createSql(database.pool, database.embedded));

const damage = (text: string) => writeUnguarded(database.pool, [text]);

test("the balances of a fund are the sums of its entries, for any number of days", async () => {
  const fund = await addHeldFund(database, { cents: 100_000, key: "days" });
  const hourMs = 3_600_000;
  const now = new Date("2026-03-20T15:30:00Z");
  const hours = [0, 1, 15, 16, 40, 100, 200, 335, 336, 337, 345, 352, 353, 400];
  const ids = await Promise.all(hours.map(() => addRequest(database, "approved")));
  for (const [n, id] of ids.entries()) {
    const at = new Date(now.getTime() - hours[n]! * hourMs);
    await database.pool.query(
      `INSERT INTO "FundAllocation" ("requestId", "amountCents", "justification", "status", "authority", "updatedAt")
       VALUES ($1, $2, '', 'allocated', 'administrator', $3)`,
      [id, 100 + 2 ** n, at],
    );
    if (n % 3 === 0)
      await database.pool.query(
        `UPDATE "FundAllocation" SET "status" = 'denied', "updatedAt" = $2 WHERE "requestId" = $1`,
        [id, new Date(at.getTime() + 10 * hourMs)],
      );
  }
  const entries = await database.db.ledgerEntry.findMany({
    where: { fundId: fund, kind: { not: "deposited" } },
  });
  const into = (account: string, of: typeof entries) =>
    of.reduce(
      (sum, { source, target, cents }) =>
        sum + (target === account ? Number(cents) : 0) - (source === account ? Number(cents) : 0),
      0,
    );
  for (const days of [0, 1, 2, 5, 14, 17]) {
    const since = new Date(now.getTime() - days * 24 * hourMs);
    const balances = await readBalances(createSql(database.pool, database.embedded), { now, since });
    const first = new Date(`${since.toISOString().slice(0, 10)}T24:00:00Z`);
    const promisedCents =
      0 -
      into(
        "available",
        entries.filter(({ at }) => at >= first),
      );
    expect([days, balances.find(({ fundId }) => fundId === fund)]).toMatchObject([
      days,
      { promisedCents, reservedCents: into("reserved", entries) },
    ]);
  }
  expect((await proof()).problems).toEqual([]);
  await database.pool.query(`UPDATE "Fund" SET "closedAt" = now() WHERE "id" = $1`, [fund]);
});

test("a transaction with entries of several funds and days, and a part that is undone, adds up", async () => {
  const funds = [
    await addHeldFund(database, { cents: 50_000, key: "bulk one" }),
    await addHeldFund(database, { cents: 50_000, key: "bulk two" }),
  ];
  const client = await database.pool.connect();
  const move = (fund: number, day: number) =>
    client.query(`SELECT fund_move($1, 'available', 'stock', 100, 'bought', $2, NULL, NULL)`, [
      fund,
      new Date(Date.UTC(2026, 2, day, 12)),
    ]);
  const counts = () =>
    database.db.fundDay.findMany({
      where: { fundId: { in: funds }, stockCents: { not: 0 } },
      orderBy: [{ fundId: "asc" }, { day: "asc" }],
    });
  try {
    await client.query("BEGIN");
    for (let n = 0; n < 20; n += 1) await move(funds[0]!, 5);
    for (const day of [5, 6, 5, 6]) for (const fund of funds) await move(fund, day);
    await client.query("SET CONSTRAINTS ALL IMMEDIATE");
    await client.query("SAVEPOINT undone");
    for (const fund of [...funds, ...funds]) await move(fund, 6);
    await client.query("ROLLBACK TO undone");
    for (const fund of funds) await move(fund, 6);
    await client.query("COMMIT");
  } finally {
    client.release();
  }
  expect((await counts()).map(({ fundId, stockCents }) => [fundId, Number(stockCents)])).toEqual([
    [funds[0], 2_200],
    [funds[0], 300],
    [funds[1], 200],
    [funds[1], 300],
  ]);
  expect((await proof()).problems.map(({ kind }) => kind)).not.toContain("day");
  // No code was bought, so the codes in stock are missing; the rest of the file has none of it.
  for (const [at, cents] of [2_500, 500].entries())
    await database.pool.query(
      `SELECT fund_move($1, 'stock', 'available', $2, 'corrected', now(), NULL, NULL)`,
      [funds[at], cents],
    );
  await database.pool.query(`UPDATE "Fund" SET "closedAt" = now() WHERE "id" = ANY($1)`, [funds]);
  expect((await proof()).problems).toEqual([]);
});

test("a day has what its entries say, by the trigger and by all entries at once", async () => {
  const fund = await addHeldFund(database, { cents: 50_000, key: "kinds" });
  const id = await addRequest(database, "approved");
  await allocate(database, id, 5_000);
  await addDispatch(database, id, { cents: 1_200 });
  for (const [source, target, kind] of [
    ["available", "withdrawn", "withdrawn"],
    ["available", "transfer", "moved"],
    ["transfer", "available", "moved"],
    ["available", "stock", "bought"],
    ["stock", "lost", "lost"],
  ])
    await database.pool.query(
      `SELECT fund_move($1, $2::"LedgerAccount", $3::"LedgerAccount", 300, $4::"LedgerKind", now(), NULL, NULL)`,
      [fund, source, target, kind],
    );
  const { stored, entries } = await days();
  expect([...entries.keys()].filter((day) => day.startsWith(`${fund} `))).toHaveLength(1);
  expect(stored).toEqual(entries);
  await writeUnguarded(database.pool, ['DELETE FROM "FundDay"', sumDays]);
  expect((await days()).stored).toEqual(entries);
  expect((await proof()).problems).toEqual([]);
  await database.pool.query(`UPDATE "Fund" SET "closedAt" = now() WHERE "id" = $1`, [fund]);
});

test("the ledger adds up, by one statement and by sums over all rows; damage is found by both", async () => {
  const fund = await addHeldFund(database, { cents: 30_000 });
  const ids: number[] = [];
  for (let n = 0; n < 3; n++) ids.push(await addRequest(database, "approved"));
  for (const id of ids) await allocate(database, id, 5_000);
  await addDispatch(database, ids[0]!, { cents: 1_200 });
  const vendorId = await addVendor(database, "Hotel");
  for (const cents of [900, 100]) await buyCode(database, { fundId: fund, vendorId, cents });
  expect(await proof()).toEqual({ entries: (await plainly()).entries, count: 0, problems: [] });

  const now = new Date(Date.now() + 60_000);
  const balances = await readBalances(createSql(database.pool, database.embedded), {
    now,
    since: new Date(0),
  });
  const { _sum } = await database.db.requestMoney.aggregate({
    where: { fundId: fund },
    _sum: { reservedCents: true, committedCents: true, spentCents: true },
  });
  expect(balances.find(({ fundId }) => fundId === fund)).toEqual({
    ...{ fundId: fund, availableCents: 14_000, lostCents: 0, promisedCents: 16_000, requestedCents: 0 },
    stockCents: 1_000,
    printedCents: 0,
    ...{ reservedCents: Number(_sum.reservedCents), committedCents: Number(_sum.committedCents) },
    // The test's deposit has no row: it counts as given before a deposit.
    ...{ spentCents: Number(_sum.spentCents), countedCents: 30_000 },
  });

  await damage(`UPDATE "FundShard" SET "cents" = "cents" + 7 WHERE "fundId" = ${fund} AND "n" = 0`);
  expect((await proof()).problems).toEqual([{ kind: "fund", id: fund, found: "14000", expected: "14007" }]);
  expect(await plainly()).toMatchObject({ funds: [fund], requests: [] });

  const { day } = await database.db.fundDay.findFirstOrThrow({ where: { fundId: fund } });
  const today = day.toISOString().slice(0, 10);
  await damage(`UPDATE "FundDay" SET "spentCents" = 3 WHERE "fundId" = ${fund}`);
  const drifted = { kind: "day", id: fund, found: `${today} 13800 1200 0 0 1000 16000` };
  expect((await proof()).problems).toContainEqual({
    ...drifted,
    expected: `${today} 13800 1200 3 0 1000 16000`,
  });
  await damage(`DELETE FROM "FundDay" WHERE "fundId" = ${fund}`);
  expect((await proof()).problems).toContainEqual({ ...drifted, expected: `${today} 0 0 0 0 0 0` });
  await damage(`INSERT INTO "FundDay" VALUES (${fund}, '${today}', 0, 13800, 1200, 0, 0, 1000, 16000)`);
  expect((await proof()).count).toBe(1);

  await damage(`UPDATE "RequestMoney" SET "spentCents" = 5 WHERE "requestId" = ${ids[1]}`);
  await damage(`UPDATE "FundAllocation" SET "amountCents" = 4000 WHERE "requestId" = ${ids[2]}`);
  expect(await plainly()).toMatchObject({ funds: [fund], requests: [ids[1]] });
  expect((await proof()).problems.map(({ kind, id }) => [kind, id])).toEqual([
    ["due", ids[1]],
    ["due", ids[2]],
    ["fund", fund],
    ["request", ids[1]],
  ]);
  await damage(`INSERT INTO "Deposit" ("fundId", "cents", "reference", "enteredById", "enteredBy", "decidedById", "confirmedAt")
    VALUES (${fund}, 100, 'never posted', 1, 'a', 2, now())`);
  await damage(`DELETE FROM "VendorCode" WHERE "valueCents" = 100`);
  const { problems } = await proof();
  expect(problems.map(({ kind }) => kind)).toContain("deposit");
  expect(problems).toContainEqual({ kind: "stock", id: fund, found: "1000", expected: "900" });

  const book = { fundId: fund, helpType: "food", maxCents: 100, callWhom: "a", printedById: 1 } as const;
  const times = { printedAt: new Date(), endsAt: new Date(Date.now() + 1_000), validUntil: new Date() };
  const { id: bookId } = await database.db.voucherBook.create({
    data: { ...book, ...times, printedBy: "a" },
  });
  await database.db.voucher.create({
    data: { bookId, number: "1", fundId: fund, maxCents: 100, printedByKeys: ["admin:a"] },
  });
  expect((await proof()).problems.map(({ kind }) => kind)).not.toContain("printed");
  await damage(`UPDATE "Voucher" SET "maxCents" = 90 WHERE "bookId" = ${bookId}`);
  expect((await proof()).problems).toContainEqual({
    ...{ kind: "printed", id: fund, found: "100", expected: "90" },
  });
});
