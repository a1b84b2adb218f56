import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { expect, field, files, test } from "../harness/people.ts";
import { knock, openLog, passcode, setPasscode } from "../harness/incidentLog.ts";

test.beforeEach(openLog);

test(
  "logs an incident, attaches files, reloads, edits, exports, erases and imports it",
  { tag: "@translated" },
  async ({ page }) => {
    await logIncident(page, { withFiles: true });
    await page.reload();
    const entry = page.getByRole("article").first();
    await expect(entry).toContainText(knock);
    await entry.getByText("1 photo").click();
    await entry.getByRole("button", { name: "Open doorway.png" }).click();
    await expect(page.getByRole("dialog").getByRole("img", { name: "doorway.png" })).toHaveJSProperty(
      "complete",
      true,
    );
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();

    await entry.getByRole("button", { name: /^Edit/ }).click();
    await page.getByRole("button", { name: "Remove receipt.pdf" }).click();
    await field(page, "Description").fill(`${knock} Twice.`);
    await page.getByRole("button", { name: "Save Incident" }).click();
    await expect(entry).toContainText("Twice.");
    await expect(entry).not.toContainText("1 document");

    const copy = await saveCopy(page);
    expect(copy).toContain("Twice.");
    expect(copy).not.toContain("This is a sample");
    await erase(page);
    await expect(page.getByText("You haven't logged any incidents yet.")).toBeVisible();

    await bringBack(page, copy);
    await expect(page.getByText("1 incident added, 0 already here.")).toBeVisible();
    await expect(entry).toContainText("Twice.");
    await entry.getByText("1 photo").click();
    await expect(entry.getByText("doorway.png")).toBeVisible();
    await bringBack(page, copy);
    await expect(page.getByText("0 incidents added, 1 already here.")).toBeVisible();
    await bringBack(page, "<html>");
    await expect(page.getByText("This file is not a copy of an incident log.")).toBeVisible();
  },
);

test("logs, exports, erases and imports an incident offline", { tag: "@full" }, async ({ page, context }) => {
  await fetchWindows(page);
  await context.setOffline(true);
  const entry = page.getByRole("article").first();
  await logIncident(page);
  await expect(entry).toContainText(knock);
  const copy = await saveCopy(page);
  expect(copy).toContain(knock);
  await erase(page);
  await expect(page.getByText("You haven't logged any incidents yet.")).toBeVisible();
  await bringBack(page, copy);
  await expect(page.getByText("1 incident added, 0 already here.")).toBeVisible();
  await expect(entry).toContainText(knock);
  await context.setOffline(false);
  await page.reload();
  await expect(entry).toContainText(knock);
});

test("Undo restores a deleted entry; without it, it stays deleted", async ({ page }) => {
  const samples = page.getByText("Sample", { exact: true });
  await page.getByRole("button", { name: /^Delete: Questioning/ }).click();
  await expect(samples).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(samples).toHaveCount(2);
  await page.getByRole("button", { name: /^Delete: Questioning/ }).click();
  await page.reload();
  await expect(samples).toHaveCount(1);
});

test("a passcode locks the log, its files and its copies", { tag: "@full" }, async ({ page, context }) => {
  await logIncident(page, { withFiles: true });
  await setPasscode(page);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("blue door");
  expect(await page.evaluate(readDatabase)).not.toContain("doorway");

  const tomorrow = await context.newPage();
  await tomorrow.goto("/incidents");
  await expect(tomorrow.getByRole("heading", { name: "Your log is locked" })).toBeVisible();
  await tomorrow.close();

  await page.getByRole("button", { name: "Save a copy" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name: "Save a copy" }).click();
  const copy = await readFile(await (await download).path(), "utf8");
  expect(copy).not.toContain("blue door");

  await page.getByRole("button", { name: "Lock now" }).click();
  await field(page, "Passcode").fill("wrong passcode");
  await page.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByText("Wrong passcode. Please try again.")).toBeVisible();
  await field(page, "Passcode").fill(passcode);
  await page.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByText(knock)).toBeVisible();

  await erase(page);
  await bringBack(page, copy);
  await field(page, "Passcode").fill(passcode);
  await page.getByRole("button", { name: "Open the copy" }).click();
  await expect(page.getByText(knock)).toBeVisible();
  await page.getByText("1 photo").click();
  await expect(page.getByText("doorway.png")).toBeVisible();
});

