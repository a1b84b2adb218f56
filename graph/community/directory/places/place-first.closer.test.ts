import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Help } from "../../../../shared/community/directory/search/helps.ts";
import { rowsOf } from "../entries/load.ts";
import { narrow } from "../../../../shared/community/directory/search/narrow.ts";
import { placesIn } from "./place-names.ts";
import { placeOf, townsNamed, type Place } from "./places.ts";
import { byNearness, firstWithLine, rankFor } from "../search/ranking.ts";
import {
  isInformationLine,
  topUseful,
  searchText,
  serving,
  stateName,
  type StateCode,
} from "../../../../shared/community/directory/rules.ts";
import { searchEntries } from "../../../../shared/community/directory/search/search.ts";

const rows = rowsOf(readFileSync(new URL("../entries/directory.csv", import.meta.url), "utf8")).map(
  (row) => ({
    ...row,
    confirmedAt: null,
    text: searchText([
      row.name,
      row.type,
      row.description,
      row.address,
      stateName(row.state) ?? "",
      row.contactInfo,
    ]),
  }),
);
const rowsOfState = new Map(
  [...new Set(rows.map(({ state }) => state))].map((code) => [
    code,
    rows.filter(({ state }) => state === code),
  ]),
);
const rowsFor = (state: string) => [...(rowsOfState.get(state) ?? []), ...(rowsOfState.get("US") ?? [])];

type Row = (typeof rows)[number];

const regionMiles = 60;

/** Entries of another town for its own people, found without the code under test. */
function isAnotherTowns(row: Row, town: Pick<Place, "state" | "city" | "county" | "latitude" | "longitude">) {
  if (row.state === "US" || row.area === "statewide" || isInformationLine(row)) return false;
  if (row.state !== town.state) return true;
  if (row.counties.includes(town.county)) return false;
  const office = row.city ? placeOf({ state: row.state, city: row.city }) : undefined;
  if (office && (office.city === town.city || (row.counties.length === 0 && office.county === town.county)))
    return false;
  if (row.area !== "regional" || row.counties.length > 0 || !office) return true;
  const shrink = Math.cos((town.latitude * Math.PI) / 180);
  const degrees = Math.hypot(office.latitude - town.latitude, (office.longitude - town.longitude) * shrink);
  return degrees * 69 > regionMiles + 1;
}

const isStatewide = (row: Row) => row.area === "statewide" || isInformationLine(row);

/** How many entries are too early in a list: another town's own before a state-wide one. */
function violations(list: readonly Row[], town: Place): number {
  const last = list.findLastIndex((row) => row.state === town.state && isStatewide(row));
  return list.slice(0, Math.max(last, 0)).filter((row) => isAnotherTowns(row, town)).length;
}

/** Locations and needs in people's words, with the intended state. Written before the first run. */
const cases: [text: string, help: Help, state: StateCode][] = [
  ["18503", "food", "PA"],
  ["Scranton", "shelter", "PA"],
  ["Scranton, PA", "transportation", "PA"],
  ["Wilkes-Barre", "food", "PA"],
  ["Erie, PA", "shelter", "PA"],
  ["15213", "legal", "PA"],
  ["Spokane", "shelter", "WA"],
  ["99201", "food", "WA"],
  ["Yakima", "legal", "WA"],
  ["98101", "transportation", "WA"],
  ["Tacoma WA", "utility", "WA"],
  ["Houston", "shelter", "TX"],
  ["78701", "food", "TX"],
  ["El Paso", "violence", "TX"],
  ["Lubbock", "shelter", "TX"],
  ["Brownsville, Texas", "food", "TX"],
  ["Marfa", "transportation", "TX"],
  ["75201", "utility", "TX"],
  ["Amarillo", "legal", "TX"],
  ["Los Angeles", "shelter", "CA"],
  ["Fresno", "food", "CA"],
  ["93301", "shelter", "CA"],
  ["Eureka, CA", "legal", "CA"],
  ["94103", "shelter", "CA"],
  ["NYC", "shelter", "NY"],
  ["11201", "food", "NY"],
  ["Buffalo", "transportation", "NY"],
  ["Syracuse, NY", "utility", "NY"],
  ["Chicago", "food", "IL"],
  ["62701", "shelter", "IL"],
  ["Springfield, MO", "food", "MO"],
  ["Springfield, MA", "shelter", "MA"],
  ["63101", "legal", "MO"],
  ["Miami", "shelter", "FL"],
  ["Pensacola", "food", "FL"],
  ["32801", "violence", "FL"],
  ["Atlanta", "utility", "GA"],
  ["Savannah", "shelter", "GA"],
  ["Mobile, AL", "shelter", "AL"],
  ["35203", "food", "AL"],
  ["Anchorage", "shelter", "AK"],
  ["99701", "food", "AK"],
  ["Phoenix", "transportation", "AZ"],
  ["Flagstaff", "shelter", "AZ"],
  ["Little Rock", "food", "AR"],
  ["Denver", "shelter", "CO"],
  ["81003", "food", "CO"],
  ["Hartford, CT", "shelter", "CT"],
  ["Wilmington, DE", "food", "DE"],
  ["20001", "shelter", "DC"],
  ["Honolulu", "food", "HI"],
  ["Boise", "shelter", "ID"],
  ["Gary, IN", "food", "IN"],
  ["Des Moines", "utility", "IA"],
  ["67202", "shelter", "KS"],
  ["Louisville", "violence", "KY"],
  ["New Orleans", "shelter", "LA"],
  ["Portland, ME", "food", "ME"],
  ["21201", "shelter", "MD"],
  ["Detroit", "transportation", "MI"],
  ["Duluth", "food", "MN"],
  ["39201", "legal", "MS"],
  ["Billings", "shelter", "MT"],
  ["68102", "food", "NE"],
  ["Las Vegas", "shelter", "NV"],
  ["03101", "food", "NH"],
  ["Newark, NJ", "shelter", "NJ"],
  ["87501", "utility", "NM"],
  ["Charlotte", "shelter", "NC"],
  ["58102", "food", "ND"],
  ["44114", "violence", "OH"],
  ["Tulsa", "shelter", "OK"],
  ["Portland, OR", "food", "OR"],
  ["02903", "shelter", "RI"],
  ["Charleston, SC", "food", "SC"],
  ["57104", "shelter", "SD"],
  ["Memphis", "legal", "TN"],
  ["84101", "shelter", "UT"],
  ["Burlington, VT", "shelter", "VT"],
  ["Norfolk, VA", "food", "VA"],
  ["Charleston, WV", "shelter", "WV"],
  ["53202", "food", "WI"],
  ["Cheyenne", "shelter", "WY"],
];

