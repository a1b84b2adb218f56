import { monthName } from "../../../graph/core/time/format.ts";
import type { Page } from "@playwright/test";
import { problemsOf } from "../harness/axe.ts";
import { firstSignIn, requestOf, savedBy } from "../harness/deskSteps.ts";
import { startOwnServer, type OwnServer } from "../harness/ownServer.ts";
import {
  becomeOfficer,
  expect,
  field,
  firstAdminPassword,
  inventOfficer,
  ownAdminPassword,
  test,
} from "../harness/people.ts";
import { badge } from "../harness/steps.ts";
import { localDay } from "../../harness/local-day.ts";
import { pressAndConfirm } from "../harness/money.ts";

/* A treasurer's month, on a server whose clock the journey moves. */
const port = Number(process.env.E2E_PORT ?? 4611) + 1002;
const site = `http://localhost:${port}`;
test.use({ baseURL: site });

const dayMs = 86_400_000;
const given = "Temporary-12-x!";
const soon = { timeout: 90_000 }; // codes expire once a minute

let server: OwnServer;
test.beforeAll(async ({ request }) => {
  server = await startOwnServer(request, site, { DEMO: "0" });
});
test.afterAll(() => server.stop());

/** An account with one role, created by the super administrator, at its first sign-in. */
async function account(root: Page, page: Page, username: string, role: string) {
  const query = `mutation ($input: CreateAdminInput!) { createAdmin(input: $input) { expiresAt } }`;
  const input = {
    username,
    name: `The ${username}`,
    email: `${username}@fund.example`,
    password: given,
    role,
  };
  const made = await root.request.post("/graphql", { data: { query, variables: { input } } });
  expect(await made.text()).not.toContain("errors");
  await firstSignIn(page, { username, given, own: ownAdminPassword });
}
async function signInAgain(page: Page, username: string) {
  const data = { username, password: ownAdminPassword };
  const answer = await page.request.post("/api/admin/login", { data, headers: { origin: site } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/**
 * The server and the browsers of these people are this much ahead. A page that stayed open
 * would be idle at once, and could end the next session.
 */
async function live(pages: Page[], days: number) {
  for (const page of pages) await page.goto("about:blank");
  await server.setAhead(days * dayMs);
  for (const page of pages) await page.clock.setSystemTime(Date.now() + days * dayMs);
}

const shows = (page: Page, name: string, text: string, options = {}) =>
  expect(page.locator("dt", { hasText: new RegExp(`^${name}$`) }).locator("+ dd")).toHaveText(text, options);
async function showsMoney(page: Page, [available, promised, committed, spent]: string[], options = {}) {
  await shows(page, "Available", available ?? "", options);
  await shows(page, "Promised", promised ?? "", options);
  await shows(page, "Committed", committed ?? "", options);
  await shows(page, "Spent", spent ?? "", options);
}

async function deposit(page: Page, amount: string, reference: string) {
  await page.getByRole("button", { name: "Enter deposit" }).click();
  await field(page, "Amount").fill(amount);
  await field(page, "Payment reference").fill(reference);
  await page.getByRole("button", { name: "Enter", exact: true }).click();
  await expect(page.getByText("Waiting for a second person")).toBeVisible();
}
async function confirm(page: Page, amount: string) {
  await page.getByRole("button", { name: new RegExp(`^Confirm \\${amount}`) }).click();
  const dialog = page.getByRole("alertdialog", { name: `Confirm ${amount}?` });
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog).toHaveCount(0);
}
async function approve(officer: Page, number: number) {
  await officer.goto(`/request/${number}`);
  await pressAndConfirm(officer, "Approve & Allocate Funds");
}
/** Dispatches food; returns the confirmation number. */
async function dispatch(desk: Page, requestId: number, estimatedValue: number, vendor = "DoorDash") {
  const data = {
    ...{ requestId, helpType: "food", providerInfo: vendor, dispatchNotes: `${vendor} - ` },
    ...{ estimatedValue, people: 3 },
  };
  const answer = await desk.request.post("/api/help-dispatches", { data, headers: { origin: site } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { confirmationNumber: string }).confirmationNumber;
}

test("a treasurer's month, from the first deposit to the closed journal", async ({
  page: root,
  open,
  mailroom,
}) => {
  test.setTimeout(600_000);
  await firstSignIn(root, { username: "admin", given: firstAdminPassword, own: ownAdminPassword });
  const [clerk, second, desk, officer] = await Promise.all([open(), open(), open(), open()]);
  await account(root, clerk, "clerk", "treasurer");
  await account(root, second, "second", "treasurer");
  await account(root, desk, "desk", "admin");
  await becomeOfficer(officer, mailroom, inventOfficer("trusted"));

  await test.step("one person enters a deposit, and another confirms it", async () => {
    await clerk.goto("/admin/funds");
    await clerk.getByRole("link", { name: "General" }).first().click();
    await deposit(clerk, "50", "Wire 1");
    await expect(clerk.getByRole("button", { name: /^Confirm/ })).toHaveCount(0);
    await second.goto(clerk.url());
    await confirm(second, "$50.00");
    await showsMoney(clerk, ["$50.00", "$0.00", "$0.00", "$0.00"]);
    expect.soft(await problemsOf(clerk)).toEqual([]);
  });
  const general = clerk.url();

  await test.step("a second fund for another state", async () => {
    await root.goto("/admin/funds");
    await root.getByRole("button", { name: "Add fund" }).click();
    await field(root, "Name").fill("Reserve");
    await field(root, "States").fill("AK");
    await root.getByRole("button", { name: "Save" }).click();
    await expect(root.getByRole("heading", { level: 1, name: "Reserve" })).toBeVisible();
    await clerk.goto(root.url());
    await deposit(clerk, "90", "Bond");
    await second.goto(root.url());
    await confirm(second, "$90.00");
    await shows(clerk, "Available", "$90.00");
  });
  const reserve = root.url();

  const paid = await requestOf(officer, "first@example.com");
  const short = await requestOf(officer, "second@example.com");
  await test.step("approvals until the fund is short: the last one is kept, and waits", async () => {
    await approve(officer, paid.id);
    await expect(badge(officer, "approved")).toBeVisible();
    await approve(officer, short.id);
    await expect(
      officer.getByText(
        "Approved by you. The fund does not have enough money right now; an administrator will arrange it.",
      ),
    ).toBeVisible();
    await clerk.goto("/admin/funds");
    await expect(clerk.getByRole("heading", { name: "Approved, waiting for money" })).toBeVisible();
    await expect(clerk.getByText(short.caseId)).toBeVisible();
    expect.soft(await problemsOf(clerk)).toEqual([]);
  });

  await test.step("money comes from the other fund, and the waiting approval completes", async () => {
    await clerk.goto(reserve);
    await clerk.getByRole("button", { name: "Move money" }).click();
    await clerk.getByRole("button", { name: /\bTo\b/ }).click();
    await clerk.getByRole("option", { name: "General" }).click();
    await field(clerk, "Amount").fill("25");
    await field(clerk, "Reason").fill("A hard week");
    await clerk.getByRole("button", { name: "Enter", exact: true }).click();
    await second.goto(reserve);
    await confirm(second, "$25.00");
    await expect(officer.getByRole("button", { name: "Approve & Allocate Funds" })).toBeEnabled();
    await pressAndConfirm(officer, "Approve & Allocate Funds");
    await expect(badge(officer, "approved")).toBeVisible();
    await clerk.goto(general);
    await showsMoney(clerk, ["$15.00", "$60.00", "$0.00", "$0.00"]);
  });

  const redeemed = await dispatch(desk, paid.id, 20);
  const billed = await dispatch(desk, short.id, 12);
  await dispatch(desk, short.id, 12, "GrubHub");
  await test.step("one code is redeemed on the phone, by another person than its dispatcher", async () => {
    await root.goto(`/admin/dashboard?tab=overview&case=${paid.id}`);
    await root.getByRole("tab", { name: /^Dispatched Help/ }).click();
    await root.getByRole("button", { name: "More actions for DoorDash" }).click();
    await root.getByRole("menuitem", { name: /^Redeem by phone/ }).click();
    await field(root, "Amount in dollars").fill("18");
    await root.getByRole("button", { name: "Redeem", exact: true }).click();
    await showsMoney(clerk, ["$17.00", "$16.00", "$24.00", "$18.00"]);
  });

  const today = localDay();
  await test.step("the provider's statement has three differences, and each is settled", async () => {
    const csv = [
      "code,date,amount",
      `${redeemed},${today},15`,
      `${billed},${today},15`,
      `NOT-OURS-9,${today},40`,
    ];
    await clerk.goto("/admin/reconcile");
    await clerk.getByRole("button", { name: /\bProvider\b/ }).click();
    await clerk.getByRole("option", { name: "DoorDash" }).click();
    const choosing = clerk.waitForEvent("filechooser");
    await clerk.getByRole("button", { name: "Choose file" }).click();
    const buffer = Buffer.from(csv.join("\n"));
    await (await choosing).setFiles({ name: "doordash.csv", mimeType: "text/csv", buffer });
    await expect(clerk.getByText("3 differences")).toBeVisible();
    await clerk.getByRole("button", { name: "Import 3 lines" }).click();
    await second.goto("/admin/reconcile");
    // More than was dispatched is accepted by another person than the one who imported the file.
    for (const [page, line, decision, reason] of [
      [clerk, 2, /^Accept/, "A smaller meal"],
      [second, 3, /^Accept/, "Delivery was added"],
      [clerk, 4, /^Refuse/, "Not ours"],
    ] as const) {
      await page.getByRole("button", { name: `Settle doordash.csv, line ${line}` }).click();
      const dialog = page.getByRole("dialog", { name: `Settle doordash.csv, line ${line}` });
      await dialog.getByText(decision).click();
      await field(page, "Reason").fill(reason);
      await dialog.getByRole("button", { name: "Settle" }).click();
      await expect(dialog).toHaveCount(0);
    }
    await expect(clerk.getByText("No differences.")).toBeVisible();
    expect.soft(await problemsOf(clerk)).toEqual([]);
    await clerk.goto(general);
    await showsMoney(clerk, ["$17.00", "$16.00", "$12.00", "$30.00"]);
  });

  await test.step("a code that was never used expires, and its money is back", async () => {
    await live([clerk], 11);
    await signInAgain(clerk, "clerk");
    await clerk.goto(general);
    await showsMoney(clerk, ["$29.00", "$16.00", "$0.00", "$30.00"], soon);
    await clerk.goto("/admin/funds");
    await expect(clerk.getByText(/^Codes that ended in the last 30 days: .* 1 expired/)).toBeVisible();
  });

  await test.step("the month is over: it is closed, and its journal adds up to the balance", async () => {
    const month = today.slice(0, 7);
    const named = monthName(month, "en");
    await live([clerk, second], 45);
    await signInAgain(clerk, "clerk");
    await signInAgain(second, "second");
    await clerk.goto("/admin/reconcile");
    await clerk.getByRole("button", { name: `Close ${named}` }).click();
    const asking = clerk.getByRole("alertdialog", { name: `Ask to close ${named}?` });
    await asking.getByRole("button", { name: "Ask to close" }).click();
    await expect(clerk.getByText(/^clerk asked to close it/)).toBeVisible();
    await second.goto("/admin/reconcile");
    await second.getByRole("button", { name: `Confirm and close ${named}` }).click();
    const dialog = second.getByRole("alertdialog", { name: `Close ${named}?` });
    await dialog.getByRole("button", { name: "Close month" }).click();
    await expect(second.getByText(/^Closed by second/)).toBeVisible();
    await clerk.goto(general);
    await clerk.getByRole("button", { name: /Month to export/ }).click();
    await clerk.getByRole("option", { name: month }).click();
    const { bytes } = await savedBy(clerk, clerk.getByRole("link", { name: `Export CSV of ${month}` }));
    const [head = "", ...lines] = bytes.toString().trim().split(/\r?\n/);
    const column = (name: string) => head.split(",").indexOf(name);
    const cells = lines.map((line) => line.split(","));
    const sum = (name: string) =>
      cells
        .filter((row) => row[column(name)] === "available")
        .reduce((cents, row) => cents + Math.round(Number(row[column("amount")]) * 100), 0);
    const expired = new Date(Date.now() + 11 * dayMs).toISOString();
    expect(sum("to") - sum("from")).toBe(expired.startsWith(month) ? 2900 : 1700);
  });
});
