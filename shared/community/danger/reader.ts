import { shortened, shortestSlip, type Entry, type Lexicon } from "./lexicon.ts";
import { folded } from "../../core/text/fold.ts";

export interface Token {
  word: string;
  /** A comma or the end of a sentence precedes it. */
  after: "" | "," | ".";
}

const maxCharacters = 2000;

/**
 * Lower case, without accents and apostrophes; French "l'eau" is two words, English "isn't" one.
 */
export const plain = (text: string): string =>
  folded(text.slice(0, maxCharacters))
    .replace(/œ/g, "oe")
    .replace(/[’‘´`]/g, "'")
    .replace(/(\p{L})\1{2,}/gu, "$1")
    .replace(/\b([a-z])(?:[.\- ]\1?(?=[a-z]\b)){2,}/g, "$1")
    .replace(/\b(j|d|l|m|n|s|t|c|qu|jusqu|lorsqu|puisqu)'(?=[a-zh])/g, "$1 ")
    .replace(/n't\b/g, "nt")
    .replace(/'(?=[a-z])/g, "")
    .replace(/['"“”«»*_#]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let after: Token["after"] = "";
  for (const [piece] of text.matchAll(/[\p{L}\d]+|[.!?;:\n]+|,/gu))
    if (/^[\p{L}\d]/u.test(piece)) {
      tokens.push({ word: piece, after });
      after = "";
    } else after = piece === "," ? after || "," : ".";
  return tokens;
}

/** What is known at a position: the intended words, and the ends of sentences. */
export interface Words {
  words: readonly string[];
  /** For a word that ends a sentence. */
  isLast: (at: number) => boolean;
}

/** The words of a phrase start here; "$" is the end of a sentence. */
function fits({ words }: Entry, { words: said, isLast }: Words, at: number): boolean {
  return words.every((word, place) => {
    if (word === "$") return isLast(at + place - 1);
    const found = said[at + place];
    if (found === undefined) return false;
    return word.endsWith("*") ? found.startsWith(word.slice(0, -1)) : found === word;
  });
}

const longestStem = 14;

/** All words and phrases of the tables that start here. */
export function entriesAt({ exact, stems }: Lexicon, words: Words, at: number): readonly Entry[] {
  const word = words.words[at] ?? "";
  const found = (exact.get(word) ?? []).filter((entry) => fits(entry, words, at));
  for (let size = Math.min(word.length, longestStem); size > 1; size -= 1)
    for (const entry of stems.get(word.slice(0, size)) ?? []) if (fits(entry, words, at)) found.push(entry);
  return found;
}

const isKnown = ({ exact, stems, slips }: Lexicon, word: string) => {
  if (exact.has(word) || slips.get(word)?.includes(word)) return true;
  for (let size = Math.min(word.length, longestStem); size > 1; size -= 1)
    if (stems.has(word.slice(0, size))) return true;
  return false;
};

/** The intended word, if this one is unknown to the tables. */
export function meant(lexicon: Lexicon, word: string): string {
  if (word.length < 4 || /\d/.test(word) || lexicon.ordinary.has(word) || isKnown(lexicon, word)) return word;
  const elided = lexicon.elides && /^(?:[cdjlmnst]|qu)(?=[aeiouh])(.{4,})$/.exec(word)?.[1];
  if (elided && isKnown(lexicon, elided)) return elided;
  const sounding = lexicon.sounds.get(lexicon.soundOf(word));
  if (sounding) return sounding;
  if (word.length < shortestSlip) return word;
  // A longer word has no typo of these words, but its beginning may have: "emergancybecausehefell".
  if (word.length <= lexicon.longestSlip)
    for (const shorter of [word, ...shortened(word)]) {
      const found = lexicon.slips.get(shorter)?.find((known) => isSlip(word, known));
      if (found) return found;
    }
  for (let size = Math.min(word.length, lexicon.longestSlip); size >= shortestSlip; size -= 1) {
    const start = word.slice(0, size);
    for (const shorter of [start, ...shortened(start)]) {
      const found = lexicon.stemSlips
        .get(shorter)
        ?.find((known) => known.length > shortestSlip && isSlip(start, known));
      if (found) return found;
    }
  }
  return word;
}

/** One letter missing, added or wrong, or two swapped. */
export function isSlip(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === known[at]) at += 1;
  const [rest, other] = [word.slice(at), known.slice(at)];
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest.slice(2) === other.slice(2) && rest[0] === other[1] && rest[1] === other[0])
  );
}
