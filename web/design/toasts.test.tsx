/** @vitest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toast, Toasts } from "./toasts.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts />);
});
afterEach(() => {
  act(() => void vi.advanceTimersByTime(60_000));
  vi.useRealTimers();
  cleanup();
});

const say = (title: string) => act(() => toast({ title, description: "And why.", tone: "positive" }));

test("there is one toast at a time, the newest", () => {
  say("Files uploaded");
  say("Request submitted");
  expect(screen.getAllByRole("alertdialog")).toHaveLength(1);
  expect(screen.getByText("Request submitted")).toBeTruthy();
  expect(screen.queryByText("Files uploaded")).toBeNull();
});

test("a toast goes after five seconds", () => {
  say("Status updated");
  act(() => void vi.advanceTimersByTime(4900));
  expect(screen.getByText("Status updated")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.queryByText("Status updated")).toBeNull();
});

test("F8 takes the keyboard to the toasts", () => {
  say("Status updated");
  fireEvent.keyDown(window, { key: "F8" });
  expect(document.activeElement).toBe(screen.getByRole("region", { name: /Notifications/ }));
});

test("a swipe of 50 pixels to the right closes it, a shorter one does not", () => {
  say("Status updated");
  swipe(49);
  expect(screen.getByText("Status updated")).toBeTruthy();
  swipe(50);
  expect(screen.queryByText("Status updated")).toBeNull();
});

test("a toast that can take something back stays for ten seconds, and closes when it did", () => {
  const undo = vi.fn<() => void>();
  const onClosed = vi.fn<() => void>();
  act(() => toast({ title: "Entry deleted", action: { label: "Undo", onPress: undo }, onClosed }));
  act(() => void vi.advanceTimersByTime(9_000));
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalledOnce();
  expect(onClosed).toHaveBeenCalledOnce();
  expect(screen.queryByText("Entry deleted")).toBeNull();
});

function swipe(pixels: number) {
  const shown = screen.getByRole("alertdialog");
  fireEvent(shown, pointer("pointerdown", 100));
  fireEvent(shown, pointer("pointermove", 100 + pixels));
  fireEvent(shown, pointer("pointerup", 100 + pixels));
}

/** jsdom has no PointerEvent with a position. */
const pointer = (type: string, clientX: number) => new MouseEvent(type, { bubbles: true, clientX });
