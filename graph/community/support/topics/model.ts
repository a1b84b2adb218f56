import { digits, zero } from "../../../../shared/community/danger/hashed.ts";
import type { Topic } from "./topics.ts";
import weights from "./weights.json" with { type: "json" };

/** The weights of a feature for some of the topics. */
export type WeightList = readonly (readonly [topic: number, weight: number])[];

export interface TopicWeights {
  topics: readonly string[];
  base: readonly number[];
  of: { get: (feature: string) => WeightList | undefined };
}

export interface Likely {
  topic: Topic;
  /** From 0 to 1. */
  probability: number;
}

/** The topics by their probability, the likeliest first. */
export function likelyTopics(
  features: readonly string[],
  { topics, base, of }: TopicWeights = learned(),
): Likely[] {
  const known = features.flatMap((feature) => {
    const list = of.get(feature);
    return list ? [list] : [];
  });
  const scores = base.slice();
  const root = Math.sqrt(known.length);
  for (const list of known)
    for (const [topic, weight] of list) scores[topic] = (scores[topic] ?? 0) + weight / root;
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const sum = shares.reduce((total, share) => total + share, 0);
  return topics
    .map((topic, at) => ({ topic: topic as Topic, probability: (shares[at] ?? 0) / sum }))
    .sort((a, b) => b.probability - a.probability);
}

export const isLearned = (feature: string, { of }: TopicWeights = learned()): boolean =>
  of.get(feature) !== undefined;

const step = 0.15;
/** Smaller weights are left out: together they change little and need most of the room. */
const leastSteps = 3;

/** The weights as they are stored. */
interface StoredWeights {
  topics: readonly string[];
  base: readonly number[];
  /** Features, each with two digits for each of its topics: the topic and its weight. */
  features: string;
}

export function writeTopicWeights({
  topics,
  base,
  of,
}: TopicWeights & { of: ReadonlyMap<string, WeightList> }): StoredWeights {
  const entries = [...of].flatMap(([feature, list]) => {
    const kept = list
      .map(
        ([topic, weight]) => [topic, Math.max(-zero, Math.min(zero - 1, Math.round(weight / step)))] as const,
      )
      .filter(([, weight]) => Math.abs(weight) >= leastSteps);
    return kept.length === 0
      ? []
      : [`${feature} ${kept.map(([topic, weight]) => `${digits[topic]}${digits[zero + weight]}`).join("")}`];
  });
  return {
    topics,
    base: base.map((value) => Number(value.toFixed(2))),
    features: entries.sort().join(" "),
  };
}

/** The lists stay as they are written, and are read when a message has the feature. */
export function readTopicWeights({ topics, base, features }: StoredWeights): TopicWeights {
  const words = features.split(" ");
  const written = new Map<string, string>();
  for (let at = 0; at + 1 < words.length; at += 2) written.set(words[at] ?? "", words[at + 1] ?? "");
  const of = {
    get: (feature: string) => {
      const pairs = written.get(feature);
      return pairs === undefined ? undefined : listOf(pairs);
    },
  };
  return { topics, base, of };
}

const listOf = (pairs: string): WeightList =>
  Array.from({ length: pairs.length / 2 }, (_, at) => [
    digits.indexOf(pairs.charAt(2 * at)),
    (digits.indexOf(pairs.charAt(2 * at + 1)) - zero) * step,
  ]);

let read: TopicWeights | undefined;

/** What the corpus taught. The weights are read when the first message comes. */
const learned = (): TopicWeights => (read ??= readTopicWeights(weights));
