import { isDeepStrictEqual } from "node:util";
import autocannon from "autocannon";
import { approverToken, justification, listDocument, readerToken } from "./cases.ts";
import { buildChildren, startChild, type Child } from "./children.ts";
import { approvable, createBenchDatabase, type BenchDatabase } from "./database.ts";
import { measureMemory } from "./memory.ts";

/*
 * npm run bench: how much the product costs over the same work done by hand. Both servers run on the same database in the same minutes, turn by
 * turn, and only the ratio of each turn counts: it says the same on a slow machine and on a busy one. Nothing here fails a build.
 */

const connections = 20;
const warmUpSeconds = 3;
const roundSeconds = 4;
const rounds = 5;
/** Each approval takes a request of its own, so its rounds are counted, not timed. */
const approvalsPerRound = Math.floor(approvable / (2 * (rounds + 1)));
const memoryTargetMb = 320;

interface Scenario {
  name: string;
  target: number;
  /** One call, for comparing the two answers; the approvals' answers are rows of their own. */
  sample?: { path: string; init: RequestInit };
  load: (origin: string, isWarmUp: boolean) => autocannon.Options;
}

interface Result {
  name: string;
  target: number;
  product: number;
  bare: number;
  ratio: number;
}

const say = (line = ""): void => void process.stdout.write(`${line}\n`);

await buildChildren();
const server = process.env["TEST_DATABASE_URL"] ?? "postgresql://postgres@127.0.0.1:5432/postgres";
// A server that falls over is a finding too; the memory is measured all the same.
/** `npm run bench -- list` measures the calls with that word in their name alone. */
const [only] = process.argv.slice(2);
const results = await measureCalls(server).catch((error: unknown) =>
  say(`Calls could not be measured: ${String(error)}`),
);
if (results) print(results);
if (!only || only === "memory") await tellMemory();

async function tellMemory() {
  const { firstStart, nextStart } = await measureMemory();
  say(
    `Resident memory on the embedded database with demo data, after 600 calls: ${nextStart} MB (target below ${memoryTargetMb} MB); ${firstStart} MB on the first start, which makes the database.`,
  );
}

async function measureCalls(server: string): Promise<Result[] | null> {
  const database = await createBenchDatabase(server);
  if (!database) return null;
  const children: Child[] = [];
  try {
    const env = { DATABASE_URL: database.url, NODE_ENV: "production" };
    const product = await startChild(
      "server",
      env,
      process.env["BENCH_PROFILE"] ? ["--cpu-prof", `--cpu-prof-dir=${process.env["BENCH_PROFILE"]}`] : [],
    );
    children.push(product);
    const bare = await startChild("bare", env);
    children.push(bare);
    const measured: Result[] = [];
    for (const scenario of scenarios(database).filter(({ name }) => !only || name.includes(only))) {
      const result = await measure(scenario, product, bare);
      measured.push(result);
      say(`${scenario.name}: measured`);
    }
    return measured;
  } finally {
    for (const child of children) await child.stop();
    await database.drop();
  }
}

function scenarios({ anyRequest, firstApprovable }: BenchDatabase): Scenario[] {
  const json = { "content-type": "application/json" };
  const reader = { ...json, cookie: `safevoice=${readerToken}` };
  const list = {
    path: "/graphql",
    init: {
      method: "POST",
      headers: reader,
      body: JSON.stringify({ documentId: listDocument.id, operationName: listDocument.name }),
    },
  };
  const read = { path: `/api/emergency-requests/${anyRequest}`, init: { method: "GET", headers: reader } };
  let next = firstApprovable;
  const timed =
    ({ path, init }: typeof list | typeof read) =>
    (origin: string, isWarmUp: boolean) =>
      ({
        url: origin + path,
        ...init,
        duration: isWarmUp ? warmUpSeconds : roundSeconds,
      }) as autocannon.Options;
  return [
    { name: "officer's list of 50, GraphQL", target: 0.35, sample: list, load: timed(list) },
    { name: "one request, REST, logged", target: 0.25, sample: read, load: timed(read) },
    {
      name: "approval, REST",
      target: 0.2,
      load: (origin) => ({
        url: origin,
        amount: approvalsPerRound,
        requests: [
          {
            method: "POST",
            path: "/api/fund-allocations",
            headers: { ...json, cookie: `safevoice=${approverToken}` },
            setupRequest: (request) => ({
              ...request,
              body: JSON.stringify({ requestId: next++, justification, status: "allocated" }),
            }),
          },
        ],
      }),
    },
  ];
}

async function measure(
  { name, target, sample, load }: Scenario,
  product: Child,
  bare: Child,
): Promise<Result> {
  if (sample) await compare(name, sample, [product, bare]);
  const run = async ({ origin }: Child, isWarmUp = false) => {
    const result = await autocannon({ connections, ...load(origin, isWarmUp) });
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${name}: ${result.non2xx} answers were refusals, ${result.errors} did not come`);
    return result["2xx"] / result.duration;
  };
  for (const child of [product, bare]) await run(child, true);
  const turns: { product: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    // Who goes first changes, so that a machine that slows down is fair to both.
    if (round % 2 === 0) turns.push({ product: await run(product), bare: await run(bare) });
    else {
      const bareFirst = await run(bare);
      turns.push({ product: await run(product), bare: bareFirst });
    }
  }
  return {
    name,
    target,
    product: median(turns.map((turn) => turn.product)),
    bare: median(turns.map((turn) => turn.bare)),
    ratio: median(turns.map((turn) => turn.product / turn.bare)),
  };
}

/** A baseline that answered something else would prove nothing. */
async function compare(
  name: string,
  { path, init }: NonNullable<Scenario["sample"]>,
  children: Child[],
): Promise<void> {
  const [one, other] = await Promise.all(
    children.map(async ({ origin }) => (await fetch(origin + path, init)).json() as Promise<unknown>),
  );
  if (!isDeepStrictEqual(one, other))
    throw new Error(
      `${name}: the two answer differently:\n${JSON.stringify(one).slice(0, 1500)}\n${JSON.stringify(other).slice(0, 1500)}`,
    );
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function print(measured: Result[]): void {
  say();
  say(
    `${"call".padEnd(32)}${"product/s".padStart(11)}${"bare/s".padStart(11)}${"ratio".padStart(8)}${"target".padStart(8)}`,
  );
  for (const { name, product, bare, ratio, target } of measured)
    say(
      `${name.padEnd(32)}${product.toFixed(0).padStart(11)}${bare.toFixed(0).padStart(11)}${ratio.toFixed(2).padStart(8)}${target.toFixed(2).padStart(8)}  ${ratio >= target ? "met" : "missed"}`,
    );
  say(`20,000 requests, ${connections} connections, ratio: median of ${rounds} rounds, turn by turn.`);
  say();
}
