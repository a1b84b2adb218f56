/** @vitest-environment jsdom */
import { beforeEach, expect, test, vi } from "vitest";
import { keepState, keptState } from "./keptState.ts";

beforeEach(() => localStorage.clear());

test("a chosen state is remembered until it is taken back", () => {
  expect(keptState()).toBeUndefined();
  keepState("TX");
  expect(keptState()).toBe("TX");
  keepState(undefined);
  expect(keptState()).toBeUndefined();
});

test("a state that is none counts as not said", () => {
  localStorage.setItem("safevoice-state", "Atlantis");
  expect(keptState()).toBeUndefined();
});

test("a device that keeps nothing is no error", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const storage = vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  const reading = vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  keepState("TX");
  expect(keptState()).toBeUndefined();
  storage.mockRestore();
  reading.mockRestore();
});
