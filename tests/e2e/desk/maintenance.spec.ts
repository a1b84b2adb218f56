import type { Page } from "@playwright/test";
import { configure, requestOf } from "../harness/deskSteps.ts";
import {
  asAdministrator,
  becomeOfficer,
  expect,
  field,
  inventOfficer,
  speak,
  test,
} from "../harness/people.ts";

/*
 * Only administrators can write meanwhile, so nothing runs in parallel, and it is switched off in
 * any case.
 */
test.afterEach(async ({ open }) => {
  const page = await open();
  await asAdministrator(page);
  await configure(page, { maintenanceMode: false });
});

/** Like a super administrator on the form. */
async function turnMaintenance(page: Page) {
  await page.goto("/admin/dashboard?tab=settings");
  const form = page.getByRole("form", { name: "System configuration" });
  await form.getByRole("button", { name: "System" }).click();
  await form.getByRole("switch", { name: "Maintenance mode" }).press("Space");
  await form.getByRole("button", { name: "Save changes" }).click();
  const question = page.getByRole("alertdialog", { name: "Save these changes?" });
  await expect(question.getByText("Maintenance mode")).toBeVisible();
  await question.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Configuration saved")).toBeVisible();
}

const agency = "Brackwater Police Department";
const words = "They kept me waiting for hours, and nobody said why.";

test("during maintenance everyone reads, typed text is kept, and administrators continue", async ({
  page,
  open,
  mailroom,
  baseURL,
}) => {
  const officer = await open();
  await becomeOfficer(officer, mailroom, inventOfficer());
  const { id } = await requestOf(officer, `osier-${Date.now()}@example.com`);
  const visitor = await open();
  await visitor.goto("/feedback");
  await visitor.getByRole("radio", { name: "Concern" }).check({ force: true });
  await field(visitor, "Agency / department name").fill(agency);
  await field(visitor, "Your feedback").fill(words);
  const send = visitor.getByRole("button", { name: "Submit Feedback" });
  await asAdministrator(page);
  await turnMaintenance(page);
  await expect(page.getByText("Maintenance mode is on")).toBeVisible();

  await test.step("a visitor sees a calm notice, and typed text stays", async () => {
    await send.click();
    await expect(visitor.getByText(/SafeVoice is under maintenance\..*911/).first()).toBeVisible();
    await expect(field(visitor, "Agency / department name")).toHaveValue(agency);
    await expect(field(visitor, "Your feedback")).toHaveValue(words);
  });

  await test.step("public pages, the directory and the rights stay up", async () => {
    const reader = await open({ javaScriptEnabled: false });
    await reader.goto("/resources?q=place+to+sleep&state=TX");
    await expect(reader.getByRole("heading", { name: "2-1-1 Texas" })).toBeVisible();
    await reader.goto("/rights?state=TX");
    await expect(reader.getByRole("heading", { name: "Fourth Amendment" })).toBeVisible();
    await reader.goto("/feedback");
    await reader.getByLabel("Agency / department name").fill(agency);
    await reader.getByLabel("Your feedback").fill(words);
    await reader.getByRole("radio", { name: "Concern" }).check();
    await reader.getByRole("button", { name: "Submit Feedback" }).click();
    await expect(reader.getByRole("heading", { level: 1, name: "Back soon" })).toBeVisible();
    await expect(reader.getByText(/In an emergency, call 911/)).toBeVisible();
  });

  await test.step("an officer reads it in Spanish, and typed text stays", async () => {
    await speak(officer.context(), "es", baseURL);
    await officer.goto(`/request/${id}/victim-info`);
    const city = officer.locator("input[name=city]");
    await city.fill("Quarry Bend");
    await officer.getByRole("button", { name: "Enviar información" }).click();
    await expect(officer.getByText(/SafeVoice está en mantenimiento\..*911/).first()).toBeVisible();
    await expect(city).toHaveValue("Quarry Bend");
  });

  await test.step("the administrator continues, and ends it; then the visitor's text is sent", async () => {
    const report = await page.request.post("/api/resources/res-tx-3/corrections", {
      data: { problem: "number", details: "It rings a bakery." },
    });
    expect(report.status(), await report.text()).toBe(201);
    await turnMaintenance(page);
    await expect(page.getByText("Maintenance mode is on")).toHaveCount(0);
    await send.click();
    await expect(visitor.getByText(/Your receipt number is/)).toBeVisible();
  });
});
