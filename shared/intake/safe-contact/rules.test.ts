import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  allowsChannel,
  contactChecks,
  contactFields,
  contactIn,
  isSaid,
  isWithin,
  minuteOf,
  safeContactForm,
  timeOf,
} from "./rules.ts";
import { timeZoneOf } from "../../core/time/time-zones.ts";

const hours = (from: string, to: string, timeZone = "America/New_York") => ({
  ...{ fromMinute: minuteOf(from)!, toMinute: minuteOf(to)!, timeZone },
});
const problems = (form: object) =>
  safeContactForm.safeParse(form).error?.issues.map(({ path }) => path.join("."));

test("nothing said allows each way at any hour", () => {
  expect(safeContactForm.parse({})).toEqual({ way: "any", from: "", to: "", mayLeaveMessage: false });
});

test("the hours are given together, and differ", () => {
  expect(problems({ from: "09:00" })).toEqual(["to"]);
  expect(problems({ to: "09:00" })).toEqual(["to"]);
  expect(problems({ from: "09:00", to: "09:00" })).toEqual(["to"]);
  expect(problems({ from: "24:00", to: "09:00" })).toEqual(["from"]);
  expect(problems({ from: "22:00", to: "06:30" })).toBeUndefined();
  expect(problems({ timeZone: "Europe/Berlin" })).toEqual(["timeZone"]);
  expect(problems({ way: "pigeon" })).toEqual(["way"]);
});

test("the end of the hours is outside, also over midnight", () => {
  const day = hours("09:00", "17:00");
  for (const [at, is] of [
    ["2026-11-20T13:59:00Z", false],
    ["2026-11-20T14:00:00Z", true],
    ["2026-11-20T21:59:59Z", true],
    ["2026-11-20T22:00:00Z", false],
  ] as const)
    expect(isWithin(day, new Date(at)), at).toBe(is);
  const night = hours("22:00", "06:00");
  for (const [at, is] of [
    ["2026-11-21T02:59:00Z", false],
    ["2026-11-21T03:00:00Z", true],
    ["2026-11-21T05:00:00Z", true],
    ["2026-11-21T10:59:00Z", true],
    ["2026-11-21T11:00:00Z", false],
  ] as const)
    expect(isWithin(night, new Date(at)), at).toBe(is);
});

test("the hours follow daylight saving time", () => {
  const day = hours("09:00", "17:00");
  expect(isWithin(day, new Date("2026-03-07T13:30:00Z"))).toBe(false); // EST
  expect(isWithin(day, new Date("2026-03-08T13:30:00Z"))).toBe(true); // EDT
  expect(isWithin(hours("02:00", "02:45"), new Date("2026-03-08T07:15:00Z"))).toBe(false); // 03:15 EDT
  expect(isWithin(hours("01:00", "01:30"), new Date("2026-11-01T05:15:00Z"))).toBe(true); // first 01:15
  expect(isWithin(hours("01:00", "01:30"), new Date("2026-11-01T06:15:00Z"))).toBe(true); // second
  expect(isWithin(hours("09:00", "17:00", "America/Phoenix"), new Date("2026-07-01T16:30:00Z"))).toBe(true);
});

test("the fields of a larger form are the same form", () => {
  const fields = z.object(contactFields).check(...contactChecks);
  expect(fields.safeParse({ contactFrom: "09:00" }).error?.issues.map(({ path }) => path)).toEqual([
    ["contactTo"],
  ]);
  expect(isSaid(contactIn(fields.parse({ contactZone: "America/Chicago" })))).toBe(false);
  const said = contactIn(
    fields.parse({
      contactWay: "call",
      contactFrom: "09:00",
      contactTo: "17:00",
      contactZone: "Europe/Paris",
    }),
  );
  expect(said).toEqual({
    way: "call",
    from: "09:00",
    to: "17:00",
    mayLeaveMessage: false,
    agreesToTexts: false,
  });
  expect(isSaid(said)).toBe(true);
  expect(isSaid(contactIn(fields.parse({ contactTexts: true })))).toBe(true);
  expect(contactIn(fields.parse({ contactTexts: true })).agreesToTexts).toBe(true);
});

test("a way allows its own channel only", () => {
  expect(["email", "sms", "phone"].map((channel) => allowsChannel("sms", channel as "sms"))).toEqual([
    false,
    true,
    false,
  ]);
  expect(allowsChannel("call", "phone")).toBe(true);
  expect(allowsChannel("none", "phone")).toBe(false);
  expect(allowsChannel("any", "email")).toBe(true);
});

test("times and zones", () => {
  for (const time of ["00:00", "09:30", "23:59"]) expect(timeOf(minuteOf(time)!)).toBe(time);
  expect(["TX", "AZ", "HI", "PR", null, "ZZ"].map(timeZoneOf)).toEqual([
    ...["America/Chicago", "America/Phoenix", "Pacific/Honolulu", "America/Puerto_Rico"],
    ...["America/Chicago", "America/Chicago"],
  ]);
});
