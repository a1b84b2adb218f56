import type { Page } from "@playwright/test";
import { localDay } from "../../harness/local-day.ts";
import { fits, problemsOf } from "../harness/axe.ts";
import { firstSignIn, savedBy } from "../harness/deskSteps.ts";
import { asAdministrator, expect, field, ownAdminPassword, test } from "../harness/people.ts";

/* A book of paper vouchers is printed by one person, and entered by another. */
const given = "Temporary-12-x!";
const minuteMs = 60_000;

/** A dispatcher's account, created by the super administrator, at its first sign-in. */
async function dispatcher(root: Page, page: Page) {
  const username = `paper${Date.now()}`;
  const query = `mutation ($input: CreateAdminInput!) { createAdmin(input: $input) { expiresAt } }`;
  const input = {
    ...{ username, name: "Paper Desk", email: `${username}@fund.example` },
    ...{ password: given, role: "dispatcher" },
  };
  const headers = { origin: new URL(root.url()).origin };
  const made = await root.request.post("/graphql", { data: { query, variables: { input } }, headers });
  expect(await made.text()).not.toContain("errors");
  await firstSignIn(page, { username, given, own: ownAdminPassword });
}

const choose = async (page: Page, name: RegExp, option: string | RegExp) => {
  await page.getByRole("dialog").getByRole("button", { name }).click();
  await page.getByRole("option", { name: option }).first().click();
};

test("a book is printed, and after an outage another person enters and releases vouchers", async ({
  page: root,
  open,
}) => {
  test.setTimeout(180_000);
  await asAdministrator(root);
  await root.goto("/admin/vouchers");
  await root.getByRole("button", { name: "Print a book" }).click();
  await choose(root, /Fund that pays/, "General");
  await choose(root, /Kind of help/, "Shelter");
  await field(root, "Maximum of one voucher, in dollars").fill("2");
  await field(root, "Valid until").fill(localDay(new Date(Date.now() + 30 * 86_400_000)));
  await field(root, "Whom to call").fill("Night desk 512-555-0100");
  await root.getByRole("button", { name: "Reserve and make the book" }).click();
  await expect(root.getByRole("heading", { level: 1, name: /^Book 1\d{3}$/ })).toBeVisible();
  const sheets = await savedBy(root, root.getByRole("link", { name: "Download the sheets" }));
  expect(sheets.name).toMatch(/^vouchers-1\d{3}\.pdf$/);
  expect(sheets.bytes.subarray(0, 5).toString("latin1")).toBe("%PDF-");
  // Who printed enters none.
  await expect(root.getByRole("button", { name: /^Release 1\d{3}-01-/ })).toBeVisible();
  await expect(root.getByRole("button", { name: /^Enter 1/ })).toHaveCount(0);
  expect(await problemsOf(root)).toEqual([]);

  const page = await open();
  await dispatcher(root, page);
  await page.goto(new URL(root.url()).pathname);
  const enter = page.getByRole("button", { name: /^Enter 1\d{3}-01-/ });
  await expect(enter).toBeVisible();
  await page.waitForTimeout(Math.max(0, minuteMs - (Date.now() % minuteMs)) + 500);
  await enter.click();
  await field(page, "Day and time on the paper").fill(
    await page.evaluate(() => {
      const zone = document.documentElement.dataset["zone"] ?? "UTC";
      return new Date().toLocaleString("sv-SE", { timeZone: zone }).slice(0, 16).replace(" ", "T");
    }),
  );
  await field(page, "Amount, in dollars").fill("2.01");
  await choose(page, /Provider that took/, /Hotels\.com/);
  await field(page, "Officer on the paper").fill("A. Ruiz 412");
  await field(page, "Name of the person").fill("Rosa Diaz");
  await field(page, "What happened").fill("Nowhere to sleep after the arrest");
  await page.getByRole("button", { name: "Enter the voucher" }).click();
  await expect(page.getByText("This voucher is worth at most $2.00").first()).toBeVisible();
  await field(page, "Amount, in dollars").fill("1.50");
  await page.getByRole("button", { name: "Enter the voucher" }).click();
  const used = page.getByRole("row", { name: /^1\d{3}-01-/ });
  await expect(used.getByText("Used")).toBeVisible();

  await page.getByRole("button", { name: /^Release 1\d{3}-02-/ }).click();
  await choose(page, /What happened to the paper/, "Lost");
  await field(page, "Reason").fill("Left in the car");
  await page.getByRole("button", { name: "Release", exact: true }).last().click();
  await expect(page.getByText("Left in the car")).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 375, height: 812 });
  await fits(page, "a book of vouchers");

  await used.getByRole("link", { name: /^EM-/ }).click();
  await expect(page.getByText("Entered from paper").first()).toBeVisible();
});
