import { readFile } from "node:fs/promises";
import { expect, test } from "../harness/people.ts";
import { untilItLives } from "../harness/steps.ts";

test(
  "a visitor reads about rights at a traffic stop, finds legal aid, and saves the guide",
  { tag: "@translated" },
  async ({ page }) => {
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
  },
);

test("the stored state is added to the requested tab", async ({ page }) => {
  await page.goto("/home?state=VT");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("safevoice-state"))).toBe("VT");
  await page.goto("/rights?tab=traffic");
  await page.waitForURL("**/rights?tab=traffic&state=VT");
  await expect(page.getByRole("tab", { name: "Traffic Stops" })).toHaveAttribute("aria-selected", "true");
});

test("the stored state does not block Back", async ({ page }) => {
  await page.goto("/landing");
  await page.goto("/home");
  await untilItLives(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Resources" }).click();
  await expect(page.getByRole("searchbox")).toBeVisible(); // both pages have a state to choose
  await page.locator("summary").click();
  await page.getByRole("combobox", { name: "State/Territory" }).selectOption("Texas");
  await expect(page).toHaveURL(/\/resources\?state=TX$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/home\?state=TX$/);
  await expect(page.getByText("Resources filtered for Texas")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/landing$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/home\?state=TX$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/resources\?state=TX$/);
});

test("prints only the wallet card on request", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {}; // a headless browser has no printer; the print content is checked below
  });
  await page.goto("/rights");
  await page.getByRole("button", { name: "Print the card" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("I do not consent to a search.", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Know Your Rights" })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.getByRole("heading", { name: "Know Your Rights" })).toBeVisible();
});

test("in print the guide is dark on white in every theme, without floating elements", async ({ page }) => {
  await page.goto("/rights");
  await untilItLives(page);
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "First Amendment" })).toHaveCSS("color", "rgb(20, 33, 44)");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  for (const shown of [page.getByRole("link", { name: "Exit this page" }), page.getByRole("navigation")])
    await expect(shown).toHaveCount(0);
});
