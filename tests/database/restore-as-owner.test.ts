import { chmodSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type pg from "pg";
import { describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { dumpDatabase } from "../../graph/adapters/database/pg-tools.ts";
import { openDatabase, type Database } from "../../graph/adapters/database/open.ts";
import { makeBackup } from "../../graph/platform/backup/make.ts";
import { rehearse } from "../../graph/platform/backup/rehearse.ts";
import { restoreBackup } from "../../graph/platform/backup/restore/restore.ts";
import { countTables, emptyDatabase } from "../../graph/platform/backup/database.sql.ts";
import { publishedTexts } from "../harness/database/published-texts.ts";
import { schemaOf } from "../harness/database/schema-of.ts";
import { openServerRole, createOwned, dropServer, withClient } from "../harness/database/server.ts";
import { useInstallations, writeSomething, type Installation } from "../harness/installation.ts";

/*
 * Restores and rehearsals on PostgreSQL by a role that owns its database and nothing else, and by
 * one that may also create databases.
 */

const installation = useInstallations();
vi.setConfig({ testTimeout: 180_000 });
const provided = inject("database");

const inside = <Answer>({ settings }: Installation, work: (client: pg.Client) => Promise<Answer>) =>
  withClient(settings.DATABASE_URL ?? "", work);
const evidence = (own: Installation) =>
  inside(own, async (client) =>
    (await client.query<{ id: string }>(`SELECT "id" FROM "Evidence" ORDER BY 1`)).rows.map(({ id }) => id),
  );

/** An installation with a stored file, its backup, and a file that came later. */
async function withBackup() {
  const own = await installation();
  const server = await own.start();
  const kept = await writeSomething(server);
  const { file } = await makeBackup(own.env);
  const later = await writeSomething(server);
  await own.stop();
  return { own, file, kept, both: [kept, later].toSorted() };
}

describe.skipIf(provided.kind === "embedded")("a role that owns its database and nothing else", () => {
  test("rehearses in the database that is named for it, and leaves that empty", async () => {
    const { own } = await withBackup();
    const named = own.settings.REHEARSE_DATABASE_URL ?? "";
    const tables = () => withClient(named, countTables);
    await expect(rehearse({ ...own.env, REHEARSE_DATABASE_URL: undefined })).rejects.toThrow(
      "Set REHEARSE_DATABASE_URL to an empty one that its role owns, or let the role of DATABASE_URL create one: ALTER ROLE … CREATEDB.",
    );
    await expect(rehearse({ ...own.env, REHEARSE_DATABASE_URL: own.env.DATABASE_URL })).rejects.toThrow(
      "REHEARSE_DATABASE_URL is the database in use.",
    );
    await rehearse(own.env);
    expect(await tables()).toBe(0);

    // What a killed rehearsal left is emptied; anything else is not touched.
    await withClient(named, (client) =>
      client.query(`CREATE SCHEMA safevoice_rehearsal; CREATE TABLE "Half" (id int)`),
    );
    await rehearse(own.env);
    expect(await tables()).toBe(0);
    await withClient(named, (client) => client.query(`CREATE TABLE "Precious" (id int)`));
    await expect(rehearse(own.env)).rejects.toThrow("REHEARSE_DATABASE_URL holds data");
    expect(await tables()).toBe(1);
  });

  test("replaces what its database holds, keeps it as a dump, and leaves other schemas alone", async () => {
    const { own, file, kept, both } = await withBackup();
    await inside(own, (client) =>
      client.query("CREATE SCHEMA reports; CREATE TABLE reports.monthly AS SELECT 7 AS cases"),
    );
    await expect(restoreBackup(own.env, { file })).rejects.toThrow("add --replace");
    const restored = await restoreBackup(own.env, { file, replace: true });
    expect(await evidence(own)).toEqual([kept]);
    expect(both).toHaveLength(2);
    const [before = ""] = restored?.before ?? [];
    expect(readdirSync(before)).toContain("database-before.dump");
    expect(existsSync(join(own.env.DATA_DIR, "restore.json"))).toBe(false);
    const { rows } = await inside(own, (client) => client.query("SELECT cases FROM reports.monthly"));
    expect(rows).toEqual([{ cases: 7 }]);
    const server = await own.start();
    expect(await server.kernel.db.operationRun.count({ where: { kind: "restore" } })).toBe(1);
    await own.stop();
  });

  test("a restore that fails midway puts back what was there; a killed one does so at the next", async () => {
    const { own, file, kept, both } = await withBackup();
    const { PATH } = process.env;
    const folder = mkdtempSync(join(tmpdir(), "safevoice-broken-restore-"));
    const failing = (how: string) => {
      // The first that writes into the database.
      const script = `#!/bin/sh
case "$*" in *--dbname=*) if [ ! -e ${folder}/done ]; then touch ${folder}/done; ${how}; fi;; esac
PATH="${PATH}" exec pg_restore "$@"\n`;
      writeFileSync(join(folder, "pg_restore"), script);
      chmodSync(join(folder, "pg_restore"), 0o700);
    };
    failing("echo 'no space left' >&2; exit 1");
    vi.stubEnv("PATH", [folder, PATH].join(delimiter));
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(restoreBackup(own.env, { file, replace: true })).rejects.toThrow("no space left");
    expect(await evidence(own)).toEqual(both);
    expect(readdirSync(own.env.DATA_DIR).filter((name) => name.startsWith("restore"))).toEqual([]);

    // As a kill leaves it: the database is empty, and the journal names the dump.
    vi.unstubAllEnvs();
    const staging = join(own.env.DATA_DIR, "restored-00000000");
    await inside(own, async (client) => {
      await mkdir(staging);
      await writeFile(join(staging, "database-before.dump"), dumpDatabase(own.env.DATABASE_URL ?? ""));
      await emptyDatabase(client);
    });
    const undo = { dump: "restored-00000000/database-before.dump", staging: "restored-00000000" };
    writeFileSync(join(own.env.DATA_DIR, "restore.json"), JSON.stringify({ undo }));
    await expect(own.start()).rejects.toThrow("is not finished");
    await expect(restoreBackup(own.env, { file: `${file}.gone`, replace: true })).rejects.toThrow("ENOENT");
    expect(await evidence(own)).toEqual(both);
    expect(existsSync(staging)).toBe(false);
    await restoreBackup(own.env, { file, replace: true });
    expect(await evidence(own)).toEqual([kept]);
  });

  test("what depends on the product's tables elsewhere stops a restore before it changes anything", async () => {
    const { own, file, both } = await withBackup();
    await inside(own, (client) =>
      client.query(`CREATE SCHEMA reports; CREATE VIEW reports.files AS SELECT * FROM "Evidence"`),
    );
    await expect(restoreBackup(own.env, { file, replace: true })).rejects.toThrow("other objects depend on");
    expect(await evidence(own)).toEqual(both);
    await (await own.start()).kernel.db.evidence.count();
    await own.stop();
  });

  test("restores a backup of a superuser's database with the first texts", async () => {
    if (provided.kind === "embedded") return;
    const server = await openServerRole(provided.url, "safevoice_old_backup");
    onTestFinished(() => dropServer(server));
    const alter = (right: string) =>
      withClient(server.url, (client) => client.query(`ALTER ROLE ${server.role} ${right}`));
    const own = await installation();
    const old = { ...own.env, DATABASE_URL: await createOwned(server) };
    await alter("SUPERUSER");
    const opened = await openDatabase({
      url: old.DATABASE_URL,
      dataDir: "",
      migrationsDir: publishedTexts(),
    });
    await opened.close();
    const { file } = await makeBackup(old);
    await alter("NOSUPERUSER");
    await rehearse(own.env, { from: join(file, "..") });
    await restoreBackup(own.env, { file, replace: true });
    const fresh = await installation();
    const one = await fresh.start();
    const other = await own.start();
    // PostgreSQL sets other parentheses in an expression that was dumped.
    const plain = async (of: Database) =>
      (await schemaOf(of)).map((line) => line.replaceAll(/[()\s]/g, "")).toSorted();
    expect(await plain(other.database)).toEqual(await plain(one.database));
    await own.stop();
    await fresh.stop();
  });
});

test.skipIf(provided.kind === "embedded")(
  "a role that may create databases restores beside its database, and rehearses there",
  async () => {
    if (provided.kind === "embedded") return;
    const server = await openServerRole(provided.url, "safevoice_creator");
    onTestFinished(() => dropServer(server));
    await withClient(server.url, (client) => client.query(`ALTER ROLE ${server.role} CREATEDB`));
    const { own, file, kept } = await withBackup();
    const env = { ...own.env, REHEARSE_DATABASE_URL: undefined, DATABASE_URL: await createOwned(server) };
    await restoreBackup(env, { file, replace: true });
    await makeBackup(env);
    await rehearse(env);
    const restored = await restoreBackup(env, { file, replace: true });
    expect(restored?.before.join()).toMatch(/the database safevoice_creator_\w+_before_/);
    const { rows } = await withClient(env.DATABASE_URL, (client) =>
      client.query(`SELECT "id" FROM "Evidence"`),
    );
    expect(rows).toEqual([{ id: kept }]);
  },
);
