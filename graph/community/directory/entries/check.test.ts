import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { placeOfAreaCode } from "../places/area-codes.ts";
import { checkDirectory } from "./check.ts";
import { jurisdictions } from "../../../../shared/community/directory/rules.ts";

const file = readFileSync(new URL("./directory.csv", import.meta.url), "utf8");
const today = "2026-11-21";
const head = file.slice(0, file.indexOf("\n"));
const columns = head.split(",");

const sound = {
  key: "res-tx-3",
  state: "TX",
  type: "food",
  name: "Houston Food Bank",
  contactInfo: "713-223-3700 or houstonfoodbank.org",
  phone: "713-223-3700",
  website: "https://www.houstonfoodbank.org/",
  city: "Houston",
  area: "Houston",
  source: "Member directory",
  sourceUrl: "https://www.feedingamerica.org/find-your-local-foodbank",
  sourceRetrieved: "2026-07-19",
  confidence: "high",
};
const line = (changes: Record<string, string> = {}) => {
  const entry: Record<string, string> = { ...sound, ...changes };
  return columns.map((column) => `"${entry[column] ?? ""}"`).join(",");
};
const said = (...lines: string[]) =>
  checkDirectory([head, ...lines].join("\n"), today).map(
    ({ line: number, level, text }) => `${number} ${level}: ${text}`,
  );
const about = (changes: Record<string, string>) => said(line(changes)).join("; ");
const calling = (number: string, changes: Record<string, string> = {}) =>
  about({ phone: number, contactInfo: number, website: "", ...changes });

test("characters that an editor damaged are an error", () => {
  expect(about({ city: "San JosÃ©" })).toContain("2 error: city has damaged characters");
  expect(about({ description: "Meals for ni?os." })).toContain("description has damaged characters");
});

test("the directory's own file has no error", () => {
  expect(checkDirectory(file, today).filter(({ level }) => level === "error")).toEqual([]);
});

test("a correct line has no findings", () => {
  expect(said(line())).toEqual([]);
});

describe("telephone numbers", () => {
  test("accepts numbers of the line's own state, toll-free numbers and short codes", () => {
    for (const number of ["512-475-3884", "1-800-799-7233", "2-1-1", "3-1-1", "988", "911"])
      expect(calling(number), number).toBe("");
  });
  test("warns about another state's, unless the note explains them", () => {
    expect(calling("212-475-3884")).toMatch(/^2 warning: 212-475-3884 is a number of NY/);
    expect(calling("212-475-3884", { note: "area code 212 is right: the office is in New York" })).toBe("");
    expect(calling("212-475-3884", { note: "area code 917 is right: mobile" })).toMatch(/warning/);
    expect(calling("212-475-3884", { note: "area code 212 is right: " })).toMatch(/warning/);
  });
  test("rejects unassigned and impossible ones", () => {
    expect(calling("416-475-3884")).toContain("error: 416-475-3884: no state has the area code 416");
    expect(calling("512-175-3884")).toContain("error: 512-175-3884 can't be a real number");
    expect(calling("512-911-3884")).toContain("can't be a real number");
    expect(calling("512-555-0143")).toContain("can't be a real number");
    expect(calling("512-555-1212")).toBe("");
  });
  test("start with 1- if toll-free, and only then", () => {
    expect(calling("800-799-7233")).toContain("error: 800-799-7233 is free of charge and begins with 1-");
    expect(calling("1-512-475-3884")).toContain("error: 1-512-475-3884 begins without 1-");
  });
  test("have one format", () => {
    for (const number of ["(512) 475-3884", "512.475.3884", "5124753884", "211", "512-475-388"])
      expect(calling(number), number).toMatch(/is no number, mail address or/);
  });
  test("are checked in sentences too", () => {
    expect(about({ hint: "By text: 914-342-7744." })).toMatch(/warning: 914-342-7744 is a number of NY/);
    expect(
      about({ state: "US", city: "", area: "national", key: "res-us-3", hint: "By text: 914-342-7744." }),
    ).toBe("");
  });
  test("are in contactInfo and in phone alike", () => {
    expect(about({ phone: "512-475-3884" })).toContain("phone is not in contactInfo");
    expect(about({ phone: "" })).toContain("phone is empty, but contactInfo has a number");
  });
});

test("websites and email addresses: 211.org is a site, a sentence is not", () => {
  const site = (contactInfo: string, website = `https://${contactInfo}`) =>
    about({ phone: "", contactInfo, website });
  expect(site("211.org")).toBe("");
  expect(site("nami.org/find-your-local-nami")).toBe("");
  expect(site("help@houston.org", "")).toBe("");
  expect(site("help@houston", "")).toMatch(/"help@houston" is no number/);
  expect(site("See our site")).toMatch(/"See our site" is no number/);
  expect(site("shelter.net")).toMatch(/is no number/);
  expect(site("houston.org", "https://dallas.org")).toContain("name different sites");
  expect(site("houston.org", "")).toContain("name different sites");
  expect(about({ website: "houstonfoodbank.org" })).toContain("is no web address");
  expect(about({ website: "javascript:alert(1)" })).toContain("is no web address");
});

