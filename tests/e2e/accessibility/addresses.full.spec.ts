import type { Page } from "@playwright/test";
import { appAddresses, serverAddresses } from "../harness/addresses.ts";
import { allButColours, colours, fits, keepsSpacing, problemsOf, wear } from "../harness/axe.ts";
import { nameless } from "../harness/names.ts";
import { expect, test } from "../harness/people.ts";
import { untilItLives } from "../harness/steps.ts";

/* Every page that opens by its address, from the list of routes. */

const languages = ["en", "es", "fr"] as const;

async function visit(page: Page, address: string, language: string) {
  await test.step(address, async () => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await untilItLives(page);
    await look(page, address, language);
  });
}

/** Integrators read names of types there. */
const ofPrograms = "/api/docs";

/** Colors and space are the same in each language. */
async function look(page: Page, address: string, language: string) {
  const name = `${address}, ${language}`;
  if (address !== ofPrograms) expect.soft(await nameless(page), name).toEqual([]);
  await wear(page, "light");
  expect.soft(await problemsOf(page, language === "en" ? undefined : allButColours), name).toEqual([]);
  if (language !== "en") return keepsSpacing(page, name);
  await wear(page, "dark");
  expect.soft(await problemsOf(page, colours), `${name}, dark`).toEqual([]);
  await wear(page, "light");
  await fits(page, name);
}

test("the lists of routes were found", () => {
  expect(appAddresses()).toContain("/case-tracking");
  expect(serverAddresses()).toContain("/letters/check");
});

for (const language of languages)
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("every page that a visitor opens passes axe, and its controls have names", async ({ page }) => {
      for (const address of [...appAddresses(), ...serverAddresses()]) await visit(page, address, language);
    });

    test("every page that an officer opens passes axe, and its controls have names", async ({
      demoOfficer,
    }) => {
      const officer = await demoOfficer("trusted");
      for (const address of appAddresses()) await visit(officer, address, language);
    });
  });
