import type { Page } from "@playwright/test";
import { colours, everyRule, fits, problemsOf, wear } from "../harness/axe.ts";
import { deskAddresses } from "../harness/addresses.ts";
import { nameless } from "../harness/names.ts";
import { phone } from "../harness/kit.ts";
import { asAdministrator, expect, firstAdminPassword, ownAdminPassword, test } from "../harness/people.ts";
import { shiftOf, watchShifts } from "../harness/shifts.ts";

/** Every page of the desk, from the list of routes. Signed in, the others lead to the dashboard. */
const pages = [
  ...deskAddresses().filter((address) => !["/admin", "/admin/login", "/admin/dashboard"].includes(address)),
  "/admin/communications?view=all&thread=request-1",
  "/admin/cases?case=1",
  "/admin/dispatches?view=all&case=1",
  ...["urgency", "vendors", "ai", "audit", "compliance"].map(
    (tab) => `/admin/dashboard?tab=overview&advanced=${tab}`,
  ),
];

/** Lists whose rows open beside them, with a row in the demonstration data. */
const lists = ["user-management", "officers", "events", "directory", "outbox", "callbacks", "feedback"].map(
  (page) => `/admin/${page}`,
);

/** What opens over a page: its address, and the buttons and links in order. */
const windows: { at: string; press: RegExp[] }[] = [
  { at: "/admin/dashboard", press: [/^Find/] },
  { at: "/admin/dashboard?tab=overview&hub=approved", press: [/^Manual Dispatch Resources/] },
  { at: "/admin/account", press: [/^Set up/] },
];

/** The frame contains the letter, which has its own test. */
const withoutFrames =
  (rules = everyRule) =>
  (axe: Parameters<typeof rules>[0]) =>
    rules(axe).exclude("iframe");

async function look(page: Page, name: string) {
  // A button's announcement refers to it for some seconds.
  await expect(page.locator("[data-live-announcer] [aria-labelledby]")).toHaveCount(0);
  expect.soft(await nameless(page), name).toEqual([]);
  await wear(page, "light");
  expect.soft(await problemsOf(page, withoutFrames()), `${name}, light`).toEqual([]);
  await wear(page, "dark");
  expect.soft(await problemsOf(page, withoutFrames(colours)), `${name}, dark`).toEqual([]);
  await wear(page, "light");
}

async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
}

/** The closed panels of a tab, opened one by one. */
async function openPanels(page: Page) {
  const closed = page.getByRole("main").locator("h2 button[aria-expanded=false]");
  while ((await closed.count()) > 0) await closed.first().click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
}

// No retry: it would start over with the first password, which no longer works.
test.describe.configure({ mode: "serial", retries: 0 });
test.use({ actionTimeout: 15_000 });

test("the first administrator chooses a password", async ({ page }) => {
  const { request } = page;
  const signedIn = await request.post("/api/admin/login", {
    data: { username: "admin", password: firstAdminPassword },
  });
  const { admin } = (await signedIn.json()) as { admin: { id: number } };
  const changed = await request.post("/api/admin/change-password", {
    data: { adminId: admin.id, currentPassword: firstAdminPassword, newPassword: ownAdminPassword },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
});

test("every panel of the dashboard passes axe and fits narrow windows", async ({ page }) => {
  await asAdministrator(page);
  await open(page, "/admin/dashboard");
  const tabs = await page
    .getByRole("navigation", { name: "Dashboard sections" })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(tabs.length).toBeGreaterThan(1);
  for (const tab of tabs) {
    await open(page, tab);
    await openPanels(page);
    await look(page, tab);
    await fits(page, tab);
  }
});

test("every page of the desk passes axe and fits narrow windows", async ({ page }) => {
  await asAdministrator(page);
  for (const address of pages) {
    await open(page, address);
    await look(page, address);
    await fits(page, address);
  }
});

test("each list with an open row passes axe and fits narrow windows", async ({ page }) => {
  await asAdministrator(page);
  for (const address of lists) {
    await open(page, address);
    await expect(page.locator("[data-row]").first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/[?&]open=/);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    await look(page, `${address}, open`);
    await fits(page, `${address}, open`);
  }
});

test("on a phone an open row begins the page, and leads back to the list", async ({ page }) => {
  await page.setViewportSize(phone);
  await asAdministrator(page);
  for (const address of lists) {
    await open(page, address);
    const row = page.locator("[data-row]").last();
    const name = await row.getAttribute("data-row");
    await page.goto(`${address}?open=${name}`);
    const head = page.getByRole("main").getByRole("heading", { level: 2 }).first();
    await expect(head).toBeVisible();
    const top = (await page.getByRole("main").boundingBox())?.y ?? 0;
    // Under the bar, its margin and the way back.
    await expect.poll(async () => ((await head.boundingBox())?.y ?? 999) - top, address).toBeLessThan(120);
    await page.getByRole("button", { name: "Back to list" }).click();
    await expect(page.locator(`[data-row="${name}"]`)).toBeFocused();
  }
});

for (const size of [phone, { width: 1280, height: 800 }, { width: 1920, height: 1080 }])
  test(`nothing moves while a page of the desk loads, at ${size.width} pixels`, async ({ page }) => {
    await page.setViewportSize(size);
    await asAdministrator(page);
    await watchShifts(page);
    // A panel that an address opens is as high as a phone's screen, and may move what is below it
    // on a larger one.
    const whole = pages.filter((address) => size === phone || !address.includes("advanced="));
    for (const address of ["/admin/dashboard", ...whole]) {
      await open(page, address);
      await page.waitForLoadState("networkidle");
      expect.soft(await shiftOf(page), address).toBeLessThan(0.02);
    }
  });

test("a short window does not hide the heads of list and detail, and a phone has one row of buttons", async ({
  page,
}) => {
  await asAdministrator(page);
  await page.setViewportSize({ width: 1280, height: 520 });
  await open(page, "/admin/cases?case=1");
  await page.mouse.move(4, 300);
  await page.mouse.wheel(0, 5000);
  const bar = await page.locator("header").first().boundingBox();
  const head = page.getByRole("region", { name: "Case" }).getByRole("heading", { level: 2 });
  await expect
    .poll(async () => (await head.boundingBox())?.y)
    .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));

  await page.setViewportSize(phone);
  await open(page, "/admin/cases?case=1");
  await expect(head).toBeVisible();
  const row = head.locator("../..").getByRole("button").filter({ hasNotText: "Back to list" });
  const tops = new Set(
    await row.evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ top }) => Math.round(top)),
    ),
  );
  expect(tops.size).toBe(1);
});

test("what opens over them, and each part of a case, passes axe", async ({ page }) => {
  await asAdministrator(page);
  for (const { at, press } of windows) {
    await open(page, at);
    for (const name of press)
      await page.getByRole("button", { name }).or(page.getByRole("menuitem", { name })).first().click();
    await expect(page.getByRole("dialog").or(page.getByRole("alertdialog")).first()).toBeVisible();
    await look(page, `${at}: ${press.join(", ")}`);
  }
  await open(page, "/admin/dashboard?tab=overview&tracker=all");
  await page
    .getByRole("link", { name: /^Details of/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Request Details" });
  const parts = dialog.getByRole("tab");
  await expect(parts).not.toHaveCount(0);
  for (let at = 0; at < (await parts.count()); at++) {
    await parts.nth(at).click();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await look(page, `case, ${await parts.nth(at).innerText()}`);
    await fits(page, "case");
  }
});
