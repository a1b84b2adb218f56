import pg from "pg";
import { admin, approvalBy, dispatchOf, json, persistedId, post, reader } from "./calls.ts";
import { startChild, type Child } from "./children.ts";
import { createBenchDatabase } from "./database.ts";
import { approverTokens, listDocument } from "./fixtures.ts";
import { grow } from "./growth-data.ts";
import { median } from "./measure.ts";

/*
 * `npm run bench -- growth`: what a call costs with 10,000, 100,000 and 1,000,000 requests. Three
 * servers, one for each size, answer the same call in turn, so that a busy machine is equally busy
 * for all of them. Each round gives the 95th percentile of each size; the median of the rounds
 * counts. BENCH_KEEP=1 keeps the filled databases and uses them again: filling a million requests
 * takes minutes.
 */

const sizes = (process.env["BENCH_SIZES"] ?? "10000,100000,1000000").split(",").map(Number);
const rounds = 5;
/** From the second largest number of requests to the largest. */
const maxGrowth = 1.3;
/** A list of the desk opens in this time with 10,000 requests. */
const maxMs = 300;
const sizeOfDesk = 10_000;
/** Few enough that each can be decided or dispatched once, in a few runs. */
const measuredSizes = { reader: 500, approvable: 3_600, archived: 0, dispatchable: 2_400 };

interface Grown {
  requests: number;
  server: Child;
  url: string;
  drop: () => Promise<void>;
  /** The next request to decide, and to dispatch. */
  next: { approvable: number; dispatchable: number };
  firstApprovable: number;
  dispatch: ReturnType<typeof dispatchOf>;
}

interface GrowingCall {
  name: string;
  perRound: number;
  /** Reads in proportion to the rows of a period, so its time may grow like them. */
  isProportional?: true;
  /** Has to open in `maxMs` with `sizeOfDesk` requests. */
  isDeskList?: true;
  ask: (grown: Grown) => { path: string; init: RequestInit };
}

const graphql = (init: RequestInit) => ({ path: "/graphql", init });
const asked = (name: string, variables: object, headers = admin) =>
  graphql(
    post(
      JSON.stringify({ documentId: persistedId(`query ${name}`), operationName: name, variables }),
      headers,
    ),
  );
const cases =
  (search: string, isOpen = false) =>
  () =>
    asked("CasesPageQuery", { search, status: null, isOpen, order: "urgency", first: 50 });
const threads = (view: string) => () => asked("ThreadsQuery", { filter: { view }, first: 25 });
const tasks = (view: string) => () => asked("TasksPageQuery", { filter: { view }, first: 25 });
const outbox = (view: string) => () => asked("OutboxPageQuery", { filter: { view }, first: 25 });
const dispatches = (view: string) => () => asked("DispatchesPageQuery", { filter: { view }, first: 25 });
const inbox = (filter: object) => () => asked("InboxQuery", { filter, first: 30 });
const analyse = (range: string) => () => asked("AnalyticsBodyQuery", { range, timeZone: "America/Chicago" });

