import type { Page } from "@playwright/test";
import { expect } from "./people.ts";

export const phone = { width: 375, height: 812 };

/** The design gallery; like the captured emails it is served on this machine only. */
export async function openKit(page: Page) {
  await page.goto("/dev/design");
  await expect(page.getByRole("heading", { level: 1, name: "Design kit" })).toBeVisible();
  await expect(page.getByRole("slider").first()).toBeAttached(); // the charts have been measured
}
