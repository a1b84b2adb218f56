import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultLimits } from "../../../tests/harness/limits.ts";
import {
  askedHelp,
  dispatchForm,
  joined,
  readNotes,
  totalsOf,
  usd,
  violationsOf,
  writtenNotes,
  type RequestedHelp,
} from "./rules.ts";

const food = (people: number, dollars = people * 10): RequestedHelp => ({
  helpType: "food",
  people,
  valueCents: dollars * 100,
});
const ride = (dollars: number, providerInfo = ""): RequestedHelp => ({
  helpType: "transportation",
  valueCents: dollars * 100,
  providerInfo,
});
const room = (hours: number): RequestedHelp => ({ helpType: "shelter", hours, valueCents: 7_500 });
const against = (given: RequestedHelp[], asked: RequestedHelp[]) =>
  joined(violationsOf(given, asked, defaultLimits));

test("each limit has its message", () => {
  expect(against([], [food(3, 40)])).toBe(
    "Food assistance exceeds limit: $40 > $30 (max $10/person for 3 people)",
  );
  expect(against([], [food(11, 100)])).toBe("Food assistance limited to maximum 10 people");
  expect(against([], [food(12)])).toBe(
    "Food assistance limited to maximum 10 people\nFood assistance exceeds limit: $120 > $100 (max $10/person for 12 people)",
  );
  expect(against([], [ride(100.01)])).toBe("Transportation exceeds $100 limit for Uber/Lyft");
  expect(against([], [ride(20, "DoorDash")])).toBe("Transportation must use approved providers: Uber, Lyft");
  expect(against([], [room(25)])).toBe("Shelter assistance limited to 24 hours maximum");
  expect(against([], [food(10), ride(100, "uber black"), room(24)])).toBe("");
});

test("dispatches within a day count by kind, and only requested kinds are checked", () => {
  expect(against([food(3)], [food(3, 1)])).toBe(
    "Food assistance exceeds limit: $31 > $30 (max $10/person for 3 people)",
  );
  expect(against([food(3)], [food(5, 20)])).toBe("");
  expect(against([ride(60)], [ride(40)])).toBe("");
  expect(against([ride(60)], [ride(41)])).toBe("Transportation exceeds $100 limit for Uber/Lyft");
  expect(against([room(12)], [room(12)])).toBe("");
  expect(against([room(24)], [room(1)])).toBe("Shelter assistance limited to 24 hours maximum");
  expect(against([room(24), ride(100), food(1)], [food(2, 10)])).toBe("");
});

test("omitted values have the usual defaults", () => {
  expect(askedHelp({ helpType: "transportation", providerInfo: "" }, defaultLimits)).toMatchObject({
    valueCents: 10_000,
  });
  expect(askedHelp({ helpType: "food", providerInfo: null, people: 4 }, defaultLimits)).toMatchObject({
    valueCents: 4_000,
    people: 4,
  });
  expect(
    askedHelp({ helpType: "shelter", providerInfo: "", estimatedValue: 9 }, defaultLimits),
  ).toMatchObject({
    valueCents: 7_500,
    hours: 24,
  });
});

const help = fc.oneof(
  fc.record({
    helpType: fc.constant("food" as const),
    people: fc.integer({ min: 1, max: 12 }),
    valueCents: fc.integer({ min: 0, max: 12_000 }),
  }),
  fc.record({
    helpType: fc.constant("transportation" as const),
    valueCents: fc.integer({ min: 0, max: 11_000 }),
    providerInfo: fc.constantFrom("", "Uber", "LYFT", "Local Provider"),
  }),
  fc.record({
    helpType: fc.constant("shelter" as const),
    hours: fc.integer({ min: 1, max: 26 }),
    valueCents: fc.constant(7_500),
  }),
);

/**
 * The limits computed a second way: a ledger with a page per kind, added up dispatch by dispatch.
 */
class Ledger {
  food = 0;
  people = 0;
  ride = 0;
  hours = 0;
  takes(asked: readonly RequestedHelp[]): boolean {
    const next = Object.assign(new Ledger(), this);
    let ownFood = 0;
    let ownPeople = 0;
    for (const one of asked) {
      if (one.helpType === "food") {
        ownFood += one.valueCents;
        ownPeople = Math.max(ownPeople, one.people ?? 1);
      } else if (one.helpType === "transportation") {
        next.ride += one.valueCents;
        if (one.providerInfo && !["uber", "lyft"].includes(one.providerInfo.toLowerCase())) return false;
      } else next.hours += one.hours ?? 24;
    }
    next.food += ownFood;
    next.people = Math.max(next.people, ownPeople);
    const kinds = new Set(asked.map(({ helpType }) => helpType));
    if (kinds.has("food")) {
      if (ownPeople > 10 || ownFood > 1_000 * ownPeople) return false;
      if (next.food > 1_000 * Math.min(10, next.people)) return false;
    }
    if (kinds.has("transportation") && next.ride > 10_000) return false;
    if (kinds.has("shelter") && next.hours > 24) return false;
    Object.assign(this, next);
    return true;
  }
}

test("for any sequence of dispatches the rule agrees with a ledger, and no limit is exceeded", () => {
  fc.assert(
    fc.property(fc.array(fc.array(help, { minLength: 1, maxLength: 4 }), { maxLength: 12 }), (clicks) => {
      const ledger = new Ledger();
      const given: RequestedHelp[] = [];
      for (const click of clicks) {
        const isAllowed = violationsOf(given, click, defaultLimits).length === 0;
        expect(isAllowed).toBe(ledger.takes(click));
        if (isAllowed) given.push(...click);
      }
      const total = totalsOf(given, defaultLimits);
      expect(total.food.cents).toBeLessThanOrEqual(10_000);
      expect(total.food.cents).toBeLessThanOrEqual(total.food.maxCents);
      expect(total.transportation.cents).toBeLessThanOrEqual(10_000);
      expect(total.shelter.hours).toBeLessThanOrEqual(24);
    }),
  );
});

test("notes start with the provider's name, which can be parsed", () => {
  expect(readNotes(writtenNotes("Uber Eats", "two meals - hot"))).toEqual({
    name: "Uber Eats",
    notes: "two meals - hot",
  });
  expect(readNotes("no name")).toEqual({ name: "", notes: "no name" });
  expect([usd(4_000), usd(4_050), usd(0)]).toEqual(["$40", "$40.50", "$0"]);
});

test("rejects a form without a provider, or with one twice", () => {
  const one = { vendorId: 1, helpType: "food" };
  const problem = (providers: unknown) => dispatchForm.safeParse({ providers }).error?.issues[0]?.message;
  expect(problem([])).toBe("Please select at least one service provider to dispatch");
  expect(problem([one, one])).toBe("This provider is selected twice for the same help type");
  expect(problem([{ ...one, estimatedValue: -1 }])).toBe("Please enter US dollars, 0 or more");
  expect(problem([{ ...one, people: 1.5 }])).toBe("Please enter a whole number of people, 1 or more");
  expect(problem([one, { ...one, helpType: "shelter" }])).toBeUndefined();
});
