/**
 * A value in a sentence: a name, a formatted amount, a number that decides between singular and
 * plural.
 */
export type Value = string | number;
export type Values = Readonly<Record<string, Value>>;

/**
 * A message for people: its English, and the key and values for translating it. Text from outside
 * has no key and is never translated.
 */
export interface Sentence {
  readonly text: string;
  readonly key?: string | undefined;
  readonly values?: Values | undefined;
}

declare const phrase: unique symbol;
/**
 * The English of a sentence without values, taken from a domain's `says`: plain text, so that a zod
 * schema can use it.
 */
export type Phrase = string & { readonly [phrase]: true };
export type AnySentence = Phrase | Sentence;

type Saying = string | ((values: never) => string);
type English = Readonly<Record<string, Saying>>;

type Says<En> = {
  readonly [Key in keyof En]: En[Key] extends (values: infer Input extends Values) => string
    ? (values: Input) => Sentence
    : Phrase;
};

/** The same sentences in another language, with the same values. A missing one does not compile. */
export type Translated<En> = {
  readonly [Key in keyof En]: En[Key] extends (values: infer Input) => string
    ? (values: Input) => string
    : string;
};

/** The sentences of domains in one language, by the names of the domains. */
export type Catalogue = Readonly<Record<string, English>>;

/** The files of a language by domain folder, `shared/intake/requests/sentences.es.ts`. */
export const byDomain = (files: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(files).map(([file, said]) => [/([^/]+)\/sentences/.exec(file)?.[1] ?? file, said]),
  );

/**
 * A domain's English, ready to use: `says.nameMissing` is a phrase, `says.tooLarge({ name })` a
 * sentence.
 */
export function sentences<En extends English>(domain: string, en: En): Says<En> {
  const ready = Object.entries(en).map(([name, english]) => {
    const key = `${domain}.${name}`;
    if (typeof english === "string") return [name, known({ text: english, key })];
    return [name, (values: never): Sentence => ({ text: english(values), key, values })];
  });
  return Object.fromEntries(ready) as Says<En>;
}

/** A sentence whose values are fixed when the program starts, as a phrase. */
export const asPhrase = (sentence: Sentence): Phrase => known(sentence);

const justNow = { en: "just now", es: "hace un momento", fr: "à l’instant" };

/**
 * "3 minutes ago", "2 hours ago": relative, because the server does not know the reader's time
 * zone. Anything but a number stays unchanged: a client that recognizes a sentence by its text
 * passes placeholders for the values.
 */
export function ago(minutes: number, language: keyof typeof justNow): string {
  if (!Number.isFinite(minutes)) return String(minutes);
  const units = new Intl.RelativeTimeFormat(language);
  if (minutes < 1) return justNow[language];
  if (minutes < 60) return units.format(-minutes, "minute");
  if (minutes < 24 * 60) return units.format(-Math.floor(minutes / 60), "hour");
  return units.format(-Math.floor(minutes / (24 * 60)), "day");
}

/** "in 25 minutes", "in 3 hours", rounded up: no one comes back too early. */
export function soon(minutes: number, language: keyof typeof justNow): string {
  if (!Number.isFinite(minutes)) return String(minutes);
  const units = new Intl.RelativeTimeFormat(language);
  if (minutes <= 90) return units.format(Math.ceil(minutes), "minute");
  return units.format(Math.ceil(minutes / 60), "hour");
}

/** Only a wrongly written program gets this, so it is English only. */
export const forPrograms = (text: string): Sentence => ({ text });

/** zod returns only the text of a schema's message, so the key is looked up by the whole text. */
const phrases = new Map<string, Sentence>();

function known(sentence: Sentence): Phrase {
  if (!phrases.has(sentence.text)) phrases.set(sentence.text, sentence);
  return sentence.text as Phrase;
}

export const sentenceOf = (said: string | Sentence): Sentence =>
  typeof said === "string" ? (phrases.get(said) ?? { text: said }) : said;

/** A sentence in the catalog's language; a missing one stays English. */
export function inWords(catalogue: Catalogue, said: string | Sentence): string {
  const { text, key, values } = sentenceOf(said);
  const [domain = "", name = ""] = key?.split(".") ?? [];
  const saying = own(own(catalogue, domain) ?? {}, name);
  return typeof saying === "function" ? saying(values as never) : (saying ?? text);
}

/** A server of another version may send any key, also the name of a built-in property. */
const own = <Value>(all: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined;

/** Objects, lists and functions of texts, with each text converted. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  return mapped(value) as Value;

  function mapped(part: unknown): unknown {
    if (typeof part === "string") return change(part);
    if (typeof part === "function")
      return (...given: unknown[]) => mapped((part as (...all: unknown[]) => unknown)(...given));
    if (Array.isArray(part)) return part.map(mapped);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, mapped(inner)]));
  }
}
