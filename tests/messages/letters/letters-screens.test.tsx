/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test } from "vitest";
import { approveRequest } from "../../../graph/decisions/allocations/approval/approve.ts";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { forgetNotifications } from "../../../web/shell/notifications/notifications.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { writeLetters } from "../../harness/letters.ts";
import { fileRequest, liftMoneyLimits, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
beforeAll(() => liftMoneyLimits(lab));
const cookie = "safevoice-session";
afterEach(() => {
  document.cookie = `${cookie}=; Max-Age=0`;
  forgetNotifications();
  localStorage.clear();
});

async function approved(write = true) {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  await approveRequest(await officer.context(), number);
  if (write) await writeLetters(lab);
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  return { officer, number, caseId };
}
async function openedCase(admin: Caller, caseId: string) {
  const user = userEvent.setup();
  localStorage.setItem("safevoice-panel-tracker", "open");
  openScreens(admin, "/admin/dashboard");
  const [row] = await screen.findAllByRole("button", { name: new RegExp(caseId) });
  await user.click(row!);
  return user;
}
const replyTo = async (requestId: number, content: string) => {
  const row = await lab.db.message.findFirstOrThrow({ where: { requestId, kind: "letter-victim" } });
  const link = /\/reply\/[\w-]{26}/.exec(openBody(lab, row.bodySealed).text)?.[0] ?? "";
  await (
    await lab.visitor()
  ).fetch(link, {
    method: "POST",
    body: String(new URLSearchParams({ content })),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
};

test("an administrator reads a case's letters in the tracker, retries a failed one and voids another with a reason", async () => {
  const { number, caseId } = await approved();
  const victim = await lab.db.letter.findFirstOrThrow({ where: { requestId: number, audience: "victim" } });
  await lab.db.message.updateMany({
    where: { letterId: victim.id },
    data: { state: "failed", reason: "The mailbox is full." },
  });
  const user = await openedCase(await signInAdmin(lab), caseId);
  const problem = await screen.findByText("The mailbox is full.");
  const item = within(problem.closest("li")!);
  item.getByText("failed");
  await user.click(item.getByRole("button", { name: `Retry ${victim.number}` }));
  await screen.findByText("Letter queued again");
  await waitFor(() => item.getByText("waiting"));

  await user.click(item.getByRole("button", { name: `View Letter ${victim.number}` }));
  const dialog = await screen.findByRole("dialog", { name: `Letter ${victim.number}` });
  const frame = within(dialog).getByTitle<HTMLIFrameElement>(`Letter ${victim.number}`);
  expect(frame.getAttribute("src")).toBe(`/letters/${victim.id}`);
  expect(frame.getAttribute("sandbox")).not.toContain("allow-scripts");
  expect(within(dialog).getByRole("link", { name: "Download PDF" }).getAttribute("href")).toBe(
    `/letters/${victim.id}.pdf`,
  );
  await user.click(within(dialog).getByRole("button", { name: "Close" }));

  await user.click(item.getByRole("button", { name: `Void ${victim.number}` }));
  const question = await screen.findByRole("alertdialog", { name: `Void ${victim.number}?` });
  await user.click(within(question).getByRole("button", { name: "Void" }));
  await user.click(within(question).getByRole("textbox", { name: /Reason/ }));
  await user.paste("Sent to the wrong person");
  await user.click(within(question).getByRole("button", { name: "Void" }));
  await waitFor(() => item.getByText("void"));
  item.getByText("Sent to the wrong person");
  expect(item.queryByRole("button", { name: /^Void/ })).toBeNull();
});

test("answers arrive live with New, and Mark as Read shows reader and time", async () => {
  const { number, caseId } = await approved();
  const user = await openedCase(await signInAdmin(lab), caseId);
  await user.click(await screen.findByRole("tab", { name: "Recipient Responses" }));
  await screen.findByText("No responses received yet");
  await replyTo(number, "<b>Nothing</b> has come yet");
  const item = within((await screen.findByText("<b>Nothing</b> has come yet")).closest("li")!);
  item.getByText("New");
  item.getByText("Email");
  await user.click(item.getByRole("button", { name: /Mark as Read: response/ }));
  await item.findByText(/^Read by admin\d+@fund\.example/);
  expect(item.queryByText("New")).toBeNull();
});

test("an officer finds the letter on the request's page and under the bell, in their language", async () => {
  const { officer, number } = await approved(false);
  document.cookie = `${cookie}=officer.1790000000000`;
  const user = userEvent.setup();
  openScreens(officer, `/request/${number}?tab=letters`);
  await screen.findByText("No letters generated yet");
  await waitFor(() => expect(localStorage.getItem("lastNotedLetter")).toBe("none"));
  await writeLetters(lab);
  await screen.findByText("Approval");
  const letter = await lab.db.letter.findFirstOrThrow({ where: { requestId: number, audience: "officer" } });
  await screen.findByText(letter.number!);
  const bell = () => screen.getByRole("button", { name: /^Notifications/ });
  await waitFor(() => expect(bell().textContent).toMatch(/1/));
  await user.click(bell());
  const drawer = await screen.findByRole("dialog", { name: "Notifications" });
  within(drawer).getByText("New letter");
  expect(within(drawer).getByText(new RegExp(letter.number!))).toBeTruthy();
});
