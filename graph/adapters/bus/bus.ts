import { randomUUID } from "node:crypto";
import { setMaxListeners } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "pino";
import type { createPubSub } from "graphql-yoga";
import type { Announcement, Carrier, Subscriber } from "./bus-carrier.ts";
import { withFallback } from "./bus-fallback.ts";
import { carryByPostgres } from "./bus-postgres.ts";

/** Carries announcements to every process of the product. */
export type Bus = Parameters<typeof createPubSub>[0];

export interface OpenBus {
  bus: Bus;
  /** What is degraded while the product keeps working; undefined when all is well. */
  trouble: () => string | undefined;
  close: () => Promise<void>;
}

/**
 * Carries announcements between copies of the product, over Redis if one is configured, else over
 * PostgreSQL's NOTIFY. A lost channel is reconnected, and subscribers are then told to read again.
 * The embedded database has only one copy.
 */
export async function openBus(options: {
  redisUrl: string | undefined;
  pool: pg.Pool;
  embedded: boolean;
  log: Logger;
}): Promise<OpenBus> {
  const { redisUrl, pool, embedded, log } = options;
  const local = openTarget();
  if (embedded) return { bus: { eventTarget: local }, trouble: () => undefined, close: async () => {} };

  const tell = (type: string, detail: unknown) => void local.dispatchEvent(new CustomEvent(type, { detail }));
  const subscriber: Subscriber = {
    received: ({ type, detail }) => tell(type, detail),
    lost: () => {},
    resumed: () => tell("resumed", {}),
    log,
  };
  const carrier = redisUrl
    ? await carryByRedisOrPostgres(redisUrl, pool, subscriber)
    : await carryByPostgres(pool, subscriber);
  const send = queueFor(carrier);
  const eventTarget = {
    addEventListener: local.addEventListener.bind(local),
    removeEventListener: local.removeEventListener.bind(local),
    dispatchEvent: ({ type, detail }: CustomEvent) => {
      send({ id: randomUUID(), type, detail });
      return true;
    },
  };
  const degradedReason = redisUrl
    ? "Redis does not answer; announcements travel by PostgreSQL"
    : "announcements between copies are interrupted";
  return {
    bus: { eventTarget } as unknown as Bus,
    trouble: () => (carrier.isUp() ? undefined : degradedReason),
    close: () => carrier.close(),
  };
}

/** The Redis client is loaded only if one is configured: it takes 20 MB. */
async function carryByRedisOrPostgres(redisUrl: string, pool: pg.Pool, subscriber: Subscriber) {
  const { carryByRedis } = await import("./bus-redis.ts");
  return withFallback(subscriber, {
    main: (on) => carryByRedis(redisUrl, on),
    fallback: (on) => carryByPostgres(pool, on),
  });
}

/**
 * After a batch this slow, the next one is gathered for a while. A single announcement never waits;
 * many concurrent ones share a batch.
 */
const gatherMs = 20;

/**
 * One batch is in flight at a time and carries everything announced meanwhile, without duplicates:
 * in PostgreSQL each batch is its own commit.
 */
function queueFor(carrier: Carrier) {
  let waiting = new Map<string, Announcement>();
  let sending = false;
  async function sendAll() {
    if (sending) return;
    sending = true;
    while (waiting.size) {
      const batch = [...waiting.values()];
      waiting = new Map();
      await carrier.send(batch);
      await wait(gatherMs, undefined, { ref: false });
    }
    sending = false;
  }
  return (announcement: Announcement) => {
    waiting.set(JSON.stringify([announcement.type, announcement.detail]), announcement);
    void sendAll();
  };
}

/** Every open screen subscribes, so no number of listeners is a leak. */
function openTarget(): EventTarget {
  const target = new EventTarget();
  try {
    setMaxListeners(0, target);
  } catch {
    // A browser EventTarget, which screen tests use, does not count listeners.
  }
  return target;
}
