import type { Database } from "../../graph/adapters/database/open.ts";
import { loadReferenceData } from "../../prisma/seed/reference.ts";

/** Rows of the worker's database, as they were after the first load. */
const kept = new WeakMap<Database["pool"], string>();

/**
 * The reference data in empty tables. Each worker loads it once, as a server does, and keeps the
 * rows in a schema of their own. The next files copy them, in a tenth of the time.
 */
export async function fillReference(database: Database): Promise<void> {
  const { pool } = database;
  const copy = kept.get(pool);
  if (copy) return void (await pool.query(copy));
  const before = await filledTables(pool);
  await loadReferenceData(database);
  const tables = (await filledTables(pool)).filter((table) => !before.includes(table));
  kept.set(pool, await keepRows(pool, tables));
}

async function filledTables(pool: Database["pool"]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const looks = rows.map(({ name }) => `SELECT '${name}' AS name WHERE EXISTS (SELECT 1 FROM "${name}")`);
  const filled = await pool.query<{ name: string }>(looks.join(" UNION ALL "));
  return filled.rows.map(({ name }) => name);
}

/**
 * Returns the statement that copies the rows back, without triggers and foreign keys. What the
 * start of the product wrote before stays, as in a load.
 */
async function keepRows(pool: Database["pool"], tables: string[]): Promise<string> {
  await pool.query(
    `DROP SCHEMA IF EXISTS reference CASCADE; CREATE SCHEMA reference;
     ${tables.map((table) => `CREATE TABLE reference."${table}" AS TABLE public."${table}";`).join("\n")}`,
  );
  // A generated column is computed once more.
  const { rows: columns } = await pool.query<{ table: string; names: string }>(
    `SELECT table_name AS table, string_agg(format('%I', column_name), ', ') AS names
     FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = ANY($1) AND is_generated = 'NEVER' GROUP BY 1`,
    [tables],
  );
  const { rows: sequences } = await pool.query<{ name: string; last: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value AS last
     FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  );
  return [
    "DO $$ BEGIN SET LOCAL session_replication_role = replica;",
    ...columns.map(
      ({ table, names }) =>
        `INSERT INTO public."${table}" (${names}) SELECT ${names} FROM reference."${table}" ON CONFLICT DO NOTHING;`,
    ),
    ...sequences.map(
      ({ name, last }) => `PERFORM setval('${name}', GREATEST(${last}, (SELECT last_value FROM ${name})));`,
    ),
    "END $$",
  ].join("\n");
}
