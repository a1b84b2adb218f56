import { expect, test } from "vitest";
import { sentenceOf } from "../i18n/phrases.ts";
import { dayReader } from "./dates.ts";

const readAll = (...texts: string[]) => {
  const column = texts.map((text, place) => ({ line: place + 2, text }));
  const read = dayReader(column);
  return texts.map((text) => {
    const found = read(text);
    return "day" in found ? found.day : sentenceOf(found.problem).text;
  });
};

test.each([
  ["2026-11-20", "2026-11-20"],
  ["2026/11/20", "2026-11-20"],
  ["11/20/2026", "2026-11-20"],
  ["11/20/26", "2026-11-20"],
  ["1/2/26", "2026-01-02"],
  ["20-Nov-26", "2026-11-20"],
  ["20-Nov-2026", "2026-11-20"],
  ["20 November 2026", "2026-11-20"],
  ["Nov 20, 2026", "2026-11-20"],
  ["November 20, 2026", "2026-11-20"],
  ["5-ene-27", "2027-01-05"],
  ["5-sept.-2026", "2026-09-05"],
  ["3-août-26", "2026-08-03"],
  ["3 févr. 2026", "2026-02-03"],
  ["4-juin-26", "2026-06-04"],
  ["4-juil-26", "2026-07-04"],
  ["20.11.2026", "2026-11-20"],
  ["1.2.2026", "2026-02-01"],
])("%s is read", (text, day) => {
  expect(readAll(text)).toEqual([day]);
});

test.each([
  "2026-02-30",
  "2/30/26",
  "13/13/26",
  "31.2.2026",
  "20.11.26",
  "11-20-2026",
  "20-Nov",
  "46346",
  "",
  "Foo 20, 2026",
  "20-Mor-26",
  "yesterday",
])("%j is no date", (text) => {
  expect(readAll(text)[0]).toContain("Not a date");
});

test("a day that comes first makes every date with slashes of the file unclear", () => {
  const [american, iso, first, unclear, named] = readAll(
    "11/13/26",
    "2026-11-13",
    "13/11/26",
    "5/6/2026",
    "13-Nov-26",
  );
  expect(american).toBe(
    "Line 4 has the day first (“13/11/26”), so this date is not clear. Write all dates as 2026-01-31",
  );
  expect(unclear).toBe(american);
  expect(first).toContain("“13/11/26” has the day first");
  expect([iso, named]).toEqual(["2026-11-13", "2026-11-13"]);
});

test("a file with only days first is not guessed either", () => {
  expect(readAll("20/11/26", "21/11/26").every((text) => text.includes("has the day first"))).toBe(true);
});
