import { expect, test } from "vitest";
import { dropForm, finishForm } from "./rules.ts";
import { dueAtOf, outcomesOf, taskKinds, taskOutcomes } from "./kinds.ts";

const opened = new Date("2026-01-01T00:00:00Z");

test("an urgency rule decides when a task of a case is due, and the kind without a case", () => {
  expect(dueAtOf("dispute", opened, 30).toISOString()).toBe("2026-01-01T00:30:00.000Z");
  expect(dueAtOf("dispute", opened, null).toISOString()).toBe("2026-01-01T04:00:00.000Z");
  expect(dueAtOf("statement_difference", opened, null).toISOString()).toBe("2026-01-04T00:00:00.000Z");
});

test("every outcome belongs to a kind, or is the one of a settled subject", () => {
  const chosen = new Set(taskKinds.flatMap((kind) => outcomesOf(kind)));
  expect(taskOutcomes.filter((outcome) => !chosen.has(outcome))).toEqual(["resolved"]);
});

test("dropping requires a reason, and a note has a limit", () => {
  expect(dropForm.safeParse({ reason: "  " }).success).toBe(false);
  expect(dropForm.safeParse({ reason: " Nothing to do " }).data).toEqual({ reason: "Nothing to do" });
  expect(finishForm.safeParse({ outcome: "reminded" }).data).toEqual({ outcome: "reminded", note: "" });
  expect(finishForm.safeParse({ outcome: "reminded", note: "x".repeat(501) }).success).toBe(false);
});
