import type pg from "pg";
import { bool, float, int, text, type Columns } from "../../core/database/columns.ts";
import { readOn } from "../../core/database/statement.ts";

/*
 * What a backup reads about the database. It runs on a connection of its own, because an older
 * database, before its migrations, must be backed up too.
 */

type Client = Pick<pg.ClientBase, "query">;

function one<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error("The database gave no answer.");
  return row;
}
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Rows of each table, in the client's transaction. */
export async function countRows(client: Client): Promise<Record<string, number>> {
  const rows = await readOn(
    client,
    { name: text },
    `SELECT tablename::text AS "name" FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  if (rows.length === 0) return {};
  const names = rows.map(({ name }) => quoted(name));
  const counts = names.map((name) => `(SELECT count(*) FROM ${name})::float8 AS ${name}`);
  const columns: Columns<Record<string, number>> = Object.fromEntries(rows.map(({ name }) => [name, float]));
  return one(await readOn(client, columns, `SELECT ${counts.join(", ")}`));
}

/** The applied migrations, in order: none of an empty database. */
export async function readMigrations(client: Client): Promise<string[]> {
  const known = await readOn(
    client,
    { is: bool },
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS "is"`,
  );
  if (!one(known).is) return [];
  const rows = await readOn(
    client,
    { name: text },
    `SELECT migration_name::text AS "name" FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

export async function readNewestSeal(client: Client): Promise<{ seq: number; hash: string } | null> {
  const rows = await readOn(
    client,
    { seq: text, hash: text }, // A bare "seq" would be the text above, and 99 would be newer than 269.
    `SELECT s."seq"::text AS "seq", s."hash" FROM "AuditSeal" s ORDER BY s."seq" DESC LIMIT 1`,
  );
  return rows[0] ? { seq: Number(rows[0].seq), hash: rows[0].hash } : null;
}

/** The word that the database and the stored files carry. */
export async function readInstallation(client: Client): Promise<string | null> {
  const rows = await readOn(
    client,
    { hash: text },
    `SELECT "hash" FROM "ReferenceData" WHERE "name" = 'installation-id'`,
  );
  return rows[0]?.hash ?? null;
}

export async function readServerVersion(client: Client): Promise<number> {
  const rows = await readOn(
    client,
    { number: text },
    `SELECT current_setting('server_version_num') AS "number"`,
  );
  return Math.floor(Number(rows[0]?.number) / 10_000);
}

/** A snapshot that pg_dump can share, for as long as the client's transaction is open. */
export async function shareSnapshot(client: Client): Promise<string> {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const rows = await readOn(client, { id: text }, `SELECT pg_export_snapshot() AS "id"`);
  return one(rows).id;
}

/** Held until the connection ends. */
const backupLock = 72_707_370;
export async function lockBackups(client: Client): Promise<boolean> {
  const rows = await readOn(client, { taken: bool }, `SELECT pg_try_advisory_lock($1) AS "taken"`, [
    backupLock,
  ]);
  return one(rows).taken;
}

/** A backup, restore, rehearsal or proof that ended, or a copy of the key that was checked. */
export interface Run {
  kind: "backup" | "restore" | "rehearsal" | "ledger" | "audit" | "key";
  state: "done" | "failed";
  startedAt: Date;
  endedAt: Date;
  bytes: number | null;
  counts: Record<string, number>;
  /** The account of the operating system, and the host. */
  by: string;
  reason: string | null;
}

/** False if the database is older than the table. */
export async function insertRun(client: Client, run: Run): Promise<boolean> {
  const rows = await readOn(
    client,
    { known: bool },
    `SELECT to_regclass('"OperationRun"') IS NOT NULL AS "known"`,
  );
  if (!one(rows).known) return false;
  await client.query(
    `INSERT INTO "OperationRun" ("kind", "state", "startedAt", "endedAt", "bytes", "counts", "by", "reason")
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [run.kind, run.state, run.startedAt, run.endedAt, run.bytes, run.counts, run.by, run.reason],
  );
  return true;
}

