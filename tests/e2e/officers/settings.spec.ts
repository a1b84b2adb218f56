import type { Page } from "@playwright/test";
import { becomeOfficer, expect, field, fillOfficerForm, inventOfficer, test } from "../harness/people.ts";
import { untilItLives } from "../harness/steps.ts";
import { kept } from "../harness/vault.ts";

const minute = 60_000;

async function openSettings(page: Page, tab = "General") {
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Settings" });
  await dialog.getByRole("tab", { name: tab }).click();
  return dialog;
}

async function choose(page: Page, label: string, option: string) {
  await page.getByRole("button", { name: label }).click();
  await page.getByRole("option", { name: option }).click();
}

const save = (page: Page) => page.getByRole("button", { name: "Save Changes" }).click();
const look = (page: Page) =>
  page.evaluate(() => {
    const { lang, dataset } = document.documentElement;
    const background = getComputedStyle(document.body).backgroundColor;
    return { lang, theme: dataset["theme"], font: dataset["font"] ?? "medium", background };
  });

test("language, time zone, theme and font size apply on Save and survive a reload", async ({ page }) => {
  await page.goto("/home");
  await page.evaluate(() =>
    localStorage.setItem(
      "requestNotifications",
      JSON.stringify([
        { number: 1, caseId: "EM-2026-1001", status: "approved", at: "2026-01-15T02:30:00Z", isRead: true },
      ]),
    ),
  );
  const before = await look(page);
  await openSettings(page);
  await choose(page, "Language", "Spanish");
  await choose(page, "Time zone", "Pacific Time");
  await page.getByRole("tab", { name: "Appearance" }).click();
  await page.getByText("Dark", { exact: true }).click();
  await page.getByText("Large", { exact: true }).click();
  expect(await look(page)).toEqual(before); // nothing changes before it is saved
  await save(page);

  await expect(page.getByText("Ajustes guardados")).toBeVisible();
  await expect.poll(() => look(page)).toMatchObject({ lang: "es", theme: "dark", font: "large" });
  await page.reload();
  await expect(page.getByRole("link", { name: "Recursos" }).first()).toBeVisible();
  const after = await look(page);
  expect(after).toMatchObject({ lang: "es", theme: "dark", font: "large" });
  expect(after.background).not.toBe(before.background);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === "safevoice-language")).toMatchObject({
    value: "es",
    sameSite: "Lax",
  });

  await page.getByRole("button", { name: "Notificaciones" }).click();
  await expect(page.getByText(/14 ene 2026/)).toBeVisible(); // 6:30 pm the evening before, Pacific time
});

test("session timeout and notifications survive a reload", async ({ page }) => {
  await page.goto("/home");
  const dialog = await openSettings(page);
  await dialog.getByRole("tab", { name: "Security" }).click();
  await choose(page, "Session timeout", "30 minutes");
  await dialog.getByRole("tab", { name: "Notifications" }).click();
  await page.getByText("Email notifications").click();
  await page.getByText("SMS notifications").click();
  await page.getByText("Push notifications").click();
  await save(page);
  await page.reload();
  await openSettings(page, "Security");
  await expect(page.getByRole("button", { name: /Session timeout/ })).toContainText("30 minutes");
  await page.getByRole("tab", { name: "Notifications" }).click();
  for (const [name, isOn] of [
    ["Email notifications", false],
    ["SMS notifications", true],
    ["Push notifications", false],
  ] as const)
    await expect(page.getByRole("switch", { name })).toBeChecked({ checked: isOn });
});

test("the device's appearance settings are never reverted during hydration", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("safevoice-preferences", JSON.stringify({ theme: "dark", font: "large" }));
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = () => seen.push(document.documentElement.dataset["theme"] ?? "");
    addEventListener("DOMContentLoaded", () => {
      note(); // as set by the page's inline script
      new MutationObserver(note).observe(document.documentElement, { attributeFilter: ["data-theme"] });
    });
  });
  for (const address of ["/home", "/rights"]) {
    await page.goto(address);
    await untilItLives(page);
    await page.waitForTimeout(300); // deferred work runs within a frame or two
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((theme) => theme !== "dark")).toEqual([]);
    expect(await look(page)).toMatchObject({ theme: "dark", font: "large" });
  }
});

test("Cancel discards every choice", async ({ page }) => {
  await page.goto("/home");
  const before = await look(page);
  const dialog = await openSettings(page);
  await choose(page, "Language", "French");
  await dialog.getByRole("tab", { name: "Appearance" }).click();
  await page.getByText("Dark", { exact: true }).click();
  await dialog.getByRole("tab", { name: "Notifications" }).click();
  await page.getByText("SMS notifications").click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  expect(await look(page)).toEqual(before);
  await page.reload();
  await openSettings(page, "Notifications");
  await expect(page.getByRole("switch", { name: "SMS notifications" })).not.toBeChecked();
  expect(await look(page)).toEqual(before);
});

test("a choice in one tab applies in the other tab", { tag: "@full" }, async ({ page }) => {
  const other = await page.context().newPage();
  await other.goto("/rights");
  await page.goto("/home");
  await openSettings(page, "Appearance");
  await page.getByText("Dark", { exact: true }).click();
  await save(page);
  await expect.poll(async () => (await look(other)).theme).toBe("dark");
});

