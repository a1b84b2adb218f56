import type { Keys } from "./secrets.ts";

/** The columns of a link that keep what its page shows. */
export interface FrozenColumns {
  factsSealed: string;
  factsHash: string;
}

interface Frozen<Shown> {
  /** What the page shows, word for word. */
  shown: Shown;
  /**
   * What must still be so when the decision comes; it may leave out what matters to nobody's
   * decision.
   */
  basis: unknown;
}

/**
 * Keeps what somebody is shown as it is now: sealed, because it tells of people, and hashed, so
 * that the decision can name it.
 */
export function freeze<Shown>(keys: Keys, facts: Frozen<Shown>): FrozenColumns {
  const text = JSON.stringify(facts);
  return { factsSealed: keys.seal(text, place), factsHash: keys.hash(text) };
}

/** What a link shows, and whether that is still so: only then does anybody decide by it. */
export function thaw(keys: Keys, sealed: string, basisNow: unknown) {
  const { shown, basis } = JSON.parse(keys.open(sealed, place)) as Frozen<unknown>;
  return { shown, isCurrent: JSON.stringify(basis) === JSON.stringify(basisNow) };
}

const place = "Link.facts";
