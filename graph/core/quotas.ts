import { RateLimiterMemory } from "rate-limiter-flexible";
import { Refusal } from "./errors.ts";
import type { Said } from "./i18n/phrases.shared.ts";

const kinds = {
  /**
   * Read while a person types: less than once a second, and several may type behind one address.
   */
  needs: { points: 240, seconds: 60 },
  chat: { points: 60, seconds: 60 },
  /** Messages after those, read for danger alone. */
  danger: { points: 60, seconds: 60 },
  callback: { points: 10, seconds: 3600 },
  feedback: { points: 5, seconds: 3600 },
  /** Calls of one API key */
  apiKey: { points: 600, seconds: 60 },
  correction: { points: 5, seconds: 3600 },
  /**
   * A hotel's front desk checks several; guessing eight-character codes would take a million years.
   */
  testMail: { points: 10, seconds: 3600 },
  /** Scanned codes: a hotel's front desk scans several. */
  ticketCheck: { points: 120, seconds: 600 },
  letterCheck: { points: 60, seconds: 600 },
} as const;

/**
 * Limits for actions that leave no row to count. Kept in this process's memory alone, so that no
 * record shows who asked.
 */
export interface Quotas {
  /** Throws the sentence if `key` (an address, a chat) exceeded its limit. */
  count(kind: keyof typeof kinds, key: string, sentence: Said): Promise<void>;
}

export function createQuotas(): Quotas {
  const limiters = Object.fromEntries(
    Object.entries(kinds).map(([kind, { points, seconds }]) => [
      kind,
      new RateLimiterMemory({ points, duration: seconds }),
    ]),
  );
  return {
    async count(kind, key, sentence) {
      try {
        await limiters[kind]?.consume(key);
      } catch {
        throw new Refusal("RATE_LIMITED", sentence);
      }
    },
  };
}
