import { createReadStream } from "node:fs";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseInUse, lockDirectory } from "../../adapters/database/lock.ts";
import { demandTool, dumpDatabase } from "../../adapters/database/pg-tools.ts";
import { askServer } from "../../core/process/operator-socket.ts";
import { insertRun, lockBackups, readServerVersion, shareSnapshot, type Run } from "./database.sql.ts";
import type { SizedEntry } from "./file/archive.ts";
import { connectTo } from "./connect.ts";
import { copyEmbedded, embeddedCopy, makeCopyFolder, type EmbeddedCopy } from "./embedded-copy.ts";
import { demandDatabase, demandFolder, readApplied, withFolder } from "./existing.ts";
import { readFacts } from "./facts.ts";
import type { Facts } from "./file/manifest.ts";
import { OperatorError, type BackupEnv } from "./settings.ts";

/** The database to back up. Only one backup has it at a time. */
export interface Source {
  kind: "embedded" | "postgresql";
  /** The database at one moment: its facts, and its parts. */
  snapshot(): Promise<{ facts: Facts; entries: AsyncIterable<SizedEntry> }>;
  /** Stores how the backup ended. False if the database is older than the table for it. */
  note(run: Run): Promise<boolean>;
  close(): Promise<void>;
}

export const openSource = (env: BackupEnv): Promise<Source> =>
  env.DATABASE_URL ? openPostgresql(env, env.DATABASE_URL) : openFolder(env);

const alreadyRunning = (by: string) =>
  new OperatorError(`Another backup is running (${by}). Nothing was done; wait until it has ended.`);

async function openPostgresql(env: BackupEnv, url: string): Promise<Source> {
  const client = await connectTo(url);
  try {
    await readApplied(client, env);
    await demandTool("pg_dump", await readServerVersion(client));
    if (!(await lockBackups(client))) throw alreadyRunning("it holds the database's lock");
  } catch (error) {
    await client.end();
    throw error;
  }
  const copied: string[] = [];
  return {
    kind: "postgresql",
    async snapshot() {
      const id = await shareSnapshot(client);
      const facts = await readFacts(client);
      const folder = await makeCopyFolder(env.DATA_DIR);
      copied.push(folder);
      // To a file first: a tar holds the size before the content, and the snapshot ends sooner.
      const dump = join(folder, "database.dump");
      await writeFile(dump, dumpDatabase(url, id), { mode: 0o600 });
      await client.query("COMMIT");
      return { facts, entries: fileEntry(dump, "database.dump") };
    },
    async note(run) {
      await client.query("ROLLBACK"); // a backup that failed left its snapshot open
      return insertRun(client, run);
    },
    async close() {
      await removeAll(copied);
      await client.end();
    },
  };
}

/** The running server copies its database. Without a server, this process opens the folder. */
async function openFolder(env: BackupEnv): Promise<Source> {
  await demandDatabase(env);
  const release = await lockFolder(env);
  const copied: string[] = [];
  return {
    kind: "embedded",
    async snapshot() {
      const { folder, facts } = await copyOnce(env);
      copied.push(folder);
      return { facts, entries: filesUnder(folder, "pg") };
    },
    note: (run) => noteInFolder(env, run),
    async close() {
      await removeAll(copied);
      release();
    },
  };
}

async function lockFolder({ DATA_DIR: dataDir }: BackupEnv): Promise<() => void> {
  const lock = join(dataDir, "backup.lock");
  await mkdir(lock, { recursive: true, mode: 0o700 });
  return lockDirectory(lock).catch((error: unknown) => {
    throw error instanceof DatabaseInUse ? alreadyRunning(`process ${error.pid}`) : error;
  });
}

async function copyOnce(env: BackupEnv): Promise<EmbeddedCopy> {
  const asked = await askServer(env.DATA_DIR, "copy-database");
  if (asked !== undefined) return embeddedCopy.parse(asked);
  return withFolder(env, (database) => copyEmbedded(database, env.DATA_DIR));
}

/** Gives a copy of the embedded database's folder to `take`, which moves it away. */
export async function copyOfFolder(env: BackupEnv, take: (folder: string) => Promise<void>): Promise<void> {
  const release = await lockFolder(env);
  try {
    const { folder } = await copyOnce(env);
    await take(folder);
  } finally {
    release();
  }
}

async function removeAll(folders: readonly string[]): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}

async function noteInFolder(env: BackupEnv, run: Run): Promise<boolean> {
  demandFolder(env);
  const known = await askServer(env.DATA_DIR, "note-run", run);
  return known === undefined ? withFolder(env, ({ pool }) => insertRun(pool, run)) : known === true;
}

/** Stores how something else ended than a backup. */
export async function noteRun(env: BackupEnv, run: Run): Promise<boolean> {
  if (!env.DATABASE_URL) return noteInFolder(env, run);
  const client = await connectTo(env.DATABASE_URL);
  try {
    await readApplied(client, env);
    return await insertRun(client, run);
  } finally {
    await client.end();
  }
}

/** Empty folders too, with a slash at the end: PostgreSQL does not start without them. */
async function* filesUnder(folder: string, name: string): AsyncGenerator<SizedEntry> {
  const inside = await readdir(folder, { withFileTypes: true });
  if (inside.length === 0) yield { name: `${name}/`, size: 0, bytes: nothing() };
  for (const entry of inside) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path, `${name}/${entry.name}`);
    else yield* fileEntry(path, `${name}/${entry.name}`);
  }
}

async function* fileEntry(path: string, name: string): AsyncGenerator<SizedEntry> {
  yield { name, size: (await stat(path)).size, bytes: createReadStream(path) };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
