import { RateLimiterMemory } from "rate-limiter-flexible";
import { Refusal, tooManyCalls } from "./errors.ts";
import { networkOf } from "./network-of.ts";

/** Floods from one network, counted in this process; the product's own limits are counted from rows by their services. */
export interface Limits {
  /** Any call. */
  call(ip: string): Promise<void>;
  /** A call that writes. */
  write(ip: string): Promise<void>;
  /** A wrong guess at a secret that stands in a link. */
  guess(ip: string): Promise<void>;
  /** Refuses whoever guessed too often; counts nothing. */
  mayGuess(ip: string): Promise<void>;
}

const guessesPerHour = 20;

export function createLimits(): Limits {
  const guesses = new RateLimiterMemory({ points: guessesPerHour, duration: 60 * 60 });
  return {
    call: limiter(new RateLimiterMemory({ points: 1200, duration: 60 })),
    write: limiter(new RateLimiterMemory({ points: 240, duration: 60 })),
    guess: limiter(guesses),
    async mayGuess(ip) {
      if (((await guesses.get(networkOf(ip)))?.consumedPoints ?? 0) >= guessesPerHour) throw tooMany();
    },
  };
}

const limiter = (memory: RateLimiterMemory) => async (ip: string) => {
  try {
    await memory.consume(networkOf(ip));
  } catch {
    throw tooMany();
  }
};

const tooMany = () => new Refusal("RATE_LIMITED", tooManyCalls);

const free = async () => {};
export const noLimits: Limits = { call: free, write: free, guess: free, mayGuess: free };
