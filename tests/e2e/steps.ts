import type { Page } from "@playwright/test";
import { expect, field, recipient } from "./people.ts";

/** From here on a page stays as served, until the returned function lets its script load. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const wait = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await wait;
    await route.continue();
  });
  return letThrough;
}

/** Its script has run and replayed earlier presses, and nothing is loading. */
export async function untilItLives(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => "earlyPress" in window)).toBe(false);
  await expect(page.locator("[data-loading]")).toHaveCount(0);
}

/** Files that a page preloads, with their imports: only then may the connection be cut. */
export async function untilCodeIsHere(page: Page, names: string[]): Promise<void> {
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name.split("/").at(-1)));
  for (const name of names)
    await expect.poll(loaded).toContainEqual(expect.stringMatching(new RegExp(`^${name}-.*\\.js$`)));
  await page.evaluate(async (wanted) => {
    const urls = performance.getEntriesByType("resource").map((entry) => entry.name);
    const code = urls.filter((url) =>
      wanted.some((name) => url.includes(`/${name}-`) && url.endsWith(".js")),
    );
    await Promise.all(code.map((url) => import(url)));
  }, names);
}

/** Case tracking: the recipient's record. */
export async function saveRecipient(page: Page): Promise<void> {
  await field(page, "Full name").fill(recipient.fullName);
  await page.getByLabel("Date of birth").fill(recipient.dateOfBirth);
  await field(page, "Address").fill(recipient.address);
  await field(page, "Phone").fill(recipient.phone);
  await field(page, "Email (optional)").fill(recipient.email);
  await field(page, "Statement of need").fill(recipient.statementOfNeed);
  await page.getByRole("button", { name: "Save Recipient Information" }).click();
  await expect(page.getByRole("button", { name: "Continue to Emergency Fund Request" })).toBeEnabled();
}

export async function fillNewRequest(page: Page): Promise<void> {
  await field(page, "Full name").fill(recipient.fullName);
  await field(page, "Address").fill(recipient.address);
  await field(page, "Phone number").fill(recipient.phone);
  await field(page, "Email").fill(recipient.email);
  await field(page, "Request details").fill(recipient.statementOfNeed);
}

/** The needs, as read from the text. */
export async function confirmNeeds(page: Page): Promise<void> {
  await expect(page.getByText(/^Filled in from your text/)).toBeVisible();
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByText("Confirmed by you")).toBeVisible();
}

/** A new request by its form, and then its page. */
export async function fileOnScreen(page: Page): Promise<void> {
  await page.goto("/new-request");
  await fillNewRequest(page);
  await confirmNeeds(page);
  await page.getByRole("button", { name: "Submit Request" }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /EM-\d{4}-/ })
    .first()
    .click();
  await expect(page.getByRole("tab", { name: "Details" })).toBeVisible();
}

/** The fields that the request does not have yet; then back to the request. */
export async function fillVictimInfo(page: Page): Promise<void> {
  await typeVictimInfo(page);
  await page.getByRole("button", { name: "Submit Information" }).click();
  await expect(page.getByRole("tab", { name: "Details" })).toBeVisible();
}

export async function typeVictimInfo(page: Page): Promise<void> {
  await expect(field(page, "Full name")).toHaveValue(recipient.fullName);
  await page.getByLabel("Date of birth").fill(recipient.dateOfBirth);
  await field(page, "City").fill("Springfield");
  await field(page, "Zip code").fill("62701");
  await field(page, "Relationship to officer").fill("Welfare check");
}

/** The request's own status, next to its name. */
export const badge = (page: Page, status: string) =>
  page.getByRole("main").locator("header").getByText(status, { exact: true });
