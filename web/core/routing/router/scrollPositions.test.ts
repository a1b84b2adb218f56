import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});
afterEach(() => void (document.documentElement.hidden = false));

const open = () => import("./scrollPositions.ts");

test("positions survive a reload", async () => {
  const { keepPositions, savePosition } = await open();
  savePosition("/home", 120);
  keepPositions();
  vi.resetModules();
  expect((await open()).positionOf("/home")).toBe(120);
});

test("after Exit and after erasing nothing is written", async () => {
  const { erasePositions, keepPositions, savePosition } = await open();
  savePosition("/home?state=TX", 120);
  document.documentElement.hidden = true;
  keepPositions();
  expect(sessionStorage).toHaveLength(0);
  document.documentElement.hidden = false;
  erasePositions();
  keepPositions();
  expect(sessionStorage).toHaveLength(0);
});
