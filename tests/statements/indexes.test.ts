import { expect, test } from "vitest";
import { wholeProgram } from "../../graph/core/access/agency-scope.ts";
import type { Sql } from "../../graph/core/database/statement.ts";
import { readRematchesDue } from "../../graph/core/process/jobs.sql.ts";
import { readOutboxPage } from "../../graph/messages/communications/outbox.sql.ts";
import { readWork, type WorkFilter } from "../../graph/desk/tasks/work.sql.ts";
import { useDatabase } from "../harness/database/database.ts";

/*
 * PostgreSQL uses an index of some rows only for a statement that includes the index's condition.
 * The test tables are small, so reading a whole table is turned off and other indexes of the table
 * are away: a plan without the index means that it cannot be used.
 */

const database = useDatabase();

/** The other indexes of an index's table, without those of constraints. */
const others = `SELECT format('DROP INDEX %s', o.indexrelid::regclass) AS "drop"
  FROM pg_index i JOIN pg_index o ON o.indrelid = i.indrelid AND o.indexrelid <> i.indexrelid
  WHERE i.indexrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = o.indexrelid)`;

/** The plan of the statement that a function runs. */
async function planOf(run: (sql: Sql) => Promise<unknown>, index: string): Promise<string> {
  let asked: [string, unknown[]] | undefined;
  await run(async ({ text }, values) => {
    asked = [text, values];
    return [];
  });
  const client = await database.pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SET LOCAL enable_seqscan = off");
    const { rows: drops } = await client.query<{ drop: string }>(others, [`"${index}"`]);
    for (const { drop } of drops) await client.query(drop);
    const { rows } = await client.query(`EXPLAIN ${asked?.[0]}`, asked?.[1]);
    return JSON.stringify(rows);
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
}

const page = { skip: 0, take: 25 };
const work: WorkFilter = {
  ...{ view: "open", kind: null, search: "", adminId: 1, now: new Date(), callbackMinutes: 15 },
  ...{ scope: wholeProgram(), may: () => true },
};

test.for([
  ["tasks", "Message_reachedNoOne_idx", (sql: Sql) => readWork(sql, work, page)],
  ["tasks", "EmergencyRequest_escalated_idx", (sql: Sql) => readWork(sql, work, page)],
  ["tasks", "CallbackRequest_status_requestType_createdAt_idx", (sql: Sql) => readWork(sql, work, page)],
  [
    "outbox, failed",
    "Message_reachedNoOne_idx",
    (sql: Sql) => readOutboxPage(sql, { view: "failed", search: "", ...page }),
  ],
  [
    "outbox, waiting",
    "Message_state_dueAt_idx",
    (sql: Sql) => readOutboxPage(sql, { view: "waiting", search: "", ...page }),
  ],
  ["resources that are due", "Recommendation_resources_due_idx", (sql: Sql) => readRematchesDue(sql, 20)],
] as const)("%s: found by the index %s", async ([, index, run]) => {
  expect(await planOf(run, index)).toContain(index);
});
