import { expect, test } from "vitest";
import { figure } from "./harness/figures.ts";
import { ownPostgres, postgresPrograms } from "./harness/postgres.ts";
import { fileRequest, signIn, startProduct, type Product } from "./harness/product.ts";

const requests = 20_000;
const warmUp = 2_000;
const atOnce = 8;
const writeEvery = 100;
const maxGrowthMegabytes = 10;

const query = JSON.stringify({
  query: "{ requests(first: 20) { edges { node { caseId status requestAmount urgencyLevel } } } }",
});

/** Pages, REST and GraphQL in turn; now and then a new officer files a request. */
async function askOne({ origin }: Product, cookie: string, n: number): Promise<void> {
  if (n % writeEvery === 0) {
    const officer = await signIn({ origin }, `B-${n + 1000}`, addressOf(n));
    const filed = await fileRequest(origin, officer, addressOf(n));
    if (filed.status !== 201) throw new Error(`filing answered ${filed.status}: ${await filed.text()}`);
    return void (await filed.arrayBuffer());
  }
  const headers = { cookie, "content-type": "application/json", "x-forwarded-for": addressOf(n) };
  const [path, init] = [
    ["/graphql", { method: "POST", body: query }],
    ["/api/emergency-requests"],
    ["/api/resources?state=TX"],
    ["/home"],
    ["/events"],
    ["/graphql", { method: "POST", body: JSON.stringify({ query: "{ viewer { kind } }" }) }],
    ["/api/emergency-requests/0"],
  ][n % 7] as [string, RequestInit?];
  const answer = await fetch(`${origin}${path}`, { ...init, headers });
  await answer.arrayBuffer();
  if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`);
}

const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

async function ask(product: Product, cookie: string, from: number, count: number) {
  let next = from;
  const work = async () => {
    while (next < from + count) await askOne(product, cookie, next++);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function soak(name: string, databaseUrl: string | undefined) {
  const product = await startProduct(databaseUrl, { BACKGROUND: "1" });
  try {
    const cookie = await signIn(product, "B-1");
    await ask(product, cookie, 1, warmUp);
    const before = await product.memory();
    const began = performance.now();
    await ask(product, cookie, warmUp + 1, requests);
    const seconds = (performance.now() - began) / 1000;
    const after = await product.memory();
    const megabytes = (value: number) => `${value.toFixed(1)} MB`;
    figure(
      `${requests} requests on ${name}`,
      `heap ${megabytes(before.heap)} → ${megabytes(after.heap)}, resident ${megabytes(before.resident)} → ${megabytes(after.resident)}, ${Math.round(requests / seconds)} a second`,
    );
    expect(after.heap - before.heap).toBeLessThan(maxGrowthMegabytes);
  } finally {
    await product.end();
  }
}

test("the embedded database", { timeout: 900_000 }, () => soak("the embedded database", undefined));

test.skipIf(!postgresPrograms())("PostgreSQL", { timeout: 900_000 }, async () => {
  const postgres = await ownPostgres();
  try {
    await soak("PostgreSQL", postgres.url);
  } finally {
    await postgres.remove();
  }
});
