import { expect, test } from "vitest";
import { wholeNumber } from "./wholeNumber.ts";

test.each([
  ["7", 7],
  ["999999999", 999_999_999],
  // A bound of digits, safely below what a column of the database holds.
  ["1000000000", 0],
  ["", 0],
  [undefined, 0],
  ["-1", 0],
  ["1.5", 0],
  ["7a", 0],
  ["٧", 0],
])("the row number in %j is %d", (text, number) => {
  expect(wholeNumber(text)).toBe(number);
});
