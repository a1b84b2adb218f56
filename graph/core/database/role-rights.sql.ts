import type pg from "pg";
import { bool, notNull, nullable, text } from "./columns.ts";
import { readOn } from "./statement.ts";

type Client = Pick<pg.ClientBase, "query">;

export interface RoleRights {
  role: string;
  /** What migrations need and the role may not do: one sentence each, with its remedy. */
  missing: string[];
  canCreateDatabases: boolean;
}

/**
 * Whether the connected role can apply migrations that create these extensions. Owning the database
 * is enough.
 */
export async function readRoleRights(client: Client, extensions: readonly string[]): Promise<RoleRights> {
  const [row] = await readOn(
    client,
    {
      role: text,
      database: text,
      isSuper: notNull(bool),
      canCreateDatabases: bool,
      createsInSchema: bool,
      createsInDatabase: bool,
      foreign: nullable(text),
    },
    `SELECT current_user::text AS "role", current_database()::text AS "database", r.rolsuper AS "isSuper",
       r.rolsuper OR r.rolcreatedb AS "canCreateDatabases",
       has_schema_privilege('public', 'CREATE') AS "createsInSchema",
       has_database_privilege(current_database(), 'CREATE') AS "createsInDatabase",
       (SELECT count(*) || ' of ' || string_agg(DISTINCT pg_get_userbyid(o.owner), ', ') FROM (
          SELECT 'pg_class'::regclass AS class, c.oid, c.relowner AS owner FROM pg_class c
            WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'S')
          UNION ALL SELECT 'pg_proc', p.oid, p.proowner FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
          UNION ALL SELECT 'pg_type', t.oid, t.typowner FROM pg_type t
            WHERE t.typnamespace = 'public'::regnamespace AND t.typtype IN ('e', 'd')) o
        WHERE NOT pg_has_role(o.owner, 'USAGE')
          AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = o.class AND d.objid = o.oid AND d.deptype = 'e')
        HAVING count(*) > 0) AS "foreign"
     FROM pg_roles r WHERE r.rolname = current_user`,
  );
  if (!row) throw new Error("The database gave no answer.");
  const { role, database, canCreateDatabases } = row;
  const missing: string[] = [];
  if (!row.createsInSchema)
    missing.push(
      `It may not create tables in the schema public: ALTER DATABASE ${database} OWNER TO ${role}, or GRANT CREATE ON SCHEMA public TO ${role}.`,
    );
  if (row.foreign)
    missing.push(
      `It does not own all tables, functions and types of the schema public (others: ${row.foreign}), so it may not change them: ALTER … OWNER TO ${role}.`,
    );
  for (const name of extensions) {
    const problem = await extensionProblem(client, name, row.isSuper || row.createsInDatabase);
    if (problem) missing.push(problem);
  }
  return { role, missing, canCreateDatabases };
}

async function extensionProblem(client: Client, name: string, creates: boolean) {
  const columns = { installed: bool, available: bool, allowed: bool };
  const [row] = await readOn(
    client,
    columns,
    `SELECT EXISTS (SELECT FROM pg_extension WHERE extname = $1) AS "installed",
       count(*) > 0 AS "available", coalesce(bool_or(v.trusted OR NOT v.superuser OR r.rolsuper), false) AS "allowed"
     FROM pg_roles r LEFT JOIN pg_available_extension_versions v ON v.name = $1
     WHERE r.rolname = current_user AND v.name IS NOT NULL`,
    [name],
  );
  const { installed = false, available = false, allowed = false } = row ?? {};
  if (installed) return undefined;
  if (!available)
    return `PostgreSQL has no extension ${name}. Install the package with its contributed modules (postgresql-contrib).`;
  if (allowed && creates) return undefined;
  return `It may not create the extension ${name}. An administrator of the server can: CREATE EXTENSION ${name}.`;
}
