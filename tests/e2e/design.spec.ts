import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./people.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const phone = { width: 375, height: 812 };
const leastTarget = 44;
const manyRows = 2000;

/** It is shown on this machine alone, like the captured mails. */
async function openKit(page: Page, theme: "light" | "dark" = "light") {
  await page.addInitScript(
    (look) => localStorage.setItem("safevoice-preferences", look),
    JSON.stringify({ theme, font: "medium" }),
  );
  await page.goto("/dev/design");
  await expect(page.getByRole("heading", { level: 1, name: "Design kit" })).toBeVisible();
  await expect(page.getByRole("slider").first()).toBeAttached(); // the charts have been measured
}

/** The bars that stay in sight scroll away for it: each covers what lies beneath it. */
async function problemsOf(page: Page, theme: "light" | "dark"): Promise<string[]> {
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>("header")) bar.style.position = "static";
  });
  const axe = new AxeBuilder({ page });
  // Colours are all that the dark changes.
  const { violations } = await (theme === "dark" ? axe.withRules("color-contrast") : axe.withTags(rules)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n  ")}`);
}

for (const theme of ["light", "dark"] as const)
  test(`axe finds nothing wrong with the kit, ${theme}, at a desk and on a phone, with errors and with what opens`, async ({
    mailroom: page,
  }) => {
    test.setTimeout(120_000);
    await openKit(page, theme);
    expect.soft(await problemsOf(page, theme), "at a desk").toEqual([]);
    await page.getByRole("button", { name: "Check" }).click();
    await expect(page.getByRole("link", { name: "Provider: Please fill this in" })).toBeVisible();
    for (const numbers of await page.getByRole("button", { name: "Show the numbers" }).all())
      await numbers.click();
    expect.soft(await problemsOf(page, theme), "with errors").toEqual([]);
    await page.setViewportSize(phone);
    await expect(page.getByRole("button", { name: "Descending" }).first()).toBeVisible();
    expect.soft(await problemsOf(page, theme), "on a phone").toEqual([]);
    await page.getByRole("group", { name: "Period" }).first().getByRole("button").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect.soft(await problemsOf(page, theme), "with a calendar").toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Actions", exact: true }).first().click();
    await expect(page.getByRole("menu")).toBeVisible();
    expect.soft(await problemsOf(page, theme), "with a menu").toEqual([]);
  });

test("nothing is wider than a phone, nor than half of one with large text, and all that is pressed is large enough", async ({
  mailroom: page,
}) => {
  await page.setViewportSize(phone);
  await openKit(page);
  for (const [width, text] of [
    [375, "100%"],
    [320, "100%"],
    [640, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 812 });
    await page.evaluate((wish) => (document.documentElement.style.fontSize = wish), text);
    await expect
      .poll(() => page.evaluate(() => document.scrollingElement?.scrollWidth), `${width}, ${text}`)
      .toBeLessThanOrEqual(width);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  for (const size of [phone, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    const small = await page.evaluate((least) => {
      const controls = document.querySelectorAll<HTMLElement>(
        "main :is(a[href], button, input:not([type=hidden], [type=checkbox], [type=radio]), textarea, label:has(input))",
      );
      return [...controls]
        .filter((control) => control.checkVisibility() && !control.closest("[aria-hidden=true]"))
        .filter((control) => Math.round(control.getBoundingClientRect().height) < least)
        .map((control) => control.outerHTML.slice(0, 120));
    }, leastTarget);
    expect.soft(small, `at ${size.width} pixels`).toEqual([]);
  }
});

test("the keyboard walks a table, sorts it, opens a row and the menu in it", async ({ mailroom: page }) => {
  await openKit(page);
  const table = page.getByRole("grid", { name: "Requests" }).first();
  const search = page.getByRole("searchbox", { name: "Search requests" }).first();
  await search.focus();
  await page.keyboard.press("Tab");
  await expect(table.getByRole("row").nth(1)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Opened SV-1002")).toBeVisible();

  await page.keyboard.press("ArrowLeft"); // from the row to its last cell, which holds the menu
  await expect(table.getByRole("row").nth(2).getByRole("button")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Open" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(table.getByRole("row").nth(2).getByRole("button")).toBeFocused();

  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(table.getByRole("columnheader", { name: "Actions" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(table.getByRole("columnheader", { name: "Amount" })).toHaveAttribute("aria-sort", "ascending");
  await expect(table.getByRole("rowheader").first()).toHaveText("SV-1001");

  await search.fill("wheelchair");
  await expect(table.getByRole("rowheader")).toHaveText(["SV-1005"]);
  await search.press("Escape");
  await expect(table.getByRole("rowheader")).toHaveCount(8);
});

for (const [place, size] of [
  ["at a desk", { width: 1280, height: 800 }],
  ["on a phone", phone],
] as const)
  test(`of many rows only those in sight are drawn, and the keyboard reaches the last, ${place}`, async ({
    mailroom: page,
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

test("the keyboard steps a number, chooses one of many and reads a chart", async ({ mailroom: page }) => {
  await openKit(page);
  const people = page.getByRole("textbox", { name: "People" }).first();
  await people.fill("3");
  await people.press("ArrowUp");
  await expect(people).toHaveValue("4");

  const provider = page.getByRole("combobox", { name: "One of many providers" }).first();
  await provider.pressSequentially("399");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(provider).toHaveValue("Provider 399");

  const reader = page.getByRole("slider", { name: "Values of Given out by kind" });
  await reader.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  const said = "Week 2 · Food 38 · Rides 21 · Rooms 12 · Other fewer than 5";
  await expect(reader).toHaveAttribute("aria-valuetext", said);
  await expect(page.getByText(said)).toBeVisible();
});
