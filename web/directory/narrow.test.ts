import { expect, test } from "vitest";
import { narrow, searchText, type Narrowing } from "./narrow.ts";
import { typeName, typesAmong } from "./types.ts";

const entry = (name: string, { state = "TX", type = "food" } = {}) => ({
  name,
  state,
  type,
  text: searchText([name, type, null]),
});
const names = (entries: ReturnType<typeof entry>[], by: Partial<Narrowing>) =>
  narrow(entries, { text: "", state: undefined, type: undefined, ...by }).map(({ name }) => name);

test("nothing asked leaves everything as it is", () => {
  expect(names([entry("B"), entry("A", { state: "US" })], {})).toEqual(["B", "A"]);
});

test("case and accents make no difference, whichever side they are on", () => {
  expect(names([entry("Casa de la PEÑA")], { text: "pena" })).toEqual(["Casa de la PEÑA"]);
  expect(names([entry("Casa de la Pena")], { text: "  PEÑA " })).toEqual(["Casa de la Pena"]);
});

test("all words must be there, in any order", () => {
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

test("a state shows its own entries first, then the national lines, and nobody else's", () => {
  const entries = [entry("Line", { state: "US" }), entry("Ohio", { state: "OH" }), entry("Texas")];
  expect(names(entries, { state: "TX" })).toEqual(["Texas", "Line"]);
});

test("state, type and words narrow together", () => {
  const entries = [entry("Bank"), entry("Bank of law", { type: "legal" }), entry("Kitchen")];
  expect(names(entries, { state: "TX", type: "food", text: "bank" })).toEqual(["Bank"]);
});

test("the usual types have their tabs, and a type of the data that is not among them follows", () => {
  const types = typesAmong([{ type: "food" }, { type: "child_care" }]);
  expect(types.slice(0, 3)).toEqual(["social", "medical", "utility"]);
  expect(types.at(-1)).toBe("child_care");
  expect(types.filter((type) => type === "food")).toHaveLength(1);
  expect(typeName("child_care", {})).toBe("Child care");
});
