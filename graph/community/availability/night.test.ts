import { expect, test } from "vitest";
import { timeZoneOf } from "../../../shared/core/time/time-zones.ts";
import { fullTonightOf, isStillFull } from "../../../shared/community/directory/full-tonight.ts";
import { maySayFull } from "./rules.ts";
import { nextMorning } from "./night.ts";

test.for([
  ["an evening", "TX", "2026-12-02T01:12:00Z", "2026-12-02T14:00:00.000Z"],
  ["after midnight", "TX", "2026-12-02T09:00:00Z", "2026-12-02T14:00:00.000Z"],
  ["a minute before eight", "TX", "2026-12-02T13:59:59Z", "2026-12-02T14:00:00.000Z"],
  ["at eight", "TX", "2026-12-02T14:00:00Z", "2026-12-03T14:00:00.000Z"],
  ["another zone", "HI", "2026-12-02T06:00:00Z", "2026-12-02T18:00:00.000Z"],
  ["a zone without summer time", "AZ", "2026-07-02T05:00:00Z", "2026-07-02T15:00:00.000Z"],
  ["the night that has 23 hours", "NY", "2027-03-14T02:00:00Z", "2027-03-14T12:00:00.000Z"],
  ["the night that has 25 hours", "NY", "2026-11-01T02:00:00Z", "2026-11-01T13:00:00.000Z"],
  ["the day before the clocks change", "CA", "2027-03-13T16:00:00Z", "2027-03-14T15:00:00.000Z"],
] as const)("ends at 8 a.m. there: %s", ([, state, at, end]) => {
  expect(nextMorning(timeZoneOf(state), new Date(at)).toISOString()).toBe(end);
});

test("says nothing once the night is over, nor of a place that is hidden", () => {
  const [fullAt, fullUntil] = [new Date("2026-12-02T01:12:00Z"), new Date("2026-12-02T14:00:00Z")];
  const row = { state: "TX", isLocationHidden: false, fullAt, fullUntil };
  const during = new Date("2026-12-02T13:59:59Z");
  expect(fullTonightOf(row, during)).toEqual({
    since: "2026-12-02T01:12:00.000Z",
    until: "2026-12-02T14:00:00.000Z",
    timeZone: "America/Chicago",
  });
  expect(fullTonightOf(row, fullUntil)).toBeUndefined();
  expect(fullTonightOf({ ...row, isLocationHidden: true }, during)).toBeUndefined();
  expect(fullTonightOf({ state: "TX", fullAt: null, fullUntil: null }, during)).toBeUndefined();
  const kept = { since: "", until: "2026-12-02T14:00:00.000Z", timeZone: "America/Chicago" };
  expect([isStillFull(kept, during.getTime()), isStillFull(kept, fullUntil.getTime())]).toEqual([
    true,
    false,
  ]);
});

test("only a listed shelter of a state that does not hide says so", () => {
  const shelter = { type: "shelter", state: "TX", isLocationHidden: false, retiredAt: null };
  expect(maySayFull(shelter)).toBe(true);
  for (const other of [
    { type: "food" },
    { state: "US" },
    { isLocationHidden: true },
    { retiredAt: new Date() },
  ])
    expect(maySayFull({ ...shelter, ...other })).toBe(false);
});
