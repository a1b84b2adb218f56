import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { readSources } from "../harness/imports.ts";

/** Words that no field uses in a name, each with one to use. */
const others: readonly [RegExp, string][] = [
  [/^most[A-Z]/, "max…"],
  [/^(?:tell|told)Failure$/, "showFailure"],
  [/^Kept(?!Until|Text|Values|Form|Month)[A-Z]/, "Stored…"],
  [/^(?:Asked|Shown)(?:Version|Fund|Month|Config|Figures|Provider|Help|Need)$/, "…View, Expected…"],
  [/^(?:Asked|Shown|Told|Said|Kept|Given|Counted|Ear)$/, "Input, Filter, Options, …View, Expected…"],
  [/[gG]oodbye|[wW]hereabouts|[hH]appenings?(?![a-z])|[dD]etour/, "notice, location, event, fallback"],
  [/^(?:giveAtOnce|writeDown|allocateAnew|amiss)$/, "what the function does"],
  [/^caps?$|Caps?(?![a-z])/, "Limit"],
];
/** The same in a whole file: parsing each would take twenty times as long. */
const anywhere = new RegExp(
  others
    .map(([{ source }]) => source.replaceAll("^", "(?<![\\w$])").replaceAll(/\$(?=\||$)/g, "(?![\\w$])"))
    .join("|"),
);
const sources = readSources("graph", "shared", "web", "models", "scripts", "prisma", "tests");

test("names use the terms of the field", () => {
  expect(sources.length).toBeGreaterThan(3000);
  const found = sources.flatMap(({ file, code }) => wrongNames(file, code).map((name) => `${file}: ${name}`));
  expect(found).toEqual([]);
});

test.each([
  ["const mostDays = 3;", ["mostDays"]],
  ["function give(mostDays: number) {}", ["mostDays"]],
  ["const { mostDays } = limits;", ["mostDays"]],
  ["interface Limits { readonly mostDays: number }", ["mostDays"]],
  ["type CapRoom = { moneyCap: number; cap: number };", ["CapRoom", "moneyCap", "cap"]],
  ["class A { tellFailure() {} }", ["tellFailure"]],
  ['const capital = captain("most", Capture);', []],
])("a name is recognized: %s", (code, expected) => {
  expect(wrongNames("file.ts", code).map((found) => found.split(" ")[0])).toEqual(expected);
});

/** The wrong names of a file: declarations, parameters, properties and types, but no texts. */
function wrongNames(file: string, code: string): string[] {
  if (!anywhere.test(code)) return [];
  const better = (name: string) => others.find(([wrong]) => wrong.test(name))?.[1];
  const names = new Set<string>();
  new Visitor({ Identifier: ({ name }) => void names.add(name) }).visit(parseSync(file, code).program);
  return [...names].filter(better).map((name) => `${name} (${better(name)})`);
}
