import type { Page } from "@playwright/test";
import { colours, fits, problemsOf, wear } from "../harness/axe.ts";
import { expect, firstAdminPassword, field, test } from "../harness/people.ts";
import { officersWalks, publicWalks, visitEveryState } from "../harness/screens.ts";

/** Every rule in light, and colors again in dark. */
async function findNothingWrong(page: Page, name: string) {
  for (const theme of ["light", "dark"] as const) {
    await wear(page, theme);
    const problems = await problemsOf(page, theme === "dark" ? colours : undefined);
    expect.soft(problems, `${name}, ${theme}`).toEqual([]);
  }
}

/** Dark and other languages: accessibility.full.spec.ts. */
async function lookAtAddress(page: Page, name: string) {
  expect.soft(await problemsOf(page), name).toEqual([]);
  await fits(page, name);
}

for (const [name, walk] of Object.entries({ ...publicWalks, ...officersWalks }))
  test(
    `every screen of ${name} passes axe and fits narrow windows`,
    name in officersWalks ? {} : { tag: "@full" },
    async ({ page, mailroom, local, demoOfficer }) => {
      await walk({ page, mailroom, local, demoOfficer }, lookAtAddress);
    },
  );

test(
  "every state of a screen passes axe, light and dark",
  { tag: "@full" },
  async ({ page, mailroom, local, demoOfficer }) => {
    await visitEveryState({ page, mailroom, local, demoOfficer }, findNothingWrong);
  },
);

test("every dialog passes axe", { tag: "@full" }, async ({ page, demoOfficer }) => {
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
