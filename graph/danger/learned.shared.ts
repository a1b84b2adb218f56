import { weights } from "./weights.shared.ts";

/** A word of a message, and what it means. */
interface Read {
  word: string;
  concepts: readonly string[];
}

const stemLength = 4;
const reach = 3;

/**
 * The features of the learned score: words, prefixes, word pairs ("^" and "$" are the ends),
 * meanings, pairs of nearby meanings, and matching patterns.
 */
export function featuresOf(read: readonly Read[], matched: readonly number[]): string[] {
  const features = new Set<string>(matched.map((pattern) => `#${pattern}`));
  read.forEach(({ word, concepts }, at) => {
    features.add(word);
    if (word.length > stemLength) features.add(`${word.slice(0, stemLength)}*`);
    const before = read[at - 1];
    features.add(`${before?.word ?? "^"}_${word}`);
    for (const concept of concepts) {
      features.add(`<${concept}>`);
      for (const near of read.slice(at + 1, at + 1 + reach))
        for (const other of near.concepts) features.add(`<${concept}>${other}`);
    }
  });
  features.add(`${read.at(-1)?.word ?? ""}_$`);
  return [...features];
}

export interface Weights {
  base: number;
  of: ReadonlyMap<string, number>;
}

/** The sum of the features' weights; above zero it suggests danger. */
export function scoreOf(features: readonly string[], { base, of }: Weights): number {
  const known = features.filter((feature) => of.has(feature));
  const sum = known.reduce((total, feature) => total + (of.get(feature) ?? 0), 0);
  return base + sum / Math.sqrt(known.length || 1);
}

const precision = 100;

/** The weights as text: the base, then a line for each weight with its features. */
export function writeWeights({ base, of }: Weights): string {
  const byWeight = new Map<number, string[]>();
  for (const [feature, weight] of of) {
    const rounded = Math.round(weight * precision);
    byWeight.set(rounded, [...(byWeight.get(rounded) ?? []), feature]);
  }
  const lines = [...byWeight]
    .sort(([a], [b]) => a - b)
    .map(([weight, features]) => `${weight} ${features.sort().join(" ")}`);
  return [Math.round(base * precision), ...lines].join("\n");
}

function readWeights(text: string): Weights {
  const [base = "0", ...lines] = text.trim().split("\n");
  const of = new Map<string, number>();
  for (const line of lines) {
    const [weight, ...features] = line.split(" ");
    for (const feature of features) of.set(feature, Number(weight) / precision);
  }
  return { base: Number(base) / precision, of };
}

let learned: Weights | undefined;

/** The learned score. The weights are parsed with the first message. */
export const learnedScore = (read: readonly Read[], matched: readonly number[]): number =>
  scoreOf(featuresOf(read, matched), (learned ??= readWeights(weights)));
