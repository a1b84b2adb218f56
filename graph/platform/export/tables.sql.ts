import type pg from "pg";
import { bool, int, notNull, nullable, text, texts, timestamp } from "../../core/database/columns.ts";
import { readOn } from "../../core/database/statement.ts";

/*
 * What an export reads: every table of the schema, in the order of its primary key. It runs on a
 * connection of its own, whose transaction shows one moment.
 */

export type Client = Pick<pg.ClientBase, "query">;

/** One moment for everything that the client reads until it ends the transaction. */
export async function beginMoment(client: Client): Promise<string> {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const [row] = await readOn(
    client,
    { at: timestamp, settings: texts },
    `SELECT now() AS "at", ARRAY[set_config('TimeZone', 'UTC', true), set_config('statement_timeout', '0', true),
       set_config('idle_in_transaction_session_timeout', '0', true)] AS "settings"`,
  );
  if (!row) throw new Error("The database gave no answer.");
  return row.at.toISOString();
}

const columnRow = {
  table: text,
  column: text,
  type: text,
  isNullable: bool,
  /** Its place in the primary key; null outside it. */
  keyPosition: nullable(int),
  /** The values of an enum. */
  values: nullable(text),
  /** The table that it refers to. */
  refersTo: nullable(text),
};
export type TableColumn = Awaited<ReturnType<typeof readTableColumns>>[number];

/** The columns of every table, but the list of migrations. */
export const readTableColumns = (client: Client) =>
  readOn(
    client,
    columnRow,
    `SELECT c.relname::text AS "table", a.attname::text AS "column", format_type(a.atttypid, a.atttypmod) AS "type",
       NOT a.attnotnull AS "isNullable", array_position(i.indkey::int2[], a.attnum)::int AS "keyPosition",
       (SELECT string_agg(e.enumlabel::text, ', ' ORDER BY e.enumsortorder) FROM pg_enum e
        WHERE e.enumtypid = coalesce(nullif(t.typelem, 0::oid), t.oid)) AS "values",
       (SELECT min(r.relname::text) FROM pg_constraint f JOIN pg_class r ON r.oid = f.confrelid
        WHERE f.contype = 'f' AND f.conrelid = c.oid AND f.conkey = ARRAY[a.attnum]) AS "refersTo"
     FROM pg_class c
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     JOIN pg_type t ON t.oid = a.atttypid
     LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> '_prisma_migrations'
     ORDER BY c.relname, a.attnum`,
  );

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export interface Page {
  table: string;
  columns: readonly string[];
  /** The primary key, with its types. */
  key: readonly { column: string; type: string }[];
  /** The key of the last row that was read. */
  after: readonly string[] | null;
  most: number;
}

/** The next rows by the primary key, each as JSON: it keeps numbers, lists and nulls apart. */
export async function readPage(
  client: Client,
  { table, columns, key, after, most }: Page,
): Promise<string[]> {
  const keys = key.map(({ column }) => quoted(column)).join(", ");
  const given = key.map(({ type }, at) => `$${at + 1}::${type}`).join(", ");
  const rows = await readOn(
    client,
    { row: notNull(text) },
    `SELECT row_to_json(r)::text AS "row" FROM (
       SELECT ${columns.map(quoted).join(", ")} FROM ${quoted(table)}
       ${after ? `WHERE (${keys}) > (${given})` : ""} ORDER BY ${keys} LIMIT ${most}) r`,
    after ? [...after] : [],
  );
  return rows.map(({ row }) => row);
}
