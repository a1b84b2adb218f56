import { RateLimiterMemory } from "rate-limiter-flexible";
import { Refusal, tooManyCalls } from "../errors.ts";
import { networkOf } from "./network-of.ts";
import type { Viewer } from "../access/viewer.ts";

/**
 * Floods, counted in this process; the product's own limits are counted from rows by their services. Whoever is signed in counts by his session, so
 * that nobody's neighbours spend his calls. Visitors count by their network, which may be an office's or a shelter's, so there is room for many.
 */
export interface Limits {
  /** Before it is looked up who calls. A session that was right a moment ago does not depend on its network any more. */
  call(ip: string, token: string | undefined): Promise<void>;
  /** Once it is known that this token is a session's. */
  session(sessionId: number, token: string): Promise<void>;
  /** A call that writes. */
  write(caller: { ip: string; viewer: Viewer }): Promise<void>;
  /** A link that does not exist, by the network that asks for it, or an answer that does not pass, by its link. */
  guess(key: string): Promise<void>;
}

const perMinute = {
  networkCalls: 3000,
  networkWrites: 600,
  sessionCalls: 1200,
  sessionWrites: 240,
} as const;
const guessesPerHour = 20;
const mostTokens = 5000;

export function createLimits(): Limits {
  const [networkCalls, networkWrites] = [minutely(perMinute.networkCalls), minutely(perMinute.networkWrites)];
  const [sessionCalls, sessionWrites] = [minutely(perMinute.sessionCalls), minutely(perMinute.sessionWrites)];
  const guesses = limiter(new RateLimiterMemory({ points: guessesPerHour, duration: 60 * 60 }));
  /** Of sessions that were here lately, the last one last. */
  const right = new Set<string>();
  return {
    async call(ip, token) {
      if (token === undefined || !right.has(token)) await networkCalls(networkOf(ip));
    },
    async session(sessionId, token) {
      right.delete(token);
      right.add(token);
      const [oldest] = right;
      if (right.size > mostTokens && oldest !== undefined) right.delete(oldest);
      await sessionCalls(String(sessionId));
    },
    write: ({ ip, viewer }) =>
      viewer.kind === "visitor" ? networkWrites(networkOf(ip)) : sessionWrites(String(viewer.sessionId)),
    guess: guesses,
  };
}

const limiter = (memory: RateLimiterMemory) => async (key: string) => {
  try {
    await memory.consume(key);
  } catch {
    throw new Refusal("RATE_LIMITED", tooManyCalls);
  }
};
const minutely = (points: number) => limiter(new RateLimiterMemory({ points, duration: 60 }));

const free = async () => {};
export const noLimits: Limits = { call: free, session: free, write: free, guess: free };
