import type { Hono } from "hono";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Kernel } from "../core/context.ts";
import { isFromHere } from "../core/http/loopback.ts";
import type { AppEnv } from "../core/http/app-env.ts";
import { within } from "../adapters/timeout.ts";

const readyWithinMs = 1500;

/** `/healthz`: the process lives. `/readyz`: it can work, maybe degraded. `/metrics`: numbers for Prometheus, without personal data, from this machine only. */
export function mountMetrics(app: Hono<AppEnv>, { db, files, log, trouble }: Kernel) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await within(readyWithinMs, read()).catch(() => Number.NaN));
      },
    });
  gauge("safevoice_messages_waiting", "Messages in the outbox that are not sent yet", () =>
    db.message.count({ where: { state: { in: ["queued", "sending"] } } }),
  );
  gauge("safevoice_messages_failed", "Messages that were given up", () =>
    db.message.count({ where: { state: "failed" } }),
  );
  gauge("safevoice_requests_undecided", "Emergency requests that wait for a decision", () =>
    db.emergencyRequest.count({ where: { status: { in: ["pending", "processing"] } } }),
  );

  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    try {
      await within(readyWithinMs, db.$queryRaw`SELECT 1`);
    } catch (error) {
      log.warn({ err: error }, "not ready");
      return c.text("the database does not answer", 503);
    }
    // The way that people come: what breaks every page must not hide behind a database that is well.
    const page = await app.request("/home");
    if (!page.ok) return c.text("pages are not answered", 503);
    const amiss = [trouble(), await files.trouble()].filter(Boolean).join("; ");
    return c.text(amiss ? `degraded: ${amiss}` : "ok");
  });
  app.get("/metrics", async (c) => {
    if (!isFromHere(c)) return c.notFound();
    return c.text(await registry.metrics(), 200, { "content-type": registry.contentType });
  });
}
