import { expect, test } from "vitest";
import { currentOf, demoSteps, stepsOf } from "./workflow.ts";

test.each([
  ["pending", 0, ["completed", "in-progress", "pending", "pending"], 1],
  ["processing", 0, ["completed", "in-progress", "pending", "pending"], 1],
  ["approved", 0, ["completed", "completed", "in-progress", "in-progress"], 2],
  ["approved", 2, ["completed", "completed", "completed", "in-progress"], 3],
  ["dispatched", 2, ["completed", "completed", "completed", "in-progress"], 3],
  ["completed", 2, ["completed", "completed", "completed", "completed"], 3],
  ["denied", 1, ["completed", "completed", "completed", "pending"], 2],
] as const)("a case that is %s with %i letters", (status, letters, steps, current) => {
  expect(stepsOf({ status, letters })).toEqual(steps);
  expect(currentOf(stepsOf({ status, letters }))).toBe(current);
});

test("the demonstration is at its second step", () => expect(currentOf(demoSteps)).toBe(1));
