import type { Page } from "@playwright/test";
import { colours, fits, problemsOf, wear } from "./axe.ts";
import { expect, firstAdminPassword, field, test } from "./people.ts";
import { visitEveryState, visitOfficersAddresses, visitPublicAddresses } from "./screens.ts";

/** Every rule in the light, the colours once more in the dark. */
async function findNothingWrong(page: Page, name: string) {
  for (const theme of ["light", "dark"] as const) {
    await wear(page, theme);
    const problems = await problemsOf(page, theme === "dark" ? colours : undefined);
    expect.soft(problems, `${name}, ${theme}`).toEqual([]);
  }
}

/** In the dark, and in other languages: accessibility.full.spec.ts. */
async function lookAtAddress(page: Page, name: string) {
  expect.soft(await problemsOf(page), name).toEqual([]);
  await fits(page, name);
}

test("axe finds nothing wrong on any public screen, and every one is narrow enough", async ({
  page,
  mailroom,
  demoOfficer,
}) => {
  test.setTimeout(300_000);
  await visitPublicAddresses({ page, mailroom, demoOfficer }, lookAtAddress);
});

test("axe finds nothing wrong on any screen of an officer or a supervisor, and every one is narrow enough", async ({
  page,
  mailroom,
  demoOfficer,
}) => {
  test.setTimeout(300_000);
  await visitOfficersAddresses({ page, mailroom, demoOfficer }, lookAtAddress);
});

test(
  "axe finds nothing wrong in any state of a screen, light or dark",
  { tag: "@full" },
  async ({ page, mailroom, demoOfficer }) => {
    test.setTimeout(240_000);
    await visitEveryState({ page, mailroom, demoOfficer }, findNothingWrong);
  },
);

test("axe finds nothing wrong in any dialog", { tag: "@full" }, async ({ page, demoOfficer }) => {
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
