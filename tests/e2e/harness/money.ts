import type { Page } from "@playwright/test";

/** Presses a button that moves money, and answers the question that names amount and person. */
export async function pressAndConfirm(page: Page, name: string) {
  await page.getByRole("button", { name }).click();
  await page.getByRole("alertdialog").getByRole("button", { name }).click();
}
