import { expect, test } from "vitest";
import { shownGroups } from "./groups.ts";

const group = (name: string, requests: number) => ({ name, requests, cents: requests * 100 });
const names = (...requests: number[]) =>
  shownGroups(requests.map((count, at) => group("abcdef"[at] ?? "", count))).map(({ name }) => name);

test("shows groups of five and more, the largest first", () => {
  expect(names(5, 9, 7)).toEqual(["b", "c", "a"]);
  expect(names()).toEqual([]);
  expect(names(4)).toEqual([]);
});

test("what is left out is never fewer than five requests", () => {
  // One request alone could be computed from the sum of all months.
  expect(names(9, 7, 1)).toEqual(["a"]);
  expect(names(9, 7, 2, 2)).toEqual(["a"]);
  expect(names(9, 7, 4, 1)).toEqual(["a", "b"]);
  expect(names(6, 3)).toEqual([]);
});
