import { expect, test } from "vitest";
import { typedCorrectionForm } from "./rules.ts";

test("a corrected value is read as it is written: 72,50 is never 7250", () => {
  const correct = (value: string) =>
    typedCorrectionForm.safeParse({ step: "value", value, reason: "Typo" }).data?.valueCents;
  expect(["72,50", "$ 72.50", "1,029.00"].map(correct)).toEqual([7250, 7250, 102_900]);
  expect(["1,029", "1e3", "0", "abc", " "].map(correct)).toEqual(Array(5).fill(undefined));
});
