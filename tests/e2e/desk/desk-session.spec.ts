import { randomInt } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { asAdministrator, expect, field, logOut, ownAdminPassword, test } from "../harness/people.ts";

/*
 * An administrator's session is ended elsewhere: every open desk page goes to the sign-in page, and
 * typed text returns to the same account only.
 */
const temporary = "Temporary-81";
const ownPassword = "Harbor-Kestrel-41!";

async function signIn(page: Page, username: string, password: string) {
  await field(page, "Username").fill(username);
  await field(page, "Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

async function newAccount(root: Page, browser: Browser) {
  const number = randomInt(100_000, 1_000_000);
  const username = `relief.desk.${number}`;
  await root.goto("/admin/user-management");
  await root.getByRole("button", { name: "Create Admin" }).click();
  await field(root, "Full name").fill(`Relief Desk ${number}`);
  await field(root, "Email").fill(`${username}@fund.example`);
  await field(root, "Username").fill(username);
  await field(root, "Temporary password").fill(temporary);
  await root.getByRole("button", { name: "Create Admin" }).click();
  await expect(root.getByText("Admin created successfully")).toBeVisible();
  const page = await (await browser.newContext()).newPage();
  await page.goto("/admin/login");
  await signIn(page, username, temporary);
  await field(page, "Current Password").fill(temporary);
  await field(page, "New Password").fill(ownPassword);
  await field(page, "Confirm New Password").fill(ownPassword);
  await page.getByRole("button", { name: "Change Password" }).click();
  await page.waitForURL("**/admin/dashboard");
  return { username, page };
}

/** The field of a new message, open on that page. */
async function compose(page: Page) {
  await page.goto("/admin/dashboard");
  const panel = page.getByRole("button", { name: "Communication Center", exact: true });
  // The device remembers which panels are open.
  if ((await panel.getAttribute("aria-expanded")) === "false") await panel.click();
  await page.getByRole("tab", { name: "Compose Message" }).click();
  return page.getByRole("textbox", { name: /^Message/ });
}

test("a session ended elsewhere leaves every page, and typed text returns to its account only", async ({
  page: root,
  browser,
}) => {
  await asAdministrator(root);
  const { username, page } = await newAccount(root, browser);
  const text = "The hotel asks for the code once more before eight.";
  await (await compose(page)).fill(text);
  const second = await page.context().newPage();
  await second.goto("/admin/user-management");
  await second.goto("/admin/dashboard");
  await expect(second.getByRole("heading", { level: 1 })).toBeVisible();

  await root.goto("/admin/user-management");
  await root.getByRole("button", { name: `More actions for ${username}` }).click();
  await root.getByRole("menuitem", { name: /^End sessions/ }).click();
  await root.getByRole("alertdialog").getByRole("button", { name: "End sessions" }).click();
  await expect(root.getByText("Sessions ended").first()).toBeVisible();
  for (const open of [page, second]) await open.waitForURL("**/admin/login**");
  await expect(page.getByRole("alertdialog").getByText("Your session was ended")).toBeVisible();
  await expect(page.getByText("What you typed is kept on this device for your next sign-in.")).toBeVisible();
  // It stays there: the page loads once, not repeatedly.
  const loads: string[] = [];
  page.on("framenavigated", (frame) => loads.push(frame.url()));
  await page.waitForTimeout(1500);
  expect(loads).toEqual([]);
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();

  await signIn(page, "admin", ownAdminPassword);
  await page.waitForURL("**/admin/dashboard**");
  await expect(await compose(page)).toHaveValue("");
  await expect(page.getByText(text)).toHaveCount(0);
  await logOut(page);
  await page.waitForURL("**/admin/login**");

  await signIn(page, username, ownPassword);
  await page.waitForURL("**/admin/dashboard**");
  await expect(await compose(page)).toHaveValue(text);
});
