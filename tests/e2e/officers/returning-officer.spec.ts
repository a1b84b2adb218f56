import type { Locator, Page } from "@playwright/test";
import {
  confirmOfficer,
  expect,
  field,
  inventOfficer,
  recipient,
  test,
  type Officer,
} from "../harness/people.ts";
import { badge } from "../harness/steps.ts";

/** The number of an officer's interactions for a case. */
class Effort {
  fields = 0;
  taps = 0;

  async type(into: Locator, text: string): Promise<void> {
    await into.fill(text);
    this.fields += 1;
  }

  async tap(what: Locator): Promise<void> {
    await what.click();
    this.taps += 1;
  }

  readonly said = (what: string) => `${what}: ${this.fields} typed fields, ${this.taps} taps`;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("link", { name }).first();

/** From opening the app to the submitted officer form; for a first case all of it is typed. */
async function enterCase(page: Page, officer: Officer, effort: Effort, isFirst: boolean) {
  await page.goto("/home");
  await effort.tap(link(page, "Officer Portal"));
  const typed: [string, string][] = [
    ["Case number", officer.caseNumber],
    ["Brief incident description", officer.incidentDescription],
  ];
  const stays: [string, string][] = [
    ["Full name", officer.officerName],
    ["Rank / title", officer.officerRank],
    ["Police agency / department", officer.agency],
    ["Badge number", officer.badgeNumber],
    ["Direct phone", officer.officerPhone],
    ["Official email", officer.officerEmail],
    ["Supervisor full name", officer.supervisorName],
    ["Supervisor rank / title", officer.supervisorRank],
    ["Supervisor direct phone", officer.supervisorPhone],
    ["Supervisor official email", officer.supervisorEmail],
  ];
  await expect(button(page, "Verify Identity")).toBeVisible();
  await expect(page.getByText("Filled in from your last case")).toHaveCount(isFirst ? 0 : 1);
  for (const [name, text] of stays) {
    if (isFirst) await effort.type(field(page, name), text);
    else await expect(field(page, name)).toHaveValue(text);
  }
  for (const [name, text] of typed) await effort.type(field(page, name), text);
  await effort.tap(button(page, "Food"));
  await effort.tap(button(page, "Verify Identity"));
  await page.waitForURL("**/verification");
}

/** From there to a request in the list, by the shortest path. */
async function file(page: Page, officer: Officer, effort: Effort) {
  await effort.tap(link(page, "Dashboard"));
  await effort.tap(link(page, "Create New Emergency Request"));
  await effort.type(field(page, "Full name"), recipient.fullName);
  await effort.type(field(page, "Address"), recipient.address);
  await effort.type(field(page, "Phone number"), recipient.phone);
  await effort.type(field(page, "Email"), recipient.email);
  await expect(field(page, "Request details")).toHaveValue(officer.incidentDescription);
  await effort.tap(button(page, "Submit Request"));
  await page.waitForURL("**/requests");
}

/** After the supervisor's answer: the remaining victim fields, and the decision. */
async function approve(page: Page, effort: Effort) {
  await effort.tap(link(page, /EM-\d{4}-/));
  await effort.tap(link(page, "Add Victim Information"));
  await expect(field(page, "Full name")).toHaveValue(recipient.fullName);
  for (const [name, known] of [
    ["City", "Springfield"],
    ["Zip code", "62701"],
    ["Phone number", recipient.phone],
  ] as const)
    await expect(field(page, name)).toHaveValue(known);
  await effort.type(page.getByLabel("Date of birth"), recipient.dateOfBirth);
  await effort.type(field(page, "Relationship to officer"), "Welfare check");
  await effort.tap(button(page, "Submit Information"));
  await effort.tap(button(page, "Confirm")); // needs as read from the text, so that one approval is enough
  await expect(button(page, "Confirm")).toHaveCount(0);
  await effort.tap(button(page, "Approve & Allocate Funds"));
  await effort.tap(page.getByRole("alertdialog").getByRole("button", { name: "Approve & Allocate Funds" }));
  await expect(badge(page, "approved")).toBeVisible();
}

test("a second case takes few fields and taps, from opening the app to a filed and an approved request", async ({
  page,
  mailroom,
}) => {
  const officer = inventOfficer();
  const cases = [officer, { ...officer, caseNumber: `${officer.caseNumber}-2` }];
  for (const [index, one] of cases.entries()) {
    const name = index === 0 ? "first case" : "second case";
    const effort = new Effort();
    await enterCase(page, one, effort, index === 0);
    await file(page, one, effort);
    console.log(effort.said(`${name}, filed`));
    if (index > 0) {
      expect(effort.fields).toBeLessThanOrEqual(6);
      expect(effort.taps).toBeLessThanOrEqual(10);
    }
    await confirmOfficer(mailroom, one);
    await approve(page, effort);
    console.log(effort.said(`${name}, approved`));
  }
});
