import * as z from "zod/mini";
import { typedText } from "../text/typed.ts";
import { withoutPairs } from "./names.ts";
import { says } from "./sentences.ts";

/** The languages that the product speaks. */
export const languages = ["en", "es", "fr"] as const;
export type Language = (typeof languages)[number];
export const isLanguage = (word: unknown): word is Language =>
  languages.some((language) => language === word);

/** Named for a language model, whose instructions are English. */
export const languageNames: Record<Language, string> = { en: "English", es: "Spanish", fr: "French" };

/** The language in which a form was filled, if the sender gives it. */
export const formLanguage = z.optional(z.nullable(z.enum(languages, says.languageUnknown)));

/** The message for any text that is too long for its field. */
export const tooLong = says.tooLong;

/** Trimmed text. `missing` is the message if no text was sent. */
export const textOf = (missing: string, ...checks: Parameters<ReturnType<typeof z.string>["check"]>) =>
  z.string(missing).check(z.trim(), ...checks);

/** The same for forms whose fields say "Required". */
export const trimmed = (...checks: Parameters<ReturnType<typeof z.string>["check"]>) =>
  textOf(says.required, ...checks);

/**
 * A code or number as it is stored: folded, and empty without a letter or digit, so that signs
 * alone are missing.
 */
export const codeText = (...checks: Parameters<ReturnType<typeof z.string>["check"]>) =>
  z.string(says.required).check(
    z.overwrite((text) => (/[\p{L}\p{N}]/u.test(text) ? typedText(text).trim() : "")),
    ...checks,
  );

/** Control, direction and zero-width characters, and invisible fillers. */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\u034f\u115f\u1160\u2800\u3164\uffa0]/u;

/**
 * The name of an account, a provider, an API key or a webhook, without hidden characters. Names of
 * accounts and providers must also be unique (`unique-name.ts`).
 */
export const nameOf = (most: number, said: { missing: string; tooLong: string }) =>
  z.string(said.missing).check(
    z.overwrite((text) => withoutPairs(text).trim()),
    z.minLength(1, said.missing),
    z.maxLength(most, said.tooLong),
    z.refine<string>((text) => !hidden.test(text), says.hiddenCharacters),
  );

/** A row's number, from 1 to the column's maximum; a larger one never reaches the database. */
export const rowNumber = (wrong: string) => z.int32(wrong).check(z.minimum(1, wrong));

/** The number of digits in a phone number, of any script, ignoring separators. */
export const digitsIn = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0;

/** "2026-02-29" looks like a date but is not one. */
export function isCalendarDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
  );
}

export const earliestBirth = "1900-01-01";

export const birthDateMissing = says.birthDateMissing;

/**
 * A plausible birth date of a living person; `today`, the local day, is the latest. An empty one is
 * left to the form.
 */
export const birthDateChecks = (today: string) =>
  [
    z.refine<string>((day) => day === "" || isCalendarDay(day), { error: says.noSuchDay, abort: true }),
    z.refine<string>((day) => day === "" || (day >= earliestBirth && day <= today), says.birthDateOutside),
  ] as const;
