import { Redis, type RedisOptions } from "ioredis";
import type { Logger } from "pino";

const maxPauseMs = 2000;

/** The client queues nothing: what cannot be sent now takes another way. */
const options: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResubscribe: false,
  connectTimeout: 3000,
  commandTimeout: 2000,
  retryStrategy: (tries) => Math.min(100 * 2 ** Math.min(tries, 10), maxPauseMs),
};

/** A client that reconnects by itself. Redis may be missing at the start and go later. */
export function openRedis(url: string, onError: (reason: string) => void): Redis {
  const client = new Redis(url, options);
  client.on("error", (error: Error & { code?: string }) => onError(error.code ?? error.message));
  return client;
}

/** Says once per outage that Redis does not answer, so that the log is not flooded. */
export function outageOf(log: Pick<Logger, "warn">) {
  let isReported = false;
  return {
    over: () => void (isReported = false),
    report: (reason: string) => {
      if (isReported) return;
      isReported = true;
      log.warn({ reason }, "Redis does not answer");
    },
  };
}
