interface Turns {
  /** How much work runs at once; the rest waits, first come first served. */
  atOnce: number;
  /** Throws if this much work waits already. */
  demandRoom?: (waiting: number) => void;
}

/** Runs work of one kind in turn, so that a flood of it does not take what other work needs. */
export function createTurns({ atOnce, demandRoom }: Turns): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      demandRoom?.(waiting.length);
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
