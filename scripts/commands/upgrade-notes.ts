import { readFileSync } from "node:fs";
import path from "node:path";
import { migrationsDir, migrationsOf } from "../../graph/adapters/database/migrate.ts";
import { connectTo } from "../../graph/platform/backup/connect.ts";
import {
  demandFolder,
  NoDatabase,
  readApplied,
  refuseNewerDatabase,
  withFolder,
} from "../../graph/platform/backup/existing.ts";
import { facts } from "../../graph/platform/backup/file/manifest.ts";
import { OperatorError, readBackupEnv, type BackupEnv } from "../../graph/platform/backup/settings.ts";
import { askServer } from "../../graph/core/process/operator-socket.ts";
import { countRows, readMigrations } from "../../graph/platform/backup/database.sql.ts";
import { readRoleRights, type RoleRights } from "../../graph/core/database/role-rights.sql.ts";
import { noSecondDatabase } from "../../graph/platform/backup/restore/place.ts";
import { runCommand, say } from "./command.ts";
import { notesOf, sizesIn } from "../database/migration-notes.ts";
import { readSettings } from "../lib/settings.mjs";

/** Prints what the next start does to the environment's database. It changes nothing. */
runCommand(async () => {
  readSettings();
  const { applied, counts, rights } = await readDatabase();
  await refuseNewerDatabase(applied);
  const due = await dueAfter(applied);
  say(
    due.length === 0
      ? "No migration is due. The next start changes nothing."
      : `${due.length} migrations are due. Each is one transaction: if it fails, it changes nothing.`,
  );
  if (rights) sayRights(rights);
  for (const { name, sql } of due) {
    const notes = notesOf(sql);
    const sizes = sizesIn(notes, counts);
    say(`\n${name}${sizes && `  (${sizes})`}`);
    for (const note of notes) say(`  - ${note}`);
  }
});

interface Found {
  applied: string[];
  counts: Record<string, number>;
  /** Of PostgreSQL's role; the embedded database has none. */
  rights?: RoleRights;
}

async function dueAfter(applied: string[]): Promise<{ name: string; sql: string }[]> {
  const migrations = await migrationsOf(path.resolve(migrationsDir), applied);
  return migrations
    .filter(({ name, isMade }) => !isMade && !applied.includes(name))
    .map(({ name, file }) => ({ name, sql: readFileSync(file, "utf8") }));
}

function sayRights({ role, missing, canCreateDatabases }: RoleRights): void {
  if (missing.length === 0) say(`The role ${role} may apply migrations.`);
  else {
    say(`The role ${role} may NOT apply migrations:`);
    for (const sentence of missing) say(`  - ${sentence}`);
    process.exitCode = 1;
  }
  if (!canCreateDatabases && !readBackupEnv().REHEARSE_DATABASE_URL) say(noSecondDatabase);
}

const extensionsIn = (due: { sql: string }[]) => [
  ...new Set(
    due.flatMap(({ sql }) =>
      [...sql.matchAll(/^CREATE EXTENSION IF NOT EXISTS (\w+)/gm)].map(([, name = ""]) => name),
    ),
  ),
];

async function readDatabase(): Promise<Found> {
  const env = readBackupEnv();
  if (env.DATABASE_URL) return readServer(env, env.DATABASE_URL);
  demandFolder(env);
  const told = await askServer(env.DATA_DIR, "read-facts").catch(() => {
    throw new OperatorError(
      "The running server is too old to answer. Stop it, then run this command again. Nothing was changed.",
    );
  });
  if (told === undefined)
    return withFolder(env, async ({ pool }) => ({
      applied: await readMigrations(pool),
      counts: await countRows(pool),
    }));
  const { migrations: applied, counts } = facts.parse(told);
  return { applied, counts };
}

async function readServer(env: BackupEnv, url: string): Promise<Found> {
  const client = await connectTo(url);
  try {
    const rights = await readRoleRights(client, extensionsIn(await dueAfter([])));
    try {
      return { applied: await readApplied(client, env), counts: await countRows(client), rights };
    } catch (error) {
      const mayNotRead = (error as { code?: unknown }).code === "42501";
      if (!mayNotRead && !(error instanceof NoDatabase)) throw error;
      sayRights(rights);
      if (!mayNotRead) throw error;
      throw new OperatorError("So it may not read them either, and the notes end here.");
    }
  } finally {
    await client.end();
  }
}
