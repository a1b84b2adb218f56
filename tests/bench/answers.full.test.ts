import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callsOn, type Call } from "./calls.ts";
import { buildChildren, startChild, type Child, type Contestant } from "./children.ts";
import { createBenchDatabase, type BenchDatabase } from "./database.ts";
import { compare } from "./measure.ts";

/*
 * One run of each call that `npm run bench` measures, on a small database: the product and the
 * hand-written handler must give equal answers, so that a new column is noticed before the
 * benchmark runs.
 */

const server = process.env["TEST_DATABASE_URL"];
/** The search of the logs finds request 4321 among those that were archived. */
const sizes = { reader: 200, approvable: 240, archived: 5_000, dispatchable: 10 };
const names = [...callsOn(nowhere()).keys()];

let database: BenchDatabase | null = null;
const children: Child[] = [];
let running: Record<"product" | "bare", Child>;
let calls: Call[];

beforeAll(async () => {
  if (!server) return;
  await buildChildren();
  database = await createBenchDatabase(server, sizes);
  if (!database) throw new Error("No PostgreSQL answers at TEST_DATABASE_URL.");
  const env = { DATABASE_URL: database.url, NODE_ENV: "production" };
  for (const name of ["product", "bare"] as const) children.push(await startChild(name, env));
  const [product, bare] = children as [Child, Child];
  running = { product, bare };
  calls = callsOn(database);
}, 300_000);

afterAll(async () => {
  for (const child of children) await child.stop();
  await database?.drop();
});

test.skipIf(!server).each(names)(
  "call %i of the benchmark is answered alike by both",
  { timeout: 120_000 },
  async (at) => {
    const call = calls[at]!;
    if (call.sample) return compare(call.name, call.sample, { children: running, hasPeer: false });
    const product = await answerOf(call, "product");
    const bare = await answerOf(call, "bare");
    expect([call.name, product.status]).toEqual([call.name, bare.status]);
    expect(product.status).toBeLessThan(300);
    expect(shapeOf(product.body)).toEqual(shapeOf(bare.body));
  },
);

test.skipIf(!server)("both write as much for an approval", { timeout: 120_000 }, async () => {
  const approval = calls.find(({ name }) => name.startsWith("approval"))!;
  for (const who of ["product", "bare"] as const) await answerOf(approval, who);
  const client = new pg.Client({ connectionString: database!.url });
  await client.connect();
  const { rows } = await client.query<Record<string, string>>(written, [
    database!.firstApprovable,
    sizes.approvable,
  ]);
  await client.end();
  expect(rows.length).toBeGreaterThan(1);
  expect(new Set(rows.map((row) => JSON.stringify(row))).size, JSON.stringify(rows)).toBe(1);
});

/** What the limits look up, and the rows of each approved request. */
const written = `SELECT cardinality(f."limitKeys") AS "limitKeys",
    (SELECT count(*) FROM "Approval" a WHERE a."requestId" = f."requestId") AS "approvals",
    (SELECT count(*) FROM "Letter" l WHERE l."requestId" = f."requestId") AS "letters",
    (SELECT count(*) FROM "LedgerEntry" e WHERE e."requestId" = f."requestId") AS "entries",
    (SELECT count(*) FROM "AuditEntry" e WHERE e."resourceType" = 'request' AND e."resourceId" = f."requestId"::text) AS "logged"
  FROM "FundAllocation" f WHERE f."requestId" >= $1 AND f."requestId" < $1 + $2::int`;

/** Each uses its own row, so numbers and codes differ, and everything else is equal. */
async function answerOf({ load }: Call, who: Contestant) {
  const [request] = load(who, false).requests ?? [];
  const setup = request?.setupRequest;
  if (!request || typeof setup !== "function") throw new Error("A call without a request of its own.");
  const { method, path, headers, body } = setup({ ...request }, {});
  const url = `${running[who as "product"].origin}${path}`;
  const answer = await fetch(url, { method, headers, body } as RequestInit);
  return { status: answer.status, body: (await answer.json()) as unknown };
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}

/** For counting the calls, which needs no rows. */
function nowhere(): BenchDatabase {
  const none = () => Promise.resolve(0);
  return {
    ...{ url: "", anyRequest: 0, firstApprovable: 0, readerId: 0, firstDispatchable: 0 },
    ...{ vendors: new Map<string, number>(), undecided: none, undispatched: none },
    drop: () => Promise.resolve(),
  };
}
