import { expect, test } from "vitest";
import { helpState } from "./hub.shared.ts";

const both = ["food", "shelter"] as const;
const state = (
  status: string,
  requested: readonly ("food" | "shelter")[],
  ...given: ("food" | "shelter")[]
) =>
  helpState({ status, requestedHelpTypes: requested, dispatches: given.map((helpType) => ({ helpType })) });

test("approved has nothing, partly lacks a requested kind, complete has all of them", () => {
  expect(state("approved", both)).toBe("approved");
  expect(state("dispatched", both, "food")).toBe("partly");
  expect(state("dispatched", both, "food", "food")).toBe("partly");
  expect(state("dispatched", both, "shelter", "food")).toBe("complete");
  expect(state("dispatched", ["food"], "food", "shelter")).toBe("complete");
});

test("voided help is missing again", () => {
  const dispatches = [
    { helpType: "food" as const, voidedAt: null },
    { helpType: "shelter" as const, voidedAt: "2026-11-20T12:00:00Z" },
  ];
  expect(helpState({ status: "dispatched", requestedHelpTypes: both, dispatches })).toBe("partly");
});

test("where nothing was requested, nothing is missing", () => {
  expect(state("dispatched", [], "food")).toBe("complete");
});

test("before the approval and after the end there is no state", () => {
  for (const status of ["pending", "processing", "denied", "completed"])
    expect(state(status, both, "food")).toBeNull();
});
