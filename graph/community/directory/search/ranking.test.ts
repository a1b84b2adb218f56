import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Help } from "../../../../shared/community/directory/search/helps.ts";
import { rowsOf } from "../entries/load.ts";
import { nearTo } from "../places/nearness.ts";
import { townsNamed } from "../places/places.ts";
import { isInformationLine } from "../../../../shared/community/directory/rules.ts";
import { rankFor } from "./ranking.ts";

const rows = rowsOf(readFileSync(new URL("../entries/directory.csv", import.meta.url), "utf8"));
const rank = (help: Help, state: string | null, city?: string, zip?: string) =>
  rankFor(help, rows, { state, city: city ?? null, zip: zip ?? null });
const first = (help: Help, state: string, city?: string) => rank(help, state, city)[0]?.row.name;

/** A location and who should come first; `2-1-1` if nothing nearer is listed. */
test.each<[string, string, Partial<Record<Help, string | RegExp>>]>([
  ["TX", "Austin", { food: "Central Texas Food Bank", shelter: /Austin Shelter/, transportation: /Texas/ }],
  ["TX", "Dallas", { food: "North Texas Food Bank", shelter: "2-1-1", transportation: /DART/ }],
  ["TX", "Houston", { food: "Houston Food Bank", shelter: /Houston/, legal: "Lone Star Legal Aid" }],
  ["TX", "El Paso", { food: "El Pasoans Fighting Hunger", shelter: "2-1-1" }],
  ["TX", "San Antonio", { food: "San Antonio Food Bank", shelter: /San Antonio/ }],
  ["TX", "Round Rock", { food: "Central Texas Food Bank", shelter: "2-1-1" }],
  ["TX", "Dripping Springs", { food: "Central Texas Food Bank", shelter: "2-1-1" }],
  ["TX", "Terlingua", { food: "2-1-1", shelter: "2-1-1", transportation: /Texas Medicaid/ }],
  ["WA", "Spokane", { food: /Inland Northwest/, transportation: /Special Mobility/, legal: /Northwest/ }],
  ["WA", "Seattle", { shelter: /Seattle|King County/, transportation: /Hopelink .*King/ }],
  ["PA", "Scranton", { food: /Weinberg/, shelter: "2-1-1", transportation: "2-1-1" }],
  ["PA", "Philadelphia", { shelter: /Philadelphia|Salvation/, legal: /Philadelphia/ }],
  ["PA", "Pittsburgh", { food: /Pittsburgh/, shelter: /Pittsburgh/, transportation: /Allegheny/ }],
  ["CA", "Modesto", { shelter: /Modesto/ }],
  ["CA", "Los Angeles", { transportation: /Access Services/, legal: /Los Angeles/ }],
  ["NY", "Brooklyn", { food: "City Harvest", shelter: /NYC DHS/, legal: "Legal Services NYC" }],
  ["NY", "Buffalo", { food: /FeedMore/, transportation: /Western New York/ }],
  ["IL", "Peoria", { shelter: /Peoria/ }],
  ["OH", "Columbus", { shelter: /Columbus and Franklin/ }],
  ["OH", "Cincinnati", { shelter: /Central Access Point/, violence: "Women Helping Women" }],
  ["MN", "Minneapolis", { shelter: /Hennepin/, transportation: /Twin Cities/ }],
  ["VA", "Virginia Beach", { shelter: /Hampton Roads/ }],
  ["MO", "St. Louis", { legal: /Eastern Missouri/ }],
  ["NC", "Winston-Salem", { shelter: /Winston-Salem/ }],
  ["MI", "Detroit", { shelter: /Detroit/, transportation: /DDOT|SMART/ }],
  ["UT", "Salt Lake City", { shelter: /Salt Lake/ }],
  ["AZ", "Tucson", { food: /Southern Arizona/, violence: /./ }],
  ["LA", "New Orleans", { shelter: /New Orleans/, legal: /Southeast Louisiana/ }],
  ["VT", "Burlington", { shelter: /COTS/, youth_shelter: /Spectrum/ }],
])("%s %s", (state, city, expected) => {
  for (const [help, name] of Object.entries(expected) as [Help, string | RegExp][])
    if (name === "2-1-1") expect(first(help, state, city), help).toMatch(/^2-1-1/);
    else expect(first(help, state, city), help).toMatch(name);
});

describe("at any place", () => {
  const order = ["here", "region", "state", "nation", "elsewhere"];
  const helps: Help[] = ["food", "shelter", "transportation", "legal", "violence", "utility"];
  /** A tenth of all towns, from the largest city to a village. */
  const towns = ["Springfield", "Franklin", "Clinton", "Salem", "Marion", "Madison", "Georgetown", "Auburn"]
    .flatMap((name) => townsNamed(name))
    .concat(["Dallas", "Spokane", "Scranton", "Anchorage", "Chicago"].flatMap((name) => townsNamed(name)));

  test("nearer entries come first, another place's never precede the state's or 2-1-1, and each number is listed once", () => {
    expect(towns.length).toBeGreaterThan(100);
    for (const { state, city } of towns)
      for (const help of helps) {
        const ranked = rank(help, state, city);
        const levels = ranked
          .filter(({ fit }) => fit < 2)
          .map(({ nearness }) => order.indexOf(nearness.level));
        expect(levels, `${help} in ${city}, ${state}`).toEqual(levels.toSorted((a, b) => a - b));
        const numbers = ranked.map(({ row }) => row.contactInfo.split(" or ")[0]);
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(ranked.filter(({ row }) => isInformationLine(row))).toHaveLength(1);
        expect(ranked.every(({ row }) => row.state === state || row.state === "US")).toBe(true);
      }
  });
});

test("with only a state its own lines come first, then 2-1-1, then its towns, largest first", () => {
  const [line, ...towns] = rank("shelter", "TX");
  expect(line?.row.name).toMatch(/^2-1-1/);
  expect(towns[0]?.row.city).toBe("Houston");
  expect(towns.slice(0, 5).every(({ row }) => row.kind === "homeless")).toBe(true);
});

test("a line for survivors of violence is not a bed for an evicted person, and the other way round", () => {
  expect(rank("shelter", "OH", "Columbus").some(({ row }) => row.kind === "violence")).toBe(false);
  expect(rank("violence", "OH", "Columbus").some(({ row }) => row.kind === "homeless")).toBe(false);
});

test("without a state only the national lines are left", () => {
  expect(rank("food", null).every(({ row }) => row.state === "US")).toBe(true);
});

test("an unknown town is located by its ZIP code", () => {
  expect(first("food", "TX", "Nowhereville")).toMatch(/^2-1-1/);
  expect(rank("food", "TX", "Nowhereville", "78701")[0]?.row.name).toBe("Central Texas Food Bank");
  expect(rank("shelter", "MN", "Bloomington", "55420")[0]?.row.name).toBe("Hennepin Shelter Hotline");
});

test("spellings of a town are one town", () => {
  const near = (state: string, city: string, office: string) =>
    nearTo({ state, city })({ state, area: office, city: office, counties: [] })?.level;
  expect(near("MO", "St Louis", "Saint Louis")).toBe("here");
  expect(near("MO", "O'Fallon", "O Fallon")).toBe("here");
  expect(near("TX", " FT. WORTH ", "Fort Worth")).toBe("here");
  expect(near("TX", "Dallas", "Houston")).toBe("elsewhere");
});
