import { expect, test } from "vitest";
import { createFormat } from "./format.ts";

test("money is US dollars with cents", () => {
  expect(createFormat("en").money(1234.5)).toBe("$1,234.50");
});

test("everywhere dollars are a plain $", () => {
  expect(createFormat("es").money(75)).toBe("$75.00");
  expect(createFormat("fr").money(75)).toMatch(/^75,00\s\$$/u);
});

test("a date reads MMM d, yyyy in the person's time zone", () => {
  expect(createFormat("en", "America/New_York").date("2026-11-21T02:30:00Z")).toBe("Nov 20, 2026");
  expect(createFormat("en", "UTC").date("2026-11-21T02:30:00Z")).toBe("Nov 21, 2026");
});

test("a birthday is the same day in every time zone", () => {
  expect(createFormat("en", "America/Los_Angeles").date("1990-05-01")).toBe("May 1, 1990");
});

test("long dates and times are written out", () => {
  const format = createFormat("en", "UTC");
  expect(format.dateLong("2026-11-21T15:04:00Z")).toBe("November 21, 2026");
  expect(format.dateTime("2026-11-21T15:04:00Z")).toMatch(/^Nov 21, 2026, 3:04\sPM$/u);
});

test("Spanish and French write dates their own way", () => {
  expect(createFormat("es", "UTC").dateLong("2026-11-21T15:04:00Z")).toContain("noviembre");
  expect(createFormat("fr", "UTC").dateLong("2026-11-21T15:04:00Z")).toContain("novembre");
});

test("what is no date is shown as it is", () => {
  expect(createFormat("en").date("soon")).toBe("soon");
});
