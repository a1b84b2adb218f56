import { ordinaryStreetWords, streetWords } from "./street-words.ts";
import { withoutBareStreets, withoutIntroduced, withoutStreets } from "./redact-phrases.ts";
import { normalized } from "../../../shared/core/text/fold.ts";

/**
 * Removes what identifies a person from text that leaves the product. `known` are the names and
 * addresses in the records; the patterns catch what people type besides. When in doubt, it removes.
 */
export function redact(text: string, known: readonly (string | null | undefined)[] = []): string {
  // Addresses first: a name that is removed from one would leave the rest of it.
  let clean = normalized(text.slice(0, maxTextCharacters), "NFC").replace(email, "[email]");
  for (const phrase of phrasesOf(known).slice(0, 200)) clean = clean.replace(wholePhrase(phrase), "[name]");
  clean = withoutIntroduced(withoutStreets(clean));
  for (const [pattern, instead] of patterns) clean = clean.replace(pattern, instead);
  return withoutBareStreets(clean).replace(/\[name\](?:[ ,]*\[name\])+/g, "[name]");
}

/** The phrase where it is no part of a longer word. */
export const wholePhrase = (phrase: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escape(phrase)}(?![\\p{L}\\p{N}])`, "giu");

const maxTextCharacters = 6000;

/**
 * Whole phrases first. Then each of their words, and each half of a double name, if it is long
 * enough and not a common domain word.
 */
export function phrasesOf(known: readonly (string | null | undefined)[]): string[] {
  const whole = known.flatMap((phrase) => (phrase?.trim() ? [phrase.trim()] : []));
  const words = whole
    .flatMap((phrase) => [...phrase.split(/[^\p{L}'-]+/u), ...phrase.split(/[^\p{L}]+/u)])
    .filter((word) => word.length > 2 && !keptWords.has(word.toLowerCase()));
  return [...new Set([...whole, ...words])]
    .filter((phrase) => phrase.length > 1)
    .sort((a, b) => b.length - a.length);
}

const keptWords = new Set([
  "the",
  "and",
  "for",
  "new",
  "north",
  "south",
  "east",
  "west",
  "food",
  "home",
  "street",
  "none",
  "unknown",
  "phone",
  "email",
  "del",
  "los",
  "las",
  "con",
  "sin",
  "por",
  "para",
  "casa",
  "calle",
  "avenida",
  "des",
  "les",
  "pour",
  "rue",
  "avenue",
  "boulevard",
]);

const streets = `${streetWords}|${ordinaryStreetWords}|apt|unit|suite`;

const months = [
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?",
  "ene(?:ro)?|febrero|marzo|abr(?:il)?|mayo|junio|julio|ago(?:sto)?|sep?tiembre|octubre|noviembre|dic(?:iembre)?",
  "janv(?:ier)?|f[ée]v(?:r(?:ier)?)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|ao[ûu]t|septembre|octobre|novembre|d[ée]c(?:embre)?",
].join("|");

const email = /[\p{L}\p{N}_.%+'-]{1,64}@[\p{L}\p{N}_-]{1,63}(?:\.[\p{L}\p{N}_-]{1,63}){1,8}/gu;

const patterns: readonly (readonly [RegExp, string])[] = [
  [/\bhttps?:\/\/\S{1,500}/gi, "[link]"],
  [
    new RegExp(
      `\\b\\d{1,6}[a-z]?(?: +[\\p{L}\\p{N}.'-]{1,30}){1,4}? +(?:${streets})\\b\\.?(?: *(?:#|apt|unit|suite|ste)\\.? *[\\w-]{1,8})?`,
      "giu",
    ),
    "[address]",
  ],
  [/\bp\.? ?o\.? box \d+/gi, "[address]"],
  [/\b\d{4}-\d{1,2}-\d{1,2}\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/g, "[date]"],
  [
    /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}\b/gi,
    "[date]",
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:(?:\\d{1,2}(?:st|nd|rd|th|er|[º°])?|primero|premier)(?: de)? +(?:${months})\\.?|(?:${months})\\.? \\d{1,2}),?(?: del?)? +\\d{4}(?!\\d)`,
      "giu",
    ),
    "[date]",
  ],
  // Telephone, social security, card, license, badge and case numbers; counts and short amounts
  // stay.
  [/(?:\+|\b)\(?\d(?:[ ().-]{0,2}\d){4,18}\b/g, "[number]"],
  [/\b[A-Z]{1,4}-?\d{3,}(?:-\d+)*\b/g, "[number]"],
  [
    /\b(?:[Mm](?:r|rs|s|iss|x)|[Dd]r|[Oo]fficer|[Dd]etective|[Ss](?:ergeant|gt|heriff)|[Ll](?:ieutenant|t)|[Cc](?:aptain|hief)|[Dd]eputy|[Jj]udge|[Ss]eñor(?:a|ita)?|[Ss]r(?:a|ta)?|[Dd]o(?:n|ña)|[Oo]ficial|[Aa]gente?|[Ss]argento|[Tt]eniente|[Cc]apitán|[Mm]onsieur|[Mm]adame|[Mm]ademoiselle|M(?=\.)|M[ml]e|Mlle|[Ss]ergent|[Cc]apitaine)\.? +\p{Lu}[\p{L}'-]+(?: +\p{Lu}[\p{L}'-]+)?/gu,
    "[name]",
  ],
  // Two or three capitalized words in a row: a person, or a place that need not be sent either.
  [/(?<![\p{L}])\p{Lu}\p{Ll}[\p{L}'-]*(?: +\p{Lu}\.?){0,1}(?: +\p{Lu}\p{Ll}[\p{L}'-]*){1,3}/gu, "[name]"],
];

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
