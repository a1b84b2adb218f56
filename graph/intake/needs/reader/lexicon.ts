import { writtenOut } from "../../../../shared/core/text/brace-expansion.ts";
import { withNumbers, type NumberWords } from "./numbers.ts";
import type { Token } from "./tokens.ts";
import { createSpelling } from "./typos.ts";

/** The meaning of a word or phrase for the reader, in every language. */
export type Concept =
  // people
  | "head" // an adult by an independent noun: woman, client
  | "relative" // an adult by relationship
  | "child"
  | "couple" // two adults at once, and "parents"
  | "outsider" // only mentioned: landlord, officer
  | "pet"
  | "family"
  | "people"
  | "adults"
  | "others" // "two others"
  | "rest" // the remaining people: "the rest", "the others"
  | "pronoun" // one person
  | "we" // several, uncounted
  | "weAre" // "somos", "there are"
  | "owner" // my, his, their
  | "pregnant"
  | "age"
  | "yearOld"
  | "absent" // arrested, dead: not among the recipients
  | "acts" // acts on or for the recipient
  | "elsewhere" // is with another person, is safe
  | "behalf" // writes for them
  // asks
  | "food"
  | "pantry"
  | "hungry"
  | "fed"
  | "room"
  | "stay"
  | "nowhere"
  | "housed"
  | "evicted"
  | "ride"
  | "bus"
  | "go"
  | "goHome"
  | "stranded"
  | "fetched"
  // governs a request
  | "need"
  | "needed"
  | "noNeed"
  | "not"
  | "lack"
  | "have"
  | "declined"
  | "settled" // is paid for, is covered
  | "only"
  // conjunctions
  | "and"
  | "or"
  | "with"
  | "for"
  | "of"
  | "to"
  | "at"
  | "from"
  | "until"
  | "in"
  | "one"
  | "the"
  | "all"
  | "be"
  | "filler" // filler: already, also, some
  | "trait" // small, hungry, elderly: between a number and a noun
  // time and manner
  | "amount"
  | "night"
  | "day"
  | "week"
  | "weekend"
  | "month"
  | "tonight"
  | "tomorrow"
  | "weekday"
  | "over"
  | "more"
  | "time" // hours, minutes
  | "miles"
  | "kilometers"
  | "near"
  | "far"
  | "middle"
  | "way"
  | "place" // sounds like a request but is not: emergency room
  | "unit"; // dollars, o'clock

/**
 * "concept", or "concept.detail" (relationship, count): phrases, separated by "|", lower case,
 * without accents.
 */
export type Words = Readonly<Partial<Record<Concept | `${Concept}.${string}`, string>>>;

export interface Language {
  words: Words;
  /** Further phrases in brace shorthand. */
  forms: Words;
  numbers: NumberWords;
  /** Words that only identify the language. */
  common: string;
}

export interface Tagged extends Token {
  concept: Concept | "number" | "comma" | "end" | "noise" | "unknown";
  detail: string;
}

interface Phrase {
  /** In words. */
  length: number;
  concept: Concept;
  detail: string;
}

export interface Lexicon {
  phrases: ReadonlyMap<string, Phrase>;
  /** The maximum number of words in a phrase, by its first word. */
  longest: ReadonlyMap<string, number>;
  numbers: NumberWords;
  vocabulary: ReadonlySet<string>;
  /** The intended word. */
  corrected: (word: string) => string;
}

/** The tables of a language, indexed; for a phrase in two tables the first wins. */
export function createLexicon({ words, forms, numbers, common }: Language): Lexicon {
  const phrases = new Map<string, Phrase>();
  const longest = new Map<string, number>();
  const vocabulary = new Set([...common.split(" "), ...Object.keys(numbers)]);
  for (const [key, list] of [...Object.entries(words), ...Object.entries(forms)]) {
    const [concept = "", ...details] = key.split(".");
    const detail = details.join(".");
    for (const phrase of (list ?? "").split("|").flatMap(writtenOut)) {
      const parts = phrase.split(" ");
      const [first = ""] = parts;
      longest.set(first, Math.max(longest.get(first) ?? 0, parts.length));
      for (const part of parts) vocabulary.add(part);
      if (phrases.has(phrase)) continue;
      phrases.set(phrase, { length: parts.length, concept: concept as Concept, detail });
    }
  }
  return { phrases, longest, numbers, vocabulary, corrected: createSpelling(vocabulary) };
}

/** The longest phrase that starts here. */
function phraseAt(tokens: readonly Token[], at: number, { phrases, longest }: Lexicon): Phrase | undefined {
  const first = tokens[at]?.word ?? "";
  for (let length = longest.get(first) ?? 0; length > 0; length -= 1) {
    if (at + length > tokens.length) continue;
    const words = tokens.slice(at, at + length).map(({ word }) => word);
    const phrase = phrases.get(words.join(" "));
    if (phrase) return phrase;
  }
  return undefined;
}

const pair = { concept: "couple", detail: "pair" } as const;
const afterPair = new Set<Concept>(
  "with and need in have be not from at evicted stranded hungry only nowhere lack for fed".split(
    " ",
  ) as Concept[],
);

/** "a couple with a toddler" are two people, "a couple of nights" and "couple kids" are numbers. */
function isPair(tokens: readonly Token[], at: number, length: number, lexicon: Lexicon): boolean {
  if (tokens[at + length - 1]?.word !== "couple") return false;
  const next = tokens[at + length];
  if (next?.mark !== "word") return next?.mark !== "number";
  return afterPair.has(phraseAt(tokens, at + length, lexicon)?.concept ?? "food");
}

/** Tags each word or phrase with its meaning. */
export function tag(tokens: readonly Token[], lexicon: Lexicon): Tagged[] {
  const spelled = tokens.map((token) => {
    if (token.mark !== "word" || lexicon.vocabulary.has(token.word)) return token;
    return { ...token, word: lexicon.corrected(token.word) };
  });
  const read = withNumbers(spelled, lexicon.numbers);
  const tagged: Tagged[] = [];
  for (let i = 0; i < read.length;) {
    const token = read[i];
    if (!token) break;
    const phrase = phraseAt(read, i, lexicon);
    if (phrase) {
      const last = read[i + phrase.length - 1] ?? token;
      const { concept, detail } =
        phrase.concept === "amount" && isPair(read, i, phrase.length, lexicon) ? pair : phrase;
      const value = concept === "amount" ? Number(detail) : token.value;
      const isAbout = concept === "amount" && read[i + phrase.length]?.mark === "number";
      // "unos 45 años": about as many
      if (isAbout) tagged.push({ ...token, end: last.end, concept: "filler", detail: "" });
      else if (concept === "amount")
        tagged.push({ ...token, end: last.end, concept: "number", detail, value });
      else tagged.push({ ...token, end: last.end, concept, detail, value });
      i += phrase.length;
      continue;
    }
    tagged.push({ ...token, concept: token.mark === "word" ? "unknown" : token.mark, detail: "" });
    i += 1;
  }
  return tagged;
}
