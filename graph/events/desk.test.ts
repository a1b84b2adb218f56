import { expect, test } from "vitest";
import { clockAt, eventForm, momentIn } from "./desk.shared.ts";

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
