import { colours, problemsOf } from "../harness/axe.ts";
import { openKit, phone } from "../harness/kit.ts";
import { expect, test } from "../harness/people.ts";

const leastTarget = 44;
/** Of a table's row, where there is a mouse: a row is as high as one line. */
const leastInTable = 32;

test("the gallery passes axe, light and dark", { tag: "@full" }, async ({ local: page }) => {
  await openKit(page);
  expect.soft(await problemsOf(page), "light").toEqual([]);
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
  expect.soft(await problemsOf(page, colours), "dark").toEqual([]);
});

test("nothing is wider than a phone, nor than half of one with large text, and all targets are large enough", async ({
  local: page,
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
    const inTable = size === phone ? leastTarget : leastInTable;
    const small = await page.evaluate(
      ([least, leastInCell]) => {
        const controls = document.querySelectorAll<HTMLElement>(
          "main :is(a[href], button, input:not([type=hidden], [type=checkbox], [type=radio]), textarea, label:has(input))",
        );
        return [...controls]
          .filter((control) => control.checkVisibility() && !control.closest("[aria-hidden=true]"))
          .filter(
            (control) =>
              Math.round(control.getBoundingClientRect().height) <
              (control.closest("[role=gridcell], td") ? leastInCell : least),
          )
          .map((control) => control.outerHTML.slice(0, 120));
      },
      [leastTarget, inTable] as const,
    );
    expect.soft(small, `at ${size.width} pixels`).toEqual([]);
  }
});

test("the keyboard navigates a table, sorts it, opens a row and its menu", async ({ local: page }) => {
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

test("the keyboard steps a number, chooses one of many and reads a chart", async ({ local: page }) => {
  await openKit(page);
  const people = page.getByRole("textbox", { name: "People" }).first();
  await people.fill("3");
  await people.press("ArrowUp");
  await expect(people).toHaveValue("4");

  const provider = page.getByRole("combobox", { name: "One of many providers" }).first();
  await provider.pressSequentially("399", { delay: 60 }); // at typing speed
  await expect(provider).toHaveValue("399");
  await expect(page.getByRole("option", { name: "Provider 399" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(provider).toHaveValue("Provider 399");

  const reader = page.getByRole("slider", { name: "Data for Given out by kind" });
  await reader.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  const said = "Week 2 · Food 38 · Rides 21 · Rooms 12 · Other fewer than 5";
  await expect(reader).toHaveAttribute("aria-valuetext", said);
  await expect(page.getByText(said)).toBeVisible();
});
