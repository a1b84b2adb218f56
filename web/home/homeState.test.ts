/** @vitest-environment jsdom */
import { beforeEach, expect, test, vi } from "vitest";
import { homeState, keepState } from "./homeState.ts";

beforeEach(() => localStorage.clear());
const at = (search: string) => homeState(new URLSearchParams(search));

test("the address decides, then the device, then nobody", () => {
  expect(at("")).toBeUndefined();
  keepState("TX");
  expect(at("")).toBe("TX");
  expect(at("state=CA")).toBe("CA");
  keepState(undefined);
  expect(at("")).toBeUndefined();
});

test("a state that is none counts as not said, wherever it stands", () => {
  localStorage.setItem("safevoice-state", "Atlantis");
  expect(at("state=ZZ")).toBeUndefined();
});

test("a device that keeps nothing is no error", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const storage = vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  const reading = vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  keepState("TX");
  expect(at("")).toBeUndefined();
  storage.mockRestore();
  reading.mockRestore();
});
