import { monthName as monthNameIn } from "../../../shared/core/time/month-name.ts";
import { asLanguage, localeTags } from "../i18n/i18n.ts";

const day = { year: "numeric", month: "long", day: "numeric" } as const;
const clock = { hour: "numeric", minute: "2-digit" } as const;
const zoneName = { timeZoneName: "short" } as const;

/** "November 24, 2026". */
export const dateIn = (zone: string, at: Date, language: string) => written(zone, at, language, day);

/** "Nov 24". */
export const shortDateIn = (zone: string, at: Date, language: string) =>
  written(zone, at, language, { month: "short", day: "numeric" });

/** "November 24, 2026 at 4:05 PM CST". */
export const dateTimeIn = (zone: string, at: Date, language: string) =>
  written(zone, at, language, { ...day, ...clock, ...zoneName });

/** "Nov 24, 4:05 PM". */
export const shortDateTimeIn = (zone: string, at: Date, language: string) =>
  written(zone, at, language, { month: "short", day: "numeric", ...clock });

/** "4:05 PM CST". */
export const timeIn = (zone: string, at: Date, language: string) =>
  written(zone, at, language, { ...clock, ...zoneName });

/** "4:05 PM", where the day and the zone are known. */
export const clockIn = (zone: string, at: Date, language: string) => written(zone, at, language, clock);

/** "November 2026", for a month given as `2026-11`. */
export const monthName = (month: string, language: string) =>
  monthNameIn(month, localeTags[asLanguage(language)]);

/** "November 24, 2026", for a calendar day given as `2026-11-24`, which is the same everywhere. */
export const dayName = (calendarDay: string, language: string) =>
  written("UTC", new Date(`${calendarDay}T00:00:00Z`), language, day);

function written(zone: string, at: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  const tag = localeTags[asLanguage(language)];
  const key = `${tag} ${zone} ${Object.keys(options).join(" ")} ${options.month ?? ""}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone: zone });
  formats.set(key, format);
  return format.format(at);
}
/** Kept: creating one costs a hundred times as much as formatting a date. */
const formats = new Map<string, Intl.DateTimeFormat>();
