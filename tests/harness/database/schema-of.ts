import type { Database } from "../../../graph/adapters/database/open.ts";

/**
 * Everything that migrations make, as text: columns, constraints, indexes, views, triggers,
 * functions with their settings, types and sequences. What an extension brings is left out. So are
 * the names that PostgreSQL 18 gives to NOT NULL, because a renamed column keeps the old one.
 */
export async function schemaOf({ pool }: Pick<Database, "pool">): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    WITH relations AS (
      SELECT c.* FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'public' AND c.relname <> '_prisma_migrations'
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e'))
    SELECT 'relation ' || c.relkind::text || ' ' || c.relname || ' ' || coalesce(c.reloptions::text, '') AS line FROM relations c
    UNION ALL SELECT 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull
        || ' ' || a.attgenerated::text || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '')
      FROM relations c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum WHERE c.relkind IN ('r', 'v')
    UNION ALL SELECT 'constraint ' || c.relname || ' ' || k.conname || ' ' || pg_get_constraintdef(k.oid)
      FROM relations c JOIN pg_constraint k ON k.conrelid = c.oid AND k.contype <> 'n'
    UNION ALL SELECT pg_get_indexdef(c.oid) FROM relations c WHERE c.relkind = 'i'
    UNION ALL SELECT 'view ' || c.relname || ' ' || pg_get_viewdef(c.oid) FROM relations c WHERE c.relkind = 'v'
    UNION ALL SELECT pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text FROM relations c JOIN pg_trigger t ON t.tgrelid = c.oid AND NOT t.tgisinternal
    UNION ALL SELECT pg_get_functiondef(p.oid) FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE n.nspname = 'public' AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
    UNION ALL SELECT 'value ' || t.typname || ' ' || e.enumlabel || ' ' || row_number() OVER (PARTITION BY t.oid ORDER BY e.enumsortorder)
      FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid
    ORDER BY 1`);
  return rows.map(({ line }) => line);
}
