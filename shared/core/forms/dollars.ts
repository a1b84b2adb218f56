import * as z from "zod/mini";

/**
 * Whether this is an amount in whole cents, as it is written: 19.99, and neither 19.999 nor the
 * 0.30000000000000004 of a program that adds fractions. Nothing is rounded.
 */
export const isInCents = (usd: number): boolean =>
  Number.isFinite(usd) && Math.round(usd * 100) / 100 === usd;

/** Dollars that are `isInCents`, as cents. */
export const centsOf = (usd: number): number => Math.round(usd * 100);

/** A typed amount, in whole cents, never rounded. */
export const usdAmount = z
  .number("amount must be US dollars")
  .check(
    z.minimum(0.01, "amount must be at least one cent"),
    z.maximum(1_000_000, "amount is too large"),
    z.refine(isInCents, "amount must be in whole cents"),
  );
