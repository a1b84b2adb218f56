import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./people.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The bars that stay in sight scroll away for it: each covers half of whatever lies beneath it. */
export async function problemsOf(page: Page, only?: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>("header, nav:last-of-type"))
      bar.style.position = "static";
  });
  const axe = new AxeBuilder({ page });
  const { violations } = await (only ? only(axe) : axe.withTags(rules)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(reasonOf).join("\n  ")}`);
}

const reasonOf = ({ html, failureSummary = "" }: { html: string; failureSummary?: string }) =>
  `${html} ${failureSummary.replaceAll(/\s+/g, " ")}`;

export const colours = (axe: AxeBuilder) => axe.withRules("color-contrast");
/** Colours take half of the time, and are the same in every language. */
export const allButColours = (axe: AxeBuilder) => axe.withTags(rules).disableRules("color-contrast");

/** At 320 pixels, and at 640 with text of twice its size (1280 pixels zoomed in), nothing is cut off at the side. */
export async function fits(page: Page, name: string) {
  const size = page.viewportSize();
  for (const [width, text] of [
    [320, "100%"],
    [640, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate((wish) => (document.documentElement.style.fontSize = wish), text);
    // units of the window's width follow with the next frame
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const needed = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
    expect.soft(needed, `${name}, ${width} pixels, text of ${text}`).toBeLessThanOrEqual(width);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  if (size) await page.setViewportSize(size);
}

/** By the app's own switch, and by the system's wish, which the server's pages follow. */
export async function wear(page: Page, theme: "light" | "dark") {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate((wish) => (document.documentElement.dataset["theme"] = wish), theme);
}
