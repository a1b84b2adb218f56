import { becomeOfficer, expect, inventOfficer, test } from "../harness/people.ts";

test("records a recipient's statement with consent, plays, saves and lists it", async ({
  page,
  mailroom,
}) => {
  await becomeOfficer(page, mailroom, inventOfficer());
  await page.goto("/case-tracking");
  await page.getByRole("button", { name: "Record Recipient Statement" }).click();
  await expect(page.getByRole("button", { name: "Start recording" })).toBeDisabled();
  await page.getByText("The recipient agrees to being recorded.").click();
  await page.getByRole("button", { name: "Start recording" }).click();
  await expect(page.getByRole("timer")).toHaveText(/^0:0[2-9] of 5:00$/); // each second is shown once only
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Resume" }).click();
  await page.getByRole("button", { name: "Stop" }).click();
  const player = page.getByLabel("Listen to the recording");
  await player.evaluate((audio: HTMLAudioElement) => audio.play());
  await page.getByRole("button", { name: "Save recording" }).click();
  const saved = page.getByRole("link", { name: /^Recording 1/ });
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(saved).toBeVisible();
  const file = await page.request.get((await saved.getAttribute("href")) ?? "");
  expect(file.status()).toBe(200);
  expect(file.headers()["content-type"]).toContain("audio/webm");
});
