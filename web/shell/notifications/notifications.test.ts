import { afterEach, expect, test } from "vitest";
import { forgetNotifications, keepNotifications, markNotificationsRead } from "./notifications.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const stored = () =>
  JSON.parse(localStorage.getItem("requestNotifications") ?? "[]") as Record<string, unknown>[];
const change = (number: number) => ({ number, caseId: `EM-2026-${number}`, status: "approved" as const });

afterEach(() => forgetNotifications());

test("a change is kept with its case and status and nothing of the victim", () => {
  keepNotifications([{ ...change(1), victimName: "Ada Moss" } as ReturnType<typeof change>], noon);
  expect(stored()).toEqual([
    { number: 1, caseId: "EM-2026-1", status: "approved", at: noon.toISOString(), isRead: false },
  ]);
});

test("the newest twenty are kept, each change once", () => {
  for (let number = 1; number <= 25; number++) keepNotifications([change(number)], noon);
  keepNotifications([change(20)], noon);
  expect(stored()).toHaveLength(20);
  expect(stored().map(({ number }) => number)).toEqual([
    20,
    ...[25, 24, 23, 22, 21],
    ...Array.from({ length: 14 }, (_, place) => 19 - place),
  ]);
});

test("what was read stays read, and logging out leaves nothing behind", () => {
  keepNotifications([change(1)], noon);
  markNotificationsRead();
  keepNotifications([change(2)], noon);
  expect(stored().map(({ isRead }) => isRead)).toEqual([false, true]);
  forgetNotifications();
  expect(localStorage.getItem("requestNotifications")).toBeNull();
});
