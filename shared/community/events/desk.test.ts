import { expect, test } from "vitest";
import { clockAt, eventForm, lastDayOf, momentIn } from "./desk.ts";
import { hoursIn } from "./hours.ts";

const form = {
  title: "Town hall",
  description: "Come and ask.",
  day: "2030-06-05",
  from: "18:00",
  to: "20:00",
  timeZone: "America/Chicago",
  location: "City hall",
  host: "Council",
  color: "primary",
};
const problems = (changes: Record<string, unknown>) =>
  (eventForm.safeParse({ ...form, ...changes }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );

test("date and time are local to the place, in summer and in winter", () => {
  expect(momentIn("America/Chicago", "2030-06-05", "18:00")?.toISOString()).toBe("2030-06-05T23:00:00.000Z");
  expect(momentIn("America/Chicago", "2030-12-05", "18:00")?.toISOString()).toBe("2030-12-06T00:00:00.000Z");
  expect(momentIn("Pacific/Guam", "2030-06-05", "08:30")?.toISOString()).toBe("2030-06-04T22:30:00.000Z");
  expect(clockAt(new Date("2030-06-05T05:00:00Z"), "America/Chicago")).toBe("00:00");
});

test("the hour that spring skips and invalid dates are rejected", () => {
  expect(momentIn("America/Chicago", "2030-03-10", "02:30")).toBeUndefined();
  expect(momentIn("America/Phoenix", "2030-03-10", "02:30")).toBeDefined();
  expect(momentIn("America/Chicago", "2030-02-30", "10:00")).toBeUndefined();
});

test("reports missing, too long and impossible values at their field", () => {
  expect(problems({})).toEqual([]);
  expect(problems({ to: "18:00" })).toEqual(["to: The end must be after the start"]);
  expect(problems({ to: "17:00" })).toEqual(["to: The end must be after the start"]);
  expect(problems({ titleEs: "Asamblea" })).toEqual([
    "descriptionEs: Enter both the title and the description, or neither",
  ]);
  expect(problems({ descriptionFr: "Venez" })).toEqual([
    "titleFr: Enter both the title and the description, or neither",
  ]);
  expect(problems({ timeZone: "Europe/Berlin" })).toEqual(["timeZone: Choose a time zone"]);
  expect(problems({ title: "x".repeat(121) })).toEqual(["title: Please keep the title to 120 characters"]);
  expect(problems({ day: "2030-03-10", from: "02:30", to: "04:00" })).toEqual([
    "from: This time does not exist there on that day because the clocks change",
  ]);
});

test("an event may end after midnight, on the next day", () => {
  const late = { from: "22:00", to: "01:00" };
  expect(problems(late)).toEqual([]);
  expect(problems({ from: "18:00", to: "06:00" })).toEqual([]);
  expect(lastDayOf({ ...form, ...late, day: "2030-12-31" })).toBe("2031-01-01");
  expect(lastDayOf(form)).toBe(form.day);
  // The clocks change in this night, so half past two does not exist.
  expect(problems({ day: "2030-03-09", from: "22:00", to: "02:30" })).toEqual([
    "to: This time does not exist there on that day because the clocks change",
  ]);
  const [startsAt, endsAt] = ["2030-12-06T04:00:00Z", "2030-12-06T07:00:00Z"].map((at) => new Date(at));
  expect(hoursIn("en-US", "America/Chicago", [startsAt!, endsAt!])).toBe("10:00 PM – 1:00 AM CST");
});

test("a day that does not exist is refused as such", () => {
  expect(problems({ day: "2027-02-29" })).toEqual(["day: There is no such day. Please check the date"]);
  expect(problems({ day: "2028-02-29" })).toEqual([]);
  expect(problems({ day: "soon" })).toEqual(["day: Please choose a day"]);
});
