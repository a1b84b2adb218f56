import { fromDate, parseDate, toCalendarDateTime, toZoned } from "@internationalized/date";

/** The local time with its offset, as `2026-11-22T21:40:00.000-06:00`. */
export function isoIn(zone: string, at: Date): string {
  const local = fromDate(at, zone);
  const clock = `${toCalendarDateTime(local).toString().slice(0, 19)}.${`${local.millisecond}`.padStart(3, "0")}`;
  const minutes = Math.abs(local.offset) / 60_000;
  const two = (part: number) => `${Math.floor(part)}`.padStart(2, "0");
  return `${clock}${local.offset < 0 ? "-" : "+"}${two(minutes / 60)}:${two(minutes % 60)}`;
}

/** The first moment of a day. In some zones that is one o'clock on the day the clocks change. */
export const startOfDay = (zone: string, day: string): Date => toZoned(parseDate(day), zone).toDate();

/** The last millisecond of a day: what ends on a day ends then. */
export const endOfDay = (zone: string, day: string): Date =>
  new Date(startOfDay(zone, addDays(day, 1)).getTime() - 1);

/** The first moment of a month, given as `2026-11`. */
export const startOfMonth = (zone: string, month: string): Date => startOfDay(zone, `${month}-01`);

/** The day that many calendar days later. */
export const addDays = (day: string, days: number): string => parseDate(day).add({ days }).toString();

/** The month that many calendar months later; both as `2026-11`. */
export const addMonths = (month: string, months: number): string =>
  parseDate(`${month}-01`).add({ months }).toString().slice(0, 7);

/**
 * The same local time that many calendar days later, also if a day between has 23 or 25 hours. A
 * time that the spring skips becomes an hour later.
 */
export const daysLater = (zone: string, at: Date, days: number): Date =>
  fromDate(at, zone).add({ days }).toDate();