const calls: GrowingCall[] = [
  {
    name: "officer's list",
    perRound: 100,
    ask: () =>
      graphql(
        post(JSON.stringify({ documentId: listDocument.id, operationName: listDocument.name }), reader),
      ),
  },
  { name: "tracker, first page", perRound: 100, isDeskList: true, ask: cases("") },
  { name: "cases, open work", perRound: 60, isDeskList: true, ask: cases("", true) },
  { name: "conversations, needs answer", perRound: 30, isDeskList: true, ask: threads("needs_answer") },
  { name: "conversations, all", perRound: 30, isDeskList: true, ask: threads("all") },
  { name: "tasks, open", perRound: 30, isDeskList: true, ask: tasks("open") },
  { name: "tasks, late", perRound: 30, isDeskList: true, ask: tasks("late") },
  { name: "outbox, all", perRound: 30, isDeskList: true, ask: outbox("all") },
  { name: "outbox, sent", perRound: 30, isDeskList: true, ask: outbox("sent") },
  { name: "dispatches, all", perRound: 30, isDeskList: true, ask: dispatches("all") },
  { name: "dispatches, partly", perRound: 30, isDeskList: true, ask: dispatches("partly") },
  { name: "funds", perRound: 20, isDeskList: true, ask: () => asked("FundsPageQuery", {}) },
  {
    name: "officers",
    perRound: 30,
    isDeskList: true,
    ask: () => asked("OfficersPageQuery", { filter: {}, first: 25 }),
  },
  {
    name: "reconcile",
    perRound: 20,
    isDeskList: true,
    ask: () => asked("ReconcilePageQuery", { isOpen: true, first: 25 }),
  },
  { name: "handover", perRound: 20, isDeskList: true, ask: () => asked("HandoverPageQuery", {}) },
  { name: "search, a rare name", perRound: 60, ask: cases("ximena quill") },
  { name: "search, a frequent name", perRound: 60, ask: cases("garcia") },
  { name: "search, a case number", perRound: 60, ask: cases("EM-2025-10004321") },
  {
    name: "filing",
    perRound: 60,
    ask: () => ({
      path: "/api/emergency-requests",
      init: post(
        JSON.stringify({
          victimName: "Noor Ibarra",
          victimContact: "Phone: (512) 555-0143, Email: noor@example.com",
          requestDetails: "A mother and two children need food and a room for the night.",
          needs: { meals: { people: 3 } },
          urgencyLevel: "high",
          evidenceUrls: [],
        }),
        reader,
      ),
    }),
  },
  {
    name: "decision",
    perRound: 60,
    ask: ({ next, firstApprovable }) => {
      const requestId = next.approvable++;
      const token = approverTokens[(requestId - firstApprovable) % approverTokens.length] ?? "";
      const headers = { ...json, cookie: `safevoice=${token}` };
      return { path: "/api/fund-allocations", init: post(approvalBy("product", requestId), headers) };
    },
  },
  {
    name: "dispatch of three",
    perRound: 60,
    ask: ({ next, dispatch }) => graphql(dispatch(next.dispatchable++)),
  },
  { name: "inbox, first page", perRound: 60, ask: inbox({}) },
  { name: "inbox, unread", perRound: 60, ask: inbox({ status: "unread" }) },
  { name: "analytics of 30 days", perRound: 20, isProportional: true, ask: analyse("days30") },
  { name: "analytics of a year", perRound: 12, isProportional: true, ask: analyse("year") },
];

export async function printGrowth(server: string, say: (line?: string) => void): Promise<void> {
  const grown: Grown[] = [];
  const only = process.env["BENCH_CALL"];
  try {
    for (const requests of sizes) grown.push(await open(server, requests, say));
    const largest = sizes.at(-1) ?? 1;
    const before = sizes.at(-2) ?? 1;
    say(`\nThe 95th percentile of a call, in ms, at each number of requests; median of ${rounds} rounds.`);
    const heads = [...sizes.map((size) => size.toLocaleString("en-US")), "growth", "target", "ms target"];
    say(`${"call".padEnd(28)}${heads.map((head) => head.padStart(11)).join("")}`);
    for (const call of calls.filter(
      ({ name }) => !only || only.split("|").some((part) => name.includes(part)),
    )) {
      const { ms, ratio } = await measureGrowth(call, grown);
      const target = call.isProportional ? largest / before : maxGrowth;
      const most = call.isDeskList ? maxMs : Infinity;
      const isMet = ratio <= target && (ms[sizes.indexOf(sizeOfDesk)] ?? 0) <= most;
      const cells = [...ms.map((each) => each.toFixed(1)), ratio.toFixed(2), target.toFixed(2)];
      if (call.isDeskList) cells.push(String(maxMs));
      say(
        `${call.name.padEnd(28)}${cells.map((cell) => cell.padStart(11)).join("")}  ${isMet ? "met" : "missed"}`,
      );
    }
  } finally {
    for (const one of grown) {
      await one.server.stop();
      await one.drop();
    }
  }
}

