import { Refusal } from "../app/errors.ts";
import { maxEvidenceBytes, says } from "./rules.ts";

/** How slowly a file may come before its place is given to another. */
export interface Patience {
  /** Without a single new byte. */
  stallMs: number;
  /** For the whole file: 10 MB at about 2 Mbit/s. */
  wholeMs: number;
}
export const patience: Patience = { stallMs: 5_000, wholeMs: 40_000 };

/** The body's bytes, given up as soon as they are too many or come too slowly. */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  name: string,
  { stallMs, wholeMs }: Patience,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const end = Date.now() + wholeMs;
  const reader = body?.getReader();
  try {
    for (;;) {
      const part = await within(Math.min(stallMs, end - Date.now()), reader?.read(), name);
      if (!part || part.done) return Buffer.concat(parts, size);
      size += part.value.byteLength;
      if (size > maxEvidenceBytes) throw new Refusal("TOO_LARGE", says.tooLarge(name));
      parts.push(part.value);
    }
  } catch (error) {
    // Not awaited: a sender who is silent would hold this too.
    reader?.cancel().catch(() => {});
    throw error;
  }
}

async function within<T>(ms: number, work: Promise<T> | undefined, name: string): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Refusal("UNAVAILABLE", says.tooSlow(name))), Math.max(0, ms));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const uploadsPerAddress = 3;

/** Places for uploads, a few for each address: each holds its bytes in memory while it is checked, and nobody can take everybody's. */
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
