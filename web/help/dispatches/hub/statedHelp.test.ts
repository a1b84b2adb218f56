import { expect, test } from "vitest";
import type { Needs } from "../../../../shared/intake/needs/rules.ts";
import { firstInputs, isAsStated, statedHelp, uncheckedFields, type GivenHelp } from "./statedHelp.ts";

const limits = { foodCentsPerPerson: 1000, housingCentsPerNight: 7500, transportationMaxCents: 10_000 };
const none: Needs = { meals: null, room: null, ride: null, other: null };
const needs = (over: Partial<Needs>): Needs => ({ ...none, ...over });
const usual = { people: 1, hours: 24, foodValue: Number.NaN, rideValue: 100, info: "" };
const inputsFor = (stated: Needs | null, isConfirmed = true, given: GivenHelp[] = []) =>
  firstInputs(limits, statedHelp(stated, isConfirmed, given, limits));

test("the fields begin with confirmed needs, and with the usual values for what is not stated", () => {
  expect(inputsFor(null)).toEqual(usual);
  expect(inputsFor(none)).toEqual(usual);
  expect(inputsFor(needs({ meals: { people: 5 } }))).toEqual({ ...usual, people: 5 });
  const shares = { local: 25, regional: 50, long: 100 } as const;
  for (const [distance, rideValue] of Object.entries(shares))
    expect(inputsFor(needs({ ride: { to: null, distance: distance as keyof typeof shares } }))).toEqual({
      ...usual,
      rideValue,
    });
});

test("what was only read from the text is suggested, and no field begins with it", () => {
  const read = needs({ meals: { people: 5 }, ride: { to: null, distance: "local" } });
  expect(inputsFor(read, false)).toEqual(usual);
  const kinds = statedHelp(read, false, [], limits);
  expect(kinds.food).toMatchObject({ isConfirmed: false, inputs: { people: 5 } });
  expect(kinds.transportation).toMatchObject({ inputs: { rideValue: 25 } });
  expect(kinds.shelter).toBeUndefined();
});

test("more than one dispatch may give is cut, and says so", () => {
  const kinds = statedHelp(
    needs({ meals: { people: 12 }, room: { nights: 3, people: 2 } }),
    true,
    [],
    limits,
  );
  expect(kinds.food).toMatchObject({ inputs: { people: 10, foodValue: Number.NaN }, isCut: true });
  expect(kinds.shelter).toMatchObject({ inputs: { hours: 24 }, isCut: true });
  const most = statedHelp(
    needs({ meals: { people: 10 }, room: { nights: 1, people: 2 }, ride: { to: null, distance: "long" } }),
    true,
    [],
    limits,
  );
  expect(Object.values(most).map(({ isCut }) => isCut)).toEqual([false, false, false]);
});

test("after a part was dispatched the rest is left, and a covered need begins again", () => {
  const all = needs({
    meals: { people: 5 },
    room: { nights: 2, people: 2 },
    ride: { to: null, distance: "regional" },
  });
  const part: GivenHelp[] = [
    { helpType: "food", valueCents: 2000, hours: null },
    { helpType: "shelter", valueCents: 7500, hours: 30 },
    { helpType: "transportation", valueCents: 1550, hours: null },
  ];
  expect(inputsFor(all, true, part)).toEqual({
    ...usual,
    people: 5,
    foodValue: 30,
    hours: 18,
    rideValue: 34.5,
  });
  expect(statedHelp(all, true, part, limits).food?.givenCents).toBe(2000);
  const covered: GivenHelp[] = [
    { helpType: "food", valueCents: 5000, hours: null },
    { helpType: "shelter", valueCents: 15_000, hours: 48 },
    { helpType: "transportation", valueCents: 9000, hours: null },
  ];
  expect(inputsFor(all, true, covered)).toEqual({ ...usual, people: 5, rideValue: 50 });
});

test("fields that differ from the need are told apart from those that hold it", () => {
  const { food } = statedHelp(needs({ meals: { people: 5 } }), true, [], limits);
  expect(food && isAsStated({ ...usual, people: 5 }, food)).toBe(true);
  expect(food && isAsStated({ ...usual, people: 4 }, food)).toBe(false);
  expect(food && isAsStated({ ...usual, people: 5, foodValue: 20 }, food)).toBe(false);
  // Fields of other kinds of help say nothing about food.
  expect(food && isAsStated({ ...usual, people: 5, hours: 2, info: "Uber" }, food)).toBe(true);
});

test("a guess that differs from untouched fields has to be looked at; a confirmed need has not", () => {
  const begun = { ...usual };
  const unchecked = (stated: Partial<Needs>, inputs: Partial<typeof usual>, isConfirmed = false) =>
    uncheckedFields(
      [{ helpType: "food" }, { helpType: "food" }],
      statedHelp(needs(stated), isConfirmed, [], limits),
      { ...usual, ...inputs },
      begun,
    );
  expect(unchecked({ meals: { people: 5 } }, {})).toEqual(["people"]);
  expect(unchecked({ meals: { people: 5 } }, { hours: 2 })).toEqual(["people"]);
  expect(unchecked({ meals: { people: 5 } }, { people: 5 })).toEqual([]);
  expect(unchecked({ meals: { people: 5 } }, { people: 4 })).toEqual([]);
  expect(unchecked({ meals: { people: 5 } }, { foodValue: 20 })).toEqual([]);
  expect(unchecked({ meals: { people: 1 } }, {})).toEqual([]);
  expect(unchecked({ meals: { people: 5 } }, {}, true)).toEqual([]);
  // No provider of a ride is checked.
  expect(unchecked({ ride: { to: null, distance: "local" } }, {})).toEqual([]);
});
