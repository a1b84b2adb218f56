import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { figure } from "./harness/figures.ts";
import { ownPostgres, postgresPrograms, type OwnPostgres } from "./harness/postgres.ts";
import { until } from "./harness/processes.ts";
import { fileRequest, signIn, startProduct, type Product } from "./harness/product.ts";

/** The product's answers with their durations. */
interface Timed {
  what: string;
  status: number;
  ms: number;
  retryAfter: string | null;
  body: string;
}

const hasPostgres = postgresPrograms() !== undefined;
let postgres: OwnPostgres;
let product: Product;
let cookie: string;

beforeAll(async () => {
  if (!hasPostgres) return;
  postgres = await ownPostgres();
  product = await startProduct(postgres.url, { BACKGROUND: "1" });
  cookie = await signIn(product);
  expect((await fileRequest(product.origin, cookie)).status).toBe(201);
});
afterEach(() => postgres?.thaw());
afterAll(async () => {
  await product?.end();
  await postgres?.remove();
});

const calls: [string, string, RequestInit?][] = [
  ["a list over REST", "/api/emergency-requests"],
  ["the directory", "/api/resources?state=TX"],
  [
    "GraphQL",
    "/graphql",
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ requests(first: 5) { edges { node { caseId } } } }" }),
    },
  ],
];

async function ask([what, path, init]: (typeof calls)[number]): Promise<Timed> {
  const began = performance.now();
  const response = await fetch(`${product.origin}${path}`, {
    ...init,
    headers: { cookie, ...(init?.headers as Record<string, string>) },
  });
  const body = await response.text();
  const retryAfter = response.headers.get("retry-after");
  return { what, status: response.status, ms: performance.now() - began, retryAfter, body };
}

async function expectOutage(what: string) {
  const ready = ask(["/readyz", "/readyz"]);
  const written = fileRequest(product.origin, cookie);
  const page = ask(["/home", "/home"]);
  const answers = await Promise.all([...calls, ...calls, ...calls, ...calls].map(ask));
  expect((await page).status).toBe(200);
  expect((await ready).status).toBe(503);
  expect((await ready).ms).toBeLessThan(2000);
  for (const answer of answers) {
    expect(answer, what).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
    expect(answer.body).toContain("UNAVAILABLE");
    expect(answer.ms).toBeLessThan(5000);
  }
  expect((await written).status).toBe(503);
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  figure(what, `503 within ${Math.round(slowest)} ms, /readyz within ${Math.round((await ready).ms)} ms`);
}

const isWell = async () => {
  const answers = await Promise.all(calls.map(ask));
  return answers.every(({ status, body }) => status === 200 && !body.includes('"errors"'));
};

test.skipIf(!hasPostgres)(
  "a frozen PostgreSQL is 503 within five seconds, and recovers by itself",
  async () => {
    expect(await isWell()).toBe(true);
    postgres.freeze();
    await expectOutage("PostgreSQL frozen");
    const atOnce = await Promise.all(calls.map(ask));
    for (const { status, ms } of atOnce) expect([status, ms < 1000]).toEqual([503, true]);
    postgres.thaw();
    const backMs = await until("the product is well again", isWell);
    figure("PostgreSQL thawed", `well again after ${Math.round(backMs)} ms`);
    expect(product.isRunning()).toBe(true);
  },
);

test.skipIf(!hasPostgres)(
  "a killed PostgreSQL is 503, and acknowledged writes are there afterward",
  async () => {
    const before = (JSON.parse((await ask(calls[0]!)).body) as unknown[]).length;
    await postgres.kill();
    await expectOutage("PostgreSQL killed");
    await postgres.start();
    const backMs = await until("the product is well again", isWell);
    figure("PostgreSQL started again", `well again after ${Math.round(backMs)} ms`);
    expect(JSON.parse((await ask(calls[0]!)).body)).toHaveLength(before);
    expect((await fileRequest(product.origin, cookie)).status).toBe(201);
  },
);
