/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { addCaseNote } from "../../../graph/desk/cases/desk/notes.ts";
import { useKernel } from "../../harness/kernel.ts";
import { fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { closeToast, openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
});

test("E takes the case, N writes a note about it, and the list shows the owner", async () => {
  const user = userEvent.setup();
  const number = await fileRequest(lab, await signInOfficer(lab));
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  const admin = await signInAdmin(lab);
  await lab.db.admin.update({
    where: { id: admin.adminId },
    data: { username: "rae.night", name: "Rae Night" },
  });
  openScreens(admin, `/admin/cases?q=${caseId}&case=${number}`);
  const detail = within(await screen.findByRole("region", { name: "Case" }));
  await detail.findByRole("button", { name: `Assign ${caseId}` });
  // Without a dialog, because it can be undone. The dialog changes nothing on Enter.
  await user.keyboard("e");
  await screen.findByText("Assigned to Rae Night");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await closeToast(user, "This case no longer has an owner");
  await user.keyboard("e");
  await closeToast(user, "Assigned to Rae Night");
  await waitFor(() => expect(detail.queryByRole("button", { name: "I'll handle this" })).toBeNull());
  expect(document.activeElement?.textContent).toBe("Owner: Rae Night");
  await user.keyboard("e");
  const dialog = within(await screen.findByRole("dialog", { name: `Assign ${caseId}` }));
  await dialog.findByRole("button", { name: /Rae Night/ });
  await user.keyboard("{Enter}");
  await closeToast(user, "Assigned to Rae Night");
  await detail.findByText("Rae Night");
  await within(screen.getByRole("table", { name: "Cases" })).findByText("Owner: Rae Night");

  await user.keyboard("n");
  const box = await detail.findByRole("textbox", { name: /^Note/ });
  await waitFor(() => expect(document.activeElement).toBe(box));
  // The same key again only moves the focus there.
  await user.paste("The door code changed, @nobody.here");
  await user.click(detail.getByRole("button", { name: "Save note" }));
  await detail.findAllByText("No active administrator has the username nobody.here.");
  await user.clear(box);
  await user.paste("The door code changed, @rae.night");
  await user.click(detail.getByRole("button", { name: "Save note" }));
  await detail.findByRole("tab", { name: "Notes (1)" });
  await detail.findByText("The door code changed, @rae.night");
});

test("the work queue shows a mention until its note is opened", async () => {
  const user = userEvent.setup();
  const number = await fileRequest(lab, await signInOfficer(lab));
  const [writer, reader] = [await signInAdmin(lab), await signInAdmin(lab)];
  await lab.db.admin.update({ where: { id: reader.adminId }, data: { username: "ivo.day" } });
  await addCaseNote(await writer.context(), number, { text: "@ivo.day please call the guest" });
  openScreens(reader, "/admin/dashboard");
  await screen.findByText("1 note names you");
  await user.click(screen.getByRole("link", { name: /Mentions/ }));
  await screen.findByText("@ivo.day please call the guest");
  await waitFor(async () => {
    const mention = await lab.db.caseMention.findFirstOrThrow({ where: { adminId: reader.adminId } });
    expect(mention.seenAt).not.toBeNull();
  });
});
