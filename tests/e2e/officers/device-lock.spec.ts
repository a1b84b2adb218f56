import type { Page } from "@playwright/test";
import { problemsOf } from "../harness/axe.ts";
import { mailedTo } from "../harness/mail.ts";
import { becomeOfficer, expect, field, fileRequest, inventOfficer, test } from "../harness/people.ts";
import { kept } from "../harness/vault.ts";

test.use({ serviceWorkers: "allow" });

const code = /(?<=Your code: )\d{6}/;
const locked = (page: Page) => page.getByRole("heading", { name: "This device is locked" });

async function lock(page: Page) {
  await page.request.post("/api/session/lock");
  await page.waitForURL("**/unlock"); // by itself
  await expect(locked(page)).toBeVisible();
}

test("an officer confirms the address, the device locks in all tabs, and a code brings back page and draft", async ({
  page,
  context,
  mailroom,
}) => {
  const officer = inventOfficer();
  await becomeOfficer(page, mailroom, officer);
  const number = await fileRequest(page);
  await page.goto("/unlock");
  await expect(page.getByText("Nothing is set up yet")).toBeVisible();
  await page.getByRole("button", { name: "Email me the link" }).click();
  await expect(page.getByText(/It works in this browser, for 24 hours/)).toBeVisible();
  const link = await mailedTo(mailroom, officer.officerEmail, /\/officer-email\/[\w-]+/);
  // Another browser proves nothing by it.
  expect((await mailroom.get(link)).status()).toBe(403);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Confirm your email address" })).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await expect(page.getByText("Your address is confirmed")).toBeVisible();

  const other = await context.newPage();
  await other.goto(`/request/${number}`);
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/new-request");
  await field(page, "Full name").fill("Odalys Fenwick");
  await expect.poll(() => kept(page)).toBe(1);
  await page.request.post("/api/session/lock");
  // The open page learns it from its closed socket, or from its next call.
  await other.waitForURL("**/unlock");
  await expect(locked(other)).toBeVisible();
  expect(await other.content()).not.toContain(officer.caseNumber);
  // A new request too: an officer had it open.
  await page.waitForURL("**/unlock");
  await other.goto(`/request/${number}`);
  await other.waitForURL("**/unlock");
  expect(await problemsOf(other)).toEqual([]);
  expect(await kept(page)).toBe(1);

  await other.getByRole("button", { name: "Email me a code" }).click();
  const sent = await mailedTo(mailroom, officer.officerEmail, code);
  await field(other, "Code").fill(sent === "000000" ? "000001" : "000000");
  await other.getByRole("button", { name: "Continue" }).click();
  await expect(other.getByText(/This code is wrong/).first()).toBeVisible();
  await expect(other.getByText("That did not work")).toBeHidden(); // the field says why
  await field(other, "Code").fill(sent);
  await other.getByRole("button", { name: "Continue" }).click();
  await other.waitForURL(`**/request/${number}`);
  // The first tab notices that, and is back where it was.
  await page.waitForURL("**/new-request");
  await expect(field(page, "Full name")).toHaveValue("Odalys Fenwick");
});

test("offline a locked phone starts a new draft and reads nothing old", async ({
  page,
  context,
  mailroom,
}) => {
  const officer = inventOfficer();
  await becomeOfficer(page, mailroom, officer);
  await page.goto("/new-request");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const isKept = async () => (await caches.match("/offline", { ignoreSearch: true })) !== undefined;
    while (!(await isKept())) await new Promise((done) => setTimeout(done, 50));
  });
  await field(page, "Full name").fill("Odalys Fenwick");
  await expect.poll(() => kept(page)).toBe(1);
  await lock(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Start a new request" }).click();
  await page.waitForURL("**/new-request");
  await expect(field(page, "Full name")).toHaveValue("");
  await field(page, "Full name").fill("Ines Calder");
  await expect.poll(() => kept(page)).toBe(2);
  // Its pages lead back to the lock, also without a connection.
  await page.goto("/requests");
  await page.waitForURL("**/unlock");
  await expect(page.getByText("You are offline")).toBeVisible();
  await context.setOffline(false);
});

test("a new device gets back to the open cases with a code, and an unknown address gets the same answer", async ({
  page,
  open,
  mailroom,
}) => {
  const officer = inventOfficer();
  await becomeOfficer(page, mailroom, officer);
  const number = await fileRequest(page);
  await page.goto("/unlock");
  await page.getByRole("button", { name: "Email me the link" }).click();
  await page.goto(await mailedTo(mailroom, officer.officerEmail, /\/officer-email\/[\w-]+/));
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await expect(page.getByText("Your address is confirmed")).toBeVisible();

  const device = await open({});
  await device.goto("/officer-login");
  await device.getByRole("link", { name: /Get back to your cases/ }).click();
  await device.waitForURL("**/unlock");
  const said = device.getByText(/If this address was confirmed, a code is on its way/);
  await field(device, "Your official email address").fill("no.one@police.example");
  await device.getByRole("button", { name: "Email me a code" }).click();
  await expect(said).toBeVisible();
  await device.reload();
  await field(device, "Your official email address").fill(officer.officerEmail);
  await device.getByRole("button", { name: "Email me a code" }).click();
  await expect(said).toBeVisible();
  await field(device, "Code").fill(await mailedTo(mailroom, officer.officerEmail, code));
  await device.getByRole("button", { name: "Continue" }).click();
  await device.waitForURL("**/requests");
  await device.goto(`/request/${number}`);
  await expect(device.getByRole("heading", { level: 1 })).toBeVisible();
});
