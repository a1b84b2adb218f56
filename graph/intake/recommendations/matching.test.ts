import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rowsOf } from "../../community/directory/entries/load.ts";
import { matchResources } from "./matching.ts";
import type { Facts } from "./rules.ts";

const rows = rowsOf(
  readFileSync(new URL("../../community/directory/entries/directory.csv", import.meta.url), "utf8"),
);
const candidates = rows.map((row, id) => ({ ...row, id }));
const noResource = { name: "", city: null, area: "", contactInfo: "", type: "" };

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
function match(over: Partial<Facts>, location: { state: string | null; city?: string } = { state: "CA" }) {
  return matchResources(facts({ state: location.state, ...over }), candidates, location).map(
    ({ resourceId, confidence }) => {
      const { name, city, area, contactInfo, type } = candidates[resourceId] ?? noResource;
      return { name, city, area, contactInfo, type, confidence };
    },
  );
}

test.each([
  ["TX", "Austin", /^Central Texas Food Bank$/],
  ["TX", "Dallas", /^North Texas Food Bank$/],
  ["WA", "Spokane", /Inland Northwest/],
  ["PA", "Scranton", /Weinberg/],
  ["TX", "El Paso", /^El Pasoans/],
  ["MT", "Ekalaka", /Montana Food Bank Network|2-1-1/],
])("a hungry person in %s, %s is not sent across the state", (state, city, name) => {
  const found = match({ helpTypes: ["food"] }, { state, city });
  expect(found[0]?.name).toMatch(name);
  const afar = found.filter((row) => !["national", "statewide"].includes(row.area) && row.confidence < 2);
  const rest = found.slice(0, found.length - afar.length);
  expect(rest.some(({ contactInfo }) => contactInfo.startsWith("2-1-1"))).toBe(true);
  expect(afar.every((row) => row.confidence <= 1)).toBe(true);
});

describe("the confidence", () => {
  const confidenceOf = (name: RegExp, over: Partial<Facts>, location: { state: string; city?: string }) =>
    match(over, location).find((row) => name.test(row.name))?.confidence;

  test("is 5 in the same city, 4 in the region, 3 for the state, 2 for the country", () => {
    const [food, legal] = [{ helpTypes: ["food" as const] }, { needs: ["legal" as const] }];
    expect(confidenceOf(/^Central Texas Food/, food, { state: "TX", city: "Austin" })).toBe(5);
    expect(confidenceOf(/^Central Texas Food/, food, { state: "TX", city: "Round Rock" })).toBe(4);
    expect(confidenceOf(/^Northwest Justice/, legal, { state: "WA", city: "Spokane" })).toBe(3);
    expect(confidenceOf(/^2-1-1/, food, { state: "TX", city: "Austin" }), "2-1-1 of the state").toBe(3);
    expect(confidenceOf(/Hunger Hotline/, food, { state: "WA", city: "Spokane" })).toBeLessThanOrEqual(2);
    expect(confidenceOf(/^Food Lifeline/, food, { state: "WA", city: "Spokane" })).toBeUndefined();
  });
  test("is slightly less for entries for some people only, and at most 2 for second choices", () => {
    const ride = { helpTypes: ["transportation" as const] };
    expect(confidenceOf(/^DART/, ride, { state: "TX", city: "Dallas" })).toBe(4.8);
    const room = { helpTypes: ["shelter" as const] };
    expect(confidenceOf(/Housing/, room, { state: "TX", city: "El Paso" })).toBeLessThan(2);
  });
});

test("911 comes first in danger and 988 in a crisis, and 911 nowhere else", () => {
  expect(match({ needs: ["danger", "food"] })[0]?.contactInfo).toBe("911");
  expect(match({ needs: ["crisis"] })[0]?.contactInfo).toMatch(/^988/);
  expect(match({ helpTypes: ["food", "shelter"] }).map(({ contactInfo }) => contactInfo)).not.toContain(
    "911",
  );
});

test("for several needs each has its best row among the five", () => {
  const types = match({ helpTypes: ["food", "shelter", "transportation"] }, { state: "TX", city: "Houston" });
  expect(types).toHaveLength(5);
  expect(new Set(types.map(({ type }) => type))).toEqual(
    new Set(["shelter", "food", "transportation", "social"]),
  );
});

test("a survivor of violence gets a line for it, and an evicted person does not", () => {
  const location = { state: "OH", city: "Columbus" };
  expect(match({ needs: ["violence"] }, location)[0]?.name).toBe("CHOICES");
  expect(match({ helpTypes: ["shelter"] }, location).map(({ name }) => name)).not.toContain("CHOICES");
});

test("without a state only national lines are left, and without a need 2-1-1", () => {
  expect(match({ helpTypes: ["food"] }, { state: null }).every(({ confidence }) => confidence <= 2)).toBe(
    true,
  );
  expect(match({}, { state: "TX", city: "Austin" }).map(({ name }) => name)).toEqual(["2-1-1 Texas"]);
});

test("each number is listed once, five at most, between 0 and 5", () => {
  const found = match({
    helpTypes: ["food", "shelter"],
    needs: ["legal", "violence", "crisis", "danger"],
    urgencyLevel: "critical",
  });
  expect(found).toHaveLength(5);
  expect(new Set(found.map(({ contactInfo }) => contactInfo)).size).toBe(5);
  for (const { confidence } of found) expect(confidence).toBeLessThanOrEqual(5);
});

test("lists nothing that was not requested", () => {
  const asked = match(
    { helpTypes: ["food"], needs: ["medical", "legal", "mental_health"] },
    { state: "TX", city: "Houston" },
  );
  expect(new Set(asked.map(({ type }) => type))).toEqual(new Set(["food", "social"]));
  const unsafe = match({ helpTypes: ["food"], needs: ["danger"] }, { state: "TX", city: "Houston" });
  expect(unsafe[0]?.contactInfo).toBe("911");
});

test.each<[Facts["helpTypes"], string, string]>([
  [["shelter"], "TX", "Houston"],
  [["food", "shelter", "transportation"], "CA", "Los Angeles"],
  [["shelter"], "MI", "Detroit"],
])("2-1-1 is among the five for %j in %s, %s", (helpTypes, state, city) => {
  const found = match({ helpTypes }, { state, city });
  expect(found.length).toBeLessThanOrEqual(5);
  expect(found.some(({ contactInfo }) => contactInfo.startsWith("2-1-1"))).toBe(true);
});

describe("a shelter for women", () => {
  const inAustin = { state: "TX", city: "Austin" };
  const shelter = (over: Partial<Facts>) =>
    match({ helpTypes: ["shelter"], ...over }, inAustin).find(({ name }) =>
      /for Women and Children/.test(name),
    );

  test.each([
    ["is left out for a family with a man", { hasMan: true, hasWoman: true }, undefined],
    ["is 5 for a mother with her children", { hasMan: false, hasWoman: true }, 5],
    ["is a little less where nothing is known", {}, 4.8],
  ])("%s", (_what, party, confidence) => {
    expect(shelter(party)?.confidence).toBe(confidence);
  });
});
