/** @vitest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { useKernel } from "../harness/kernel.ts";
import { signInAdmin, signInOfficer } from "../harness/people.ts";
import { actAt, fileAtNoon, minutesLater, startRules } from "../harness/urgency-rules.ts";
import { openScreens } from "../harness/screens.tsx";

const lab = useKernel();
beforeAll(async () => {
  lab.quotas.count = async () => {};
  await startRules(lab);
});
beforeEach(() => localStorage.clear());

test("an administrator presses “I am on it”, and another who has the case open sees it at once", async () => {
  const id = await fileAtNoon(lab);
  const user = userEvent.setup();
  openScreens(await signInAdmin(lab), `/admin/dashboard?case=${id}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Request Details" }));
  await dialog.findByText("The rule does not approve it by itself now. What is missing:");
  dialog.getByText(/The threshold has passed, a day ago at most: 0 of 30 minutes/);
  const other = await signInAdmin(lab);
  const { viewer } = await other.context();
  const { attendToRequest } = await import("../../graph/rulebook/acting/attend.ts");
  await dialog.findByRole("button", { name: "I am on it" });
  await attendToRequest(await other.context(), id);
  await dialog.findByText(`${"username" in viewer ? viewer.username : ""} attends to this request`);
  expect(dialog.queryByRole("button", { name: "I am on it" })).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Close" }));
});

test("the button attends; nothing is said of it once the request is decided", async () => {
  const id = await fileAtNoon(lab);
  const user = userEvent.setup();
  openScreens(await signInAdmin(lab), `/admin/dashboard?case=${id}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Request Details" }));
  await user.click(await dialog.findByRole("button", { name: "I am on it" }));
  await screen.findByText("You attend to this request");
  await dialog.findByText(/No rule escalates or approves it any more/);
});

test("a case that a rule approved tells it, with everything that was looked at", async () => {
  const id = await fileAtNoon(lab);
  await actAt(lab, 30);
  lab.setNow(minutesLater(31));
  openScreens(await signInAdmin(lab), `/admin/dashboard?case=${id}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Request Details" }));
  await dialog.findByText(/Approved by itself: \$95\.00/);
  dialog.getByText(/By the rule for standard, version 1/);
  dialog.getByText("Auto-approved by the standard urgency rule.");
  expect(dialog.queryByText("No approvals yet")).toBeNull();
  expect(dialog.queryByText(/^Approvals \(/)).toBeNull();
  expect(dialog.getAllByText("met")).toHaveLength(15);
  expect(dialog.queryByRole("button", { name: "I am on it" })).toBeNull();
});

test("who was told that it waits is named by where the mails really went", async () => {
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
  await dialog.findByText((text) =>
    text.startsWith(`Step 1, for the supervisor of the case: ${supervisorEmail}, `),
  );
  dialog.getByText(/^Step 2, for the director: desk@fund\.example, /);
});
