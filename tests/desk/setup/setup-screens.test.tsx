/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { emptyTables, useDatabase } from "../../harness/database/database.ts";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";
import { filePlainRequest } from "../../harness/requests/plain-request.ts";
import { closeToast, openScreens, paste } from "../../harness/screens/screens.tsx";

const database = useDatabase();
const lab = useKernel({ dns: { texts: async () => [] } });
beforeEach(async () => {
  await emptyTables(database.pool);
  await lab.refreshConfig();
});

const superAdmin = () => signInAdmin(lab, { role: "super_admin" });
const partOf = (title: string) =>
  within(screen.getByRole("heading", { level: 3, name: title }).closest("li")!);

test("the list shows what is open and where it is done; a note is saved and withdrawn", async () => {
  const user = userEvent.setup();
  openScreens(await superAdmin(), "/admin/setup");
  await screen.findByRole("heading", { name: "Setup" });
  partOf("Operator and contact").getByText("Set OPERATOR_NAME and OPERATOR_CONTACT.", { exact: false });
  const card = (title: string) => within(screen.getByRole("region", { name: title }));
  card("To do here").getByRole("heading", { name: "Time zone" });
  card("To do on the server or at your domain").getByRole("heading", { name: "Operator and contact" });
  const fund = partOf("A fund with a confirmed deposit");
  fund.getByText("To do");
  expect(fund.getByRole("link", { name: "Open funds" }).getAttribute("href")).toBe("/admin/funds");
  const state = "The directory of your state, read over";
  await user.click(partOf(state).getByRole("button", { name: "Note that it was read over" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Note that it was read over" }));
  const field = dialog.getByRole("textbox", { name: /^State/ });
  await paste(user, field, "Atlantis");
  await user.click(dialog.getByRole("button", { name: "Save note" }));
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect((field as HTMLInputElement).value).toBe("Atlantis");
  await user.clear(field);
  await paste(user, field, "Texas");
  await user.click(dialog.getByRole("button", { name: "Save note" }));
  await closeToast(user, "Noted");
  await waitFor(() => partOf(state).getByText("Done"));
  partOf(state).getByText(/^Texas: noted on/);

  await user.click(partOf(state).getByRole("button", { name: `Withdraw the note of ${state}` }));
  const sure = within(await screen.findByRole("alertdialog", { name: "Withdraw this note?" }));
  await user.click(sure.getByRole("button", { name: "Withdraw note" }));
  await closeToast(user, "The note was withdrawn");
  await waitFor(() => partOf(state).getByText("To do"));
  expect(await lab.db.setupNote.count()).toBe(0);
});

test("another role sees which role is needed, and no place in the navigation", async () => {
  openScreens(await signInAdmin(lab), "/admin/setup");
  await screen.findByText(/It needs the role Super Admin/);
  expect(screen.queryByRole("link", { name: "Setup" })).toBeNull();
});

test("an empty overview leads a super admin to the setup, and its work queue counts it", async () => {
  openScreens(await superAdmin(), "/admin/dashboard");
  const lead = await screen.findByRole("link", { name: "Open Setup" });
  expect(lead.getAttribute("href")).toBe("/admin/setup");
  expect(screen.queryByText("No requests found matching the current filters.")).toBeNull();
  expect((await screen.findByText(/^\d+ things to set up$/)).closest("a")?.getAttribute("href")).toBe(
    "/admin/setup",
  );
});

test("an empty overview of another role names no setup", async () => {
  openScreens(await signInAdmin(lab), "/admin/dashboard");
  await screen.findByText("No requests yet.");
  expect(screen.queryByRole("link", { name: "Open Setup" })).toBeNull();
  expect(screen.queryByText(/to set up$/)).toBeNull();
});

test("after the first request an empty filter is an empty filter, and the list is a list", async () => {
  await filePlainRequest(lab, 5000);
  const { router } = openScreens(await superAdmin(), "/admin/dashboard?tracker=completed");
  await screen.findByText("No requests found matching the current filters.");
  expect(screen.queryByRole("link", { name: "Open Setup" })).toBeNull();
  await router.navigate("/admin/dashboard");
  await waitFor(() =>
    expect(screen.queryByText("No requests found matching the current filters.")).toBeNull(),
  );
  expect(screen.queryByRole("link", { name: "Open Setup" })).toBeNull();
});
