import { expect, test } from "vitest";
import { placeNamedIn } from "./place.ts";

test.each([
  ["shelter in Austin", "Austin", "TX"],
  ["I need a shelter in el paso tonight", "El Paso", "TX"],
  ["a ride to the doctor in Spokane", "Spokane", "WA"],
  ["cerca de Dallas", "Dallas", "TX"],
  ["où dormir à Seattle ?", "Seattle", "WA"],
  ["abri près de Baton Rouge", "Baton Rouge", "LA"],
  ["Houston", "Houston", "TX"],
  ["food in Brownsville", "Brownsville", "TX"],
  ["St. Louis, where can I sleep in st louis", "Saint Louis", "MO"],
])("%s", (message, city, state) => {
  expect(placeNamedIn(message, undefined)).toEqual({ city, state });
});

test("in a state that is named, a small town counts too", () => {
  expect(placeNamedIn("food in Marfa, Texas", "TX")).toEqual({ city: "Marfa", state: "TX" });
});

test.each([
  "I need to talk to a person",
  "help at home",
  "in need of food",
  "a la calle",
  "je suis à la rue",
  "thank you",
])("no place in %j", (message) => {
  expect(placeNamedIn(message, undefined)).toBeUndefined();
});
