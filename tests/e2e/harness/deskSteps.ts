import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, field, recipient } from "./people.ts";

interface Account {
  username: string;
  /** The password that it was created with. */
  given: string;
  own: string;
}

/** An account's first sign-in: a password of its own, and then the desk. */
export async function firstSignIn(page: Page, { username, given, own }: Account): Promise<void> {
  await page.goto("/admin/login");
  await field(page, "Username").fill(username);
  await field(page, "Password").fill(given);
  await page.getByRole("button", { name: "Sign In" }).click();
  await field(page, "Current Password").fill(given);
  await field(page, "New Password").fill(own);
  await field(page, "Confirm New Password").fill(own);
  await page.getByRole("button", { name: "Change Password" }).click();
  await page.waitForURL("**/admin/dashboard");
}

/** For a page that asks the server for changes every five seconds. */
export const soon = { timeout: 30_000 };

/** A number of its own: the limits of a day count all requests to one number together. */
function ownPhone(): string {
  const at = Math.floor(performance.timeOrigin + performance.now()) % 700;
  const area = ["217", "312", "618", "630", "708", "773", "815"][Math.floor(at / 100)];
  return `${area}-555-01${String(at % 100).padStart(2, "0")}`;
}

interface RequestOf {
  /** Writes the victim information in place of the page's person. */
  writer?: Page;
  name?: string;
  needs?: object;
}

/** A request with all victim information, through API calls. The page's person files it. */
export async function requestOf(
  page: Page,
  email: string,
  { writer = page, name = recipient.fullName, needs = { meals: { people: 3 } } }: RequestOf = {},
) {
  const phone = ownPhone();
  const filed = await page.request.post("/api/emergency-requests", {
    data: {
      caseId: "EM-2026-1234",
      victimName: name,
      victimContact: `Phone: ${phone}, Email: ${email}`,
      requestDetails: "Three people have not eaten since yesterday.",
      needs,
      urgencyLevel: "high",
      evidenceUrls: [],
      officerId: 1,
    },
  });
  expect(filed.ok(), await filed.text()).toBe(true);
  const { id, caseId } = (await filed.json()) as { id: number; caseId: string };
  const saved = await writer.request.patch(`/api/emergency-requests/${id}`, {
    data: {
      victimInfo: {
        fullName: name,
        dateOfBirth: recipient.dateOfBirth,
        address: "12 Quarry Bend Road",
        city: "Springfield",
        state: "IL",
        zipCode: "62701",
        phone,
        email,
        needStatement: recipient.statementOfNeed,
        relationToOfficer: "Welfare check",
        employmentStatus: "unemployed",
      },
    },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  return { id, caseId };
}

/**
 * The whole configuration, as an external tool with the super administrator's session writes it.
 */
export async function configure(page: Page, changes: Record<string, unknown>) {
  const { config } = (await (await page.request.get("/api/admin/system-config")).json()) as {
    config: Record<string, unknown>;
  };
  const saved = await page.request.post("/api/admin/system-config", { data: { ...config, ...changes } });
  expect(saved.ok(), await saved.text()).toBe(true);
}

/** The download after pressing this: its name and bytes. */
export async function savedBy(page: Page, pressed: Locator) {
  await expect(pressed).toBeVisible(); // a page may still be loading it
  const [download] = await Promise.all([page.waitForEvent("download"), pressed.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
