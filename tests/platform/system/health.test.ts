import { createServer, type Server } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { SMTPServer } from "smtp-server";
import { openServer, type RunningServer } from "../../../graph/app/server.ts";
import { systemContext, type Context } from "../../../graph/core/context.ts";
import { noLimits } from "../../../graph/core/http/call-limits.ts";
import { dayMs, hourMs, minuteMs } from "../../../shared/core/time/durations.ts";
import { probeAll } from "../../../graph/platform/system/health/probes.ts";
import { patience } from "../../../shared/platform/system/health.ts";
import { sampleHealth, sweepHealthSamples } from "../../../graph/platform/system/health/samples.ts";
import { systemStatus } from "../../../graph/platform/system/health/status.ts";
import { uptimeBetween } from "../../../graph/platform/system/uptime.ts";
import { useKernel } from "../../harness/kernel.ts";
import { ask, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const noon = new Date("2026-11-20T12:00:00Z");
const later = (ms: number) => new Date(noon.getTime() + ms);

let server: RunningServer;
beforeAll(async () => {
  server = await openServer(lab, { port: 0, host: "127.0.0.1", limits: noLimits });
});
afterAll(() => server.close());
beforeEach(async () => {
  lab.setNow(noon);
  await lab.db.healthSample.deleteMany();
});

const contextWith = (env: Partial<Context["env"]> = {}, over: Partial<Context> = {}): Context => ({
  ...systemContext(lab, "test"),
  env: { ...lab.env, PORT: server.port, ...env },
  ...over,
});

const portOf = (listening: Server) => (listening.address() as { port: number }).port;

test("the probes check the database, the own calls, and a mail server that answers EHLO", async () => {
  const smtp = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"] });
  await new Promise<void>((up) => smtp.listen(0, "127.0.0.1", () => up()));
  const SMTP_URL = `smtp://someone:secret@127.0.0.1:${portOf(smtp.server)}`;
  const findings = await probeAll(contextWith({ SMTP_URL }));
  await new Promise<void>((closed) => smtp.close(closed));
  for (const component of ["database", "email", "api"] as const)
    expect(findings[component], component).toMatchObject({ responseMs: expect.any(Number) });
  expect((await probeAll(contextWith({ SMTP_URL }))).email).toEqual({
    state: "error",
    responseMs: null,
    reason: "unreachable",
  });
});

test("times out a mail server without a greeting, and a missing server is no error", async () => {
  const asUsual = patience.email;
  onTestFinished(() => void (patience.email = asUsual));
  patience.email = { ...asUsual, withinMs: 200 };
  const silent = createServer(() => {});
  await new Promise<void>((up) => silent.listen(0, "127.0.0.1", () => up()));
  const { email } = await probeAll(contextWith({ SMTP_URL: `smtp://127.0.0.1:${portOf(silent)}` }));
  silent.close();
  expect(email).toEqual({ state: "error", responseMs: null, reason: "no_answer_in_time" });
  expect((await probeAll(contextWith())).email).toMatchObject({ state: "unknown", reason: "not_set_up" });
});

test("if no one listens at the own port, the calls are in error", async () => {
  expect((await probeAll(contextWith({ PORT: 1 }))).api).toMatchObject({
    state: "error",
    reason: "unreachable",
  });
});

test("of two processes in one half minute one stores its samples", async () => {
  await Promise.all([sampleHealth(contextWith()), sampleHealth(contextWith())]);
  lab.setNow(later(5000));
  await sampleHealth(contextWith());
  expect(await lab.db.healthSample.count()).toBe(3);
  lab.setNow(later(30_000));
  await sampleHealth(contextWith());
  expect(await lab.db.healthSample.count()).toBe(6);
});

test("a round that waits for the database is not stored twice by the next one", async () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  let reach = () => {};
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const slow = new Proxy(lab.db, {
    get: (db, name): unknown =>
      name === "$transaction"
        ? async (write: never) => {
            reach();
            await opened;
            return db.$transaction(write);
          }
        : db[name as keyof typeof db],
  });
  const waiting = sampleHealth(contextWith({}, { db: slow }));
  await reached;
  await sampleHealth(contextWith());
  open();
  await waiting;
  expect(await lab.db.healthSample.count()).toBe(3);
});

