import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LoadMore } from "./LoadMore.tsx";

const list = {
  hasMore: true,
  shown: 25,
  size: 25,
  loadMore: () => {},
  isLoadingMore: false,
  hasFailed: false,
  waiting: 0,
  readAgain: () => {},
  hold: () => {},
};

test.each([
  ["many rows are left", 60, "Load 25 more (35 left)"],
  ["less than a page is left", 35, "Load 10 more"],
  ["the list is not counted", undefined, "Load more"],
])("if %s, the button says so", (_, total, name) => {
  render(<LoadMore list={list} total={total} />);
  expect(screen.getByRole("button").textContent).toBe(name);
});

test("if all rows are shown, there is no button", () => {
  render(<LoadMore list={{ ...list, hasMore: false }} total={25} />);
  expect(screen.queryByRole("button")).toBeNull();
});
