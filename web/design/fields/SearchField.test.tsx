import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SearchField } from "./SearchField.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pauseMs = 300;
const box = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const rest = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

function show(value = "") {
  const onSearch = vi.fn<(text: string) => void>();
  const field = (now: string) => (
    <SearchField label="Search" value={now} onSearch={onSearch} found="2 found" pauseMs={pauseMs} />
  );
  const { rerender } = render(field(value));
  return { onSearch, become: (now: string) => rerender(field(now)) };
}

test("it searches once, when typing pauses", () => {
  const { onSearch } = show();
  type("r");
  rest(pauseMs - 1);
  type("ri");
  rest(pauseMs - 1);
  expect(onSearch).not.toHaveBeenCalled();
  rest(1);
  expect(onSearch.mock.calls).toEqual([["ri"]]);
});

test("Enter does not wait, and the pause does not search again", () => {
  const { onSearch } = show();
  type("ride");
  fireEvent.keyDown(box(), { key: "Enter" });
  rest(pauseMs * 2);
  expect(onSearch.mock.calls).toEqual([["ride"]]);
});

test("the cross empties it, searches at once and leaves the keyboard in the box", () => {
  const { onSearch } = show("ride");
  fireEvent.click(screen.getByRole("button", { name: "Clear search" }));
  expect(box().value).toBe("");
  expect(onSearch.mock.calls).toEqual([[""]]);
  expect(document.activeElement).toBe(box());
});

test("Escape empties it too", () => {
  const { onSearch } = show("ride");
  fireEvent.keyDown(box(), { key: "Escape" });
  expect(onSearch.mock.calls).toEqual([[""]]);
});

test("an answer that comes late takes away nothing that was typed meanwhile", () => {
  const { become } = show();
  type("ri");
  rest(pauseMs);
  type("ride");
  become("ri");
  expect(box().value).toBe("ride");
});

test("it follows the address when that changes by itself", () => {
  const { become, onSearch } = show("ride");
  become("");
  expect(box().value).toBe("");
  become("ride");
  expect(box().value).toBe("ride");
  rest(pauseMs);
  expect(onSearch).not.toHaveBeenCalled();
});

test("what was found is said", () => {
  show();
  expect(screen.getByRole("status").textContent).toBe("2 found");
});
