import { expect, test } from "vitest";
import { daysOfYear } from "./years.ts";

test("a fiscal year has the name of the year in which it ends", () => {
  expect(daysOfYear(2026, "calendar", 10)).toEqual({ firstDay: "2026-01-01", lastDay: "2026-12-31" });
  expect(daysOfYear(2026, "fiscal", 10)).toEqual({ firstDay: "2025-10-01", lastDay: "2026-09-30" });
  expect(daysOfYear(2026, "fiscal", 7)).toEqual({ firstDay: "2025-07-01", lastDay: "2026-06-30" });
  expect(daysOfYear(2024, "fiscal", 3)).toEqual({ firstDay: "2023-03-01", lastDay: "2024-02-29" });
  expect(daysOfYear(2026, "fiscal", 1)).toEqual(daysOfYear(2026, "calendar", 10));
});
