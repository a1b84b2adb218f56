import type { Keys } from "./secrets.ts";

/** The columns of a link that hold what its page shows. */
export interface FrozenColumns {
  factsSealed: string;
  factsHash: string;
}

interface Frozen<View> {
  /** What the page shows, word for word. */
  shown: View;
  /**
   * What must still be true when the decision arrives. May omit facts that do not affect the
   * decision.
   */
  basis: unknown;
}

/**
 * Saves what a person is shown: sealed, because it is personal, and hashed, so that the decision
 * can name it.
 */
export function freeze<View>(keys: Keys, facts: Frozen<View>): FrozenColumns {
  const text = JSON.stringify(facts);
  return { factsSealed: keys.seal(text, place), factsHash: keys.hash(text) };
}

/** What a link shows, and whether it is still true. Otherwise no one can decide with it. */
export function thaw(keys: Keys, sealed: string, basisNow: unknown) {
  const { shown, basis } = JSON.parse(keys.open(sealed, place)) as Frozen<unknown>;
  return { shown, isCurrent: JSON.stringify(basis) === JSON.stringify(basisNow) };
}

const place = "Link.facts";
