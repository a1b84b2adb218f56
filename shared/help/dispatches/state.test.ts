import { expect, test } from "vitest";
import { helpState, isFullyDispatched } from "./state.ts";

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

test("help that no one requested is neither partial nor complete", () => {
  expect(state("dispatched", [], "food")).toBeNull();
  expect(state("approved", [])).toBe("approved");
});

test("before the approval and after the end there is no state", () => {
  for (const status of ["pending", "processing", "denied", "completed"])
    expect(state(status, both, "food")).toBeNull();
});

test("a request is complete once every requested kind was dispatched", () => {
  const live = [{ helpType: "food" as const }];
  expect(isFullyDispatched(["food"], live)).toBe(true);
  expect(isFullyDispatched(["food", "shelter"], live)).toBe(false);
  expect(isFullyDispatched([], live)).toBe(false);
});
