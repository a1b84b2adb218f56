import { parseDate, Time, toCalendarDateTime, toZoned } from "@internationalized/date";
import { addDays } from "../../../shared/core/time/calendar.ts";
import { dayIn } from "../../../shared/core/time/zone.ts";
import { morningHour } from "./rules.ts";

/** The next 8 a.m. after a moment, by the clocks of that zone, also when they change that night. */
export function nextMorning(zone: string, at: Date): Date {
  const today = dayIn(zone, at);
  const morning = morningOf(zone, today);
  return morning > at ? morning : morningOf(zone, addDays(today, 1));
}

const morningOf = (zone: string, day: string): Date =>
  toZoned(toCalendarDateTime(parseDate(day), new Time(morningHour)), zone).toDate();
