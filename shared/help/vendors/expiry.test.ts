import { expect, test } from "vitest";
import { readExpiry } from "./expiry.ts";

const chicago = (text: string) => readExpiry(text, "America/Chicago")?.toISOString();

test("a date is valid through that day in the installation's time zone", () => {
  expect(chicago("2026-11-24")).toBe("2026-11-25T05:59:59.999Z");
  expect(readExpiry("2026-11-24", "Pacific/Guam")?.toISOString()).toBe("2026-11-24T13:59:59.999Z");
  // A day of 23 hours, and one of 25.
  expect(chicago("2027-03-14")).toBe("2027-03-15T04:59:59.999Z");
  expect(chicago("2026-11-01")).toBe("2026-11-02T05:59:59.999Z");
});

test("a time is one in that zone, or has its own offset", () => {
  for (const text of ["2026-11-24 15:00", "2026-11-24T15:00:00", "2026-11-24T15:00:00.000"])
    expect(chicago(text)).toBe("2026-11-24T21:00:00.000Z");
  for (const text of [
    "2026-11-24T21:00Z",
    "2026-11-24 16:00:00-05:00",
    "2026-11-24T15:00-0600",
    "2026-11-24T15:00 -06",
  ])
    expect(chicago(text)).toBe("2026-11-24T21:00:00.000Z");
  // One o'clock comes twice, and half past two is skipped.
  expect(chicago("2026-11-01 01:30")).toBe("2026-11-01T07:30:00.000Z");
  expect(chicago("2027-03-14 02:30")).toBe("2027-03-14T08:30:00.000Z");
});

test.for([
  "2026-02-29",
  "2026-13-01",
  "11/24/2026",
  "2026-11-24T25:00",
  "2026-11-24T10:61",
  "2026-11-24T10:00+99:00",
  "soon",
])("%s is no expiration date", (text) => {
  expect(readExpiry(text, "America/Chicago")).toBeNull();
});
