import { expect, it } from "vitest";
import { deliveryStateOf, reasonOf } from "./rules.ts";

const at = new Date(0);
const message = {
  ...{ state: "sent" as const, reason: null, providerCode: null },
  ...{ deliveredAt: null, undeliveredAt: null },
};

it("gives the state of a message", () => {
  expect(deliveryStateOf({ ...message, state: "queued" })).toBe("waiting");
  expect(deliveryStateOf({ ...message, state: "sending" })).toBe("waiting");
  expect(deliveryStateOf(message)).toBe("sent");
  expect(deliveryStateOf({ ...message, reason: "No gateway." })).toBe("captured");
  expect(deliveryStateOf({ ...message, deliveredAt: at })).toBe("delivered");
  expect(deliveryStateOf({ ...message, undeliveredAt: at })).toBe("undelivered");
  expect(deliveryStateOf({ ...message, state: "failed" })).toBe("failed");
});

it("delivered wins over any other report", () => {
  expect(deliveryStateOf({ ...message, deliveredAt: at, undeliveredAt: at })).toBe("delivered");
});

it("a message that is sent again is waiting", () => {
  expect(deliveryStateOf({ ...message, state: "queued", undeliveredAt: at })).toBe("waiting");
});

it("gives the provider's code where it has one", () => {
  const undelivered = { ...message, undeliveredAt: at };
  expect(reasonOf(undelivered)).toBe("The provider could not deliver it.");
  expect(reasonOf({ ...undelivered, providerCode: "5.1.1" })).toBe(
    "The provider could not deliver it (code 5.1.1).",
  );
  expect(reasonOf({ ...message, state: "failed", reason: "No such number." })).toBe("No such number.");
});
