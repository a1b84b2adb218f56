/** @vitest-environment jsdom */
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clockOffset } from "./clock.ts";
import { StatCard } from "../StatCard.tsx";
import { clockText, Timer } from "./Timer.tsx";

const start = Date.parse("2026-11-20T22:00:00Z");
const minuteMs = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const at = (ms: number) => new Date(start + ms).toISOString();
const shown = () => screen.getByRole("timer", { name: "Ride" }).textContent;
const said = () => screen.getByRole("status").textContent;
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test("hours continue beyond a day, and nothing is below zero", () => {
  expect([3723, 360_000, -5].map(clockText)).toEqual(["01:02:03", "100:00:00", "00:00:00"]);
});

test("it counts down by seconds and stops at the end, which it reports once", () => {
  const onEnded = vi.fn<() => void>();
  render(<Timer label="Ride" until={at(62_000)} onEnded={onEnded} />);
  expect(shown()).toBe("00:01:02");
  pass(1000);
  expect(shown()).toBe("00:01:01");
  pass(60_000);
  expect(onEnded).not.toHaveBeenCalled();
  pass(3000);
  expect(shown()).toBe("00:00:00");
  expect(screen.getByText("Time's up")).toBeTruthy();
  expect(onEnded).toHaveBeenCalledOnce();
});

test("a screen reader announces it when few minutes are left, and at the end, not every second", () => {
  render(<Timer label="Ride" until={at(16 * minuteMs)} />);
  const heard = new Set<string | null>();
  for (let minute = 0; minute < 18 * 4; minute += 1) {
    heard.add(said());
    pass(minuteMs / 4);
  }
  expect([...heard]).toEqual([
    "",
    "Ride: 15 minutes left",
    "Ride: 5 minutes left",
    "Ride: 1 minute left",
    "Ride: Time's up",
  ]);
});

test("opening it between two announcements announces the time that is really left", () => {
  render(<Timer label="Ride" until={at(3.6 * minuteMs)} />);
  expect(shown()).toBe("00:03:36");
  expect(said()).toBe("Ride: 3 minutes left");
  pass(minuteMs);
  expect(said()).toBe("Ride: 3 minutes left");
  pass(1.6 * minuteMs);
  expect(said()).toBe("Ride: 1 minute left");
  cleanup();
  render(<Timer label="Ride" until={at(2.8 * minuteMs)} />);
  expect(said()).toBe("Ride: less than a minute left");
});

test("a device with a wrong clock shows the server's time", () => {
  const offset = clockOffset(at(10 * minuteMs), start);
  render(<Timer label="Ride" until={at(11 * minuteMs)} offsetMs={offset} />);
  expect(shown()).toBe("00:01:00");
});

test("it counts up without announcements", () => {
  render(<Timer label="Ride" since={at(-59 * minuteMs)} />);
  expect(shown()).toBe("00:59:00");
  pass(61_000);
  expect(shown()).toBe("01:00:01");
  expect(said()).toBe("");
});

test("a changing count is announced when it has settled", () => {
  const card = (count: number | undefined) => (
    <StatCard href="/admin" label="Pending" count={count} icon="clock" />
  );
  const { rerender } = render(card(undefined));
  expect(screen.getByRole("link").textContent).toContain("Loading...");
  rerender(card(1200));
  expect(screen.getByRole("link").textContent).toBe("Pending1,200");
  pass(10_000);
  expect(said()).toBe("");
  rerender(card(1201));
  pass(2000);
  rerender(card(1202));
  pass(2000);
  expect(said()).toBe("");
  pass(1000);
  expect(said()).toBe("Pending: 1,202");
});
