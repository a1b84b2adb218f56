import { expect, test } from "vitest";
import { searchEntries } from "./search.ts";
import { searchText } from "../rules.ts";
import { headingsOf, narrow, placesOf, type Narrowing } from "./narrow.ts";

const entry = (
  name: string,
  { state = "TX", type = "food", kind = null as string | null, contactInfo = name } = {},
) => ({
  ...{ name, state, type, kind, contactInfo },
  area: "statewide",
  text: searchText([name, type, null]),
});
const names = (entries: ReturnType<typeof entry>[], by: Partial<Narrowing>) =>
  narrow(entries, { text: "", state: undefined, type: undefined, ...by }, searchEntries).map(
    ({ name }) => name,
  );

test("without filters everything stays", () => {
  expect(names([entry("B"), entry("A", { state: "US" })], {})).toEqual(["B", "A"]);
});

test("ignores case and accents on both sides", () => {
  expect(names([entry("Casa de la PEÑA")], { text: "pena" })).toEqual(["Casa de la PEÑA"]);
  expect(names([entry("Casa de la Pena")], { text: "  PEÑA " })).toEqual(["Casa de la Pena"]);
});

test("requires all words, in any order", () => {
  const entries = [entry("Houston Food Bank"), entry("Dallas Food Bank")];
  expect(names(entries, { text: "bank houston" })).toEqual(["Houston Food Bank"]);
});

test.each(["mental health", "mental_health", " Mental  HEALTH "])("%s finds that type", (text) => {
  expect(names([entry("A", { type: "mental_health" }), entry("B")], { text })).toEqual(["A"]);
});

test.each(["713-223-3700", "7132233700", "(713) 223-3700", "+1 713 223 3700", "713.223"])(
  "a number is found as %s",
  (text) => {
    const entries = [entry("Bank 713-223-3700 or bank.org"), entry("Lawyers 713-652-0077")];
    expect(names(entries, { text })).toEqual(["Bank 713-223-3700 or bank.org"]);
  },
);

test("a short code is a word like any other", () => {
  expect(names([entry("2-1-1"), entry("713-221-1000")], { text: "2-1-1" })).toEqual(["2-1-1"]);
});

test("what looks like a pattern is only text", () => {
  expect(names([entry("A")], { text: ".*" })).toEqual([]);
  expect(names([entry("A (B)")], { text: "(b)" })).toEqual(["A (B)"]);
});

test("a state shows its own entries first, then the national lines, and no others", () => {
  const entries = [entry("Line", { state: "US" }), entry("Ohio", { state: "OH" }), entry("Texas")];
  expect(names(entries, { state: "TX" })).toEqual(["Texas", "Line"]);
});

test("state, type and words filter together", () => {
  const entries = [entry("Bank"), entry("Bank of law", { type: "legal" }), entry("Kitchen")];
  expect(names(entries, { state: "TX", type: "food", text: "bank" })).toEqual(["Bank"]);
});

const shelters = [
  entry("Safe house", { type: "shelter", kind: "violence" }),
  entry("Beds", { type: "shelter", kind: "homeless" }),
  entry("2-1-1 Texas", { type: "social", contactInfo: "2-1-1 or 211.org" }),
  entry("Youth", { type: "shelter", kind: "youth" }),
  entry("2-1-1", { type: "social", contactInfo: "2-1-1", state: "US" }),
  entry("Safe line", { type: "shelter", kind: "violence", state: "US" }),
];

test("a shelter search lists 2-1-1 once and beds first, and lines for particular groups under headings", () => {
  const found = narrow(shelters, { text: "", state: "TX", type: "shelter" });
  expect(found.map(({ name }) => name)).toEqual(["2-1-1 Texas", "Beds", "Youth", "Safe house", "Safe line"]);
  expect(headingsOf(found)).toEqual([undefined, undefined, "youth", "violence", undefined]);
});

test("a survivor of violence sees those lines first, without a heading", () => {
  const found = narrow(
    shelters.filter(({ kind }) => kind !== "homeless"),
    { text: "domestic violence", state: "TX", type: undefined },
    searchEntries,
  );
  expect(found[0]?.kind).toBe("violence");
  expect(headingsOf(found).every((heading) => heading === undefined)).toBe(true);
});

test("a state's list names each place above its first entry", () => {
  const at = (area: string, city: string | null = null, state = "TX") => ({
    ...{ area, city, state, contactInfo: "713-555-0100" },
  });
  const line = { ...at("county"), contactInfo: "2-1-1" };
  const entries = [line, at("statewide", "Austin"), at("Houston", "Houston"), at("regional", "Houston")];
  const rest = [at("Dallas"), at("county"), at("national", null, "US")];
  expect(placesOf([...entries, ...rest])).toEqual([
    ...["statewide", undefined, "Houston", undefined],
    ...["Dallas", "elsewhere", "national"],
  ]);
});
