import { expect, test } from "vitest";
import { upTo } from "./upTo.ts";

test("a number is shown up to the most that was counted", () => {
  expect([0, 7, 1000, 1001].map((count) => upTo(count, 1000))).toEqual(["0", "7", "1,000", "1,000+"]);
});
