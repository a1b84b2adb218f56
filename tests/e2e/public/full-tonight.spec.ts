import { problemsOf } from "../harness/axe.ts";
import { asAdministrator, expect, test } from "../harness/people.ts";

/* A shelter's staff say that it is full, by a link, on a phone without scripts. */

const shelter = "Salvation Army: Houston Center of Hope";
const asked = "/resources?type=shelter&state=TX&q=Salvation+Army+Houston";

test("a shelter's staff say by a link that it is full; the directory shows it until they take it back", async ({
  page,
  open,
}) => {
  await asAdministrator(page);
  await page.goto("/admin/directory?state=TX&q=Center+of+Hope");
  await page.getByRole("row", { name: shelter }).first().click();
  await page.getByRole("button", { name: "Make a link" }).click();
  const sheet = page.getByRole("dialog", { name: `Link for ${shelter}` });
  const link = (await sheet.getByRole("code").innerText()).trim();
  await sheet.getByRole("button", { name: "Done" }).click();

  const staff = await open({ javaScriptEnabled: false, viewport: { width: 375, height: 667 } });
  const visitor = await open();
  const card = visitor.getByRole("region", { name: shelter, exact: true });
  await visitor.goto(asked);
  await expect(card).toBeVisible();
  await expect(card.getByText(/Full tonight/)).toHaveCount(0);

  await staff.goto(link);
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText("Do you have room tonight?");
  await staff.getByRole("button", { name: "Full tonight" }).click();
  await expect(staff.getByText(/The directory says: Full tonight, as of \d+:\d\d/)).toBeVisible();

  await visitor.reload();
  await expect(card.getByText(/^Full tonight, as of \d+:\d\d.*Call before you go\.$/)).toBeVisible();
  await expect(card.getByRole("link", { name: /Call|\d{3}-\d{4}/ }).first()).toBeVisible();
  expect(await problemsOf(visitor)).toEqual([]);
  await expect(page.getByText(/Full tonight, as of/)).toBeVisible(); // live at the desk

  await staff.getByRole("button", { name: "We have room again" }).click();
  await expect(staff.getByText("The directory does not say that you are full.")).toBeVisible();
  await visitor.reload();
  await expect(card).toBeVisible();
  await expect(card.getByText(/Full tonight/)).toHaveCount(0);

  await page.getByRole("button", { name: "Stop link" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stop link" }).click();
  await expect(page.getByText("Link stopped")).toBeVisible();
  await staff.reload();
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
});
