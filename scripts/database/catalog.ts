/** One thing that the database has and prisma/schema.prisma does not show. */
export interface Item {
  kind: "extension" | "table" | "constraint" | "index" | "view" | "function" | "trigger";
  /** Empty for what belongs to no table. */
  table: string;
  name: string;
  sql: string;
  /** Its COMMENT. */
  says: string | null;
  /** The function of a trigger. */
  calls: string;
}

/** Our own tables and views: not Prisma's records of migrations, nor what an extension brings. */
const relations = `relations AS (
  SELECT c.oid, c.relname, c.relkind, c.reloptions, c.relpersistence, c.relrowsecurity, quote_ident(c.relname) AS quoted
  FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relname <> '_prisma_migrations'
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')),
functions AS (
  SELECT p.oid, p.proname, p.prokind FROM pg_proc p
  WHERE p.pronamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e'))`;

/**
 * Prisma shows plain unique indexes, and the columns and directions of others. Everything else
 * about an index is unusual.
 */
const unusual = `(i.indpred IS NOT NULL OR i.indexprs IS NOT NULL OR am.amname <> 'btree' OR i.indnatts <> i.indnkeyatts
  OR x.reloptions IS NOT NULL OR (to_jsonb(i)->>'indnullsnotdistinct')::boolean)`;

export const catalog = `WITH ${relations}
SELECT 'extension' AS kind, '' AS "table", e.extname::text AS name, 'CREATE EXTENSION ' || quote_ident(e.extname) AS sql,
  NULL AS says, '' AS calls
FROM pg_extension e WHERE e.extname <> 'plpgsql'
UNION ALL
SELECT 'table', c.relname, c.relname, 'ALTER TABLE ' || c.quoted || ' SET (' || array_to_string(c.reloptions, ', ') || ')',
  obj_description(c.oid, 'pg_class'), ''
FROM relations c WHERE c.relkind = 'r' AND c.reloptions IS NOT NULL
UNION ALL
SELECT 'table', c.relname, a.attname, 'ALTER TABLE ' || c.quoted || ' ADD COLUMN ' || quote_ident(a.attname) || ' '
    || format_type(a.atttypid, a.atttypmod) || ' GENERATED ALWAYS AS (' || pg_get_expr(d.adbin, d.adrelid) || ')',
  col_description(c.oid, a.attnum), ''
FROM relations c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attgenerated <> ''
JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
UNION ALL
SELECT 'constraint', c.relname, k.conname, 'ALTER TABLE ' || c.quoted || ' ADD CONSTRAINT ' || quote_ident(k.conname) || ' '
    || pg_get_constraintdef(k.oid, true),
  obj_description(k.oid, 'pg_constraint'), ''
FROM relations c JOIN pg_constraint k ON k.conrelid = c.oid
WHERE k.contype IN ('c', 'x') OR (k.contype <> 't' AND (k.condeferrable OR NOT k.convalidated))
UNION ALL
SELECT 'index', c.relname, x.relname, pg_get_indexdef(i.indexrelid, 0, true), obj_description(x.oid, 'pg_class'), ''
FROM relations c JOIN pg_index i ON i.indrelid = c.oid JOIN pg_class x ON x.oid = i.indexrelid JOIN pg_am am ON am.oid = x.relam
WHERE ${unusual} AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = x.oid AND k.contype = 'x')
UNION ALL
SELECT 'view', '', c.relname, 'CREATE VIEW ' || c.quoted || ' AS' || E'\\n' || rtrim(pg_get_viewdef(c.oid, true), ';'),
  obj_description(c.oid, 'pg_class'), ''
FROM relations c WHERE c.relkind = 'v'
UNION ALL
SELECT 'function', '', p.proname, replace(rtrim(pg_get_functiondef(p.oid), E'\\n'), 'CREATE OR REPLACE', 'CREATE'),
  obj_description(p.oid, 'pg_proc'), ''
FROM (SELECT p.* FROM pg_proc p JOIN functions USING (oid)) p
UNION ALL
SELECT 'trigger', c.relname, t.tgname, pg_get_triggerdef(t.oid, true), obj_description(t.oid, 'pg_trigger'), p.proname
FROM relations c JOIN pg_trigger t ON t.tgrelid = c.oid AND NOT t.tgisinternal JOIN pg_proc p ON p.oid = t.tgfoid`;

/** Kinds of things that the text has no form for. There are none; a first one must be seen. */
export const notPrinted = `WITH ${relations}
SELECT c.relname || ' (' || c.relkind::text || ')' AS name FROM relations c
WHERE c.relkind NOT IN ('r', 'i', 'S', 'v') OR c.relpersistence <> 'p' OR c.relrowsecurity
UNION ALL SELECT 'policy ' || p.polname FROM relations c JOIN pg_policy p ON p.polrelid = c.oid
UNION ALL SELECT 'rule ' || r.rulename FROM relations c JOIN pg_rewrite r ON r.ev_class = c.oid WHERE c.relkind <> 'v'
UNION ALL SELECT 'trigger ' || t.tgname || ' (not enabled)' FROM relations c JOIN pg_trigger t ON t.tgrelid = c.oid WHERE t.tgenabled <> 'O'
UNION ALL SELECT 'statistics ' || s.stxname FROM relations c JOIN pg_statistic_ext s ON s.stxrelid = c.oid
UNION ALL SELECT 'type ' || t.typname FROM pg_type t WHERE t.typnamespace = 'public'::regnamespace AND t.typtype IN ('d', 'r')
UNION ALL SELECT 'procedure or aggregate ' || p.proname FROM functions p WHERE p.prokind <> 'f'
UNION ALL SELECT 'event trigger ' || e.evtname FROM pg_event_trigger e
UNION ALL SELECT 'sequence ' || c.relname FROM relations c WHERE c.relkind = 'S'
  AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype IN ('a', 'i'))
ORDER BY 1`;
