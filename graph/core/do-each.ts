import { maxAtOnce } from "../../shared/core/bulk.ts";
import { Refusal } from "./errors.ts";
import { says } from "../../shared/core/sentences.ts";

/** The result for one row. */
export interface Done<Key, Row> {
  key: Key;
  row: Row | null;
  /** Why it was not done. */
  refusal: string | null;
}

/**
 * Applies an action to several rows independently: if a colleague has just changed a row, it is
 * refused with the reason, and the others are done. An error in the input, INVALID, is thrown.
 */
export async function doEach<Key, Row>(
  keys: readonly Key[],
  nameOf: (key: Key) => string | number,
  act: (key: Key) => Promise<Row>,
): Promise<Done<Key, Row>[]> {
  const isDistinct = new Set(keys.map(nameOf)).size === keys.length;
  if (keys.length === 0 || keys.length > maxAtOnce || !isDistinct)
    throw new Refusal("INVALID", says.chooseSome);
  const done: Done<Key, Row>[] = [];
  // In sequence, because parallel transactions would compete for connections.
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
