import type pg from "pg";
import { inject } from "vitest";
import type { Database } from "../../../graph/adapters/database/open.ts";
import { withClient, withDatabase } from "./server.ts";

type Pool = Database["pool"];

/**
 * One transaction past every trigger and foreign key, as a damaged disk or a hostile administrator
 * of the database would write. Only a superuser may, so on PostgreSQL it is not the product's role.
 */
export async function writeUnguarded(
  pool: Pool,
  work: string[] | ((client: pg.ClientBase) => Promise<unknown>),
): Promise<void> {
  await asSuperuser(pool, async (client) => {
    await client.query("BEGIN");
    try {
      await client.query("SET LOCAL session_replication_role = replica");
      if (typeof work === "function") await work(client);
      else for (const statement of work) await client.query(statement);
      await client.query("COMMIT");
    } catch (error) {
      await client.query("ROLLBACK");
      throw error;
    }
  });
}

async function asSuperuser(pool: Pool, work: (client: pg.ClientBase) => Promise<void>): Promise<void> {
  const { rows } = await pool.query<{ name: string; isSuperuser: string }>(
    `SELECT current_database() AS "name", current_setting('is_superuser') AS "isSuperuser"`,
  );
  const [{ name, isSuperuser } = { name: "", isSuperuser: "" }] = rows;
  if (isSuperuser === "on") {
    const client = await pool.connect();
    return work(client).finally(() => client.release());
  }
  const provided = inject("database");
  const url = provided.kind === "postgresql" ? provided.url : (process.env.TEST_DATABASE_URL ?? "");
  return withClient(withDatabase(url, name), work);
}
