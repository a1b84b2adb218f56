import { RateLimiterMemory } from "rate-limiter-flexible";
import { secondMs } from "./time/durations.shared.ts";

/** Counts uses of a key. Returns how long the key must wait if it is over the limit. */
export type Counter = (key: string, limit: number) => Promise<{ waitMs: number } | undefined>;

/** In this process's memory alone, so that no record shows who asked. */
export function createCounter(seconds: number): Counter {
  // Each call states its limit, since that of a listed network differs.
  const memory = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: seconds });
  return async (key, limit) => {
    const { consumedPoints, msBeforeNext } = await memory.penalty(key, 1);
    return consumedPoints > limit ? { waitMs: msBeforeNext } : undefined;
  };
}

/** For a `Retry-After` header. */
export const wholeSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / secondMs));
