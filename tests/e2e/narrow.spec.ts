import type { Page } from "@playwright/test";
import { expect, test, type Language } from "./people.ts";
import { visitEveryAddress } from "./screens.ts";

async function fits(page: Page, name: string) {
  const { width, room } = await page.evaluate(() => ({
    width: document.scrollingElement?.scrollWidth ?? 0,
    room: document.documentElement.clientWidth,
  }));
  expect.soft(width, name).toBeLessThanOrEqual(room);
}

test.describe("320 pixels", () => {
  test.use({ viewport: { width: 320, height: 640 } });
  for (const language of ["en", "fr"] satisfies Language[])
    test.describe(language, () => {
      test.use({ language });
      test(`no screen scrolls sideways in ${language}`, async ({ page, mailroom, demoOfficer }) => {
        test.setTimeout(240_000);
        await visitEveryAddress({ page, mailroom, demoOfficer }, fits);
      });
    });
});

test.describe("text of twice its size", () => {
  test.use({ viewport: { width: 640, height: 800 } });
  test("no screen scrolls sideways", async ({ page, mailroom, demoOfficer }) => {
    test.setTimeout(240_000);
    await visitEveryAddress({ page, mailroom, demoOfficer }, async (visitor, name) => {
      await visitor.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      await fits(visitor, name);
    });
  });
});
