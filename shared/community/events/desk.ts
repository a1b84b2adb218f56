import * as z from "zod/mini";
import { says as correctionSays } from "../corrections/sentences.ts";
import { isCalendarDay } from "../../core/forms/fields.ts";
import { says as formSays } from "../../core/forms/sentences.ts";
import { timeZones } from "../../core/time/time-zones.ts";
import { addDays } from "../../core/time/calendar.ts";
import { dayAt, eventColors } from "./rules.ts";
import { says } from "./sentences.ts";
import { eventViews } from "./views.ts";

export const eventFilter = z.object({
  view: z._default(z.enum(eventViews), "coming"),
  search: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(100, correctionSays.searchTooLong)))),
});
export type EventFilter = z.input<typeof eventFilter>;

export const maxEventCharacters = { title: 120, description: 1000, location: 200, host: 120, reason: 300 };
const most = maxEventCharacters;

const text = (needed: string, characters: number, tooLong: string) =>
  z.string(needed).check(z.trim(), z.minLength(1, needed), z.maxLength(characters, tooLong));
const optional = (characters: number, tooLong: string) =>
  z._default(z.nullable(z.string().check(z.trim(), z.maxLength(characters, tooLong))), "");

const day = z.string(says.dayNeeded).check(
  z.refine((written) => /^20\d\d-\d\d-\d\d$/.test(written), { error: says.dayNeeded, abort: true }),
  z.refine(isCalendarDay, { error: formSays.noSuchDay, abort: true }),
);
const time = z
  .string(says.timeNeeded)
  .check(z.refine((written) => /^([01]\d|2[0-3]):[0-5]\d$/.test(written), says.timeNeeded));

/**
 * An event as an administrator enters it, with date and times in the place's time zone. English is
 * required; another language needs both title and description, or neither.
 */
export const eventForm = z
  .object({
    title: text(says.titleNeeded, most.title, says.titleTooLong),
    description: text(says.descriptionNeeded, most.description, says.descriptionTooLong),
    titleEs: optional(most.title, says.titleTooLong),
    descriptionEs: optional(most.description, says.descriptionTooLong),
    titleFr: optional(most.title, says.titleTooLong),
    descriptionFr: optional(most.description, says.descriptionTooLong),
    day,
    from: time,
    to: time,
    timeZone: z.enum(timeZones, says.timeZoneNeeded),
    location: text(says.locationNeeded, most.location, says.locationTooLong),
    host: text(says.hostNeeded, most.host, says.hostTooLong),
    color: z.enum(eventColors, says.colorNeeded),
  })
  .check(
    z.refine(({ from, to }) => minutesBetween(from, to) <= maxHoursOverMidnight * 60 || to > from, {
      path: ["to"],
      message: says.endBeforeStart,
    }),
    z.refine(({ titleEs, descriptionEs }) => !descriptionEs || Boolean(titleEs), {
      path: ["titleEs"],
      message: says.bothOrNeither,
    }),
    z.refine(({ titleEs, descriptionEs }) => !titleEs || Boolean(descriptionEs), {
      path: ["descriptionEs"],
      message: says.bothOrNeither,
    }),
    z.refine(({ titleFr, descriptionFr }) => !descriptionFr || Boolean(titleFr), {
      path: ["titleFr"],
      message: says.bothOrNeither,
    }),
    z.refine(({ titleFr, descriptionFr }) => !titleFr || Boolean(descriptionFr), {
      path: ["descriptionFr"],
      message: says.bothOrNeither,
    }),
    z.refine(({ day, from, timeZone }) => momentIn(timeZone, day, from) !== undefined, {
      path: ["from"],
      message: says.noSuchTime,
    }),
    z.refine((form) => momentIn(form.timeZone, lastDayOf(form), form.to) !== undefined, {
      path: ["to"],
      message: says.noSuchTime,
    }),
  );
export type EventForm = z.output<typeof eventForm>;

/** An event whose end is not after its start ends on the next day. */
export const lastDayOf = ({ day, from, to }: Pick<EventForm, "day" | "from" | "to">): string =>
  to > from ? day : addDays(day, 1);

/** A longer one would rather be a mistake, such as 18:00 to 17:00. */
const maxHoursOverMidnight = 12;

/** From one time to the next time that a clock shows the other one: up to 24 hours. */
function minutesBetween(from: string, to: string): number {
  const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  return ((minuteOf(to) - minuteOf(from) + 1439) % 1440) + 1;
}

/** Why an event is canceled; public. */
export const cancelForm = z.object({
  reason: text(says.reasonNeeded, most.reason, says.reasonTooLong),
});

/** The moment of a local time; undefined for an invalid date and for the hour that spring skips. */
export function momentIn(timeZone: string, day: string, clock: string): Date | undefined {
  const wall = Date.parse(`${day}T${clock}:00Z`);
  if (Number.isNaN(wall)) return undefined;
  const near = wall - offsetAt(wall, timeZone);
  const moment = new Date(wall - offsetAt(near, timeZone));
  return dayAt(moment, timeZone) === day && clockAt(moment, timeZone) === clock ? moment : undefined;
}

/** A place's local time, as `17:30`. */
export const clockAt = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(moment);

/** The place's offset from UTC, to the minute. */
function offsetAt(ms: number, timeZone: string): number {
  const moment = new Date(ms);
  return Date.parse(`${dayAt(moment, timeZone)}T${clockAt(moment, timeZone)}:00Z`) - ms;
}
