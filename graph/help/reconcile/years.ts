import { addDays } from "../../../shared/core/time/calendar.ts";
import { fiscalYearStart } from "../../../shared/core/time/fiscal-year.ts";

export const yearKinds = ["calendar", "fiscal"] as const;
export type YearKind = (typeof yearKinds)[number];
export const [firstYear, lastYear] = [2020, 2099] as const;

/** The first and the last day of a year. */
export function daysOfYear(year: number, kind: YearKind, fiscalYearMonth: number) {
  const first = (of: number) => `${fiscalYearStart(of, kind === "fiscal" ? fiscalYearMonth : 1)}-01`;
  return { firstDay: first(year), lastDay: addDays(first(year + 1), -1) };
}
