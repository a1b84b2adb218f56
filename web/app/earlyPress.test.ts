import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeEarlyPress } from "./earlyPress.ts";

let button: HTMLButtonElement;
let heard: ReturnType<typeof vi.fn<() => void>>;
beforeEach(() => {
  button = document.body.appendChild(document.createElement("button"));
  heard = vi.fn<() => void>();
  button.addEventListener("click", heard);
});
afterEach(() => button.remove());

test("replays a button that was pressed before the app ran, once", () => {
  window.earlyPress = { button };
  const pressAgain = takeEarlyPress();
  expect(heard).not.toHaveBeenCalled();
  pressAgain();
  expect(heard).toHaveBeenCalledOnce();
  takeEarlyPress()();
  expect(heard).toHaveBeenCalledOnce();
});

test("not if the button is gone, or nothing was pressed", () => {
  window.earlyPress = { button };
  const pressAgain = takeEarlyPress();
  button.remove();
  pressAgain();
  delete window.earlyPress;
  takeEarlyPress()();
  expect(heard).not.toHaveBeenCalled();
});
