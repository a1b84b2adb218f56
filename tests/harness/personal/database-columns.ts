import type pg from "pg";
import { columnsOf, models } from "../../../graph/core/personal/read.ts";

/** What the database has and the inventory lacks, and the other way around: `Officer.nickname`. */
export async function unclassifiedIn(client: Pick<pg.ClientBase, "query">) {
  const { rows } = await client.query<{ place: string; holdsWords: boolean }>(`
    SELECT c.relname || '.' || a.attname AS "place",
      NOT (t.typname IN ('int2', 'int4', 'int8', 'bool', 'float4', 'float8', 'numeric', 'date', 'timestamp', 'timestamptz')
        OR t.typtype = 'e') AS "holdsWords"
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
      JOIN pg_type t ON t.oid = a.atttypid
    WHERE n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg\\_%'
      AND c.relkind IN ('r', 'p', 'v', 'm', 'f') AND a.attnum > 0 AND NOT a.attisdropped
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`);
  const known = new Set(models.flatMap((model) => columnsOf(model).map((column) => `${model}.${column}`)));
  const present = new Set(rows.map(({ place }) => place));
  const wordy = rows.filter(({ holdsWords }) => holdsWords).map(({ place }) => place);
  return {
    missing: wordy.filter((place) => !known.has(place) && !isImpersonal(place)).toSorted(),
    gone: [...known].filter((place) => !present.has(place)).toSorted(),
  };
}

/** Prisma's own table, and the name of a limit in a view of the limits. */
const isImpersonal = (place: string) => /^_prisma_migrations\.|^MoneyLimit\.name$/.test(place);
