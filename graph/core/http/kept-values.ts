/**
 * Shared values that are recomputed now and then. A value whose computation began before `forget`
 * is not kept.
 */
export interface KeptValues {
  get: <T>(key: string, make: () => Promise<T>) => Promise<T>;
  forget: () => void;
}

const freshForMs = 10_000;
const mostKept = 200;

export function createKeptValues(now: () => number = Date.now): KeptValues {
  const kept = new Map<string, { value: Promise<unknown>; madeAt: number }>();
  return {
    get<T>(key: string, make: () => Promise<T>): Promise<T> {
      const found = kept.get(key);
      if (found && now() - found.madeAt < freshForMs) return found.value as Promise<T>;
      const value = make();
      const entry = { value, madeAt: now() };
      kept.delete(key);
      kept.set(key, entry);
      value.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
      for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest);
      return value;
    },
    forget: () => kept.clear(),
  };
}
