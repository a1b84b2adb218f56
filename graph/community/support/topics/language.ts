import type { Language } from "../../../../shared/core/forms/fields.ts";
import { spokenLanguage, correctedByLetters } from "../../../../shared/community/danger/meaning.ts";
import { plainText } from "../../../../shared/community/support/rules.ts";
import { spanishWords } from "./topics.es.ts";
import { frenchWords } from "./topics.fr.ts";

/** The language that most of the words indicate; undefined if none do. */
export function languageOf(message: string): Language | undefined {
  // "IL", "LA" and "DE" are states here, and "L" begins a letter's number: none is a word.
  const words = message.replace(/,?\s\b[A-Z]{2}$|,\s?[A-Z]{2}\b|\b[Ll]-?\d{4}-\d+/g, " ");
  const text = plainText(words);
  if (/[¿¡]/.test(message)) return "es";
  const counts = tellers.map(([language, pattern]) => ({
    language,
    count: text.match(pattern)?.length ?? 0,
  }));
  const most = counts.toSorted((a, b) => b.count - a.count)[0];
  return most?.count ? correctedByLetters(most.language, words) : spokenLanguage(words);
}

/** Words of only one of the languages. */
const tellers: readonly (readonly [Language, RegExp])[] = [
  ["es", spanishWords],
  ["fr", frenchWords],
  [
    "en",
    /\b(?:i|the|is|are|my|you|need|want|help|please|how|what|where|can|do|hello|thanks?|food|housing|rights)\b/g,
  ],
];
