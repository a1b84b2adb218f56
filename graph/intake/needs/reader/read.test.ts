import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writtenOut } from "../../../../shared/core/text/brace-expansion.ts";
import { measure, parseCorpus } from "../../../../models/needs/measure.ts";
import { readNeeds } from "./read.ts";

const corpus = ["en", "es", "fr"].flatMap((language) =>
  parseCorpus(readFileSync(`models/needs/corpus/${language}.csv`, "utf8")),
);
const anySentence = fc.constantFrom(...corpus.map(({ text }) => text));
/** Without `to`, which keeps the text's spelling. */
const read = (...texts: string[]) => {
  const { ride, ...rest } = readNeeds(texts);
  return { ...rest, ride: ride && { distance: ride.distance, miles: ride.miles } };
};

describe("the corpus", () => {
  test.each(["", "held"])("reads nineteen sentences of twenty right (%s)", (half) => {
    const { exact, sentences, misses } = measure(corpus.filter(({ held }) => held === half));
    expect(exact / sentences, JSON.stringify(misses, null, 1)).toBeGreaterThanOrEqual(0.95);
  });
  test.each([
    ["unseen", { exact: 0.85, together: 0.9 }],
    ["unseen-hard", { exact: 0.65, together: 0.7 }],
  ])("has a part that the reader was not tuned to: %s", (name, least) => {
    const unseen = parseCorpus(readFileSync(`models/needs/corpus/${name}.csv`, "utf8"));
    expect(new Set(unseen.map(({ held }) => held))).toEqual(new Set(["unseen"]));
    const known = new Set(corpus.map(({ text }) => text));
    expect(unseen.filter(({ text }) => known.has(text))).toEqual([]);
    const { exact, together } = measure(unseen);
    expect(exact / unseen.length).toBeGreaterThanOrEqual(least.exact);
    expect(together / unseen.length).toBeGreaterThanOrEqual(least.together);
  });
  test("has eighty sentences of each language", () => expect(corpus.length).toBeGreaterThanOrEqual(240));
});

test.each([
  [["Mother with two children needs food", "Mother with two children"], { meals: { people: 3 } }],
  [["needs food", "", "2"], { meals: { people: 3 } }],
  [["needs food for her two children", "", "two children"], { meals: { people: 3 } }],
  [["Needs a room", "Wife and two sons"], { room: { people: 4, nights: 1 } }],
  [
    ["Household of eight needs a room for 9 nights and food"],
    { meals: { people: 8 }, room: { people: 8, nights: 9 } },
  ],
  [["No food needed, has a place to sleep"], { meals: null, room: null, ride: null }],
])("%j", (texts, expected) => {
  expect(readNeeds(texts)).toMatchObject(expected);
});

test.each([
  ["Nine relatives, burned out of their duplex", { meals: null, room: { people: 9 } }],
  ["Her relatives will pick her up, she needs a meal", { meals: { people: 1 }, people: 1 }],
  ["sleeping rough, asks for a hot meal only", { meals: { people: 1 }, room: null }],
  ["We were put out of our home tonight and we have not eaten", { meals: {}, room: {} }],
  ["The children already ate; the parents still need food", { meals: { people: 2 }, room: null }],
  ["cinco noches, dos personas, sin alimentos", { meals: null, room: { people: 2, nights: 5 } }],
  ["on dort où ce soir ?", { meals: null, room: { people: 1, nights: 1 } }],
  ["Family of 6 but the two oldest are at their aunt's, so 4 need dinner", { meals: { people: 4 } }],
  ["hotel from the 4th to the 9th for a family of three", { room: { people: 3, nights: 5 } }],
  ["Mujer con bebé de 3 meses requiere hospedaje por dos noches", { room: { people: 2, nights: 2 } }],
  ["Tres mujeres con un bebé cada una, sin alimentos", { meals: { people: 6 } }],
  ["truck broke down on I-40, my wife and i need a motel", { room: { people: 2, nights: 1 } }],
  ["Family of six; the kids ate at school, but the parents need supper", { meals: { people: 2 } }],
  ["I need food for my two kids, I already ate.", { meals: { people: 2 } }],
  ["I am writing for my parents, they have no food.", { meals: { people: 2 } }],
  ["It is only for my wife and our baby. A room for a night or two.", { room: { people: 2, nights: 2 } }],
  ["El hotel no es para mí, es para mi hija y su marido, dos noches.", { room: { people: 2, nights: 2 } }],
  ["Driver was arrested; his girlfriend and her son need a ride", { room: null, people: 2 }],
  ["Ma femme est partie avec les enfants, il ne reste que moi. Une chambre ?", { room: { people: 1 } }],
])("who needs help, and for how long: %s", (text, expected) => {
  expect(readNeeds([text])).toMatchObject(expected);
});

