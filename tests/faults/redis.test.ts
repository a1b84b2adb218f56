import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClient, type Client } from "graphql-ws";
import pg from "pg";
import { WebSocket } from "ws";
import { afterAll, beforeAll, expect, test } from "vitest";
import { figure } from "./harness/figures.ts";
import { ownPostgres, postgresPrograms, type OwnPostgres } from "./harness/postgres.ts";
import { freePort, start, until, type Process } from "./harness/processes.ts";
import { fileRequest, signIn, startProduct, type Product } from "./harness/product.ts";

const isPossible = postgresPrograms() !== undefined && !spawnSync("redis-server", ["--version"]).error;
let postgres: OwnPostgres;
let redis: Process;
let port: number;
let folder: string;
let copies: [Product, Product];
let cookie: string;

const startRedis = () =>
  start("redis-server", ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder], {
    stdio: "ignore",
  });
const readiness = async ({ origin }: Product) => (await fetch(`${origin}/readyz`)).text();
const degraded = "degraded: Redis does not answer; announcements travel by PostgreSQL";
const bothSay = (word: string) =>
  until(`both copies say ${word}`, async () =>
    (await Promise.all(copies.map(readiness))).every((text) => text === word),
  );

beforeAll(async () => {
  if (!isPossible) return;
  folder = mkdtempSync(path.join(tmpdir(), "safevoice-redis-"));
  [postgres, port] = await Promise.all([ownPostgres(), freePort()]);
  // Redis is missing when the product starts.
  const env = { REDIS_URL: `redis://127.0.0.1:${port}` };
  const first = await startProduct(postgres.url, env);
  copies = [first, await startProduct(postgres.url, env)];
  cookie = await signIn(first);
  await confirmOfficers(); // unconfirmed officers may file only a few
});
afterAll(async () => {
  for (const process of [...(copies ?? []), redis]) await process?.end();
  await postgres?.remove();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

async function confirmOfficers() {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(
    `UPDATE "Verification" SET "status" = 'verified', "method" = 'email', "trust" = 'trusted'`,
  );
  await client.end();
}

/** What the second copy's subscriber receives of the first one's changes. */
function listen({ origin }: Product) {
  const heard: unknown[] = [];
  let connections = 0;
  const client: Client = createClient({
    url: `${origin.replace("http", "ws")}/graphql`,
    webSocketImpl: class extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { headers: { cookie, origin } });
      }
    },
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: () => new Promise((resolve) => setTimeout(resolve, 100)),
    on: { connected: () => (connections += 1) },
  });
  client.subscribe(
    { query: "subscription { requestsChanged { caseId } }" },
    { next: ({ data }) => void heard.push(data), error: () => undefined, complete: () => undefined },
  );
  return { heard, connections: () => connections, stop: () => client.dispose() };
}

async function expectHeard(heard: unknown[], withinMs: number): Promise<number> {
  const before = heard.length;
  expect((await fileRequest(copies[0].origin, cookie)).status).toBe(201);
  return until("the other copy hears of it", () => heard.length > before, withinMs);
}

test.skipIf(!isPossible)(
  "without Redis at the start the copies reach each other, and report that they are degraded",
  async () => {
    await bothSay(degraded);
    const { heard, connections, stop } = listen(copies[1]);
    await until("the subscriber is there", () => connections() > 0);
    await expectHeard(heard, 5000);
    await stop();
  },
);

test.skipIf(!isPossible)(
  "Redis is used when it appears; if it is killed or frozen nothing is lost and no one is disconnected",
  async () => {
    redis = startRedis();
    figure("Redis came", `used after ${Math.round(await bothSay("ok"))} ms`);
    const { heard, connections, stop } = listen(copies[1]);
    await until("the subscriber is there", () => connections() > 0);
    figure("heard by Redis", `${Math.round(await expectHeard(heard, 5000))} ms`);

    const before = connections();
    await redis.end("SIGKILL");
    await bothSay(degraded);
    await until("the subscriber was told to read again", () => connections() > before);
    figure("heard while Redis was killed", `${Math.round(await expectHeard(heard, 5000))} ms`);
    await new Promise((resolve) => setTimeout(resolve, 15_000));
    expect(copies.every((copy) => copy.isRunning())).toBe(true);
    await expectHeard(heard, 5000);

    redis = startRedis();
    await bothSay("ok");
    redis.signal("SIGSTOP");
    figure("Redis frozen", `noticed after ${Math.round(await bothSay(degraded))} ms`);
    await expectHeard(heard, 5000);
    redis.signal("SIGCONT");
    await bothSay("ok");
    await expectHeard(heard, 5000);
    await stop();
  },
);
