import type { Logger } from "pino";
import { insertLimitUse } from "./limit-uses.sql.ts";
import type { Sql } from "./database/statement.ts";
import { countInMemory, type CountUse, type Uses } from "./counter.ts";
import type { Context } from "./context.ts";
import type { Copies } from "./process/copies.ts";
import type { Keys } from "./security/secrets.ts";
import { secondMs } from "../../shared/core/time/durations.ts";

/** After a store failed, this process counts alone for so long. */
const pauseMs = 5 * secondMs;

interface Parts {
  redisUrl: string | undefined;
  sql: Sql;
  copies: Pick<Copies, "areOthers">;
  keys: Pick<Keys, "hash">;
  log: Pick<Logger, "warn">;
}

/**
 * Counts uses of limits over all copies of the server: in Redis if it is configured, else in
 * PostgreSQL while several copies run, and in memory for a single one. The stores get keyed hashes,
 * so that no record shows who asked. If a store does not answer, each copy counts by itself.
 */
export async function openCounter({ redisUrl, sql, copies, keys, log }: Parts) {
  const inMemory = countInMemory();
  const redis = redisUrl
    ? await import("../adapters/redis-counter.ts").then(({ openRedisCounter }) =>
        openRedisCounter(redisUrl, log),
      )
    : undefined;
  const inStore = (key: string, seconds: number): Promise<Uses> =>
    redis ? redis.count(key, seconds) : insertLimitUse(sql, key, seconds);
  let resumesAt = 0;
  const count: CountUse = async (limit, key) => {
    const isShared = redis !== undefined || copies.areOthers();
    if (!isShared || Date.now() < resumesAt) return inMemory(limit, key);
    try {
      return await inStore(keys.hash(`limit use ${limit.name} ${key}`), limit.seconds);
    } catch (error) {
      resumesAt = Date.now() + pauseMs;
      log.warn({ err: error }, "limits are counted by each copy of the server alone");
      return inMemory(limit, key);
    }
  };
  return { count, close: () => redis?.close() };
}

/** Deletes counts whose time is over. */
export async function sweepLimitUses({ db, now }: Pick<Context, "db" | "now">): Promise<number> {
  await db.limitUse.deleteMany({ where: { endsAt: { lt: now() } } });
  return 0;
}
