import { expect, test } from "vitest";
import { useDatabase } from "../harness/database/database.ts";
import { recordGuards } from "../harness/records/record-guards.ts";

const database = useDatabase();

/** As PostgreSQL prints a trigger, without quotes, schemas and line ends. */
const plain = (sql: string) =>
  sql
    .replaceAll(/[";]|public\./g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

test("each table that a strip changes has the triggers that the inventory gives it", async () => {
  const { rows } = await database.pool.query<{ sql: string }>(
    `SELECT pg_get_triggerdef(t.oid) AS "sql" FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
     WHERE p.proname IN ('sv_held_stays', 'sv_held_is_not_emptied', 'sv_stripped_stays')`,
  );
  const guards = recordGuards();
  expect(guards.length).toBeGreaterThan(60);
  // A missing one goes, as it is here, into a migration.
  expect(rows.map(({ sql }) => plain(sql)).toSorted()).toEqual(guards.map(plain).toSorted());
});
