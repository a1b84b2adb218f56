/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { createRequest } from "../../../graph/intake/requests/create.ts";
import { useKernel } from "../../harness/kernel.ts";
import { fileRequest, newRequestForm, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { closeToast, openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
});

/** Newest first: the last one filed is on top. */
async function file(...names: string[]) {
  const filed: { id: number; caseId: string }[] = [];
  for (const victimName of names) {
    const officer = await signInOfficer(lab);
    filed.unshift(await createRequest(await officer.context(), newRequestForm({ victimName })));
  }
  return filed;
}

test("the keyboard moves through the cases, opens one, steps on, and closes it", async () => {
  const user = userEvent.setup();
  const [first, second] = await file("Second Walker", "First Walker");
  const { router } = openScreens(await signInAdmin(lab), "/admin/cases?q=walker");
  await screen.findByRole("table", { name: "Cases" });
  const focused = () => document.activeElement?.textContent;
  await user.keyboard("j");
  await waitFor(() => expect(focused()).toBe(first?.caseId));
  await user.keyboard("jk");
  await waitFor(() => expect(focused()).toBe(first?.caseId));
  await user.keyboard("{Enter}");
  const title = await screen.findByRole("heading", { level: 2, name: `${first?.caseId}, First Walker` });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(router.state.location.search).toContain(`case=${first?.id}`);
  expect(screen.getByRole("link", { current: true }).textContent).toBe(first?.caseId);

  await user.keyboard("j");
  await screen.findByRole("heading", { level: 2, name: `${second?.caseId}, Second Walker` });
  await waitFor(() => expect(focused()).toBe(second?.caseId));
  await user.click(screen.getByRole("tab", { name: "History" }));
  await waitFor(() => expect(router.state.location.search).toContain("tab=history"));
  await user.keyboard("k");
  await screen.findByRole("heading", { level: 2, name: `${first?.caseId}, First Walker` });
  expect((await screen.findByRole("tab", { name: "History" })).getAttribute("aria-selected")).toBe("true");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Case" })).toBeNull());
  await waitFor(() => expect(focused()).toBe(first?.caseId));
  expect(router.state.location.search).toBe("?q=walker");
});

