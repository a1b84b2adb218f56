import { publicPages } from "../../scripts/lib/build/public-pages.mjs";
import { expect, test, type Language } from "./harness/people.ts";
import { brokenDuring } from "./harness/screens.ts";
import { shiftOf, watchShifts } from "./harness/shifts.ts";
import { untilItLives } from "./harness/steps.ts";

// On a phone.
test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

/** Word chunks, which a page in another language awaits before hydration. */
const wordFiles = /\/assets\/(?:words\.)?(?:es|fr)-[^/]*\.js$/;
const languages: Language[] = ["en", "es", "fr"];

for (const language of languages)
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test(`prerendered pages in ${language} hydrate as they are, however late their words arrive`, async ({
      page,
    }) => {
      await page.route(wordFiles, async (route) => {
        await new Promise((late) => setTimeout(late, 500));
        await route.continue();
      });
      for (const { path } of publicPages) {
        const broken = await brokenDuring(page, async () => {
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await untilItLives(page);
        });
        expect.soft(broken, path).toEqual([]);
      }
    });
  });

test("nothing moves while a public page hydrates, on a slow line and a slow phone", async ({ page }) => {
  const device = await page.context().newCDPSession(page);
  await device.send("Network.enable");
  await device.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 100,
    downloadThroughput: 250_000,
    uploadThroughput: 100_000,
  });
  await watchShifts(page);
  for (const { path } of publicPages) {
    await page.goto(path);
    await untilItLives(page);
    await page.waitForLoadState("networkidle");
    expect.soft(await shiftOf(page), path).toBeLessThan(0.05);
  }
});
