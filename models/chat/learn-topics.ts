import { writeFile } from "node:fs/promises";
import { plainText } from "../../shared/community/support/rules.ts";
import { learnedFrom } from "./corpus/learned-from.ts";
import { featuresOf } from "../../graph/community/support/topics/features.ts";
import { readTopicWeights, writeTopicWeights } from "../../graph/community/support/topics/model.ts";
import { understood } from "../../graph/community/support/topics/understood.ts";
import { whereIn } from "../../graph/community/support/where.ts";
import { learnTopics } from "./softmax.ts";
import { topicSamples } from "./topic-samples.ts";

/**
 * Learns which topic a message is about from the corpora, and writes the weights. The same corpora
 * give the same weights. `-- --check` instead prints how well sentences that were left out are
 * understood.
 */
const folds = 5;
/** How many times more a sentence counts whose answer a test promises. */
const copies = 8;

const samples = (await topicSamples())
  .map(({ topics, ...sample }) => ({ ...sample, topics: withoutDanger(topics) }))
  .filter(({ topics }) => topics.length > 0)
  .map(({ text, language, topics, isPromised }) => {
    const { state, city } = whereIn(text);
    const hasPlace = Boolean(state ?? city);
    return {
      text,
      language,
      hasPlace,
      labels: topics,
      isPromised,
      features: featuresOf(text, language, { hasPlace }),
    };
  });
type Sample = (typeof samples)[number];

/** Sentences that begin alike and are about the same are in the same part. */
function partOf({ text, labels }: Sample): number {
  const start =
    plainText(text)
      .match(/[\p{L}\d]+/gu)
      ?.slice(0, 3)
      .join(" ") ?? "";
  return (
    Array.from(`${start}|${labels.join("|")}`).reduce(
      (hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0,
      7,
    ) % folds
  );
}

if (process.argv.includes("--check")) check();
else await write();

/** Cross-validation: each part is judged by what the others taught. */
function check() {
  const counts = { first: 0, alone: 0, either: 0, aloneRight: 0 };
  for (let part = 0; part < folds; part += 1) {
    const taught = learnTopics(samples.filter((sample) => partOf(sample) !== part));
    const weights = readTopicWeights(writeTopicWeights(taught));
    for (const sample of samples.filter((one) => partOf(one) === part)) {
      const { text, language, hasPlace, labels } = sample;
      const { topic, about, isUnsure } = understood(text, { language, hasPlace }, weights);
      const isFirst = labels.includes(topic);
      const isEither = isFirst || (about !== undefined && labels.includes(about));
      counts.first += Number(isFirst);
      counts.either += Number(isEither);
      counts.alone += Number(!isUnsure);
      counts.aloneRight += Number(!isUnsure && isFirst);
      if (!isEither && process.argv.includes("--misses"))
        console.log(`${labels.join("|")}: ${text} [${[topic, about].filter(Boolean).join(", ")}]`);
    }
  }
  const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;
  console.log(
    `left out: ${samples.length} sentences; first topic right ${percent(counts.first, samples.length)}; with a second guess ${percent(counts.either, samples.length)}; one topic alone in ${percent(counts.alone, samples.length)}, right in ${percent(counts.aloneRight, counts.alone)} of them`,
  );
}

/** A person who waits hears where the request stands. */
function withoutDanger(topics: readonly string[]): string[] {
  return topics
    .filter((topic) => topic !== "danger")
    .map((topic) => (topic === "waiting" ? "status" : topic));
}

async function write() {
  const promised = samples.filter(({ isPromised }) => isPromised);
  const learned = learnTopics([...samples, ...Array.from({ length: copies }, () => promised).flat()]);
  const text = JSON.stringify({ learnedFrom: learnedFrom(), ...writeTopicWeights(learned) }, null, 2);
  await writeFile("graph/community/support/topics/weights.json", `${text}\n`);
  console.log(
    `${samples.length} sentences, ${learned.of.size} features, ${Math.round(text.length / 1024)} KiB`,
  );
}
