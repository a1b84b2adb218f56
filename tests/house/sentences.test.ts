import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { inWords, sentenceOf, type Catalogue } from "../../shared/core/i18n/phrases.ts";
import { readSources } from "../harness/imports.ts";
import { defaultLimits } from "../harness/limits.ts";
import { recommendAmount, type Facts } from "../../graph/intake/recommendations/rules.ts";
import { es } from "../../web/core/i18n/catalogue.es.ts";
import { fr } from "../../web/core/i18n/catalogue.fr.ts";
import { explained } from "../../web/intake/recommendations/explained.ts";

type Says = Catalogue[string];
const catalogues = { es, fr };
const languages = ["es", "fr"] as const;

/** Every sentences.ts with its English, by the name of its folder. */
const english: Record<string, Says> = Object.fromEntries(
  await Promise.all(
    ["shared", "web"]
      .flatMap((side) =>
        readdirSync(side, { recursive: true, encoding: "utf8" }).map((file) => `${side}/${file}`),
      )
      .filter((file) => file.endsWith("/sentences.ts") && file !== "web/core/i18n/sentences.ts")
      .map(async (file) => [
        path.basename(path.dirname(file)),
        ((await import(path.resolve(file))) as { en: Says }).en,
      ]),
  ),
);
const all = Object.entries(english).flatMap(([domain, says]) =>
  Object.entries(says).map(([name, saying]) => ({ key: `${domain}.${name}`, domain, name, saying })),
);

test("the sentences of rules and refusals were found", () => {
  expect(Object.keys(english)).toEqual(expect.arrayContaining(["core", "forms", "http", "requests"]));
  expect(all.length).toBeGreaterThan(200);
});

test.each(languages)("the catalogue of %s holds every sentence of every domain, and no other", (language) => {
  const names = (catalogue: Catalogue) =>
    Object.fromEntries(
      Object.entries(catalogue).map(([domain, says]) => [domain, Object.keys(says).toSorted()]),
    );
  expect(names(catalogues[language])).toEqual(names(english));
});

test.each(languages)("no sentence was left in English in %s", (language) => {
  const left = all.filter(({ domain, name, saying }) => catalogues[language][domain]?.[name] === saying);
  expect(left.map(({ key }) => key)).toEqual([]);
});

test("each English sentence exists once, under the name of its folder", () => {
  const phrases = all.filter(({ saying }) => typeof saying === "string");
  expect(phrases.map(({ saying }) => sentenceOf(saying as string).key)).toEqual(
    phrases.map(({ key }) => key),
  );
});

test.each(languages)("translates the explanation of a recommendation completely to %s", (language) => {
  for (const text of explanations) {
    const told = inLanguage(language, text);
    expect(told).not.toMatch(/\b(?:food|for|people|night|housing|limit|rule|request|amount)\b/i);
    expect(told.replace(/\D/g, "")).toBe(text.replace(/\D/g, ""));
  }
});

// Vitest keeps compiled modules from run to run, except those in which it finds this very text.
test("modules that list files are compiled in each run of the tests", () => {
  const listing = readSources("graph", "shared", "web").filter(({ code }) =>
    code.includes("import.meta.glob"),
  );
  expect(listing.map(({ file }) => file)).toContain("web/core/i18n/catalogue.es.ts");
  expect(listing.filter(({ code }) => !code.includes("import.meta.glob(")).map(({ file }) => file)).toEqual(
    [],
  );
});

test("text that is not ours is not translated", () => {
  for (const text of [
    "He was rude to my supervisor. I do not trust him.",
    "Total: $5. And the rest tomorrow.",
    "constructor",
  ])
    expect(inLanguage("es", text)).toBe(text);
});

const inLanguage = (language: "es" | "fr", text: string) =>
  explained(text)
    .map((part) => inWords(catalogues[language], part))
    .join(" ");

const facts = (found: Partial<Facts>): Facts => ({
  helpTypes: ["food", "shelter", "transportation"],
  needs: [],
  people: null,
  nights: null,
  distance: null,
  urgencyLevel: "medium",
  state: null,
  ...found,
});
const rule = {
  name: "Familia",
  isActive: true,
  priority: 1,
  requiresHumanReview: true,
  conditions: [],
  adjustmentCents: 1250,
};
/** Every kind of sentence that an explanation may hold. */
const explanations = [
  recommendAmount(facts({}), [rule], defaultLimits),
  recommendAmount(facts({ people: 4, nights: 2, distance: "local" }), [], defaultLimits),
  recommendAmount(facts({ distance: "regional" }), [], { ...defaultLimits, maxFundAllocationCents: 4000 }),
  recommendAmount(facts({ distance: "long" }), [], defaultLimits),
  recommendAmount(facts({ helpTypes: [], source: "read" }), [], defaultLimits),
  recommendAmount(facts({ helpTypes: [], source: "confirmed" }), [], defaultLimits),
  recommendAmount(facts({ people: 12, nights: 9 }), [], defaultLimits),
].map(({ justification }) => justification);
