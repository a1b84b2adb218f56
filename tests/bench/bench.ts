import { thrifty } from "../../scripts/lib/memory.mjs";
import { callsOn, connections, rounds } from "./calls.ts";
import { buildChildren, startChild, type Child } from "./children.ts";
import { printCopies } from "./copies.ts";
import { createBenchDatabase, measuredSizes, type BenchDatabase } from "./database.ts";
import { printGrowth } from "./growth.ts";
import { measure, type Result } from "./measure.ts";
import { measureExport, measureMemory } from "./memory.ts";
import { installPeer } from "./peer.ts";
import { printPlans } from "./plans.ts";

/*
 * npm run bench: the product's cost relative to hand-written code (bare.ts), and to a server
 * generated from the tables (peer.ts). `npm run bench -- list` measures only calls with that word
 * in their name; `-- export` the memory of an export, `-- memory` that of the server, `-- plans`
 * PostgreSQL's work for the list, at a thousand and at a million requests, `-- growth` all calls up
 * to a million requests, `-- copies` two copies of the server behind a proxy. Nothing here fails a
 * build.
 */

const server = process.env["TEST_DATABASE_URL"] ?? "postgresql://postgres@127.0.0.1:5432/postgres";
const [only] = process.argv.slice(2);
const say = (line = ""): void => void process.stdout.write(`${line}\n`);
const isAsked = (name: string) => !only || name.includes(only);

const columns = [
  "product/s",
  "bare/s",
  "peer/s",
  "of bare",
  "target",
  "of peer",
  "target",
  "ms",
  "bare ms",
  "peer ms",
];

await buildChildren();
// A crashing server is a finding too; the rest is still measured.
const failed = (what: string) => (error: unknown) => say(`${what} could not be measured: ${String(error)}`);
const alone = ["memory", "plans", "growth", "copies"];
if (!alone.includes(only ?? "")) await measureCalls().catch(failed("Calls"));
if (only === "plans") await printPlans(server, say).catch(failed("Plans"));
if (only === "growth") await printGrowth(server, say).catch(failed("Growth"));
if (only === "copies") await printCopies(server, say).catch(failed("Copies"));
if (isAsked("memory")) await measureMemory(say).catch(failed("Memory"));

async function measureCalls(): Promise<void> {
  installPeer();
  const database = await createBenchDatabase(server);
  if (!database) return;
  const children: Child[] = [];
  const start = async (...options: Parameters<typeof startChild>) => {
    const child = await startChild(...options);
    children.push(child);
    return child;
  };
  try {
    const env = { DATABASE_URL: database.url, NODE_ENV: "production", GRAPHILE_ENV: "production" };
    const profile = process.env["BENCH_PROFILE"];
    const running = {
      product: await start("product", env, profile ? ["--cpu-prof", `--cpu-prof-dir=${profile}`] : []),
      bare: await start("bare", env),
      peer: await start("peer", env),
    };
    const measured: Result[] = [];
    printHead();
    for (const call of callsOn(database).filter(({ name }) => isAsked(name))) {
      const result = await measure(call, running);
      measured.push(result);
      printRow(result);
    }
    await demandRows(database, measured);
    // On a fresh server, started as by `npm start`.
    if (isAsked("export"))
      await measureExport(await start("product", { ...env, ...thrifty.env }, thrifty.flags), say);
  } finally {
    for (const child of children) await child.stop();
    await database.drop();
  }
}

/** A GraphQL answer may be an error with status 200, so the rows are checked. */
async function demandRows(database: BenchDatabase, measured: Result[]): Promise<void> {
  for (const [kind, count] of [
    ["approval", database.undecided],
    ["dispatch", database.undispatched],
  ] as const) {
    const isMeasured = measured.some(({ name }) => name.startsWith(kind));
    const missing = isMeasured ? await count() : 0;
    if (missing > 0) throw new Error(`${missing} calls of "${kind}" were answered and not made`);
  }
}

function printHead(): void {
  const { reader, approvable, archived, dispatchable } = measuredSizes;
  const requests = (reader + approvable + archived + dispatchable).toLocaleString("en-US");
  say(
    `\n${requests} requests, ${connections} connections; each ratio is the median of ${rounds} rounds, turn by turn; ms: the processor time of the server alone for a call.`,
  );
  say(`${"call".padEnd(32)}${columns.map((name) => name.padStart(9)).join("")}`);
}

function printRow({ name, perSecond, cpuMs, ratios, targets }: Result): void {
  const hasPeer = targets.peer !== undefined;
  const figures = [
    ...[perSecond.product, perSecond.bare].map((figure) => figure.toFixed(0)),
    hasPeer ? perSecond.peer.toFixed(0) : "",
    ...[ratios.bare, targets.bare].map((figure) => figure.toFixed(2)),
    ...[hasPeer ? ratios.peer.toFixed(2) : "", targets.peer?.toFixed(2) ?? ""],
    ...[cpuMs.product, cpuMs.bare].map((figure) => figure.toFixed(2)),
    hasPeer ? cpuMs.peer.toFixed(2) : "",
  ];
  const isMet = ratios.bare >= targets.bare && ratios.peer >= (targets.peer ?? 0);
  say(
    `${name.padEnd(32)}${figures.map((figure) => figure.padStart(9)).join("")}  ${isMet ? "met" : "missed"}`,
  );
}
