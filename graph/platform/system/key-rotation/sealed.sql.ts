import type { Sql } from "../../../core/database/statement.ts";
import { int, notNull, text } from "../../../core/database/columns.ts";

/*
 * What a key rotation reads and writes: texts sealed with another key, in the order of their rows.
 */

/** A column of sealed texts. The names come from the product's own list. */
export interface SealedColumn {
  table: string;
  column: string;
  /** The primary key. */
  key: string;
  type: "integer" | "uuid" | "text";
}

export interface SealedText {
  key: string;
  sealed: string;
}

/** The next texts after this row that do not begin with `prefix`. */
export const readOtherwiseSealed = (
  sql: Sql,
  { table, column, key, type }: SealedColumn,
  { prefix, after, most }: { prefix: string; after: string | null; most: number },
): Promise<SealedText[]> =>
  sql(
    {
      name: "",
      row: { key: text, sealed: notNull(text) },
      text: `SELECT "${key}"::text AS "key", "${column}" AS "sealed" FROM "${table}"
        WHERE ($1::text IS NULL OR "${key}" > $1::${type})
          AND "${column}" ~ '^[12][.]' AND NOT starts_with("${column}", $2)
        ORDER BY "${table}"."${key}" LIMIT $3`,
    },
    [after, prefix, most],
  );

/** Lets this transaction change the sealed columns of letters, which a trigger protects. */
export const beginRotation = (within: Sql) =>
  within(
    { name: "", row: { on: text }, text: `SELECT set_config('safevoice.key_rotation', 'on', true) AS "on"` },
    [],
  );

/** Writes each text whose row still has the old one. Returns how many were written. */
export async function writeSealed(
  sql: Sql,
  { table, column, key, type }: SealedColumn,
  texts: readonly (SealedText & { again: string })[],
): Promise<number> {
  const [written] = await sql(
    {
      name: "",
      row: { count: int },
      text: `WITH written AS (
          UPDATE "${table}" AS t SET "${column}" = v."again"
          FROM unnest($1::text[], $2::text[], $3::text[]) AS v("key", "sealed", "again")
          WHERE t."${key}" = v."key"::${type} AND t."${column}" = v."sealed"
          RETURNING 1)
        SELECT count(*)::int AS "count" FROM written`,
    },
    [texts.map(({ key: id }) => id), texts.map(({ sealed }) => sealed), texts.map(({ again }) => again)],
  );
  return written?.count ?? 0;
}