/** Interleaved call by call, in an order that rotates. */
async function measureGrowth(call: GrowingCall, grown: readonly Grown[]) {
  const turn = async (times: number) => {
    const taken = grown.map((): number[] => []);
    for (let n = 0; n < times; n += 1)
      for (let place = 0; place < grown.length; place += 1) {
        const at = (place + n) % grown.length;
        const one = grown[at] as Grown;
        taken[at]?.push(await timed(call, one));
      }
    return taken.map(percentile95);
  };
  // Both caches and compiled code are warm for all.
  await turn(call.perRound);
  const turns: number[][] = [];
  for (let round = 0; round < rounds; round += 1) turns.push(await turn(call.perRound));
  const last = grown.length - 1;
  return {
    ms: grown.map((_one, at) => median(turns.map((each) => each[at] ?? 0))),
    // With one size there is no growth.
    ratio: last === 0 ? 1 : median(turns.map((each) => (each[last] ?? 0) / (each[last - 1] ?? 1))),
  };
}

async function timed(call: GrowingCall, grown: Grown): Promise<number> {
  const { path, init } = call.ask(grown);
  const start = performance.now();
  const answer = await fetch(`${grown.server.origin}${path}`, init);
  const text = await answer.text();
  const ms = performance.now() - start;
  if (!answer.ok || text.includes('"errors"'))
    throw new Error(`${call.name} at ${grown.requests}: ${answer.status} ${text.slice(0, 500)}`);
  return ms;
}

/** A server on a database with this many requests. */
async function open(server: string, requests: number, say: (line: string) => void): Promise<Grown> {
  const name = `safevoice_growth_${requests}`;
  const isKept = process.env["BENCH_KEEP"] === "1";
  const address = new URL(server);
  address.pathname = `/${name}`;
  const url = address.href;
  const [existing] = await read(server, `SELECT 1 FROM pg_database WHERE "datname" = $1`, [name]);
  if (existing && !isKept) await read(server, `DROP DATABASE ${name} WITH (FORCE)`);
  if (!existing || !isKept) {
    const start = performance.now();
    const made = await createBenchDatabase(server, measuredSizes, name);
    if (!made) throw new Error("Growth is measured on PostgreSQL.");
    await grow(url, requests);
    const seconds = Math.round((performance.now() - start) / 1000);
    say(`Filled ${requests.toLocaleString("en-US")} requests in ${seconds} s.`);
  }
  // The sessions of a kept database may have ended since.
  await read(
    url,
    `UPDATE "Session" SET "createdAt" = now(), "rotatedAt" = now(), "lastSeenAt" = now(), "endedAt" = NULL`,
  );
  const first = async (officer: string, status: string) =>
    Number(
      (
        await read(
          url,
          `SELECT min(r."id") AS "all", min(r."id") FILTER (WHERE r."status"::text = $2) AS "open" FROM "EmergencyRequest" r JOIN "Officer" o ON o."id" = r."officerId" WHERE o."name" LIKE $1`,
          [officer, status],
        )
      )[0]?.[status === "" ? "all" : "open"],
    );
  const vendors = await read(url, `SELECT "id", "name" FROM "Vendor"`);
  return {
    requests,
    url,
    server: await startChild("product", { DATABASE_URL: url, NODE_ENV: "production" }),
    drop: async () => {
      if (!isKept) await read(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
    firstApprovable: await first("Approver%", ""),
    next: {
      approvable: await first("Approver%", "pending"),
      dispatchable: await first("Helped", "approved"),
    },
    dispatch: dispatchOf(new Map(vendors.map((row) => [String(row["name"]), Number(row["id"])]))),
  };
}

async function read(url: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}

const percentile95 = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0;
