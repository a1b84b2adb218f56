import { expect, test } from "vitest";
import { createSql } from "../../graph/core/database/statement.ts";
import { readBalances } from "../../graph/money/funds/balances.sql.ts";
import { verifyLedger } from "../../graph/money/funds/verify.sql.ts";
import { useDatabase } from "../harness/database/database.ts";
import { addDispatch, addHeldFund, addRequest, addVendor, allocate, buyCode } from "../harness/ledger.ts";
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

const proof = () => verifyLedger(createSql(database.pool, database.embedded));

const damage = (text: string) => writeUnguarded(database.pool, [text]);

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
    ...{ reservedCents: Number(_sum.reservedCents), committedCents: Number(_sum.committedCents) },
    // The test's deposit has no row: it counts as given before a deposit.
    ...{ spentCents: Number(_sum.spentCents), countedCents: 30_000 },
  });

  await damage(`UPDATE "FundShard" SET "cents" = "cents" + 7 WHERE "fundId" = ${fund} AND "n" = 0`);
  expect((await proof()).problems).toEqual([{ kind: "fund", id: fund, found: "14000", expected: "14007" }]);
  expect(await plainly()).toMatchObject({ funds: [fund], requests: [] });

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
});
