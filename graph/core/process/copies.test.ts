import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEvents } from "../events/pub-sub.ts";
import { openCopies } from "./copies.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("copies know of each other at once, and a killed one is forgotten", async () => {
  const eventTarget = new EventTarget();
  const open = (id: string) => openCopies({ events: createEvents({ eventTarget }), id });
  const first = open("first");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(first.areOthers()).toBe(false);
  const second = open("second");
  await vi.advanceTimersByTimeAsync(10);
  expect([first.areOthers(), second.areOthers()]).toEqual([true, true]);
  second.close();
  await vi.advanceTimersByTimeAsync(50_000);
  expect(first.areOthers()).toBe(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(first.areOthers()).toBe(false);
  first.close();
});
