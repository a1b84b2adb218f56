import type { Page } from "@playwright/test";
import {
  becomeOfficer,
  confirmOfficer,
  expect,
  field,
  fileRequest,
  inventOfficer,
  recipient,
  sendOfficerForm,
  test,
} from "../harness/people.ts";
import { holdScripts, untilItLives } from "../harness/steps.ts";
import { translateNow, untranslatedTexts } from "../harness/translator.ts";

/* On pages that a translator changes. The other journeys run on such pages, too (isTranslated). */

/** What is read, without the marks of the translation. */
const read = async (page: Page) => (await page.getByRole("main").innerText()).replaceAll(/[[\]]/g, "");

/** The same words as without a translator, and each of them translated. */
async function expectTranslated(page: Page, plain: string) {
  await expect.poll(() => read(page)).toBe(plain);
  await expect.poll(() => untranslatedTexts(page)).toEqual([]);
}

for (const path of [
  "/home",
  "/resources?type=food&state=IL",
  "/rights",
  "/incidents",
  "/feedback",
  "/officer-login",
  "/letters/check",
])
  test(`${path} reads the same, whenever the translator starts`, async ({ page, open }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    const untranslated = await open();
    await untranslated.goto(path);
    await untilItLives(untranslated);
    await untranslated.waitForLoadState("networkidle"); // the results of the address are there
    const plain = await read(untranslated);

    await page.goto(path);
    await untilItLives(page);
    await translateNow(page);
    await expectTranslated(page, plain);

    const letThrough = await holdScripts(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await translateNow(page);
    letThrough();
    await untilItLives(page);
    await expectTranslated(page, plain);
    expect(errors).toEqual([]);
  });

test("the number, name and amounts of a request stay as they are", async ({ page, mailroom }) => {
  await becomeOfficer(page, mailroom, inventOfficer());
  await fileRequest(page);
  await page.goto("/requests");
  await translateNow(page);
  const card = page.getByRole("main").getByRole("link", { name: /EM-\d{4}-/ });
  await expect(card.getByText("[pending]")).toBeVisible();
  for (const verbatim of [/^EM-\d{4}-\d+$/, recipient.fullName, "$20.00"])
    await expect(card.getByText(verbatim, { exact: true }).first()).toBeVisible();
});

test("an officer sees live that the supervisor has answered", async ({ page, mailroom }) => {
  const officer = inventOfficer();
  await sendOfficerForm(page, officer);
  await page.goto("/verification");
  await expect(page.getByText("Waiting for your supervisor")).toBeVisible();
  await translateNow(page);
  await expect(page.getByText(/^\[Waiting for your supervisor/)).toBeVisible();
  await confirmOfficer(mailroom, officer);
  await expect(page.getByText(/^\[You are verified/)).toBeVisible();
  await expect(page.getByText("Waiting for your supervisor")).toHaveCount(0);
  await expect.poll(() => untranslatedTexts(page)).toEqual([]);
});

test("a page that fails while it is translated offers to turn translation off, and keeps what was typed", async ({
  page,
  mailroom,
}) => {
  await becomeOfficer(page, mailroom, inventOfficer());
  await page.goto("/new-request");
  await untilItLives(page);
  await field(page, "Full name").fill(recipient.fullName);
  await translateNow(page);
  await page.route("**/graphql", (route) => route.fulfill({ json: { data: {} } }));
  await page.getByRole("link", { name: "[Requests]", exact: true }).first().click();
  const turningOff = page.getByRole("button", { name: "[Turn translation off]" });
  await expect(turningOff).toBeVisible();
  await page.unrouteAll();
  await turningOff.click();
  await expect(page.locator("html")).toHaveAttribute("translate", "no");
  await expect(page.getByRole("heading", { name: "Your Emergency Requests" })).toBeVisible();
  await page.goto("/new-request");
  await expect(field(page, "Full name")).toHaveValue(recipient.fullName);
});
