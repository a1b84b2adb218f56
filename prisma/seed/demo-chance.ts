/** Random values that are the same on every machine, so that the demo is too. */
export interface Chance {
  /** An integer from `from` to `to`, both inclusive. */
  between: (from: number, to: number) => number;
  pick: <T>(from: readonly T[]) => T;
  /** Takes items from `from` in turn, so that none repeats before all were used. */
  inTurn: <T>(from: readonly T[]) => () => T;
  /** A random string over this alphabet. */
  letters: (count: number, alphabet: string) => string;
}

/** mulberry32: small, fast, and good enough for fictional people. */
export function createChance(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const chance: Chance = {
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (from) => at(from, chance.between(0, from.length - 1)),
    inTurn(from) {
      let taken = chance.between(0, from.length - 1);
      return () => at(from, taken++);
    },
    letters: (count, alphabet) =>
      Array.from({ length: count }, () => alphabet.charAt(chance.between(0, alphabet.length - 1))).join(""),
  };
  return chance;
}

/** The item at that index, wrapping around. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
}
