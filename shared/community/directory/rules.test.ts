import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rowsOf } from "../../../graph/community/directory/entries/load.ts";
import { jurisdictions, resourceTypes, stateCode } from "./rules.ts";

const rows = rowsOf(
  readFileSync(new URL("../../../graph/community/directory/entries/directory.csv", import.meta.url), "utf8"),
);

test("there are 50 states and the District of Columbia, each with its own help", () => {
  expect(jurisdictions).toHaveLength(51);
  for (const [code] of jurisdictions)
    expect(rows.filter(({ state }) => state === code).length).toBeGreaterThanOrEqual(4);
});
test("each entry is of a known type, has a source, and is described in sentences", () => {
  for (const row of rows) {
    expect(resourceTypes).toContain(row.type);
    expect(row.source).not.toBe("");
    expect(row.description).toMatch(/^[A-Z].*\.$/);
  }
});
test("editors' notes are hidden", () => {
  for (const row of rows)
    expect(row.description).not.toMatch(/check|directory number|HUD record|never publish|recheck|seen/i);
});
test("911 and 988 are among the national lines", () => {
  const contacts = rows.filter(({ state }) => state === "US").map(({ contactInfo }) => contactInfo);
  expect(contacts).toContain("911");
  expect(contacts).toContain("988 or 988lifeline.org");
});
test("rejects an entry without a contact, or with a duplicate key", () => {
  const head = "key,state,type,name,contactInfo,description,area,city,kind,counties\n";
  expect(() => rowsOf(`${head}res-al-1,AL,food,Bank,,,statewide,,,\n`)).toThrow(/incomplete/);
  expect(() =>
    rowsOf(`${head}res-al-1,AL,food,A,1,,statewide,,,\nres-al-1,AL,food,B,2,,statewide,,,\n`),
  ).toThrow(/twice/);
});
test("finds a state by code and by name", () => {
  expect([stateCode("ca"), stateCode("new york"), stateCode("XX")]).toEqual(["CA", "NY", undefined]);
});
