import type { Page } from "@playwright/test";
import { allButColours, fits, problemsOf, wear } from "../harness/axe.ts";
import { expect, test } from "../harness/people.ts";
import { officersWalks, publicWalks } from "../harness/screens.ts";

// The English journeys use the light theme; here every screen is checked once in the dark, with its
// colors.
const walks = [
  { language: "es", theme: "dark", rules: undefined },
  { language: "fr", theme: "light", rules: allButColours },
] as const;

for (const { language, theme, rules } of walks)
  test.describe(`in ${language}`, () => {
    test.use({ language });
    for (const [name, walk] of Object.entries({ ...publicWalks, ...officersWalks }))
      test(`every screen of ${name} declares ${language}, fits narrow windows, and passes axe, ${theme}`, async ({
        page,
        mailroom,
        local,
        demoOfficer,
      }) => {
        await walk({ page, mailroom, local, demoOfficer }, async (visitor: Page, name: string) => {
          expect.soft(await visitor.locator("html").getAttribute("lang"), name).toBe(language);
          await wear(visitor, theme);
          expect.soft(await problemsOf(visitor, rules), name).toEqual([]);
          await fits(visitor, name);
        });
      });
  });
