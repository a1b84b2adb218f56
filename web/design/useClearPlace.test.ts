import { expect, test } from "vitest";
import { clearTop } from "./useClearPlace.ts";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  height,
});
const toast = box(12, 12, 351, 80);

test("without a head a toast stays at the top", () => {
  expect(clearTop(12, toast, undefined)).toBe(12);
});

test("it goes below the head that it would cover", () => {
  expect(clearTop(12, toast, box(12, 12, 351, 64))).toBe(84);
});

test("where it went is no reason to come back", () => {
  expect(clearTop(12, box(12, 84, 351, 80), box(12, 12, 351, 64))).toBe(84);
});

test("above a short window in the middle there is room for it", () => {
  expect(clearTop(12, toast, box(12, 92, 351, 64))).toBe(12);
  expect(clearTop(12, toast, box(12, 91, 351, 64))).toBe(163);
});

test("beside a window on a desk it stays", () => {
  expect(clearTop(12, box(904, 12, 352, 80), box(384, 12, 512, 64))).toBe(12);
});

test("a head that has been scrolled away counts for nothing", () => {
  expect(clearTop(12, toast, box(0, -60, 375, 56))).toBe(12);
});
