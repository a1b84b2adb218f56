import { featuresOf, learnedScore } from "./learned.shared.ts";
import { readMessage, spokenLanguage, type Tagged } from "./meaning.shared.ts";
import { dangerKinds, dangerPatterns, type DangerKind } from "./patterns.shared.ts";

export type { DangerKind };
export { dangerKinds };

/** Above this score, a sentence counts as danger even if no pattern matches. */
const likely = 0;
/** Below this score, a sentence is harmless even if a pattern matches. */
const unlikely = -2;
/** Their words are seldom harmless, so the score does not outweigh a pattern of theirs. */
const isSure: ReadonlySet<DangerKind | undefined> = new Set(["assault", "trafficking", "harm", "suicideNow"]);
/** The minimum number of words for the score alone. */
const fewestWords = 4;
/** Parts of a long sentence are scored as well, so that a danger is not drowned. */
const longSentence = 16;
const partWords = 12;

function sentencesOf(read: readonly Tagged[]): Tagged[][] {
  const sentences: Tagged[][] = [[]];
  for (const word of read)
    if (word.after === ".") sentences.push([{ ...word, after: "" }]);
    else sentences.at(-1)?.push(word);
  return sentences.filter(({ length }) => length > 0);
}

/** The numbers of the patterns that match. */
const matchesIn = (sentence: readonly Tagged[]): number[] => {
  const tags = sentence.map(({ after, concepts }) => `${after}<${concepts.join(" ")}>`).join("");
  return dangerPatterns.flatMap(([, pattern], number) => (pattern.test(tags) ? [number] : []));
};

/** Each sentence of a message, for the score. */
export const featuresIn = (message: string): string[][] =>
  sentencesOf(readMessage(message)).map((sentence) => featuresOf(sentence, matchesIn(sentence)));

function kindsIn(sentence: readonly Tagged[]): DangerKind[] {
  const matched = matchesIn(sentence);
  const score = learnedScore(sentence, matched);
  if (matched.length === 0) return sentence.length >= fewestWords && score > likely ? ["danger"] : [];
  if (matched.some((number) => isSure.has(dangerPatterns[number]?.[0]))) return kindsOf(matched);
  const isHarmless =
    sentence.length >= fewestWords &&
    score <= unlikely &&
    partsOf(sentence).every((part) => scoreOfPart(part) <= unlikely);
  return isHarmless ? [] : kindsOf(matched);
}

const kindsOf = (matched: readonly number[]): DangerKind[] =>
  matched.flatMap((number) => dangerPatterns[number]?.[0] ?? []);

const scoreOfPart = (part: readonly Tagged[]) => learnedScore(part, matchesIn(part));

function partsOf(sentence: readonly Tagged[]): Tagged[][] {
  if (sentence.length <= longSentence) return [];
  const starts = sentence.flatMap((_, at) => (at % (partWords / 2) === 0 ? [at] : []));
  return starts.map((at) => sentence.slice(at, at + partWords));
}

/**
 * The life-threatening dangers in a message in English, Spanish or French, gravest first. A false
 * alarm costs less than a missed danger.
 */
export function dangersIn(message: string, spoken = spokenLanguage(message)): DangerKind[] {
  const found = new Set(sentencesOf(readMessage(message, spoken)).flatMap(kindsIn));
  return dangerKinds.filter((kind) => found.has(kind));
}
