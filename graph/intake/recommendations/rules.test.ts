import { describe, expect, test } from "vitest";
import { defaultLimits } from "../../../tests/harness/limits.ts";
import { recommendAmount, type Facts, type Ruleset } from "./rules.ts";

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
  test("is ten dollars a person for food, with an explanation", () => {
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
    expect(advice.justification).toContain("Total: $185.");
  });
  test("feeds at most ten people and houses for seven nights, and states the limit", () => {
    const advice = advise({ helpTypes: ["food", "shelter"], people: 12, nights: 9 });
    expect(advice.amountCents).toBe(10_000 + 52_500);
    expect(advice.justification).toContain("Food for 10 of the 12 people at $10 each (10 at most): $100.");
    expect(advice.justification).toContain(
      "Housing for 7 of the 9 nights at $75 per night (7 at most): $525.",
    );
  });
  test("counts meals for those who eat, if a room is for more", () => {
    expect(advise({ helpTypes: ["food"], people: 5, mealsFor: 2 }).amountCents).toBe(2000);
  });
  test("says if its needs are unconfirmed", () => {
    const unconfirmed = "What is needed was taken from the text and is not confirmed.";
    expect(advise({ helpTypes: ["food"], source: "read" }).justification).toContain(unconfirmed);
    expect(advise({ helpTypes: ["food"], source: "confirmed" }).justification).not.toContain("confirmed");
    expect(advise({ source: "confirmed" }).justification).toContain("Nothing with a fixed price");
  });
  test("pays the share of a ride for its distance, and says which", () => {
    const advice = advise({ helpTypes: ["transportation"], distance: "local" });
    expect(advice.amountCents).toBe(2500);
    expect(advice.justification).toContain("a quarter of the limit");
  });
  test("counts needs that only the text names", () => {
    expect(advise({ helpTypes: ["food"], needs: ["shelter"] }).amountCents).toBe(8500);
  });
  test("is five hundred, with the reason, if nothing is recognized", () => {
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
  test("adds its amount if every condition is met", () => {
    const advice = advise({ helpTypes: ["food"], people: 4 }, [ruleset({})]);
    expect(advice.amountCents).toBe(6500);
    expect(advice.justification).toContain('Rule "Large families": $25.');
  });
  test("leaves the amount alone if a condition fails, or it is disabled", () => {
    expect(advise({ helpTypes: ["food"], people: 3 }, [ruleset({})]).amountCents).toBe(3000);
    expect(advise({ helpTypes: ["food"], people: 4 }, [ruleset({ isActive: false })]).amountCents).toBe(4000);
  });
  test("if unreadable never moves money", () => {
    expect(advise({ helpTypes: ["food"] }, [ruleset({ conditions: [{ field: "x" }] })]).amountCents).toBe(
      1000,
    );
    expect(advise({ helpTypes: ["food"] }, [ruleset({ conditions: "all" })]).amountCents).toBe(1000);
  });
  test("can require a person", () => {
    const urgent = ruleset({
      requiresHumanReview: true,
      adjustmentCents: 0,
      conditions: [{ field: "urgencyLevel", operator: "at_least", value: "high" }],
    });
    expect(advise({ urgencyLevel: "critical" }, [urgent]).requiresHumanReview).toBe(true);
    expect(advise({ urgencyLevel: "low" }, [urgent]).requiresHumanReview).toBe(false);
  });
  test("gets the amount after the rules before it", () => {
    const trim = ruleset({
      name: "Trim",
      priority: 2,
      conditions: [{ field: "amount", operator: "at_least", value: 60 }],
      adjustmentCents: -1000,
    });
    expect(advise({ helpTypes: ["food"], people: 4 }, [trim, ruleset({})]).amountCents).toBe(5500);
  });
});
