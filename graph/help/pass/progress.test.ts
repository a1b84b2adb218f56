import { expect, test } from "vitest";
import type { Reason } from "../../decisions/timeline/attribution.ts";
import { progressOf, type TicketState } from "./progress.ts";

test("the headline follows what the help can do now", () => {
  const at = (
    status: Parameters<typeof progressOf>[0]["status"],
    tickets: TicketState[],
    waitsFor: Reason | null,
  ) => Object.values(progressOf({ status, tickets, waitsFor }));
  expect(at("pending", [], "approval")).toEqual(["received", "approval"]);
  expect(at("dispatched", ["ready"], "redemption")).toEqual(["ready", null]);
  expect(at("dispatched", ["ready"], "recipient_message")).toEqual(["ready", null]);
  expect(at("approved", ["ready", "void"], "dispatch")).toEqual(["ready", null]);
  expect(at("dispatched", ["ready", "problem"], "problem")).toEqual(["ready", "problem"]);
  expect(at("dispatched", ["problem"], "problem")).toEqual(["onItsWay", "problem"]);
  expect(at("dispatched", ["used", "received"], "completion")).toEqual(["given", "completion"]);
  expect(at("dispatched", ["expired", "void"], "redemption")).toEqual(["approved", null]);
  expect(at("completed", ["received"], null)).toEqual(["done", null]);
});
