/** @vitest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Disclosure } from "./Disclosure.tsx";

afterEach(cleanup);

test("what it holds is made when it opens, and keeps what was typed", async () => {
  const onToggle = vi.fn<(isOpen: boolean) => void>();
  render(
    <Disclosure title="Letters" onToggle={onToggle}>
      <input aria-label="Note" />
    </Disclosure>,
  );
  const title = screen.getByRole("button", { name: "Letters" });
  expect(screen.queryByLabelText("Note")).toBeNull();
  expect(title.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(title);
  await userEvent.type(screen.getByLabelText("Note"), "call back");
  await userEvent.click(title);
  await userEvent.click(title);
  expect(screen.getByLabelText<HTMLInputElement>("Note").value).toBe("call back");
  expect(onToggle.mock.calls).toEqual([[true], [false], [true]]);
});

test("the page has the last word where it remembers", async () => {
  render(
    <Disclosure title="Letters" isOpen={false}>
      <p>Two</p>
    </Disclosure>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Letters" }));
  expect(screen.queryByText("Two")).toBeNull();
});
