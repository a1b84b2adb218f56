import { expect, test } from "vitest";
import { monthsSince } from "./monthsSince.ts";

test("lists months from the first entry to the present, newest first", () => {
  const now = new Date("2027-02-28T23:59:59Z");
  expect(monthsSince("2026-12", now)).toEqual(["2027-02", "2027-01", "2026-12"]);
  expect(monthsSince("2027-02", now)).toEqual(["2027-02"]);
  expect(monthsSince(null, now)).toEqual(["2027-02"]);
  // A clock behind the server's still offers a month.
  expect(monthsSince("2027-03", now)).toEqual(["2027-02"]);
});
