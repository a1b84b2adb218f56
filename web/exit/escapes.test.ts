import { expect, test } from "vitest";
import { countEscapes } from "./escapes.ts";

const pressAt = (...moments: number[]) => {
  const escapes = countEscapes();
  return moments.map((moment) => escapes.press(moment));
};

test("the third press within two seconds leaves", () => {
  expect(pressAt(0, 500, 2000)).toEqual([false, false, true]);
});

test("slower presses do not, until three of them are close together", () => {
  expect(pressAt(0, 1500, 3000, 3200)).toEqual([false, false, false, true]);
});

test("a press that meant something else begins anew", () => {
  const escapes = countEscapes();
  escapes.press(0);
  escapes.press(100);
  escapes.forget();
  expect(escapes.press(200)).toBe(false);
});
