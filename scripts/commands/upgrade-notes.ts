import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { openEmbedded } from "../../graph/adapters/database/embedded.ts";
import { migrationNames } from "../../graph/adapters/database/migrate.ts";
import { OperatorError, readBackupEnv } from "../../graph/backup/settings.ts";
import { countRows, readMigrations } from "../../graph/statements/backup.ts";
import { runCommand, say } from "./command.ts";
import { notesOf, sizesIn } from "../database/migration-notes.ts";
import { readSettings } from "../lib/settings.mjs";

/** Prints what the next start does to the environment's database. It changes nothing. */
runCommand(async () => {
  readSettings();
  const { applied, counts } = await readDatabase();
  const folder = path.resolve("prisma/migrations");
  const due = (await migrationNames(folder)).filter((name) => !applied.includes(name));
  say(
    due.length === 0
      ? "No migration is due. The next start changes nothing."
      : `${due.length} migrations are due. Each is one transaction: if it fails, it changes nothing.`,
  );
  for (const name of due) {
    const notes = notesOf(readFileSync(path.join(folder, name, "migration.sql"), "utf8"));
    const sizes = sizesIn(notes, counts);
    say(`\n${name}${sizes && `  (${sizes})`}`);
    for (const note of notes) say(`  - ${note}`);
  }
});

async function readDatabase(): Promise<{ applied: string[]; counts: Record<string, number> }> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = readBackupEnv();
  const read = async (client: Pick<pg.ClientBase, "query">) => ({
    applied: await readMigrations(client),
    counts: await countRows(client),
  });
  if (url) {
    const client = new pg.Client({ connectionString: url, application_name: "safevoice upgrade notes" });
    await client.connect();
    try {
      return await read(client);
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
