import { writtenOut } from "../../core/text/brace-expansion.shared.ts";
import { withNumbers, type NumberWords } from "./numbers.ts";
import type { Token } from "./tokens.ts";
import { createSpelling } from "./typos.ts";

/** What a word or phrase means to the reader, in every language alike. */
export type Concept =
  // people
  | "head" // an adult said by a noun of their own: woman, client
  | "relative" // an adult said by their tie to somebody
  | "child"
  | "couple" // two adults at once, and "parents"
  | "outsider" // merely mentioned: landlord, officer
  | "pet"
  | "family"
  | "people"
  | "adults"
  | "others" // "two others"
  | "rest" // those who are left: "the rest", "the others"
  | "pronoun" // one person
  | "we" // several, uncounted
  | "weAre" // "somos", "there are"
  | "owner" // my, his, their
  | "pregnant"
  | "age"
  | "yearOld"
  | "absent" // arrested, dead: not among those who are helped
  | "acts" // does something to or for the person in need
  | "elsewhere" // is with somebody else, is safe
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
  // what governs an ask
  | "need"
  | "needed"
  | "noNeed"
  | "not"
  | "lack"
  | "have"
  | "declined"
  | "settled" // is paid for, is covered
  | "only"
  // joints
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
  | "filler" // says nothing: already, also, some
  | "trait" // small, hungry, elderly: between a number and a noun
  // time and way
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
  | "place" // not an ask though it sounds like one: emergency room
  | "unit"; // dollars, o'clock

/**
 * "concept", or "concept.detail" (whose tie, how many): phrases, split by "|", lower case, without
 * accents.
 */
export type Words = Readonly<Partial<Record<Concept | `${Concept}.${string}`, string>>>;

export interface Language {
  words: Words;
  /** More of them, in the shorthand of braces. */
  forms: Words;
  numbers: NumberWords;
  /** Words that only tell the language. */
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
  /** The most words of a phrase, by its first word. */
  longest: ReadonlyMap<string, number>;
  numbers: NumberWords;
  vocabulary: ReadonlySet<string>;
  /** The word that was meant. */
  corrected: (word: string) => string;
}

/**
 * The tables of a language, made ready to be looked up; of a phrase in two tables the first counts.
 */
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

/** The longest phrase that begins here. */
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

/** Says of each word or phrase what it means. */
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
