// npm run words:export -- es [FILE]   writes the texts of a language for a translator
// npm run words:import -- es [FILE]   takes them over into the code
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { tools } from "../lib/run.mjs";
import { exportWords, importWords, wordsFile } from "./exchange.ts";

const [direction, language, file = `words.${language}.json`] = process.argv.slice(2);
if (language !== "es" && language !== "fr") fail("Name the language: es or fr.");
if (direction === "export") write();
else takeOver();

function write() {
  const words = exportWords(language as "es" | "fr");
  writeFileSync(file, `${JSON.stringify(words, null, 2)}\n`);
  const count = Object.values(words).reduce((sum, entries) => sum + Object.keys(entries).length, 0);
  console.log(`${file}: ${count} texts of ${Object.keys(words).length} files.`);
}

function takeOver() {
  const { changed, problems } = importWords(language as "es" | "fr", readWords());
  if (problems.length > 0) fail(`Nothing was changed:\n${problems.map((one) => `  ${one}`).join("\n")}`);
  for (const [name, code] of changed) writeFileSync(name, code);
  if (changed.size > 0) execFileSync(process.execPath, [tools["oxfmt"] ?? "", ...changed.keys()]);
  console.log(changed.size === 0 ? "Nothing is new." : `${changed.size} files changed. Next: npm run check`);
}

function readWords() {
  try {
    return wordsFile.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    return fail(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