test("a toast does not cover Exit or a dialog's header", async ({ page }) => {
  await logIncident(page);
  await page.getByText("Your incident has been saved.").hover(); // it stays while the pointer is on it
  await expectOnTop(page.getByRole("link", { name: "Exit this page" }));
  await page.getByRole("button", { name: "Add Incident" }).press("Enter");
  const form = page.getByRole("dialog", { name: "Log New Incident" });
  await expect(form.getByRole("button", { name: "Save Incident" })).toBeAttached();
  await expectOnTop(form.getByRole("button", { name: "Close" }));
  await expect(page.getByText("Your incident has been saved.")).toBeVisible();
});

test("prints only the lawyer's sheet", async ({ page }) => {
  await logIncident(page, { withFiles: true });
  await page.getByRole("button", { name: "PDF for a lawyer" }).click();
  await field(page, "Your name (optional)").fill("Odalys Fenwick");
  await page.evaluate(() => void (window.print = () => document.body.setAttribute("data-printed", "")));
  await page.getByRole("button", { name: "Print or save as PDF" }).click();
  await expect(page.locator("body[data-printed]")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main")).toBeHidden();
  const sheet = page.locator("[data-paper]");
  await expect(sheet).toContainText("Odalys Fenwick");
  await expect(sheet).toContainText(knock);
  await expect(sheet).toContainText(/SHA-256: [0-9a-f]{64}/);
  await expect(sheet).not.toContainText("This is a sample");
});

for (const theme of ["light", "dark"])
  test(`passes axe, in the ${theme} theme`, async ({ page }) => {
    await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Add Incident" }).click();
    await page.getByRole("button", { name: "Save Incident" }).click();
    await expect(page.getByText("Please check 3 fields")).toBeVisible();
    await expectAccessible(page);
  });

/** Once opened their code is loaded, also offline. */
async function fetchWindows(page: Page) {
  await page.getByRole("button", { name: "Add Incident" }).click();
  await expect(field(page, "Description")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Erase everything" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alertdialog")).toBeHidden();
}

/** Nothing is above it. Not by a trial click: Exit leaves on any click. */
const expectOnTop = (control: Locator) =>
  expect
    .poll(() =>
      control.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    )
    .toBe(true);

async function logIncident(page: Page, options: { withFiles?: boolean } = {}) {
  await submitIncident(page, options);
  await expect(page.getByText("Your incident has been saved.")).toBeVisible();
}

async function submitIncident(page: Page, { withFiles = false } = {}) {
  await page.getByRole("button", { name: "Add Incident" }).click();
  await page.getByRole("button", { name: /Incident type/ }).click();
  await page.getByRole("option", { name: "Home Visit" }).click();
  await field(page, "Location").fill("12 Quarry Bend Road");
  await field(page, "Description").fill(knock);
  if (withFiles) {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Browse files" }).click();
    await (await chooser).setFiles([files.picture, files.paper]);
    await expect(page.getByText("receipt.pdf")).toBeVisible();
  }
  await page.getByRole("button", { name: "Save Incident" }).click();
}

async function saveCopy(page: Page): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save a copy" }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^safevoice-incidents-\d{4}-\d\d-\d\d\.json$/);
  return readFile(await saved.path(), "utf8");
}

async function bringBack(page: Page, text: string) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Restore a copy" }).click();
  const file = { name: "copy.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await (await chooser).setFiles(file);
}

async function erase(page: Page) {
  await page.getByRole("button", { name: "Erase everything" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Erase everything" }).click();
  await expect(page.getByText("Incident log erased")).toBeVisible();
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}

/** The database's content next to local storage, as text. */
async function readDatabase(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("safevoice-incidents");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not opened"));
  });
  const rows = await new Promise<unknown[]>((resolve, reject) => {
    const request = database.transaction("files").objectStore("files").getAll();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });
  database.close();
  return JSON.stringify(rows);
}

/** As a browser that blocks all site data: some throw at the mere look at it, some have none. */
const blocked = {
  throws: () => {
    const look = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, { get: look, configurable: true });
  },
  missing: () => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, { get: () => null, configurable: true });
  },
  silent: () => {
    Object.defineProperty(window, "localStorage", { get: () => null, configurable: true });
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
  },
};

for (const how of ["throws", "missing", "silent"] as const)
  test(`if storage is blocked (${how}), the page says so, and an entry stays to be copied`, async ({
    page,
  }) => {
    await page.addInitScript(blocked[how]);
    await page.reload();
    const notice = page.getByRole("alert").filter({ hasText: "Nothing can be saved on this device" });
    await expect(notice).toBeVisible();
    await submitIncident(page);
    await expect(page.getByText(/^This device could not save it/)).toBeVisible();
    await expect(page.getByText("Your incident has been saved.")).toBeHidden();
    await expect(page.getByRole("article").first()).toContainText(knock);
    expect(await saveCopy(page)).toContain(knock);
  });
