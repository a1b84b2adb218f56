import { expect, test } from "vitest";
import { conditionsIn, holds, rulesetForm, type RulesetFacts } from "./rulesets.ts";

const facts: RulesetFacts = {
  helpTypes: ["food", "shelter"],
  needs: ["food", "violence"],
  urgencyLevel: "high",
  distance: null,
  state: "TX",
  people: 6,
  nights: null,
  amount: 120.5,
};
const says = (fact: string, operator: string, value: unknown) => {
  const conditions = conditionsIn({ all: [{ fact, operator, value }] });
  return conditions ? holds(conditions, facts) : "unreadable";
};

test.each([
  ["people", "greaterThanInclusive", 6, true],
  ["people", "greaterThanInclusive", 7, false],
  ["people", "lessThanInclusive", 6, true],
  ["people", "equal", 6, true],
  ["nights", "lessThanInclusive", 3, false],
  ["nights", "equal", 0, false],
  ["amount", "greaterThanInclusive", 120.5, true],
  ["helpTypes", "contains", "food", true],
  ["helpTypes", "contains", "transportation", false],
  ["helpTypes", "doesNotContain", "transportation", true],
  ["needs", "contains", "violence", true],
  ["urgencyLevel", "equal", "high", true],
  ["urgencyLevel", "notEqual", "high", false],
  ["urgencyLevel", "in", ["critical", "high"], true],
  ["urgencyLevel", "notIn", ["critical", "high"], false],
  ["distance", "equal", "local", false],
  ["distance", "notEqual", "local", true],
  ["distance", "in", ["local"], false],
  ["distance", "notIn", ["local"], true],
  ["state", "in", ["CA", "TX"], true],
  // Unknown facts and unfit operators make it unreadable.
  ["people", "contains", 6, "unreadable"],
  ["people", "equal", "6", "unreadable"],
  ["people", "greaterThanInclusive", -1, "unreadable"],
  ["urgencyLevel", "equal", "urgent", "unreadable"],
  ["urgencyLevel", "in", "high", "unreadable"],
  ["urgencyLevel", "in", [], "unreadable"],
  ["urgencyLevel", "equal", ["high"], "unreadable"],
  ["state", "equal", "Texas", "unreadable"],
  ["helpTypes", "equal", "food", "unreadable"],
  ["victimName", "equal", "x", "unreadable"],
  ["people", "eval", 1, "unreadable"],
])("%s %s %o: %s", (fact, operator, value, expected) => {
  expect(says(fact, operator, value)).toBe(expected);
});

test("all of them, or any of them; other keys are ignored", () => {
  const yes = { fact: "people", operator: "equal", value: 6 };
  const no = { fact: "people", operator: "equal", value: 5 };
  const both = [yes, no];
  const said = (stored: unknown) => {
    const conditions = conditionsIn(stored);
    return conditions && holds(conditions, facts);
  };
  expect(said({ all: both })).toBe(false);
  expect(said({ any: both })).toBe(true);
  expect(said({ any: [no] })).toBe(false);
  for (const wrong of [
    null,
    "all",
    {},
    { not: yes },
    { all: both, any: both },
    { all: [{ ...yes, path: "$..x" }] },
    { all: [{ all: [yes] }] },
    { all: Array.from({ length: 21 }, () => yes) },
  ])
    expect(said(wrong)).toBeNull();
});

test.each([
  [
    [{ field: "people", operator: "at_least", value: 6 }],
    [{ fact: "people", operator: "greaterThanInclusive", value: 6 }],
  ],
  [
    [{ field: "people", operator: "at_most", value: "6" }],
    [{ fact: "people", operator: "lessThanInclusive", value: 6 }],
  ],
  [
    [{ field: "needs", operator: "includes", value: " Violence " }],
    [{ fact: "needs", operator: "contains", value: "violence" }],
  ],
  [
    [{ field: "needs", operator: "not_equals", value: "food" }],
    [{ fact: "needs", operator: "doesNotContain", value: "food" }],
  ],
  [
    [{ field: "urgencyLevel", operator: "at_least", value: "high" }],
    [{ fact: "urgencyLevel", operator: "in", value: ["high", "critical"] }],
  ],
  [
    [{ field: "distance", operator: "at_most", value: "regional" }],
    [{ fact: "distance", operator: "in", value: ["local", "regional"] }],
  ],
  [
    [{ field: "state", operator: "equals", value: "tx" }],
    [{ fact: "state", operator: "equal", value: "TX" }],
  ],
  [[], []],
])("reads earlier forms: %o", (before, after) => {
  expect(conditionsIn(before)).toEqual({ all: after });
});

test("a form requires a name, a category, a priority and a condition", () => {
  const form = {
    name: " Families ",
    category: "Triage",
    priority: 2,
    isActive: true,
    requiresHumanReview: true,
    adjustment: -10,
    conditions: { all: [{ fact: "people", operator: "greaterThanInclusive", value: 6 }] },
  };
  expect(rulesetForm.parse(form)).toMatchObject({ name: "Families", category: "triage" });
  for (const wrong of [
    { name: " " },
    { name: "x".repeat(81) },
    { category: "" },
    { priority: 0 },
    { priority: 1.5 },
    { adjustment: 5000.01 },
    { adjustment: 1.005 },
    { conditions: { all: [] } },
    { conditions: null },
  ])
    expect(rulesetForm.safeParse({ ...form, ...wrong }).success).toBe(false);
});
