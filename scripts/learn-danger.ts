import { readFile, writeFile } from "node:fs/promises";
import { writeWeights } from "../graph/danger/learned.shared.ts";
import { featuresIn } from "../graph/danger/rules.shared.ts";
import { learnedFrom } from "../graph/support/learned-from.ts";
import { parseCorpus } from "../graph/support/measure.ts";
import { questionsInEnglish } from "../graph/support/questions/en.ts";
import { questionsInSpanish } from "../graph/support/questions/es.ts";
import { questionsInFrench } from "../graph/support/questions/fr.ts";
import { furtherQuestions } from "../graph/support/questions/further.ts";

/**
 * Learns the weights of words, meanings and patterns from the tuned corpora, and writes them.
 * Evaluation files are left out. The same corpus gives the same weights.
 */
const rounds = 30;
const rate = 0.075;
const decay = 1e-4;
const fewestSentences = 2;

const read = async (name: string) => parseCorpus(await readFile(`graph/support/corpus/${name}.csv`, "utf8"));
const asked = [...questionsInEnglish, ...questionsInSpanish, ...questionsInFrench, ...furtherQuestions];
const isHarmless = (topics: string) => !/danger|violence/.test(topics);
const harmless = [
  ...(await read("everyday")).map(({ text }) => text),
  ...asked.filter((question) => isHarmless(question.slice(1).flat().join(" "))).map(([text]) => text),
];
const labelled = [...(await read("danger")), ...harmless.map((text) => ({ text, kind: "none" }))];
const sentences = labelled.map(({ text, kind }) => ({
  features: [...new Set(featuresIn(text).flat())],
  isDanger: kind === "none" ? 0 : 1,
}));

const counts = new Map<string, number>();
for (const { features } of sentences)
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
const names = [...counts].filter(([, count]) => count >= fewestSentences).map(([name]) => name);
const places = new Map(names.map((name, place) => [name, place]));
const weights = names.map(() => 0);
const squares = names.map(() => 1e-3);
const sums = names.map(() => 0);
let [base, sumOfBases, snapshots] = [0, 0, 0];
const samples = sentences.map(({ features, isDanger }) => ({
  known: features.flatMap((feature) => places.get(feature) ?? []),
  isDanger,
}));

/** A fixed order. */
let seed = 1;
const next = (below: number) => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return Math.floor((seed / 2147483648) * below);
};

const steps = rounds * samples.length;
for (let step = 0; step < steps; step += 1) {
  const sample = samples[next(samples.length)];
  if (!sample) continue;
  const { known, isDanger } = sample;
  const size = Math.sqrt(known.length || 1);
  const sum = known.reduce((total, place) => total + (weights[place] ?? 0), 0);
  const error = 1 / (1 + Math.exp(-(base + sum / size))) - isDanger;
  base -= 0.2 * rate * error;
  for (const place of known) {
    const weight = weights[place] ?? 0;
    const slope = error / size + decay * weight;
    const square = (squares[place] ?? 0) + slope * slope;
    squares[place] = square;
    weights[place] = weight - (rate * slope) / Math.sqrt(square);
  }
  // The average over the second half of training generalizes better than its end.
  if (step <= steps / 2 || step % samples.length > 0) continue;
  weights.forEach((weight, place) => (sums[place] = (sums[place] ?? 0) + weight));
  sumOfBases += base;
  snapshots += 1;
}

const smallest = 0.05;
const average = names.map((name, place) => [name, (sums[place] ?? 0) / snapshots] as const);
const kept = new Map(average.filter(([, weight]) => Math.abs(weight) >= smallest));
const text = `/** What the weights were learned from; \`learned-from.ts\` computes it. */
export const learnedFrom = "${learnedFrom()}";

/** Learned from the corpus by \`npm run chat:learn\`. */
export const weights = \`
${writeWeights({ base: sumOfBases / snapshots, of: kept })}
\`;
`;
await writeFile("graph/danger/weights.shared.ts", text);
console.log(`${sentences.length} sentences, ${kept.size} weights, ${Math.round(text.length / 1024)} KiB`);
