import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Menu } from "./Menu.tsx";

beforeEach(() => {
  vi.stubGlobal("CSS", { escape: String }); // jsdom has none
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const actions = [
  { id: "open", label: "Open" },
  { id: "print", label: "Print", description: "There is no letter", isDisabled: true },
  { id: "deny", label: "Deny", isDangerous: true },
];

test("the arrows reach what can be done and pass by what cannot, and Enter does it", async () => {
  const onAction = vi.fn<(id: string) => void>();
  render(<Menu label="Actions" actions={actions} onAction={onAction} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "Open" }));
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onAction.mock.calls).toEqual([["deny"]]);
  expect(screen.queryByRole("menu")).toBeNull();
  // the focus returns in the next frame
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Actions" })));
});

test("why something cannot be done is said with it", async () => {
  render(<Menu label="Actions" actions={actions} onAction={() => {}} />);
  await userEvent.click(screen.getByRole("button", { name: "Actions" }));
  const print = screen.getByRole("menuitem", { name: "Print" });
  expect(print.getAttribute("aria-disabled")).toBe("true");
  const says = document.getElementById(print.getAttribute("aria-describedby") ?? "");
  expect(says?.textContent).toBe("There is no letter");
});

test("Escape closes it and nothing is done", async () => {
  const onAction = vi.fn<(id: string) => void>();
  render(
    <Menu label="Actions" actions={actions} onAction={onAction}>
      More
    </Menu>,
  );
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(onAction).not.toHaveBeenCalled();
});
