import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "../harness/people.ts";
import { holdScripts } from "../harness/steps.ts";

test("a visitor searches before the page's script runs, and reports a wrong number: the form names what is missing, and the focus returns to the card", async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto("/resources?type=food", { waitUntil: "commit" });
  await page.locator("summary").click();
  await page.getByRole("combobox", { name: "State/Territory" }).selectOption("Texas");
  await page.getByRole("searchbox").fill("houston food");
  letThrough();
  await expect(page).toHaveURL("/resources?type=food&q=houston+food&state=TX");
  await expect(page.getByRole("searchbox")).toHaveValue("houston food");
  const report = page.getByRole("button", { name: "Report a wrong number: Houston Food Bank" });
  await expect.poll(async () => (await report.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await report.click();
  const dialog = page.getByRole("dialog", { name: "Report a wrong number" });
  await dialog.getByLabel(/What did you find/).fill("It rings a bakery.");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByText("Please choose what is wrong").first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
  expect(violations).toEqual([]);

  await dialog.getByText("The number is wrong or no one answers").click();
  await expect(dialog.getByLabel(/What did you find/)).toHaveValue("It rings a bakery.");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Report sent")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(report).toBeFocused();
});

test("prints only the sheet, with all results", async ({ page }) => {
  await page.goto("/resources?type=legal");
  await expect(page.getByText("74 resources found", { exact: true })).toBeVisible();
  const heading = page.getByRole("heading", { level: 1, name: "SafeVoice · Community Resources" });
  await expect(heading).toHaveCount(0);
  await page.pdf(); // fires "beforeprint" like the browser's own Print
  await expect(heading).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(heading).toBeVisible();
  await expect(page.getByText(/Type of help: Legal · 74 resources found/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(74);
  await expect(page.getByRole("searchbox")).toBeHidden();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  const colors = await heading.evaluate((title) => [
    getComputedStyle(title).color,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(colors).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
});
