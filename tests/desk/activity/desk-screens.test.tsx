/** @vitest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { blockNetwork } from "../../../graph/desk/activity/blocking.ts";
import { record } from "../../../graph/core/audit/record.ts";
import { useKernel } from "../../harness/kernel.ts";
import { openSession } from "../../../graph/core/sessions/sessions.ts";
import { createWebhook } from "../../../graph/accounts/webhooks/service.ts";
import { fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { closeToast, openScreens, paste } from "../../harness/screens/screens.tsx";

const lab = useKernel();
beforeEach(() => localStorage.clear());
const superAdmin = () => signInAdmin(lab, { role: "super_admin" });

test("a super admin sees a risky address with its reasons, and blocks it for a time with a reason", async () => {
  const user = userEvent.setup();
  const admin = await superAdmin();
  const context = { ...(await admin.context()), ip: "203.0.113.77", viewer: { kind: "visitor" } as const };
  for (let n = 0; n < 5; n += 1)
    await record(lab.db, context, { action: "admin.login", resourceType: "admin", outcome: "failure" });
  openScreens(admin, "/admin/dashboard?tab=activity&ip=203.0.113");
  await user.click(await screen.findByRole("button", { name: /How risk is calculated/ }));
  await screen.findByText("High: 5 failed sign-ins, 10 denied requests, or 120 actions in one minute.");
  await user.click(await screen.findByRole("button", { name: /203\.0\.113\.77.*High risk.*Unknown/ }));
  await screen.findByText("No sessions from this address.");
  await user.click(await screen.findByRole("button", { name: "Block temporarily" }));
  const dialog = within(
    await screen
      .findByRole("alertdialog", { name: "Block 203.0.113.77?" })
      .catch(() => screen.findByRole("dialog", { name: "Block 203.0.113.77?" })),
  );
  await paste(user, dialog.getByRole("textbox", { name: /Reason/ }), "Guesses passwords");
  await user.click(dialog.getByRole("button", { name: "Block temporarily" }));
  await screen.findByText("203.0.113.77 is blocked");
  await screen.findByText(/until .*: Guesses passwords/);
  expect(lab.blocks.isBlocked("203.0.113.77")).toBe(true);
}, 60_000);

test("the tab Audit Logs shows real numbers, verifies the chain and links to the export; others are told who may", async () => {
  const user = userEvent.setup();
  localStorage.setItem("safevoice-panel-advanced", "open");
  const { router } = openScreens(await superAdmin(), "/admin/dashboard?advanced=audit");
  await screen.findByText("Audit logging is active.");
  await user.click(screen.getByRole("button", { name: "Verify chain" }));
  await screen.findByText(/Chain verified: \d+ entries are unchanged/);
  const link = screen.getByRole("link", { name: "Export as CSV" });
  expect(link.getAttribute("href")).toBe("/api/admin/audit-logs/export?format=csv");
  expect(router.state.location.search).toContain("advanced=audit");
}, 60_000);

test("an entry of the activity log links its case", async () => {
  const number = await fileRequest(lab, await signInOfficer(lab));
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  openScreens(await signInAdmin(lab), "/admin/dashboard?tab=activity");
  const log = within(await screen.findByRole("list", { name: "Activity Logs" }));
  for (const link of await log.findAllByRole("link", { name: caseId }))
    expect(link.getAttribute("href")).toBe(`/admin/cases?case=${number}`);
}, 60_000);

test("a key is created with scopes, shown once, and revoked", async () => {
  const user = userEvent.setup();
  openScreens(await superAdmin(), "/admin/dashboard?tab=settings&panel=api-keys");
  await user.click(await screen.findByRole("button", { name: "New key" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New key" }));
  await user.click(dialog.getByRole("button", { name: "Create key" }));
  await dialog.findAllByText("Please enter a name for the key");
  await paste(user, dialog.getByRole("textbox", { name: /Name/ }), "County reports");
  await user.click(dialog.getByRole("checkbox", { name: /Read requests and dispatches/ }));
  await user.click(dialog.getByRole("button", { name: "Create key" }));
  const shown = within(await screen.findByRole("dialog", { name: "API key for County reports" }));
  shown.getByText(/^sv_[\w-]{43}$/);
  await user.keyboard("{Escape}");
  const isKept = within(await screen.findByRole("alertdialog", { name: "Close without saving it?" }));
  await user.click(isKept.getByRole("button", { name: "Cancel" }));
  shown.getByText(/^sv_[\w-]{43}$/);
  await user.click(shown.getByRole("button", { name: "Done" }));
  await user.click(await screen.findByRole("button", { name: "Revoke County reports" }));
  const question = await screen.findByText("It stops working immediately. This can't be undone.");
  await user.click(
    within(question.closest("[role=alertdialog],[role=dialog]") as HTMLElement).getByRole("button", {
      name: "Revoke",
    }),
  );
  await screen.findByText("Revoked");
}, 60_000);

test("a webhook is created, its secret shown once, tested and disabled; an administrator has no access", async () => {
  const user = userEvent.setup();
  openScreens(await superAdmin(), "/admin/dashboard?tab=settings&panel=webhooks");
  await user.click(await screen.findByRole("button", { name: "New webhook" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New webhook" }));
  await paste(user, dialog.getByRole("textbox", { name: /Name/ }), "Ledger");
  await paste(user, dialog.getByRole("textbox", { name: /URL/ }), "https://hooks.example.org/safevoice");
  await user.click(dialog.getByRole("button", { name: "Create webhook" }));
  const shown = within(await screen.findByRole("dialog", { name: /Signing secret/ }));
  shown.getByText(/^whsec_/);
  await user.click(shown.getByRole("button", { name: "Done" }));
  await user.click(await screen.findByRole("button", { name: "Send test event to Ledger" }));
  await screen.findByText("Test event queued");
  await user.click(screen.getByRole("switch", { name: "Ledger is active" }));
  await screen.findByRole("switch", { name: "Ledger is active", checked: false });
}, 60_000);

test("ends a session at an address with a reason, then all of them; lifts a block", async () => {
  const user = userEvent.setup();
  const admin = await superAdmin();
  const ip = "203.0.113.88";
  for (let n = 0; n < 3; n += 1) {
    const { officerId, verificationId, ...officer } = await signInOfficer(lab);
    const context = { ...(await officer.context()), ip };
    (await openSession(context, lab.db, { officerId, verificationId })).enter();
    await record(lab.db, context, { action: "admin.login", resourceType: "admin", outcome: "failure" });
  }
  await blockNetwork(await admin.context(), ip, { minutes: 60, reason: "Tries", isForced: false });
  openScreens(admin, `/admin/dashboard?tab=activity&ip=${ip}`);
  await user.click(await screen.findByRole("button", { name: /203\.0\.113\.88.*risk/ }));
  const say = async (button: HTMLElement, reason?: string) => {
    const name = button.textContent ?? "";
    await user.click(button);
    const dialog = within(await screen.findByRole("alertdialog"));
    if (reason) await paste(user, dialog.getByRole("textbox", { name: /Reason/ }), reason);
    await user.click(dialog.getByRole("button", { name }));
  };
  await say((await screen.findAllByRole("button", { name: /^End session/ }))[0]!, "A lost phone");
  await closeToast(user, "1 session ended");
  await say(await screen.findByRole("button", { name: "End all sessions" }), "All of them");
  await closeToast(user, "2 sessions ended");
  await say(await screen.findByRole("button", { name: "Unblock" }));
  await closeToast(user, `${ip} is no longer blocked`);
  expect(lab.blocks.isBlocked(ip)).toBe(false);
}, 60_000);

test("repeats a webhook call, and deletes a webhook", async () => {
  const user = userEvent.setup();
  await lab.db.webhookDelivery.deleteMany();
  await lab.db.webhook.deleteMany();
  const admin = await superAdmin();
  openScreens(admin, "/admin/dashboard?tab=settings&panel=webhooks");
  await createWebhook(await admin.context(), {
    name: "Ledger",
    url: "https://hooks.example.org/safevoice",
    events: ["request.created"],
  });
  await user.click(await screen.findByRole("button", { name: "Send test event to Ledger" }));
  await closeToast(user, "Test event queued");
  await user.click(await screen.findByRole("button", { name: "Delete Ledger" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Delete Ledger?" }));
  await user.click(question.getByRole("button", { name: "Delete" }));
  await screen.findByText("Ledger deleted");
  await screen.findByText("No webhooks yet.");
}, 60_000);
