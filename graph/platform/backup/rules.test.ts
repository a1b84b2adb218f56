import { expect, test } from "vitest";
import { hourMs } from "../../../shared/core/time/durations.ts";
import { isLate } from "./rules.ts";

const now = new Date("2026-11-26T12:00:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);

test("a backup is late after 26 hours, a rehearsal after 30 days", () => {
  expect(isLate("backup", null, now)).toBe(true);
  expect(isLate("backup", ago(26), now)).toBe(false);
  expect(isLate("backup", ago(26.1), now)).toBe(true);
  expect(isLate("rehearsal", null, now)).toBe(true);
  expect(isLate("rehearsal", ago(30 * 24), now)).toBe(false);
  expect(isLate("rehearsal", ago(30 * 24 + 1), now)).toBe(true);
});
