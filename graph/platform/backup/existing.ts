import { accessSync, constants, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type pg from "pg";
import type * as z from "zod";
import { openEmbedded } from "../../adapters/database/embedded.ts";
import { everyMigration, migrationsDir, migrationsOf } from "../../adapters/database/migrate.ts";
import { openDatabase, type Database } from "../../adapters/database/open.ts";
import { askServer, isServerRunning } from "../../core/process/operator-socket.ts";
import { databaseName } from "../../core/process/installation.ts";
import { countTables, readMigrations } from "./database.sql.ts";
import { connectTo } from "./connect.ts";
import { accountName, OperatorError, type BackupEnv } from "./settings.ts";

/*
 * Commands work on the database of a server. None of them makes a database, or migrates one: only
 * the start of a server does.
 */

type Where = Pick<BackupEnv, "DATABASE_URL" | "DATA_DIR">;
type Client = Pick<pg.ClientBase, "query">;

/** DATA_DIR or DATABASE_URL name something else than the database of a server. */
export class NoDatabase extends OperatorError {
  constructor(env: Where, found: string) {
    super(
      `There is no SafeVoice database ${env.DATABASE_URL ? "in " : ""}${databaseName(env)}: ${found}. Nothing was changed. Set DATA_DIR or DATABASE_URL to those of the server. A new installation gets its database when the server starts for the first time.`,
    );
    this.name = "NoDatabase";
  }
}

/** The migrations of a database, oldest first. Throws if a server never started with it. */
export async function readApplied(client: Client, env: Where): Promise<string[]> {
  const applied = await readMigrations(client);
  const known = await knownNames();
  if (applied.some((name) => known.has(name))) return applied;
  const isEmpty = (await countTables(client)) === 0;
  throw new NoDatabase(env, isEmpty ? "it is empty" : "it holds tables of something else");
}

/** Throws if this version lacks a migration. The rest of the sentence says what to do. */
export async function refuseNewer(what: string, applied: readonly string[], remedy: string): Promise<void> {
  const known = await knownNames();
  const newer = applied.findLast((name) => !known.has(name));
  if (newer)
    throw new OperatorError(
      `${what} is of a newer version: it has the migration ${newer}, which this version lacks. Nothing was changed. ${remedy}`,
    );
}

const knownNames = async () => new Set((await everyMigration(migrationsDir)).map(({ name }) => name));

/** Throws if this version lacks a migration of the database. */
export const refuseNewerDatabase = (applied: readonly string[]): Promise<void> =>
  refuseNewer("The database", applied, "Run the command in the folder of the newer version.");

/** Throws if the database is not of exactly this version. */
export async function demandThisVersion(client: Client, env: Where): Promise<void> {
  const applied = await readApplied(client, env);
  await refuseNewerDatabase(applied);
  const due = (await migrationsOf(migrationsDir, applied)).find(({ name }) => !applied.includes(name));
  if (due)
    throw new OperatorError(
      `The database is of an older version: the migration ${due.name} is not applied yet. Nothing was changed. Run the command in the folder of the older version, or start this version's server first.`,
    );
}

/** Throws if there is no folder of an embedded database. */
export function demandFolder(env: Where): void {
  try {
    readdirSync(join(env.DATA_DIR, "pg"));
    accessSync(env.DATA_DIR, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") throw new NoDatabase(env, "the folder does not exist");
    throw new OperatorError(
      `${resolve(env.DATA_DIR)} can't be opened by the account ${accountName()} (${code}). Run the command as the account of the server.`,
    );
  }
}

/** Throws if there is no database of a server. Changes nothing. */
export async function demandDatabase(env: Where): Promise<void> {
  if (env.DATABASE_URL) {
    const client = await connectTo(env.DATABASE_URL);
    try {
      await readApplied(client, env);
    } finally {
      await client.end();
    }
    return;
  }
  demandFolder(env);
  // A server opens no other.
  if (!(await isServerRunning(env.DATA_DIR))) await withFolder(env, async () => undefined);
}

/** Works in the embedded database without its migrations. The server must be stopped. */
export async function withFolder<Answer>(
  env: Where,
  use: (database: Awaited<ReturnType<typeof openEmbedded>>) => Promise<Answer>,
): Promise<Answer> {
  demandFolder(env);
  const database = await openEmbedded(env.DATA_DIR);
  try {
    await readApplied(database.pool, env);
    return await use(database);
  } finally {
    await database.pool.end();
    await database.close();
  }
}

interface Question<Answer> {
  /** The operation of the running server. */
  name: string;
  input?: unknown;
  shape: z.ZodType<Answer>;
}

/**
 * Asks the running server that owns the embedded database. Without one, or on PostgreSQL, this
 * process works in the database, which must be of this version.
 */
export async function askOrOpen<Answer>(
  env: Where,
  { name, input, shape }: Question<Answer>,
  here: (database: Database) => Promise<Answer>,
): Promise<Answer> {
  if (!env.DATABASE_URL) {
    demandFolder(env);
    const answer = await askServer(env.DATA_DIR, name, input);
    if (answer !== undefined) return shape.parse(answer);
  }
  const { DATABASE_URL: url, DATA_DIR: dataDir } = env;
  const database = await openDatabase({ url, dataDir, demand: (pool) => demandThisVersion(pool, env) });
  try {
    return await here(database);
  } finally {
    await database.close();
  }
}
