import type { Page } from "@playwright/test";
import { becomeOfficer, expect, fillOfficerForm, inventOfficer, test } from "../harness/people.ts";
import { fileOnScreen, fillVictimInfo } from "../harness/steps.ts";
import { pressAndConfirm } from "../harness/money.ts";

/**
 * What a toast covers of the heading and of fixed bars, and of the buttons and fields when they
 * have the focus.
 */
async function coveredByToast(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toast = document.querySelector('[role="region"] [role="alertdialog"]');
    if (!toast) return ["no toast is shown"];
    const isCovered = (element: Element) => {
      const [one, other] = [element.getBoundingClientRect(), toast.getBoundingClientRect()];
      return one.height > 0 && one.top < other.bottom && one.bottom > other.top;
    };
    const focusable = "main button, main input, main textarea, main a";
    const before = document.activeElement;
    const [x, y] = [scrollX, scrollY];
    const covered = [
      ...[...document.querySelectorAll("h1, nav a, header button")].filter(isCovered),
      ...[...document.querySelectorAll<HTMLElement>(focusable)].filter((element) => {
        element.focus();
        return document.activeElement === element && isCovered(element);
      }),
    ];
    if (before instanceof HTMLElement) before.focus();
    scrollTo(x, y);
    return covered.map((element) => element.textContent ?? element.tagName);
  });
}

test("on a phone both toasts of the officer's form are shown in turn, and cover no buttons", async ({
  page,
}) => {
  const officer = inventOfficer();
  await page.goto("/officer-login");
  await fillOfficerForm(page, officer);
  await page.getByRole("button", { name: "Verify Identity" }).tap(); // a mouse left there would hold the toast open
  await page.waitForURL("**/verification");
  await expect(page.getByText("Please proceed to verification page to continue.")).toBeVisible();
  await expect(page.getByText("Waiting for your supervisor")).toBeVisible();
  await expect.poll(() => coveredByToast(page)).toEqual([]);
  await expect(page.getByText(`It goes to your supervisor at ${officer.supervisorEmail}.`)).toBeVisible();
  await expect(page.getByText("Please proceed to verification page to continue.")).toHaveCount(0);
  await expect.poll(() => coveredByToast(page)).toEqual([]);
});

test("an officer's own decision shows one toast, but no card and no count", async ({ page, mailroom }) => {
  await becomeOfficer(page, mailroom, inventOfficer());
  await fileOnScreen(page);
  await page.getByRole("link", { name: "Add Victim Information" }).click();
  await fillVictimInfo(page);
  await pressAndConfirm(page, "Approve & Allocate Funds");
  await expect(page.getByText("Funds allocated", { exact: true })).toBeVisible();
  await expect.poll(() => coveredByToast(page)).toEqual([]);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Requests" }).click();
  await expect(page.getByRole("main").getByText("approved").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Status changes" })).toHaveCount(0);
  await expect(page.getByText(/Updated$/)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
});
