import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { firstMeasured } from "./first-measured.ts";
import { measureDanger, measureTopics, parseCorpus } from "./measure.ts";

const corpus = (name: string) => parseCorpus(readFileSync(`models/chat/corpus/${name}.csv`, "utf8"));

test("the corpus holds danger and harmless look-alikes in equal parts", () => {
  const sentences = corpus("danger");
  const harmless = sentences.filter(({ kind }) => kind === "none").length;
  expect(sentences.length).toBeGreaterThan(400);
  expect(harmless / sentences.length).toBeGreaterThan(0.35);
});

test("answers danger with the number first", { timeout: 240_000 }, () => {
  // Each fifth: `npm run chat` measures all of them.
  const some = corpus("danger").filter((_, place) => place % 5 === 0);
  const { recall, precision, numbers, language, misses } = measureDanger(some);
  expect(recall, misses.join("\n")).toBeGreaterThanOrEqual(0.99);
  expect(precision, misses.join("\n")).toBeGreaterThanOrEqual(0.95);
  for (const [kind, right] of Object.entries(numbers)) expect(right, kind).toBeGreaterThanOrEqual(0.8);
  expect(language).toBeGreaterThanOrEqual(0.93);
});

const heldOut = (kind: string) =>
  readdirSync("models/chat/corpus/held-out")
    .filter((file) => file.startsWith(kind))
    .flatMap((file) => corpus(`held-out/${file.replace(".csv", "")}`));

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\d ]/gu, "");

test("no held-out sentence is in a corpus that the weights are learned from", () => {
  const files = readdirSync("models/chat/corpus").filter((file) => file.endsWith(".csv"));
  const learned = new Set(
    files.flatMap((file) => corpus(file.replace(".csv", ""))).map(({ text }) => letters(text)),
  );
  const both = ["danger", "everyday"].flatMap(heldOut).filter(({ text }) => learned.has(letters(text)));
  expect(both.map(({ text }) => text)).toEqual([]);
});

test("every held-out set says how it fared when it was new", () => {
  const sets = readdirSync("models/chat/corpus/held-out").map((file) => file.replace(".csv", ""));
  expect(Object.keys(firstMeasured).sort()).toEqual(sets.sort());
});

test("finds danger in sentences that the weights are not learned from", { timeout: 120_000 }, () => {
  const { recall, precision, language } = measureDanger(heldOut("danger"));
  expect(recall).toBeGreaterThanOrEqual(0.97);
  expect(precision).toBeGreaterThanOrEqual(0.93);
  expect(language).toBeGreaterThanOrEqual(0.93);
});

test.each([
  ["everyday", corpus("everyday")],
  ["held out", heldOut("everyday")],
])("%s: questions are understood", (_, sentences) => {
  const { right, misses } = measureTopics(sentences);
  expect(right, misses.join("\n")).toBeGreaterThanOrEqual(0.95);
});
