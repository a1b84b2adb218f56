import type { Redis } from "ioredis";
import { openRedis, outageOf } from "../redis.ts";
import type { Announcement, Carrier, Subscriber } from "./bus-carrier.ts";

const channel = "safevoice";
const heartbeatMs = 2000;

/** A Redis carrier. What cannot be sent now goes over the other channel. */
export function carryByRedis(url: string, subscriber: Subscriber): Carrier {
  const outage = outageOf(subscriber.log);
  const speaking = openRedis(url, outage.report);
  const listening = openRedis(url, outage.report);
  let hears = false;
  const isUp = () => hears && speaking.status === "ready";

  async function listen() {
    await listening.subscribe(channel);
    hears = true;
    outage.over();
    subscriber.log.info({}, "Redis carries the announcements");
    subscriber.resumed();
  }
  function lost() {
    if (!hears) return;
    hears = false;
    subscriber.lost();
  }
  /** A connection that neither answers nor closes is abandoned and replaced. */
  const check = (client: Redis) =>
    client.status === "ready" && client.ping().catch(() => client.disconnect(true));

  listening.on("ready", () => void listen().catch(() => listening.disconnect(true)));
  listening.on("close", lost);
  listening.on("message", (_channel, text) => subscriber.received(JSON.parse(text) as Announcement));
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
