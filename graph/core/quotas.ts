import type { SystemConfig } from "../../prisma/client/client.ts";
import {
  countInMemory,
  countUse,
  createBudget,
  ownWorkMsPerMinute,
  processorTime,
  wholeSeconds,
  workMsPerMinute,
  type RateReport,
} from "./counter.ts";
import { Refusal } from "./errors.ts";
import type { AnySentence } from "../../shared/core/i18n/phrases.ts";
import { limitCookie } from "./sessions/cookie-shape.ts";
import { says as coreSays } from "../../shared/core/sentences.ts";
import { operatorOf } from "./installation-name.ts";
import { actorOf, isVisitor, type Viewer } from "./access/viewer.ts";
import type { Env } from "./env.ts";
import { allOf, type Networks } from "./http/networks.ts";
import type { Keys, Random } from "./security/secrets.ts";
import { minuteMs, secondMs } from "../../shared/core/time/durations.ts";

/** What a limit reads of a call. */
export interface CountedCall {
  env: Env;
  keys: Keys;
  random: Random;
  now: () => Date;
  config: () => SystemConfig;
  networks: Pick<Networks, "of">;
  viewer: Viewer;
  ip: string;
  limitMark?: string | undefined;
  setCookie?: ((cookie: string) => void) | undefined;
  rates?: RateReport | undefined;
}

const [minute, tenMinutes, hour] = [60, 600, 3600];

/**
 * How often something may be done in so many seconds: by one person or device (`own`), and by all
 * of a network that is not listed (docs/how/limits.md).
 */
export interface SharedLimit {
  own: number;
  network: number;
  seconds: number;
}

const shared = {
  /** Read while a person types: less than once a second. */
  needs: { own: 240, network: 2400, seconds: minute },
  chat: { own: 60, network: 600, seconds: minute },
  /** Messages after those, read for danger alone. */
  danger: { own: 60, network: 600, seconds: minute },
  callback: { own: 10, network: 60, seconds: hour },
  feedback: { own: 5, network: 60, seconds: hour },
  correction: { own: 5, network: 60, seconds: hour },
  /**
   * A hotel's front desk checks several; guessing eight-character codes would take a million years.
   */
  letterCheck: { own: 60, network: 300, seconds: tenMinutes },
  /** Codes by which officers get back in. */
  officerCode: { own: 10, network: 60, seconds: hour },
  /** Codes, passkeys and sign-ins that they enter for it; each code has tries of its own. */
  officerEntry: { own: 30, network: 300, seconds: hour },
  /** Scanned codes: a hotel's front desk scans several. */
  ticketCheck: { own: 120, network: 600, seconds: tenMinutes },
} as const satisfies Record<string, SharedLimit>;

/** What is counted by something else than a person, a device and a network. */
const single = {
  /** Calls of one API key */
  apiKey: { points: 600, seconds: minute },
  /** Ways back that are tried with one locked session: no stranger can use it up. */
  lockedEntry: { points: 30, seconds: hour },
  testMail: { points: 10, seconds: hour },
} as const;

/** A limit whose uses are rows, with a name of its own. */
export interface RowLimit extends SharedLimit {
  name: string;
}

/** Reads when the row was written that is so many rows before a network's newest one. */
type ReadRow = (asked: { since: Date; skip: number }) => Promise<Date | undefined>;
export const dateOf = async (row: Promise<{ createdAt: Date } | null>) => (await row)?.createdAt;

/**
 * Limits of what people do. A person (their session) and a device (its mark) are counted first, and
 * then their network, so that no one uses up the share of the others. Counts of persons and devices
 * are kept in memory, or under keyed hashes where copies of the server share them, so that no
 * record shows who asked.
 */
export interface Quotas {
  /**
   * RATE_LIMITED if the caller or their network exceeded its limit. `said` is the caller's own
   * sentence.
   */
  count(kind: keyof typeof shared, context: CountedCall, sentence?: AnySentence): Promise<void>;
  /**
   * Reads a text within the processor time of the caller and their network. RATE_LIMITED if it is
   * used up.
   */
  work<T>(kind: keyof typeof shared, context: CountedCall, read: () => T, sentence?: AnySentence): Promise<T>;
  /** The same where each use of the network leaves a row, which other processes count too. */
  countRows(limit: RowLimit, context: CountedCall, read: ReadRow): Promise<void>;
  /** For what has a key of its own: an API key, an administrator. */
  countOne(
    kind: keyof typeof single,
    use: { key: string; sentence: AnySentence; rates?: RateReport | undefined },
  ): Promise<void>;
}

