import { expect, test } from "vitest";
import { fiscalQuarterOf } from "./fiscal-quarters.ts";

test.each([
  ["2026-10-01T05:00:00Z", 2027, 1],
  ["2026-10-01T04:59:59Z", 2026, 4],
  ["2027-01-01T06:00:00Z", 2027, 2],
  ["2027-01-01T05:59:59Z", 2027, 1],
  ["2027-04-01T05:00:00Z", 2027, 3],
  ["2027-07-01T05:00:00Z", 2027, 4],
])("%s in Chicago is in FY %d, quarter %d", (at, year, quarter) => {
  expect(fiscalQuarterOf("America/Chicago", new Date(at))).toEqual({ year, quarter });
});
