import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import {
  applyMigrations,
  baseline,
  earlierThan,
  everyMigration,
  migrationNames,
  migrationsDir,
} from "../../graph/adapters/database/migrate.ts";
import { openDatabase, type Database } from "../../graph/adapters/database/open.ts";
import { databaseText } from "../../scripts/database/database-text.ts";
import { withEarlier } from "../harness/database/before-migration.ts";
import { useDatabase } from "../harness/database/database.ts";
import { schemaOf } from "../harness/database/schema-of.ts";
import { addRequest, allocate, expectLedgerToAddUp } from "../harness/ledger.ts";

const database = useDatabase();
const earlier = await migrationNames(earlierThan(migrationsDir));
const names = (await everyMigration(migrationsDir)).map(({ name }) => name).toSorted();

const readRecords = async ({ pool }: Pick<Database, "pool">) =>
  (
    await pool.query<{ name: string; steps: number }>(
      `SELECT migration_name AS name, applied_steps_count AS steps FROM _prisma_migrations ORDER BY migration_name`,
    )
  ).rows;

/** A new database has exactly what a database of any release has after the upgrade. */
async function expectSame(upgraded: Database) {
  expect(await schemaOf(upgraded)).toEqual(await schemaOf(database));
  expect(await databaseText(upgraded.pool)).toBe(readFileSync("prisma/database.sql", "utf8"));
  expect((await readRecords(upgraded)).map(({ name }) => name)).toEqual(names);
  const funds = await upgraded.db.fund.findMany({ omit: { createdAt: true } });
  expect(funds).toMatchObject([{ id: 1, key: "general", name: "General", mode: "counted" }]);
}

test("a new database is made by the baseline alone", async () => {
  const records = await readRecords(database);
  expect(records.map(({ name }) => name)).toEqual(await migrationNames(migrationsDir));
  expect(records[0]).toEqual({ name: baseline, steps: 1 });
});

test.each([
  ["all earlier migrations", earlier.length],
  ["a third of them", 36],
])("a database with %s ends in the same schema as a new one", { timeout: 120_000 }, async (_what, count) => {
  const { before, after } = await withEarlier(count);
  const old = await openDatabase(before);
  expect(await readRecords(old)).toHaveLength(count);
  await old.close();
  const upgraded = await openDatabase(after);
  onTestFinished(() => upgraded.close());
  await expectSame(upgraded);
  const records = await readRecords(upgraded);
  expect(records.find(({ name }) => name === baseline)).toEqual({ name: baseline, steps: 0 });
  await allocate(upgraded, await addRequest(upgraded, "approved"), 10_000);
  await expectLedgerToAddUp(upgraded);
  // The next start has nothing to do.
  expect(await applyMigrations(upgraded.pool, path.resolve(migrationsDir))).toEqual({
    applied: [],
    isNew: false,
  });
});

test("an earlier migration that was edited stops the start, and the baseline is not recorded", async () => {
  const { before, after } = await withEarlier(3);
  const old = await openDatabase(before);
  await old.pool.query(`UPDATE _prisma_migrations SET checksum = '' WHERE migration_name = $1`, [earlier[2]]);
  await old.close();
  await expect(openDatabase(after)).rejects.toThrow(`Migration ${earlier[2]} was edited`);
  const again = await openDatabase({ ...before, demand: async () => undefined });
  onTestFinished(() => again.close());
  expect((await readRecords(again)).map(({ name }) => name)).toEqual(earlier.slice(0, 3));
});

test("a later migration follows the baseline in a new and in an earlier database", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "safevoice-later-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const extended = path.join(folder, "migrations");
  cpSync(migrationsDir, extended, { recursive: true });
  cpSync(earlierThan(migrationsDir), earlierThan(extended), { recursive: true });
  const later = path.join(extended, "20991231235959_later");
  mkdirSync(later);
  writeFileSync(path.join(later, "migration.sql"), `CREATE TABLE "Later" ("id" INT);`);
  const has = async ({ pool }: Database) =>
    (await pool.query(`SELECT to_regclass('"Later"') IS NOT NULL AS has`)).rows;
  for (const count of [0, earlier.length]) {
    const { before, after } = await withEarlier(count);
    mkdirSync(before.migrationsDir, { recursive: true });
    await openDatabase(before).then((made) => made.close());
    const opened = await openDatabase({ ...after, migrationsDir: extended });
    expect(await has(opened)).toEqual([{ has: true }]);
    await opened.close();
  }
});

test.skipIf(inject("database").kind === "embedded")(
  "of two servers that start at once, on a new and on an earlier database, one migrates",
  async () => {
    for (const count of [0, 40]) {
      const { before, after } = await withEarlier(count);
      if (count > 0) await openDatabase(before).then((made) => made.close());
      const opened = await Promise.all([openDatabase(after), openDatabase(after)]);
      const [one] = opened;
      try {
        expect(opened.filter(({ isNew }) => isNew)).toHaveLength(count === 0 ? 1 : 0);
        expect(await schemaOf(one)).toEqual(await schemaOf(database));
        const expected = count > 0 ? names : await migrationNames(migrationsDir);
        expect((await readRecords(one)).map(({ name }) => name)).toEqual(expected);
      } finally {
        for (const each of opened) await each.close();
      }
    }
  },
);
