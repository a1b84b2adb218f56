import type { Page } from "@playwright/test";
import {
  confirmOfficer,
  expect,
  fileRequest,
  inventOfficer,
  linkMailedTo,
  sendOfficerForm,
  type DemoOfficer,
} from "./people.ts";

interface Browsers {
  page: Page;
  mailroom: Page;
  demoOfficer: (who: DemoOfficer) => Promise<Page>;
}

/** Every screen in every state that matters, one after the other; `look` is called on each. */
export async function visitEveryScreen(
  { page, mailroom, demoOfficer }: Browsers,
  look: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  const visit = async (visitor: Page, address: string, name: string) => {
    await visitor.goto(address);
    await settled(visitor);
    await look(visitor, name);
  };

  await visit(page, "/home", "home");
  await visit(page, "/resources", "resources");
  await visit(page, "/no-such-page", "not found");
  await visit(page, "/requests", "requests, signed out");
  await visit(page, "/request/1", "a request of somebody else");
  await visit(page, "/officer-login", "officer form");
  await page.getByRole("button", { name: "Verify Identity" }).click({ force: true });
  await look(page, "officer form with errors");
  await visit(page, "/admin/login", "administrator's sign-in");

  const officer = inventOfficer();
  const mailed = (kind: "verify" | "approve") => linkMailedTo(mailroom, officer.supervisorEmail, kind);
  await sendOfficerForm(page, officer);
  await visit(page, "/verification", "verification, pending");
  await visit(mailroom, await mailed("verify"), "supervisor's question about the officer");
  await confirmOfficer(mailroom, officer);
  await visit(mailroom, await mailed("verify"), "supervisor's answer");
  await visit(page, "/requests", "requests, none yet");
  await visit(page, "/verification", "verification, verified");
  await visit(page, "/case-tracking", "case tracking");
  await visit(page, "/new-request", "new request");
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByRole("link", { name: "Full name is required" })).toBeVisible();
  await look(page, "new request with errors");
  const number = await fileRequest(page);
  await page.route("**/graphql", (route) => route.fulfill({ status: 500, body: "broken" }));
  await visit(page, "/requests", "requests that cannot be loaded");
  await page.unroute("**/graphql");
  for (const tab of ["details", "funding", "resources"])
    await visit(page, `/request/${number}?tab=${tab}`, `a new request, ${tab}`);
  await visit(page, `/request/${number}/victim-info`, "victim information");
  await visit(mailroom, await mailed("approve"), "supervisor's question about the request");
  await visit(mailroom, "/dev/mailbox", "mailbox");
  await visit(mailroom, "/dev/officers", "demo officers");

  const trusted = await demoOfficer("trusted");
  await visit(trusted, "/requests", "requests, filled");
  const card = trusted.getByRole("main").getByRole("link").filter({ hasText: "completed" }).first();
  const address = (await card.getAttribute("href")) ?? "";
  for (const tab of ["details", "funding", "resources"])
    await visit(trusted, `${address}?tab=${tab}`, `a completed request, ${tab}`);
}

/** Its heading stands, and what it was waiting for has come. */
async function settled(page: Page) {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
}