export function createQuotas(processorMs = processorTime, count = countInMemory()): Quotas {
  const budget = createBudget();

  async function countOwn({ name, own, seconds }: RowLimit, context: CountedCall, sentence?: AnySentence) {
    for (const key of ownKeysOf(context, name)) {
      const over = await countUse(count, { name, seconds, max: own }, { key, rates: context.rates });
      if (over) throw tooMany(context, over.waitMs, sentence ?? "own");
    }
  }
  /** In counters of their own, so that made-up devices cannot push them out. */
  async function countNetworks(
    { name: kind, network, seconds }: RowLimit,
    context: CountedCall,
    networks: readonly { name: string; times: number }[],
  ) {
    for (const { name: key, times } of networks) {
      const limit = { name: `${kind}-network`, seconds, max: network * times };
      const over = await countUse(count, limit, { key, rates: context.rates });
      if (over) throw tooMany(context, over.waitMs, "network");
    }
  }

  return {
    async count(name, context, said) {
      const limit = { name, ...shared[name] };
      await countOwn(limit, context, said);
      await countNetworks(limit, context, allOf(context.networks.of(context.ip)));
    },
    async work(kind, context, read, said) {
      const ofNetwork = allOf(context.networks.of(context.ip)).map(({ name, times }) => ({
        key: `${kind} network ${name}`,
        ms: workMsPerMinute * times,
      }));
      const own = ownKeysOf(context, kind).map((key) => ({ key: `${kind} ${key}`, ms: ownWorkMsPerMinute }));
      for (const [shares, whose] of [
        [own, "own"],
        [ofNetwork, "network"],
      ] as const) {
        const waitMs = await budget.waitOf(shares);
        if (waitMs !== undefined) throw tooMany(context, waitMs, said ?? whose);
      }
      // Nothing else runs meanwhile: the reader does not wait.
      const before = processorMs();
      try {
        return read();
      } finally {
        await budget.spend([...own, ...ofNetwork], processorMs() - before);
      }
    },
    async countRows(limit, context, read) {
      await countOwn(limit, context);
      const { times, around } = context.networks.of(context.ip);
      const now = context.now().getTime();
      const windowMs = limit.seconds * secondMs;
      const at = await read({ since: new Date(now - windowMs), skip: limit.network * times - 1 });
      if (at) throw tooMany(context, at.getTime() + windowMs - now, "network");
      await countNetworks(limit, context, around);
    },
    async countOne(kind, { sentence: said, ...use }) {
      const { points: max, seconds } = single[kind];
      const over = await countUse(count, { name: kind, seconds, max }, { rates: undefined, ...use });
      if (over) throw later(new Refusal("RATE_LIMITED", said), over.waitMs);
    },
  };
}

/**
 * The caller as a person and as a device. A device gets its mark with its first use, and its key
 * differs from kind to kind, so that no two of them can be connected.
 */
export function ownKeysOf(context: CountedCall, kind: string): string[] {
  const { viewer } = context;
  if (!isVisitor(viewer)) {
    const { actorKind, actorId } = actorOf(viewer);
    return [`person ${actorKind} ${actorId}`, ...deviceKey(context, kind, context.limitMark)];
  }
  if (context.limitMark === undefined) {
    context.limitMark = context.random.token();
    context.setCookie?.(limitCookie(context, context.limitMark));
  }
  return deviceKey(context, kind, context.limitMark);
}

const deviceKey = ({ keys }: CountedCall, kind: string, mark: string | undefined) =>
  mark === undefined ? [] : [`device ${keys.hash(`limit ${kind} ${mark}`)}`];

/**
 * The refusal of a limit: whose limit it is, until when, and whom to call. `whose` may be the
 * caller's own sentence.
 */
export function tooMany(
  { env, config }: Pick<CountedCall, "env" | "config">,
  waitMs: number,
  whose: "network" | "own" | AnySentence,
): Refusal {
  const minutes = minutesIn(waitMs);
  const phone = env.SUPPORT_PHONE ?? "";
  const { contact } = operatorOf(env, config());
  const values = { minutes, phone, contact: contact === phone ? "" : contact };
  const said = { network: coreSays.networkLimit, own: coreSays.ownLimit };
  return later(new Refusal("RATE_LIMITED", isWhose(whose) ? said[whose](values) : whose), waitMs);
}

const isWhose = (whose: "network" | "own" | AnySentence): whose is "network" | "own" =>
  whose === "network" || whose === "own";

export const minutesIn = (waitMs: number): number => Math.max(1, Math.ceil(waitMs / minuteMs));

/** The refusal with the time at which to come back. */
export function later<Refused extends Refusal>(refusal: Refused, waitMs: number): Refused {
  refusal.retryAfterSeconds = wholeSeconds(waitMs);
  return refusal;
}
