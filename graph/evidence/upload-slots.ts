import { Refusal } from "../core/errors.ts";
import { says } from "./sentences.ts";

const uploadsPerAddress = 3;

/**
 * Upload slots, a few per address: each holds its bytes in memory while it is checked, and no one
 * can use up all of them.
 */
export function createPlaces() {
  const taken = new Map<string, number>();
  return async function inPlace<T>(address: string, work: () => Promise<T>): Promise<T> {
    const here = taken.get(address) ?? 0;
    if (here >= uploadsPerAddress) throw new Refusal("UNAVAILABLE", says.tooManyAtOnce);
    taken.set(address, here + 1);
    try {
      return await work();
    } finally {
      const left = (taken.get(address) ?? 1) - 1;
      if (left > 0) taken.set(address, left);
      else taken.delete(address);
    }
  };
}
