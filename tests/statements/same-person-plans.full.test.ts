import { beforeAll, expect, test } from "vitest";
import type { Sql } from "../../graph/core/database/statement.ts";
import { readDispatchFacts } from "../../graph/help/dispatches/give/facts.sql.ts";
import { readEarlierHelp, readEarlierHelpByKey } from "../../graph/help/dispatches/helped-before.sql.ts";
import { readDecisionFacts } from "../../graph/decisions/allocations/approval/facts.sql.ts";
import { readPairs } from "../../graph/intake/people/pairs.sql.ts";
import { useDatabase } from "../harness/database/database.ts";

/*
 * With 100,000 requests, a fifth of them at one shelter, every question about one person is
 * answered from indexes, and reads no more rows than with few.
 */

const database = useDatabase();
const crowd = 20_000;
const total = 100_000;
const batch = 5_000;
let first = 0;

beforeAll(async () => {
  const run = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
  for (let from = 0; from < total; from += batch) {
    const filed = await run(
      `INSERT INTO "EmergencyRequest" ("caseId", "victimName", "victimContact", "victimAddress", "victimPhone", "victimEmail", "requestDetails", "updatedAt")
       SELECT 'EM-2018-' || (100000 + n), 'Tamsin ' || n, '', '', '', '', '', now() FROM generate_series($1::int, $2::int - 1) n RETURNING "id"`,
      [from, from + batch],
    );
    if (from === 0) first = Math.min(...filed.map((row) => Number(row.id)));
    await run(
      `INSERT INTO "PersonKey" ("requestId", "kind", "key")
       SELECT $1 + n, k, CASE WHEN k = 'address' AND n < $4 THEN 'shelter' WHEN k = 'birth' THEN 'birth ' || n % 20000 ELSE k || ' ' || n / 2 END
       FROM generate_series($2::int, $3::int - 1) n, unnest(ARRAY['phone', 'email', 'address', 'name-and-birth', 'birth']) k`,
      [first, from, from + batch, crowd],
    );
  }
  await run(
    `INSERT INTO "PersonVerdict" ("firstId", "secondId", "answer", "reason", "keys", "by")
     SELECT $1 + n, $1 + n + 1, 'same', '', '{}', 'kim' FROM generate_series(0, $2::int - 2, 4) n`,
    [first, total],
  );
  await run(`VACUUM ANALYZE "EmergencyRequest", "PersonKey", "PersonVerdict"`);
}, 600_000);

interface Node {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  Plans?: Node[];
}
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** What the statement of a function read: the tables that were scanned, and all rows. */
async function readingOf(run: (sql: Sql) => Promise<unknown>) {
  let asked: [string, unknown[]] | undefined;
  await run(async ({ text }, values) => {
    asked = [text, values];
    return [];
  }).catch(() => {});
  const { rows } = await database.pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${asked?.[0]}`, asked?.[1]);
  const nodes = nodesOf(rows[0]["QUERY PLAN"][0].Plan as Node);
  const isLarge = (node: Node) =>
    ["EmergencyRequest", "PersonKey", "PersonVerdict"].includes(node["Relation Name"] ?? "");
  return {
    scanned: nodes.filter((node) => node["Node Type"] === "Seq Scan" && isLarge(node)),
    rows: nodes.filter(isLarge).reduce((sum, node) => sum + node["Actual Rows"] * node["Actual Loops"], 0),
  };
}
const pairs = (id: number) => (sql: Sql) => readPairs(sql, id, 20);
const now = () => new Date();

test.each([
  ["pairs at the shelter", () => pairs(first + 500), 1000],
  ["pairs elsewhere", () => pairs(first + crowd + 500), 100],
  ["the facts of an approval", () => (sql: Sql) => readDecisionFacts({ sql, now }, first + 500), 50],
  [
    "the facts of a dispatch",
    () => (sql: Sql) => readDispatchFacts({ now }, sql, { requestId: first + 500, providers: [] }),
    50,
  ],
  ["earlier help", () => (sql: Sql) => readEarlierHelp(sql, first + 500, null), 50],
  ["earlier help by key", () => (sql: Sql) => readEarlierHelpByKey(sql, ["name-and-birth 250"], 1), 50],
] as const)("%s are read from indexes", async (name, run, most) => {
  const { scanned, rows } = await readingOf(run());
  console.info(`${name}: ${rows} rows`);
  expect(scanned).toEqual([]);
  expect(rows).toBeLessThan(most);
});
