import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

/** The corpora, and what reads a message. */
const folders = ["shared/community/danger", "graph/support", "scripts"];
const isRead =
  /^graph\/danger\/|^graph\/support\/(?:corpus\/|questions\/|topics\/|where\.)|^scripts\/(?:learn-|lib\/(?:logistic|softmax|topic-samples)\.)/;
const weights = /\/weights(?:\.shared)?\.ts$/;
const isSource = (file: string) =>
  (file.endsWith(".ts") && !/\.test\.ts$|\/corpus\//.test(file) && !weights.test(file)) ||
  (file.endsWith(".csv") && !file.includes("held-out"));

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name}`)
    .filter(isSource);

/** A short hash of the corpora and the code that all weights are learned from. */
export function learnedFrom(): string {
  const hash = createHash("sha256");
  const files = folders.flatMap(filesIn).filter((file) => isRead.test(file));
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}
