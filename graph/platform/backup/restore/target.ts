import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import {
  countTables,
  countConnections,
  databaseExists,
  dropDatabase,
  listDatabases,
  renameDatabases,
} from "../database.sql.ts";
import type { Journal } from "./journal.ts";
import { OperatorError, type BackupEnv } from "../settings.ts";

const longestName = 40;
/** A database of our own beside the one in use, until it takes its place or is dropped. */
export type Scratch = "restored" | "rehearsal";
const prefixOf = (url: string, what: Scratch | "before") =>
  `${databaseIn(url).slice(0, longestName)}_${what}_`;

/** The database of a URL. */
export const databaseIn = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1));

export function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(name)}`;
  return other.href;
}

/** A name beside the database that is not in use. */
export const besideName = (url: string, what: Scratch | "before") =>
  `${prefixOf(url, what)}${randomBytes(4).toString("hex")}`;

/** Runs the work in a database. */
export async function inDatabase<Answer>(
  url: string,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "safevoice restore",
    connectionTimeoutMillis: 10_000,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/** What PostgreSQL answers if the role may not use a database, or if there is none of the name. */
const notOpen = new Set(["42501", "28000", "3D000"]);

/**
 * Runs the work on the server, outside its databases. Where the role may not open `postgres`, its
 * own database serves.
 */
export async function onServer<Answer>(
  url: string,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const opens = await inDatabase(withDatabase(url, "postgres"), async () => true).catch((error: unknown) => {
    if (notOpen.has(String((error as { code?: unknown }).code))) return false;
    throw error;
  });
  return inDatabase(opens ? withDatabase(url, "postgres") : url, work);
}

/** What a killed restore or rehearsal left. */
export const dropLeftScratch = (url: string, what: Scratch) =>
  onServer(url, async (client) => {
    const prefix = prefixOf(url, what);
    for (const name of await listDatabases(client, prefix))
      if (/^[0-9a-f]{8}$/.test(name.slice(prefix.length))) await dropDatabase(client, name);
  });

/** Whether a restore would replace something. */
export async function holdsData(env: BackupEnv): Promise<boolean> {
  const files = join(env.DATA_DIR, "files");
  const hasFiles = existsSync(files) && readdirSync(files).some((name) => /^[0-9a-f]{2}$/.test(name));
  if (!env.DATABASE_URL) return hasFiles || existsSync(join(env.DATA_DIR, "pg"));
  const url = env.DATABASE_URL;
  if (!(await onServer(url, (client) => databaseExists(client, databaseIn(url))))) return hasFiles;
  return hasFiles || (await inDatabase(url, countTables)) > 0;
}

/** PostgreSQL renames no database that is in use. */
export async function refuseInUse(url: string): Promise<void> {
  const users = await onServer(url, (client) => countConnections(client, databaseIn(url)));
  if (users > 0)
    throw new OperatorError(
      `The database ${databaseIn(url)} has ${users} open connections. Stop every server first. Nothing was changed.`,
    );
}

/** In one transaction, and again without effect. */
export const switchDatabases = (url: string) => (databases: NonNullable<Journal["databases"]>) =>
  onServer(url, async (client) => {
    if (!(await databaseExists(client, databases.restored))) return;
    await renameDatabases(client, databases, await databaseExists(client, databases.target));
  });
