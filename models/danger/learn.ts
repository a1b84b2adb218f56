import { writeFile } from "node:fs/promises";
import { readHashed, writeHashed } from "../../shared/community/danger/hashed.ts";
import { featuresOfKind } from "../../shared/community/danger/learned.ts";
import { isDanger, learnedKinds, sentencesIn, type DangerKind } from "../../shared/community/danger/rules.ts";
import { learnedFrom } from "../chat/corpus/learned-from.ts";
import { learnHashed } from "./logistic.ts";
import { dangerSentences, readCorpus, topicSamples } from "../chat/topic-samples.ts";

/**
 * Learns the weights of words, meanings and patterns from the tuned corpora, and writes them.
 * Evaluation files are left out. The same corpus gives the same weights. `-- --check` instead
 * prints how well sentences that were left out are recognized.
 */
const folds = 5;
/** How many times more a sentence counts that a test promises. */
const copies = 4;

const harmless = (await topicSamples())
  .filter(({ topics }) => !topics.includes("danger"))
  .map(({ text }) => ({ text, kind: "none" }));
const labelled = [...(await dangerSentences()), ...harmless];
const asRead = ({ text, kind }: { text: string; kind: string }) => ({ text, kind, read: sentencesIn(text) });
const sentences = labelled.map(asRead);
type Sentence = (typeof sentences)[number];

const learnDanger = (from: readonly Sentence[]) =>
  writeHashed(
    learnHashed(
      from.map(({ read, kind }) => ({
        features: [...new Set(read.flatMap(({ features }) => features))],
        isTrue: kind !== "none",
      })),
      { size: 2 ** 18, fewest: 2, decay: 1e-3, leftOut: 0.3 },
    ),
  );

const learnKind = (from: readonly Sentence[], name: DangerKind) =>
  writeHashed(
    learnHashed(
      from
        .filter(({ kind }) => kind !== "none")
        .map(({ read, kind }) => ({
          features: featuresOfKind([...new Set(read.flatMap(({ features }) => features))]),
          isTrue: kind === name || (name === "suicide" && kind === "suicideNow"),
        })),
      { size: 2 ** 14, fewest: 2, decay: 1e-3, leftOut: 0.3 },
    ),
  );

if (process.argv.includes("--check")) check();
else await write();

/** Cross-validation: each fifth is judged by what the others taught. */
function check() {
  let [found, missed, wrong] = [0, 0, 0];
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = readHashed(learnDanger(sentences.filter((_, place) => place % folds !== fold)));
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
  const promised = (await readCorpus("danger-promised")).map(asRead);
  const danger = learnDanger([...sentences, ...Array.from({ length: copies }, () => promised).flat()]);
  const kinds = Object.fromEntries(learnedKinds.map((kind) => [kind, learnKind(sentences, kind)]));
  const text = JSON.stringify({ learnedFrom: learnedFrom(), danger, kinds }, null, 2);
  await writeFile("shared/community/danger/weights.json", `${text}\n`);
  console.log(`${sentences.length} sentences, ${Math.round(text.length / 1024)} KiB`);
}
