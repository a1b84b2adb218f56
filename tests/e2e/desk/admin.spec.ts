import type { Page } from "@playwright/test";
import { colours, fits, problemsOf, wear } from "../harness/axe.ts";
import { walkAccounts } from "../harness/accounts.ts";
import {
  asAdministrator,
  expect,
  field,
  firstAdminPassword,
  ownAdminPassword as ownPassword,
  test,
} from "../harness/people.ts";

// The others start with the password that the first one chose, which can be chosen only once.
test.describe.configure({ mode: "serial", retries: 0 });

test("an administrator signs in from the list, chooses a password, and sees every request", async ({
  page,
}) => {
  await page.goto("/requests");
  await expect(page.getByText(/You need to be authenticated/)).toBeVisible();
  await page.getByRole("link", { name: "View All Requests (Admin)" }).click();
  await field(page, "Username").fill("admin");
  await field(page, "Password").fill("not the password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Login failed")).toBeVisible();
  await field(page, "Password").fill(firstAdminPassword);
  await page.getByRole("button", { name: "Sign In" }).click();

  const dialog = page.getByRole("alertdialog", { name: "Change Your Password" });
  await expect(dialog).toBeVisible();
  await field(page, "Current Password").fill(firstAdminPassword);
  await expect(dialog.getByRole("listitem").filter({ hasText: "missing" })).not.toHaveCount(0);
  await field(page, "New Password").fill(ownPassword);
  await expect(dialog.getByRole("listitem").filter({ hasText: "missing" })).toHaveCount(0);
  await field(page, "Confirm New Password").fill(`${ownPassword}x`);
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("Password Mismatch")).toBeVisible();
  await field(page, "Confirm New Password").fill(ownPassword);
  await page.getByRole("button", { name: "Change Password" }).click();

  await page.waitForURL("**/requests");
  const cards = page.getByRole("main").getByRole("link", { name: /EM-\d{4}-/ });
  await expect(cards).not.toHaveCount(0);
  const onFirstPage = await cards.count();
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(onFirstPage);
  const rejected = cards.filter({ hasText: "rejected" }); // their term for denied
  // A request that is filed meanwhile adds a row, too, so more rows are not yet the next page.
  await expect(async () => {
    if ((await rejected.count()) === 0)
      await page.getByRole("button", { name: "Show more" }).click({ timeout: 1_000 });
    expect(await rejected.count()).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
  await expect(cards.filter({ hasText: "denied" })).toHaveCount(0);
});

test("an administrator finds a directory report at the desk, resolves it, and reopens it", async ({
  page,
}) => {
  await asAdministrator(page);
  await page.goto("/requests");
  await walkTheDesk(page);
});

test("an administrator signs out in the settings and at the sign-in page, and then sees nothing", async ({
  page,
}) => {
  await asAdministrator(page);
  await page.goto("/requests");
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("**/admin/login");
  await expect(page.getByText("Logged out", { exact: true })).toBeVisible();
  await expect(page.getByText("You have been successfully logged out.")).toBeVisible();
  expect((await page.request.get("/api/emergency-requests?isAdmin=true")).status()).toBe(401);

  await field(page, "Username").fill("admin");
  await field(page, "Password").fill(ownPassword);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/admin/dashboard");
  await page.goto("/admin/login");
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("You have been successfully logged out.")).toBeVisible();
  await expect(page.getByText("You are signed in as admin.")).toHaveCount(0);
  await page.goto("/requests");
  await expect(page.getByText(/You need to be authenticated/)).toBeVisible();
});

/**
 * From the list of requests to the directory reports: one arrives while the list is open, is
 * resolved, and reopened.
 */
async function walkTheDesk(page: Page) {
  await page.getByRole("link", { name: "Admin Dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  await page.getByRole("button", { name: /Account menu/ }).click();
  await expect(page.getByText("Super Admin")).toBeVisible();
  await page.keyboard.press("Escape");
  await looksWell(page, "dashboard");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("textbox", { name: "Search pages and actions" })).toBeFocused();
  await page.keyboard.type("directory rep");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Directory reports" })).toBeVisible();

  const details = "It rings a bakery in another town.";
  const report = { problem: "number", details };
  const origin = new URL(page.url()).origin;
  const answer = await page.request.post("/api/resources/res-tx-3/corrections", {
    data: report,
    headers: { origin },
  });
  expect(answer.status()).toBe(201);
  await expect(page.getByText(details)).toBeVisible();
  await looksWell(page, "directory reports");

  const resolve = page.getByRole("button", { name: "Resolve the report about Houston Food Bank" });
  await resolve.first().click();
  await expect(page.getByText("Report resolved")).toBeVisible();
  await expect(page.getByText(details)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(details)).toBeVisible();

  await page.getByRole("searchbox", { name: "Search reports" }).fill("no such bakery");
  await expect(page.getByText("No reports match your search and filter.")).toBeVisible();
  await expect(page).toHaveURL(/q=no\+such\+bakery/);
  await page.reload();
  await expect(page.getByText("No reports match your search and filter.")).toBeVisible();
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(page.getByText(details)).toBeVisible();
}

async function looksWell(page: Page, name: string) {
  await page.waitForLoadState("networkidle"); // a reloading list is dimmed meanwhile
  const size = page.viewportSize();
  for (const theme of ["light", "dark"] as const) {
    await wear(page, theme);
    expect
      .soft(await problemsOf(page, theme === "dark" ? colours : undefined), `${name}, ${theme}`)
      .toEqual([]);
  }
  await wear(page, "light");
  await page.setViewportSize({ width: 1280, height: 800 });
  expect.soft(await problemsOf(page), `${name}, at a desk`).toEqual([]);
  if (size) await page.setViewportSize(size);
  await fits(page, name);
}

test("a super admin creates an admin, who changes the password, is limited to their rights, and sets up two-factor sign-in", async ({
  page,
  open,
}) => {
  await walkAccounts({ root: page, admin: await open(), rootPassword: ownPassword });
});
