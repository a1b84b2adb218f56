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
   * Before it is looked up who calls. A session that was right a moment ago does not depend on its
   * network any more.
   */
  call(ip: string, token: string | undefined): Promise<void>;
  /** Once it is known that this token is a session's. */
  session(sessionId: number, token: string): Promise<void>;
  /** Whose token this was a moment ago. */
  sessionOf(token: string): number | undefined;
  /** A call that writes. */
  write(caller: { ip: string; viewer: Viewer }): Promise<void>;
  /** Expensive public work, by the processor time that it took. */
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
/** Of one network, a tenth of one core. */
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
  /** Of sessions that were here lately, the last one last. */
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

/** The network has used its share of the processor; the answer says when it has some again. */
export class OutOfBudget extends Refusal {
  readonly retryAfterSeconds: number;

  constructor(waitMs: number) {
    super("RATE_LIMITED", coreSays.tooMuchWork);
    this.retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  }
}

/** Lets a key through so many times within so many seconds. */
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

/** Whose token it was is remembered here too, as nothing else of this counts. */
export const noLimits: Limits = createLimits(
  () => async () => {},
  () => 0,
);
