import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  applyMigrations,
  baseline,
  migrationNames,
  migrationsDir,
} from "../../graph/adapters/database/migrate.ts";
import { useDatabase } from "../harness/database/database.ts";

const database = useDatabase();

test("a notification reaches a subscriber on another connection", async () => {
  const listener = await database.pool.connect();
  try {
    await listener.query("LISTEN news");
    const heard = new Promise<string | undefined>((resolve) =>
      listener.once("notification", ({ payload }) => resolve(payload)),
    );
    await database.pool.query("SELECT pg_notify('news', 'hello')");
    expect(await heard).toBe("hello");
  } finally {
    await listener.query("UNLISTEN news");
    listener.release();
  }
});

test("a transaction's notification is received when it commits, and never when it does not", async () => {
  const listener = await database.pool.connect();
  const heard: (string | undefined)[] = [];
  listener.on("notification", ({ payload }) => heard.push(payload));
  try {
    await listener.query("LISTEN news");
    const notify = (payload: string, failure?: Error) =>
      database.db.$transaction(async (transaction) => {
        await transaction.$executeRaw`SELECT pg_notify('news', ${payload})`;
        if (failure) throw failure;
      });
    await expect(notify("dropped", new Error("no"))).rejects.toThrow("no");
    await notify("kept");
    await expect.poll(() => heard).toEqual(["kept"]);
  } finally {
    listener.release(true);
  }
});

test("no statement falls into another's transaction", async () => {
  const first = await database.pool.connect();
  await first.query("BEGIN");
  await first.query(`INSERT INTO "ReferenceData" (name, hash) VALUES ('turn', '1')`);
  const outside = database.pool.query(`SELECT hash FROM "ReferenceData" WHERE name = 'turn'`);
  await first.query("ROLLBACK");
  first.release();
  expect((await outside).rows).toEqual([]);
});

test("a connection that closes in a transaction leaves nothing of it", async () => {
  const first = await database.pool.connect();
  await first.query("BEGIN");
  await first.query(`INSERT INTO "ReferenceData" (name, hash) VALUES ('gone', '1')`);
  first.release(true);
  const left = () => database.pool.query(`SELECT 1 FROM "ReferenceData" WHERE name = 'gone'`);
  expect((await left()).rowCount).toBe(0);
});

test("many transactions at once all end", async () => {
  const writes = Array.from({ length: 40 }, (_, index) =>
    database.db.$transaction(async (transaction) => {
      await transaction.referenceData.create({ data: { name: `many-${index}`, hash: "1" } });
      await transaction.referenceData.update({ where: { name: `many-${index}` }, data: { hash: "2" } });
    }),
  );
  await Promise.all(writes);
  expect(await database.db.referenceData.count({ where: { hash: "2" } })).toBe(40);
});

test("an array of enums and an isolation level survive the adapter", async () => {
  const request = await database.db.$transaction(
    (transaction) =>
      transaction.emergencyRequest.create({
        data: {
          caseId: "EM-2026-9000",
          victimName: "A",
          victimContact: "A",
          victimAddress: "A",
          victimPhone: "A",
          victimEmail: "a@example.org",
          requestDetails: "A",
          requestedHelpTypes: ["food", "shelter"],
        },
      }),
    { isolationLevel: "Serializable" },
  );
  expect(request.requestedHelpTypes).toEqual(["food", "shelter"]);
});

test("migrations are applied once, even if two servers start together", async () => {
  const again = await Promise.all([
    applyMigrations(database.pool, migrationsDir),
    applyMigrations(database.pool, migrationsDir),
  ]);
  expect(again).toEqual([
    { applied: [], isNew: false },
    { applied: [], isNew: false },
  ]);
  const { rows } = await database.pool.query(
    "SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1",
  );
  expect(rows.map(({ name }) => name)).toEqual(await migrationNames(migrationsDir));
});

test("refuses a migration that was edited after it was applied, and a failing one leaves nothing", async () => {
  const directory = copyOfMigrations();
  writeFileSync(path.join(directory, baseline, "migration.sql"), "-- other");
  await expect(applyMigrations(database.pool, directory)).rejects.toThrow("was edited after");

  const broken = copyOfMigrations();
  cpSync(path.join(broken, baseline), path.join(broken, "99999999999999_broken"), { recursive: true });
  const sql = `CREATE TABLE "Half" (id int); SELECT 1 / 0;`;
  writeFileSync(path.join(broken, "99999999999999_broken/migration.sql"), sql);
  await expect(applyMigrations(database.pool, broken)).rejects.toThrow(
    "Migration 99999999999999_broken could not be applied: division by zero (SQLSTATE 22012)",
  );
  expect((await database.pool.query("SELECT to_regclass('\"Half\"') AS half")).rows).toEqual([
    { half: null },
  ]);
});

function copyOfMigrations(): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), "safevoice-migrations-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  cpSync(migrationsDir, directory, { recursive: true });
  return directory;
}
