import { createHash, randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";

/** The advisory lock that Prisma's own engine takes. */
const migrationLock = 72_707_369;

/** The product's migrations, in the folder that a process runs in. */
export const migrationsDir = "prisma/migrations";

/** Makes a new database in one step. */
export const baseline = "0_baseline";

/** The migrations that the baseline replaced. They complete a database of an earlier release. */
export const earlierThan = (directory: string) => `${directory}-before-baseline`;

/**
 * SHA-256 of published texts that were replaced, because only a superuser could run them. Databases
 * that have them stay valid: `ledger_without_superuser` gives them the same functions.
 */
export const replacedTexts = new Map([
  ["20261126034532_fund_ledger", "32c3bb6b27a32b496f84cbd48797e475da25c89fe260145902d31fece103d00c"],
  ["20261126071545_redemption", "1db0bd90cbcc61b9b4b4f6c32e2d06d178bcee0aa426fc90f26e1e9957514add"],
  ["20261126152916_bought_codes", "dc7169659d6835da5418694a20817aab69a64cb5927b22ac8580507426760c3a"],
]);

/**
 * Applies `<directory>/<name>/migration.sql` in order, each in one transaction, and keeps Prisma's
 * own records. A database from before the baseline first gets the rest of its own migrations; the
 * baseline is then recorded, as `prisma migrate resolve --applied` would. Returns the names that it
 * applied, and whether any had been applied before.
 */
export async function applyMigrations(
  pool: pg.Pool,
  directory: string,
): Promise<{ applied: string[]; isNew: boolean }> {
  const client = await pool.connect();
  try {
    await client.query("SET statement_timeout = 0"); // another copy may be migrating: wait for it
    await client.query("SELECT pg_advisory_lock($1)", [migrationLock]);
    await client.query(bookkeeping);
    const known = await readKnown(client);
    const applied: string[] = [];
    for (const { name, file, isMade } of await migrationsOf(directory, [...known.keys()])) {
      const sql = readFileSync(file, "utf8");
      const isApplied = await applyOne(client, { name, sql, isMade, known: known.get(name) });
      if (isApplied && !isMade) applied.push(name);
    }
    return { applied, isNew: known.size === 0 };
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [migrationLock]).catch(() => undefined);
    await client.query("RESET statement_timeout").catch(() => undefined);
    client.release();
  }
}

export interface Migration {
  name: string;
  file: string;
  /** The baseline of a database that earlier migrations made: recorded, not run. */
  isMade: boolean;
}

/** The migrations of a database that has these, oldest first. */
export async function migrationsOf(directory: string, applied: readonly string[]): Promise<Migration[]> {
  const made = await filesIn(directory);
  const hasBaseline = made.some(({ name }) => name === baseline);
  const isEarlier = hasBaseline && applied.length > 0 && !applied.includes(baseline);
  const files = isEarlier ? await everyMigration(directory) : made;
  return files.map((one) => ({ ...one, isMade: isEarlier && one.name === baseline }));
}

type MigrationFile = Pick<Migration, "name" | "file">;

/** Every migration that this version has, those before the baseline first. */
export const everyMigration = async (directory: string): Promise<MigrationFile[]> => [
  ...(await filesIn(earlierThan(directory))),
  ...(await filesIn(directory)),
];

const filesIn = async (directory: string): Promise<MigrationFile[]> =>
  (await migrationNames(directory)).map((name) => ({
    name,
    file: path.join(directory, name, "migration.sql"),
  }));

export async function migrationNames(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && existsSync(path.join(directory, entry.name, "migration.sql")))
    .map((entry) => entry.name)
    .sort();
}

interface Known {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
}

const bookkeeping = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

async function readKnown(client: pg.PoolClient): Promise<Map<string, Known>> {
  const { rows } = await client.query<Known>(
    "SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL",
  );
  return new Map(rows.map((row) => [row.migration_name, row]));
}

async function applyOne(
  client: pg.PoolClient,
  { name, sql, isMade, known }: { name: string; sql: string; isMade: boolean; known: Known | undefined },
): Promise<boolean> {
  const checksum = createHash("sha256").update(sql).digest("hex");
  if (known && !known.finished_at) {
    throw new Error(`Migration ${name} failed earlier; repair it with "npx prisma migrate resolve".`);
  }
  if (known && known.checksum !== checksum && known.checksum !== replacedTexts.get(name)) {
    throw new Error(`Migration ${name} was edited after it had been applied to this database.`);
  }
  if (known) return false;
  await client.query("BEGIN");
  try {
    if (!isMade) await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), $4)`,
      [randomUUID(), checksum, name, isMade ? 0 : 1],
    );
    await client.query("COMMIT");
    return true;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined); // a lost connection is the first error
    throw new Error(`Migration ${name} could not be applied: ${reasonOf(error)}`, { cause: error });
  }
}

/** The database's own sentence and SQLSTATE. Its detail could quote a row, so it stays away. */
function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: unknown; code?: unknown };
  return typeof code === "string" ? `${String(message)} (SQLSTATE ${code})` : String(message);
}
