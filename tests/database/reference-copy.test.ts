import { expect, test } from "vitest";
import { loadReferenceData } from "../../prisma/seed/reference.ts";
import { emptyTables, useDatabase } from "../harness/database/database.ts";
import { fillReference } from "../harness/database/reference.ts";

const database = useDatabase();

/** Every row of every table, without the moment and the random id of its writing. */
async function everything() {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1`,
  );
  const { rows: sequences } = await database.pool.query(
    "SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1",
  );
  const filled: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(t) AS row FROM "${name}" t`,
    );
    if (rows.length > 0) filled[name] = rows.map(({ row }) => JSON.stringify(row, plain)).sort();
  }
  return { filled, sequences };
}

const plain = (_key: string, value: unknown) =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}|^[0-9a-f-]{36}$|^c[a-z0-9]{24}$/.test(value)
    ? "written"
    : value;

test("a file that finds the kept reference data has the rows and numbers of a load", async () => {
  await fillReference(database);
  const copied = await everything();
  await emptyTables(database.pool);
  await loadReferenceData(database);
  const loaded = await everything();
  expect(Object.keys(loaded.filled).length).toBeGreaterThan(5);
  expect(copied).toEqual(loaded);
});
