import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countInMemory, countUse, createBudget, maxKeys } from "./counter.ts";

function createCounter(seconds: number) {
  const count = countInMemory();
  return (key: string, max: number) =>
    countUse(count, { name: "test", seconds, max }, { key, rates: undefined });
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("counts each key from its first use until its time is over", async () => {
  const counter = createCounter(60);
  expect(await counter("a", 2)).toBeUndefined();
  vi.advanceTimersByTime(20_000);
  expect(await counter("a", 2)).toBeUndefined();
  expect(await counter("a", 2)).toEqual({ waitMs: 40_000 });
  expect(await counter("b", 2)).toBeUndefined();
  vi.advanceTimersByTime(40_000);
  expect(await counter("a", 2)).toBeUndefined();
});

test("remembers a limited number of made-up keys, without a timer for each", async () => {
  const counter = createCounter(3600);
  await counter("first", 1);
  for (let n = 1; n < maxKeys; n += 1) await counter(`made up ${n}`, 1);
  expect(await counter("first", 1)).toBeDefined();
  await counter("one more", 1);
  expect(await counter("first", 1)).toBeUndefined();
  expect(await counter(`made up ${maxKeys - 1}`, 1)).toBeDefined();
  expect(vi.getTimerCount()).toBe(0);
});

test("a budget says how long to wait for the first share that is used up", async () => {
  const budget = createBudget();
  const shares = [
    { key: "own", ms: 100 },
    { key: "network", ms: 200 },
  ];
  await budget.spend(shares, 99.5);
  expect(await budget.waitOf(shares)).toBe(60_000);
  expect(await budget.waitOf(shares.slice(1))).toBeUndefined();
  vi.advanceTimersByTime(60_000);
  expect(await budget.waitOf(shares)).toBeUndefined();
});
