import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { defaultLimits } from "../../../tests/harness/limits.ts";
import { isPricedByPerson, priceOf, statedNeeds, type Needs } from "./rules.ts";

const nothing: Needs = { meals: null, room: null, ride: null, other: null };
const problems = (input: unknown) =>
  Object.fromEntries(
    (z.safeParse(statedNeeds, input).error?.issues ?? []).map(({ path, message }) => [
      path.join("."),
      message,
    ]),
  );

describe("stated needs", () => {
  test("are complete with their parts, and null if omitted", () => {
    expect(z.parse(statedNeeds, { meals: { people: 3 } })).toEqual({ ...nothing, meals: { people: 3 } });
    expect(
      z.parse(statedNeeds, {
        room: { nights: 2, people: 3 },
        ride: { distance: "regional", to: "  Dallas " },
        other: " diapers ",
      }),
    ).toEqual({
      meals: null,
      room: { nights: 2, people: 3 },
      ride: { distance: "regional", to: "Dallas" },
      other: "diapers",
    });
    expect(z.parse(statedNeeds, { other: "   ", ride: { distance: "long", to: " " } })).toEqual({
      ...nothing,
      ride: { distance: "long", to: null },
    });
    expect(z.parse(statedNeeds, {})).toEqual(nothing);
  });
  test.each([
    [{ meals: { people: 0 } }, "meals.people", "People must be a whole number from 1 to 99"],
    [{ meals: { people: 100 } }, "meals.people", "People must be a whole number from 1 to 99"],
    [{ meals: { people: 2.5 } }, "meals.people", "People must be a whole number from 1 to 99"],
    [{ meals: { people: "3" } }, "meals.people", "People must be a whole number from 1 to 99"],
    [{ meals: { people: Number.NaN } }, "meals.people", "People must be a whole number from 1 to 99"],
    [{ meals: {} }, "meals.people", "People must be a whole number from 1 to 99"],
    [{ meals: 3 }, "meals", "Enter how many people"],
    [{ room: { nights: -1, people: 1 } }, "room.nights", "Nights must be a whole number from 1 to 99"],
    [{ room: { nights: 1 } }, "room.people", "People must be a whole number from 1 to 99"],
    [{ room: true }, "room", "Enter how many nights and people"],
    [
      { ride: { distance: "far" } },
      "ride.distance",
      "Choose how far the ride goes: local, regional, or long",
    ],
    [{ ride: { to: "Dallas" } }, "ride.distance", "Choose how far the ride goes: local, regional, or long"],
    [{ ride: { to: "x".repeat(201), distance: "long" } }, "ride.to", "This text is too long"],
    [{ other: "x".repeat(301) }, "other", "This text is too long"],
    [{ other: 7 }, "other", "Must be text"],
    [{ food: 3 }, "", "Unknown fields: food"],
    [{ meals: { people: 3, adults: 2 } }, "meals", "Unknown fields: adults"],
    ["food for three", "", "Choose what is needed: meals, a room, a ride, or something else"],
    [[], "", "Choose what is needed: meals, a room, a ride, or something else"],
  ])("%j is refused at %s", (input, field, message) => {
    expect(problems(input)).toEqual({ [field]: message });
  });
});

describe("the sum", () => {
  test("is ten dollars a person, seventy-five a night, and the share of a ride for its distance", () => {
    expect(priceOf({ ...nothing, meals: { people: 3 } }, defaultLimits)).toBe(3000);
    expect(priceOf({ ...nothing, room: { nights: 2, people: 5 } }, defaultLimits)).toBe(15_000);
    expect(
      (["local", "regional", "long", null] as const).map((distance) =>
        priceOf({ ...nothing, ride: { distance, to: null } }, defaultLimits),
      ),
    ).toEqual([2500, 5000, 10_000, 10_000]);
  });
  test("stops at ten people, seven nights and the fund's limit", () => {
    expect(priceOf({ ...nothing, meals: { people: 12 } }, defaultLimits)).toBe(10_000);
    expect(priceOf({ ...nothing, room: { nights: 9, people: 1 } }, defaultLimits)).toBe(52_500);
    expect(
      priceOf(
        { ...nothing, room: { nights: 9, people: 1 } },
        { ...defaultLimits, maxFundAllocationCents: 20_000 },
      ),
    ).toBe(20_000);
  });
  test("is empty if nothing has a price", () => {
    expect(priceOf({ ...nothing, other: "diapers" }, defaultLimits)).toBeNull();
  });
});

test("only stated needs with a price may be approved by one officer alone", () => {
  const meals = { ...nothing, meals: { people: 3 } };
  expect(isPricedByPerson("confirmed", meals)).toBe(true);
  expect(isPricedByPerson("read", meals)).toBe(false);
  expect(isPricedByPerson("confirmed", { ...nothing, other: "diapers" })).toBe(false);
  expect(isPricedByPerson(null, null)).toBe(false);
});
