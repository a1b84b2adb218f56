import { fromDate, parseDate, toCalendarDateTime, toZoned } from "@internationalized/date";

/** An IANA name, without offsets, which databases and clocks read differently. */
const zoneName = /^[A-Za-z]+(?:[_-][A-Za-z]+)*(?:\/[A-Za-z0-9]+(?:[_+-][A-Za-z0-9]+)*){0,2}$/;

/** Whether it names a time zone, such as `America/Chicago`. */
export function isTimeZone(name: string): boolean {
  if (!zoneName.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** The calendar day of a moment, as `2026-11-22`. */
export function dayIn(zone: string, at: Date): string {
  const { year, month, day } = partsIn(zone, at);
  return `${year}-${month}-${day}`;
}

/** The calendar month of a moment, as `2026-11`. */
export const monthIn = (zone: string, at: Date): string => dayIn(zone, at).slice(0, 7);

/** The calendar year of a moment. */
export const yearIn = (zone: string, at: Date): number => Number(dayIn(zone, at).slice(0, 4));

/** The local time of a moment, as `17:30`. */
export function clockIn(zone: string, at: Date): string {
  const { hour, minute } = partsIn(zone, at);
  return `${hour}:${minute}`;
}

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

function partsIn(zone: string, at: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat("en-US", { ...digits, timeZone: zone });
  formats.set(zone, format);
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
}

const digits = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const;
/** Kept: creating one costs a hundred times as much as formatting a date. */
const formats = new Map<string, Intl.DateTimeFormat>();
