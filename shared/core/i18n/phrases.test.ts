import { expect, test } from "vitest";
import { asPhrase, forPrograms, inWords, sentenceOf, sentences, type Translated } from "./phrases.ts";

const en = {
  nameMissing: "The cat's name is missing",
  tooHeavy: ({ kilos }: { kilos: number }) => `This cat weighs ${kilos} kg.`,
};
const es: Translated<typeof en> = {
  nameMissing: "Falta el nombre del gato",
  tooHeavy: ({ kilos }) => `Este gato pesa ${kilos} ${kilos === 1 ? "kilo" : "kilos"}.`,
};
const says = sentences("cats", en);
const catalogue = { cats: es };

test("a phrase is its English, and is found by its whole text", () => {
  expect(says.nameMissing).toBe("The cat's name is missing");
  expect(sentenceOf("The cat's name is missing")).toMatchObject({ key: "cats.nameMissing" });
  expect(inWords(catalogue, "The cat's name is missing")).toBe("Falta el nombre del gato");
});

test("a sentence carries its values, which each language formats", () => {
  expect(says.tooHeavy({ kilos: 9 })).toEqual({
    text: "This cat weighs 9 kg.",
    key: "cats.tooHeavy",
    values: { kilos: 9 },
  });
  expect(inWords(catalogue, says.tooHeavy({ kilos: 1 }))).toBe("Este gato pesa 1 kilo.");
});

test("a sentence with values is found by its text only if it was made a phrase", () => {
  expect(sentenceOf("This cat weighs 12 kg.")).toEqual({ text: "This cat weighs 12 kg." });
  expect(inWords(catalogue, asPhrase(says.tooHeavy({ kilos: 12 })))).toBe("Este gato pesa 12 kilos.");
});

test("text without a known key stays as it is", () => {
  expect(inWords(catalogue, "The cat's name is missing!")).toBe("The cat's name is missing!");
  expect(inWords(catalogue, forPrograms("Send JSON."))).toBe("Send JSON.");
  expect(inWords(catalogue, { text: "Woof.", key: "dogs.bark" })).toBe("Woof.");
  expect(inWords(catalogue, { text: "Purr.", key: "cats.purr" })).toBe("Purr.");
});

test("no key from a server breaks a page", () => {
  for (const key of ["constructor.name", "cats.constructor", "__proto__.toString", "", "."])
    expect(inWords(catalogue, { text: "Purr.", key })).toBe("Purr.");
});