test("stores samples from while the database was down when it is back", async () => {
  const gone = () => Promise.reject(Object.assign(new Error("gone"), { code: "ECONNREFUSED" }));
  const away = {
    $queryRaw: gone,
    $transaction: gone,
    healthSample: { findFirst: gone },
  } as unknown as Context["db"];
  await sampleHealth(contextWith({}, { db: away }));
  expect(await lab.db.healthSample.count()).toBe(0);
  lab.setNow(later(30_000));
  await sampleHealth(contextWith());
  const database = await lab.db.healthSample.findMany({
    where: { component: "database" },
    orderBy: { at: "asc" },
  });
  expect(database.map(({ state, reason, at }) => ({ state, reason, at }))).toEqual([
    { state: "error", reason: "unreachable", at: noon },
    { state: "healthy", reason: null, at: later(30_000) },
  ]);
});

test("uptime is the share of answered samples, and is the same after hours are merged", async () => {
  const rows = Array.from({ length: 120 }, (_, n) => ({
    component: "api",
    state: n < 30 ? ("error" as const) : n < 60 ? ("warning" as const) : ("healthy" as const),
    responseMs: n < 30 ? null : n,
    at: later(n * minuteMs + 1),
  }));
  const silent = { component: "email", state: "unknown" as const, at: later(1) };
  await lab.db.healthSample.createMany({ data: [...rows, silent] });
  const uptime = () => uptimeBetween(lab, noon, later(2 * hourMs));
  expect(await uptime()).toEqual({ share: 0.75, samples: 120 });

  lab.setNow(later(3 * dayMs));
  await sweepHealthSamples(contextWith());
  await sweepHealthSamples(contextWith());
  expect(await lab.db.healthSample.count()).toBe(4);
  expect(await uptime()).toEqual({ share: 0.75, samples: 120 });
  expect(await uptimeBetween(lab, later(hourMs), later(2 * hourMs))).toEqual({ share: 1, samples: 60 });
  expect(await uptimeBetween(lab, later(dayMs), later(2 * dayMs))).toEqual({ share: null, samples: 0 });

  lab.setNow(later(401 * dayMs));
  await sweepHealthSamples(contextWith());
  expect(await lab.db.healthSample.count()).toBe(0);
});

test("the status over REST and GraphQL is checked live, for administrators only", async () => {
  const admin = await signInAdmin(lab);
  const context = { ...(await admin.context()), env: { ...lab.env, PORT: server.port } };
  const { lastUpdated, findings } = await systemStatus(context);
  expect(lastUpdated).toEqual(noon);
  expect(findings.api.responseMs).toEqual(expect.any(Number));
  const response = await admin.fetch("/api/admin/system-status?timestamp=1", {
    headers: { "cache-control": "no-cache" },
  });
  expect(response.headers.get("cache-control")).toMatch(/no-store|no-cache/);
  expect(await response.json()).toEqual({
    success: true,
    status: {
      database: expect.stringMatching(/healthy|warning/),
      email: "unknown",
      api: "error", // no one listens at this kernel's port
      responseTime: { database: expect.any(Number), email: null, api: null },
      timeZone: { name: lab.zone(), source: "server" },
      lastUpdated: noon.toISOString(),
    },
  });
  expect((await (await lab.visitor()).fetch("/api/admin/system-status")).status).toBe(401);
  expect((await (await signInOfficer(lab)).fetch("/api/admin/system-status")).status).toBe(403);
});

test("the last day is in quarters of an hour, each with its worst state and slowest response", async () => {
  const at = (minutes: number) => new Date(noon.getTime() - minutes * minuteMs);
  await lab.db.healthSample.createMany({
    data: [
      { component: "api", state: "healthy", responseMs: 10, at: at(5) },
      { component: "api", state: "error", at: at(6) },
      { component: "api", state: "healthy", responseMs: 30, at: at(7) },
      { component: "api", state: "warning", responseMs: 2000, at: at(20) },
      { component: "api", state: "error", at: at(25 * 60) },
    ],
  });
  const { data } = await ask(
    await signInAdmin(lab),
    `{ healthHistory { api { at state responseMs } email { at } } }`,
  );
  expect(data.healthHistory).toEqual({
    email: [],
    api: [
      { at: "2026-11-20T11:30:00.000Z", state: "warning", responseMs: 2000 },
      { at: "2026-11-20T11:45:00.000Z", state: "error", responseMs: 30 },
    ],
  });
});
