import { expect, test } from "vitest";
import * as z from "zod/mini";
import { digitsIn, birthDateChecks, isCalendarDay, trimmed } from "./fields.ts";

test.each([
  ["2024-02-29", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["2026-2-1", false],
  ["0", false],
  ["", false],
])("whether %j is a valid date: %s", (day, is) => {
  expect(isCalendarDay(day)).toBe(is);
});

test("a birth date is between 1900 and today", () => {
  const today = "2026-11-20";
  const born = z.string().check(...birthDateChecks(today));
  const saidOf = (day: string) => born.safeParse(day).error?.issues.map(({ message }) => message);
  expect([saidOf("1900-01-01"), saidOf(today)]).toEqual([undefined, undefined]);
  for (const day of ["1899-12-31", "2026-11-21"])
    expect(saidOf(day)).toEqual(["Date of birth must be between 1900 and today"]);
  expect(saidOf("2023-02-29")).toEqual(["There is no such day. Please check the date"]);
});

test("trims text, and requires it", () => {
  expect(z.parse(trimmed(), "  Ada ")).toBe("Ada");
  expect(z.safeParse(trimmed(), undefined).error?.issues[0]?.message).toBe("Required");
});

test("a phone number counts only its digits", () => {
  expect(digitsIn("+1 (415) 555-0132 ext. 4")).toBe(12);
});
