export interface Chance {
  /** From 0 up to 1. */
  next: () => number;
  /** From 1 to this. */
  upTo: (most: number) => number;
  pick: <One>(from: readonly One[]) => One | undefined;
}

/** mulberry32: the same events for the same seed, on both databases. */
export function chance(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (most: number) => 1 + Math.floor(next() * most);
  const pick = <One>(from: readonly One[]): One | undefined => from[Math.floor(next() * from.length)];
  return { next, upTo, pick };
}
