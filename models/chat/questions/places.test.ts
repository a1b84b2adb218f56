import { expect, test } from "vitest";
import { answer } from "../../../graph/community/support/answer.ts";
import { readQuestion } from "../../../graph/community/support/question.ts";

const guidelines = {
  systemName: "SafeVoice",
  foodUsdPerPerson: 10,
  housingUsdPerNight: 75,
  hotelHours: 24,
  transportationUsd: 100,
};

test.each([
  ["en", "shelter in Springfield", "Which state are you in: Illinois, Massachusetts, Missouri, Virginia"],
  ["es", "refugio en Springfield", "¿En cuál está usted: Illinois, Massachusetts, Misuri, Virginia"],
  ["fr", "un logement à Springfield", "Illinois, Massachusetts, Missouri, Virginie"],
] as const)("in %s, asks for the state of an ambiguous city", (language, message, asked) => {
  const question = readQuestion(message, { language });
  expect(question.state).toBeUndefined();
  expect(answer(question, guidelines, []).response).toContain(asked);
});

test.each(["shelter in Springfield, IL", "shelter in Springfield Illinois", "shelter near 62701"])(
  "%s is in one state",
  (message) => {
    expect(readQuestion(message)).toMatchObject({ state: "IL", city: "Springfield", language: "en" });
  },
);

test("does not ask about a city that is much larger than its namesakes", () => {
  expect(readQuestion("food in Houston")).toMatchObject({ state: "TX", city: "Houston" });
});

test.each([
  "we drove from Seattle to Spokane and need a shelter",
  "I'm from Seattle but stuck in Spokane",
  "estoy en Spokane pero soy de Seattle",
  "je viens de Seattle, je suis à Spokane",
  "food in Spokane, not Seattle",
])("%s: where the person is, not where they come from", (message) => {
  expect(readQuestion(message)).toMatchObject({ state: "WA", city: "Spokane" });
});

test.each([
  ["a shelter near Seattle", "Seattle"],
  ["food from Spokane", "Spokane"],
  ["cerca de Seattle", "Seattle"],
  ["près de Spokane", "Spokane"],
])("%s is the only place, so it is the one", (message, city) => {
  expect(readQuestion(message)).toMatchObject({ state: "WA", city });
});

test("a state after its city keeps the city", () => {
  const before = ["food in Spokane"];
  expect(readQuestion("is there more in Washington", { before })).toMatchObject({ city: "Spokane" });
  expect(readQuestion("and in Oregon", { before }).city).toBeUndefined();
});

test("combines the state in an answer with the city and the need", () => {
  const before = ["shelter in Springfield"];
  expect(readQuestion("Missouri", { before })).toMatchObject({
    topic: "housing",
    state: "MO",
    city: "Springfield",
  });
  expect(readQuestion("Texas", { before })).toMatchObject({ topic: "housing", state: "TX" });
  expect(readQuestion("Texas", { before }).city).toBeUndefined();
});

const pantries = [{ name: "2-1-1 Texas", contactInfo: "2-1-1", description: "Food near you, at any hour." }];

test.each([
  ["en", "I need food in Texas", "In your state:"],
  ["es", "Necesito comida en Texas", "En su estado:"],
  ["fr", "J’ai besoin de nourriture au Texas", "Dans votre État"],
] as const)("in %s, a need with its place is answered with the places, alone", (language, message, head) => {
  const question = readQuestion(message, { language });
  expect(question).toMatchObject({ topic: "food", state: "TX" });
  expect(question.isUnsure).toBeFalsy();
  const { response } = answer(question, guidelines, pantries);
  expect(response.startsWith(head)).toBe(true);
  expect(response.indexOf("2-1-1 Texas")).toBeLessThan(response.indexOf("$"));
});

test("what no list of places is about is still answered with both guesses", () => {
  expect(readQuestion("need diapers in Ohio")).toMatchObject({ topic: "family", about: "directory" });
});
