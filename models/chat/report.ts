import { readdir, readFile } from "node:fs/promises";
import { dangerKinds } from "../../shared/community/danger/rules.ts";
import { firstMeasured } from "./corpus/first-measured.ts";
import { measureDanger, measureTopics, parseCorpus, type Measure } from "./corpus/measure.ts";

/**
 * Prints how well the chat recognizes danger and everyday questions without a model: its own
 * corpora, or the given CSV files (text, language, kind). Exits with 1 below a threshold.
 */
const least = { recall: 0.99, precision: 0.95 };
const folder = "models/chat/corpus";
/** The weights are not learned from them; settings were chosen and words added in view of some. */
const heldOut = `${folder}/held-out`;
const languages = ["en", "es", "fr"] as const;
const isDetailed = process.argv.includes("--misses");
const files = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
const read = async (file: string) => parseCorpus(await readFile(file, "utf8"));
type Sentences = Awaited<ReturnType<typeof read>>;

const isDanger = (kind: string) => kind === "none" || dangerKinds.some((name) => name === kind);

/** What is measured for all sentences, then for those of each language. */
function ofEach<Measured>(sentences: Sentences, measured: (some: Sentences) => Measured) {
  const parts = languages
    .map((language) => [language, sentences.filter((one) => one.language === language)] as const)
    .filter(([, some]) => some.length > 0)
    .map(([language, some]) => [language, measured(some)] as const);
  const all = measured(sentences);
  const share = (of: (one: Measured) => number) =>
    `${percent(of(all))} (${parts.map(([language, one]) => `${language} ${percent(of(one))}`).join(", ")})`;
  return { all, share };
}

if (files.length > 0)
  for (const file of files) {
    const sentences = await read(file);
    if (sentences.every(({ kind }) => isDanger(kind))) printDanger(file, sentences, isDetailed);
    else printTopics(file, sentences, isDetailed);
  }
else {
  const own = printDanger("danger", await read(`${folder}/danger.csv`), isDetailed);
  printTopics("everyday", await read(`${folder}/everyday.csv`), isDetailed);
  for (const file of (await readdir(heldOut)).sort()) {
    const set = file.replace(".csv", "");
    const name = `${set}, held out, first measured: ${firstMeasured[set] ?? "never"}; now`;
    const sentences = await read(`${heldOut}/${file}`);
    if (set.startsWith("danger")) printDanger(name, sentences, false);
    else printTopics(name, sentences, false);
  }
  if (own.recall < least.recall || own.precision < least.precision) {
    console.error(`Below recall ${least.recall} or precision ${least.precision}.`);
    process.exitCode = 1;
  }
}

function printDanger(name: string, sentences: Sentences, withMisses: boolean): Measure {
  const { all, share } = ofEach(sentences, measureDanger);
  console.log(
    `${name}: ${sentences.length} sentences; recall ${share((one) => one.recall)}; precision ${share((one) => one.precision)}; answered in their language ${percent(all.language)}`,
  );
  const kinds = Object.entries(all.numbers).map(([kind, right]) => `${kind} ${percent(right)}`);
  console.log(`  right numbers, the number first: ${kinds.join(", ")}`);
  if (withMisses) for (const miss of all.misses) console.log(`  ${miss}`);
  return all;
}

function printTopics(name: string, sentences: Sentences, withMisses: boolean) {
  const { all, share } = ofEach(sentences, measureTopics);
  console.log(`${name}: ${sentences.length} questions; right topic ${share((one) => one.right)}`);
  if (withMisses) for (const miss of all.misses) console.log(`  ${miss}`);
}
