import { becomeOfficer, expect, field, files, inventOfficer, recipient, test } from "./people.ts";
import { fillNewRequest, untilCodeIsHere } from "./steps.ts";
import { ageDrafts, kept } from "./vault.ts";

test("a request that waits is changed only when its form holds nothing else", async ({
  page,
  context,
  mailroom,
}) => {
  await becomeOfficer(page, mailroom, inventOfficer());
  await page.goto("/new-request");
  await fillNewRequest(page);
  await context.route("**/graphql", (route) => route.abort());
  await context.route("**/api/evidence?*", (route) => route.abort());
  await page.locator("input[type=file]").setInputFiles(files.picture);
  await untilCodeIsHere(page, ["WaitingPage", "WaitingBar", "sendLater", "outbox"]);
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByRole("heading", { name: "Waiting to be sent" })).toBeVisible();
  await expect.poll(() => kept(page)).toBe(0);

  await page.goto("/new-request");
  await field(page, "Request details").fill("Another need of the same evening.");
  await expect.poll(() => kept(page)).toBe(1);
  await page.goto("/waiting");
  await page.getByRole("button", { name: "Edit" }).click();
  await expect(page.getByText("This form holds something unfinished")).toBeVisible();
  await expect(field(page, "Request details")).toHaveValue("Another need of the same evening.");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => kept(page)).toBe(0);

  await page.goto("/waiting");
  await page.getByRole("button", { name: "Edit" }).click();
  await expect(field(page, "Request details")).toHaveValue(recipient.statementOfNeed);
  await expect(page.getByText(files.picture.name)).toBeVisible();
  await page.goto("/waiting");
  await expect(page.getByText("Nothing is waiting")).toBeVisible();
});

test("a draft of last week is not shown again, and what is typed in its place stays", async ({ page }) => {
  await page.goto("/officer-login");
  await field(page, "Full name").fill("Merritt Calloway");
  await expect.poll(() => kept(page)).toBe(1);
  await page.goto("/home");
  await ageDrafts(page, 8);
  await page.goto("/officer-login");
  await expect(field(page, "Full name")).toHaveValue("");
  await expect(page.getByText("Draft restored")).toBeHidden();
  await expect.poll(() => kept(page)).toBe(0);
  await field(page, "Full name").fill("Ada Moss");
  await expect.poll(() => kept(page)).toBe(1);
  await page.reload();
  await expect(field(page, "Full name")).toHaveValue("Ada Moss");
});
