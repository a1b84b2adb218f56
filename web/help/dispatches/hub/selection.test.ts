import { expect, test } from "vitest";
import { firstAvailable, wrongCounts, type Inputs, type Provider } from "./selection.ts";

const food: Provider = { name: "DoorDash", vendorId: "v1", vendorNumber: 1, helpType: "food" };
const room: Provider = { name: "Expedia", vendorId: "v2", vendorNumber: 2, helpType: "shelter" };
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

test("the provider that is checked by itself can be dispatched, and no one is arranging it", () => {
  const offered = (number: number, over = {}) => ({
    ...{
      number,
      helpTypes: ["food" as const],
      isActive: true,
      isDeleted: false,
      codesInPool: 0,
      freeCodes: 0,
    },
    ...over,
  });
  const first = (...vendors: ReturnType<typeof offered>[]) =>
    firstAvailable(vendors, "food", [
      { vendorNumber: 7, helpType: "food" },
      { vendorNumber: 8, helpType: "shelter" },
    ])?.number;
  expect(first(offered(1), offered(2))).toBe(1);
  expect(first(offered(1, { isActive: false }), offered(2))).toBe(2);
  expect(first(offered(1, { isDeleted: true }), offered(2))).toBe(2);
  expect(first(offered(1, { helpTypes: ["shelter"] }), offered(2))).toBe(2);
  expect(
    first(offered(1, { codesInPool: 9, freeCodes: 0 }), offered(2, { codesInPool: 9, freeCodes: 1 })),
  ).toBe(2);
  expect(first(offered(7), offered(8))).toBe(8);
  expect(first(offered(7))).toBeUndefined();
  expect(first()).toBeUndefined();
});