test("tells a visitor why there is neither two-factor nor a password, and the version", async ({ page }) => {
  await page.goto("/home");
  const dialog = await openSettings(page, "Security");
  await page.getByRole("button", { name: "Enable two-factor" }).click();
  await expect(page.getByText(/need an account or a password to use SafeVoice/)).toBeVisible();
  await dialog.getByRole("tab", { name: "About" }).click();
  await expect(page.getByText("1.0.0")).toBeVisible();
});

test("warns an officer two minutes before the timeout, extends it, and locks after inactivity", async ({
  demoOfficer,
}) => {
  const page = await demoOfficer("limited");
  await page.clock.install();
  await page.goto("/requests");
  const dialog = await openSettings(page, "Security");
  await choose(page, "Session timeout", "15 minutes");
  const tab = dialog.getByRole("tabpanel", { name: "Security" });
  await expect(tab.getByText(/After this time, this device locks/)).toBeVisible();
  await save(page);

  const warning = page.getByRole("alertdialog", { name: "Are you still there?" });
  await page.clock.runFor(12 * minute);
  await expect(warning).toHaveCount(0);
  await page.clock.runFor(minute + 2000);
  await expect(warning).toBeVisible();
  await expect(warning.getByRole("timer")).toHaveText(/^1:5\d$/);
  await warning.getByRole("button", { name: "Keep it open" }).click();
  await expect(warning).toHaveCount(0);
  await page.clock.runFor(12 * minute);
  await expect(warning).toHaveCount(0);

  await page.clock.fastForward(3 * 60 * minute); // the lid was closed
  await page.waitForURL("**/unlock");
  await expect(page.getByRole("heading", { name: "This device is locked" })).toBeVisible();
  const session = await page.request.get("/api/session");
  expect(await session.json()).toMatchObject({ kind: "visitor", locked: true, who: null });
  await page.goto("/requests");
  await page.waitForURL("**/unlock");
});

test("what an idle officer typed waits on its page for who asks the supervisor again", async ({
  page,
  mailroom,
}) => {
  const officer = inventOfficer();
  await becomeOfficer(page, mailroom, officer);
  await page.clock.install();
  await page.goto("/verification");
  await expect(page.getByText(officer.caseNumber).first()).toBeVisible();
  await openSettings(page, "Security");
  await choose(page, "Session timeout", "15 minutes");
  await save(page);
  await page.goto("/new-request");
  await field(page, "Full name").fill("Odalys Fenwick");
  await expect.poll(() => kept(page)).toBe(1);
  await page.clock.fastForward(13 * minute + 2000);
  const warning = page.getByRole("alertdialog", { name: "Are you still there?" });
  await expect(warning).toContainText("What you typed stays on it for you.");
  await page.clock.fastForward(3 * 60 * minute);
  await page.waitForURL("**/unlock");
  await expect(page.getByText("This device cannot be unlocked")).toBeVisible();
  expect(await kept(page)).toBe(1);
  await page.clock.setSystemTime(Date.now()); // the server's clock did not move
  await page.getByRole("link", { name: "File the officer form again" }).click();
  await page.waitForURL("**/officer-login");
  await fillOfficerForm(page, officer);
  await page.getByRole("button", { name: "Verify Identity" }).click();
  await page.waitForURL("**/new-request");
  await expect(page.getByText("Draft restored")).toBeVisible();
  await expect(field(page, "Full name")).toHaveValue("Odalys Fenwick");
});

test("erases everything on this device after one confirmation, and ends the session", async ({
  demoOfficer,
}) => {
  const page = await demoOfficer("pending");
  await page.goto("/incidents");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(async () => {
    localStorage.setItem("safevoice-preferences", '{"theme":"dark","language":"en"}');
    sessionStorage.setItem("officerVerification", "{}");
    document.cookie = "safevoice-language=en; Path=/";
    await caches.open("safevoice-data");
    await new Promise((done) => {
      const request = indexedDB.open("safevoice-drafts", 1);
      request.onsuccess = () => done(request.result.close());
    });
  });
  await page.goto("/home");
  await openSettings(page, "Security");
  await page.getByRole("button", { name: "Erase everything on this device" }).click();
  const question = page.getByRole("alertdialog", { name: "Erase everything on this device?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(await page.evaluate(() => localStorage.getItem("safevoice-preferences"))).not.toBeNull();

  await page.getByRole("button", { name: "Erase everything on this device" }).click();
  await question.getByRole("button", { name: "Erase everything" }).click();
  const done = page.getByRole("alertdialog", { name: "Everything was erased" });
  await expect(done).toBeVisible();
  await expect(done.getByText(/could not reach|Another tab/)).toHaveCount(0);
  await done.getByRole("button", { name: "OK" }).click();
  const left = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage).filter(
      (key) => key.startsWith("safevoice") || key === "officerVerification",
    ),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(left).toEqual({ local: [], session: [], cookies: "", databases: [], caches: [], workers: 0 });
  expect(await page.context().cookies()).toEqual([]);
  expect(await (await page.request.get("/api/session")).json()).toMatchObject({ kind: "visitor" });
});

test("an officer signs out from Settings on any page, and a visitor has no such option", async ({
  page,
  open,
  mailroom,
}) => {
  await becomeOfficer(page, mailroom, inventOfficer());
  await page.goto("/rights");
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await page.getByRole("button", { name: "Log Out" }).click();
  await page.waitForURL("**/officer-login");
  await page.goto("/requests");
  await expect(page.getByText(/You need to be authenticated/)).toBeVisible();

  const visitor = await open();
  await visitor.goto("/rights");
  await openSettings(visitor, "Security");
  await expect(visitor.getByRole("button", { name: /^Log ?out$/i })).toHaveCount(0);
});
