import { readFile, writeFile } from "node:fs/promises";
import { featuresOfKind, writeWeights } from "../graph/danger/learned.shared.ts";
import { isDanger, learnedKinds, sentencesIn, type DangerKind } from "../graph/danger/rules.shared.ts";
import { learnedFrom } from "../graph/support/learned-from.ts";
import { parseCorpus } from "../graph/support/measure.ts";
import { questionsInEnglish } from "../graph/support/questions/en.ts";
import { questionsInSpanish } from "../graph/support/questions/es.ts";
import { questionsInFrench } from "../graph/support/questions/fr.ts";
import { furtherQuestions } from "../graph/support/questions/further.ts";
import { learnWeights } from "./lib/logistic.ts";

/**
 * Learns the weights of words, meanings and patterns from the tuned corpora, and writes them.
 * Evaluation files are left out. The same corpus gives the same weights. `-- --check` instead
 * prints how well sentences that were left out are recognized.
 */
const folds = 5;

const read = async (name: string) => parseCorpus(await readFile(`graph/support/corpus/${name}.csv`, "utf8"));
const asked = [...questionsInEnglish, ...questionsInSpanish, ...questionsInFrench, ...furtherQuestions];
const isHarmless = (topics: string) => !/danger|violence/.test(topics);
const harmless = [
  ...[...(await read("everyday")), ...(await read("topics"))].map(({ text }) => text),
  ...asked.filter((question) => isHarmless(question.slice(1).flat().join(" "))).map(([text]) => text),
];
const labelled = [...(await read("danger")), ...harmless.map((text) => ({ text, kind: "none" }))];
const sentences = labelled.map(({ text, kind }) => ({ text, kind, read: sentencesIn(text) }));
type Sentence = (typeof sentences)[number];

const learnDanger = (from: readonly Sentence[]) =>
  learnWeights(
    from.map(({ read, kind }) => ({
      features: [...new Set(read.flatMap(({ features }) => features))],
      isTrue: kind !== "none",
    })),
    { smallest: 0.8, fewest: 3 },
  );

const learnKind = (from: readonly Sentence[], name: DangerKind) =>
  learnWeights(
    from
      .filter(({ kind }) => kind !== "none")
      .map(({ read, kind }) => ({
        features: featuresOfKind([...new Set(read.flatMap(({ features }) => features))]),
        isTrue: kind === name || (name === "suicide" && kind === "suicideNow"),
      })),
    { smallest: 2, fewest: 4 },
  );

if (process.argv.includes("--check")) check();
else await write();

/** Cross-validation: each fifth is judged by what the others taught. */
function check() {
  let [found, missed, wrong] = [0, 0, 0];
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = learnDanger(sentences.filter((_, place) => place % folds !== fold));
    for (const { text, kind, read } of sentences.filter((_, place) => place % folds === fold)) {
      const isFound = read.some((sentence) => isDanger(sentence, weights));
      if (kind !== "none" && isFound) found += 1;
      if (kind !== "none" && !isFound) missed += 1;
      if (kind === "none" && isFound) wrong += 1;
      if (isFound !== (kind !== "none") && process.argv.includes("--misses")) console.log(`${kind}: ${text}`);
    }
  }
  const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;
  console.log(
    `left out: recall ${percent(found, found + missed)}; precision ${percent(found, found + wrong)}`,
  );
}

async function write() {
  const learned = new Map([
    ["danger", learnDanger(sentences)],
    ...learnedKinds.map((kind) => [kind, learnKind(sentences, kind)] as const),
  ]);
  const text = `/** What the weights were learned from; \`learned-from.ts\` computes it. */
export const learnedFrom = "${learnedFrom()}";

/** Learned from the corpus by \`npm run chat:learn\`. */
export const weights = \`
${writeWeights(learned)}
\`;
`;
  await writeFile("graph/danger/weights.shared.ts", text);
  const size = [...learned.values()].reduce((sum, { of }) => sum + of.size, 0);
  console.log(`${sentences.length} sentences, ${size} weights, ${Math.round(text.length / 1024)} KiB`);
}
