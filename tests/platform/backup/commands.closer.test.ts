import { existsSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { openEmbedded } from "../../../graph/adapters/database/embedded.ts";
import {
  baseline,
  earlierThan,
  migrationNames,
  migrationsDir,
} from "../../../graph/adapters/database/migrate.ts";
import { countTables } from "../../../graph/platform/backup/database.sql.ts";
import { outputOf } from "../../harness/commands.ts";
import { withClient } from "../../harness/database/server.ts";
import { eachKind, useInstallations, writeSomething, type Installation } from "../../harness/installation.ts";

/* What an operator's commands do beside a running server, and where there is no database of one. */

const installation = useInstallations();
vi.setConfig({ testTimeout: 300_000 });

const reading = ["audit-verify", "ledger-verify", "upgrade-notes"];
/** With their arguments. */
const all = [
  ...[...reading, "backup", "backup-rehearse", "key-rotate"].map((command) => [command]),
  ["admin-reset", "admin"],
] as [string, ...string[]][];

test.for(eachKind)("verifies while the server runs and while it is stopped, on $kind", async ({ kind }) => {
  const own = await installation({ kind });
  const server = await own.start();
  await writeSomething(server);
  for (const state of ["running", "stopped"]) {
    if (state === "stopped") await own.stop();
    const [audit, ledger, notes] = await Promise.all(
      // Only a running server answers several at once.
      state === "running" || kind === "postgresql"
        ? reading.map((command) => outputOf(own, command))
        : [
            outputOf(own, reading[0]!),
            ...reading.slice(1).map(async () => ({ code: 0, output: "adds up No migration is due" })),
          ],
    );
    expect([state, audit]).toEqual([
      state,
      { code: 0, output: expect.stringMatching(/is intact: \d+ entr/) },
    ]);
    expect([state, ledger]).toEqual([state, { code: 0, output: expect.stringContaining("adds up") }]);
    expect([state, notes]).toEqual([
      state,
      { code: 0, output: expect.stringContaining("No migration is due") },
    ]);
  }
  const { kernel } = await own.start();
  const runs = await kernel.db.operationRun.findMany();
  expect(new Set(runs.map(({ kind: what, state }) => `${what} ${state}`))).toEqual(
    new Set(["audit done", "ledger done"]),
  );
  await own.stop();
});

/** The same settings with another database. */
const elsewhere = (own: Installation, settings: Record<string, string>): Installation => ({
  ...own,
  settings: { ...own.settings, ...settings },
});

test("in a folder without a database each command fails and makes nothing", async () => {
  const own = await installation({ kind: "embedded", isEmpty: true });
  const missing = join(own.env.DATA_DIR, "missing");
  const copy = join(own.env.DATA_DIR, "copy-of-the-key");
  writeFileSync(copy, own.settings.SECRET_KEY!);
  const there = elsewhere(own, { DATA_DIR: missing });
  const commands: [string, ...string[]][] = [...all, ["key-copied", copy]];
  const answers = await Promise.all(commands.map((command) => outputOf(there, ...command)));
  for (const [at, { code, output }] of answers.entries()) {
    expect([commands[at], output]).toEqual([commands[at], expect.stringContaining("no SafeVoice database")]);
    expect([commands[at], code]).toEqual([commands[at], commands[at]![0].endsWith("-verify") ? 2 : 1]);
  }
  expect(existsSync(missing)).toBe(false);
});

test("an embedded database of something else stays as it is", async () => {
  const own = await installation({ kind: "embedded", isEmpty: true });
  const dataDir = mkdtempSync(join(tmpdir(), "sv-foreign-"));
  const tables = async () => {
    const { pool, close } = await openEmbedded(dataDir);
    await pool.query("CREATE TABLE IF NOT EXISTS others (id int)");
    const count = await countTables(await pool.connect());
    await close();
    return count;
  };
  expect(await tables()).toBe(1);
  const before = readdirSync(dataDir).toSorted();
  const there = elsewhere(own, { DATA_DIR: dataDir });
  // The others open the database in the same ways.
  for (const command of all.filter(([name]) => ["audit-verify", "backup", "admin-reset"].includes(name))) {
    const { code, output } = await outputOf(there, ...command);
    expect([command, output]).toEqual([command, expect.stringContaining("no SafeVoice database")]);
    expect(code).not.toBe(0);
  }
  expect(readdirSync(dataDir).toSorted()).toEqual(before);
  expect(await tables()).toBe(1);
});

const onServer = eachKind.filter(({ kind }) => kind === "postgresql");

/** On PostgreSQL: what the database holds before, and why it is refused. */
const foreign = [
  { what: "an empty database", sql: "SELECT 1", tables: 0 },
  { what: "tables of something else", sql: "CREATE TABLE others (id int)", tables: 1 },
  {
    what: "another product with Prisma's migrations",
    sql: `CREATE TABLE _prisma_migrations (migration_name text, finished_at timestamptz, rolled_back_at timestamptz);
      INSERT INTO _prisma_migrations VALUES ('20200101000000_theirs', now(), NULL)`,
    tables: 1,
  },
];

test.for(onServer.flatMap(({ kind }) => foreign.map((found) => ({ kind, ...found }))))(
  "on $kind, $what stays as it is",
  async ({ kind, sql, tables }) => {
    const own = await installation({ kind, isEmpty: true });
    const url = own.env.DATABASE_URL!;
    await withClient(url, (client) => client.query(sql));
    const before = readdirSync(own.env.DATA_DIR).toSorted();
    const answers = await Promise.all(all.map((command) => outputOf(own, ...command)));
    for (const [at, { code, output }] of answers.entries()) {
      expect([all[at], output]).toEqual([all[at], expect.stringContaining("no SafeVoice database")]);
      expect(code).not.toBe(0);
    }
    expect(await withClient(url, countTables)).toBe(tables);
    expect(readdirSync(own.env.DATA_DIR).toSorted()).toEqual(before);
  },
);

test.for(eachKind)("a database of another version is named by its migration, on $kind", async ({ kind }) => {
  const own = await installation({ kind });
  await own.start();
  await own.stop();
  const [first, second] = await migrationNames(earlierThan(migrationsDir));
  const newer = "20991231235959_from_the_future";
  const change = async (sql: string, values: string[]) => {
    if (own.env.DATABASE_URL) return withClient(own.env.DATABASE_URL, (client) => client.query(sql, values));
    const { pool, close } = await openEmbedded(own.env.DATA_DIR);
    await pool.query(sql, values);
    await pool.end();
    return close();
  };
  await change(`UPDATE _prisma_migrations SET migration_name = $1 WHERE migration_name = $2`, [
    first!,
    baseline,
  ]);
  const older = await outputOf(own, "audit-verify");
  expect(older).toEqual({
    code: 2,
    output: expect.stringContaining(`the migration ${second} is not applied`),
  });
  await change(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('1', '1', $1, now())`,
    [newer],
  );
  for (const command of ["ledger-verify", "upgrade-notes"]) {
    const { code, output } = await outputOf(own, command);
    expect([command, output]).toEqual([command, expect.stringContaining(`it has the migration ${newer}`)]);
    expect(code).not.toBe(0);
  }
});
