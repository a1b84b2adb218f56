import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Dialog } from "./Dialog.tsx";
import { say, Toaster } from "./Toaster.tsx";

interface WindowsProps {
  /** How many are stacked. */
  open: number;
}

const Windows = ({ open }: WindowsProps) => (
  <>
    <Toaster />
    <Dialog title="Callback" isOpen={open > 0} onClose={() => {}}>
      <Dialog title="Password" isOpen={open > 1} onClose={() => {}}>
        <p>Once more</p>
      </Dialog>
    </Dialog>
  </>
);

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const tell = async (title: string) => {
  act(() => say({ title, tone: "positive", about: "callback 1" }));
  await pass(0);
};
/** Those in the accessibility tree: what is behind a dialog is hidden from screen readers. */
const found = () => screen.queryAllByRole("alertdialog").map((toast) => toast.textContent);

beforeEach(() => {
  vi.useFakeTimers();
  // Browser APIs that react-aria needs and jsdom lacks.
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
});
afterEach(async () => {
  await pass(10_000);
  cleanup();
  vi.useRealTimers();
});

test("the second act in a window is said as the first was", async () => {
  render(<Windows open={1} />);
  await tell("Claimed");
  expect(found()).toEqual([expect.stringContaining("Claimed")]);
  await tell("Reached");
  expect(found()).toEqual([expect.stringContaining("Reached")]);
});

test("so is an act in a window that was closed and is open again", async () => {
  const { rerender } = render(<Windows open={1} />);
  await tell("Claimed");
  rerender(<Windows open={0} />);
  await tell("Given back");
  rerender(<Windows open={1} />);
  await tell("Claimed again");
  expect(found()).toEqual([expect.stringContaining("Claimed again")]);
});

test("a toast that came over a second window gives way to one that can be found when that has closed", async () => {
  const { rerender } = render(<Windows open={2} />);
  await tell("Copied");
  expect(found()).toEqual([expect.stringContaining("Copied")]);
  rerender(<Windows open={1} />);
  await pass(0);
  await tell("Saved");
  expect(found()).toEqual([expect.stringContaining("Saved")]);
});