test("the order is in the URL, and the account chooses what the rows show", async () => {
  const user = userEvent.setup();
  await file("First Sorted", "Second Sorted");
  const { router } = openScreens(await signInAdmin(lab), "/admin/cases?q=sorted");
  const table = await screen.findByRole("table", { name: "Cases" });
  const cases = () =>
    within(table)
      .getAllByRole("rowheader")
      .map((cell) => cell.textContent.slice(0, 12));
  const before = cases();
  await user.click(screen.getByRole("button", { name: "Most urgent" }));
  await user.click(await screen.findByRole("menuitem", { name: "Oldest" }));
  await waitFor(() => expect(router.state.location.search).toBe("?q=sorted&order=oldest"));
  await waitFor(() => expect(cases()).toEqual(before.toReversed()));

  expect(within(table).queryByText("Food", { exact: false })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Columns" }));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "Help" }));
  await waitFor(() => expect(within(table).getAllByText("Food", { exact: false })).toHaveLength(2));
});

test("A opens the confirmation of an approval, Enter gives it, and D dispatches", async () => {
  const user = userEvent.setup();
  const number = await fileRequest(lab, await signInOfficer(lab), { recommended: 120 });
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  openScreens(await signInAdmin(lab), `/admin/cases?q=${caseId}&case=${number}`);
  const detail = within(await screen.findByRole("region", { name: "Case" }));
  const approve = await detail.findByRole("button", { name: "Approve" });
  expect(approve.getAttribute("aria-keyshortcuts")).toBe("a");
  await user.keyboard("d");
  await closeToast(user, "That shortcut isn't available right now.");
  await user.keyboard("a");
  await detail.findByText("$120.00 is allocated.");
  await waitFor(() => expect(document.activeElement?.getAttribute("type")).toBe("submit"));
  await user.keyboard("{Enter}");
  await closeToast(user, "Status Updated");
  const row = within(screen.getByRole("table", { name: "Cases" })).getByRole("row", {
    name: new RegExp(caseId),
  });
  await within(row).findByText("approved");
  await user.keyboard("d");
  const dialog = await screen.findByRole("dialog", { name: new RegExp(caseId) });
  // Keys belong to the dialog now.
  await user.keyboard("j?");
  expect(screen.queryByRole("dialog", { name: "Keyboard shortcuts" })).toBeNull();
  expect(dialog.isConnected).toBe(true);
});

test("among the pending ones a decision opens the next, elsewhere the case stays", async () => {
  const user = userEvent.setup();
  const filed: { id: number; caseId: string }[] = [];
  for (let n = 0; n < 3; n++) {
    const id = await fileRequest(lab, await signInOfficer(lab), { recommended: 20 });
    const data = { victimName: `Decided ${n}` };
    filed.unshift(await lab.db.emergencyRequest.update({ where: { id }, data }));
  }
  const [first, second, third] = filed;
  const { router } = openScreens(
    await signInAdmin(lab),
    `/admin/cases?q=decided&status=pending&case=${first?.id}`,
  );
  const title = (one: { caseId: string } | undefined) =>
    screen.findByRole("heading", { level: 2, name: new RegExp(`^${one?.caseId}`) });
  await title(first);
  await user.keyboard("a");
  await waitFor(() => expect(document.activeElement?.getAttribute("type")).toBe("submit"));
  await user.keyboard("{Enter}");
  const shown = await title(second);
  await waitFor(() => expect(document.activeElement).toBe(shown));
  await user.keyboard("r");
  const dialog = await screen.findByRole("alertdialog", { name: /^Deny request/ });
  await user.type(within(dialog).getByRole("textbox"), "A duplicate");
  await user.click(within(dialog).getByRole("button", { name: /^Deny/ }));
  await title(third);
  expect(router.state.location.search).toContain(`case=${third?.id}`);

  await router.navigate(`/admin/cases?q=decided&case=${third?.id}`);
  await title(third);
  await user.keyboard("a");
  await waitFor(() => expect(document.activeElement?.getAttribute("type")).toBe("submit"));
  await user.keyboard("{Enter}");
  await waitFor(async () =>
    expect(await lab.db.emergencyRequest.count({ where: { id: third?.id ?? 0, status: "approved" } })).toBe(
      1,
    ),
  );
  expect(router.state.location.search).toContain(`case=${third?.id}`);
});

test("letters that are typed are text, and the shortcuts can be turned off", async () => {
  const user = userEvent.setup();
  const [only] = await file("Typed Harrow");
  const { router } = openScreens(await signInAdmin(lab), "/admin/cases?q=harrow");
  await screen.findByText("Typed Harrow");
  await user.keyboard("/");
  const box = await screen.findByRole("searchbox", { name: "Search requests" });
  expect(document.activeElement).toBe(box);
  await user.keyboard(" jk?");
  expect((box as HTMLInputElement).value).toBe("harrow jk?");
  await screen.findByText("No requests found matching the current filters.");
  await router.navigate("/admin/cases?q=harrow");
  await screen.findByText("Typed Harrow");
  await user.click(screen.getByRole("button", { name: "Shortcuts" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }));
  await user.click(dialog.getByRole("switch", { name: /single-key/ }));
  await user.click(dialog.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard("j");
  expect(document.activeElement?.textContent).not.toBe(only?.caseId);
  expect(localStorage.getItem("safevoice-single-keys")).toBe("off");
});

test("a missing case is reported beside the list, and a wrong number opens none", async () => {
  await file("Lone Quince");
  const { router } = openScreens(await signInAdmin(lab), "/admin/cases?q=quince&case=999999");
  await screen.findByText("Failed to load the request");
  screen.getByText("Lone Quince");
  await router.navigate("/admin/cases?q=quince&case=12x");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Case" })).toBeNull());
});
