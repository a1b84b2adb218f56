import { writtenOut } from "../../core/text/brace-expansion.ts";

/**
 * By concept: phrases, separated by "|", in brace shorthand; a word that ends in "*" matches all
 * words with that beginning.
 */
export type Words = Readonly<Record<string, string>>;

/**
 * A table of words: "bleed: bleed{s,ing}|gushing blood; limp: floppy", one concept per semicolon or
 * line.
 */
export function readWords(table: string): Words {
  const words: Record<string, string> = {};
  for (const line of table.trim().split(/; |\n/)) {
    const end = line.indexOf(": ");
    words[line.slice(0, end)] = line.slice(end + 2);
  }
  return words;
}

export interface Lexicon {
  /** By the first word, or by its prefix. */
  exact: ReadonlyMap<string, readonly Entry[]>;
  stems: ReadonlyMap<string, readonly Entry[]>;
  /** The lexicon's words by sound. */
  sounds: ReadonlyMap<string, string>;
  soundOf: (word: string) => string;
  /** "s'étouffe" is often written "sétouffe". */
  elides: boolean;
  /** Common words that only resemble one of these. */
  ordinary: ReadonlySet<string>;
  /** For typos: a word without one letter, and the word itself. */
  slips: ReadonlyMap<string, readonly string[]>;
  stemSlips: ReadonlyMap<string, readonly string[]>;
  /** The most letters that a word with a typo can have in common with these. */
  longestSlip: number;
}

export interface Entry {
  words: readonly string[];
  concept: string;
}

export const shortestSlip = 5;

/** The tables of a language, indexed. */
export function createLexicon(
  words: Words,
  { ordinary, soundOf, elides }: { ordinary: string; soundOf: (word: string) => string; elides: boolean },
): Lexicon {
  const exact = new Map<string, Entry[]>();
  const stems = new Map<string, Entry[]>();
  const sounds = new Map<string, string>();
  const slips = new Map<string, string[]>();
  const stemSlips = new Map<string, string[]>();
  const vocabulary = new Set<string>();
  let longest = 0;
  for (const [concept, list] of Object.entries(words))
    for (const phrase of list.split("|").flatMap(writtenOut)) {
      const parts = phrase.trim().split(/ +/);
      const [first = ""] = parts;
      add(first.endsWith("*") ? stems : exact, first.replace("*", ""), { words: parts, concept });
      for (const part of parts) vocabulary.add(part);
    }
  for (const word of vocabulary) {
    const isStem = word.endsWith("*");
    const letters = word.replace("*", "");
    if (!isStem && letters.length > 3) sounds.set(soundOf(letters), letters);
    longest = Math.max(longest, letters.length);
    if (letters.length < shortestSlip) continue;
    for (const shorter of [letters, ...shortened(letters)]) add(isStem ? stemSlips : slips, shorter, letters);
  }
  return {
    ...{ exact, stems, sounds, soundOf, elides, slips, stemSlips },
    ordinary: new Set(ordinary.split(" ")),
    longestSlip: longest + 1,
  };
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value) {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

/** The first letter is seldom wrong, and a word without it is usually another word. */
export function* shortened(word: string) {
  for (let at = 1; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1);
}
