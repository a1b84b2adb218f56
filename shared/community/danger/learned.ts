import type { DangerKind } from "./patterns.ts";
import { readHashed, type Weights } from "./hashed.ts";
import weights from "./weights.json" with { type: "json" };

/** A word of a message, and what it means. */
interface Read {
  word: string;
  concepts: readonly string[];
}

const stemLength = 4;
const reach = 3;
const partSizes = [4];
/** Parts of words know a word by its root, and in spite of a typing error. */
const partMark = "~";
const pairMark = "_";

const startOf = (word: string) => word.slice(0, stemLength);

/** A pair of words, and of their beginnings, which other forms of the words have as well. */
const pairsOf = (first: string, second: string) => [
  `${first}${pairMark}${second}`,
  `${startOf(first)}${pairMark}${startOf(second)}*`,
];

/**
 * The features of the learned score: words, prefixes, parts of words, word pairs ("^" and "$" are
 * the ends), meanings, pairs of nearby meanings, and matching patterns.
 */
export function featuresOf(
  read: readonly Read[],
  matched: readonly { number: number; kind: DangerKind }[],
): string[] {
  const features = new Set<string>(matched.flatMap(({ number, kind }) => [`#${number}`, `#${kind}`, "#"]));
  read.forEach(({ word, concepts }, at) => {
    features.add(word);
    if (word.length > stemLength) features.add(`${startOf(word)}*`);
    for (const part of partsOf(`_${word}_`, partSizes)) features.add(`${partMark}${part}`);
    for (const pair of pairsOf(read[at - 1]?.word ?? "^", word)) features.add(pair);
    for (const concept of concepts) {
      features.add(`<${concept}>`);
      for (const near of read.slice(at + 1, at + 1 + reach))
        for (const other of near.concepts) features.add(`<${concept}>${other}`);
    }
  });
  for (const pair of pairsOf(read.at(-1)?.word ?? "", "$")) features.add(pair);
  return [...features];
}

/** The parts of a word of these sizes. */
export const partsOf = (word: string, sizes: readonly number[]) =>
  sizes.flatMap((size) =>
    Array.from({ length: Math.max(0, word.length - size + 1) }, (_, at) => word.slice(at, at + size)),
  );

/**
 * Words, meanings and patterns alone: parts and pairs of words tell danger from daily life, but
 * hardly one danger from another.
 */
export const featuresOfKind = (features: readonly string[]) =>
  features.filter((feature) => !feature.startsWith(partMark) && !feature.includes(pairMark));

/** The sum of the features' weights; above zero it suggests the danger. */
export function scoreOf(features: readonly string[], { base, of }: Weights): number {
  const known = features.flatMap((feature) => of.get(feature) ?? []);
  return base + known.reduce((total, weight) => total + weight, 0) / Math.sqrt(known.length || 1);
}

let learned: { danger: Weights; kinds: ReadonlyMap<string, Weights> } | undefined;

/**
 * What the corpus taught: danger at all, and the kinds that have a number of their own. The weights
 * are read when the first message comes.
 */
export const learnedWeights = () =>
  (learned ??= {
    danger: readHashed(weights.danger),
    kinds: new Map(Object.entries(weights.kinds).map(([name, table]) => [name, readHashed(table)])),
  });
