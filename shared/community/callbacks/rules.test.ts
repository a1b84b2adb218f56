import { expect, test } from "vitest";
import { dueAtOf, isLate } from "./statuses.ts";

const createdAt = new Date("2026-03-01T10:00:00Z");
const at = (minute: number) => new Date(createdAt.getTime() + minute * 60_000);

test("a callback is due at its promised time, else the configured minutes after the request", () => {
  expect(dueAtOf({ createdAt, dueAt: at(7) }, 5)).toEqual(at(7));
  expect(dueAtOf({ createdAt, dueAt: null }, 5)).toEqual(at(5));
});

test("it is overdue from the promised time until someone has reached the person", () => {
  const clock = { createdAt, dueAt: at(5) };
  expect(isLate({ ...clock, status: "waiting" }, 5, at(4.9))).toBe(false);
  expect(isLate({ ...clock, status: "waiting" }, 5, at(5))).toBe(true);
  expect(isLate({ ...clock, status: "claimed" }, 5, at(9))).toBe(true);
  expect(isLate({ ...clock, status: "answered" }, 5, at(9))).toBe(false);
  expect(isLate({ ...clock, status: "closed" }, 5, at(9))).toBe(false);
});
