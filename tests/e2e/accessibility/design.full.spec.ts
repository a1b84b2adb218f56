import { colours, problemsOf } from "../harness/axe.ts";
import { openKit, phone } from "../harness/kit.ts";
import { expect, test } from "../harness/people.ts";

const manyRows = 2000;

for (const theme of ["light", "dark"] as const)
  test(`what opens, errors and cards pass axe, ${theme}`, async ({ local: page }) => {
    await openKit(page);
    await page.evaluate((wish) => (document.documentElement.dataset["theme"] = wish), theme);
    const problems = () => problemsOf(page, theme === "dark" ? colours : undefined);
    await page.getByRole("button", { name: "Check this letter" }).click();
    await expect(page.getByRole("link", { name: "Provider: Please fill this in" })).toBeVisible();
    for (const numbers of await page.getByRole("button", { name: "Show data" }).all()) await numbers.click();
    expect.soft(await problems(), "with errors").toEqual([]);
    await page.setViewportSize(phone);
    await expect(page.getByRole("button", { name: "Descending" }).first()).toBeVisible();
    expect.soft(await problems(), "on a phone").toEqual([]);
    await page.getByRole("group", { name: "Period" }).first().getByRole("button").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect.soft(await problems(), "with a calendar").toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("button", { name: "Actions", exact: true }).first().click();
    await expect(page.getByRole("menu")).toBeVisible();
    expect.soft(await problems(), "with a menu").toEqual([]);
  });

for (const [place, size] of [
  ["at a desk", { width: 1280, height: 800 }],
  ["on a phone", phone],
] as const)
  test(`of many rows only visible ones are rendered, and the keyboard reaches the last, ${place}`, async ({
    local: page,
  }) => {
    await page.setViewportSize(size);
    await openKit(page);
    const many = page.getByRole("grid", { name: "Requests" }).nth(1);
    await many.scrollIntoViewIfNeeded();
    const rows = many.getByRole("row");
    await expect(rows.filter({ hasText: "SV-1001" })).toBeVisible();
    expect(await rows.count()).toBeLessThan(60);
    await rows.filter({ hasText: "SV-1001" }).focus();
    await page.keyboard.press("Control+End");
    await expect(rows.filter({ hasText: `SV-${1000 + manyRows}` })).toBeInViewport();
    expect(await rows.count()).toBeLessThan(60);
  });
