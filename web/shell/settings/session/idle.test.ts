import { expect, test } from "vitest";
import { countdown, idleAt, idleLimitMs } from "./idle.ts";

const minute = 60_000;
const noon = Date.parse("2026-11-20T12:00:00Z");
const after = (idleMs: number, limitMinutes = 15) =>
  idleAt({ now: noon + idleMs, activeAt: noon, limitMs: limitMinutes * minute });

test("it warns two minutes before the end and not a moment earlier", () => {
  expect(after(0)).toEqual({ state: "active" });
  expect(after(13 * minute - 1)).toEqual({ state: "active" });
  expect(after(13 * minute)).toEqual({ state: "warning", leftMs: 2 * minute });
  expect(after(15 * minute - 1)).toEqual({ state: "warning", leftMs: 1 });
  expect(after(15 * minute)).toEqual({ state: "over" });
});

test("a device that slept through the warning and the end is over at once", () => {
  expect(after(9 * 60 * minute)).toEqual({ state: "over" });
});

test("a clock that was set back makes no one idle", () => {
  expect(after(-3 * 60 * minute)).toEqual({ state: "active" });
});

test("times that are none end nothing", () => {
  for (const activeAt of [Number.NaN, Number.POSITIVE_INFINITY])
    expect(idleAt({ now: noon, activeAt, limitMs: 15 * minute })).toEqual({ state: "active" });
});

test("a limit shorter than the warning leaves half of itself in peace", () => {
  expect(after(29_000, 1)).toEqual({ state: "active" });
  expect(after(30_000, 1)).toEqual({ state: "warning", leftMs: 30_000 });
  expect(after(60_000, 1)).toEqual({ state: "over" });
});

test("no limit never ends", () => {
  expect(idleAt({ now: noon, activeAt: 0, limitMs: Number.POSITIVE_INFINITY })).toEqual({ state: "active" });
});

test("an administrator's choice can only be stricter than what is set for all", () => {
  expect(idleLimitMs("admin", "standard", 30)).toBe(30 * minute);
  expect(idleLimitMs("admin", "15", 30)).toBe(15 * minute);
  expect(idleLimitMs("admin", "120", 30)).toBe(30 * minute);
  expect(idleLimitMs("admin", "15")).toBe(15 * minute);
});

test.each(["officer", "citizen"] as const)("an %s stays without a choice, and goes by their own", (kind) => {
  expect(idleLimitMs(kind, "standard")).toBe(Number.POSITIVE_INFINITY);
  expect(idleLimitMs(kind, "60")).toBe(60 * minute);
});

test("the countdown reads minutes and seconds, and ends at zero", () => {
  expect([120_000, 119_001, 60_000, 59_999, 9500, 1, 0, -5].map(countdown)).toEqual([
    "2:00",
    "2:00",
    "1:00",
    "1:00",
    "0:10",
    "0:01",
    "0:00",
    "0:00",
  ]);
});
