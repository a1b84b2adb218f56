import { expect, test } from "vitest";
import {
  dateIn,
  dateTimeIn,
  dayName,
  monthName,
  shortDateIn,
  timeIn,
} from "../../../graph/core/time/format.ts";
import { addDays, addMonths, daysLater, endOfDay, isoIn, startOfDay, startOfMonth } from "./calendar.ts";
import { clockIn, dayIn, isTimeZone, monthIn, yearIn } from "./zone.ts";

const [chicago, guam, utc] = ["America/Chicago", "Pacific/Guam", "UTC"] as const;
/** November 22, 2026, 21:40 in Chicago. */
const evening = new Date("2026-11-23T03:40:00Z");

test.each([
  [chicago, "2026-11-22", "21:40"],
  [guam, "2026-11-23", "13:40"],
  [utc, "2026-11-23", "03:40"],
])("the evening of November 22 in Chicago, in %s", (zone, day, clock) => {
  expect([dayIn(zone, evening), clockIn(zone, evening)]).toEqual([day, clock]);
});

test.each([
  [chicago, "2026-03-08", "2026-03-08T06:00:00.000Z", "2026-03-09T04:59:59.999Z"],
  [chicago, "2026-11-01", "2026-11-01T05:00:00.000Z", "2026-11-02T05:59:59.999Z"],
  [guam, "2026-12-31", "2026-12-30T14:00:00.000Z", "2026-12-31T13:59:59.999Z"],
  [utc, "2026-12-31", "2026-12-31T00:00:00.000Z", "2026-12-31T23:59:59.999Z"],
  // The clocks go from midnight to one o'clock.
  ["America/Havana", "2026-03-08", "2026-03-08T05:00:00.000Z", "2026-03-09T03:59:59.999Z"],
])("a day in %s, %s", (zone, day, start, end) => {
  expect([startOfDay(zone, day).toISOString(), endOfDay(zone, day).toISOString()]).toEqual([start, end]);
  expect([dayIn(zone, startOfDay(zone, day)), dayIn(zone, endOfDay(zone, day))]).toEqual([day, day]);
});

test("a week later has the same local time, across both changes of the clocks", () => {
  const spring = new Date("2026-03-06T03:40:00Z");
  const autumn = new Date("2026-10-30T02:40:00Z");
  expect(daysLater(chicago, spring, 7).toISOString()).toBe("2026-03-13T02:40:00.000Z");
  expect(daysLater(chicago, autumn, 7).toISOString()).toBe("2026-11-06T03:40:00.000Z");
  expect(daysLater(guam, spring, 7).toISOString()).toBe("2026-03-13T03:40:00.000Z");
  // 02:30 is skipped on March 8.
  expect(daysLater(chicago, new Date("2026-03-07T08:30:00Z"), 1).toISOString()).toBe(
    "2026-03-08T08:30:00.000Z",
  );
});

test("the year and the month change at local midnight", () => {
  const newYear = new Date("2027-01-01T03:00:00Z");
  expect([yearIn(chicago, newYear), monthIn(chicago, newYear)]).toEqual([2026, "2026-12"]);
  expect([yearIn(guam, newYear), monthIn(guam, newYear)]).toEqual([2027, "2027-01"]);
  expect(startOfMonth(chicago, "2027-01").toISOString()).toBe("2027-01-01T06:00:00.000Z");
  expect(startOfMonth(guam, "2027-01").toISOString()).toBe("2026-12-31T14:00:00.000Z");
  expect([addMonths("2026-12", 1), addMonths("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
  expect([addDays("2028-02-28", 1), addDays("2027-01-01", -1)]).toEqual(["2028-02-29", "2026-12-31"]);
});

test("only names of time zones are accepted", () => {
  expect([chicago, guam, utc, "America/Indiana/Knox", "US/Central"].every(isTimeZone)).toBe(true);
  expect(["", "+05:00", "Mars/Base", "America/Chicago; DROP", "CST6CDT,M3"].some(isTimeZone)).toBe(false);
});

test("a local time is written with its offset", () => {
  expect(isoIn(chicago, new Date("2026-11-23T03:40:05.007Z"))).toBe("2026-11-22T21:40:05.007-06:00");
  expect(isoIn(guam, evening)).toBe("2026-11-23T13:40:00.000+10:00");
  expect(isoIn("America/St_Johns", evening)).toBe("2026-11-23T00:10:00.000-03:30");
  // The hour that comes twice.
  const twice = ["2026-11-01T06:30:00Z", "2026-11-01T07:30:00Z"].map((at) => isoIn(chicago, new Date(at)));
  expect(twice).toEqual(["2026-11-01T01:30:00.000-05:00", "2026-11-01T01:30:00.000-06:00"]);
});

test("a moment is written in the zone, in each language", () => {
  expect(dateIn(chicago, evening, "en")).toBe("November 22, 2026");
  expect(dateIn(guam, evening, "fr")).toBe("23 novembre 2026");
  expect(shortDateIn(chicago, evening, "es")).toBe("22 nov");
  expect(dateTimeIn(chicago, evening, "en")).toBe("November 22, 2026 at 9:40 PM CST");
  expect(timeIn(chicago, evening, "en")).toBe("9:40 PM CST");
  expect([monthName("2026-11", "es"), dayName("2026-11-22", "en")]).toEqual([
    "noviembre de 2026",
    "November 22, 2026",
  ]);
});
