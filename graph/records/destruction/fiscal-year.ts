import { startOfMonth } from "../../../shared/core/time/calendar.ts";

/** A fiscal year has the name of the calendar year in which it ends. */
export interface FiscalCalendar {
  /** The month in which it begins, 1 to 12. */
  firstMonth: number;
  zone: string;
}

/** The fiscal year of a local day, `2026-10-01`. */
export function fiscalYearOf(day: string, firstMonth: number): number {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return firstMonth > 1 && month >= firstMonth ? year + 1 : year;
}

/** When a fiscal year begins, and when the next one does. */
export function boundsOf(year: number, { firstMonth, zone }: FiscalCalendar): { from: Date; to: Date } {
  const begins = (of: number) => {
    const calendar = firstMonth > 1 ? of - 1 : of;
    return startOfMonth(zone, `${String(calendar).padStart(4, "0")}-${String(firstMonth).padStart(2, "0")}`);
  };
  return { from: begins(year), to: begins(year + 1) };
}

/** The last fiscal year whose records have been kept for so many whole years after its end. */
export const lastDueYear = (today: string, firstMonth: number, years: number): number =>
  fiscalYearOf(today, firstMonth) - years - 1;
