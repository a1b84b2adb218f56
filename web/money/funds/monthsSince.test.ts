import { expect, test } from "vitest";
import { monthsSince } from "./monthsSince.ts";

test("lists months from the first entry to the present, newest first", () => {
  const now = new Date("2027-02-28T23:59:59Z");
  const since = (first: string | null, zone = "UTC") => monthsSince(first, zone, now);
  expect(since("2026-12")).toEqual(["2027-02", "2027-01", "2026-12"]);
  expect(since("2027-02")).toEqual(["2027-02"]);
  expect(since(null)).toEqual(["2027-02"]);
  // A clock behind the server's still offers a month.
  expect(since("2027-03")).toEqual(["2027-02"]);
  expect(since("2027-02", "Pacific/Guam")).toEqual(["2027-03", "2027-02"]);
});
