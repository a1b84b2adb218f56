/** @vitest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin, signInOfficer } from "../../harness/people.ts";
import { actAt, fileAtNoon, minutesLater, startRules } from "../../harness/requests/urgency-rules.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
beforeAll(async () => {
  lab.quotas.count = async () => {};
  await startRules(lab);
});
beforeEach(() => localStorage.clear());

test("an administrator presses “I'll handle this”, and another with the case open sees it at once", async () => {
  const id = await fileAtNoon(lab);
  const user = userEvent.setup();
  openScreens(await signInAdmin(lab), `/admin/dashboard?case=${id}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Request Details" }));
  await dialog.findByText("Not auto-approved yet. Missing:");
  dialog.getByText("Time threshold passed within the last day (0 of 30 minutes)");
  const other = await signInAdmin(lab);
  const { viewer } = await other.context();
  const { assignCase } = await import("../../../graph/desk/cases/desk/owner.ts");
  const owner = "username" in viewer ? viewer.username : "";
  await lab.db.admin.update({ where: { username: owner }, data: { name: "Kim Ash" } });
  await dialog.findByRole("button", { name: "I'll handle this" });
  await assignCase(await other.context(), id, { owner, shown: null });
  await dialog.findByText("Kim Ash");
  expect(dialog.queryByRole("button", { name: "I'll handle this" })).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Close" }));
});

test("the button handles the request, and no rule acts on it then", async () => {
  const id = await fileAtNoon(lab);
  const user = userEvent.setup();
  openScreens(await signInAdmin(lab), `/admin/dashboard?case=${id}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Request Details" }));
  await user.click(await dialog.findByRole("button", { name: "I'll handle this" }));
  await screen.findByText(/^Assigned to /);
  await dialog.findByText(/Automatic escalation and approval are paused/);
});

test("a case that a rule approved shows it, with everything that was checked", async () => {
  const id = await fileAtNoon(lab);
  await actAt(lab, 30);
  lab.setNow(minutesLater(31));
  openScreens(await signInAdmin(lab), `/admin/dashboard?case=${id}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Request Details" }));
  await dialog.findByText(/Auto-approved: \$95\.00/);
  dialog.getByText(/By the standard urgency rule, version 1/);
  dialog.getByText("Auto-approved by the standard urgency rule.");
  expect(dialog.queryByText("No approvals yet")).toBeNull();
  expect(dialog.queryByText(/^Approvals \(/)).toBeNull();
  expect(dialog.getAllByText("met")).toHaveLength(15);
});

test("names the people who were actually emailed", async () => {
  await lab.db.urgencyRule.updateMany({ data: { autoApprovalLimitCents: 0 } });
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { directorEmail: "" } });
  await lab.refreshConfig();
  const officer = await signInOfficer(lab);
  const id = await fileAtNoon(lab, officer);
  const { supervisorEmail } = await lab.db.verification.findUniqueOrThrow({
    where: { id: officer.verificationId },
  });
  await actAt(lab, 30);
  await actAt(lab, 60);
  openScreens(await signInAdmin(lab), `/admin/dashboard?case=${id}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Request Details" }));
  await dialog.findByText((text) => text.startsWith(`Step 1, case supervisor: ${supervisorEmail}, `));
  dialog.getByText(/^Step 2, director: desk@fund\.example, /);
});
