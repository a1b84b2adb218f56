/** @vitest-environment jsdom */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { reportWrongEntry } from "../../../graph/community/corrections/service.ts";
import { entryRoutes } from "../../../graph/community/entries/rest.ts";
import { entryColumns } from "../../../shared/community/entries/rules.ts";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";
import { closeToast, openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
/** An entry as it is sent to REST. */
const pantry = entryRoutes["POST /api/admin/directory-entries"]?.example?.body as Record<string, string>;
const rowOf = (key: string) => lab.db.resource.findUniqueOrThrow({ where: { key } });

test("fixing an entry from a report resolves the report", async () => {
  const user = userEvent.setup();
  const context = await (await lab.visitor()).context();
  await reportWrongEntry(context, "res-tx-3", { problem: "address", details: "They moved." });
  const { router } = openScreens(await signInAdmin(lab), "/admin/corrections");
  await user.click(await screen.findByRole("link", { name: "Fix entry" }));
  await screen.findByText("You're fixing a reported problem");
  await user.click(await screen.findByRole("button", { name: "Edit Houston Food Bank" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit: Houston Food Bank" }));
  const put = (name: string, value: string) =>
    fireEvent.input(document.querySelector(`[role=dialog] [name="${name}"]`)!, { target: { value } });
  put("hours", "whenever");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await dialog.findAllByText(/hours whenever are not written as/);
  put("hours", "Weekdays");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(async () => expect((await rowOf("res-tx-3")).hours).toBe("Weekdays"));
  expect(await lab.db.correction.findFirst()).toMatchObject({ state: "resolved" });
  await waitFor(() => expect(router.state.location.search).toBe("?q=res-tx-3"));
});

test("confirms, retires and restores an entry; imports a file after its preview", async () => {
  const user = userEvent.setup();
  openScreens(await signInAdmin(lab), "/admin/directory?q=res-tx-5");
  const { name } = await rowOf("res-tx-5");
  await user.click(await screen.findByRole("button", { name: `Confirm ${name}` }));
  await closeToast(user, "Entry confirmed");
  expect((await rowOf("res-tx-5")).confirmedBy).not.toBeNull();
  await user.click(await screen.findByRole("rowheader", { name: new RegExp(name) }));
  await user.click(await screen.findByRole("button", { name: `Retire ${name}` }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Retire" }));
  await waitFor(async () => expect((await rowOf("res-tx-5")).retiredAt).not.toBeNull());
  await waitFor(() => expect(screen.queryByRole("rowheader", { name: new RegExp(name) })).toBeNull());

  await user.click(screen.getByRole("button", { name: "Import a CSV file" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Import a CSV file" }));
  const file = new File(["name\nA"], "wrong.csv", { type: "text/csv" });
  await user.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, file);
  await dialog.findByText("The header row must match the columns of an export");

  // A spreadsheet on Windows saves one byte for each letter.
  const row = (name: string) => entryColumns.map((column) => ({ ...pantry, name })[column] ?? "").join(",");
  const csv = ["Our pantries", entryColumns.join(","), row("Comedor Niños de la Peña")].join("\r\n");
  const bytes = Uint8Array.from(csv, (letter) => letter.charCodeAt(0));
  await user.upload(
    document.querySelector<HTMLInputElement>("input[type=file]")!,
    new File([bytes], "old.csv"),
  );
  await dialog.findByText("This file is not in UTF-8. It was read as Windows-1252");
  dialog.getByText("Comedor Niños de la Peña");
  dialog.getByText("1 line left out");
  dialog.getByText("Our pantries");

  const workbook = new File([Uint8Array.from([0x50, 0x4b, 3, 4, 0])], "table.csv");
  await user.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, workbook);
  await dialog.findByText(/^This is a spreadsheet\. Save it as CSV UTF-8/);
});

test("restores a retired entry; reports what is missing in a new one", async () => {
  const user = userEvent.setup();
  await lab.db.resource.update({ where: { key: "res-tx-6" }, data: { retiredAt: lab.now() } });
  const { name } = await rowOf("res-tx-6");
  const { router } = openScreens(await signInAdmin(lab), "/admin/directory?show=retired");
  await user.click(await screen.findByRole("button", { name: `Restore ${name}` }));
  await closeToast(user, "Entry restored");
  expect((await rowOf("res-tx-6")).retiredAt).toBeNull();

  await router.navigate("/admin/directory");
  await user.click(await screen.findByRole("button", { name: "Add entry" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add entry" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(dialog.getAllByText(/^Please/).length).toBeGreaterThan(1));
});

test("a row opens beside the list, E edits it there, and Escape leads back", async () => {
  const user = userEvent.setup();
  const { name, description } = await rowOf("res-tx-7");
  const { router } = openScreens(await signInAdmin(lab), "/admin/directory?q=res-tx-7");
  await user.click(await screen.findByRole("rowheader"));
  const detail = within(await screen.findByRole("region", { name: "Directory entry" }));
  await detail.findByRole("heading", { name });
  if (description) detail.getByText(description);
  expect(new URLSearchParams(router.state.location.search).get("open")).not.toBeNull();
  await user.keyboard("e");
  await screen.findByRole("dialog", { name: `Edit: ${name}` });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard("{Escape}");
  await waitFor(() => expect(router.state.location.search).toBe("?q=res-tx-7"));
});

test("the entry of a link loads beside its list, not after it", async () => {
  const { id, name } = await rowOf("res-tx-7");
  let arrive = () => {};
  const isAsked = new Promise<void>((resolve) => (arrive = resolve));
  const open = encodeURIComponent(btoa(`Resource:${id}`));
  openScreens(await signInAdmin(lab), `/admin/directory?open=${open}`, {
    // The list is answered only after the entry is asked for.
    before: { EntriesPageQuery: () => isAsked, EntryDetailQuery: async () => arrive() },
  });
  const detail = within(await screen.findByRole("region", { name: "Directory entry" }));
  await detail.findByRole("heading", { name });
});

test("an entry that could not be loaded is loaded with Retry", async () => {
  const { id, name } = await rowOf("res-tx-7");
  const open = encodeURIComponent(btoa(`Resource:${id}`));
  const fails = () => Promise.reject(new Error("the connection was lost"));
  openScreens(await signInAdmin(lab), `/admin/directory?open=${open}`, {
    before: { EntryDetailQuery: fails },
  });
  const detail = within(await screen.findByRole("region", { name: "Directory entry" }));
  await detail.findByText("Could not load this section. Please try again.");
  await userEvent.click(detail.getByRole("button", { name: "Retry" }));
  await detail.findByRole("heading", { name });
});
