import { expect, test } from "vitest";
import { es } from "../safe-contact/words.es.ts";
import { fr } from "../safe-contact/words.fr.ts";
import { en } from "../safe-contact/words.ts";
import { parts } from "./words.sheet.ts";

const field = (id: string) => {
  const found = parts.flatMap(({ fields }) => fields).find((one) => one.id === id);
  if (!found) throw new Error(`The sheet has no ${id}.`);
  return found;
};
const optionsOf = (id: string) => {
  const found = field(id);
  return "options" in found ? found.options : [];
};

test.each([
  ["English", 0, en, "STOP"],
  ["Spanish", 1, es, "ALTO"],
  ["French", 2, fr, "STOP"],
] as const)(
  "the sheet asks in %s for contact and consent as the screens do",
  (_language, at, words, stop) => {
    expect(field("texts").label[at]).toBe(`${words.own.agrees}. ${words.own.agreesHint}`);
    expect(field("texts").label[at]).toContain(stop);
    expect(optionsOf("way").map((option) => option[at])).toEqual(Object.values(words.ways));
    expect(field("language").label[at]).toBe(words.language);
    expect(field("message").label[at]).toBe(words.mayLeave);
    expect(parts.find(({ id }) => id === "contact")?.title[at]).toBe(words.title);
  },
);
