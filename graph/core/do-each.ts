import { mostAtOnce } from "./bulk.shared.ts";
import { Refusal } from "./errors.ts";
import { says } from "./sentences.ts";

/** What became of one row. */
export interface Done<Key, Row> {
  key: Key;
  row: Row | null;
  /** Why it was not done. */
  refusal: string | null;
}

/**
 * Does the same to several rows, each for itself: one that a colleague has just changed is refused
 * with the reason, and the others are done. What is wrong with all of them, INVALID, is thrown.
 */
export async function doEach<Key, Row>(
  keys: readonly Key[],
  nameOf: (key: Key) => string | number,
  act: (key: Key) => Promise<Row>,
): Promise<Done<Key, Row>[]> {
  const isDistinct = new Set(keys.map(nameOf)).size === keys.length;
  if (keys.length === 0 || keys.length > mostAtOnce || !isDistinct)
    throw new Refusal("INVALID", says.chooseSome);
  const done: Done<Key, Row>[] = [];
  // One after the other: together they would wait for each other's connections.
  for (const key of keys) {
    try {
      done.push({ key, row: await act(key), refusal: null });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === "INVALID") throw error;
      done.push({ key, row: null, refusal: error.message });
    }
  }
  return done;
}
