import { parse } from "graphql";
import pg from "pg";
import { lookup } from "../../graph/core/sessions/lookup.sql.ts";
import { prefetchIn } from "../../graph/core/prefetch/fields.ts";
import { schema } from "../../graph/app/schema.ts";
import { keys, listDocument, readerToken } from "./fixtures.ts";
import { createBenchDatabase } from "./database.ts";

const sizes = [1_000, 1_000_000];

/**
 * PostgreSQL's work for the officer's list with a thousand requests, and a million: rows and pages,
 * no times.
 */
export async function printPlans(server: string, say: (line: string) => void): Promise<void> {
  const prefetch = prefetchIn(schema, {
    ...{ document: parse(listDocument.text), operationName: undefined, variables: {} },
  });
  const database = await createBenchDatabase(server);
  if (!prefetch || !database) return;
  const { text, values } = lookup([{ hash: keys.hash(readerToken), now: new Date(), prefetch }]);
  const client = new pg.Client({ connectionString: database.url });
  try {
    await client.connect();
    await client.query(
      `WITH gone AS (DELETE FROM "VictimInfo" i USING "EmergencyRequest" r WHERE r."id" = i."requestId" AND r."officerId" = $1) SELECT`,
      [database.readerId],
    );
    await client.query(`DELETE FROM "EmergencyRequest" WHERE "officerId" = $1`, [database.readerId]);
    let filled = 0;
    for (const size of sizes) {
      await client.query(more, [database.readerId, filled, size]);
      filled = size;
      await client.query(`VACUUM ANALYZE "EmergencyRequest"`);
      const { rows } = await client.query<{ "QUERY PLAN": string }>(
        `EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF, SUMMARY OFF) ${text}`,
        values,
      );
      say(
        `\nThe officer's list and the session, one statement, of ${size.toLocaleString("en-US")} requests:`,
      );
      for (const row of rows) say(row["QUERY PLAN"]);
    }
  } finally {
    await client.end();
    await database.drop();
  }
}

/** $1 owner, from $2 up to $3 */
const more = `INSERT INTO "EmergencyRequest" ("caseId", "status", "urgencyLevel", "officerId", "victimName", "victimContact", "victimAddress", "victimPhone", "victimEmail", "state",
    "requestDetails", "requestedHelpTypes", "requestAmountCents", "createdAt", "updatedAt")
  SELECT 'EM-2025-' || (900000000 + n), 'pending', 'high', $1, 'Tamsin Ferrow ' || n, 'Phone: (217) 555-0100', '12 Larch Row, Springfield, IL 62701', '(217) 555-0100', '', 'IL',
    'A mother and two children need food and a room for the night after the building was closed.', '{food,shelter}', 10500, now() - n * interval '1 minute', now()
  FROM generate_series($2::int, $3::int - 1) n`;
