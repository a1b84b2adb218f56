import { Redis, type RedisOptions } from "ioredis";
import type { Announcement, Carrier, Ear } from "./bus-carrier.ts";

const channel = "safevoice";
const heartbeatMs = 2000;
const longestPauseMs = 2000;

/** The client queues nothing: what cannot be sent now goes over the other channel. */
const options: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResubscribe: false,
  connectTimeout: 3000,
  commandTimeout: 2000,
  retryStrategy: (tries) => Math.min(100 * 2 ** Math.min(tries, 10), longestPauseMs),
};

/** A Redis carrier. Redis may be missing at the start and disconnect at any time. */
export function carryByRedis(url: string, ear: Ear): Carrier {
  const speaking = new Redis(url, options);
  const listening = new Redis(url, options);
  let hears = false;
  let isTold = false;
  const isUp = () => hears && speaking.status === "ready";

  async function listen() {
    await listening.subscribe(channel);
    hears = true;
    isTold = false;
    ear.log.info({}, "Redis carries the announcements");
    ear.resumed();
  }
  function lost() {
    if (!hears) return;
    hears = false;
    ear.lost();
  }
  /** A connection that neither answers nor closes is abandoned and replaced. */
  const check = (client: Redis) =>
    client.status === "ready" && client.ping().catch(() => client.disconnect(true));

  listening.on("ready", () => void listen().catch(() => listening.disconnect(true)));
  listening.on("close", lost);
  listening.on("message", (_channel, text) => ear.heard(JSON.parse(text) as Announcement));
  for (const client of [speaking, listening])
    client.on("error", (error: Error & { code?: string }) => {
      if (isTold) return;
      isTold = true; // once per outage, so that the log is not flooded
      ear.log.warn({ reason: error.code ?? error.message }, "Redis does not answer");
    });
  const heartbeat = setInterval(() => {
    void check(speaking);
    void check(listening);
  }, heartbeatMs).unref();

  return {
    isUp,
    send: (batch) =>
      Promise.all(batch.map((announcement) => speaking.publish(channel, JSON.stringify(announcement)))).then(
        () => true,
        () => false,
      ),
    async close() {
      clearInterval(heartbeat);
      listening.off("close", lost);
      speaking.disconnect();
      listening.disconnect();
    },
  };
}
