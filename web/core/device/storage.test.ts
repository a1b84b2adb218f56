/** @vitest-environment jsdom */
import { afterEach, expect, test, vi } from "vitest";
import { inTab, onDevice } from "./storage.ts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test("a stored value can be read back, separately per key, until it is removed", () => {
  onDevice.set("a", "1");
  expect([onDevice.get("a"), inTab.get("a")]).toEqual(["1", ""]);
  onDevice.set("a", "");
  expect(localStorage).toHaveLength(0);
  inTab.set("b", '{"c":2}');
  expect(inTab.getJson("b")).toEqual({ c: 2 });
});

test.each(["", "{", "undefined"])("invalid JSON counts as missing: %j", (text) => {
  onDevice.set("a", text);
  expect(onDevice.getJson("a")).toBeUndefined();
});

test("full or forbidden storage loses only the new value", () => {
  for (const method of ["getItem", "setItem", "removeItem", "clear"] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
  onDevice.set("a", "1");
  onDevice.set("a", "");
  onDevice.clear();
  expect([onDevice.get("a"), onDevice.getJson("a")]).toEqual(["", undefined]);
});
