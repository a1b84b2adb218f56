import { allButColours, fits, problemsOf } from "./axe.ts";
import { expect, test } from "./people.ts";
import { visitEveryAddress } from "./screens.ts";

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
