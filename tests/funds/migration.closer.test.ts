import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { migrationNames } from "../../graph/adapters/database/migrate.ts";
import { openDatabase } from "../../graph/adapters/database/open.ts";
import { createOwned } from "../harness/database/server.ts";
import { addDispatch, addRequest, allocate, availableCents, expectLedgerToAddUp } from "../harness/ledger.ts";

/** A new database of this run's kind, and the migrations before the ledger's. */
async function prepare() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "safevoice-ledger-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const migrationsDir = path.join(folder, "migrations");
  const names = await migrationNames("prisma/migrations");
  const ledger = names.findIndex((name) => name.endsWith("_fund_ledger"));
  for (const name of names.slice(0, ledger))
    cpSync(path.join("prisma/migrations", name), path.join(migrationsDir, name), { recursive: true });
  const provided = inject("database");
  const dataDir = path.join(folder, "data");
  if (provided.kind === "embedded") return { before: { dataDir, migrationsDir }, after: { dataDir } };
  const url = await createOwned(provided);
  return { before: { url, dataDir, migrationsDir }, after: { url, dataDir } };
}

test(
  "a database with history gets opening entries that add up, and goes on",
  { timeout: 120_000 },
  async () => {
    const { before, after } = await prepare();
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
