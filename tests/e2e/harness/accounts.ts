import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { generateSync } from "otplib";
import { fits, problemsOf } from "./axe.ts";
import { expect, field, logOut } from "./people.ts";

const temporary = "short6";
const ownPassword = "Harbor-Kestrel-41!";

async function signIn(page: Page, username: string, password: string) {
  await page.goto("/admin/login");
  await field(page, "Username").fill(username);
  await field(page, "Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/**
 * An account's first day: created by a super admin, signed in with the temporary password, limited
 * to its rights, and given a second factor.
 */
export async function walkAccounts(people: { root: Page; admin: Page; rootPassword: string }) {
  const { root, admin, rootPassword } = people;
  const username = `night.desk.${randomInt(100_000, 1_000_000)}`;
  await signIn(root, "admin", rootPassword);
  await root.waitForURL("**/admin/dashboard");
  await root.goto("/admin/user-management");
  await root.getByRole("button", { name: "Create Admin" }).click();
  await field(root, "Full name").fill("Robin Ashdown");
  await field(root, "Email").fill(`${username}@fund.example`);
  await field(root, "Username").fill(username);
  await field(root, "Temporary password").fill(temporary);
  await root.getByRole("button", { name: "Create Admin" }).click();
  await expect(root.getByText("Admin created successfully")).toBeVisible();
  await expect(root.getByText(temporary, { exact: true })).toBeVisible();
  await expect(root.getByRole("button", { name: `More actions for ${username}` })).toBeVisible();
  // A button's announcement refers to it for some seconds.
  await expect(root.locator("[data-live-announcer] [aria-labelledby]")).toHaveCount(0);
  expect(await problemsOf(root)).toEqual([]);
  await fits(root, "user management");

  await signIn(admin, username, temporary);
  await field(admin, "Current Password").fill(temporary);
  await field(admin, "New Password").fill(ownPassword);
  await field(admin, "Confirm New Password").fill(ownPassword);
  await admin.getByRole("button", { name: "Change Password" }).click();
  await admin.waitForURL("**/admin/dashboard");
  await isKeptToItsRights(admin);

  await admin.goto("/admin/account");
  await admin.getByRole("button", { name: "Set up" }).click();
  await expect(admin.getByRole("img", { name: "QR code" })).toBeVisible();
  expect(await problemsOf(admin)).toEqual([]);
  const secret = (await admin.getByRole("dialog").locator("code").innerText()).replaceAll(/\s/g, "");
  await field(admin, "6-digit code").fill(generateSync({ secret }));
  await admin.getByRole("button", { name: "Turn on" }).click();
  const codes = admin.getByRole("list", { name: "Your recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const code = await codes.first().innerText();
  await admin.getByRole("button", { name: "I saved my codes" }).click();
  await expect(admin.getByText("10 recovery codes left.")).toBeVisible();
  await logOut(admin);
  await admin.waitForURL("**/admin/login");

  await signIn(admin, username, ownPassword);
  await field(admin, "Code").fill("000000");
  await admin.getByRole("button", { name: "Continue" }).click();
  await expect(admin.getByText("This code is incorrect or was already used.").first()).toBeVisible();
  expect((await admin.request.get("/api/admin/users")).status()).toBe(403);
  await field(admin, "Code").fill(code);
  await admin.getByRole("button", { name: "Continue" }).click();
  await admin.waitForURL("**/admin/dashboard");

  await root.getByRole("button", { name: `More actions for ${username}` }).click();
  await root.getByRole("menuitem", { name: "Deactivate" }).click();
  await expect(root.getByText("Admin has been deactivated.")).toBeVisible();
  expect((await admin.request.get("/api/admin/users")).status()).toBe(401);
}

/** On screen, over REST and over GraphQL. */
async function isKeptToItsRights(admin: Page) {
  await admin.getByRole("button", { name: /Account menu/ }).click();
  await expect(admin.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(admin.getByRole("link", { name: "User Management Page" })).toHaveCount(0);
  await admin.goto("/admin/user-management");
  await expect(admin.getByText("Only super admins can access user management.")).toBeVisible();
  await admin.waitForURL("**/admin/dashboard");
  const headers = { origin: new URL(admin.url()).origin };
  const data = { name: "X", email: "x@fund.example", username: "x", password: "Temporary-1" };
  expect((await admin.request.post("/api/admin/create-user", { data, headers })).status()).toBe(403);
  const input = { name: "X", email: "x@fund.example", username: "x", role: "admin" };
  const query = "mutation ($input: CreateAdminInput!) { createAdmin(input: $input) { expiresAt } }";
  const answer = await admin.request.post("/graphql", { data: { query, variables: { input } }, headers });
  expect(await answer.text()).toContain("FORBIDDEN");
}
