import { createHash } from "node:crypto";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "../../../prisma/client/client.ts";
import type { CopyFiles } from "./embedded.ts";
import { applyMigrations, migrationsDir } from "./migrate.ts";
import { NetworkPool, sessionOptions } from "./network-pool.ts";
import { retryTransactions } from "./retry.ts";

export interface Database {
  db: PrismaClient;
  pool: pg.Pool;
  embedded: boolean;
  /** Of the embedded database. */
  copyFiles?: CopyFiles | undefined;
  /** No migration had been applied to it before. */
  isNew: boolean;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** The PostgreSQL to use; without one, the embedded database under `dataDir`. */
  url?: string | undefined;
  dataDir: string;
  migrationsDir?: string | undefined;
  /** Called instead of applying migrations: throws if the database is not the expected one. */
  demand?: (pool: pg.Pool) => Promise<void>;
  /** Called after each step of the start. */
  tell?: (done: string) => void;
}

const transactionMilliseconds = 10_000;
const connectMilliseconds = 10_000;

/**
 * Opens the database and applies the newest migrations. Both kinds use the same schema and code.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { tell = () => undefined } = options;
  const { pool, migrating, embedded, copyFiles, close: closeEngine } = await openPool(options);
  tell("the database is open");
  // the pool replaces a connection that breaks while idle; without listeners the error would end
  // the process
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  try {
    const { applied, isNew } = options.demand
      ? await options.demand(migrating).then(() => ({ applied: [], isNew: false }))
      : await applyMigrations(migrating, options.migrationsDir ?? path.resolve(migrationsDir));
    tell(applied.length > 0 ? `${applied.length} migrations are applied` : "the schema is the newest");
    if (migrating !== pool) await migrating.end();
    const db = retryTransactions(
      new PrismaClient({
        adapter: new PrismaPg(pool, embedded ? {} : { statementNameGenerator: ({ sql }) => nameOf(sql) }),
        transactionOptions: { maxWait: transactionMilliseconds, timeout: transactionMilliseconds },
      }),
    );
    let closing: Promise<void> | undefined;
    const close = async (): Promise<void> => {
      await db.$disconnect();
      await pool.end();
      await closeEngine();
    };
    return { db, pool, embedded, copyFiles, isNew, close: () => (closing ??= close()) };
  } catch (error) {
    for (const each of new Set([migrating, pool])) await each.end().catch(() => undefined);
    await closeEngine();
    throw error;
  }
}

async function openPool({ url, dataDir, tell }: DatabaseOptions) {
  if (!url) {
    const { openEmbedded } = await import("./embedded.ts"); // a server with its own PostgreSQL never loads PGlite
    const { pool, copyFiles, close } = await openEmbedded(dataDir, tell);
    return { pool, copyFiles, migrating: pool, embedded: true, close };
  }
  // A migration may take long, and waits for another copy's.
  const migrating = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: connectMilliseconds,
    application_name: "safevoice migrations",
    options: sessionOptions,
  });
  return {
    pool: new NetworkPool(url),
    copyFiles: undefined,
    migrating,
    embedded: false,
    close: async () => undefined,
  };
}

/**
 * Prepared statements keep their plan. PGlite's connections share a session, where names would
 * clash.
 */
const names = new Map<string, string>();
const maxNames = 2_000;

function nameOf(sql: string): string {
  const known = names.get(sql);
  if (known) return known;
  if (names.size >= maxNames) names.clear();
  const name = `p_${createHash("sha1").update(sql).digest("base64url")}`;
  names.set(sql, name);
  return name;
}