test("expands a table's shorthand", () => {
  expect(writtenOut("{has,have} not {eaten,had {a meal,food}}")).toEqual([
    "has not eaten",
    "have not eaten",
    "has not had a meal",
    "have not had a meal",
    "has not had food",
    "have not had food",
  ]);
  expect(writtenOut("way {back,} home")).toEqual(["way back home", "way home"]);
});

test("a ride has its destination as written, its miles, and their meaning", () => {
  expect(readNeeds(["Needs a ride to her sister's in Dallas"]).ride).toEqual({
    distance: null,
    miles: null,
    to: "her sister's in Dallas",
  });
  expect(readNeeds(["Il faut la conduire à la gare, 30 km"]).ride).toEqual({
    distance: "regional",
    miles: 19,
    to: "la gare",
  });
  expect(readNeeds(["Hay que llevarla al hospital"]).ride).toMatchObject({ to: "hospital" });
});

test("names needs that the fund does not pay, unless negated", () => {
  expect(readNeeds(["Needs a lawyer and a doctor"]).others).toEqual(["legal", "medical"]);
  expect(readNeeds(["No injuries. Not suicidal."]).others).toEqual([]);
  expect(readNeeds(["Sin heridas, necesita abogado"]).others).toEqual(["legal"]);
});

describe("a reading is stable", () => {
  test("if a text is repeated, in one text or in two", () => {
    fc.assert(
      fc.property(anySentence, (text) => {
        expect(read(`${text}. ${text}`)).toEqual(read(text));
        expect(read(text, text)).toEqual(read(text));
      }),
    );
  });
  test("with the order of sentences and texts", () => {
    fc.assert(
      fc.property(anySentence, anySentence, anySentence, (a, b, c) => {
        expect(read(`${c}. ${b}. ${a}`)).toEqual(read(`${a}. ${b}. ${c}`));
        expect(read(c, a, b)).toEqual(read(a, b, c));
      }),
    );
  });
  test("with case, accents and the end of a sentence", () => {
    fc.assert(
      fc.property(anySentence, fc.constantFrom("", ".", "!", " ...", "\n", " ;"), (text, end) => {
        expect(read(text.toUpperCase())).toEqual(read(text));
        expect(read(text.normalize("NFD").replace(/\p{M}/gu, ""))).toEqual(read(text));
        expect(read(text + end)).toEqual(read(text));
      }),
    );
  });
});

test("an explicit total is all that counts, whoever was named before", () => {
  const named = ["my son is 6 and my daughter is 9", "my wife is here with the baby", "a man and his mother"];
  fc.assert(
    fc.property(fc.constantFrom(...named), fc.integer({ min: 2, max: 12 }), (text, count) => {
      expect(readNeeds([`${text}, and the ${count} of us need a room`]).room?.people).toBe(count);
    }),
  );
});

test("home far away is a ride, and a room if no distance is stated", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (miles) => {
      const { room, ride } = readNeeds([`We can't go home, it is ${miles} miles`]);
      expect([room, ride?.miles]).toEqual([null, miles]);
    }),
  );
  expect(readNeeds(["We can't go home"])).toMatchObject({ room: { nights: 1 }, ride: null });
});

const within = (count: number | null) =>
  count === null || (Number.isInteger(count) && count >= 1 && count <= 99);

test("reads any text within bounds", () => {
  const words = fc.array(
    fc.oneof(
      fc.constantFrom(...corpus.flatMap(({ text }) => text.split(" "))),
      fc.string({ unit: "binary" }),
      fc.nat().map(String),
    ),
  );
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string({ unit: "binary" }),
          words.map((all) => all.join(" ")),
        ),
        { maxLength: 3 },
      ),
      (texts) => {
        const { people, nights, meals, room, ride } = readNeeds(texts);
        expect(
          [people, nights, meals?.people ?? null, room?.people ?? null, room?.nights ?? null].every(within),
        ).toBe(true);
        expect(ride?.to?.length ?? 0).toBeLessThanOrEqual(80);
        expect(ride?.miles ?? 0).toBeLessThanOrEqual(5000);
      },
    ),
    { numRuns: 300 },
  );
});

test("a relative's owner named with children is not counted again, and a person who pays is not counted", () => {
  for (const [text, count] of [
    ["Twins and their aunt", 3],
    ["Three kids and their aunt need food", 4],
    ["Trois enfants et leur tante", 4],
    ["Dos niños y su tía", 3],
    ["My kids and their aunt", 4],
  ] as const)
    expect(readNeeds([text]).people, text).toBe(count);
  expect(readNeeds(["Red Cross pays the hotel. Food please."])).toMatchObject({ meals: {}, room: null });
});
