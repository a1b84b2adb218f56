/** The longest text that was read, and who read it. */
export interface Longest {
  length: number;
  by: string;
}

const readers = [
  [RegExp.prototype, "exec"],
  [String.prototype, "normalize"],
  [String.prototype, "toLowerCase"],
  [String.prototype, "toUpperCase"],
  [String.prototype, "split"],
] as const;

/** An expression from the start without an open end reads no more than its own length. */
const bounded = /^\^(?:[^*+{]|\{\d+(?:,\d+)?\})*$/;

const known = new Map<string, boolean>();
function isBoundedSource(source: string): boolean {
  const before = known.get(source);
  if (before !== undefined) return before;
  known.set(source, true); // while its own source is read
  known.set(source, bounded.test(source));
  return known.get(source) ?? false;
}

/**
 * Runs an act and returns the longest text that an expression, a normal form or another case was
 * sought for meanwhile. `test`, `match`, `replace` and their like go through `exec`.
 */
export async function withReadLengths(act: () => Promise<void>): Promise<Longest> {
  const longest: Longest = { length: 0, by: "" };
  const undo = readers.map(([prototype, name]) => {
    const original = Object.getOwnPropertyDescriptor(prototype, name);
    const read = original?.value as (this: unknown, ...given: unknown[]) => unknown;
    Object.defineProperty(prototype, name, {
      ...original,
      value(this: unknown, ...given: unknown[]) {
        const text = typeof this === "string" ? this : given[0];
        const isBounded = this instanceof RegExp && isBoundedSource(this.source);
        if (typeof text === "string" && text.length > longest.length && !isBounded) {
          longest.length = text.length;
          longest.by = `${name} ${this instanceof RegExp ? this.source.slice(0, 60) : ""} ${callerIn(new Error())}`;
        }
        return read.apply(this, given);
      },
    });
    return () => Object.defineProperty(prototype, name, original ?? {});
  });
  try {
    await act();
  } finally {
    for (const restore of undo) restore();
  }
  return longest;
}

/** The first place in the product, for the message of a test. */
function callerIn({ stack = "" }: Error): string {
  const at = stack.indexOf("/graph/");
  return at < 0 ? stack.slice(0, 800) : stack.slice(at, at + 60);
}
