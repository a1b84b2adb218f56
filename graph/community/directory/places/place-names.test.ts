import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { placesIn } from "./place-names.ts";
import { townsNamed } from "./places.ts";
import type { StateCode } from "../../../../shared/community/directory/rules.ts";

const first = (text: string, state?: StateCode) => {
  const [place] = placesIn(text, state).places;
  return place && [place.city, place.state].filter(Boolean).join(", ");
};

describe("a field", () => {
  test.each([
    ["18503", "Scranton, PA"],
    [" 99206 ", "Spokane, WA"],
    ["77002-1234", "Houston, TX"],
    ["02108", "Boston, MA"],
    ["Scranton", "Scranton, PA"],
    ["scranton, pa", "Scranton, PA"],
    ["scranton pa", "Scranton, PA"],
    ["Scranton, Pennsylvania", "Scranton, PA"],
    ["SPOKANE WA", "Spokane, WA"],
    ["portland or", "Portland, OR"],
    ["Portland, ME", "Portland, ME"],
    ["gary in", "Gary, IN"],
    ["Home, PA", "Home, PA"],
    ["mobile", "Mobile, AL"],
    ["reading", "Reading, PA"],
    ["St. Louis", "Saint Louis, MO"],
    ["ft worth", "Fort Worth, TX"],
    ["Winston-Salem", "Winston Salem, NC"],
    ["o'fallon", "O Fallon, MO"],
    ["New York", "New York, NY"],
    ["NYC", "New York, NY"],
    ["Washington, D.C.", "Washington, DC"],
    ["Washington DC", "Washington, DC"],
    ["Truth or Consequences", "Truth Or Consequences, NM"],
    ["Filadelfia, Pensilvania", "Philadelphia, PA"],
    ["Marfa", "Marfa, TX"],
    ["King And Queen Court House, VA", "King And Queen Court House, VA"],
    ["Texas", "TX"],
    ["Washington", "WA"],
    ["Indiana", "IN"],
    ["tx", "TX"],
    ["Nuevo México", "NM"],
    ["Californie", "CA"],
  ])("%j is %s", (text, place) => {
    expect(first(text)).toBe(place);
  });

  // A city of this name but for one letter.
  test.each([
    ["pheonix", "Phoenix, AZ"],
    ["houstan, texas", "Houston, TX"],
    ["dinner tonight in tuscon", "Tucson, AZ"],
    ["cama para hoy en sacremento", "Sacramento, CA"],
    ["un lit à chicgo", "Chicago, IL"],
    ["shelter in los angles", "Los Angeles, CA"],
    ["trenten nj", "Trenton, NJ"],
    ["trenten tx", "Trenton, TX"],
  ])("%j is %s, in spite of a typing error", (text, place) => {
    expect(first(text)).toBe(place);
  });

  test.each([
    "je suis à la maison",
    "how do i get to settle this",
    "nací en colombia",
    "we moved in august",
    "duermo en el piso",
    "by the lake and the woods",
    "i am at the hospitle",
    "on me a detruit la porte",
  ])("%j names no city", (text) => {
    expect(first(text)).toBeUndefined();
  });

  test.each([
    "",
    "   ",
    "00000",
    "123",
    "xyzzy",
    "help",
    "home",
    "999999",
    "🙂",
    "'; DROP TABLE",
    "a".repeat(5000),
  ])("%j is no place", (text) => {
    expect(placesIn(text)).toEqual({ places: [], rest: text });
  });

  test("a name in several states offers them all, and a state decides", () => {
    const states = placesIn("Springfield").places.map(({ state }) => state);
    expect(new Set(states).size).toBe(states.length);
    expect(states).toEqual(expect.arrayContaining(["IL", "MO", "MA", "OH"]));
    expect(first("Springfield", "OH")).toBe("Springfield, OH");
    expect(first("Springfield, MO", "OH")).toBe("Springfield, MO");
    expect(first("Indiana", "PA")).toBe("Indiana, PA");
    expect(first("78701", "OH"), "a ZIP code says more than the state").toBe("Austin, TX");
  });

  test("an unassigned ZIP code is near its neighbors", () => {
    expect(placesIn("18599").places).toEqual([
      expect.objectContaining({ state: "PA", zip: "18599", county: "Lackawanna" }),
    ]);
  });
});

describe("a sentence", () => {
  test.each([
    ["shelter in Spokane", "Spokane, WA", "shelter"],
    ["Spokane shelter", "Spokane, WA", "shelter"],
    ["food bank dallas", "Dallas, TX", "food bank"],
    ["I need a shelter in el paso tonight", "El Paso, TX", "I need a shelter tonight"],
    ["dónde dormir en Houston", "Houston, TX", "dónde dormir"],
    ["cerca de Dallas", "Dallas, TX", ""],
    ["où dormir à Seattle ?", "Seattle, WA", "où dormir ?"],
    ["abri près de Baton Rouge", "Baton Rouge, LA", "abri"],
    ["I have to eat something in Home, PA", "Home, PA", "I have to eat something"],
    ["food in marfa", "Marfa, TX", "food"],
    ["a ride to the doctor in downtown Pittsburgh", "Pittsburgh, PA", "a ride to the doctor"],
    ["my zip is 98101, need food", "Seattle, WA", "my zip is , need food"],
    ["St. Louis, where can I sleep", "Saint Louis, MO", "where can I sleep"],
    ["food in Texas", "TX", "food"],
    ["ayuda en Nueva York", "New York, NY", "ayuda"],
    ["comida en Carolina del Norte", "NC", "comida"],
    ["shelter in the Bronx", "Bronx, NY", "shelter"],
  ])("%j names %s", (text, place, rest) => {
    expect(first(text)).toBe(place);
    expect(placesIn(text).rest.replace(/^, /, "")).toBe(rest);
  });

  test.each([
    "I need to talk to a person",
    "help at home",
    "in need of food",
    "a la calle",
    "je suis à la rue",
    "thank you",
    "I am Madison",
    "my name is Austin",
    "officer Jackson was rude to me",
    "I owe 10001 dollars",
    "case 60601",
    "badge #60601",
    "EM-2026-10001",
    "call me at 713-223-3700",
    "my mobile phone is broken",
    "I have no reading glasses",
    "soy de mexico",
    "we are from cuba",
    "constructor",
  ])("%j names no place", (text) => {
    expect(placesIn(text).places).toEqual([]);
  });
});

test("no ordinary word after a preposition counts as a place", () => {
  const words =
    "debt danger shock pain jail prison court foster need trouble church school work bed labor recovery crisis".split(
      " ",
    );
  for (const word of words) expect(placesIn(`I am in ${word} and need help`).places, word).toEqual([]);
});

test("every town is found by name and state, and by ZIP code", () => {
  const lines = readFileSync(new URL("./places.csv", import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1);
  const lost: string[] = [];
  for (const line of lines.filter((_, at) => at % 10 === 0)) {
    const [state = "", city = "", , , , zips = ""] = line.split(",");
    if (first(`${city}, ${state}`) !== `${townsNamed(city, state)[0]?.city ?? ""}, ${state}`)
      lost.push(`${city}, ${state}`);
    const zip = zips.slice(0, 5).trim();
    if (zip.length === 5 && first(zip) !== `${city}, ${state}`) lost.push(zip);
  }
  expect(lost).toEqual([]);
});
