import type { Page } from "@playwright/test";
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

/** A person whose emails no one else gets. */
const inventVictim = () => ({ ...recipient, email: `odalys-${Date.now()}@example.com` });

async function fileForTheNight(page: Page, victim: typeof recipient) {
  const filed = await page.request.post("/api/emergency-requests", {
    data: {
      caseId: "EM-2026-1234",
      victimName: victim.fullName,
      victimContact: `Phone: ${victim.phone}, Email: ${victim.email}`,
      requestDetails: "Three people have not eaten, have no room for tonight and must get to the hotel.",
      needs: {
        meals: { people: 3 },
        room: { nights: 1, people: 3 },
        ride: { to: "the hotel", distance: "local" },
      },
      urgencyLevel: "high",
      evidenceUrls: [],
      officerId: 1,
    },
  });
  expect(filed.ok(), await filed.text()).toBe(true);
  const { id, caseId } = (await filed.json()) as { id: number; caseId: string };
  return { id, caseId };
}

async function describeVictim(page: Page, id: number, victim: typeof recipient) {
  const saved = await page.request.patch(`/api/emergency-requests/${id}`, {
    data: {
      victimInfo: {
        fullName: victim.fullName,
        dateOfBirth: victim.dateOfBirth,
        address: "12 Quarry Bend Road",
        city: "Springfield",
        state: "IL",
        zipCode: "62701",
        phone: victim.phone,
        email: victim.email,
        governmentId: "IL-8840-2217",
        needStatement: victim.statementOfNeed,
        relationToOfficer: "Welfare check",
        employmentStatus: "unemployed",
      },
    },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
}

test(
  "a night at the desk: from a new request to received help, with a failing code on the way",
  { tag: "@translated" },
  async ({ page, open, mailroom }) => {
    const officer = inventOfficer("trusted");
    const officersPage = await open();
    await becomeOfficer(officersPage, mailroom, officer);
    await asAdministrator(page);
    await page.goto("/admin/dashboard");
    const tracker = page.getByRole("region", { name: "Request Status Tracker" });
    await expect(tracker.getByRole("link", { name: /^Details of/ }).first()).toBeVisible();

    const victim = inventVictim();
    const { id, caseId } = await fileForTheNight(officersPage, victim);
    await describeVictim(officersPage, id, victim);

    await test.step("the request arrives live, and is approved in its dialog", async () => {
      await tracker.getByRole("link", { name: `Details of ${caseId}` }).click();
      const dialog = page.getByRole("dialog", { name: "Request Details" });
      await expect(dialog.getByText(caseId).first()).toBeVisible();
      await expect(dialog.getByText("By the rule engine").first()).toBeVisible(); // the amount is final
      await expect(dialog.getByText("Your approval is final")).toBeVisible();
      await dialog.getByRole("button", { name: "Approve", exact: true }).click();
      await dialog.getByRole("button", { name: "Approve", exact: true }).last().click();
      await expect(page.getByText("Request status changed to approved")).toBeVisible();
    });

    await test.step("its letter can be read, and its check page confirms it to anyone", async () => {
      const dialog = page.getByRole("dialog", { name: "Request Details" });
      await dialog.getByRole("tab", { name: /Generated Letters/ }).click();
      await dialog
        .getByRole("listitem")
        .filter({ hasText: `To ${victim.fullName}` })
        .getByRole("button", { name: /View Letter/ })
        .click();
      const letter = page.getByRole("dialog").last().frameLocator("iframe");
      await expect(letter.getByText(caseId).first()).toBeVisible();
      const words = await letter.locator("body").innerText();
      const number = /L-\d{4}-\d{6}/.exec(words)?.[0] ?? "";
      const code = /Check code\s*:?\s*([A-Z0-9-]+)/i.exec(words)?.[1] ?? "";
      expect(words).not.toContain(officer.supervisorName);
      const hotel = await open({ javaScriptEnabled: false });
      await hotel.goto("/letters/check");
      await hotel.getByLabel(/number/i).fill(number);
      await hotel.getByLabel(/code/i).fill(code);
      await hotel.getByRole("button").first().click();
      await expect(hotel.getByRole("status")).toContainText(/valid/i);
      await expect(hotel.getByText(victim.fullName)).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(page.locator("iframe")).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

    const hub = page.getByRole("region", { name: "Help Dispatch Hub" });
    await test.step("dispatches food for 3, a ride and a room, after one 'Limits Exceeded'", async () => {
      await page.getByRole("button", { name: "Help Dispatch Hub" }).click();
      await hub.getByRole("searchbox").fill(caseId);
      await hub.getByRole("button", { name: `Manual Dispatch Resources for ${caseId}` }).click();
      const dialog = page.getByRole("dialog", { name: /Manual dispatch/ });
      // The real checkbox is hidden under its mark.
      const tick = (name: string) => dialog.getByRole("checkbox", { name }).check({ force: true });
      await tick("Uber");
      const ride = field(page, "Estimated value ($)").first();
      await expect(ride).toHaveValue("25");
      await ride.fill("100");
      await dialog.getByRole("tab", { name: "Food" }).click();
      await tick("DoorDash");
      await expect(field(page, "Number of people")).toHaveValue("3");
      const value = field(page, "Estimated value ($)").last();
      await value.fill("40");
      await dialog.getByRole("tab", { name: "Shelter" }).click();
      await tick("Hotels.com");
      await dialog.getByRole("button", { name: "Dispatch 3 Service Providers" }).click();
      const toast = page.getByRole("alertdialog").filter({ hasText: "Limits Exceeded" });
      await expect(toast).toContainText(
        "Food assistance exceeds limit: $40 > $30 (max $10/person for 3 people)",
      );
      await value.fill("30");
      // $30, $100 for the ride and $75 for the room exceed the allocation, so the form asks why.
      await page
        .getByRole("textbox", { name: /Reason for exceeding the allocation/ })
        .fill("The hotel is far");
      await dialog.getByRole("button", { name: "Dispatch 3 Service Providers" }).click();
      await expect(page.getByText("Successfully dispatched 3 service provider(s)")).toBeVisible();
      // The filter is still "approved"; the handled case stays.
      await expect(hub.getByRole("list", { name: "Dispatched resources" }).getByRole("listitem")).toHaveCount(
        3,
      );
    });

    const codeIn = async (vendor: RegExp) => {
      const mail = await mailTo(mailroom, victim.email, vendor);
      return { code: /Code\s*:?\s*([A-Z]{2,4}\d{4,})/i.exec(mail.text)?.[1] ?? "", reply: mail.reply };
    };
    const { code: broken, reply } = await codeIn(/Uber/);
    await test.step("the codes are in the victim's mailbox; one fails, and is reported", async () => {
      expect((await codeIn(/DoorDash/)).code).toMatch(/^DOOR\d{4}$/);
      expect((await codeIn(/Hotels\.com/)).code).toMatch(/^HOTE\d{4}$/);
      expect(broken).toMatch(/^UBER\d{4}$/);
      const victimsPage = await open({ javaScriptEnabled: false });
      await victimsPage.goto(reply);
      await victimsPage.getByRole("radio", { name: /Problem/ }).check();
      await victimsPage.getByRole("textbox").fill("The driver says that the code was used before.");
      await victimsPage.getByRole("button", { name: "Send" }).click();
      await expect(victimsPage.getByText("We received your message", { exact: false })).toBeVisible();
    });

    await test.step("the hub shows it live; the ride is reissued with another code", async () => {
      const uber = hub.getByRole("listitem").filter({ hasText: "Uber" });
      await expect(uber.getByText("Not working")).toBeVisible();
      await uber.getByRole("button", { name: "More actions for Uber" }).click();
      await page.getByRole("menuitem", { name: /Reissue/ }).click();
      await page.getByRole("textbox", { name: "Reason" }).fill("The code was used before");
      await page.getByRole("button", { name: "Reissue" }).click();
      await expect(page.getByText("Uber dispatch reissued")).toBeVisible();
      await expect.poll(async () => (await codeIn(/Uber/)).code, { timeout: 60_000 }).not.toBe(broken);
    });

    await test.step("the response is read, and the case completed", async () => {
      await tracker.getByRole("link", { name: `Details of ${caseId}` }).click();
      const dialog = page.getByRole("dialog", { name: "Request Details" });
      await dialog.getByRole("tab", { name: /Recipient Responses/ }).click();
      await expect(dialog.getByText("The driver says that the code was used before.")).toBeVisible();
      await dialog.getByRole("button", { name: /as Read/ }).click();
      await expect(dialog.getByText(/Read by admin/)).toBeVisible();
      await dialog.getByRole("button", { name: "Mark Complete", exact: true }).click();
      await dialog.getByRole("button", { name: "Mark Complete", exact: true }).last().click();
      await expect(page.getByText("Request status changed to completed")).toBeVisible();
      await dialog.getByRole("tab", { name: "History" }).click();
      await expect(dialog.getByText("Approved a request").first()).toBeVisible();
      await page.keyboard.press("Escape");
    });

    await test.step("the officer sees all of it, without codes", async () => {
      await officersPage.goto(`/request/${id}`);
      const main = officersPage.getByRole("main");
      await expect(main.locator("header").getByText("completed", { exact: true })).toBeVisible();
      await expect(main.getByText(/DoorDash/).first()).toBeVisible();
      await main.getByRole("tab", { name: /Letters/ }).click();
      await expect(main.getByText(/L-\d{4}-\d{6}/).first()).toBeVisible();
      await expect(main.getByText(/UBER\d{4}/)).toHaveCount(0);
    });
  },
);

test("if two administrators dispatch the same case at once, one wins, and the other is told and loses nothing", async ({
  page,
  open,
  mailroom,
}) => {
  const officersPage = await open();
  await becomeOfficer(officersPage, mailroom, inventOfficer("trusted"));
  const victim = inventVictim();
  const { id, caseId } = await fileForTheNight(officersPage, victim);
  await describeVictim(officersPage, id, victim);
  const approved = await officersPage.request.post("/api/fund-allocations", { data: { requestId: id } });
  expect(approved.ok(), await approved.text()).toBe(true);

  const colleague = await open();
  for (const desk of [page, colleague]) {
    await asAdministrator(desk);
    await desk.goto("/admin/dashboard");
    await desk.getByRole("button", { name: "Help Dispatch Hub" }).click();
    const hub = desk.getByRole("region", { name: "Help Dispatch Hub" });
    await hub.getByRole("searchbox").fill(caseId);
    await hub.getByRole("button", { name: `Manual Dispatch Resources for ${caseId}` }).click();
    const dialog = desk.getByRole("dialog", { name: /Manual dispatch/ });
    const lyft = dialog.getByRole("checkbox", { name: "Lyft" });
    if (!(await lyft.isChecked())) await lyft.check({ force: true });
    await field(desk, "Dispatch notes").fill("The back door");
  }
  const press = (desk: Page) =>
    desk
      .getByRole("dialog", { name: /Manual dispatch/ })
      .getByRole("button", { name: /^Dispatch 1/ })
      .click();
  await Promise.all([press(page), press(colleague)]);
  const done = (desk: Page) => desk.getByText("Successfully dispatched 1 service provider(s)");
  let slower = page;
  await expect
    .poll(async () => {
      const [here, there] = [await done(page).count(), await done(colleague).count()];
      slower = here > 0 ? colleague : page;
      return here + there;
    })
    .toBe(1);
  await expect(field(slower, "Dispatch notes")).toHaveValue("The back door");
  const given = (await (await page.request.get("/api/help-dispatches")).json()) as { requestId: number }[];
  expect(given.filter(({ requestId }) => requestId === id)).toHaveLength(1);
});
