import { beforeEach, expect, test, vi } from "vitest";
import { keepState, keptState, searchWithKept } from "./savedState.ts";

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

test.each([
  ["/home", "", "?state=TX"],
  ["/rights", "?tab=traffic", "?tab=traffic&state=TX"],
  ["/home", "?state=OH", "?state=OH"],
  ["/home", "?state=Atlantis", "?state=TX"],
  ["/resources", "", "?state=TX"],
  ["/resources", "?type=legal", "?type=legal"], // a link from elsewhere has its own state
  ["/resources", "?q=shelter", "?q=shelter"],
])("%s%s begins as %s after Texas was chosen before", (pathname, search, begun) => {
  keepState("TX");
  expect(searchWithKept(pathname, search)).toBe(begun);
});

test("nothing joins an address where no state was chosen", () => {
  expect(searchWithKept("/home", "?a=1")).toBe("?a=1");
});