export async function countTables(client: Client): Promise<number> {
  const rows = await readOn(
    client,
    { count: int },
    `SELECT count(*)::int AS "count" FROM pg_tables WHERE schemaname = 'public'`,
  );
  return one(rows).count;
}

export async function databaseExists(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query(`SELECT 1 FROM pg_database WHERE datname = $1`, [name]);
  return rows.length > 0;
}

export async function listDatabases(client: Client, prefix: string): Promise<string[]> {
  const rows = await readOn(
    client,
    { datname: text },
    `SELECT datname::text AS "datname" FROM pg_database WHERE starts_with(datname, $1)`,
    [prefix],
  );
  return rows.map(({ datname }) => datname);
}

/**
 * Connections of others. An ordinary role sees no `backend_type` of another role's; background
 * processes have no role.
 */
export async function countConnections(client: Client, name: string): Promise<number> {
  const rows = await readOn(
    client,
    { count: int },
    `SELECT count(*)::int AS "count" FROM pg_stat_activity
     WHERE datname = $1 AND pid <> pg_backend_pid() AND usesysid IS NOT NULL
       AND coalesce(backend_type, 'client backend') = 'client backend'`,
    [name],
  );
  return one(rows).count;
}

export async function canCreateDatabases(client: Client): Promise<boolean> {
  const rows = await readOn(
    client,
    { can: bool },
    `SELECT rolsuper OR rolcreatedb AS "can" FROM pg_roles WHERE rolname = current_user`,
  );
  return one(rows).can;
}

/**
 * Drops what migrations made, all or nothing; extensions stay. If something in another schema
 * depends on it, that is an error.
 */
export async function emptyDatabase(client: Client): Promise<void> {
  const rows = await readOn(
    client,
    { kind: text, names: text },
    `SELECT o."kind", string_agg(o."name", ', ') AS "names" FROM (
       SELECT CASE c.relkind WHEN 'v' THEN 'VIEW' ELSE 'TABLE' END AS "kind", 'pg_class'::regclass AS "class", c.oid, c.oid::regclass::text AS "name"
         FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('v', 'r', 'p')
       UNION ALL SELECT 'ROUTINE', 'pg_proc', p.oid, p.oid::regprocedure::text FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
       UNION ALL SELECT 'TYPE', 'pg_type', t.oid, t.oid::regtype::text
         FROM pg_type t WHERE t.typnamespace = 'public'::regnamespace AND t.typtype IN ('e', 'd')) o
     WHERE NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = o."class" AND d.objid = o.oid AND d.deptype = 'e')
     GROUP BY 1 ORDER BY array_position('{VIEW,TABLE,ROUTINE,TYPE}', o."kind")`,
  );
  await client.query("BEGIN");
  try {
    for (const { kind, names } of rows) await client.query(`DROP ${kind} ${names}`);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

/** What a rehearsal marks a database with that was named for it, so that it may empty it. */
const mark = "safevoice_rehearsal";
export const markDatabase = (client: Client) => client.query(`CREATE SCHEMA IF NOT EXISTS ${mark}`);
export const unmarkDatabase = (client: Client) => client.query(`DROP SCHEMA IF EXISTS ${mark}`);
export async function isMarked(client: Client): Promise<boolean> {
  const { rows } = await client.query(`SELECT 1 FROM pg_namespace WHERE nspname = $1`, [mark]);
  return rows.length > 0;
}

/** From template0: what someone added to template1 does not belong to a restored database. */
export const createDatabase = (client: Client, name: string) =>
  client.query(`CREATE DATABASE ${quoted(name)} TEMPLATE template0`);
export const dropDatabase = (client: Client, name: string) =>
  client.query(`DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`);

/** Both or none: a server finds either the old database or the restored one. */
export async function renameDatabases(
  client: Client,
  { target, restored, before }: { target: string; restored: string; before: string },
  hasTarget: boolean,
): Promise<void> {
  await client.query("BEGIN");
  if (hasTarget) await client.query(`ALTER DATABASE ${quoted(target)} RENAME TO ${quoted(before)}`);
  await client.query(`ALTER DATABASE ${quoted(restored)} RENAME TO ${quoted(target)}`);
  await client.query("COMMIT");
}
