import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { within } from "../timeout.ts";
import type { Announcement, Carrier, Subscriber } from "./bus-carrier.ts";

const channel = "safevoice";
const reconnectMs = 1000;
/** A router that drops an idle connection notifies neither end. */
const heartbeatMs = 15_000;
const heartbeatWithinMs = 5000;

/** Uses NOTIFY of the shared database. Resolves when the first listening connection is open. */
export async function carryByPostgres(pool: pg.Pool, subscriber: Subscriber): Promise<Carrier> {
  let isUp = false;
  let isClosed = false;
  let letGo = () => {};

  async function listen(): Promise<{ lost: Promise<unknown> }> {
    const client = await pool.connect();
    const lost = new Promise<unknown>((resolve) => {
      client.once("error", resolve).once("end", () => resolve(undefined));
      letGo = () => resolve(undefined);
    }).finally(() => {
      clearInterval(heartbeat);
      client.release(true);
    });
    client.on("notification", ({ channel: from, payload }) => {
      if (from === channel && payload) subscriber.received(JSON.parse(payload) as Announcement);
    });
    const ask = (text: string) => within(heartbeatWithinMs, client.query(text));
    const heartbeat = setInterval(() => void ask("SELECT 1").catch(letGo), heartbeatMs).unref();
    try {
      await ask(`LISTEN ${channel}`);
    } catch (error) {
      letGo();
      throw error;
    }
    isUp = true;
    return { lost };
  }
  async function keepListening(first: { lost: Promise<unknown> }) {
    let listening: { lost: Promise<unknown> } | undefined = first;
    for (;;) {
      const error = await listening?.lost;
      if (isClosed) return;
      if (isUp) {
        isUp = false;
        subscriber.log.warn({ err: error }, "announcements are interrupted");
        subscriber.lost();
      }
      await wait(reconnectMs, undefined, { ref: false });
      if (isClosed) return;
      listening = await listen().catch(() => undefined);
      if (listening) subscriber.resumed();
    }
  }
  void keepListening(await listen());

  return {
    isUp: () => isUp,
    async send(batch) {
      const payloads = batch.map((announcement) => JSON.stringify(announcement));
      try {
        await pool.query("SELECT pg_notify($1, payload) FROM unnest($2::text[]) payload", [
          channel,
          payloads,
        ]);
        return true;
      } catch (error) {
        subscriber.log.warn({ err: error, announcements: batch.length }, "announcements lost");
        return false;
      }
    },
    async close() {
      isClosed = true;
      letGo();
    },
  };
}
