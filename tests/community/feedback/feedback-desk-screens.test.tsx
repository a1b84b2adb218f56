/** @vitest-environment jsdom */
import { fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { submitFeedback } from "../../../graph/community/feedback/service.ts";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";
import { closePages } from "../../harness/screens/pages.ts";
import { closeToast, openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
beforeEach(async () => {
  lab.quotas.count = async () => {};
  await lab.db.feedback.deleteMany();
});

const write = async (form: Record<string, unknown> = {}) =>
  submitFeedback(await (await lab.visitor()).context(), {
    feedbackType: "concern",
    agency: "Brackwater Police",
    feedback: "They kept me waiting for hours.",
    wantFollowUp: true,
    email: "ana@example.org",
    ...form,
  });

test("an administrator claims feedback, reveals the contact, and closes it", async () => {
  const user = userEvent.setup();
  const { receipt } = await write();
  openScreens(await signInAdmin(lab), "/admin/feedback");
  await screen.findByText(/never sent to the agency/);
  await user.click(await screen.findByRole("link", { name: `Open ${receipt}` }));
  const detail = within(await screen.findByRole("region", { name: "Feedback details" }));
  await detail.findByRole("heading", { name: receipt });
  expect(document.body.textContent).not.toContain("ana@example.org");
  await user.click(detail.getByRole("button", { name: "Show contact" }));
  await detail.findByRole("link", { name: "ana@example.org" });
  await user.click(detail.getByRole("button", { name: "Claim" }));
  // Set, not typed: the focus moves while the pressed button is replaced by the form.
  const note = await detail.findByRole("textbox", { name: /Outcome/ });
  fireEvent.input(note, { target: { value: "Wrote back." } });
  await user.click(detail.getByRole("button", { name: "Mark as handled" }));
  await screen.findByText("No open feedback.");
});

test("new feedback is shown live; the type is a filter in the URL", async () => {
  openScreens(await signInAdmin(lab), "/admin/feedback?type=positive");
  await screen.findByText("0 found");
  await write();
  const { receipt } = await write({ feedbackType: "positive", agency: "Elm County Sheriff" });
  await screen.findByRole("link", { name: `Open ${receipt}` });
  expect(screen.getByText("1 found")).toBeTruthy();
  expect(screen.queryByText("Brackwater Police")).toBeNull();
});

test("releases feedback, and reopens closed feedback", async () => {
  const user = userEvent.setup();
  const { receipt } = await write();
  const admin = await signInAdmin(lab);
  openScreens(admin, "/admin/feedback");
  await user.click(await screen.findByRole("link", { name: `Open ${receipt}` }));
  const detail = within(await screen.findByRole("region", { name: "Feedback details" }));
  await user.click(await detail.findByRole("button", { name: "Claim" }));
  await user.click(await detail.findByRole("button", { name: "Return to queue" }));
  await closeToast(user, "Returned to queue");
  await lab.db.feedback.updateMany({
    data: { state: "handled", note: "Wrote back.", handledAt: new Date() },
  });
  closePages();
  openScreens(admin, "/admin/feedback?show=handled");
  await user.click(await screen.findByRole("link", { name: `Open ${receipt}` }));
  const again = within(await screen.findByRole("region", { name: "Feedback details" }));
  await user.click(await again.findByRole("button", { name: "Reopen" }));
  await closeToast(user, "Feedback reopened and assigned to you");
});
