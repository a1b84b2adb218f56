/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { generateSync } from "otplib";
import { beforeEach, expect, test } from "vitest";
import { createAccount } from "../../../graph/accounts/admins/accounts/accounts.ts";
import { createKey } from "../../../graph/accounts/api-keys/service.ts";
import { hashPassword } from "../../../graph/accounts/admins/sign-in/passwords.ts";
import { openSession } from "../../../graph/core/sessions/sessions.ts";
import { maxRows } from "../../../shared/core/graphql/pages.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";
import { closePages } from "../../harness/screens/pages.ts";
import { closeToast, openScreens, paste } from "../../harness/screens/screens.tsx";

const lab = useKernel();
const password = "Kettle-orbit-92";
let passwordHash: string;
beforeEach(async () => {
  passwordHash ??= await hashPassword(password);
  await lab.db.$executeRaw`TRUNCATE "Admin" CASCADE`;
  await lab.db.signInTries.deleteMany();
});

async function superAdmin(): Promise<Caller & { adminId: number }> {
  const root = await signInAdmin(lab, { role: "super_admin", email: "root@fund.example" });
  await lab.db.admin.update({ where: { id: root.adminId }, data: { passwordHash } });
  return root;
}
const dana = { name: "Dana Reyes", email: "dana@fund.example", username: "dana", role: "admin" };
const box = (name: string | RegExp) => screen.findByRole("textbox", { name });
async function fill(user: UserEvent, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    const field = await box(new RegExp(`^${label}`));
    await user.clear(field);
    await paste(user, field, text);
  }
}
/** An action of an account's menu. */
async function choose(user: UserEvent, name: string, action: string | RegExp) {
  await user.click(await screen.findByRole("button", { name: `More actions for ${name}` }));
  await user.click(await screen.findByRole("menuitem", { name: action }));
}
const rowOf = (name: string) =>
  waitFor(() => {
    const found = screen.getAllByText(name);
    const [row] = found.flatMap((cell) => cell.closest<HTMLElement>("[role=row], li, article") ?? []);
    if (!row) throw new Error("It stands in no row");
    return within(row);
  });

