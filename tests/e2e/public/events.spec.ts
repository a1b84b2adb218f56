import { readFile } from "node:fs/promises";
import { expect, test } from "../harness/people.ts";

test(
  "a visitor finds an event, RSVPs, and adds it to a calendar",
  { tag: "@translated" },
  async ({ page, open }) => {
    await page.goto("/home");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Events/ })
      .click();
    await expect(page.getByRole("heading", { name: "Events & Engagement" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "July 2023" })).toBeVisible();
    const event = page.getByRole("article", { name: "Know Your Rights Workshop" });

    await event.getByRole("button", { name: "RSVP" }).click();
    await expect(event.getByText("You're going · 1 RSVP")).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole("link", { name: "Next month: August 2023" }).click();
    await expect(page.getByText("This month is not on this device")).toBeVisible();
    await page.getByRole("link", { name: "Previous month: July 2023" }).click();
    await expect(event.getByText("You're going · 1 RSVP")).toBeVisible();
    await page.context().setOffline(false);

    const stranger = await open();
    await stranger.goto("/events");
    const seenByOther = stranger.getByRole("article", { name: "Know Your Rights Workshop" });
    await expect(seenByOther.getByText("1 RSVP", { exact: true })).toBeVisible();
    await expect(seenByOther.getByRole("button", { name: /^RSVP/ })).toBeVisible();

    // Another tab of the same browser, pressed before it could read the first one's key.
    const tab = await page.context().newPage();
    await tab.addInitScript(() => {
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (key) {
        return key === "safevoice-device" ? null : getItem.call(this, key);
      };
    });
    await tab.goto("/events");
    const inTab = tab.getByRole("article", { name: "Know Your Rights Workshop" });
    await inTab.getByRole("button", { name: /^RSVP/ }).click();
    await expect(inTab.getByText("You're going · 1 RSVP")).toBeVisible();

    await page.reload();
    const downloading = page.waitForEvent("download");
    await event.getByRole("link", { name: "Add to Calendar" }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe("safevoice-2023-07-15.ics");
    const text = await readFile(await file.path(), "utf8");
    expect(text).toContain("SUMMARY:Know Your Rights Workshop");
    expect(text).toContain("DTSTART:20230715T150000Z");

    await event.getByRole("button", { name: /^Cancel RSVP/ }).click();
    await expect(event.getByText(/1 RSVP/)).toBeHidden();
  },
);

test("the calendar works by keyboard alone, and its month is in the URL", async ({ page }) => {
  await page.goto("/events");
  await page.getByRole("button", { name: "Calendar" }).focus();
  await page.keyboard.press("Enter");
  const day = page.getByRole("button", { name: "Saturday, July 22, 2023, 1 event" });
  await expect(day).toBeVisible();
  await day.focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page).toHaveURL(/view=calendar/);

  await page.getByRole("link", { name: "Previous month: June 2023" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("No events scheduled for this period.")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "July 2023" })).toBeVisible();
});
