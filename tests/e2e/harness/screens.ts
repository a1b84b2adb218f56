import type { APIRequestContext, ConsoleMessage, Page } from "@playwright/test";
import {
  confirmOfficer,
  expect,
  fileRequest,
  inventOfficer,
  sendOfficerForm,
  type DemoOfficer,
} from "./people.ts";
import { linkMailedTo } from "./mail.ts";
import { untilItLives } from "./steps.ts";

interface Browsers {
  page: Page;
  mailroom: APIRequestContext;
  local: Page;
  demoOfficer: (who: DemoOfficer) => Promise<Page>;
}
type Look = (page: Page, name: string) => Promise<void>;

type Walk = (browsers: Browsers, look: Look) => Promise<void>;

const walk =
  (...addresses: string[]): Walk =>
  async ({ page }, look) => {
    for (const address of addresses) await visit(page, address, look);
  };

/**
 * Every screen that an anonymous address leads to, in walks short enough for a slow machine. Tests
 * here do not read text, so they work in any language.
 */
export const publicWalks: Readonly<Record<string, Walk>> = {
  "the first pages": walk("/landing", "/home", "/home?state=TX"),
  "the directory": walk("/resources?state=TX", "/resources?q=no-such-help"),
  "the rights guide": walk("/rights", "/rights?tab=traffic"),
  "incidents and events": walk("/incidents", "/events", "/events?view=calendar", "/events?month=2023-06"),
  "the small pages": walk(
    "/exit-help",
    "/i-speak",
    "/print/intake",
    "/waiting",
    "/feedback",
    "/offline",
    "/no-such-page",
  ),
  "doors and dead ends": async ({ page, local }, look) => {
    await visit(page, "/requests", look, "requests, signed out");
    await visit(page, "/request/1", look, "someone else's request");
    await visit(page, "/officer-login", look);
    await visit(page, "/admin/login", look);
    await visit(local, "/verify/no-such-link", look, "a link that was never sent");
    await visit(local, "/letters/check", look);
  },
};

/** Every screen of an officer and of a supervisor, in the relevant states. */
export const officersWalks: Readonly<Record<string, Walk>> = {
  verification: async ({ page, mailroom, local }, look) => {
    const officer = inventOfficer();
    await sendOfficerForm(page, officer);
    await visit(page, "/verification", look, "verification, pending");
    const link = await linkMailedTo(mailroom, officer.supervisorEmail, "verify");
    await visit(local, link, look, "supervisor's question about the officer");
    await confirmOfficer(mailroom, officer);
    await visit(local, link, look, "supervisor's answer");
    await visit(page, "/verification", look, "verification, verified");
    await visit(page, "/requests", look, "requests, none yet");
  },
  "a new request": async ({ page, mailroom, local }, look) => {
    const officer = inventOfficer();
    await sendOfficerForm(page, officer);
    await confirmOfficer(mailroom, officer);
    await visit(page, "/new-request", look);
    const number = await fileRequest(page);
    for (const tab of ["details", "funding", "resources"])
      await visit(page, `/request/${number}?tab=${tab}`, look, `a new request, ${tab}`);
    await visit(page, `/request/${number}/victim-info`, look, "victim information");
    const link = await linkMailedTo(mailroom, officer.supervisorEmail, "approve");
    await visit(local, link, look, "supervisor's question about the request");
  },
  requests: async ({ demoOfficer }, look) => {
    const trusted = await demoOfficer("trusted");
    await visit(trusted, "/requests", look, "requests, filled");
    await visit(trusted, "/case-tracking", look);
    await trusted.route("**/graphql", (route) => route.fulfill({ status: 500, body: "broken" }));
    await visit(trusted, "/requests", look, "requests that cannot be loaded");
    await trusted.unroute("**/graphql");
  },
};

/** The states that need more than an address, in English. */
export async function visitEveryState({ page, mailroom, local, demoOfficer }: Browsers, look: Look) {
  await visit(page, "/officer-login", async () => {
    await page.getByRole("button", { name: "Verify Identity" }).click({ force: true });
    await look(page, "officer form with errors");
  });
  await visit(page, "/feedback", async () => {
    await page.getByRole("button", { name: "Submit Feedback" }).click();
    await look(page, "feedback with errors");
  });
  const officer = inventOfficer();
  await sendOfficerForm(page, officer);
  await confirmOfficer(mailroom, officer);
  await visit(page, "/new-request", async () => {
    await page.getByRole("button", { name: "Submit Request" }).click();
    await expect(page.getByRole("link", { name: "Full name" })).toBeVisible();
    await look(page, "new request with errors");
  });
  await visit(local, "/dev/mailbox", look);
  await visit(local, "/dev/officers", look);
  const trusted = await demoOfficer("trusted");
  const card = trusted.getByRole("main").getByRole("link").filter({ hasText: "completed" }).first();
  const address = (await card.getAttribute("href")) ?? "";
  for (const tab of ["details", "funding", "resources"])
    await visit(trusted, `${address}?tab=${tab}`, look, `a completed request, ${tab}`);
}

/** Expected refusals and outages are shown on the screen. */
const isRefusal = (text: string) => /RequestError|Failed to load resource(?!.*status of 401)/.test(text);

/**
 * Checks after its heading and content have loaded. A broken screen has a heading too, so errors
 * and console messages fail it.
 */
async function visit(page: Page, address: string, look: Look, name = address) {
  const broken = await brokenDuring(page, async () => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await untilItLives(page);
    await expect(page).toHaveTitle(/\S/);
    await look(page, name);
  });
  expect.soft(broken, name).toEqual([]);
}

/**
 * Uncaught errors, and console messages. React reports a discarded prerendered page only as the
 * former.
 */
export async function brokenDuring(page: Page, act: () => Promise<void>): Promise<string[]> {
  const broken: string[] = [];
  const listen = (message: ConsoleMessage) => {
    if (message.type() === "error" && !isRefusal(message.text())) broken.push(message.text());
  };
  const catchError = (error: Error) => void broken.push(error.stack ?? error.message);
  page.on("console", listen);
  page.on("pageerror", catchError);
  await act();
  page.off("console", listen);
  page.off("pageerror", catchError);
  return broken;
}
