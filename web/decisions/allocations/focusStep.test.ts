import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { focusStep } from "./focusStep.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "performance"] });
  document.body.innerHTML = `<p data-step="wait" tabindex="-1"></p>`;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
});

const add = (html: string) => document.body.insertAdjacentHTML("beforeend", html);
const frames = (count: number) => {
  for (let frame = 0; frame < count; frame += 1) vi.advanceTimersToNextFrame();
};
const step = () => document.querySelector("[data-step]");

test("the focus goes to the next step while a toast reports the result", () => {
  add(`<div role="alertdialog" aria-modal="false"></div>`);
  focusStep("wait");
  frames(5);
  expect(document.activeElement).toBe(step());
});

test("it waits until the question is closed", () => {
  add(`<section role="alertdialog"></section>`);
  focusStep("wait");
  frames(5);
  expect(document.activeElement).toBe(document.body);
  document.querySelector("section")?.remove();
  frames(5);
  expect(document.activeElement).toBe(step());
});
