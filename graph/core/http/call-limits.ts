import { RateLimiterMemory } from "rate-limiter-flexible";
import { Refusal } from "../errors.ts";
import { networkOf } from "./network-of.ts";
import { isVisitor, type Viewer } from "../access/viewer.ts";
import { says as coreSays } from "../sentences.ts";

/**
 * Rate limits, counted in this process; services count the product's own limits from rows.
 * Signed-in callers count by session, so that neighbors do not use up their calls. Visitors count
 * by network, which may be an office or a shelter, so their limit is generous.
 */
export interface Limits {
  /**
   * Before the caller is identified. A session that was valid a moment ago is no longer counted by
   * its network.
   */
  call(ip: string, token: string | undefined): Promise<void>;
  /** After this token is known to be a session's. */
  session(sessionId: number, token: string): Promise<void>;
  /** The recent owner of this token. */
  sessionOf(token: string): number | undefined;
  /** A call that writes. */
  write(caller: { ip: string; viewer: Viewer }): Promise<void>;
  /** Expensive public work, by its processor time. */
  work<T>(ip: string, make: () => Promise<T>): Promise<T>;
  /** Unknown links, by the requesting network, or wrong answers, by their link. */
  guess(key: string): Promise<void>;
}

const perMinute = {
  networkCalls: 3000,
  networkWrites: 600,
  sessionCalls: 1200,
  sessionWrites: 240,
} as const;
const guessesPerHour = 20;
/** Per network, a tenth of one core. */
export const workMsPerMinute = 6000;
/**
 * The cost of a call does not include waiting: in a busy process, other calls' work would count as
 * its own.
 */
export const mostWorkMs = 120;
const mostTokens = 5000;

export function createLimits(count: Count = inMemory, processorMs = processorTime): Limits {
  const budget = new RateLimiterMemory({ points: workMsPerMinute, duration: 60 });
  /** Work that runs at once shares the processor. */
  let running = 0;
  const [networkCalls, networkWrites] = [count(perMinute.networkCalls), count(perMinute.networkWrites)];
  const [sessionCalls, sessionWrites] = [count(perMinute.sessionCalls), count(perMinute.sessionWrites)];
  const guesses = count(guessesPerHour, 60 * 60);
  /** Of recently seen sessions, the latest last. */
  const right = new Map<string, number>();
  return {
    async call(ip, token) {
      if (token === undefined || !right.has(token)) await networkCalls(networkOf(ip));
    },
    async session(sessionId, token) {
      right.delete(token);
      right.set(token, sessionId);
      const [oldest] = right.keys();
      if (right.size > mostTokens && oldest !== undefined) right.delete(oldest);
      await sessionCalls(String(sessionId));
    },
    sessionOf: (token) => right.get(token),
    write: ({ ip, viewer }) =>
      isVisitor(viewer) ? networkWrites(networkOf(ip)) : sessionWrites(String(viewer.sessionId)),
    async work(ip, make) {
      const network = networkOf(ip);
      const spent = await budget.get(network);
      if (spent && spent.consumedPoints >= workMsPerMinute) throw new OutOfBudget(spent.msBeforeNext);
      const before = processorMs();
      running += 1;
      const shared = running;
      try {
        return await make();
      } finally {
        running -= 1;
        const ms = Math.ceil((processorMs() - before) / Math.max(shared, running + 1));
        await budget.penalty(network, Math.min(ms, mostWorkMs));
      }
    },
    guess: guesses,
  };
}

const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The network has used its share of the processor; the answer says when to retry. */
export class OutOfBudget extends Refusal {
  readonly retryAfterSeconds: number;

  constructor(waitMs: number) {
    super("RATE_LIMITED", coreSays.tooMuchWork);
    this.retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  }
}

/** Lets a key through a number of times within a number of seconds. */
type Count = (points: number, duration?: number) => (key: string) => Promise<void>;

const inMemory: Count = (points, duration = 60) => {
  const memory = new RateLimiterMemory({ points, duration });
  return async (key) => {
    try {
      await memory.consume(key);
    } catch {
      throw new Refusal("RATE_LIMITED", coreSays.tooManyCalls);
    }
  };
};

/** Remembers the owner of a token too, since nothing else of it is counted. */
export const noLimits: Limits = createLimits(
  () => async () => {},
  () => 0,
);