test("a super admin creates an account, whose password is shown once; a short one is replaced", async () => {
  const user = userEvent.setup();
  const { stored } = openScreens(await superAdmin(), "/admin/user-management");
  await (await rowOf("root@fund.example")).findByText("Cannot modify own account");
  await user.click(await screen.findByRole("button", { name: "Create Admin" }));
  await user.click(await screen.findByRole("button", { name: "Create Admin" }));
  await closeToast(user, "Missing fields");
  await fill(user, { "Full name": dana.name, Email: dana.email, Username: dana.username, Temporary: "abc" });
  await user.click(screen.getByRole("button", { name: "Create Admin" }));
  await screen.findByText("Admin created successfully");
  const shown = (await screen.findByText(/^[A-HJ-NP-Za-km-z2-9!@#$%&*]{12}$/)).textContent;
  expect(shown).toHaveLength(12);
  expect(stored()).toContain("dana@fund.example");
  expect(stored()).not.toContain(shown);
  (await rowOf("dana")).getByText("Never");
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.queryByText(shown)).toBeNull();
});

test("asks for an outdated password again, and keeps the typed text", async () => {
  const user = userEvent.setup();
  const root = await superAdmin();
  await lab.db.session.updateMany({ data: { passwordAt: new Date(lab.now().getTime() - 600_000) } });
  openScreens(root, "/admin/new-admin-form");
  await fill(user, {
    "Full name": dana.name,
    Email: dana.email,
    Username: dana.username,
    Temporary: "short6",
  });
  await user.click(screen.getByRole("button", { name: "Create Admin" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Confirm it's you" });
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  await screen.findByText("Failed to create admin");
  expect((await box(/^Username/)).getAttribute("value")).toBe("dana");
  await user.click(screen.getByRole("button", { name: "Create Admin" }));
  await paste(user, await screen.findByLabelText(/^Your password/), password);
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  await screen.findByRole("heading", { level: 1, name: "Admin created successfully" });
  screen.getByText("short6");
  screen.getByRole("button", { name: "Close Window" });
  await user.click(screen.getByRole("button", { name: "Create Another Admin" }));
  await fill(user, { "Full name": "Omar", Email: "omar@fund.example", Username: "omar", Temporary: "12345" });
  await user.click(screen.getByRole("button", { name: "Create Admin" }));
  await screen.findByText("Password too short");
  expect(await lab.db.admin.count()).toBe(2);
});

test("the list is live; an account is deactivated, and deleted after a confirmation", async () => {
  const user = userEvent.setup();
  const root = await superAdmin();
  openScreens(root, "/admin/dashboard?tab=users");
  await screen.findByRole("button", { name: "Create Admin" });
  const button = screen.getByRole("button", { name: "Create Admin" });
  expect(button.hasAttribute("disabled")).toBe(true);
  expect(screen.getByRole("link", { name: "Open User Management" }).getAttribute("href")).toBe(
    "/admin/user-management",
  );
  await createAccount(await root.context(), dana);
  await choose(user, "dana", "Deactivate");
  await closeToast(user, "Admin has been deactivated.");
  await (await rowOf("dana")).findByText("Inactive");
  await user.click(screen.getByRole("button", { name: "More actions for dana" }));
  await screen.findByRole("menuitem", { name: "Activate" });
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Delete admin" });
  within(dialog).getByText(
    'Are you sure you want to permanently delete admin user "dana"? This action cannot be undone.',
  );
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  await screen.findByText('Admin user "dana" has been permanently deleted.');
  await waitFor(() => expect(screen.queryByRole("button", { name: "More actions for dana" })).toBeNull());
});

test("an account with API keys is deactivated after a confirmation, and kept keys continue", async () => {
  const user = userEvent.setup();
  const root = await superAdmin();
  const maker = await signInAdmin(lab, { role: "super_admin", email: "maker@fund.example" });
  for (const name of ["Reports", "Intake"])
    await createKey(await maker.context(), { name, scopes: ["requests:read"], days: 30 });
  openScreens(root, "/admin/user-management");
  await (await rowOf("maker@fund.example")).findByText("2 API keys");
  await choose(user, "maker@fund.example", "Deactivate");
  const dialog = await screen.findByRole("alertdialog", { name: "Deactivate maker@fund.example?" });
  await within(dialog).findByText(/^maker@fund.example has 2 API keys, which will be revoked./);
  await user.click(within(dialog).getByRole("checkbox", { name: /^Transfer Intake to my account/ }));
  await user.click(within(dialog).getByRole("button", { name: "Deactivate" }));
  await closeToast(user, "Admin has been deactivated.");
  await (await rowOf("root@fund.example")).findByText("1 API key");
  const keys = await lab.db.apiKey.findMany({
    where: { revokedAt: null },
    select: { name: true, adminId: true },
  });
  expect(keys).toEqual([{ name: "Intake", adminId: root.adminId }]);
});

test("an admin who is not a super admin reads the list, and is redirected from the page", async () => {
  const plain = await signInAdmin(lab);
  const { path } = openScreens(plain, "/admin/user-management");
  await screen.findByText("Access denied");
  screen.getByText("Only super admins can access user management.");
  expect(path()).toBe("/admin/dashboard");
});

test("sets up two-factor sign-in under the account, and requires it at the next sign-in", async () => {
  const user = userEvent.setup();
  const root = await superAdmin();
  const { stored } = openScreens(root, "/admin/account");
  await user.click(await screen.findByRole("button", { name: "Set up" }));
  await screen.findByRole("img", { name: "QR code" });
  const secret = (document.querySelector("code")?.textContent ?? "").replaceAll(" ", "");
  await paste(user, await box(/^6-digit code/), "000000");
  await user.click(screen.getByRole("button", { name: "Turn on" }));
  await screen.findAllByText("This code is incorrect or was already used.");
  await user.clear(await box(/^6-digit code/));
  const epoch = Math.floor(lab.now().getTime() / 1000);
  await paste(user, await box(/^6-digit code/), generateSync({ secret, epoch }));
  await user.click(screen.getByRole("button", { name: "Turn on" }));
  const codes = within(await screen.findByRole("list", { name: "Your recovery codes" })).getAllByRole(
    "listitem",
  );
  expect(codes).toHaveLength(10);
  const [code = ""] = codes.map(({ textContent }) => textContent);
  for (const once of [secret, code]) expect(stored()).not.toContain(once);
  await user.click(screen.getByRole("button", { name: "I saved my codes" }));
  await screen.findByText("10 recovery codes left.");

  closePages();
  const login = openScreens(await lab.visitor(), "/admin/login");
  await paste(user, await screen.findByLabelText(/^Username/), "root@fund.example");
  await paste(user, await screen.findByLabelText(/^Password/), password);
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  await paste(user, await screen.findByLabelText(/^Code/), code);
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await waitFor(() => expect(login.path()).toBe("/admin/dashboard"));
  for (const typed of [password, code]) expect(login.stored()).not.toContain(typed);
});

test("if it is required, it is set up before anything else", async () => {
  const user = userEvent.setup();
  await superAdmin();
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { requireMfa: true } });
  await lab.refreshConfig();
  const { path } = openScreens(await lab.visitor(), "/admin/login");
  await paste(user, await screen.findByLabelText(/^Username/), "root@fund.example");
  await paste(user, await screen.findByLabelText(/^Password/), password);
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  await screen.findByRole("img", { name: "QR code" });
  expect(path()).toBe("/admin/login");
  const secret = (document.querySelector("code")?.textContent ?? "").replaceAll(" ", "");
  const epoch = Math.floor(lab.now().getTime() / 1000);
  await paste(user, await box(/^6-digit code/), generateSync({ secret, epoch }));
  await user.click(screen.getByRole("button", { name: "Turn on" }));
  await user.click(await screen.findByRole("button", { name: "I saved my codes" }));
  await waitFor(() => expect(path()).toBe("/admin/dashboard"));
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { requireMfa: false } });
  await lab.refreshConfig();
});

test("a super admin changes a role, ends sessions, removes a lost second factor and resets a password", async () => {
  const user = userEvent.setup();
  const root = await superAdmin();
  await createAccount(await root.context(), dana);
  await lab.db.admin.update({
    where: { username: "dana" },
    data: { totpSecretSealed: "sealed", totpConfirmedAt: lab.now() },
  });
  const { stored } = openScreens(root, "/admin/user-management");
  const confirmed = async (action: RegExp, question: string, confirm: string) => {
    await choose(user, "dana", action);
    const dialog = within(await screen.findByRole("alertdialog", { name: question }));
    await user.click(dialog.getByRole("button", { name: confirm }));
  };
  await choose(user, "dana", "Change roles");
  const roles = within(await screen.findByRole("dialog", { name: "Roles of dana" }));
  await user.click(roles.getByRole("checkbox", { name: /^Admin/ }));
  await user.click(roles.getByRole("button", { name: "Save roles" }));
  await roles.findAllByText("Choose at least one role");
  await user.click(roles.getByRole("checkbox", { name: /^Treasurer/ }));
  await user.click(roles.getByRole("checkbox", { name: /^Desk/ }));
  roles.getByText("Enter deposits and withdrawals.");
  await user.click(roles.getByRole("button", { name: "Save roles" }));
  await closeToast(user, "Roles changed");
  expect((await lab.db.admin.findFirst({ where: { username: "dana" } }))?.roles).toEqual([
    "treasurer",
    "desk",
  ]);
  await confirmed(/^End sessions/, "End all sessions of dana?", "End sessions");
  await closeToast(user, "Sessions ended");
  await confirmed(
    /^Turn off two-factor/,
    "Turn off two-factor sign-in for dana?",
    "Turn off two-factor sign-in",
  );
  await closeToast(user, "Two-factor sign-in turned off");
  expect((await lab.db.admin.findFirst({ where: { username: "dana" } }))?.totpConfirmedAt).toBeNull();
  await confirmed(/^Reset password/, "Reset password for dana?", "Reset password");
  const made = within(await screen.findByRole("dialog", { name: "Temporary password for dana" }));
  const shown = made.getByText(/^[A-HJ-NP-Za-km-z2-9!@#$%&*]{12}$/).textContent;
  expect(stored()).not.toContain(shown);
});

test("ends the own sessions elsewhere, one and all", async () => {
  const user = userEvent.setup();
  const root = await superAdmin();
  const elsewhere = async (ip: string) =>
    (
      await openSession({ ...(await (await lab.visitor()).context()), ip }, lab.db, {
        adminId: root.adminId,
        passwordAt: lab.now(),
      })
    ).enter();
  for (const ip of ["203.0.113.5", "203.0.113.6", "203.0.113.7"]) await elsewhere(ip);
  openScreens(root, "/admin/account");
  await user.click(await screen.findByRole("button", { name: /^End session: .*, 203\.0\.113\.5$/ }));
  await closeToast(user, "Session ended");
  await waitFor(() => expect(screen.queryByText("203.0.113.5")).toBeNull());
  await user.click(screen.getByRole("button", { name: "End all other sessions" }));
  await closeToast(user, "2 sessions ended");
  await waitFor(() => expect(screen.queryByText("203.0.113.6")).toBeNull());
  expect((await root.context()).viewer.kind).toBe("admin");
});

test("an account opens beside the list with what its roles permit, and is gone once it is deleted", async () => {
  const user = userEvent.setup();
  const root = await superAdmin();
  await createAccount(await root.context(), dana);
  openScreens(root, "/admin/user-management");
  await user.click(await screen.findByRole("rowheader", { name: /dana/ }));
  const detail = within(await screen.findByRole("region", { name: "Admin account" }));
  await detail.findByRole("heading", { name: "dana" });
  detail.getByText("dana@fund.example");
  await user.click(detail.getByRole("button", { name: "More actions for dana" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Delete admin" }));
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await detail.findByText("This is no longer available, or the link is wrong.");
});

test("a link opens an account that the loaded part of the list does not have, at the second try too", async () => {
  const root = await superAdmin();
  await lab.db.admin.createMany({
    data: Array.from({ length: maxRows + 1 }, (_, n) => ({
      ...{ username: `many-${n}`, name: `Many ${n}`, emailKey: `admin:many-${n}`, passwordHash: "-" },
      ...{ email: "", roles: ["auditor" as const] },
    })),
  });
  const { id } = await lab.db.admin.findFirstOrThrow({ orderBy: { id: "desc" } });
  const fails = () => Promise.reject(new Error("the connection was lost"));
  openScreens(root, `/admin/user-management?open=${encodeURIComponent(btoa(`Admin:${id}`))}`, {
    before: { AccountDetailQuery: fails },
  });
  const detail = within(await screen.findByRole("region", { name: "Admin account" }));
  await userEvent.click(await detail.findByRole("button", { name: "Retry" }));
  await detail.findByRole("heading", { name: `many-${maxRows}` });
  expect(screen.queryByRole("rowheader", { name: new RegExp(`many-${maxRows}`) })).toBeNull();
  await lab.db.admin.deleteMany({ where: { username: { startsWith: "many-" } } });
});
