import type { Page } from "@playwright/test";
import { expect, field, files, test } from "../harness/people.ts";
import { knock, openLog, passcode, setPasscode } from "../harness/incidentLog.ts";

const restored = (page: Page) => page.getByText("Draft restored");
const form = (page: Page) => page.getByRole("dialog");

test.beforeEach(openLog);

test("an unfinished incident survives Escape in mid-word, the close button and a reload, until it is saved", async ({
  page,
}) => {
  await begin(page);
  await page.keyboard.press("Escape"); // at once, without a pause
  await expect(form(page)).toBeHidden();
  await page.getByRole("button", { name: "Add Incident" }).click();
  await expectRestored(page);

  await field(page, "Location").fill("12 Quarry Bend Road");
  await page.getByRole("button", { name: /Incident type/ }).click();
  await page.getByRole("option", { name: "Home Visit" }).click();
  await form(page).getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Add Incident" }).click(); // waits for what is being stored
  await expect(page.getByRole("button", { name: /Incident type/ })).toContainText("Home Visit");
  await page.reload();
  await page.getByRole("button", { name: "Add Incident" }).click();
  await expectRestored(page);
  await expect(field(page, "Location")).toHaveValue("12 Quarry Bend Road");
  await expect(page.getByRole("button", { name: /Incident type/ })).toContainText("Home Visit");
  await page.getByRole("button", { name: "Save Incident" }).click();
  await expect(page.getByRole("article").first()).toContainText(knock);
  await expect(page.getByRole("article").first()).toContainText("Home Visit");

  await page.getByRole("button", { name: "Add Incident" }).click();
  await expect(field(page, "Description")).toHaveValue("");
  await expect(restored(page)).toBeHidden();
});

test("Cancel discards the draft, and so does Discard with the chosen files", async ({ page }) => {
  await begin(page);
  await form(page).getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Add Incident" }).click();
  await expect(field(page, "Description")).toHaveValue("");

  await field(page, "Description").fill(knock);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add Incident" }).click();
  await expectRestored(page);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Browse files" }).click();
  await (await chooser).setFiles([files.picture]);
  await expect(page.getByText("doorway.png")).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(field(page, "Description")).toHaveValue("");
  await expect(page.getByText("doorway.png")).toBeHidden();
});

test("changes to an entry are separate from a new one, and an unchanged form leaves no draft", async ({
  page,
}) => {
  const edit = () =>
    page
      .getByRole("button", { name: /^Edit: / })
      .first()
      .click();
  await edit();
  await field(page, "Description").fill(knock);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add Incident" }).click();
  await expect(field(page, "Description")).toHaveValue("");
  await page.keyboard.press("Escape");
  await edit();
  await expectRestored(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add Incident" }).click();
  await expect(form(page).getByRole("button", { name: "Save Incident" })).toBeVisible();
  await expect(restored(page)).toBeHidden();
});

test("with a passcode the draft is restored after unlocking, and not before", async ({ page }) => {
  await setPasscode(page);
  await page.getByRole("button", { name: "Add Incident" }).click();
  await field(page, "Description").pressSequentially(knock, { delay: 60 });
  await page.reload(); // without any pause
  await expect(page.getByRole("heading", { name: "Your log is locked" })).toBeVisible();
  await expect(page.getByText(knock)).toBeHidden();
  await field(page, "Passcode").fill(passcode);
  await page.getByRole("button", { name: "Unlock" }).click();
  await page.getByRole("button", { name: "Add Incident" }).click();
  await expect(restored(page)).toBeVisible();
  const found = await field(page, "Description").inputValue();
  expect(found).not.toBe(""); // how much of it depends on the disk's speed
  expect(knock.startsWith(found)).toBe(true);
});

test("Exit makes an unfinished incident unreachable", async ({ page, context }) => {
  await context.route("https://www.weather.gov/", (route) =>
    route.fulfill({ body: "<title>Weather</title>" }),
  );
  await begin(page);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Exit this page" }).click();
  await expect(page).toHaveTitle("Weather");
  await page.goto("/incidents");
  await page.getByRole("button", { name: "Add Incident" }).click();
  await expect(field(page, "Description")).toHaveValue("");
  await expect(restored(page)).toBeHidden();
});

async function begin(page: Page) {
  await page.getByRole("button", { name: "Add Incident" }).click();
  await field(page, "Description").fill(knock);
}

async function expectRestored(page: Page) {
  await expect(restored(page)).toBeVisible();
  await expect(page.getByText("If you added files, add them again")).toBeVisible();
  await expect(field(page, "Description")).toHaveValue(knock);
}
