import { createHash, timingSafeEqual } from "node:crypto";
import { statfs } from "node:fs/promises";
import type { Hono } from "hono";
import { Gauge, Registry } from "prom-client";
import { ageSeconds } from "../platform/backup/status.ts";
import { readAvailable } from "../money/funds/list.ts";
import type { Kernel } from "../core/context.ts";
import { isFromHere } from "../core/http/loopback.ts";
import type { AppEnv } from "../core/http/app-env.ts";
import { within } from "../adapters/timeout.ts";
import { mailTrouble } from "../platform/system/health/mail-trouble.ts";
import { undecidedStatuses } from "../../shared/core/request-statuses.ts";
import { ping } from "../platform/system/health/health.sql.ts";

const readyWithinMs = 1500;

/**
 * `/healthz`: the process lives. `/readyz`: it can work, maybe degraded. `/metrics`: numbers for
 * Prometheus, without personal data, for this machine and for anyone with METRICS_TOKEN.
 */
export function mountMetrics(app: Hono<AppEnv>, kernel: Kernel) {
  const { env, db, files, log, metrics, trouble } = kernel;
  const state = stateNow(kernel);

  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    try {
      await within(readyWithinMs, ping(db));
    } catch (error) {
      log.warn({ err: error }, "not ready");
      return c.text("the database does not answer", 503);
    }
    // The same path that visitors use, so that a failure of every page is not hidden by a healthy
    // database.
    const page = await app.request("/home");
    if (!page.ok) return c.text("pages are not answered", 503);
    const mail = within(readyWithinMs, mailTrouble(kernel)).catch(() => undefined);
    const missing = [trouble(), await files.trouble(), await mail].filter(Boolean).join("; ");
    return c.text(missing ? `degraded: ${missing}` : "ok");
  });
  app.get("/metrics", async (c) => {
    if (!isFromHere(c)) {
      if (env.METRICS_TOKEN === undefined) return c.notFound();
      if (!isToken(env.METRICS_TOKEN, c.req.header("authorization")))
        return c.text("Send METRICS_TOKEN as Authorization: Bearer …", 401, { "www-authenticate": "Bearer" });
    }
    const text = `${await metrics.registry.metrics()}\n${await state.metrics()}`;
    return c.text(text, 200, { "content-type": state.contentType });
  });
}

/**
 * Read when metrics are collected: the database, the outbox, undecided requests, money, backups,
 * disk space, connections. While the database is away, all that comes from it is NaN.
 */
function stateNow({ env, db, now, poolUse }: Kernel): Registry {
  const registry = new Registry();
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await within(readyWithinMs, read()).catch(() => Number.NaN));
      },
    });
  gauge("safevoice_database_up", "1 if the database answers, otherwise 0", () =>
    within(readyWithinMs / 2, ping(db)).then(
      () => 1,
      () => 0,
    ),
  );
  const waiting = { state: { in: ["queued" as const, "sending" as const] } };
  gauge("safevoice_messages_waiting", "Messages in the outbox that are not sent yet", () =>
    db.message.count({ where: waiting }),
  );
  gauge("safevoice_messages_oldest_seconds", "Age of the oldest message that is not sent yet", async () => {
    const oldest = await db.message.findFirst({
      where: waiting,
      orderBy: { createdAt: "asc" },
      select: { createdAt: true },
    });
    return oldest ? Math.max(0, (now().getTime() - oldest.createdAt.getTime()) / 1000) : 0;
  });
  gauge("safevoice_messages_failed", "Messages that were given up", () =>
    db.message.count({ where: { state: "failed" } }),
  );
  gauge("safevoice_requests_undecided", "Emergency requests that wait for a decision", () =>
    db.emergencyRequest.count({ where: { status: { in: undecidedStatuses } } }),
  );
  gauge("safevoice_backup_age_seconds", "Seconds since the last complete backup; NaN if there was none", () =>
    ageSeconds({ db, now }, "backup"),
  );
  gauge("safevoice_rehearsal_age_seconds", "Seconds since a restore was rehearsed; NaN if never", () =>
    ageSeconds({ db, now }, "rehearsal"),
  );
  gauge("safevoice_disk_free_bytes", "Free space where DATA_DIR is", async () => {
    const { bavail, bsize } = await statfs(env.DATA_DIR);
    return bavail * bsize;
  });
  const funds = new Gauge({
    name: "safevoice_fund_available_cents",
    help: "Available money of each fund, by its key",
    labelNames: ["fund"] as const,
    registers: [],
    async collect() {
      this.reset();
      const read = within(readyWithinMs, readAvailable({ db })).catch(() => []);
      for (const { key, cents } of await read) this.set({ fund: key }, cents);
    },
  });
  const connections = new Gauge({
    name: "safevoice_database_connections",
    help: "Connections to the database: total and idle; waiting are calls that wait for one",
    labelNames: ["state"] as const,
    registers: [],
    collect() {
      for (const [name, count] of Object.entries(poolUse())) this.set({ state: name }, count);
    },
  });
  registry.registerMetric(funds);
  registry.registerMetric(connections);
  return registry;
}

/** Compares digests, so that the time it takes says nothing about the token. */
function isToken(token: string, authorization: string | undefined): boolean {
  const given = /^Bearer\s+(\S+)\s*$/i.exec(authorization ?? "")?.[1];
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}
