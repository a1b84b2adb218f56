import type { Page } from "@playwright/test";
import { expect, field } from "./people.ts";
import { untilItLives } from "./steps.ts";

export const knock = "They knocked at the blue door.";
export const passcode = "seven green bicycles";

export async function openLog({ page }: { page: Page }): Promise<void> {
  await page.goto("/incidents");
  await expect(page.getByRole("heading", { name: "Your incidents" })).toBeVisible();
  await untilItLives(page);
}

export async function setPasscode(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Set a passcode" }).click();
  await field(page, "Passcode").fill(passcode);
  await field(page, "Repeat passcode").fill(passcode);
  await page.getByText("I understand that if I forget the passcode").click();
  await page.getByRole("button", { name: "Set passcode", exact: true }).click();
  await expect(page.getByText("Passcode set")).toBeVisible();
}
