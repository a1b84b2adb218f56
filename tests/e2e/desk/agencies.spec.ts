import type { Page } from "@playwright/test";
import { firstSignIn } from "../harness/deskSteps.ts";
import { startOwnServer, type OwnServer } from "../harness/ownServer.ts";
import { expect, field, firstAdminPassword, ownAdminPassword, test } from "../harness/people.ts";

/* Two agencies on one installation: each sees its own cases, also when one is moved. */
const port = Number(process.env.E2E_PORT ?? 4611) + 1004;
const site = `http://localhost:${port}`;
test.use({ baseURL: site });
let server: OwnServer;

test.beforeAll(async ({ request }) => {
  server = await startOwnServer(request, site, { DEMO: "1" });
});
test.afterAll(() => server.stop());

const temporary = "Temporary-Lantern-81!";
const ownPassword = "Harbor-Kestrel-41!";
const soon = { timeout: 15_000 };
const agencies = [
  { name: "Marlow County Sheriff", domain: "marlowcounty.gov.example", username: "sheriff.desk" },
  { name: "Pinegrove Harbor Police", domain: "pinegrove-harbor.example", username: "harbor.desk" },
] as const;

async function addAgency(root: Page, { name, domain }: (typeof agencies)[number]) {
  await root.goto("/admin/agencies");
  await root.getByRole("button", { name: "Add agency" }).click();
  const dialog = root.getByRole("dialog", { name: "Add agency" });
  await dialog.getByRole("textbox", { name: /^Name/ }).fill(name);
  await dialog.getByRole("textbox", { name: /^Email domains/ }).fill(domain);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(root.getByText(domain)).toBeVisible();
}

async function addAccount(root: Page, { name, username }: (typeof agencies)[number]) {
  await root.goto("/admin/user-management");
  await root.getByRole("button", { name: "Create Admin" }).click();
  await field(root, "Full name").fill(name);
  await field(root, "Email").fill(`${username}@fund.example`);
  await field(root, "Username").fill(username);
  await root.getByText("Only the cases of these agencies").click();
  await root.getByRole("checkbox", { name }).check({ force: true });
  await field(root, "Temporary password").fill(temporary);
  await root.getByRole("button", { name: "Create Admin" }).click();
  await expect(root.getByText(`Sees: ${name}`)).toBeVisible();
}

/** The numbers of the cases in the list, which loads once. */
async function casesOf(page: Page) {
  await page.goto("/admin/cases");
  const rows = page.getByRole("table", { name: "Cases" }).getByRole("rowheader").getByRole("link");
  await expect(rows.first()).toBeVisible();
  return rows.allInnerTexts();
}

test("each agency sees its own cases, and a moved one changes sides without a reload", async ({
  page: root,
  open,
}) => {
  await firstSignIn(root, { username: "admin", given: firstAdminPassword, own: ownAdminPassword });
  for (const agency of agencies) await addAgency(root, agency);
  for (const agency of agencies) await addAccount(root, agency);
  const [sheriff, police] = [await open(), await open()];
  const refused: string[] = [];
  for (const [page, { username }] of [
    [sheriff, agencies[0]],
    [police, agencies[1]],
  ] as const) {
    page.on("response", async (answer) => {
      const text = answer.url().endsWith("/graphql") ? await answer.text().catch(() => "") : "";
      if (text.includes('"FORBIDDEN"')) refused.push(`${answer.request().postData()} ${text}`);
    });
    await firstSignIn(page, { username, given: temporary, own: ownPassword });
  }
  for (const path of [
    "/admin/dashboard",
    "/admin/dashboard?tab=activity",
    "/admin/dashboard?tab=analytics",
    "/admin/tasks",
    "/admin/communications",
    "/admin/dispatches",
    "/admin/officers",
    "/admin/account",
  ]) {
    await sheriff.goto(path);
    await expect(sheriff.getByRole("heading", { level: 1 })).toBeVisible();
    await sheriff.waitForLoadState("networkidle");
  }
  const own = await casesOf(sheriff);
  const theirs = await casesOf(police);
  expect(own.filter((caseId) => theirs.includes(caseId))).toEqual([]);
  expect(refused).toEqual([]);

  await root.goto("/admin/cases");
  const [caseId = ""] = own;
  for (const page of [root, sheriff])
    await page.getByRole("table", { name: "Cases" }).getByRole("link", { name: caseId }).click();
  await expect(sheriff.getByRole("heading", { level: 2, name: caseId })).toBeVisible();
  await root.getByRole("button", { name: "More actions" }).click();
  await root.getByRole("menuitem", { name: "Move to another agency" }).click();
  const dialog = root.getByRole("dialog", { name: `Move ${caseId} to another agency` });
  await dialog.getByRole("button", { name: /Agency/ }).click();
  await root.getByRole("option", { name: agencies[1].name }).click();
  await dialog.getByRole("textbox", { name: /^Reason/ }).fill("It happened in the harbor.");
  await dialog.getByRole("button", { name: "Move case" }).click();
  await expect(dialog).toHaveCount(0);
  await Promise.all([
    expect(sheriff.getByText("This case was moved to another agency or you no longer see it.")).toBeVisible(
      soon,
    ),
    expect(police.getByRole("link", { name: caseId })).toBeVisible(soon),
  ]);
  await sheriff.getByRole("button", { name: "Close", exact: true }).click();
  await expect(sheriff.getByRole("link", { name: caseId })).toHaveCount(0);
  await expect(root.getByRole("table", { name: "Cases" }).getByText(agencies[1].name).first()).toBeVisible();
});
