import { mkdtempSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openKernel, type OpenKernel } from "../../../graph/app/kernel.ts";
import { openServer, type RunningServer } from "../../../graph/app/server.ts";
import { readEnv } from "../../../graph/core/env.ts";
import { noLimits } from "../../../graph/core/http/call-limits.ts";
import { startJobs } from "../../../graph/core/process/jobs.ts";
import { noTracing } from "../../../graph/core/observe/tracing.ts";
import { loadReferenceData } from "../../../prisma/seed/reference.ts";
import { useDatabase } from "../../harness/database/database.ts";
import { persistedId } from "../../harness/persisted.ts";

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

const database = useDatabase();
const spans: SentSpan[] = [];
const bodies: string[] = [];
let collector: Server;
let opened: OpenKernel;
let server: RunningServer;

const envOf = (over: Record<string, string> = {}) =>
  readEnv({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    DATA_DIR: mkdtempSync(join(tmpdir(), "safevoice-test-")),
    SECRET_KEY: "a secret that only the tests know, 32 characters",
    ...over,
  });

beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part: string) => (body += part));
    request.on("end", () => {
      bodies.push(`${request.url} ${body}`);
      const sent = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
      spans.push(...sent.resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)));
      response.setHeader("content-type", "application/json").end("{}");
    });
  });
  await new Promise<void>((listening) => collector.listen(0, "127.0.0.1", listening));
  const { port } = collector.address() as AddressInfo;
  opened = await openKernel(envOf({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` }), {
    database,
  });
  await loadReferenceData(database);
  await opened.config.refresh();
  server = await openServer(opened.kernel, { port: 0, host: "127.0.0.1", limits: noLimits });
}, 60_000);
afterAll(async () => {
  await server.close();
  collector.closeAllConnections();
  collector.close();
});

test("without a collector nothing is loaded", async () => {
  const plain = await openKernel(envOf(), { database });
  expect(plain.kernel.tracing).toBe(noTracing);
  await plain.close();
});

test("a collector receives calls, operations and jobs with their statements, and no personal data", async () => {
  const at = `http://127.0.0.1:${server.port}`;
  const headers = { "content-type": "application/json", cookie: "safevoice=secret-of-someone" };
  await fetch(`${at}/api/resources?city=Springfield&state=IL`, { headers });
  await fetch(`${at}/api/emergency-requests/request-of-someone`, { headers });
  const operationName = "NewRequestPageQuery";
  await fetch(`${at}/graphql`, {
    method: "POST",
    headers,
    body: JSON.stringify({ documentId: persistedId(operationName), operationName, variables: {} }),
  });
  await fetch(`${at}/graphql`, {
    method: "POST",
    headers,
    body: JSON.stringify({ query: `query Zephyrine { places(text: "Quillfeather") { city } }` }),
  });
  const run = async () => (
    await opened.kernel.db.message.count(),
    await opened.kernel.db.$queryRaw`SELECT 1`,
    0
  );
  const stop = startJobs(opened.kernel, [{ name: "of-the-tests", everyMs: 60_000, run }]);
  await expect
    .poll(async () => (await opened.kernel.metrics.registry.metrics()).includes("of-the-tests"))
    .toBe(true);
  await stop();
  await opened.close();

  expect(bodies[0]).toMatch(/^\/v1\/traces /);
  const named = (name: string) => {
    const found = spans.find((span) => span.name === name);
    if (!found) throw new Error(`no span ${name} among ${spans.map((span) => span.name).join(", ")}`);
    const values = Object.fromEntries(
      found.attributes.map(({ key, value }) => [key, Object.values(value)[0]]),
    );
    return { ...found, values };
  };
  expect(named("GET /api/resources").values).toMatchObject({
    "http.route": "/api/resources",
    "http.response.status_code": 200,
  });
  expect(named("GET /api/emergency-requests/:id").values).toMatchObject({ "http.response.status_code": 401 });
  const operation = named(`GraphQL ${operationName}`);
  const calls = spans.filter((span) => span.name === "POST /graphql");
  expect(calls.map(({ spanId }) => spanId)).toContain(operation.parentSpanId);
  expect(operation.values["safevoice.sql.statements"]).toBeGreaterThan(0);
  expect(named("GraphQL other").values).toMatchObject({ "graphql.operation.name": "other" });
  expect(named("job of-the-tests").values).toMatchObject({ "safevoice.sql.statements": 2 });
  const all = bodies.join("\n");
  for (const secret of [
    "Springfield",
    "request-of-someone",
    "Zephyrine",
    "Quillfeather",
    "secret-of-someone",
    "127.0.0.1",
    "SELECT",
  ])
    expect(all, secret).not.toContain(secret);
});
