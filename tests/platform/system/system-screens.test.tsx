/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { heldUntil } from "../../../graph/platform/backup/restore/hold.ts";
import { saveConfig } from "../../../graph/platform/system/settings/save.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";
import { closePages } from "../../harness/screens/pages.ts";
import { closeToast, openScreens, paste } from "../../harness/screens/screens.tsx";
import { openMailServer } from "../../harness/fakes/smtp.ts";

const lab = useKernel();
let boss: Caller;
beforeEach(async () => {
  boss = await signInAdmin(lab, { role: "super_admin" });
});

const panel = async (name: string) => within(await screen.findByRole("region", { name }));
/** The panel of the configuration, with these groups open. */
async function configOf(user: UserEvent, ...groups: string[]) {
  const config = await panel("System configuration");
  for (const name of groups) await user.click(await config.findByRole("button", { name }));
  return config;
}

test("a super administrator sees the difference, saves it, and reverts it", async () => {
  const user = userEvent.setup();
  openScreens(boss, "/admin/dashboard?tab=settings");
  const config = await configOf(user, "Fund allocation");
  expect(config.queryByRole("textbox", { name: /SMTP server/ })).toBeNull();
  const most = await config.findByRole("textbox", { name: /Maximum fund allocation/ });
  await user.clear(most);
  await user.type(most, "4000");
  await user.tab();
  await user.click(config.getByRole("button", { name: "Save changes" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Save these changes?" }));
  question.getByText("Maximum fund allocation: $5,000.00 → $4,000.00");
  expect(question.getAllByRole("listitem")).toHaveLength(1);
  await user.click(question.getByRole("button", { name: "Save changes" }));
  await closeToast(user, "Configuration saved");
  // The group stays open, with what is saved.
  expect(await config.findByRole("textbox", { name: /Maximum fund allocation/ })).toHaveProperty(
    "value",
    "$4,000.00",
  );
  expect(lab.config().maxFundAllocationCents).toBe(400_000);

  await user.click(config.getByRole("button", { name: "History" }));
  const history = within(await screen.findByRole("dialog", { name: "Configuration history" }));
  await history.findByText(/Initial configuration/);
  // The save's own event may read the list again in between.
  await user.click(await history.findByRole("button", { name: "Revert to this version" }));
  const sure = within(await screen.findByRole("alertdialog"));
  await user.click(sure.getByRole("button", { name: "Revert to this version" }));
  await screen.findByText("Configuration reverted");
  expect(lab.config().maxFundAllocationCents).toBe(500_000);
});

test("reports errors at their field, and another person's change", async () => {
  const user = userEvent.setup();
  openScreens(boss, "/admin/dashboard?tab=settings");
  const config = await configOf(user, "Email", "Fund allocation", "Notifications");
  const port = await config.findByRole("textbox", { name: /SMTP port/ });
  await user.clear(port);
  await user.type(port, "2599");
  await user.tab();
  expect((port as HTMLInputElement).value).toBe("2599");
  const most = config.getByRole("textbox", { name: /Maximum fund allocation/ });
  await user.clear(most);
  await user.type(most, "900000");
  config.getByText(/Time promised for an urgent callback/);
  await user.clear(port);
  await user.type(port, "70000");
  await user.tab();
  // A group with an error is opened again.
  await user.click(config.getByRole("button", { name: "Email" }));
  expect(config.queryByRole("textbox", { name: /SMTP port/ })).toBeNull();
  await user.click(config.getByRole("button", { name: "Save changes" }));
  expect(await config.findAllByText("Please enter a whole number from 1 to 65535")).not.toHaveLength(0);
  expect(document.activeElement).toBe(config.getByRole("textbox", { name: /SMTP port/ }));
  config.getAllByText("Please enter an amount from $1 to $100,000, with at most two decimals");

  const other = await signInAdmin(lab, { role: "super_admin" });
  await saveConfig(await other.context(), { callbackResponseTime: 7 });
  await user.click(await config.findByRole("button", { name: "Show the latest version" }));
  const wait = await config.findByRole("textbox", { name: /Callback response time/ });
  expect((wait as HTMLInputElement).value).toBe("7");
});

test("the slowest response is a measured one, and an unreachable part has none", async () => {
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await lab.db.healthSample.deleteMany();
  await lab.db.healthSample.createMany({
    data: [
      { component: "database", state: "healthy", responseMs: 4, at: at(1) },
      { component: "database", state: "warning", responseMs: 1_800, at: at(1.5) },
      { component: "api", state: "error", at: at(1) },
    ],
  });
  openScreens(await signInAdmin(lab), "/admin/dashboard?tab=settings");
  const status = await panel("System status");
  await status.findByText(/Slowest: 1800 ms\.$/);
  // No one listens at this kernel's port: never measured, so without a figure.
  status.getByText("Measured in 1 of 96 15-minute periods. Problems in 1.");
});

test("the time zone comes from the first administrator's browser until one is set", async () => {
  const user = userEvent.setup();
  // The browser of an earlier test was the first one.
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { timeZoneSuggestedBy: "server" } });
  await lab.setZone("");
  const own = new Intl.DateTimeFormat("en-US").resolvedOptions();
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions");
  asked.mockReturnValue({ ...own, timeZone: "America/Denver" });
  onTestFinished(() => asked.mockRestore());
  const { router } = openScreens(boss, "/admin/callbacks");
  // A status that was read before the suggestion is renewed after half a minute only.
  await waitFor(() => expect(lab.zone()).toBe("America/Denver"));
  await router.navigate("/admin/dashboard?tab=settings");
  const status = await panel("System status");
  await status.findByText("The time zone has not been confirmed: America/Denver");
  const config = await configOf(user, "System");
  const zone = await config.findByRole("textbox", { name: /^Time zone/ });
  await paste(user, zone, "Mars/Base");
  await user.click(config.getByRole("button", { name: "Save changes" }));
  expect(await config.findAllByText(/Please enter a time zone by its IANA name/)).not.toHaveLength(0);
  await user.clear(zone);
  await paste(user, zone, "Pacific/Guam");
  await user.click(config.getByRole("button", { name: "Save changes" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Save these changes?" }));
  await user.click(question.getByRole("button", { name: "Save changes" }));
  await status.findByText("Time zone: Pacific/Guam");
  expect(lab.zone()).toBe("Pacific/Guam");
});

test("during maintenance every desk page says so, until it ends", async () => {
  const { router } = openScreens(boss, "/admin/dashboard?tab=settings");
  await panel("System configuration");
  expect(screen.queryByText("Maintenance mode is on")).toBeNull();
  await saveConfig(await boss.context(), { maintenanceMode: true });
  await screen.findByText("Maintenance mode is on");
  await router.navigate("/admin/callbacks");
  await screen.findByText("Maintenance mode is on");
  expect(screen.getByRole("link", { name: "Open settings" }).getAttribute("href")).toBe(
    "/admin/dashboard?tab=settings",
  );
  await saveConfig(await boss.context(), { maintenanceMode: false });
  await waitFor(() => expect(screen.queryByText("Maintenance mode is on")).toBeNull());
});

test("an administrator reads the status and the configuration, and changes nothing", async () => {
  await lab.db.healthSample.deleteMany();
  await lab.db.healthSample.createMany({
    data: [
      { component: "database", state: "healthy", responseMs: 4 },
      { component: "api", state: "healthy", responseMs: 9 },
      { component: "email", state: "unknown" },
    ],
  });
  openScreens(await signInAdmin(lab), "/admin/dashboard?tab=settings");
  const status = await panel("System status");
  await status.findByText("Email service");
  status.getByText("No mail server is configured. Emails are captured, not sent.");
  expect(status.getAllByText(/^Measured in \d of 96 15-minute periods\. No problems/)).toHaveLength(2);
  status.getByText("No data for the last 24 hours yet.");
  status.getByText("Emergency emails can't be delivered");
  const config = await panel("System configuration");
  await config.findByText("Only super admins can change the configuration.");
  expect(config.queryByRole("button", { name: "Save changes" })).toBeNull();
  expect(config.queryByRole("button", { name: "Send test email" })).toBeNull();
});

test("sends a test email, and shows both sides of the dialog below it", async () => {
  const user = userEvent.setup();
  const server = await openMailServer();
  await saveConfig(await boss.context(), { smtpHost: "127.0.0.1", smtpPort: server.port });
  openScreens(boss, "/admin/dashboard?tab=settings");
  const config = await panel("System configuration");
  await user.click(await config.findByRole("button", { name: "Send test email" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Send test email" }));
  const address = dialog.getByRole("textbox", { name: /Email address/ });
  await paste(user, address, "nobody");
  await user.click(dialog.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(address.getAttribute("aria-invalid")).toBe("true"));
  await user.clear(address);
  await paste(user, address, "me@fund.example");
  await user.click(dialog.getByRole("button", { name: "Send" }));
  await screen.findByText("Test email sent");
  dialog.getByText(/RCPT TO:<me@fund\.example>/);
  expect(server.mails).toHaveLength(1);
  await server.close();
});

test("says that no backup was made, shows the last one, and a super admin decides on held messages", async () => {
  const user = userEvent.setup();
  openScreens(boss, "/admin/dashboard?tab=settings");
  const before = await panel("System status");
  await before.findByText(/^No backup has been made\. Ask the person who runs the server/);
  closePages();

  const at = new Date();
  const run = { kind: "backup", startedAt: at, endedAt: at, by: "me@host" } as const;
  await lab.db.operationRun.create({ data: { ...run, state: "done", bytes: 12_300_000n } });
  await lab.db.operationRun.create({
    data: { ...run, kind: "rehearsal", state: "failed", reason: "The backup is cut off after part 3." },
  });
  await lab.db.message.create({
    data: {
      ...{ kind: "other", channel: "email", recipientType: "officer", recipientName: "D", subject: "S" },
      ...{ recipientAddress: "d@example.org", bodySealed: lab.keys.seal("{}", "Message.body") },
      dueAt: heldUntil,
    },
  });
  openScreens(boss, "/admin/dashboard?tab=settings");
  const status = await panel("System status");
  await status.findByText(/ · 12\.3 MB$/);
  status.getByText(/The backup is cut off after part 3\.$/);
  status.getByText("None has worked yet.");
  await user.click(await status.findByRole("button", { name: "Don't send them" }));
  const sure = within(await screen.findByRole("alertdialog", { name: "Discard the held messages?" }));
  await user.click(sure.getByRole("button", { name: "Don't send them" }));
  await closeToast(user, "The messages won't be sent");
  await waitFor(() => expect(status.queryByText("A restore holds messages")).toBeNull());
  expect(await lab.db.message.count({ where: { state: "failed" } })).toBe(1);
});
