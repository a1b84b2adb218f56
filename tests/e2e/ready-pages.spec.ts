import { publicPages } from "../../scripts/lib/public-pages.mjs";
import { expect, test, type Language } from "./people.ts";
import { brokenDuring } from "./screens.ts";
import { untilItLives } from "./steps.ts";

/** Chunks of words, which a page of another language waits for before React takes it over. */
const wordFiles = /\/assets\/(?:words\.)?(?:es|fr)-[^/]*\.js$/;
const languages: Language[] = ["en", "es", "fr"];

for (const language of languages)
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test(`ready pages in ${language} are taken over as they stand, however late their words come`, async ({
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
