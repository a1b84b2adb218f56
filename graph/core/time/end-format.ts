import { dateIn, dateTimeIn, shortDateIn, shortDateTimeIn } from "./format.ts";
import { endOfDay } from "../../../shared/core/time/calendar.ts";
import { dayIn } from "../../../shared/core/time/zone.ts";

/** "November 29, 2026", or "November 29, 2026 at 4:05 PM CST" if it ends before that day does. */
export const endIn = (zone: string, at: Date, language: string): string =>
  (endsWithDay(zone, at) ? dateIn : dateTimeIn)(zone, at, language);

/** "Nov 29", or "Nov 29, 4:05 PM" if it ends before that day does. */
export const shortEndIn = (zone: string, at: Date, language: string): string =>
  (endsWithDay(zone, at) ? shortDateIn : shortDateTimeIn)(zone, at, language);

const endsWithDay = (zone: string, at: Date) => at.getTime() === endOfDay(zone, dayIn(zone, at)).getTime();
