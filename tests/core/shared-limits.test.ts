import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { createHttpApp } from "../../graph/app/routes.ts";
import { openServer } from "../../graph/app/server.ts";
import type { CountUse } from "../../graph/core/counter.ts";
import { createLimits } from "../../graph/core/http/call-limits.ts";
import { createQuotas } from "../../graph/core/quotas.ts";
import { openCounter } from "../../graph/core/shared-counter.ts";
import { insertLimitUse } from "../../graph/core/limit-uses.sql.ts";
import { freePort } from "../../scripts/lib/free-port.mjs";
import { useKernel } from "../harness/kernel.ts";
import { signInOfficer } from "../harness/people.ts";

const lab = useKernel();
const mark = "one-device-".padEnd(43, "0");
const several = { areOthers: () => true };
const open = (over: Partial<Parameters<typeof openCounter>[0]> = {}) =>
  openCounter({ redisUrl: undefined, sql: lab.sql, copies: several, keys: lab.keys, log: lab.log, ...over });

let addresses = 0;
const nextAddress = () => `198.18.7.${(addresses += 1)}`;

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: URLSearchParams;
}

/** One copy of the server. */
function serve(count: CountUse) {
  const kernel = { ...lab, countUse: count, quotas: createQuotas(undefined, count) };
  const app = createHttpApp(kernel, createLimits(count, undefined, lab.networks));
  return (path: string, address: string, { headers, ...init }: Sent = {}) =>
    app.request(path, { ...init, headers: { "x-forwarded-for": address, ...headers } });
}

/** How many of the codes that no one has are answered before the device must wait. */
async function guessesOf(copies: ReturnType<typeof serve>[], address: string, most: number) {
  let answered = 0;
  for (let n = 0; n < most; n += 1) {
    const { status } = await copies[n % copies.length]!("/c", address, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        cookie: `safevoice-limits=${mark}`,
      },
      body: new URLSearchParams({ act: "open", code: "ABCD-EFGH", pin: "482915" }),
    });
    if (status === 429) break;
    answered += 1;
  }
  return answered;
}

test("uses of a key are counted from the first one on, until its time is over", async () => {
  const { sql, pool } = lab;
  expect(await insertLimitUse(sql, "a", 60)).toMatchObject({ uses: 1 });
  const { uses, waitMs } = await insertLimitUse(sql, "a", 60);
  expect(uses).toBe(2);
  expect(waitMs).toBeGreaterThan(50_000);
  expect(waitMs).toBeLessThanOrEqual(60_000);
  expect(await insertLimitUse(sql, "b", 60)).toMatchObject({ uses: 1 });
  await pool.query(`UPDATE "LimitUse" SET "endsAt" = now() - interval '1 second' WHERE "key" = 'a'`);
  expect(await insertLimitUse(sql, "a", 60)).toMatchObject({ uses: 1 });
});

test("uses that race are each counted", async () => {
  const counted = await Promise.all(Array.from({ length: 20 }, () => insertLimitUse(lab.sql, "race", 60)));
  expect(counted.map(({ uses }) => uses).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, n) => n + 1),
  );
});

test("two copies on one database allow together what one allows", async () => {
  const single = [serve((await open({ copies: { areOthers: () => false } })).count)];
  const both = [serve((await open()).count), serve((await open()).count)];
  const alone = await guessesOf(single, nextAddress(), 30);
  expect(alone).toBe(20);
  expect(await guessesOf(both, nextAddress(), 30)).toBe(alone);
  const rows = await lab.db.limitUse.findMany();
  expect(rows.length).toBeGreaterThan(0);
  // Nothing shows who asked.
  expect(JSON.stringify(rows)).not.toMatch(/198\.18|one-device/);
});

test("a single copy stores nothing", async () => {
  await lab.db.limitUse.deleteMany();
  await guessesOf([serve((await open({ copies: { areOthers: () => false } })).count)], nextAddress(), 3);
  expect(await lab.db.limitUse.count()).toBe(0);
});

test("a copy counts by itself while the store does not answer", async () => {
  const sql = () => Promise.reject(new Error("no database"));
  const copy = serve((await open({ sql })).count);
  expect(await guessesOf([copy], nextAddress(), 30)).toBe(20);
});

describe.skipIf(spawnSync("redis-server", ["--version"]).error)("with Redis", () => {
  const folder = mkdtempSync(join(tmpdir(), "safevoice-redis-"));
  let redis: ChildProcess | undefined;
  const closing: (() => void)[] = [];
  afterAll(() => {
    for (const close of closing) close();
    redis?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  test("two copies allow together what one allows, and each goes on alone without it", async () => {
    const port = await freePort();
    const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder];
    redis = spawn("redis-server", options, { stdio: "ignore" });
    await new Promise((resolve) => setTimeout(resolve, 500));
    const counters = [1, 2].map(() => open({ redisUrl: `redis://127.0.0.1:${port}` }));
    const copies: ReturnType<typeof serve>[] = [];
    for (const counter of await Promise.all(counters)) {
      closing.push(() => counter.close());
      copies.push(serve(counter.count));
    }
    await lab.db.limitUse.deleteMany();
    expect(await guessesOf(copies, nextAddress(), 30)).toBe(20);
    expect(await lab.db.limitUse.count()).toBe(0);
    redis.kill();
    await new Promise((resolve) => redis?.once("exit", resolve));
    expect(await guessesOf([copies[0]!], nextAddress(), 30)).toBe(20);
  });
});

test("answers say what is left of the limits that counted them", async () => {
  const { count } = await open({ copies: { areOthers: () => false } });
  const copy = serve(count);
  const address = nextAddress();
  const call = await copy("/api/requests", address);
  expect(call.headers.get("ratelimit-policy")).toBe('"calls-network";q=3000;w=60');
  expect(call.headers.get("ratelimit")).toMatch(/^"calls-network";r=2999;t=60$/);
  const officer = await signInOfficer(lab);
  const own = await copy("/api/requests", address, { headers: { cookie: officer.cookie } });
  expect(own.headers.get("ratelimit")).toMatch(/^"calls-network";r=2998;t=\d+, "calls";r=1199;t=60$/);
  // A page.
  const page = await copy("/c", address);
  expect(page.headers.get("ratelimit")).toMatch(/"calls-network";r=2997/);
  // An answer that caches keep for others says nothing of this caller.
  const kept = await copy("/api/resources", address);
  expect(kept.headers.get("cache-control")).toMatch(/public/);
  expect(kept.headers.get("ratelimit")).toBeNull();
  // A refusal.
  await guessesOf([copy], address, 20);
  const refused = await copy("/c", address, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      cookie: `safevoice-limits=${mark}`,
    },
    body: new URLSearchParams({ act: "open", code: "ABCD-EFGH", pin: "482915" }),
  });
  expect(refused.status).toBe(429);
  expect(refused.headers.get("ratelimit")).toMatch(/"codes";r=0;t=\d+/);
  expect(refused.headers.get("ratelimit-policy")).toContain('"codes";q=20;w=3600');
});

test("answers of GraphQL say it too", async () => {
  const { count } = await open({ copies: { areOthers: () => false } });
  const { port, close } = await openServer({ ...lab, countUse: count }, { port: 0, host: "127.0.0.1" });
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ __typename }" }),
    });
    expect(answer.headers.get("ratelimit-policy")).toContain('"calls-network";q=3000;w=60');
    expect(answer.headers.get("ratelimit")).toMatch(/"calls-network";r=2999;t=60/);
  } finally {
    await close();
  }
});