test(`of ${cases.length} people, each is found, and each reads the nearest first with 2-1-1 of the state`, () => {
  const wrong = cases.flatMap(([text, help, state]) => {
    const [place] = placesIn(text).places;
    if (place?.state !== state) return [`${text}: placed in ${place?.state ?? "no state"}`];
    const town = placeOf(place);
    const list = rankFor(help, rowsFor(state), place).map(({ row }) => row);
    const five = firstWithLine(list, 5, (row) => row);
    return [
      ...(town && violations(list, town) === 0 ? [] : [`${text}: another town's own comes first`]),
      ...(five.some(isInformationLine) ? [] : [`${text}: no 2-1-1 among five`]),
      ...(town && five.some((row) => isAnotherTowns(row, town)) ? [`${text}: another town's own`] : []),
    ];
  });
  console.log(
    `place first: ${cases.length - new Set(wrong.map((line) => line.split(":")[0])).size} of ${cases.length} cases`,
  );
  expect(wrong).toEqual([]);
});

describe("in every town of places.csv", () => {
  const towns = readFileSync(new URL("./places.csv", import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .flatMap((line) => {
      const [state = "", city = ""] = line.split(",");
      return townsNamed(city, state).slice(0, 1);
    });
  const helps: Help[] = ["food", "shelter", "transportation", "legal", "violence", "utility"];

  test("no other town's own entry precedes a state-wide one, in a need's list and in the directory's", () => {
    let [count, lists] = [0, 0];
    const seen: string[] = [];
    for (const [at, town] of towns.entries()) {
      const [help = "food"] = [helps[at % helps.length]];
      const here = rowsFor(town.state);
      const byNeed = rankFor(help, here, town).map(({ row }) => row);
      const whole = byNearness(here, town);
      for (const list of [byNeed, whole]) {
        lists += 1;
        const bad = violations(list, town);
        count += bad;
        if (bad > 0 && seen.length < 5) seen.push(`${town.city}, ${town.state}: ${help}`);
        if (!list.some(isInformationLine)) seen.push(`${town.city}, ${town.state}: no 2-1-1`);
      }
    }
    console.log(`place first: ${count} violations in ${lists} lists of ${towns.length} towns`);
    expect(towns.length).toBeGreaterThan(29_000);
    expect(seen).toEqual([]);
    expect(count).toBe(0);
  }, 120_000);
});

describe("the directory's page", () => {
  const near = (text: string) => {
    const [place] = placesIn(text).places;
    if (!place) throw new Error(text);
    return { place, entries: byNearness(rowsFor(place.state), place) };
  };

  test.each(["shelter in Spokane", "food in Scranton", "legal help in El Paso", "ride in Duluth"])(
    "%s lists the place's own, then the state's, and other towns' last",
    (question) => {
      const { place, entries } = near(question);
      const { rest } = placesIn(question);
      const found = narrow(entries, { text: rest, state: place.state, type: undefined }, searchEntries);
      const levels = found.map(({ nearness }) => nearness.level);
      const lastState = levels.lastIndexOf("state");
      expect(levels.indexOf("elsewhere") === -1 || levels.indexOf("elsewhere") > lastState).toBe(true);
      expect(found.every(({ state }) => state === place.state || state === "US")).toBe(true);
      expect(found.slice(0, 12).some(isInformationLine)).toBe(true);
    },
  );

  test("Scranton finds help, and Spokane no entry of Anchorage or Seattle before the state's", () => {
    const scranton = near("Scranton");
    expect(narrow(scranton.entries, { text: "", state: "PA", type: undefined }).length).toBeGreaterThan(20);
    const { entries } = near("Spokane");
    const [first] = narrow(entries, { text: "shelter", state: "WA", type: undefined }, searchEntries);
    expect(first?.state).toBe("WA");
    expect(first?.city).not.toBe("Seattle");
  });
});

describe("home", () => {
  test.each([...rowsOfState.keys()].filter((state) => state !== "US") as StateCode[])(
    "with %s alone shows 2-1-1 first, and no town's own",
    (state) => {
      const shown = topUseful(serving(rows, state));
      expect(shown[0] && isInformationLine(shown[0])).toBe(true);
      expect(shown.every((row) => row.area === "statewide" || isInformationLine(row))).toBe(true);
    },
  );

  test("with a place shows what is near it", () => {
    const [place] = placesIn("77002").places;
    const shown = topUseful(byNearness(rowsFor("TX"), place ?? { state: "TX" }));
    expect(shown[0]?.name).toBe("2-1-1 Texas");
    expect(shown.map(({ name }) => name)).toContain("Houston Food Bank");
    expect(shown.every(({ nearness }) => nearness.level !== "elsewhere")).toBe(true);
  });
});