test("place, type and key must match", () => {
  expect(about({ state: "ZZ", key: "res-zz-1" })).toContain("ZZ is no state");
  expect(about({ key: "res-ca-3" })).toContain("key must be res-tx- and a number");
  expect(about({ type: "gold" })).toContain("type gold is not among");
  expect(about({ area: "national" })).toContain("area is national for a line of the whole country");
  expect(about({ area: "12 Elm Street" })).toContain("county, or the city, as city has it");
});

test("audience, area and hours have one format", () => {
  const shelter = { type: "shelter", kind: "homeless" };
  expect(about(shelter)).toBe("");
  expect(about({ type: "shelter" })).toContain("kind must tell whom a shelter is for");
  expect(about({ type: "shelter", kind: "medical" })).toContain("kind medical is none of shelter");
  expect(about({ kind: "homeless" })).toContain("kind homeless is none of food: (none)");
  expect(about({ area: "county", counties: "Harris; Fort Bend" })).toBe("");
  expect(about({ area: "county" })).toContain("area is county, but counties names none");
  expect(about({ area: "county", counties: "Harris, Fort Bend" })).toContain("counties are names with");
  expect(about({ city: "Hustn", area: "Hustn" })).toContain("warning: places.csv does not know Hustn, TX");
  for (const hours of ["24 hours a day", "Weekdays", "Mon-Fri 8am-4:30pm; Sat 8am-1pm", "Daily 6:15pm-8am"])
    expect(about({ hours }), hours).toBe("");
  expect(about({ hours: "9-5 most days" })).toContain("hours 9-5 most days are not written as");
});

test("every line has its source and the date it was read", () => {
  expect(about({ source: "" })).toContain("source is missing");
  expect(about({ sourceUrl: "ask Ana" })).toContain("sourceUrl is missing");
  for (const day of ["", "last summer", "2026-02-30", "07/19/2026"])
    expect(about({ sourceRetrieved: day }), day).toContain("error: sourceRetrieved must be a day");
  expect(about({ sourceRetrieved: "published 2022-01-20" })).toContain("warning: known only as published");
  expect(about({ sourceRetrieved: "2025-11-20" })).toContain("warning: last checked on 2025-11-20");
  expect(about({ sourceRetrieved: "2025-11-21" })).toBe("");
  expect(about({ sourceRetrieved: "2027-01-01" })).toContain("warning: sourceRetrieved 2027-01-01 is still");
});

test("reports a duplicate with the line of its first occurrence", () => {
  const twin = { key: "res-tx-4", name: "HOUSTON Foodbank", phone: "", contactInfo: "houstonfoodbank.org" };
  expect(said(line(), line())).toContain("3 error: the key res-tx-3 stands on line 2 already");
  expect(said(line(), line({ ...twin, name: "HOUSTON Food-bank" }))).toEqual([
    "3 error: the same name is in TX on line 2 already",
  ]);
  expect(said(line(), line({ key: "res-tx-4", name: "Another" }))).toEqual([
    "3 warning: 713-223-3700 is the number of line 2 too",
  ]);
});

test("rejects a file in another format with the line", () => {
  expect(checkDirectory("key,name\nres-tx-1,A", today)[0]?.text).toMatch(/first line must be key,state/);
  expect(said("res-tx-1,TX")[0]).toMatch(/line 2/);
});

test("each state and the District have area codes, without overlap", () => {
  const codes = Array.from({ length: 800 }, (_, index) => String(200 + index));
  const places = new Set(codes.map(placeOfAreaCode));
  for (const [code] of jurisdictions) expect(places).toContain(code);
  expect([placeOfAreaCode("907"), placeOfAreaCode("888"), placeOfAreaCode("416")]).toEqual([
    "AK",
    "toll-free",
    undefined,
  ]);
});

test("hours that are refused name the forms that are accepted", () => {
  const said = about({ hours: "24 hours daily" });
  for (const form of ['"24 hours a day"', '"Daily 8am-5pm"', '"Mon-Fri 8am-4:30pm; Sat 8am-1pm"'])
    expect(said).toContain(form);
});

test("a website that ends in a placeholder is refused", () => {
  expect(about({ website: "https://www.example.org/tx/waco/unspecified/" })).toContain(
    "ends in a placeholder",
  );
});
