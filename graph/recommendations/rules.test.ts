import { describe, expect, test } from "vitest";
import { readText } from "./reading.ts";
import { calculateRequestAmount, defaultLimits, recommendAmount, type Facts, type Ruleset } from "./rules.ts";

const facts = (over: Partial<Facts> = {}): Facts => ({
  helpTypes: [],
  needs: [],
  people: null,
  nights: null,
  distance: null,
  urgencyLevel: "medium",
  state: "CA",
  ...over,
});
const advise = (over: Partial<Facts>, rulesets: Ruleset[] = []) =>
  recommendAmount(facts(over), rulesets, defaultLimits);

describe("the amount", () => {
  test("is ten dollars a person for food, and says so", () => {
    const advice = advise({ helpTypes: ["food"], people: 3 });
    expect(advice.amountCents).toBe(3000);
    expect(advice.justification).toBe("Food for 3 people at $10 each: $30.");
  });
  test("is seventy-five dollars for the one night of a hotel stay", () => {
    expect(advise({ helpTypes: ["shelter"] }).amountCents).toBe(7500);
  });
  test("adds up all three kinds of help, each with its line", () => {
    const advice = advise({ helpTypes: ["food", "shelter", "transportation"] });
    expect(advice.amountCents).toBe(18_500);
    expect(advice.lines).toHaveLength(3);
    expect(advice.justification).toContain("Together: $185.");
  });
  test("feeds at most ten people", () => {
    expect(advise({ helpTypes: ["food"], people: 40 }).amountCents).toBe(10_000);
  });
  test("pays the part of a ride that its distance asks for, and says which part", () => {
    const advice = advise({ helpTypes: ["transportation"], distance: "local" });
    expect(advice.amountCents).toBe(2500);
    expect(advice.justification).toContain("a quarter of the limit");
  });
  test("counts what only the words ask for", () => {
    expect(advise({ helpTypes: ["food"], needs: ["shelter"] }).amountCents).toBe(8500);
  });
  test("is five hundred, with the reason, when nothing is recognised", () => {
    const advice = advise({});
    expect(advice.amountCents).toBe(50_000);
    expect(advice.justification).toContain("standard amount");
  });
  test("never exceeds the fund's limit", () => {
    const advice = recommendAmount(facts({ helpTypes: ["shelter"], nights: 7 }), [], {
      ...defaultLimits,
      maxFundAllocationCents: 20_000,
    });
    expect(advice.amountCents).toBe(20_000);
    expect(advice.justification).toContain("Lowered to the fund's limit of $200.");
  });
});

describe("an administrator's ruleset", () => {
  const ruleset = (over: Partial<Ruleset>): Ruleset => ({
    name: "Large families",
    isActive: true,
    priority: 1,
    requiresHumanReview: false,
    conditions: [{ field: "people", operator: "at_least", value: 4 }],
    adjustmentCents: 2500,
    ...over,
  });
  test("adds its amount when every condition holds", () => {
    const advice = advise({ helpTypes: ["food"], people: 4 }, [ruleset({})]);
    expect(advice.amountCents).toBe(6500);
    expect(advice.justification).toContain('Rule "Large families": $25.');
  });
  test("leaves the amount alone when a condition fails, or it is switched off", () => {
    expect(advise({ helpTypes: ["food"], people: 3 }, [ruleset({})]).amountCents).toBe(3000);
    expect(advise({ helpTypes: ["food"], people: 4 }, [ruleset({ isActive: false })]).amountCents).toBe(4000);
  });
  test("that cannot be read never moves money", () => {
    expect(advise({ helpTypes: ["food"] }, [ruleset({ conditions: [{ field: "x" }] })]).amountCents).toBe(
      1000,
    );
    expect(advise({ helpTypes: ["food"] }, [ruleset({ conditions: "all" })]).amountCents).toBe(1000);
  });
  test("can ask for a person", () => {
    const urgent = ruleset({
      requiresHumanReview: true,
      adjustmentCents: 0,
      conditions: [{ field: "urgencyLevel", operator: "at_least", value: "high" }],
    });
    expect(advise({ urgencyLevel: "critical" }, [urgent]).requiresHumanReview).toBe(true);
    expect(advise({ urgencyLevel: "low" }, [urgent]).requiresHumanReview).toBe(false);
  });
  test("sees the amount as the rules before it left it", () => {
    const cap = ruleset({
      name: "Trim",
      priority: 2,
      conditions: [{ field: "amount", operator: "at_least", value: 60 }],
      adjustmentCents: -1000,
    });
    expect(advise({ helpTypes: ["food"], people: 4 }, [cap, ruleset({})]).amountCents).toBe(5500);
  });
});

test("a request's own amount comes from its help types, people and nights", () => {
  expect(calculateRequestAmount({ helpTypes: ["food", "shelter"], people: 2, nights: 2 })).toBe(17_000);
  expect(calculateRequestAmount({ helpTypes: [], people: 4, nights: null })).toBeNull();
});

describe("the words of a request", () => {
  test.each([
    ["A family of four needs food", 4],
    ["Mother with 2 children", 3],
    ["My wife and I need a room", 2],
    ["She and her 3-year-old son need a room", 2],
    ["Two adults and three kids", 5],
    ["Six people were displaced", 6],
    ["A woman with her children", 3],
    ["Familia de cinco sin comida", 5],
    ["Needs a room tonight", null],
  ])("%s: %s", (details, people) => {
    expect(readText({ details }).people).toBe(people);
  });
  test("the dependents count too, once", () => {
    expect(readText({ details: "needs food", dependents: "2" }).people).toBe(3);
    expect(readText({ details: "needs food for her two children", dependents: "two children" }).people).toBe(
      3,
    );
  });
  test.each([
    ["Needs a hotel for three nights", 3],
    ["Needs a room tonight", 1],
    ["Slept in the car for three nights. Needs food", null],
    ["A motel for 2 days please", 2],
  ])("%s: %s nights", (details, nights) => {
    expect(readText({ details }).nights).toBe(nights);
  });
  test("needs are named, and what is said not to be needed is not", () => {
    expect(readText({ details: "Hungry and nowhere to sleep, asks for a lawyer" }).needs).toEqual([
      "food",
      "shelter",
      "legal",
    ]);
    expect(readText({ details: "She does not need food, only a ride 8 miles home" })).toMatchObject({
      needs: ["transportation"],
      distance: "local",
    });
  });
  test("a hostile text is read in a moment", () => {
    const started = performance.now();
    readText({
      details: "two ".repeat(50_000),
      needStatement: "do not need ".repeat(20_000),
      dependents: "9".repeat(90_000),
    });
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
