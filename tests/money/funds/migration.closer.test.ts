import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../../graph/adapters/database/open.ts";
import { beforeMigration } from "../../harness/database/before-migration.ts";
import {
  addDispatch,
  addRequest,
  allocate,
  availableCents,
  expectLedgerToAddUp,
} from "../../harness/ledger.ts";

test(
  "a database with history gets opening entries that add up, and goes on",
  { timeout: 120_000 },
  async () => {
    const { before, after } = await beforeMigration("_fund_ledger");
    const old = await openDatabase(before);
    const sql = (text: string, values: unknown[] = []) => old.pool.query(text, values);
    const ids: number[] = [];
    for (let n = 0; n < 6; n++) {
      const id = await addRequest(old, "approved");
      if (n < 5) await allocate(old, id, 10_000);
      ids.push(id);
    }
    const [open, given, cash, completed, voided, without] = ids;
    for (const id of [given!, cash!, completed!]) await addDispatch(old, id, { cents: 4_000 });
    await addDispatch(old, given!, { cents: 9_000, reason: "More" });
    await addDispatch(old, without!, { cents: 700, reason: "No allocation" });
    await sql(`UPDATE "FundAllocation" SET "status" = 'distributed' WHERE "requestId" = $1`, [cash]);
    await sql(`UPDATE "EmergencyRequest" SET "status" = 'completed' WHERE "id" = $1`, [completed]);
    await sql(`UPDATE "FundAllocation" SET "status" = 'denied' WHERE "requestId" = $1`, [voided]);
    await old.close();

    const database = await openDatabase(after);
    onTestFinished(() => database.close());
    expect(await expectLedgerToAddUp(database)).toBeGreaterThan(10);
    const money = await database.db.requestMoney.findMany({ orderBy: { requestId: "asc" } });
    expect(
      money.map(({ requestId, reservedCents, committedCents, spentCents }) => [
        ...[requestId, Number(reservedCents), Number(committedCents), Number(spentCents)],
      ]),
    ).toEqual([
      [open, 10_000, 0, 0],
      [given, 0, 13_000, 0],
      [cash, 0, 4_000, 6_000],
      [completed, 0, 0, 4_000],
      [without, 0, 700, 0],
    ]);
    const { _sum } = await database.db.ledgerEntry.aggregate({
      where: { source: "funder" },
      _sum: { cents: true },
    });
    expect(Number(_sum.cents)).toBe(37_700);

    await database.pool.query(`UPDATE "FundAllocation" SET "status" = 'denied' WHERE "requestId" = $1`, [
      open,
    ]);
    expect(await availableCents(database, 1)).toBe(10_000);
    await expectLedgerToAddUp(database);
  },
);
