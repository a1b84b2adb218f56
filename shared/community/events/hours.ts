import { dayAt } from "./rules.ts";

/** `10:00 AM – 12:00 PM CDT`, in the event's own time zone, also if it ends on the next day. */
export function hoursIn(tag: string, timeZone: string, [startsAt, endsAt]: readonly [Date, Date]): string {
  const named = formatOf(tag, timeZone, "short");
  // A range over midnight would repeat both dates.
  return dayAt(startsAt, timeZone) === dayAt(endsAt, timeZone)
    ? named.formatRange(startsAt, endsAt)
    : `${formatOf(tag, timeZone).format(startsAt)} – ${named.format(endsAt)}`;
}

/** Kept, because creating one costs more than the rest of an event. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(tag: string, timeZone: string, timeZoneName?: "short"): Intl.DateTimeFormat {
  const key = `${tag} ${timeZone} ${timeZoneName}`;
  const options = { hour: "numeric", minute: "2-digit", timeZone, timeZoneName } as const;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formats.set(key, format);
  return format;
}
