import { parseDateTime, toZoned } from "@internationalized/date";
import { isCalendarDay } from "../../core/forms/fields.ts";
import { endOfDay } from "../../core/time/calendar.ts";

const written = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d{1,9})?\s*(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

/**
 * When a code of an import expires. A date is valid through that day in the installation's time
 * zone. A time without an offset is one there too, and the later one if the clocks show it twice.
 * Null if it is neither.
 */
export function readExpiry(text: string, zone: string): Date | null {
  const [, day = "", time, offset] = written.exec(text) ?? [];
  if (!isCalendarDay(day)) return null;
  if (time === undefined) return endOfDay(zone, day);
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(time)) return null;
  if (offset === undefined) return toZoned(parseDateTime(`${day}T${time}`), zone, "later").toDate();
  const at = new Date(`${day}T${time}${isoOffset(offset)}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** "-06", "-0600" and "-06:00" mean the same. */
const isoOffset = (offset: string) => {
  const [, sign = "", hours = "", minutes = "00"] = /^([+-])(\d\d):?(\d\d)?$/.exec(offset) ?? [];
  return sign ? `${sign}${hours}:${minutes}` : "Z";
};
