import { cpSync } from "node:fs";
import path from "node:path";
import type pg from "pg";
import { beforeAll, inject } from "vitest";
import { openDatabase, type Database } from "../../../graph/adapters/database/open.ts";
import { keepReference } from "./reference.ts";
import { createOwned, type TestServer } from "./server.ts";
import { writeUnguarded } from "./unguarded.ts";

declare module "vitest" {
  export interface ProvidedContext {
    database: { kind: "embedded"; run: string; template: string } | (TestServer & { template: string });
  }
}

/**
 * A real database for one test file: every migration applied, every table empty except for the
 * first fund, no other user. The worker reuses it for the next file. The result is filled in before
 * the first test; use it inside tests and hooks.
 */
export function useDatabase(): Database {
  const database = {} as Database;
  beforeAll(async () => {
    Object.assign(database, await workersOwn());
    await emptyTables(database.pool);
  });
  return database;
}

/** If rows, including deleted ones, take more than this, all tables are truncated. */
const manyBytes = 5_000_000;

/**
 * Audit rows cannot be deleted; so the triggers are disabled. Most tests leave few rows:
 * deleting them takes a twentieth of the time of a TRUNCATE, which creates new files for every
 * table and index.
 */
export async function emptyTables(pool: pg.Pool): Promise<void> {
  await writeUnguarded(pool, async (client) => {
    const { rows } = await client.query<{ tables: string[]; bytes: string }>(
      `SELECT array_agg(format('%I.%I', schemaname, tablename)) AS tables,
         sum(pg_relation_size(format('%I.%I', schemaname, tablename)::regclass)) AS bytes
       FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`,
    );
    const { tables = [], bytes = 0 } = rows[0] ?? {};
    await client.query("SET LOCAL lock_timeout = '5s'");
    if (Number(bytes) > manyBytes)
      await client.query(`TRUNCATE ${tables.join(", ")} RESTART IDENTITY CASCADE`);
    else {
      await client.query(`DO $$ BEGIN ${tables.map((table) => `DELETE FROM ${table};`).join(" ")} END $$`);
      await client.query(
        `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) FROM pg_sequences
         WHERE schemaname = 'public' AND last_value IS NOT NULL`,
      );
    }
  });
  await pool.query("SELECT fund_general()");
}

const worker = globalThis as { safevoiceDatabases?: Map<string, Promise<Database>> };

function workersOwn(): Promise<Database> {
  const { kind } = inject("database");
  const opened = (worker.safevoiceDatabases ??= new Map());
  const database = opened.get(kind) ?? openOwn();
  opened.set(kind, database);
  return database;
}

async function openOwn(): Promise<Database> {
  const database = await copyTemplate();
  await emptyTables(database.pool);
  await keepReference(database);
  return database;
}

async function copyTemplate(): Promise<Database> {
  const provided = inject("database");
  if (provided.kind === "embedded") {
    const dataDir = path.join(provided.run, String(process.pid));
    cpSync(provided.template, dataDir, { recursive: true });
    return openDatabase({ dataDir });
  }
  const name = `${provided.run}_${process.pid}`;
  return openDatabase({
    url: await createOwned(provided, { name, template: provided.template }),
    dataDir: "",
  });
}
