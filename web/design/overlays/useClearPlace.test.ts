import { expect, test } from "vitest";
import { clearTop, leastCoveringTop } from "./useClearPlace.ts";

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

test("next to a dialog on a desktop it stays", () => {
  expect(clearTop(12, box(904, 12, 352, 80), box(384, 12, 512, 64))).toBe(12);
});

test("a head that has been scrolled away counts for nothing", () => {
  expect(clearTop(12, toast, box(0, -60, 375, 56))).toBe(12);
});

const page = { top: 72, bottom: 740 };
const bar = (top: number, height: number, weight: number) => ({ top, bottom: top + height, weight });

test("as wide as the screen it goes to the bottom, where nothing is covered", () => {
  expect(leastCoveringTop(80, page, [bar(90, 40, 100), bar(300, 48, 10)], "lowest")).toBe(660);
});

test("a button at the bottom makes it go above", () => {
  expect(leastCoveringTop(80, page, [bar(90, 40, 100), bar(680, 48, 10)], "lowest")).toBeLessThanOrEqual(600);
});

test("on a page full of fields it covers those, and neither the heading nor the button", () => {
  const fields = [200, 280, 360, 440, 520].map((top) => bar(top, 60, 3));
  const place = leastCoveringTop(80, page, [bar(90, 40, 100), ...fields, bar(600, 130, 10)], "lowest");
  expect(place).toBeGreaterThan(130);
  expect(place).toBeLessThanOrEqual(520);
});

test("where there is no room at all it stands below the head", () => {
  expect(leastCoveringTop(80, { top: 64, bottom: 120 }, [], "lowest")).toBe(64);
});

test("next to the page's column it stays at the top, and goes below the tools there", () => {
  expect(leastCoveringTop(80, page, [], "highest")).toBe(72);
  const place = leastCoveringTop(80, page, [bar(80, 44, 10), bar(140, 44, 10)], "highest");
  expect(place).toBeGreaterThanOrEqual(184);
  expect(place).toBeLessThan(184 + 12);
});
