import { expect, test } from "vitest";
import { formatFor } from "./format.ts";

test("money is US dollars with cents", () => {
  expect(formatFor("en").money(1234.5)).toBe("$1,234.50");
});

test("everywhere dollars are a plain $", () => {
  expect(formatFor("es").money(75)).toBe("$75.00");
  expect(formatFor("fr").money(75)).toMatch(/^75,00\s\$$/u);
});

test("a date reads MMM d, yyyy in the person's time zone", () => {
  expect(formatFor("en", "America/New_York").date("2026-11-21T02:30:00Z")).toBe("Nov 20, 2026");
  expect(formatFor("en", "UTC").date("2026-11-21T02:30:00Z")).toBe("Nov 21, 2026");
});

test("a birthday is the same day in every time zone", () => {
  expect(formatFor("en", "America/Los_Angeles").date("1990-05-01")).toBe("May 1, 1990");
});

test("long dates and times are written out", () => {
  const format = formatFor("en", "UTC");
  expect(format.dateLong("2026-11-21T15:04:00Z")).toBe("November 21, 2026");
  expect(format.dateTime("2026-11-21T15:04:00Z")).toMatch(/^Nov 21, 2026, 3:04\sPM$/u);
});

test("Spanish and French write dates their own way", () => {
  expect(formatFor("es", "UTC").dateLong("2026-11-21T15:04:00Z")).toContain("noviembre");
  expect(formatFor("fr", "UTC").dateLong("2026-11-21T15:04:00Z")).toContain("novembre");
});

test("shows an invalid date as it is", () => {
  expect(formatFor("en").date("soon")).toBe("soon");
});

test.each(["en", "es", "fr"] as const)("in %s a date without a time reads like one with it", (locale) => {
  const format = formatFor(locale, "UTC");
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${String(month).padStart(2, "0")}-09`;
    expect(format.date(day)).toBe(format.date(`${day}T12:00:00Z`));
  }
});

test("shows an impossible date as it is", () => {
  expect(formatFor("en").date("2026-13-40")).toBe("2026-13-40");
});
