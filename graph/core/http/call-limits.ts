import {
  createBudget,
  createCounter,
  ownWorkMsPerMinute,
  processorTime,
  workMsPerMinute,
} from "../counter.ts";
import { Refusal } from "../errors.ts";
import { later, ownKeysOf, tooMany } from "../quotas.ts";
import { isVisitor, type Viewer } from "../access/viewer.ts";
import type { Context } from "../context.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";
import { allOf, noListed, type Networks } from "./networks.ts";

/**
 * Rate limits, counted in this process; services count the product's own limits (quotas.ts). The
 * signed-in count by session and the others by device, so that neighbors do not use up their calls.
 * Everyone else counts by network, which may be an office or a shelter, so its limit is generous; a
 * listed network has ten times as much.
 */
export interface Limits {
  /**
   * Before the caller is identified. A session that was valid a moment ago is no longer counted by
   * its network.
   */
  call(ip: string, token: string | undefined, limitMark?: string): Promise<void>;
  /** After this token is known to be a session's. */
  session(sessionId: number, token: string): Promise<void>;
  /** The recent owner of this token. */
  sessionOf(token: string): number | undefined;
  /** A call that writes. */
  write(caller: { ip: string; viewer: Viewer; limitMark?: string | undefined }): Promise<void>;
  /**
   * Expensive public work, by its processor time. `own` is the caller's session or device, if it is
   * known.
   */
  work<T>(ip: string, make: () => Promise<T>, own?: string): Promise<T>;
  /** Wrong answers, by their link, or wrong signatures, by their network. */
  guess(key: string): Promise<void>;
  /** Wrong codes, PINs and links, and questions for a PIN: by device, and by network. */
  wrongCode(context: Context, kind: "pass" | "pin" | "form" | "link"): Promise<void>;
}

const perMinute = {
  networkCalls: 3000,
  networkWrites: 600,
  sessionCalls: 1200,
  sessionWrites: 240,
} as const;
const guessesPerHour = 20;
/** Each code has its own lock after wrong PINs (graph/help/pass/rules.ts). */
const wrongCodesPerHour = { own: 20, network: 200 } as const;
/**
 * The cost of a call does not include waiting: in a busy process, other calls' work would count as
 * its own.
 */
export const mostWorkMs = 120;
const mostTokens = 5000;

export function createLimits(
  count: Count = inMemory,
  processorMs = processorTime,
  networks: Pick<Networks, "of"> = noListed,
): Limits {
  const budget = createBudget();
  /** Work that runs at once shares the processor. */
  let running = 0;
  const [networkCalls, networkWrites] = [count(perMinute.networkCalls), count(perMinute.networkWrites)];
  const [sessionCalls, sessionWrites] = [count(perMinute.sessionCalls), count(perMinute.sessionWrites)];
  const hour = 60 * 60;
  const guesses = count(guessesPerHour, hour);
  const ownCodes = count(wrongCodesPerHour.own, hour);
  const networkCodes = count(wrongCodesPerHour.network, hour);
  /** Of recently seen sessions, the latest last. */
  const right = new Map<string, number>();

  async function byNetwork(counted: Counted, ip: string, prefix = "") {
    for (const { name, times } of allOf(networks.of(ip))) await counted(prefix + name, times);
  }
  return {
    async call(ip, token, limitMark) {
      if (token !== undefined && right.has(token)) return;
      if (limitMark !== undefined) await sessionCalls(`device ${limitMark}`);
      await byNetwork(networkCalls, ip);
    },
    async session(sessionId, token) {
      right.delete(token);
      right.set(token, sessionId);
      const [oldest] = right.keys();
      if (right.size > mostTokens && oldest !== undefined) right.delete(oldest);
      await sessionCalls(String(sessionId));
    },
    sessionOf: (token) => right.get(token),
    async write({ ip, viewer, limitMark }) {
      if (!isVisitor(viewer)) return sessionWrites(String(viewer.sessionId));
      if (limitMark !== undefined) await sessionWrites(`device ${limitMark}`);
      return byNetwork(networkWrites, ip);
    },
    async work(ip, make, own) {
      const shares = [
        ...(own === undefined ? [] : [{ key: `own ${own}`, ms: ownWorkMsPerMinute }]),
        ...allOf(networks.of(ip)).map(({ name, times }) => ({ key: name, ms: workMsPerMinute * times })),
      ];
      const waitMs = await budget.waitOf(shares);
      if (waitMs !== undefined) throw new OutOfBudget(waitMs);
      const before = processorMs();
      running += 1;
      const shared = running;
      try {
        return await make();
      } finally {
        running -= 1;
        const ms = Math.ceil((processorMs() - before) / Math.max(shared, running + 1));
        await budget.spend(shares, Math.min(ms, mostWorkMs));
      }
    },
    guess: (key) => guesses(key),
    async wrongCode(context, kind) {
      try {
        for (const key of ownKeysOf(context, kind)) await ownCodes(`${kind} ${key}`);
      } catch (error) {
        throw error instanceof Over ? tooMany(context, error.waitMs, "own") : error;
      }
      try {
        await byNetwork(networkCodes, context.ip, `${kind} `);
      } catch (error) {
        throw error instanceof Over ? tooMany(context, error.waitMs, "network") : error;
      }
    },
  };
}

/** A network, session or device has used its share of the processor; says when to retry. */
export class OutOfBudget extends Refusal {
  constructor(waitMs: number) {
    super("RATE_LIMITED", coreSays.tooMuchWork);
    later(this, waitMs);
  }
}

/** A key was used too often. */
class Over extends Refusal {
  readonly waitMs: number;

  constructor(waitMs: number) {
    super("RATE_LIMITED", coreSays.tooManyCalls);
    this.waitMs = waitMs;
    later(this, waitMs);
  }
}

/** Lets a key through a number of times, or a multiple of it, within a number of seconds. */
type Count = (points: number, duration?: number) => Counted;
type Counted = (key: string, times?: number) => Promise<void>;

const inMemory: Count = (points, duration = 60) => {
  const counter = createCounter(duration);
  return async (key, times = 1) => {
    const over = await counter(key, points * times);
    if (over) throw new Over(over.waitMs);
  };
};

/** Remembers the owner of a token too, since nothing else of it is counted. */
export const noLimits: Limits = createLimits(
  () => async () => {},
  () => 0,
);
