import type { Page } from "@playwright/test";
import { fits, problemsOf } from "../harness/axe.ts";
import { firstSignIn } from "../harness/deskSteps.ts";
import { expect, firstAdminPassword, test } from "../harness/people.ts";

/*
 * Two accounts with narrow roles sign in, see what they may, and nothing else: on a phone and on a
 * wide screen.
 */
const ownPassword = "Copper-Willow-63!";
const sizes = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
];

const requestOne = Buffer.from("EmergencyRequest:1").toString("base64");

/** A demo account opens with the first password, once. */
const signInAs = (page: Page, username: string) =>
  firstSignIn(page, { username, given: firstAdminPassword, own: ownPassword });

const tabs = (page: Page) =>
  page.getByRole("navigation", { name: "Dashboard sections" }).getByRole("link").allInnerTexts();

async function isRefused(page: Page, query: string) {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post("/graphql", { data: { query }, headers });
  expect(await answer.text()).toContain("FORBIDDEN");
}

test("an auditor reads the desk, and finds no button that changes or reveals something", async ({ page }) => {
  await signInAs(page, "auditor");
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto("/admin/dashboard?tab=overview&case=1");
    const dialog = page.getByRole("dialog", { name: "Request Details" });
    await expect(dialog.getByRole("tab", { name: "Decision" })).toBeVisible();
    for (const name of ["Set Pending", "Approve", "Mark Complete", "I'll handle this"])
      await expect(dialog.getByRole("button", { name })).toHaveCount(0);
    await expect(dialog.getByRole("button", { name: /^(?:Show|Reveal)/ })).toHaveCount(0);
    await page.goto("/admin/funds");
    await expect(page.getByRole("heading", { level: 1, name: "Funds" })).toBeVisible();
    await page.getByRole("link", { name: "County relief" }).first().click();
    await expect(page.getByRole("heading", { name: "Journal" })).toBeVisible();
    for (const name of ["Enter deposit", "Freeze", "Edit", "Confirm"])
      await expect(page.getByRole("button", { name })).toHaveCount(0);
    await page.goto("/admin/directory");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: "Add entry" })).toHaveCount(0);
    await fits(page, "the directory for an auditor");
  }
  expect(await problemsOf(page)).toEqual([]);
  await isRefused(
    page,
    `mutation { revealIdentity(input: { id: "${requestOne}" }) { identity { governmentId } } }`,
  );
});

test("a desk account answers the public, and sees neither cases nor money", async ({ page }) => {
  await signInAs(page, "desk");
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto("/admin/dashboard");
    await expect(page.getByRole("heading", { level: 2, name: "Needs attention" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(await tabs(page)).toHaveLength(1);
    await expect(page.getByRole("button", { name: "Dispatch Hub" })).toHaveCount(0);
    await fits(page, "the desk's overview");
    await page.goto("/admin/callbacks");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await page.goto("/admin/funds");
    await expect(page.getByRole("heading", { level: 1, name: "Another role is needed" })).toBeVisible();
    await expect(page.getByText(/It needs the role Dispatcher, Approver, Treasurer/)).toBeVisible();
    await fits(page, "a page of another role");
    await page.goto("/admin/dashboard?tab=settings");
    await expect(page.getByText(/It needs the role Dispatcher, Approver, Auditor/)).toBeVisible();
  }
  await page.keyboard.press("Control+K");
  await page.getByRole("textbox", { name: "Search pages and actions" }).fill("fund");
  await expect(page.getByRole("menuitem", { name: "Funds" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  expect(await problemsOf(page)).toEqual([]);
  await isRefused(
    page,
    `mutation { approveRequest(input: { id: "${requestOne}", amount: 1, version: 0 }) { request { id } } }`,
  );
  expect((await page.request.get("/api/emergency-requests/1")).status()).toBe(404);
});
