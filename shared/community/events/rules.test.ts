import { expect, test } from "vitest";
import { addMonths, dayAt, isDeviceKey, isMonth, isOver, momentsOf, weeksOf } from "./rules.ts";

test("months continue over the turn of the year, both ways", () => {
  expect(addMonths("2023-07", 1)).toBe("2023-08");
  expect(addMonths("2023-12", 1)).toBe("2024-01");
  expect(addMonths("2024-01", -1)).toBe("2023-12");
  expect(addMonths("2023-07", 41)).toBe("2026-12");
});

test.for(["2023-7", "2023-13", "2023-00", "1923-07", "July 2023", "2023-07-01", "", "2023-07\0"])(
  "%j is not a month",
  (text) => expect(isMonth(text)).toBe(false),
);

test("July 2023 begins on a Saturday", () => {
  const weeks = weeksOf("2023-07", 0);
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2023-07-01"]);
  expect(weeks[5]).toEqual(["2023-07-30", "2023-07-31", null, null, null, null, null]);
});

test("if weeks begin on Monday, July 2023 begins in the sixth column", () => {
  const weeks = weeksOf("2023-07", 1);
  expect(weeks[0]).toEqual([null, null, null, null, null, "2023-07-01", "2023-07-02"]);
  expect(weeks[5]).toEqual(["2023-07-31", null, null, null, null, null, null]);
});

test("a February that fits has exactly four weeks; a leap year has its 29th", () => {
  expect(weeksOf("2026-02", 0)).toHaveLength(4);
  expect(weeksOf("2024-02", 0).flat()).toContain("2024-02-29");
  expect(weeksOf("2023-02", 0).flat()).not.toContain("2023-02-29");
});

test("every month has each of its days once and in order", () => {
  for (let month = "2023-07"; month !== "2028-01"; month = addMonths(month, 1))
    for (const firstWeekday of [0, 1]) {
      const days = weeksOf(month, firstWeekday)
        .flat()
        .filter((day) => day !== null);
      const length = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
      expect(days).toHaveLength(length);
      expect(days).toEqual(days.toSorted());
      const place = weeksOf(month, firstWeekday)[0]?.indexOf(`${month}-01`) ?? -1;
      expect((place + firstWeekday) % 7).toBe(new Date(`${month}-01T00:00:00Z`).getUTCDay());
    }
});

test("a late evening belongs to the date of its own place", () => {
  const moment = new Date("2023-08-01T03:30:00Z");
  expect(dayAt(moment, "America/Chicago")).toBe("2023-07-31");
  expect(dayAt(moment, "UTC")).toBe("2023-08-01");
});

test("the moments of a month cover every time zone", () => {
  const { from, to } = momentsOf("2023-12");
  expect([from.toISOString(), to.toISOString()]).toEqual([
    "2023-11-30T00:00:00.000Z",
    "2024-01-02T00:00:00.000Z",
  ]);
});

test("a device's key is long and plain", () => {
  expect(isDeviceKey("x".repeat(19))).toBe(false);
  expect(isDeviceKey("3f1c0c1e-5a9d-4c52-9d3f-0f2f6d0a7b11")).toBe(true);
  expect(isDeviceKey(`${"x".repeat(30)}'`)).toBe(false);
});

test("an event is over after its last minute", () => {
  const end = new Date("2023-07-15T20:00:00Z");
  expect(isOver(end, new Date("2023-07-15T19:59:59Z"))).toBe(false);
  expect(isOver(end, end)).toBe(true);
});
