import { expect, test } from "vitest";
import { fiscalYearOf } from "../../../shared/core/time/fiscal-year.ts";
import { boundsOf, lastDueYear } from "./fiscal-year.ts";

test("a fiscal year has the name of the year in which it ends", () => {
  expect(fiscalYearOf("2026-09-30", 10)).toBe(2026);
  expect(fiscalYearOf("2026-10-01", 10)).toBe(2027);
  expect(fiscalYearOf("2026-06-30", 7)).toBe(2026);
  expect(fiscalYearOf("2026-07-01", 7)).toBe(2027);
  expect(fiscalYearOf("2026-12-31", 1)).toBe(2026);
  expect(fiscalYearOf("2027-01-01", 1)).toBe(2027);
});

test("it begins and ends at midnight in the installation's zone", () => {
  const october = boundsOf(2026, { firstMonth: 10, zone: "America/Chicago" });
  expect(october.from.toISOString()).toBe("2025-10-01T05:00:00.000Z");
  expect(october.to.toISOString()).toBe("2026-10-01T05:00:00.000Z");
  const january = boundsOf(2026, { firstMonth: 1, zone: "UTC" });
  expect(january.from.toISOString()).toBe("2026-01-01T00:00:00.000Z");
  expect(january.to.toISOString()).toBe("2027-01-01T00:00:00.000Z");
});

test("records are due the day after so many whole years from its end", () => {
  expect(lastDueYear("2029-09-30", 10, 3)).toBe(2025);
  expect(lastDueYear("2029-10-01", 10, 3)).toBe(2026);
  expect(lastDueYear("2028-12-31", 1, 1)).toBe(2026);
  expect(lastDueYear("2028-01-01", 1, 1)).toBe(2026);
  expect(lastDueYear("2027-12-31", 1, 1)).toBe(2025);
});
