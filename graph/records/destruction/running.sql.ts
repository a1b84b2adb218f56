import { int } from "../../core/database/columns.ts";
import type { Sql } from "../../core/database/statement.ts";

/**
 * The destruction whose batch is next, locked until the transaction ends; undefined if there is
 * none, or another process is at it.
 */
export async function lockRunning(sql: Sql): Promise<number | undefined> {
  const [row] = await sql<{ id: number }>(
    {
      name: "lock-running-destruction",
      row: { id: int },
      text: `SELECT "id" FROM "Destruction" WHERE "state" = 'running' ORDER BY "id" LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`,
    },
    [],
  );
  return row?.id;
}
