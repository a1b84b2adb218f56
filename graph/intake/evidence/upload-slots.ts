import type { Context } from "../../core/context.ts";
import { ownKeysOf } from "../../core/quotas.ts";
import { Refusal } from "../../core/errors.ts";
import { says } from "../../../shared/intake/evidence/sentences.ts";

const uploadsPerPerson = 4;
const uploadsPerNetwork = 20;
/** Together at most 400 MB of memory, as each upload has 10 MB at most. */
const uploadsInAll = 40;

/**
 * Upload slots, a few per person or device and more per network: each holds its bytes in memory
 * while it is checked, and no one can use up all of them.
 */
export function createPlaces() {
  const taken = new Map<string, number>();
  return async function inPlace<T>(context: Context, work: () => Promise<T>): Promise<T> {
    const places = [
      ...ownKeysOf(context, "upload").map((key) => ({ key, most: uploadsPerPerson })),
      { key: `network ${context.networks.of(context.ip).name}`, most: uploadsPerNetwork },
      { key: "all", most: uploadsInAll },
    ];
    if (places.some(({ key, most }) => (taken.get(key) ?? 0) >= most))
      throw new Refusal("UNAVAILABLE", says.tooManyAtOnce);
    for (const { key } of places) taken.set(key, (taken.get(key) ?? 0) + 1);
    try {
      return await work();
    } finally {
      for (const { key } of places) {
        const left = (taken.get(key) ?? 1) - 1;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      }
    }
  };
}
