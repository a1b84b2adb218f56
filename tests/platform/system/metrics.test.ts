import { afterEach, expect, test } from "vitest";
import { startJobs, type Job } from "../../../graph/core/process/jobs.ts";
import type { JobRound } from "../../../graph/core/observe/metrics.ts";
import { useKernel } from "../../harness/kernel.ts";
import { useServer, type WireAnswer } from "../../harness/servers/live-server.ts";
import { persistedId } from "../../harness/persisted.ts";

const lab = useKernel();
const METRICS_TOKEN = "a-token-of-the-tests";
const open = useServer(lab);
const guarded = useServer(lab, { env: { METRICS_TOKEN } });
/** As through a proxy from another machine. */
const away = { "x-forwarded-for": "203.0.113.9" };

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

const read = async () => (await open.send("/metrics")).text;
/** The value of one line, such as `name{label="x"}`. */
const valueIn = (text: string, line: string) => {
  const found = text.split("\n").find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
};
const graphql = (body: object): Promise<WireAnswer> =>
  open.send("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

test("the age of the last backup is NaN before the first one", async () => {
  expect(await read()).toMatch(/^safevoice_backup_age_seconds N[aA][nN]$/m);
});

test("this machine reads the metrics, another one only with the token", async () => {
  expect((await open.send("/metrics")).status).toBe(200);
  expect((await guarded.send("/metrics")).status).toBe(200);
  expect((await open.send("/metrics", { headers: away })).status).toBe(404);
  expect((await open.send("/metrics", { headers: { ...away, authorization: "Bearer x" } })).status).toBe(404);
  const without = await guarded.send("/metrics", { headers: away });
  expect([without.status, without.headers["www-authenticate"]]).toEqual([401, "Bearer"]);
  for (const authorization of ["Bearer wrong", `Basic ${METRICS_TOKEN}`, `Bearer ${METRICS_TOKEN}x`])
    expect((await guarded.send("/metrics", { headers: { ...away, authorization } })).status).toBe(401);
  const authorization = `Bearer ${METRICS_TOKEN}`;
  const answer = await guarded.send("/metrics", { headers: { ...away, authorization } });
  expect([answer.status, answer.headers["content-type"]]).toEqual([
    200,
    expect.stringContaining("text/plain"),
  ]);
});

test("known operations count by name, and every other document as other", async () => {
  const known = `safevoice_graphql_duration_seconds_count{operation="NewRequestPageQuery",outcome="ok"}`;
  const name = known.slice(known.indexOf('"') + 1, known.indexOf('",'));
  expect(persistedId(name)).not.toBe("");
  const other = `safevoice_graphql_duration_seconds_count{operation="other",outcome="error"}`;
  const before = await read();
  await graphql({ documentId: persistedId(name), operationName: name, variables: {} });
  await graphql({ query: "query Invented { viewer { kind } admins { __typename } }" });
  const after = await read();
  expect((valueIn(after, known) ?? 0) - (valueIn(before, known) ?? 0)).toBe(1);
  expect((valueIn(after, other) ?? 0) - (valueIn(before, other) ?? 0)).toBe(1);
  expect(after).not.toContain("Invented");
});

test("REST calls count by route pattern, whatever the address", async () => {
  // Words, since a figure of the answer may hold any digits.
  const addresses = ["invented-request", "invented-call", "invented-page"];
  await open.send(`/api/emergency-requests/${addresses[0]}`);
  await open.send(`/api/no-such-call/${addresses[1]}`);
  await open.send(`/nowhere/${addresses[2]}`);
  const text = await read();
  const count = (method: string, route: string, status: string) =>
    valueIn(
      text,
      `safevoice_http_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
    );
  expect(count("GET", "/api/emergency-requests/:id", "4xx")).toBe(1);
  expect((count("GET", "/*", "2xx") ?? 0) + (count("GET", "/*", "4xx") ?? 0)).toBe(2);
  for (const address of addresses) expect(text).not.toContain(address);
});

test("the outbox reports its size and age, and the pool its connections", async () => {
  await lab.db.message.deleteMany();
  expect(valueIn(await read(), "safevoice_messages_oldest_seconds")).toBe(0);
  const message = {
    ...({ kind: "admin-notice", channel: "email", recipientType: "admin", recipientName: "Kim" } as const),
    ...{ recipientAddress: "kim@fund.example", subject: "x", bodySealed: "x" },
  };
  await lab.db.message.create({ data: { ...message, createdAt: new Date(lab.now().getTime() - 90_000) } });
  await lab.db.message.create({ data: message });
  const text = await read();
  expect(valueIn(text, "safevoice_messages_waiting")).toBe(2);
  expect(valueIn(text, "safevoice_messages_oldest_seconds")).toBeGreaterThanOrEqual(90);
  expect(valueIn(text, "safevoice_messages_oldest_seconds")).toBeLessThan(200);
  expect(valueIn(text, `safevoice_database_connections{state="total"}`)).toBeGreaterThan(0);
  expect(valueIn(text, `safevoice_database_connections{state="waiting"}`)).toBe(0);
  expect(valueIn(text, "nodejs_eventloop_lag_seconds")).toBeGreaterThanOrEqual(0);
  await lab.db.message.deleteMany();
});

test("a job reports its duration, its delay, and its failures", async () => {
  let rounds = 0;
  const job: Job = {
    name: "of-the-tests",
    everyMs: 10,
    async run() {
      rounds += 1;
      if (rounds === 2) throw new Error("once");
      // Blocks the event loop, so that the next round is late.
      if (rounds === 3) setTimeout(() => block(120), 5);
      return 0;
    },
  };
  const seen: JobRound[] = [];
  const metrics = { ...lab.metrics, job: (round: JobRound) => (seen.push(round), lab.metrics.job(round)) };
  stop = startJobs({ ...lab, metrics }, [job]);
  await expect.poll(() => rounds).toBeGreaterThan(3);
  await stop();
  const text = await read();
  const count = (outcome: string) =>
    valueIn(text, `safevoice_job_duration_seconds_count{job="of-the-tests",outcome="${outcome}"}`);
  expect(count("error")).toBe(1);
  expect(Math.max(...seen.map(({ lateMs }) => lateMs))).toBeGreaterThan(80);
  expect(valueIn(text, `safevoice_job_late_seconds{job="of-the-tests"}`)).toBeGreaterThanOrEqual(0);
  expect(count("ok")).toBeGreaterThanOrEqual(3);
  expect(valueIn(text, `safevoice_job_last_end_timestamp_seconds{job="of-the-tests"}`)).toBeGreaterThan(0);
});

const block = (ms: number) => {
  for (const end = performance.now() + ms; performance.now() < end;);
};
