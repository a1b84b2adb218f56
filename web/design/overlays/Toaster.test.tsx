import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { say as toast, Toaster } from "./Toaster.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});
afterEach(async () => {
  for (let turn = 0; turn < 5; turn++) await pass(10_000);
  vi.useRealTimers();
  cleanup();
});

const say = (title: string) => act(() => toast({ title, description: "And why.", tone: "positive" }));

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const shown = () => screen.getAllByRole("alertdialog").map((alert) => alert.textContent);

test("there is one toast at a time, and the next one when it has had its five seconds", async () => {
  say("Information saved");
  say("Verification email sent");
  expect(shown()).toEqual([expect.stringContaining("Information saved")]);
  await pass(4900);
  expect(shown()).toEqual([expect.stringContaining("Information saved")]);
  await pass(200);
  expect(shown()).toEqual([expect.stringContaining("Verification email sent")]);
  await pass(5000);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("swiping one away shows the next at once", async () => {
  say("Information saved");
  say("Verification email sent");
  swipe(50);
  await pass(0);
  expect(shown()).toEqual([expect.stringContaining("Verification email sent")]);
});

test("a failure is said at once, and what waited comes after it", async () => {
  say("Files uploaded");
  say("Status updated");
  act(() => toast({ title: "Submission failed", tone: "critical" }));
  expect(shown()).toEqual([expect.stringContaining("Submission failed")]);
  await pass(5100);
  expect(shown()).toEqual([expect.stringContaining("Status updated")]);
});

test("a success ends the failure before it, which no longer holds", async () => {
  act(() => toast({ title: "The account could not be created", tone: "critical" }));
  say("Account created");
  expect(shown()).toEqual([expect.stringContaining("Account created")]);
  await pass(5100);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("a success about something else leaves a failure its five seconds", async () => {
  act(() => toast({ title: "Case 3 failed", tone: "critical", about: "case 3" }));
  act(() => toast({ title: "Case 4 is saved", tone: "positive", about: "case 4" }));
  expect(shown()).toEqual([expect.stringContaining("Case 3 failed")]);
  await pass(5100);
  expect(shown()).toEqual([expect.stringContaining("Case 4 is saved")]);
});

test("a toast can carry a link, and closes when it is followed", async () => {
  act(() => toast({ title: "Dispatched", tone: "positive", action: { label: "Open EM-1", href: "#em-1" } }));
  const link = screen.getByRole("link", { name: "Open EM-1" });
  expect(link.getAttribute("href")).toBe("#em-1");
  fireEvent.click(link);
  await pass(0);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("what is no longer true does not hold up what is", () => {
  act(() => toast({ title: "You're going", about: "event 3" }));
  act(() => toast({ title: "Cancelled", about: "event 3" }));
  expect(shown()).toEqual([expect.stringContaining("Cancelled")]);
});

test("the same sentence restarts, and does not wait behind itself", async () => {
  say("Copied");
  await pass(4000);
  say("Copied");
  await pass(4000);
  expect(shown()).toHaveLength(1);
  await pass(1100);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("a toast goes after five seconds", () => {
  say("Status updated");
  act(() => void vi.advanceTimersByTime(4900));
  expect(screen.getByText("Status updated")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.queryByText("Status updated")).toBeNull();
});

test("a long sentence stays until it has been read", async () => {
  const description = "Many people share your network, and together they reached its limit. ".repeat(4);
  act(() => toast({ title: "Submission error", description, tone: "critical" }));
  await pass(15_000);
  expect(shown()).toEqual([expect.stringContaining("Many people")]);
  await pass(5000);
  expect(screen.queryByRole("alertdialog")).toBeNull();
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

test("a toast from before the first mount is shown, also in strict mode", async () => {
  cleanup();
  await pass(0);
  say("Message queued again");
  render(<Toaster />, { wrapper: StrictMode });
  await pass(0);
  expect(shown()).toEqual([expect.stringContaining("Message queued again")]);
});

test("a toast does not outlive the app", async () => {
  say("Information saved");
  cleanup();
  await pass(0);
  render(<Toaster />);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
