import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { answerTooLong, comesTooSlowly, foreignCall, formMissing } from "../../graph/core/errors.ts";
import * as allocations from "../../graph/allocations/rules.ts";
import * as verification from "../../graph/verification/rules.ts";
import { defaultLimits, recommendAmount, type Facts } from "../../graph/recommendations/rules.ts";
import { es } from "../../web/core/i18n/catalogue.es.ts";
import { fr } from "../../web/core/i18n/catalogue.fr.ts";
import type { Sentences } from "../../web/core/i18n/gathered.ts";
import { say } from "../../web/core/i18n/sentences.ts";
import { saidByRefusals, saidByRules } from "../harness/sentences.ts";

const catalogues = { es, fr };
const languages = ["es", "fr"] as const;

/** Their texts are no messages: names of states, the rights guide in each language, rules that administrators edit. */
const notMessages = /^graph\/(?:directory|rights(?:\/\w+)?|rulebook|communications)\/rules\.ts$/;
/** Only a program that calls wrongly hears these. */
const notOnScreens =
  /^graph\/(?:app\/(?:routes|server|websocket)|core\/(?:http\/(?:body|guard)|graphql\/(?:builder|ids)|pages\/server-page)|evidence\/http)\.ts$/;
/** For supervisors, on pages that the server writes in their language. */
const onServersPages = [
  allocations.answerMissing,
  allocations.officerFirst,
  allocations.victimInfoMissing,
  verification.answerMissing,
  verification.badgeMissing,
  verification.readAgain,
  ...Object.values(verification.wrongBadge),
  foreignCall,
  formMissing,
  answerTooLong,
  comesTooSlowly,
];
/** Parts of what the last test but one reads as a whole, formats, and a word to the developer. */
const notSentences = new Set([
  ...onServersPages,
  "Phone: {}, Email: {}",
  "{}-{} minutes",
  "The idempotency key must be 16 to 200 visible characters.",
  "16 to 200 visible characters",
  "The request names no food, housing or transportation, so the standard amount applies",
  "Food for {} {}{}",
  "1 person at",
  "{} people at",
  "Food for {} of the {} people at {} each ({} at most)",
  "Housing for {} {} at {} a night",
  "Housing for {} of the {} nights at {} a night ({} at most)",
  "Nothing that has a fixed price is needed, so the standard amount applies",
  "Transportation, {} (limit {})",
]);

const said = [...saidByRules(), ...saidByRefusals()].filter(
  ({ sentence, file }) => !notMessages.test(file) && !notOnScreens.test(file) && !notSentences.has(sentence),
);
const sentences = new Set(said.map(({ sentence }) => sentence));

test("the sentences of rules and refusals were found", () => {
  expect([...sentences]).toEqual(
    expect.arrayContaining([
      "Please provide a detailed statement of need",
      "{} is larger than 10 MB. Choose a smaller file.",
      "Your supervisor did not verify this case. Please contact them directly.",
      "911 Verify is switched off. Please call your supervisor.",
      "The server could not be reached. Please check your connection and try again.",
    ]),
  );
});

test.each(languages)("every message of rules and server is said in %s (web/*/sentences.*.ts)", (language) => {
  const missing = said.filter(({ sentence }) => !(sentence in catalogues[language]));
  expect(missing.map(({ sentence, file }) => `${file}: ${sentence}`)).toEqual([]);
});

test("both languages say the same sentences, each in one file, and none that nobody says any more", async () => {
  expect(Object.keys(fr).toSorted()).toEqual(Object.keys(es).toSorted());
  const without = (left: string) => Object.fromEntries(Object.entries(es).filter(([key]) => key !== left));
  const explains = (key: string) => explanations.some((text) => say(text, without(key)) !== say(text, es));
  expect(Object.keys(es).filter((key) => !sentences.has(key) && !explains(key))).toEqual([]);
  for (const language of languages) {
    const written = (await sentencesOf(language)).flatMap((file) => Object.keys(file));
    expect(written.toSorted()).toEqual(Object.keys(catalogues[language]).toSorted());
  }
});

test.each(languages)("a recommendation is explained in %s to its last word", (language) => {
  for (const text of explanations) {
    const told = say(text, catalogues[language]);
    expect(told).not.toMatch(/\b(?:food|for|people|night|housing|limit|rule|together|request|amount)\b/i);
    expect(told.replace(/\D/g, "")).toBe(text.replace(/\D/g, ""));
  }
});

test("what nobody of ours has written is not translated", () => {
  expect(say("He was rude to my supervisor. I do not trust him.", es)).toBe(
    "He was rude to my supervisor. I do not trust him.",
  );
  expect(say("constructor", es)).toBe("constructor");
});

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

/** Each file of a language by itself: put together, one could hide another's sentence. */
async function sentencesOf(language: string): Promise<Sentences[]> {
  const web = path.resolve("web");
  const files = readdirSync(web, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(`/sentences.${language}.ts`))
    .map((file) => path.join(web, file));
  return Promise.all(files.map(async (file) => ((await import(file)) as { sentences: Sentences }).sentences));
}
