import { expect, test } from "vitest";
import { createKeptValues } from "./kept-values.ts";

test("computes a value once for concurrent calls, and caches it for ten seconds", async () => {
  let [time, made] = [0, 0];
  const kept = createKeptValues(() => time);
  const make = () => Promise.resolve((made += 1));
  expect(await Promise.all(Array.from({ length: 50 }, () => kept.get("a", make)))).toEqual(Array(50).fill(1));
  time = 9_999;
  expect(await kept.get("a", make)).toBe(1);
  time = 10_000;
  expect(await kept.get("a", make)).toBe(2);
  expect(await kept.get("b", make)).toBe(3);
});

test("recomputes everything after a change", async () => {
  let made = 0;
  const kept = createKeptValues(() => 0);
  const make = () => Promise.resolve((made += 1));
  await kept.get("a", make);
  kept.forget();
  expect(await kept.get("a", make)).toBe(2);
});

test("does not cache a failure, and limits the number of values", async () => {
  const kept = createKeptValues(() => 0);
  await expect(kept.get("a", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(await kept.get("a", () => Promise.resolve(1))).toBe(1);
  for (let n = 0; n < 1000; n += 1) await kept.get(`k${n}`, () => Promise.resolve(n));
  expect(await kept.get("a", () => Promise.resolve(2))).toBe(2);
});
