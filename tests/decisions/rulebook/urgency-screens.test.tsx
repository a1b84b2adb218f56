/** @vitest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { signInSuperAdmin } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
beforeEach(() => localStorage.clear());

async function openRules(person: Caller) {
  const user = userEvent.setup();
  openScreens(person, "/admin/dashboard?tab=overview&advanced=urgency");
  const panel = within(await screen.findByRole("region", { name: "Advanced System Management" }));
  await panel.findByRole("button", { name: "Edit the rule for Urgent" });
  return { user, panel };
}
async function fill(
  user: ReturnType<typeof userEvent.setup>,
  dialog: ReturnType<typeof within>,
  name: string,
  text: string,
) {
  const field = dialog.getByRole("textbox", { name: new RegExp(`^${name}`) });
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

test("a rule is entered, simulated on the last 90 days, saved, and in the history", async () => {
  const id = await fileRequest(lab, await signInOfficer(lab));
  await lab.db.emergencyRequest.update({
    where: { id },
    data: { urgencyLevel: "high", createdAt: new Date(Date.now() - 3 * 86_400_000) },
  });
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } });
  const { user, panel } = await openRules(await signInAdmin(lab));
  await user.click(panel.getByRole("button", { name: "Add Rule" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add Rule" }));
  dialog.getByText(
    "A rule for Urgent already exists. Saving replaces it. The old version stays in the history.",
  );
  await fill(user, dialog, "Time threshold", "0");
  await user.click(dialog.getByRole("button", { name: "Test on the last 90 days" }));
  expect((await dialog.findAllByText(/whole number of minutes, from 1 to 10080/)).length).toBeGreaterThan(0);
  await fill(user, dialog, "Time threshold", "45");
  await fill(user, dialog, "Auto-approval limit", "250");
  await user.click(dialog.getByRole("button", { name: "Test on the last 90 days" }));
  await dialog.findByText("would have escalated 1, approved 0, $0");
  await dialog.findByText(caseId);
  await user.click(dialog.getByRole("button", { name: "Back" }));
  expect(dialog.getByRole<HTMLInputElement>("textbox", { name: /^Time threshold/ }).value).toBe("45");
  await user.click(dialog.getByRole("button", { name: "Test on the last 90 days" }));
  await user.click(await dialog.findByRole("button", { name: "Save rule" }));
  await screen.findByText("Urgency rule created successfully");
  await panel.findByText("Escalates after 45 minutes • Auto-approve up to $250");
  await user.click(panel.getByRole("button", { name: "History" }));
  const history = within(await screen.findByRole("dialog", { name: "Urgency rule history" }));
  await history.findByText("minutes: 30 → 45");
  history.getByText("auto-approval limit: $500 → $250");
});

test("rejects an amount for super admins only at its field; the second of two gets the conflict", async () => {
  const admin = await signInAdmin(lab);
  await lab.db.urgencyRule.update({
    where: { urgencyLevel: "critical" },
    data: { timeThresholdMinutes: 30 },
  });
  const { user, panel } = await openRules(admin);
  await user.click(panel.getByRole("button", { name: "Edit the rule for Critical" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Rule for Critical" }));
  for (const unclear of ["1e2", "1,250"]) {
    await fill(user, dialog, "Auto-approval limit", unclear);
    await user.click(dialog.getByRole("button", { name: "Test on the last 90 days" }));
    await dialog.findByText("The auto-approval limit must be US dollars in whole cents, 0 or more");
  }
  await fill(user, dialog, "Auto-approval limit", "501");
  await user.click(dialog.getByRole("button", { name: "Test on the last 90 days" }));
  await dialog.findByText("Only super admins can set an auto-approval limit above $500.00.");
  await user.click(dialog.getByRole("button", { name: "Back" }));
  await fill(user, dialog, "Auto-approval limit", "72,50");
  await user.click(dialog.getByRole("button", { name: "Add step" }));
  await user.click(dialog.getByRole("button", { name: "Test on the last 90 days" }));
  await dialog.findByText(/would have escalated/);
  // Without this page's knowledge.
  await lab.db.urgencyRule.update({
    where: { urgencyLevel: "critical" },
    data: { version: { increment: 1 } },
  });
  await user.click(dialog.getByRole("button", { name: "Save rule" }));
  await screen.findByText("Failed to create urgency rule");
  await screen.findByText("Someone else changed this rule. Review it and try again.");
});

test("another administrator's save shows at once", async () => {
  const { panel } = await openRules(await signInAdmin(lab));
  const other = await signInSuperAdmin(lab);
  const rule = {
    urgencyLevel: "standard",
    timeThreshold: 99,
    escalationSteps: ["director"],
    autoApprovalLimit: 0,
    requiredApprovers: 2,
  };
  await other.fetch("/api/admin/urgency-rules", { method: "POST", body: rule });
  await panel.findByText("Escalates after 99 minutes • Auto-approve up to $0");
});
