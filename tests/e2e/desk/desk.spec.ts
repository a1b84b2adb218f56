import type { Page } from "@playwright/test";
import { configure, requestOf } from "../harness/deskSteps.ts";
import {
  asAdministrator,
  becomeOfficer,
  expect,
  field,
  inventOfficer,
  recipient,
  test,
} from "../harness/people.ts";
import { mailTo } from "../harness/mail.ts";

/*
 * Administrators' work at the desk. The last test changes the configuration for everyone, so
 * nothing may run in parallel, and it restores it.
 */
test.describe.configure({ mode: "serial" });

const inEach = ["English", "Spanish", "French"] as const;

test("a template is written, previewed, sent, answered and read", async ({ page, open, mailroom }) => {
  const officer = await open();
  await becomeOfficer(officer, mailroom, inventOfficer("trusted"));
  const email = `wren-${Date.now()}@example.com`;
  const { caseId } = await requestOf(officer, email);
  await asAdministrator(page);
  await page.goto("/admin/communications");
  await page.getByRole("tab", { name: "Templates" }).click();
  await page.getByRole("button", { name: "New template" }).click();
  const dialog = page.getByRole("dialog", { name: "New template" });
  const name = `Where to go tonight ${Date.now()}`;
  await field(page, "Name").fill(name);
  for (const language of inEach) {
    await field(page, `Subject (${language})`).fill("Tonight, {caseId}");
    await field(page, `Text (${language})`).fill("{recipientName}: a door is open at Quarry Bend. {caseIdd}");
  }
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText(/\{caseIdd\}/).first()).toBeVisible();
  for (const language of inEach)
    await field(page, `Text (${language})`).fill("{recipientName}: a door is open at Quarry Bend.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${name} saved`)).toBeVisible();
  await page.getByRole("button", { name: `Preview ${name}` }).click();
  const preview = page.getByRole("dialog");
  await choose(page, caseId);
  await expect(preview.getByText(`${recipient.fullName}: a door is open at Quarry Bend.`)).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(preview).toBeHidden({ timeout: 1000 });
  }).toPass();

  await page.getByRole("tab", { name: "Compose Message" }).click();
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Please fill in recipient and message fields.").first()).toBeVisible();
  await choose(page, caseId);
  await page.getByRole("button", { name: /Template/ }).click();
  await page.getByRole("option", { name }).click();
  await expect(field(page, "Message")).toHaveValue(`${recipient.fullName}: a door is open at Quarry Bend.`);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message queued")).toBeVisible();
  await expect(field(page, "Message")).toHaveValue("");

  const { reply } = await mailTo(mailroom, email, /a door is open at Quarry Bend/);
  const recipientsPage = await open();
  await recipientsPage.goto(reply);
  await recipientsPage.getByRole("textbox").first().fill("We are three. Is there room for a wheelchair?");
  await recipientsPage.getByRole("button", { name: /Send/ }).click();
  await page.getByRole("tab", { name: /^Recent Notifications/ }).click();
  await page.getByRole("searchbox", { name: "Search communications" }).fill(caseId);
  const answer = page.getByText("We are three. Is there room for a wheelchair?");
  await expect(answer.first()).toBeVisible();
  const conversations = page.getByRole("list", { name: "Conversations" });
  await conversations.getByRole("listitem").filter({ hasText: caseId }).getByRole("link").click();
  await expect(page.getByRole("list", { name: "Messages" }).getByText("Is there room")).toBeVisible();
  const markRead = page.getByRole("button", { name: /^Mark Read/ });
  await markRead.first().click();
  await expect(markRead).toHaveCount(0);
});

/** Selects the victim of this case as the recipient. */
async function choose(page: Page, caseId: string) {
  const box = page.getByRole("combobox", { name: "Recipient" });
  await box.fill(caseId);
  await page
    .getByRole("option", { name: /Victim/ })
    .first()
    .click();
}

test("a callback is claimed while another administrator watches", async ({ page, open }) => {
  const person = `Ottoline Marsh ${Date.now()}`;
  const visitor = await open();
  const asked = await visitor.request.post("/api/ai-support/callback", {
    data: { name: person, phone: "512-555-0166", requestType: "urgent", sessionId: `desk-${Date.now()}` },
  });
  expect(asked.ok(), await asked.text()).toBe(true);
  const colleague = await open();
  for (const desk of [page, colleague]) {
    await asAdministrator(desk);
    await desk.goto("/admin/callbacks");
    await desk.getByRole("searchbox", { name: "Search callbacks" }).fill(person);
    await expect(desk.getByRole("button", { name: `Claim the call to ${person}` })).toBeVisible();
  }
  await page.getByRole("button", { name: `Claim the call to ${person}` }).click();
  const detail = page.getByRole("region", { name: "Callback" });
  await expect(detail.getByRole("link", { name: /^Call \(?\+?1?/ })).toHaveAttribute("href", /^tel:/);
  await expect(colleague.getByText(/^Assigned to /).first()).toBeVisible();
  await expect(colleague.getByRole("button", { name: `Claim the call to ${person}` })).toHaveCount(0);
  await detail.getByRole("button", { name: "Person reached" }).click();
  await field(page, "Outcome").fill("A ride was arranged");
  await detail.getByRole("button", { name: "Close callback" }).click();
  await expect(page.getByText("Callback closed").first()).toBeVisible();
  await expect(colleague.getByRole("row", { name: new RegExp(person) })).toHaveCount(0);
});

test("a lower limit for food refuses the next dispatch, and the limit is restored", async ({
  page,
  open,
  mailroom,
}) => {
  const officer = await open();
  await becomeOfficer(officer, mailroom, inventOfficer("trusted"));
  const { id, caseId } = await requestOf(officer, `lark-${Date.now()}@example.com`);
  expect((await officer.request.post("/api/fund-allocations", { data: { requestId: id } })).ok()).toBe(true);
  await asAdministrator(page);
  await configure(page, { defaultFoodAssistance: 4 });
  const meal = () =>
    page.request.post("/api/help-dispatches", {
      data: {
        requestId: id,
        helpType: "food",
        providerInfo: "DoorDash",
        dispatchNotes: "DoorDash - ",
        estimatedValue: 8,
        people: 1,
      },
    });
  const refused = await meal();
  expect(refused.status(), `${caseId} ${await refused.text()}`).toBe(422);
  expect(await refused.text()).toContain("Food assistance exceeds limit");
  await configure(page, { defaultFoodAssistance: 10 });
  expect((await meal()).ok()).toBe(true);
});
