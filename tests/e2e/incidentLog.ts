import type { Page } from "@playwright/test";
import { expect } from "./people.ts";
import { untilItLives } from "./steps.ts";

export const knock = "They knocked at the blue door.";
export const passcode = "seven green bicycles";

export async function openLog({ page }: { page: Page }): Promise<void> {
  await page.goto("/incidents");
  await expect(page.getByRole("heading", { name: "Your incidents" })).toBeVisible();
  await untilItLives(page);
}
