import type { TopicWeights, WeightList } from "../../graph/community/support/topics/model.ts";
import { fixedOrder } from "../danger/logistic.ts";

export interface LabeledSample {
  features: readonly string[];
  /** Any of these is right. */
  labels: readonly string[];
}

const rounds = 10;
const rate = 0.3;
const decay = 1e-3;
/** The share of a sample's features that a step leaves out, so that no single one decides. */
const leftOut = 0.5;
/** Errors below this change nothing worth its time. */
const smallestError = 0.01;
const fewest = 2;

/**
 * Multinomial logistic regression over sets of features, by stochastic gradients in a fixed order,
 * with a rate for each weight, averaged over the second half of the rounds.
 */
export function learnTopics(
  samples: readonly LabeledSample[],
): TopicWeights & { of: ReadonlyMap<string, WeightList> } {
  const counts = new Map<string, number>();
  for (const { features } of samples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= fewest).map(([feature]) => feature);
  const topics = [...new Set(samples.flatMap(({ labels }) => labels))].sort();
  const places = new Map(names.map((name, place) => [name, place]));
  const size = topics.length;
  const weights = new Float32Array(names.length * size);
  const squares = new Float32Array(names.length * size).fill(1e-3);
  const sums = new Float32Array(names.length * size);
  const [base, baseSums, scores] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  const known = samples.map(({ features, labels }) => ({
    features: Int32Array.from(features.flatMap((feature) => places.get(feature) ?? [])),
    labels: labels.map((label) => topics.indexOf(label)),
  }));
  const next = fixedOrder();
  let snapshots = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const { features, labels } of shuffled(known, next))
      step(
        features.filter(() => next(1000) >= 1000 * leftOut),
        labels,
      );
    if (round < rounds / 2) continue;
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0);
    for (let at = 0; at < size; at += 1) baseSums[at] = (baseSums[at] ?? 0) + (base[at] ?? 0);
    snapshots += 1;
  }
  const listOf = (place: number) =>
    topics.map((_, topic) => [topic, (sums[place * size + topic] ?? 0) / snapshots] as const);
  return {
    topics,
    base: [...baseSums].map((sum) => sum / snapshots),
    of: new Map(names.map((name, place) => [name, listOf(place)])),
  };

  function step(features: Int32Array, labels: readonly number[]) {
    const length = Math.sqrt(features.length || 1);
    scores.fill(0);
    for (const feature of features)
      for (let topic = 0; topic < size; topic += 1)
        scores[topic] = (scores[topic] ?? 0) + (weights[feature * size + topic] ?? 0);
    toErrors(labels, length);
    for (let topic = 0; topic < size; topic += 1) {
      const error = scores[topic] ?? 0;
      if (Math.abs(error) < smallestError) continue;
      base[topic] = (base[topic] ?? 0) - 0.05 * rate * error;
      for (const feature of features) {
        const at = feature * size + topic;
        const weight = weights[at] ?? 0;
        const slope = error / length + decay * weight;
        const square = (squares[at] ?? 0) + slope * slope;
        squares[at] = square;
        weights[at] = weight - (rate * slope) / Math.sqrt(square);
      }
    }
  }

  /** Turns the scores into probabilities minus the truth, which right labels share. */
  function toErrors(labels: readonly number[], length: number) {
    let most = -Infinity;
    for (let topic = 0; topic < size; topic += 1) {
      scores[topic] = (scores[topic] ?? 0) / length + (base[topic] ?? 0);
      most = Math.max(most, scores[topic] ?? 0);
    }
    let sum = 0;
    for (let topic = 0; topic < size; topic += 1) {
      scores[topic] = Math.exp((scores[topic] ?? 0) - most);
      sum += scores[topic] ?? 0;
    }
    const rightly = labels.reduce((total, label) => total + (scores[label] ?? 0), 0);
    const truths = labels.map((label) => (scores[label] ?? 0) / rightly);
    for (let topic = 0; topic < size; topic += 1) scores[topic] = (scores[topic] ?? 0) / sum;
    labels.forEach((label, at) => (scores[label] = (scores[label] ?? 0) - (truths[at] ?? 0)));
  }
}

function shuffled<Item>(items: readonly Item[], next: (below: number) => number): Item[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = next(at + 1);
    const item = order[at] as Item;
    order[at] = order[other] as Item;
    order[other] = item;
  }
  return order;
}
