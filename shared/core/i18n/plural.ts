import type { Value } from "./phrases.ts";

/**
 * The form of a noun for a count: French says "0 heure", English and Spanish "0 hours". A text in
 * the place of the count takes the form of many.
 */
export type Plural = (count: Value, one: string, other: string) => string;

/** The rules are made on first use: prerendered pages need none. */
function pluralsIn(language: string): Plural {
  let rules: Intl.PluralRules | undefined;
  return (count, one, other) => {
    rules ??= new Intl.PluralRules(language);
    return rules.select(Number(count)) === "one" ? one : other;
  };
}

export const pluralEn = pluralsIn("en");
export const pluralEs = pluralsIn("es");
export const pluralFr = pluralsIn("fr");
