import type { Kernel } from "../context.ts";

/**
 * Shared values that are recomputed now and then. A value whose computation began before `forget`
 * is not kept.
 */
export interface KeptValues {
  get: <T>(key: string, make: () => Promise<T>) => Promise<T>;
  forget: () => void;
}

const usuallyFreshForMs = 10_000;
const maxKept = 200;

export function createKeptValues(
  now: () => number = Date.now,
  freshForMs: number = usuallyFreshForMs,
): KeptValues {
  const kept = new Map<string, { value: Promise<unknown>; madeAt: number }>();
  return {
    get<T>(key: string, make: () => Promise<T>): Promise<T> {
      const found = kept.get(key);
      if (found && Math.abs(now() - found.madeAt) < freshForMs) return found.value as Promise<T>;
      const value = make();
      const entry = { value, madeAt: now() };
      kept.delete(key);
      kept.set(key, entry);
      value.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
      for (const oldest of kept.keys()) if (kept.size > maxKept) kept.delete(oldest);
      return value;
    },
    forget: () => kept.clear(),
  };
}

/** Values of each installation in this process, by its clock. Tests have several. */
export function keptByKernel(freshForMs: number): (kernel: CacheContext) => KeptValues {
  const values = new WeakMap<CacheContext["events"], KeptValues>();
  return ({ events, now }) => {
    const known = values.get(events) ?? createKeptValues(() => now().getTime(), freshForMs);
    values.set(events, known);
    return known;
  };
}
type CacheContext = Pick<Kernel, "events" | "now">;
