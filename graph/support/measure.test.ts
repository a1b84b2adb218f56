import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { measureDanger, measureTopics, parseCorpus } from "./measure.ts";

const corpus = (name: string) => parseCorpus(readFileSync(`graph/support/corpus/${name}.csv`, "utf8"));

test("the corpus holds danger and harmless look-alikes in equal parts", () => {
  const sentences = corpus("danger");
  const harmless = sentences.filter(({ kind }) => kind === "none").length;
  expect(sentences.length).toBeGreaterThan(400);
  expect(harmless / sentences.length).toBeGreaterThan(0.35);
});

test("answers danger with the number first", { timeout: 120_000 }, () => {
  const { recall, precision, numbers, language, misses } = measureDanger(corpus("danger"));
  expect(recall, misses.join("\n")).toBeGreaterThanOrEqual(0.99);
  expect(precision, misses.join("\n")).toBeGreaterThanOrEqual(0.95);
  for (const [kind, right] of Object.entries(numbers)) expect(right, kind).toBeGreaterThanOrEqual(0.8);
  expect(language).toBeGreaterThanOrEqual(0.93);
});

test("finds danger in sentences that nothing was tuned to", { timeout: 60_000 }, () => {
  const { recall, precision, language } = measureDanger(corpus("danger-unseen"));
  expect(recall).toBeGreaterThanOrEqual(0.95);
  expect(precision).toBeGreaterThanOrEqual(0.93);
  expect(language).toBeGreaterThanOrEqual(0.93);
});

test.each(["everyday", "everyday-unseen"])("%s: questions are understood", (name) => {
  const { right, misses } = measureTopics(corpus(name));
  expect(right, misses.join("\n")).toBeGreaterThanOrEqual(0.95);
});
