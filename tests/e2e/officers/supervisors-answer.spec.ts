import {
  confirmOfficer,
  expect,
  fileRequest,
  inventOfficer,
  sendOfficerForm,
  test,
  type Officer,
} from "../harness/people.ts";
import type { Page } from "@playwright/test";

const waiting = "You can approve or deny this request after your supervisor confirms your identity.";

async function filed(page: Page, officer: Officer): Promise<number> {
  await sendOfficerForm(page, officer);
  return fileRequest(page);
}

/** The page has read that the case waits: only then is the answer news. */
const untilItWaits = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("lastSeenVerification") ?? ""))
    .toMatch(/^pending /);

/** The toast stays for five seconds. */
const isTold = (page: Page) =>
  expect(page.getByRole("alertdialog").getByText("Verification confirmed")).toBeVisible();

test(
  "an open request page shows live that the supervisor confirmed the officer",
  { tag: "@translated" },
  async ({ page, mailroom }) => {
    const officer = inventOfficer();
    const number = await filed(page, officer);
    await page.goto(`/request/${number}`);
    await expect(page.getByText(waiting)).toBeVisible();
    await untilItWaits(page);
    await expect(page.getByRole("button", { name: "Deny" })).toBeHidden();
    await page.evaluate(() => document.body.setAttribute("data-loaded-once", ""));

    await confirmOfficer(mailroom, officer);
    const answered = performance.now();
    await isTold(page);
    await expect(page.getByText(waiting)).toBeHidden();
    await expect(page.getByRole("button", { name: /^Deny/ })).toBeVisible();
    console.log(`the open request showed it ${Math.round(performance.now() - answered)} ms after the answer`);
    await expect(page.locator("body[data-loaded-once]")).toHaveCount(1); // without a reload
    await page.getByRole("button", { name: /^Notifications/ }).click();
    await expect(page.getByRole("dialog").getByText(officer.caseNumber)).toBeVisible();
  },
);

test("the open list and case tracking show it, too", async ({ page, mailroom }) => {
  const officer = inventOfficer();
  await filed(page, officer);
  const tracking = await page.context().newPage();
  await tracking.goto("/case-tracking");
  await expect(tracking.getByRole("heading", { name: "Case Tracking" })).toBeVisible();
  await page.goto("/requests");
  await expect(page.getByRole("link", { name: /EM-\d{4}-/ }).first()).toBeVisible();
  for (const open of [tracking, page]) await untilItWaits(open);

  await confirmOfficer(mailroom, officer);
  await Promise.all([isTold(tracking), isTold(page)]);
});
