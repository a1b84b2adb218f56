import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { Pages } from "../../../core/routing/AppRouter.tsx";
import { createMemoryRouter } from "react-router-dom";
import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DeskPart } from "../desk.ts";
import { DeskParts } from "../deskParts.ts";
import { Palette } from "./Palette.tsx";

beforeEach(() => {
  vi.stubGlobal("CSS", { escape: String }); // jsdom has none
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const parts: readonly DeskPart[] = [
  {
    id: "fruit",
    needs: "anyone",
    loadPalette: async () => ({
      entries: [
        { label: "Apples", icon: "list", href: "/apples" },
        { label: "Peaches", also: "pêches", icon: "list", href: "/peaches" },
        { label: "Pears", icon: "list", href: "/pears" },
      ],
    }),
  },
];

async function openPalette() {
  const user = userEvent.setup();
  const onClose = vi.fn<() => void>();
  const environment = new Environment({
    network: Network.create(() => Promise.reject(new Error("Nothing is read"))),
    store: new Store(new RecordSource()),
  });
  const Component = () => (
    <RelayEnvironmentProvider environment={environment}>
      <DeskParts value={parts}>
        <Suspense>
          <Palette onClose={onClose} />
        </Suspense>
      </DeskParts>
    </RelayEnvironmentProvider>
  );
  const router = createMemoryRouter([{ path: "*", Component }], { initialEntries: ["/"] });
  await act(async () => render(<Pages router={router} />));
  const field = await screen.findByRole("textbox", { name: "Search pages and actions" });
  await screen.findByRole("menuitem", { name: "Apples" });
  return { user, field, onClose, path: () => router.state.location.pathname };
}

const chosen = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent;

test("arrow keys choose an entry while the keyboard stays in the field, and Enter opens it", async () => {
  const { user, field, path, onClose } = await openPalette();
  await user.keyboard("pe");
  await vi.waitFor(() => expect(chosen(field)).toBe("Peaches"));
  await user.keyboard("{ArrowDown}");
  expect(chosen(field)).toBe("Pears");
  expect(document.activeElement).toBe(field);
  await user.keyboard("{Enter}");
  expect(path()).toBe("/pears");
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("Enter takes the first entry where none was chosen", async () => {
  const { user, field, path, onClose } = await openPalette();
  await user.click(field);
  await user.paste("PECHES");
  expect(chosen(field)).toBeUndefined();
  await user.keyboard("{Enter}");
  expect(path()).toBe("/peaches");
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("it says how many entries were found", async () => {
  const { user } = await openPalette();
  await user.keyboard("pe");
  expect(screen.getByRole("status").textContent).toBe("2 found");
  await user.keyboard("x");
  expect(screen.getByRole("status").textContent).toBe("0 found");
  expect(screen.getByText("No results. Try another word.")).toBeTruthy();
});

test("Escape closes it", async () => {
  const { user, onClose } = await openPalette();
  await user.keyboard("p{Escape}");
  expect(onClose).toHaveBeenCalledTimes(1);
});
