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
