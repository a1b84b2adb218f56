import { readFile } from "node:fs/promises";
import { measure, parseCorpus, type Measure } from "./measure.ts";

/**
 * Prints how well the reader of needs reads labeled sentences: its own corpus, or the given CSV
 * files. Exits with 1 below the threshold.
 */
const leastExact = 0.95;
const own = ["en", "es", "fr"].map((language) => `models/needs/corpus/${language}.csv`);
/** Evaluation only: misses are not shown, and do not count for the threshold. */
const unseen = ["unseen", "unseen-hard"];
const files = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const isDetailed = process.argv.includes("--misses");

const all = [];
for (const file of files.length > 0 ? files : own) {
  const sentences = parseCorpus(await readFile(file, "utf8"));
  all.push(...sentences);
  print(file, measure(sentences));
}
print("tuned to", measure(all.filter(({ held }) => held === "")));
print("held out", measure(all.filter(({ held }) => held !== "")));
const together = measure(all);
print("all", together);
if (files.length === 0)
  for (const name of unseen)
    print(name, measure(parseCorpus(await readFile(`models/needs/corpus/${name}.csv`, "utf8"))));
if (together.exact / together.sentences < leastExact) {
  console.error(`Below ${leastExact * 100} % exact.`);
  process.exitCode = 1;
}

function print(name: string, { sentences, right, together, exact, misses }: Measure) {
  if (sentences === 0) return;
  const percent = (count: number) => `${((100 * count) / sentences).toFixed(1)} %`;
  const counts = Object.entries(right).map(([field, count]) => `${field} ${percent(count)}`);
  console.log(
    `${name}: ${sentences} sentences; people, nights and ride together ${percent(together)}; exact ${percent(exact)}; ${counts.join(", ")}`,
  );
  if (!isDetailed || ["all", "tuned to", "held out", ...unseen].includes(name)) return;
  for (const { text, expected, read } of misses)
    console.log(`  ${text}\n    expected ${line(expected)}\n    read     ${line(read)}`);
}

function line(values: object): string {
  return Object.entries(values)
    .map(([field, value]) => `${field} ${value || "-"}`)
    .join(", ");
}
