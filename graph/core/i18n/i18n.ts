import { parseAccept } from "hono/utils/accept";
import { parse } from "hono/utils/cookie";
import type { FieldErrors, FieldSentences } from "../errors.ts";
import { spacedFrench } from "../../../shared/core/forms/french-spacing.ts";
import { inWords, type Catalogue } from "../../../shared/core/i18n/phrases.ts";
import { isLanguage, type Language } from "../../../shared/core/forms/fields.ts";

const languageCookie = "safevoice-language";

/** BCP 47 tags for Intl, the same as the web's. */
export const localeTags: Record<Language, string> = { en: "en-US", es: "es-US", fr: "fr-FR" };

/** A stored or requested code as a language; English for anything unknown. */
export const asLanguage = (word: string | null | undefined): Language => (isLanguage(word) ? word : "en");

/**
 * A domain's words for its mails and pages: `dictionary({ en, es, fr })`, then
 * `words(language).title`. The English file types the others, so a missing word does not compile.
 */
export function dictionary<Shape>(
  all: Record<"en", Shape> & Record<Language, NoInfer<Shape>>,
): (language: string) => Shape {
  const said = { ...all, fr: spacedFrench(all.fr) };
  return (language) => said[asLanguage(language)];
}

/** US dollars as the language writes them. */
export const money = (cents: number, language: string) => dollars(asLanguage(language)).format(cents / 100);

/** Created once: creating one costs a hundred times as much as formatting an amount. */
function dollars(language: Language): Intl.NumberFormat {
  const options = { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol" } as const;
  return (dollarsIn[language] ??= new Intl.NumberFormat(localeTags[language], options));
}
const dollarsIn: Partial<Record<Language, Intl.NumberFormat>> = {};

/** The errors of a form's fields, in the catalog's language. */
export const fieldsInWords = (catalogue: Catalogue, fields: FieldSentences): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([field, said]) => [
      field,
      said.map((sentence) => inWords(catalogue, sentence)),
    ]),
  );

/**
 * The caller's language: chosen in the app, else the first supported language of the browser, else
 * English.
 */
export const languageOf = (cookies: string | undefined, acceptLanguage: string | undefined): Language =>
  statedLanguage(cookies, acceptLanguage) ?? "en";

/** The same, or undefined if neither names a supported language. */
export const statedLanguage = (
  cookies: string | undefined,
  acceptLanguage: string | undefined,
): Language | undefined => chosen(cookies) ?? accepted(acceptLanguage);

/** Set by the web app with its own settings (web/core/device/preferences.ts). */
function chosen(cookies = ""): Language | undefined {
  const word = parse(cookies, languageCookie)[languageCookie];
  return isLanguage(word) ? word : undefined;
}

/** `fr-CA, en;q=0.8`: the highest weight first; a weight of 0 excludes. */
const accepted = (header = ""): Language | undefined =>
  parseAccept(header.slice(0, 500))
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.split("-")[0]?.toLowerCase())
    .find(isLanguage);
