import { localeTags } from "../../core/i18n/i18n.ts";
import type { Language } from "../../../shared/core/forms/fields.ts";
import { monthName as monthNameIn } from "../../../shared/core/time/month-name.ts";
import { hoursIn } from "../../../shared/community/events/hours.ts";
import type { ShownEvent } from "./service.ts";

/*
 * Dates and times as the web app writes them (useEventFormat.ts), in the event's own
 * time zone.
 */

/** `Saturday, July 15, 2023` */
export const dayOf = ({ startsAt, timeZone }: ShownEvent, language: Language) =>
  formatOf(language, timeZone).format(startsAt);

/** `10:00 AM – 12:00 PM CDT` */
export const hoursOf = ({ startsAt, endsAt, timeZone }: ShownEvent, language: Language) =>
  hoursIn(localeTags[language], timeZone, [startsAt, endsAt]);

/** `July 2023` */
export function monthName(month: string, language: Language): string {
  const name = monthNameIn(month, localeTags[language]);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const day = { weekday: "long", year: "numeric", month: "long", day: "numeric" } as const;

/** Cached, because creating one costs more than the rest of an event. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language, timeZone: string): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeTags[language], { ...day, timeZone });
  formats.set(key, format);
  return format;
}
