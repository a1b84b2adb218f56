import fc from "fast-check";
import { expect, test } from "vitest";
import { centsOf, isInCents } from "./dollars.ts";

test("every amount that is written with two digits is exact, up to a trillion dollars", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e14, max: 1e14 }), (cents) => {
      const written = Number((cents / 100).toFixed(2));
      return isInCents(written) && centsOf(written) === cents;
    }),
  );
});

test("a third digit, a sum of fractions and what is no number are refused", () => {
  const wrong = [19.999, 0.001, 0.1 + 0.2, 1.005, 72.505, 1e-9, 33.33333333, NaN, Infinity, -Infinity, 1e308];
  for (const usd of wrong) expect([usd, isInCents(usd)]).toEqual([usd, false]);
  for (const usd of [0, -0, 0.29, 1.1, 4.35, 1.15, 8.2, 1e6, 99_999.99]) expect(isInCents(usd)).toBe(true);
});
