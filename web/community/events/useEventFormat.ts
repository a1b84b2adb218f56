import { useMemo } from "react";
import { monthName } from "../../../shared/core/time/month-name.ts";
import { hoursIn } from "../../../shared/community/events/hours.ts";
import { localeTags, useLocale, type Locale } from "../../core/i18n/i18n.tsx";

/** Dates in the person's language, times in the event's own time zone. */
export function useEventFormat() {
  const locale = useLocale();
  return useMemo(() => createEventFormat(locale), [locale]);
}

export function createEventFormat(locale: Locale) {
  const tag = localeTags[locale];
  const days = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" });
    return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  };
  return {
    /** `July 2023` */
    month: (text: string) => capital(monthName(text, tag)),
    /** `Saturday, July 15, 2023` */
    day: days({ weekday: "long", year: "numeric", month: "long", day: "numeric" }),
    /** `Sat, Jul 15, 2023` */
    dayShort: days({ weekday: "short", year: "numeric", month: "short", day: "numeric" }),
    monthShort: days({ month: "short" }),
    weekday: days({ weekday: "long" }),
    weekdayShort: days({ weekday: "short" }),
    /** `10:00 AM – 12:00 PM CDT` */
    hours: (startsAt: string, endsAt: string, timeZone: string) =>
      hoursIn(tag, timeZone, [new Date(startsAt), new Date(endsAt)]),
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
