import { readFile, writeFile } from "node:fs/promises";
import { featuresOf, scoreOf, writeWeights } from "../graph/danger/learned/rules.ts";
import { readMessage } from "../graph/danger/rules.ts";
import { questionsInEnglish } from "../graph/support/questions/en.ts";
import { questionsInSpanish } from "../graph/support/questions/es.ts";
import { questionsInFrench } from "../graph/support/questions/fr.ts";
import { furtherQuestions } from "../graph/support/questions/further.ts";
import { parseCorpus } from "../graph/support/measure.ts";

/** Learns from the tuned corpora which words and meanings speak of danger, and writes the weights. The files that are never tuned to are left out. */
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
  features: featuresOf(readMessage(text)),
  isDanger: kind === "none" ? 0 : 1,
}));

const counts = new Map<string, number>();
for (const { features } of sentences)
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
const of = new Map([...counts].filter(([, count]) => count >= fewestSentences).map(([name]) => [name, 0]));
const squares = new Map<string, number>();
let base = 0;

/** Always the same order, so that the same corpus gives the same weights. */
let seed = 1;
const next = (below: number) => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return Math.floor((seed / 2147483648) * below);
};

for (let step = 0; step < rounds * sentences.length; step += 1) {
  const sentence = sentences[next(sentences.length)];
  if (!sentence) continue;
  const known = sentence.features.filter((feature) => of.has(feature));
  const error = 1 / (1 + Math.exp(-scoreOf(known, { base, of }))) - sentence.isDanger;
  base -= 0.2 * rate * error;
  for (const feature of known) {
    const weight = of.get(feature) ?? 0;
    const slope = error / Math.sqrt(known.length) + decay * weight;
    const square = (squares.get(feature) ?? 1e-3) + slope * slope;
    squares.set(feature, square);
    of.set(feature, weight - (rate * slope) / Math.sqrt(square));
  }
}

const smallest = 0.05;
const kept = new Map([...of].filter(([, weight]) => Math.abs(weight) >= smallest));
const text = `/** Learned from the corpus by \`npm run chat:learn\`. */
export const weights = \`
${writeWeights({ base, of: kept })}
\`;
`;
await writeFile("graph/danger/weights/rules.ts", text);
console.log(`${sentences.length} sentences, ${kept.size} weights, ${Math.round(text.length / 1024)} KiB`);
