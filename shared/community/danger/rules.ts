import type { Weights } from "./hashed.ts";
import { featuresOf, featuresOfKind, learnedWeights, scoreOf } from "./learned.ts";
import { readMessage, spokenLanguage, type Tagged } from "./meaning.ts";
import { dangerKinds, dangerPatterns, type DangerKind } from "./patterns.ts";

export type { DangerKind };
export { dangerKinds };

/** Above this score, a sentence counts as danger even if no pattern matches. */
const likely = -0.6;
/** Up to this score, a sentence is harmless even if a pattern matches. */
const unlikely = 1;
/** Above this score, a matching pattern leaves no doubt. */
const sure = 1.2;
/** A kind with a number of its own is named above this score, where a pattern does not name it. */
const likelyKind = { alone: 0, besides: 1 };
/** Above this score, the answer adds the number of the kind, after those of the named kinds. */
const possibleKind = -1.5;
/** The minimum number of words for the score alone. */
const fewestWords = 3;
/** Parts of a long sentence are scored as well, so that a danger is not drowned. */
const longSentence = 16;
const partWords = 12;
/** And clauses: "my boss hit me, can I get a room" is a danger and a request. */
const joiners = new Set("and because cause but so y porque pero et car mais parce".split(" "));
/**
 * Above this score, a clause of these kinds counts as danger whatever the rest of the sentence
 * says. Of an accident, the rest may say that it is over.
 */
const likelyClause = 2.5;
const harmByPeople = new Set<DangerKind>([
  "violence",
  "assault",
  "child",
  "trafficking",
  "suicide",
  "suicideNow",
]);

/** The kinds that the score tells apart: those with a number of their own. */
export const learnedKinds = [
  "poison",
  "assault",
  "trafficking",
  "child",
  "suicide",
  "violence",
  "missing",
  "harm",
] as const satisfies DangerKind[];

function sentencesOf(read: readonly Tagged[]): Tagged[][] {
  const sentences: Tagged[][] = [[]];
  for (const word of read)
    if (word.after === ".") sentences.push([{ ...word, after: "" }]);
    else sentences.at(-1)?.push(word);
  return sentences.filter(({ length }) => length > 0);
}

/** A sentence, or a part of a long one, as the score reads it. */
interface Read {
  words: number;
  matched: readonly DangerKind[];
  features: readonly string[];
  parts: readonly Read[];
  clauses: readonly Read[];
}

function readSentence(sentence: readonly Tagged[]): Read {
  const tags = sentence.map(({ after, concepts }) => `${after}<${concepts.join(" ")}>`).join("");
  const matched = dangerPatterns.flatMap(([kind, pattern], number) =>
    pattern.test(tags) ? [{ number, kind }] : [],
  );
  return {
    words: sentence.length,
    matched: matched.map(({ kind }) => kind),
    features: featuresOf(sentence, matched),
    parts: partsOf(sentence).map(readSentence),
    clauses: clausesOf(sentence).map(readSentence),
  };
}

export const sentencesIn = (message: string, spoken = spokenLanguage(message)): Read[] =>
  sentencesOf(readMessage(message, spoken)).map(readSentence);

/** A sentence that no pattern matches, or that the score contradicts, may be a false alarm. */
const isDoubtful = ({ matched, features }: Read, weights: Weights) =>
  matched.length === 0 || scoreOf(features, weights) <= sure;

function clausesOf(sentence: readonly Tagged[]): Tagged[][] {
  const clauses: Tagged[][] = [[]];
  for (const word of sentence)
    if (joiners.has(word.word)) clauses.push([]);
    else if (word.after === ",") clauses.push([{ ...word, after: "" }]);
    else clauses.at(-1)?.push(word);
  return clauses.length > 1 ? clauses.filter(({ length }) => length > 1) : [];
}

/** Whether a sentence, or a clause of it, speaks of danger, by the patterns and the score. */
export const isDanger = (read: Read, weights: Weights): boolean =>
  speaksOfDanger(read, weights) ||
  read.clauses.some(
    ({ matched, features }) =>
      matched.some((kind) => harmByPeople.has(kind)) && scoreOf(features, weights) > likelyClause,
  );

function speaksOfDanger(read: Read, weights: Weights): boolean {
  const score = scoreOf(read.features, weights);
  if (read.matched.length === 0) return read.words >= fewestWords && score > likely;
  return (
    read.words < fewestWords ||
    score > unlikely ||
    read.parts.some((part) => scoreOf(part.features, weights) > unlikely)
  );
}

/**
 * The kinds in a sentence of danger: those that the patterns or their own score name, and those
 * that are possible.
 */
function kindsIn({ matched, features }: Read): { named: DangerKind[]; possible: DangerKind[] } {
  const { kinds } = learnedWeights();
  const least = matched.length === 0 ? likelyKind.alone : likelyKind.besides;
  const read = featuresOfKind(features);
  const scores = learnedKinds.map((kind) => {
    const weights = kinds.get(kind);
    return { kind, score: weights ? scoreOf(read, weights) : -Infinity };
  });
  const above = (lowest: number) => scores.filter(({ score }) => score > lowest).map(({ kind }) => kind);
  return {
    named: [...matched, ...above(least), ...(matched.length === 0 ? (["danger"] as const) : [])],
    possible: above(possibleKind),
  };
}

function partsOf(sentence: readonly Tagged[]): Tagged[][] {
  if (sentence.length <= longSentence) return [];
  const starts = sentence.flatMap((_, at) => (at % (partWords / 2) === 0 ? [at] : []));
  return starts.map((at) => sentence.slice(at, at + partWords));
}

/**
 * The life-threatening dangers in a message in English, Spanish or French, gravest first and merely
 * possible kinds last, and whether all of them are in doubt. A false alarm costs less than a missed
 * danger, and a number too many less than a missing one.
 */
export function readDangers(message: string) {
  const { danger } = learnedWeights();
  const sentences = sentencesIn(message).filter((sentence) => isDanger(sentence, danger));
  const kinds = sentences.map(kindsIn);
  const named = new Set(kinds.flatMap((found) => found.named));
  const possible = new Set(kinds.flatMap((found) => found.possible));
  return {
    dangers: [
      ...dangerKinds.filter((kind) => named.has(kind)),
      ...dangerKinds.filter((kind) => possible.has(kind) && !named.has(kind)),
    ],
    areDoubtful: sentences.every((sentence) => isDoubtful(sentence, danger)),
  };
}

export const dangersIn = (message: string): DangerKind[] => readDangers(message).dangers;
