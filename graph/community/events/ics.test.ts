import { expect, test } from "vitest";
import { calendarFile } from "./ics.ts";

const entry = {
  uid: "event-1@localhost",
  title: "Know Your Rights: ask, listen; leave",
  description: "Line one\nLine two, with a \\ in it",
  location: "Central Library, Room 2",
  url: "http://localhost:4000/events?month=2023-07",
  startsAt: new Date("2023-07-15T23:00:00Z"),
  endsAt: new Date("2023-07-16T01:30:00Z"),
  madeAt: new Date("2023-07-01T00:00:00.123Z"),
  sequence: 3,
  isCancelled: false,
};
const unfolded = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

test("an event becomes one calendar entry, in UTC", () => {
  const lines = unfolded(calendarFile(entry));
  expect(lines[0]).toBe("BEGIN:VCALENDAR");
  expect(lines.at(-2)).toBe("END:VCALENDAR");
  expect(lines.at(-1)).toBe("");
  expect(lines).toContain("DTSTART:20230715T230000Z");
  expect(lines).toContain("DTEND:20230716T013000Z");
  expect(lines).toContain("DTSTAMP:20230701T000000Z");
});

test("a change has a newer version, and a canceled event says so", () => {
  expect(unfolded(calendarFile(entry))).toEqual(expect.arrayContaining(["SEQUENCE:3", "STATUS:CONFIRMED"]));
  expect(unfolded(calendarFile({ ...entry, isCancelled: true }))).toContain("STATUS:CANCELLED");
});

test("escapes special characters in a value", () => {
  const lines = unfolded(calendarFile(entry));
  expect(lines).toContain("SUMMARY:Know Your Rights: ask\\, listen\\; leave");
  expect(lines).toContain("DESCRIPTION:Line one\\nLine two\\, with a \\\\ in it");
});

test("a text cannot add a property of its own", () => {
  const file = calendarFile({ ...entry, title: "Fair\r\nATTENDEE:mailto:a@example.org\u0007" });
  expect(unfolded(file)).toContain("SUMMARY:Fair\\nATTENDEE:mailto:a@example.org");
});

test("no line is longer than 75 octets, and no character is split", () => {
  const description = "Información para quien la necesite — ñandú 🕊️ ".repeat(20);
  const file = calendarFile({ ...entry, description });
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(file)).toContain(`DESCRIPTION:${description}`);
});
