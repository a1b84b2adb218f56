import { expect, test } from "vitest";
import { changesSince, type Situation } from "./changes.ts";

const uber = { id: "1", vendorName: "Uber", estimatedValue: 25, dispatchedBy: "kim", isVoid: false };
const before: Situation = {
  status: "approved",
  needs: ["Meals for 5 people"],
  allocatedCents: 5000,
  dispatches: [uber],
};

test("an unchanged request has no changes", () => {
  expect(changesSince(before, structuredClone(before))).toEqual([]);
});

test("needs, money, dispatches and a closed request are told, each once", () => {
  const lyft = { ...uber, id: "2", vendorName: "Lyft" };
  expect(
    changesSince(before, {
      status: "completed",
      needs: ["Meals for 7 people"],
      allocatedCents: 7000,
      dispatches: [{ ...uber, isVoid: true }, lyft],
    }),
  ).toEqual([
    { kind: "status", now: "completed" },
    { kind: "needs", now: ["Meals for 7 people"] },
    { kind: "allocated", nowCents: 7000, beforeCents: 5000 },
    { kind: "voided", dispatch: { ...uber, isVoid: true } },
    { kind: "dispatched", dispatch: lyft },
  ]);
});

test("a dispatch that came and was voided meanwhile is no news, and neither is the status after one", () => {
  const gone = { ...uber, id: "2", isVoid: true };
  expect(changesSince(before, { ...before, dispatches: [uber, gone] })).toEqual([]);
  expect(changesSince(before, { ...before, status: "dispatched" })).toEqual([]);
});
