import { createReadStream, existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import pg from "pg";
import { openEmbedded } from "../adapters/database/embedded.ts";
import { DatabaseInUse, lockDirectory } from "../adapters/database/lock.ts";
import { demandTool, dumpDatabase } from "../adapters/database/pg-tools.ts";
import { askServer } from "../core/process/operator-socket.ts";
import { insertRun, lockBackups, readServerVersion, shareSnapshot, type Run } from "../statements/backup.ts";
import type { Entry } from "./file/archive.ts";
import { copyEmbedded, embeddedCopy } from "./embedded-copy.ts";
import { readFacts } from "./facts.ts";
import type { Facts } from "./file/manifest.ts";
import { OperatorError, type BackupEnv } from "./settings.ts";

/** The database to back up. Only one backup has it at a time. */
export interface Source {
  kind: "embedded" | "postgresql";
  /** The database at one moment: its facts, and its parts. */
  snapshot(): Promise<{ facts: Facts; entries: AsyncIterable<Entry> }>;
  /** Stores how the backup ended. False if the database is older than the table for it. */
  note(run: Run): Promise<boolean>;
  close(): Promise<void>;
}

export const openSource = (env: BackupEnv): Promise<Source> =>
  env.DATABASE_URL ? openPostgresql(env.DATABASE_URL) : openFolder(env.DATA_DIR);

const alreadyRunning = (by: string) =>
  new OperatorError(`Another backup is running (${by}). Nothing was done; wait until it has ended.`);

async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "safevoice backup",
    connectionTimeoutMillis: 10_000,
  });
  client.on("error", () => undefined); // the next query reports it
  await client.connect();
  return client;
}

async function openPostgresql(url: string): Promise<Source> {
  const client = await connectTo(url);
  try {
    await demandTool("pg_dump", await readServerVersion(client));
    if (!(await lockBackups(client))) throw alreadyRunning("it holds the database's lock");
  } catch (error) {
    await client.end();
    throw error;
  }
  async function* dump(snapshot: string): AsyncGenerator<Entry> {
    yield { name: "database.dump", bytes: dumpDatabase(url, snapshot) };
    await client.query("COMMIT");
  }
  return {
    kind: "postgresql",
    async snapshot() {
      const id = await shareSnapshot(client);
      return { facts: await readFacts(client), entries: dump(id) };
    },
    async note(run) {
      await client.query("ROLLBACK"); // a backup that failed left its snapshot open
      return insertRun(client, run);
    },
    close: () => client.end(),
  };
}

/** The running server copies its database. Without a server, this process opens the folder. */
async function openFolder(dataDir: string): Promise<Source> {
  if (!existsSync(join(dataDir, "pg")))
    throw new OperatorError(
      `There is no database in ${resolve(dataDir)}. Set DATA_DIR or DATABASE_URL to those of the server.`,
    );
  const lock = join(dataDir, "backup.lock");
  await mkdir(lock, { recursive: true, mode: 0o700 });
  const release = await lockDirectory(lock).catch((error: unknown) => {
    throw error instanceof DatabaseInUse ? alreadyRunning(`process ${error.pid}`) : error;
  });
  const copied: string[] = [];
  return {
    kind: "embedded",
    async snapshot() {
      const asked = await askServer(dataDir, "copy-database");
      const { folder, facts } =
        asked === undefined
          ? await withFolder(dataDir, (database) => copyEmbedded(database, dataDir))
          : embeddedCopy.parse(asked);
      copied.push(folder);
      return { facts, entries: filesUnder(folder, "pg") };
    },
    note: (run) => noteInFolder(dataDir, run),
    async close() {
      for (const folder of copied) await rm(folder, { recursive: true, force: true });
      release();
    },
  };
}

async function noteInFolder(dataDir: string, run: Run): Promise<boolean> {
  const known = await askServer(dataDir, "note-run", run);
  return known === undefined ? withFolder(dataDir, ({ pool }) => insertRun(pool, run)) : known === true;
}

/** Stores how something else ended than a backup. */
export async function noteRun(env: BackupEnv, run: Run): Promise<boolean> {
  if (!env.DATABASE_URL) return noteInFolder(env.DATA_DIR, run);
  const client = await connectTo(env.DATABASE_URL);
  try {
    return await insertRun(client, run);
  } finally {
    await client.end();
  }
}

/** Without its migrations: an installation is backed up before an upgrade. */
async function withFolder<Answer>(
  dataDir: string,
  use: (database: Awaited<ReturnType<typeof openEmbedded>>) => Promise<Answer>,
): Promise<Answer> {
  const database = await openEmbedded(dataDir);
  try {
    return await use(database);
  } finally {
    await database.pool.end();
    await database.close();
  }
}

/** Empty folders too, with a slash at the end: PostgreSQL does not start without them. */
async function* filesUnder(folder: string, name: string): AsyncGenerator<Entry> {
  const inside = await readdir(folder, { withFileTypes: true });
  if (inside.length === 0) yield { name: `${name}/`, bytes: nothing() };
  for (const entry of inside) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path, `${name}/${entry.name}`);
    else yield { name: `${name}/${entry.name}`, bytes: createReadStream(path) };
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
