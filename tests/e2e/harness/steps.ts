import { readFileSync } from "node:fs";
import path from "node:path";
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

/** Modules that a page preloads, with their imports: only then may the connection be cut. */
export async function untilCodeIsHere(page: Page, modules: string[]): Promise<void> {
  const wanted = modules.map(fileOf);
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
  for (const file of wanted) await expect.poll(loaded).toContain(file);
  await page.evaluate((files) => Promise.all(files.map((file) => import(file))), wanted);
}

/** The built file of a page, dialog or module that is loaded when it is needed, by its name. */
function fileOf(module: string): string {
  const files = JSON.parse(readFileSync("dist/web/.vite/roots.json", "utf8")) as Record<string, string>;
  const root = Object.keys(files).find((file) => path.parse(file).name === module);
  if (!root) throw new Error(`The build has no ${module}`);
  return `/${files[root]}`;
}

/** Case tracking: the recipient's record, unsaved. */
export async function fillRecipient(page: Page): Promise<void> {
  await field(page, "Full name").fill(recipient.fullName);
  await page.getByLabel("Date of birth").fill(recipient.dateOfBirth);
  await field(page, "Address").fill(recipient.address);
  await field(page, "Phone").fill(recipient.phone);
  await field(page, "Email (optional)").fill(recipient.email);
  await field(page, "Statement of need").fill(recipient.statementOfNeed);
}

export async function saveRecipient(page: Page): Promise<void> {
  await fillRecipient(page);
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
  await expect(page.getByText(/^We filled these in from your text/)).toBeVisible();
  await page.getByRole("button", { name: "These are right" }).click();
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
  await expect(page.getByText("Recommended amount")).toBeVisible(); // an approval takes it
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
