import { dayMs } from "../../core/time/durations.ts";

/** The calendar's first month. */
export const firstMonth = "2023-07";

/** How an event's card is highlighted. */
export const eventColors = ["primary", "secondary", "accent"] as const;
export type EventColor = (typeof eventColors)[number];

/**
 * The maximum number of RSVPs per day for an event: of a network, which may be where it takes
 * place, and of one device.
 */
export const rsvpsPerAddressAndEvent = 100;
export const rsvpsPerDevice = 20;

/** A month in an address: `2023-07`. */
export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/** A device's own key: random, from the browser, and meaningless elsewhere. */
export const isDeviceKey = (text: string): boolean => /^[\w-]{20,64}$/.test(text);

export function addMonths(month: string, count: number): string {
  const [year = 0, place = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, place - 1 + count)).toISOString().slice(0, 7);
}

/**
 * The month as calendar weeks of seven days, beginning on `firstWeekday` (0 is Sunday). Days of
 * other months are null.
 */
export function weeksOf(month: string, firstWeekday: number): (string | null)[][] {
  const [year = 0, place = 1] = month.split("-").map(Number);
  const first = new Date(Date.UTC(year, place - 1));
  const length = new Date(Date.UTC(year, place, 0)).getUTCDate();
  const before = (first.getUTCDay() - firstWeekday + 7) % 7;
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day < 1 || day > length ? null : `${month}-${String(day).padStart(2, "0")}`;
    }),
  );
}

/** The date of a moment in a time zone, as `2023-07-15`. */
export function dayAt(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value;
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** Every moment that is in this month in any time zone; `dayAt` then checks the event's own. */
export function momentsOf(month: string): { from: Date; to: Date } {
  const start = (of: string) => new Date(`${of}-01T00:00:00Z`).getTime();
  return { from: new Date(start(month) - dayMs), to: new Date(start(addMonths(month, 1)) + dayMs) };
}

/** It is over when its last minute is. */
export const isOver = (endsAt: Date, now: Date): boolean => endsAt.getTime() <= now.getTime();
