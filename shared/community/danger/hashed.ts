export interface Weights {
  base: number;
  of: { get: (feature: string) => number | undefined };
}

/** The weights' digits: 64 levels, zero in the middle. */
export const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
export const zero = digits.length / 2;
const step = 0.2;
const finest = 4;
/** Smaller weights are left out: together they change little and need much of the room. */
const least = 2;

/**
 * Where a feature's weight stands in a table (FNV-1a, mixed once more). Features that meet in a
 * place share a weight, so a table needs no names and any number of features fits.
 */
export function placeOf(feature: string, size: number): number {
  let hash = 2166136261;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % size;
}

/** Large weights keep every second level: fewer different digits compress better. */
function coarse(level: number): number {
  if (Math.abs(level) < least) return 0;
  return Math.abs(level) > finest ? Math.sign(level) * 2 * Math.round(Math.abs(level) / 2) : level;
}

/** A table as a text: its base, then a digit for each place. */
export const writeHashed = ({ base, table }: { base: number; table: ArrayLike<number> }): string => {
  const levels = Array.from(table, (weight) =>
    Math.max(-zero, Math.min(zero - 2, coarse(Math.round(weight / step)))),
  );
  return `${base.toFixed(2)} ${levels.map((level) => digits[zero + level]).join("")}`;
};

/** The weights in such a text; a zero counts as an unknown feature. */
export function readHashed(text: string): Weights {
  const [base = "", table = ""] = text.split(" ");
  return {
    base: Number(base),
    of: {
      get: (feature) => {
        const level = digits.indexOf(table[placeOf(feature, table.length)] ?? "") - zero;
        return level === 0 ? undefined : level * step;
      },
    },
  };
}
