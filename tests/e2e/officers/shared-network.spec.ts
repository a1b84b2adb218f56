import { expect, field, fillOfficerForm, inventOfficer, test } from "../harness/people.ts";

test("the thirty-first officer of a station is told why, and the form keeps what was typed", async ({
  open,
  mailroom,
}) => {
  const station = { "x-forwarded-for": "192.0.2.31" };
  for (let n = 0; n < 30; n += 1) {
    const { badgeNumber: officerBadge, ...form } = inventOfficer();
    const data = { ...form, officerBadge, services: ["food"] };
    const answer = await mailroom.post("/api/officer-verification", { data, headers: station });
    expect(answer.status()).toBe(200);
  }
  const page = await open({ extraHTTPHeaders: station });
  const officer = inventOfficer();
  await page.goto("/officer-login");
  await fillOfficerForm(page, officer);
  await page.getByRole("button", { name: "Verify Identity" }).click();
  await expect(page.getByText("Many people share your network").first()).toBeVisible();
  await expect(page.getByText(/You can try again in \d+ minutes/).first()).toBeVisible();
  await expect(field(page, "Full name")).toHaveValue(officer.officerName);
  await expect(field(page, "Case number")).toHaveValue(officer.caseNumber);
  await expect(field(page, "Brief incident description")).toHaveValue(officer.incidentDescription);
});
