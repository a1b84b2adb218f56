/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { assignCase } from "../../../graph/desk/cases/desk/owner.ts";
import { createRequest } from "../../../graph/intake/requests/create.ts";
import { useKernel } from "../../harness/kernel.ts";
import { newRequestForm, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { closeToast, openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
});

async function named(name: string) {
  const admin = await signInAdmin(lab);
  const { username } = await lab.db.admin.update({ where: { id: admin.adminId }, data: { name } });
  return { admin, username };
}

test("a view is saved under a name, opened, and deleted with an undo", async () => {
  const user = userEvent.setup();
  const { admin } = await named("Rae Night");
  const { router } = openScreens(admin, "/admin/cases?q=elm&status=pending");
  const views = within(await screen.findByRole("navigation", { name: "Views" }));
  await user.click(await views.findByRole("button", { name: "Save view" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Save view" }));
  await user.type(dialog.getByRole("textbox", { name: /^Name/ }), "Elm street");
  await user.click(dialog.getByRole("button", { name: "Save view" }));
  await closeToast(user, "Saved the view Elm street");
  await user.click(views.getByRole("link", { name: "Open work" }));
  await waitFor(() => expect(router.state.location.search).toBe("?status=open"));
  await user.click(await views.findByRole("link", { name: "Elm street" }));
  await waitFor(() => expect(router.state.location.search).toBe("?status=pending&q=elm"));
  await user.click(await views.findByRole("button", { name: "Delete the view Elm street" }));
  await screen.findByText("Deleted the view Elm street");
  await waitFor(() => expect(views.queryByRole("link", { name: "Elm street" })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("navigation", { name: "Views" }));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await views.findByRole("link", { name: "Elm street" });
});

test("X selects cases, which are assigned together; a refused one stays with its reason", async () => {
  const user = userEvent.setup();
  const { admin, username } = await named("Rae Night");
  const other = await named("Lee Birch");
  const numbers = [];
  for (let at = 0; at < 2; at++)
    numbers.push(
      (
        await createRequest(
          await (await signInOfficer(lab)).context(),
          newRequestForm({ victimName: "Bulk Harrow" }),
        )
      ).id,
    );
  openScreens(admin, "/admin/cases?q=bulk+harrow");
  await screen.findAllByText("Bulk Harrow");
  await user.keyboard("jxjx");
  await screen.findByText("2 selected");
  await user.click(screen.getByRole("button", { name: "Assign" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Assign 2 cases" }));
  await assignCase(await other.admin.context(), numbers[0]!, { owner: other.username, shown: null });
  await dialog.findByRole("button", { name: /Rae Night/ });
  await user.click(dialog.getByRole("button", { name: "Assign" }));
  await dialog.findByText("1 case was not assigned");
  dialog.getByText(/This case is now assigned to Lee Birch/);
  const ownerOf = async (requestId: number) =>
    (await lab.db.caseOwner.findUnique({ where: { requestId }, include: { admin: true } }))?.admin.username;
  expect(await ownerOf(numbers[1]!)).toBe(username);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("1 undone");
  expect(await ownerOf(numbers[1]!)).toBeUndefined();
  expect(await ownerOf(numbers[0]!)).toBe(other.username);
  // The second press replaces the owner that the refusal named, and sends the refused case alone.
  dialog.getByRole("heading", { name: "Assign 1 case" });
  await screen.findByText("Owner: Lee Birch");
  await user.click(dialog.getByRole("button", { name: "Assign" }));
  await screen.findByText("1 case assigned");
  expect(await ownerOf(numbers[0]!)).toBe(username);
  expect(await ownerOf(numbers[1]!)).toBeUndefined();
  await waitFor(() => expect(screen.queryByText("1 selected")).toBeNull());
});
