import { addDays } from "../../../shared/core/time/calendar.ts";

export const yearKinds = ["calendar", "fiscal"] as const;
export type YearKind = (typeof yearKinds)[number];
export const [firstYear, lastYear] = [2020, 2099] as const;

/**
 * The first and the last day of a year. A fiscal year has the name of the year in which it ends:
 * with October as the first month, 2026 is from October 2025 to September 2026.
 */
export function daysOfYear(year: number, kind: YearKind, fiscalYearMonth: number) {
  const month = kind === "fiscal" ? fiscalYearMonth : 1;
  const begins = month === 1 ? year : year - 1;
  const first = (of: number) => `${of}-${String(month).padStart(2, "0")}-01`;
  return { firstDay: first(begins), lastDay: addDays(first(begins + 1), -1) };
}
