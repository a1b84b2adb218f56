import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { openRedis, outageOf } from "./redis.ts";

/** Counts a use. Redis forgets the count when its time is over. Returns both. */
const script = `
  local uses = redis.call("INCR", KEYS[1])
  if uses == 1 then redis.call("PEXPIRE", KEYS[1], ARGV[1]) end
  return {uses, redis.call("PTTL", KEYS[1])}`;

const startMs = 2000;

export async function openRedisCounter(url: string, log: Pick<Logger, "warn">) {
  const outage = outageOf(log);
  const client = openRedis(url, outage.report);
  client.on("ready", outage.over);
  client.defineCommand("countUse", { numberOfKeys: 1, lua: script });
  const { countUse } = client as unknown as {
    countUse: (key: string, ms: number) => Promise<[uses: number, waitMs: number]>;
  };
  // The first calls are counted by Redis too, if it answers.
  await Promise.race([once(client, "ready"), wait(startMs, undefined, { ref: false })]).catch(
    () => undefined,
  );
  return {
    async count(key: string, seconds: number) {
      const [uses, waitMs] = await countUse.call(client, `safevoice:limit:${key}`, seconds * 1000);
      return { uses, waitMs };
    },
    close: () => client.disconnect(),
  };
}
