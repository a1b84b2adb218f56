/** @vitest-environment jsdom */
import { afterEach, expect, test, vi } from "vitest";
import { inTab, onDevice } from "./storage.ts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test("what was kept is there again, in its own place, until it is emptied", () => {
  onDevice.set("a", "1");
  expect([onDevice.get("a"), inTab.get("a")]).toEqual(["1", ""]);
  onDevice.set("a", "");
  expect(localStorage).toHaveLength(0);
  inTab.set("b", '{"c":2}');
  expect(inTab.getJson("b")).toEqual({ c: 2 });
});

test.each(["", "{", "undefined"])("what is no JSON counts as not there: %j", (text) => {
  onDevice.set("a", text);
  expect(onDevice.getJson("a")).toBeUndefined();
});

test("a storage that is full or forbidden loses what was to be kept, and nothing else", () => {
  for (const method of ["getItem", "setItem", "removeItem", "clear"] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
  onDevice.set("a", "1");
  onDevice.set("a", "");
  onDevice.clear();
  expect([onDevice.get("a"), onDevice.getJson("a")]).toEqual(["", undefined]);
});
