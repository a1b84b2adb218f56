import { beforeEach, expect, test, vi } from "vitest";
import { takeEarlyPress } from "./earlyPress.ts";

let button: HTMLButtonElement;
let heard: ReturnType<typeof vi.fn<() => void>>;
beforeEach(() => {
  button = document.body.appendChild(document.createElement("button"));
  heard = vi.fn<() => void>();
  button.addEventListener("click", heard);
});

test("a button that was pressed before the app ran is pressed again, once", () => {
  window.earlyPress = { button };
  const pressAgain = takeEarlyPress();
  expect(heard).not.toHaveBeenCalled();
  pressAgain();
  expect(heard).toHaveBeenCalledOnce();
  takeEarlyPress()();
  expect(heard).toHaveBeenCalledOnce();
});

test("not when the button is gone, nor when nothing was pressed", () => {
  window.earlyPress = { button };
  const pressAgain = takeEarlyPress();
  button.remove();
  pressAgain();
  delete window.earlyPress;
  takeEarlyPress()();
  expect(heard).not.toHaveBeenCalled();
});
