import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

/** The folders and files that `npm run chat:learn` reads. */
const folders = ["graph/danger", "graph/support/questions"];
const files = [
  "graph/support/corpus/danger.csv",
  "graph/support/corpus/everyday.csv",
  "graph/support/corpus/topics.csv",
  "scripts/learn-danger.ts",
];
const weights = "graph/danger/weights.shared.ts";

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => `${folder}/${name}`)
    .filter((file) => file !== weights);

/** A short hash of the corpora and the code that the weights of the chat are learned from. */
export function learnedFrom(): string {
  const hash = createHash("sha256");
  for (const file of [...folders.flatMap(sourcesIn), ...files].sort())
    hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}
