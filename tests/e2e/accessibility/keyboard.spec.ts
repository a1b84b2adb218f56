import type { Locator, Page } from "@playwright/test";
import { expect, field, inventOfficer, confirmOfficer, recipient, test } from "../harness/people.ts";

/** Presses Tab until the control is focused; fails if the keyboard cannot reach it. */
async function tabTo(
  page: Page,
  name: string | RegExp,
  role: "textbox" | "button" | "link" | "tab",
  within: Page | Locator = page,
) {
  const target = within.getByRole(role, { name, exact: typeof name === "string" });
  for (let pressed = 0; pressed < 40; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

async function type(page: Page, name: string, text: string) {
  await tabTo(page, name, "textbox");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

test("an officer signs in, files a request and approves it by keyboard alone", async ({ page, mailroom }) => {
  const officer = inventOfficer();
  await page.goto("/officer-login");
  await type(page, "Full name", officer.officerName);
  await type(page, "Rank / title", officer.officerRank);
  await type(page, "Police agency / department", officer.agency);
  await type(page, "Badge number", officer.badgeNumber);
  await type(page, "Direct phone", officer.officerPhone);
  await type(page, "Official email", officer.officerEmail);
  await type(page, "Case number", officer.caseNumber);
  await type(page, "Brief incident description", officer.incidentDescription);
  await tabTo(page, "Food", "button");
  await page.keyboard.press("Space");
  await type(page, "Supervisor full name", officer.supervisorName);
  await type(page, "Supervisor rank / title", officer.supervisorRank);
  await type(page, "Supervisor direct phone", officer.supervisorPhone);
  await type(page, "Supervisor official email", officer.supervisorEmail);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Law Enforcement Verification" })).toBeFocused();

  await confirmOfficer(mailroom, officer);
  await expect(page.getByText("You are verified")).toBeVisible();

  await page.goto("/new-request");
  await type(page, "Full name", recipient.fullName);
  await type(page, "Address", recipient.address);
  await type(page, "Phone number", recipient.phone);
  await type(page, "Email", recipient.email);
  await type(page, "Request details", recipient.statementOfNeed);
  await expect(page.getByText(/^We filled these in from your text/)).toBeVisible();
  await tabTo(page, "These are right", "button");
  await page.keyboard.press("Enter");
  await tabTo(page, "Submit Request", "button");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your Emergency Requests" })).toBeFocused();
  await tabTo(page, /EM-\d{4}-/, "link");
  await page.keyboard.press("Enter");
  await tabTo(page, "Add Victim Information", "link");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Victim Information" })).toBeFocused();
  await tabTo(page, "Full name", "textbox");
  await page.keyboard.press("Tab");
  await page.keyboard.type("04171988");
  await expect(page.getByLabel("Date of birth")).toHaveValue("1988-04-17");
  await type(page, "City", "Springfield");
  await tabTo(page, /State/, "button");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Ill");
  await page.keyboard.press("Enter");
  await type(page, "Zip code", "62701");
  await type(page, "Relationship to officer", "Welfare check");
  await tabTo(page, "Submit Information", "button");
  await page.keyboard.press("Enter");
  await tabTo(page, "Approve & Allocate Funds", "button");
  await page.keyboard.press("Enter");
  await tabTo(page, "Approve & Allocate Funds", "button", page.getByRole("alertdialog"));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Funds allocated")).toBeVisible();
  await tabTo(page, "Details", "tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Funding" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("allocated", { exact: true })).toBeVisible();
  await page.goto("/new-request");
  await expect(field(page, "Full name")).toBeVisible();
});
