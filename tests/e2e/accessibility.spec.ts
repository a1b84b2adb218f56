import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, firstAdminPassword, field, test } from "./people.ts";
import { visitEveryAddress, visitEveryState } from "./screens.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The bars that stay in sight scroll away for it: each covers half of whatever lies beneath it. */
async function problemsOf(page: Page, only?: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
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

const colours = (axe: AxeBuilder) => axe.withRules("color-contrast");
/** Colours take half of the time, and are the same in every language. */
const allButColours = (axe: AxeBuilder) => axe.withTags(rules).disableRules("color-contrast");

/** At 320 pixels, and at 640 with text of twice its size (1280 pixels zoomed in), nothing is cut off at the side. */
async function fits(page: Page, name: string) {
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

/** Every rule in the light, the colours once more in the dark: by the app's own switch, and by the system's wish, which the server's pages follow. */
async function findNothingWrong(page: Page, name: string) {
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.evaluate((wish) => (document.documentElement.dataset["theme"] = wish), theme);
    const problems = await problemsOf(page, theme === "dark" ? colours : undefined);
    expect.soft(problems, `${name}, ${theme}`).toEqual([]);
  }
}

test("axe finds nothing wrong on any screen, light or dark, and every screen is narrow enough", async ({
  page,
  mailroom,
  demoOfficer,
}) => {
  test.setTimeout(400_000);
  await visitEveryAddress({ page, mailroom, demoOfficer }, async (visitor, name) => {
    await findNothingWrong(visitor, name);
    await fits(visitor, name);
  });
});

test("axe finds nothing wrong in any state of a screen, light or dark", async ({
  page,
  mailroom,
  demoOfficer,
}) => {
  test.setTimeout(240_000);
  await visitEveryState({ page, mailroom, demoOfficer }, findNothingWrong);
});

for (const language of ["es", "fr"] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test(`every screen says that it speaks ${language}, is narrow enough, and axe finds nothing wrong`, async ({
      page,
      mailroom,
      demoOfficer,
    }) => {
      test.setTimeout(400_000);
      await visitEveryAddress({ page, mailroom, demoOfficer }, async (visitor, name) => {
        expect.soft(await visitor.locator("html").getAttribute("lang"), name).toBe(language);
        expect.soft(await problemsOf(visitor, allButColours), name).toEqual([]);
        await fits(visitor, name);
      });
    });
  });

test("axe finds nothing wrong in any dialog", async ({ page, demoOfficer }) => {
  await page.goto("/home");
  for (const name of ["Support", "Settings", "Notifications"]) {
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await findNothingWrong(page, name);
    await page.keyboard.press("Escape");
  }
  const waiting = await demoOfficer("pending");
  await waiting.goto("/verification");
  await waiting.getByRole("button", { name: "911 Verify" }).click();
  await expect(waiting.getByRole("alertdialog", { name: "Use 911 Verify?" })).toBeVisible();
  await findNothingWrong(waiting, "911 Verify");

  await page.goto("/admin/login");
  await field(page, "Username").fill("admin");
  await field(page, "Password").fill(firstAdminPassword);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alertdialog", { name: "Change Your Password" })).toBeVisible();
  await findNothingWrong(page, "change of password");
});
