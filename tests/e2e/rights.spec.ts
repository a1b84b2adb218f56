import { readFile } from "node:fs/promises";
import { expect, test } from "./people.ts";

test("a visitor reads his rights at a traffic stop, finds legal aid, and keeps the guide", async ({
  page,
}) => {
  await page.goto("/home");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Know Your Rights/ })
    .click();
  await page.getByRole("tab", { name: "Traffic Stops" }).click();
  await expect(page).toHaveURL(/tab=traffic/);
  await expect(page.getByRole("heading", { name: "Your Basic Constitutional Rights" })).toBeVisible();
  await page.getByRole("button", { name: /^Go to/ }).click();
  await expect(page.getByRole("heading", { name: "More for Traffic Stops" })).toBeInViewport();

  await page.getByLabel("Your state").selectOption("Texas");
  await expect(page.getByText("Lone Star Legal Aid")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Your state")).toHaveValue("TX");
  await expect(page.getByRole("tab", { name: "Traffic Stops" })).toHaveAttribute("aria-selected", "true");

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download Full Rights Guide" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("know-your-rights.pdf");
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
});

test("the state that the device remembers joins the tab that was asked for", async ({ page }) => {
  await page.goto("/home?state=VT");
  await expect(page.getByText("Resources filtered for Vermont")).toBeVisible();
  await page.goto("/rights?tab=traffic");
  await page.waitForURL("**/rights?tab=traffic&state=VT");
  await expect(page.getByRole("tab", { name: "Traffic Stops" })).toHaveAttribute("aria-selected", "true");
});

test("only the wallet card is printed when it is asked for", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {}; // a headless browser has no printer; what paper would show is asked below
  });
  await page.goto("/rights");
  await page.getByRole("button", { name: "Print the card" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("I do not consent to a search.", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Know Your Rights" })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.getByRole("heading", { name: "Know Your Rights" })).toBeVisible();
});
