import { PGlite } from "@electric-sql/pglite";
import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlDriverAdapter, SqlQuery, SqlResultSet } from "@prisma/driver-adapter-utils";
import pg from "pg";
import { extensions } from "../../graph/adapters/database/embedded.ts";
import { createPglitePool } from "../../graph/adapters/database/pglite-pool.ts";

const textType = 25;
const internalCharType = 18; // "char", which the catalog's queries return and the adapter rejects
const characterColumn = 6;

let main: pg.Pool | undefined;
let idle: PGlite | undefined; // starting a PGlite takes seconds, emptying one milliseconds

/** The database of a command; without an address (writing a migration) an empty one. */
export async function connectMain(url: string): Promise<SqlDriverAdapter> {
  if (!url) return connectShadow();
  const { href, schema } = split(url);
  // one connection for the whole run: the engine holds its advisory lock on it
  main ??= new pg.Pool({
    connectionString: href,
    max: 1,
    ...(schema ? { options: `-c search_path=${schema}` } : {}),
  });
  return adapt(main, { schema, dispose: async () => undefined });
}

export async function connectShadow(): Promise<SqlDriverAdapter> {
  const database = idle ?? (await PGlite.create({ extensions }));
  if (database === idle) await database.exec("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  idle = undefined;
  const pool = createPglitePool(database);
  return adapt(pool, {
    schema: undefined,
    dispose: async () => {
      await pool.end();
      idle = database;
    },
  });
}

/** `create-database`, `drop-database`, `can-connect-to-database`; returns the exit code. */
export async function administer(command: string, url: string): Promise<number> {
  const { href } = split(url);
  const address = new URL(href);
  const name = address.pathname.slice(1);
  if (command !== "can-connect-to-database") address.pathname = "/postgres";
  const client = new pg.Client({ connectionString: address.href });
  try {
    await client.connect();
    const quoted = client.escapeIdentifier(name);
    if (command === "create-database") await client.query(`CREATE DATABASE ${quoted}`);
    if (command === "drop-database") await client.query(`DROP DATABASE ${quoted} WITH (FORCE)`);
    return 0;
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    const known: Record<string, string> = { "3D000": "P1003", "28P01": "P1000" };
    const fields = { message: message || String(code), error_code: known[code ?? ""] ?? "P1001" };
    // the CLI skips the first line
    process.stderr.write(`\n${JSON.stringify({ level: "ERROR", target: "schema_engine::logger", fields })}`);
    return 1;
  } finally {
    await client.end();
  }
}

function split(url: string): { href: string; schema: string | undefined } {
  const address = new URL(url);
  const schema = address.searchParams.get("schema") ?? undefined;
  address.searchParams.delete("schema");
  return { href: address.href, schema };
}

/** The internals of Prisma's adapter that are patched here. */
interface Correctable extends SqlDriverAdapter {
  performIO(query: unknown): Promise<{ fields: { dataTypeID: number }[] }>;
  onError(error: unknown): never;
}

async function adapt(
  pool: pg.Pool,
  { schema, dispose }: { schema: string | undefined; dispose: () => Promise<void> },
): Promise<SqlDriverAdapter> {
  const adapter = (await new PrismaPg(pool, { schema }).connect()) as unknown as Correctable;
  const queryRaw = adapter.queryRaw.bind(adapter);
  const performIO = adapter.performIO.bind(adapter);
  let characters: number[] = [];
  adapter.performIO = async (query) => {
    const result = await performIO(query);
    characters = [];
    result.fields.forEach((field, index) => {
      if (field.dataTypeID !== internalCharType) return;
      field.dataTypeID = textType;
      characters.push(index);
    });
    return result;
  };
  adapter.queryRaw = async (query: SqlQuery): Promise<SqlResultSet> => {
    const result = await queryRaw(query);
    for (const index of characters) result.columnTypes[index] = characterColumn;
    return result;
  };
  // the adapter's own version splits at semicolons, which breaks functions
  adapter.executeScript = async (script) => {
    try {
      await pool.query(script);
    } catch (error) {
      adapter.onError(error);
    }
  };
  adapter.dispose = dispose;
  return adapter;
}
