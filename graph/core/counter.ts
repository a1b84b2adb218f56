import { secondMs } from "../../shared/core/time/durations.ts";

/** How often something may be done in so many seconds, from the first time on. */
export interface CountedLimit {
  name: string;
  seconds: number;
  max: number;
}

/** What a key has used of a limit. */
export interface Uses {
  uses: number;
  /** The count starts again after it. */
  waitMs: number;
}

/** Counts a use of a key. */
export type CountUse = (limit: Pick<CountedLimit, "name" | "seconds">, key: string) => Promise<Uses>;

/** In this process's memory alone. */
export function countInMemory(): CountUse {
  const sums = new Map<string, ReturnType<typeof createSums>>();
  return async ({ name, seconds }, key) => {
    const known = sums.get(name) ?? createSums(seconds);
    sums.set(name, known);
    const { sum, endsAt } = known.add(key, 1);
    return { uses: sum, waitMs: Math.max(0, endsAt - Date.now()) };
  };
}

/** Receives what a call used of each limit that applied to it. */
export interface RateReport {
  note(limit: CountedLimit, uses: Uses): void;
}

/** Counts a use, and reports it. Returns how long the key must wait if it is over the limit. */
export async function countUse(
  count: CountUse,
  limit: CountedLimit,
  { key, rates }: { key: string; rates: RateReport | undefined },
): Promise<{ waitMs: number } | undefined> {
  const found = await count(limit, key);
  rates?.note(limit, found);
  return found.uses > limit.max ? { waitMs: found.waitMs } : undefined;
}

/**
 * Callers make up addresses and cookies, and each is a key: beyond this many, the oldest are
 * forgotten.
 */
export const maxKeys = 100_000;

interface Sum {
  sum: number;
  endsAt: number;
}

/**
 * Sums by key, each from its first use on for so many seconds. A library's timer for each key would
 * take five times the memory.
 */
function createSums(seconds: number) {
  /** The first to end is first, since all last equally long. */
  const sums = new Map<string, Sum>();
  function forgetEnded() {
    const now = Date.now();
    for (const [key, { endsAt }] of sums)
      if (endsAt <= now || sums.size >= maxKeys) sums.delete(key);
      else break;
  }
  const of = (key: string) => {
    const known = sums.get(key);
    return known && known.endsAt > Date.now() ? known : undefined;
  };
  return {
    of,
    add(key: string, points: number): Sum {
      const known = of(key);
      if (known) {
        known.sum += points;
        return known;
      }
      sums.delete(key);
      forgetEnded();
      const made = { sum: points, endsAt: Date.now() + seconds * secondMs };
      sums.set(key, made);
      return made;
    },
  };
}

/** What a key may use of the processor in a minute. */
export interface Share {
  key: string;
  ms: number;
}

/** Processor time by key, in this process's memory alone. */
export interface Budget {
  /** How long to wait if one of these has used up its share. */
  waitOf(shares: readonly Share[]): Promise<number | undefined>;
  spend(shares: readonly Share[], ms: number): Promise<void>;
}

export function createBudget(): Budget {
  const used = createSums(60);
  return {
    async waitOf(shares) {
      for (const { key, ms } of shares) {
        const spent = used.of(key);
        if (spent && spent.sum >= ms) return Math.max(0, spent.endsAt - Date.now());
      }
      return undefined;
    },
    async spend(shares, ms) {
      for (const { key } of shares) used.add(key, Math.ceil(ms));
    },
  };
}

/** Of this process, in milliseconds. */
export const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Per network, a fifth of one core; per person or device, half of that. */
export const workMsPerMinute = 12_000;
export const ownWorkMsPerMinute = workMsPerMinute / 2;

/** For a `Retry-After` header. */
export const wholeSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / secondMs));
