import { startOfMonth } from "../../../shared/core/time/calendar.ts";
import { fiscalYearOf, fiscalYearStart } from "../../../shared/core/time/fiscal-year.ts";

interface FiscalCalendar {
  /** The month in which a fiscal year begins, 1 to 12. */
  firstMonth: number;
  zone: string;
}

/** When a fiscal year begins, and when the next one does. */
export function boundsOf(year: number, { firstMonth, zone }: FiscalCalendar): { from: Date; to: Date } {
  const begins = (of: number) => startOfMonth(zone, fiscalYearStart(of, firstMonth));
  return { from: begins(year), to: begins(year + 1) };
}

/** The last fiscal year whose records have been kept for so many whole years after its end. */
export const lastDueYear = (today: string, firstMonth: number, years: number): number =>
  fiscalYearOf(today, firstMonth) - years - 1;
