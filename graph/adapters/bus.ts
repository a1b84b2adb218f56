import { setMaxListeners } from "node:events";
import { createRedisEventTarget } from "@graphql-yoga/redis-event-target";
import { Redis } from "ioredis";
import type pg from "pg";
import type { Logger } from "pino";
import type { Bus } from "../app/events.ts";

export interface OpenBus {
  bus: Bus;
  close: () => Promise<void>;
}

/** Carries announcements between the copies of the product: over Redis where one is named, else over PostgreSQL's own NOTIFY. On the embedded database there is one copy. */
export async function openBus(options: {
  redisUrl: string | undefined;
  pool: pg.Pool;
  embedded: boolean;
  log: Logger;
}): Promise<OpenBus> {
  if (options.redisUrl) return openRedisBus(options.redisUrl, options.log);
  if (options.embedded) return { bus: { eventTarget: openTarget() }, close: async () => {} };
  return openPostgresBus(options.pool, options.log);
}

function openRedisBus(url: string, log: Logger): OpenBus {
  const [publishClient, subscribeClient] = [new Redis(url), new Redis(url)];
  for (const client of [publishClient, subscribeClient])
    client.on("error", (error) => log.warn({ err: error }, "Redis does not answer"));
  return {
    bus: { eventTarget: createRedisEventTarget({ publishClient, subscribeClient }) },
    close: async () => {
      publishClient.disconnect();
      subscribeClient.disconnect();
    },
  };
}

/** Every open screen listens, so no number of listeners is a leak. */
function openTarget(): EventTarget {
  const target = new EventTarget();
  try {
    setMaxListeners(0, target);
  } catch {
    // A browser's kind of target, which the tests of screens bring along: it counts no listeners.
  }
  return target;
}

const channel = "safevoice";
const reconnectMs = 1000;

async function openPostgresBus(pool: pg.Pool, log: Logger): Promise<OpenBus> {
  const local = openTarget();
  let letGo = () => {};
  let closed = false;

  async function listen() {
    const client = await pool.connect();
    let held = true;
    letGo = () => {
      if (held) client.release(true);
      held = false;
    };
    const onLost = (error?: unknown) => {
      if (!held) return;
      letGo();
      if (!closed) retry(error);
    };
    client.once("error", onLost).once("end", () => onLost());
    client.on("notification", ({ channel: from, payload }) => {
      if (from !== channel || !payload) return;
      const { type, detail } = JSON.parse(payload) as { type: string; detail: unknown };
      local.dispatchEvent(new CustomEvent(type, { detail }));
    });
    await client.query(`LISTEN ${channel}`);
  }
  function retry(error: unknown) {
    log.warn({ err: error }, "announcements are interrupted");
    setTimeout(() => void resume().catch(retry), reconnectMs).unref();
  }
  async function resume() {
    await listen();
    local.dispatchEvent(new CustomEvent("resumed", { detail: {} }));
  }
  await listen();

  // One statement is on its way at a time and carries all that came up meanwhile: each is a commit of its own.
  let waiting: string[] = [];
  let sending = false;
  async function send() {
    if (sending) return;
    sending = true;
    while (waiting.length) {
      const batch = waiting;
      waiting = [];
      try {
        await pool.query("SELECT pg_notify($1, payload) FROM unnest($2::text[]) payload", [channel, batch]);
      } catch (error) {
        log.warn({ err: error, announcements: batch.length }, "announcements lost");
      }
    }
    sending = false;
  }
  const eventTarget = {
    addEventListener: local.addEventListener.bind(local),
    removeEventListener: local.removeEventListener.bind(local),
    dispatchEvent: (event: CustomEvent) => {
      waiting.push(JSON.stringify({ type: event.type, detail: event.detail }));
      void send();
      return true;
    },
  };
  return {
    bus: { eventTarget } as unknown as Bus,
    close: async () => {
      closed = true;
      letGo();
    },
  };
}
