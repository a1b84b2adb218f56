import { readdir, readFile } from "node:fs/promises";
import { measureDanger, measureTopics, parseCorpus, type Measure } from "../graph/support/measure.ts";

/**
 * Prints how well the chat recognizes danger and everyday questions without a model: its own
 * corpora, or the given CSV files of danger. Exits with 1 below a threshold.
 */
const least = { recall: 0.99, precision: 0.95 };
const folder = "graph/support/corpus";
/** The weights are not learned from them; settings were chosen and words added in view of some. */
const heldOut = `${folder}/held-out`;
const isDetailed = process.argv.includes("--misses");
const files = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
const read = async (file: string) => parseCorpus(await readFile(file, "utf8"));

if (files.length > 0) for (const file of files) print(file, measureDanger(await read(file)));
else {
  const own = measureDanger(await read(`${folder}/danger.csv`));
  print("danger", own);
  printTopics("everyday", measureTopics(await read(`${folder}/everyday.csv`)));
  for (const file of (await readdir(heldOut)).sort()) {
    const name = `${file.replace(".csv", "")}, held out`;
    const sentences = await read(`${heldOut}/${file}`);
    if (file.startsWith("danger")) print(name, measureDanger(sentences));
    else printTopics(name, measureTopics(sentences));
  }
  if (own.recall < least.recall || own.precision < least.precision) {
    console.error(`Below recall ${least.recall} or precision ${least.precision}.`);
    process.exitCode = 1;
  }
}

function print(name: string, { sentences, recall, precision, numbers, language, misses }: Measure) {
  console.log(
    `${name}: ${sentences} sentences; recall ${percent(recall)}; precision ${percent(precision)}; answered in their language ${percent(language)}`,
  );
  const kinds = Object.entries(numbers).map(([kind, right]) => `${kind} ${percent(right)}`);
  console.log(`  right numbers, the number first: ${kinds.join(", ")}`);
  if (isDetailed && !name.includes("held out")) for (const miss of misses) console.log(`  ${miss}`);
}

function printTopics(name: string, { sentences, right, misses }: ReturnType<typeof measureTopics>) {
  console.log(`${name}: ${sentences} questions; right topic ${percent(right)}`);
  if (isDetailed && !name.includes("held out")) for (const miss of misses) console.log(`  ${miss}`);
}
