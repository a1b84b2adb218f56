import { expect, test } from "vitest";
import { waiting } from "../../../../tests/harness/screens/waiting.ts";
import { nextStep } from "./nextStep.ts";

test.each([
  ["newRequest", "/new-request", "/requests"],
  ["victimInfo", "/request/12/victim-info", "/request/12"],
  ["recipient", "/case-tracking", "/case-tracking#continue"],
  ["serviceRequest", "/case-tracking", "/case-tracking"],
] as const)("after %s from %s a person goes on at %s", (kind, path, next) => {
  expect(nextStep(waiting({ kind, path }))).toBe(next);
});
