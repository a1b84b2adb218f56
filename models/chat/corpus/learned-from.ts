import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The corpora, and what reads a message. */
const folders = ["shared/community/danger", "graph/community/support", "models/chat", "models/danger"];
const isRead = /^shared\/|^models\/|^graph\/community\/support\/(?:topics\/|where\.)/;
const isSource = (file: string) =>
  (file.endsWith(".ts") && !/\.test\.ts$|\/corpus\/|\/(?:report|sentences)/.test(file)) ||
  (file.endsWith(".csv") && !file.includes("held-out"));

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name}`)
    .filter(isSource);

/** Where a file is changes nothing of what is learned. */
const byName = (one: string, other: string) =>
  path.basename(one).localeCompare(path.basename(other), "en") || one.localeCompare(other, "en");
const withoutPaths = (code: string) => code.replaceAll(/ from "[^"]+"/g, "");

/** A short hash of the corpora and the code that all weights are learned from. */
export function learnedFrom(): string {
  const hash = createHash("sha256");
  const files = folders.flatMap(filesIn).filter((file) => isRead.test(file));
  for (const file of files.sort(byName)) hash.update(withoutPaths(readFileSync(file, "utf8")));
  return hash.digest("hex").slice(0, 16);
}
