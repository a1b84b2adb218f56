import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { openEmbedded } from "../../graph/adapters/database/embedded.ts";
import { migrationNames } from "../../graph/adapters/database/migrate.ts";
import { OperatorError, readBackupEnv } from "../../graph/backup/settings.ts";
import { countRows, readMigrations } from "../../graph/statements/backup.ts";
import { readRoleRights, type RoleRights } from "../../graph/statements/role-rights.ts";
import { noSecondDatabase } from "../../graph/backup/restore/place.ts";
import { runCommand, say } from "./command.ts";
import { notesOf, sizesIn } from "../database/migration-notes.ts";
import { readSettings } from "../lib/settings.mjs";

/** Prints what the next start does to the environment's database. It changes nothing. */
runCommand(async () => {
  readSettings();
  const { applied, counts, rights } = await readDatabase();
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
  const folder = path.resolve("prisma/migrations");
  const names = (await migrationNames(folder)).filter((name) => !applied.includes(name));
  return names.map((name) => ({
    name,
    sql: readFileSync(path.join(folder, name, "migration.sql"), "utf8"),
  }));
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
  const { DATABASE_URL: url, DATA_DIR: dataDir } = readBackupEnv();
  const read = async (client: Pick<pg.ClientBase, "query">) => ({
    applied: await readMigrations(client),
    counts: await countRows(client),
  });
  if (url) {
    const client = new pg.Client({ connectionString: url, application_name: "safevoice upgrade notes" });
    await client.connect();
    try {
      const rights = await readRoleRights(client, extensionsIn(await dueAfter([])));
      try {
        return { ...(await read(client)), rights };
      } catch (error) {
        if ((error as { code?: unknown }).code !== "42501") throw error;
        sayRights(rights);
        throw new OperatorError("So it may not read them either, and the notes end here.");
      }
    } finally {
      await client.end();
    }
  }
  if (!existsSync(path.join(dataDir, "pg")))
    throw new OperatorError(
      `There is no database in ${path.resolve(dataDir)}. Set DATA_DIR or DATABASE_URL to those of the server.`,
    );
  const { pool, close } = await openEmbedded(dataDir);
  try {
    return await read(pool);
  } finally {
    await pool.end();
    await close();
  }
}
