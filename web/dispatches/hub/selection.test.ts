import { expect, test } from "vitest";
import { wrongCounts, type Inputs, type Provider } from "./selection.ts";

const food: Provider = { vendorId: "v1", vendorNumber: 1, helpType: "food" };
const room: Provider = { vendorId: "v2", vendorNumber: 2, helpType: "shelter" };
const typed = (people: number, hours: number): Inputs => ({
  people,
  hours,
  foodValue: Number.NaN,
  rideValue: 100,
  info: "",
});

test("food is for 1 to 10 people and a room for 1 to 24 hours, and nothing else is counted as one", () => {
  expect(wrongCounts([food, room], typed(1, 1))).toEqual([]);
  expect(wrongCounts([food, room], typed(10, 24))).toEqual([]);
  for (const people of [0, 11, 14, 1.5, -1, Number.NaN])
    expect(wrongCounts([food], typed(people, 24))).toEqual(["people"]);
  for (const hours of [0, 25, Number.NaN]) expect(wrongCounts([room], typed(1, hours))).toEqual(["hours"]);
  expect(wrongCounts([food, room], typed(14, 48))).toEqual(["people", "hours"]);
});

test("a count that no ticked provider needs is not asked for", () => {
  expect(wrongCounts([room], typed(14, 24))).toEqual([]);
  expect(wrongCounts([food], typed(1, 48))).toEqual([]);
});
