import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import {
  expect,
  test as plain,
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import { linkMailedTo } from "./mail.ts";
import { translateAll } from "./translator.ts";

export { expect } from "@playwright/test";

export const firstAdminPassword = "First-Password-2026!";
/** The one that admin.spec.ts sets. */
export const ownAdminPassword = "Quarry-Lantern-88!";

export type Language = "en" | "es" | "fr";

/** In the order of /dev/officers. */
export const demoOfficers = ["trusted", "limited", "pending"] as const;
export type DemoOfficer = (typeof demoOfficers)[number];

const closeMs = 20_000;

interface Fixtures {
  /** The language of all browsers. */
  language: Language;
  /** All browsers translate their pages. */
  isTranslated: boolean;
  /** Another person's browser: unknown to the server, with its own address. */
  open: (options?: BrowserContextOptions) => Promise<Page>;
  /** A local caller, who may read the captured emails. */
  mailroom: APIRequestContext;
  /** A local browser, which may open the pages for developers. */
  local: Page;
  /** A demo officer's browser, signed in. */
  demoOfficer: (who: DemoOfficer) => Promise<Page>;
}

/**
 * `page` is the journey's first person, with its own address, so that rate limits do not affect the
 * tests.
 */
export const test = plain.extend<Fixtures>({
  language: ["en", { option: true }],
  isTranslated: [false, { option: true }],
  context: async ({ context, language, isTranslated, baseURL }, use) => {
    await speak(context, language, baseURL);
    if (isTranslated) await translateAll(context);
    await use(context);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the first argument
  extraHTTPHeaders: async ({}, use) => use(fromNewAddress()),
  open: async ({ browser, language, isTranslated, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ extraHTTPHeaders: fromNewAddress(), ...options });
      opened.push(context);
      await speak(context, language, baseURL);
      if (isTranslated) await translateAll(context);
      return context.newPage();
    });
    // The browser is reused by the next journey; open pages would keep calling the server. Chromium
    // once never answered, after a journey had passed; the end of the worker closes it then.
    const closed = Promise.all(opened.map((context) => context.close()));
    await Promise.race([closed, wait(closeMs, undefined, { ref: false })]);
  },
  mailroom: async ({ playwright, baseURL }, use) => {
    const caller = await playwright.request.newContext({ baseURL, extraHTTPHeaders: {} });
    await use(caller);
    await caller.dispose();
  },
  local: async ({ open }, use) => use(await open({ extraHTTPHeaders: {} })),
  demoOfficer: async ({ open }, use) =>
    use(async (who) => {
      const page = await open({ extraHTTPHeaders: {} });
      await page.goto("/dev/officers");
      await page
        .getByRole("button", { name: /^Sign in as/ })
        .nth(demoOfficers.indexOf(who))
        .click();
      await page.waitForURL("**/requests");
      return page;
    }),
});

/** As if chosen in Settings before: on the device for screens, in a cookie for server pages. */
export async function speak(context: BrowserContext, language: Language, baseURL = "") {
  if (language === "en") return;
  await context.addCookies([{ name: "safevoice-language", value: language, url: baseURL }]);
  await context.addInitScript((chosen) => {
    const key = "safevoice-preferences";
    const kept: object = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...kept, language: chosen }));
  }, language);
}

const fromNewAddress = () => ({
  "x-forwarded-for": `198.18.${randomInt(256)}.${randomInt(1, 255)}`,
});

export type Officer = ReturnType<typeof inventOfficer>;

/**
 * A new officer with a case and supervisor; the supervisor's address decides the level of trust.
 */
export function inventOfficer(trust: "trusted" | "limited" = "trusted") {
  const mark = String(randomInt(100_000, 1_000_000));
  const domain = trust === "trusted" ? "brackwater.gov" : "brackwater.example";
  return {
    officerName: `Merritt Calloway ${mark}`,
    officerRank: "Sergeant",
    agency: "Brackwater Police Department",
    badgeNumber: `BW-${mark}`,
    officerPhone: "(217) 555-0171",
    officerEmail: `m.calloway-${mark}@${domain}`,
    caseNumber: `BW-2026-${mark}`,
    incidentDescription: "A family had to leave its home during a search and has not eaten.",
    supervisorName: "Henrietta Vosburgh",
    supervisorRank: "Lieutenant",
    supervisorPhone: "(217) 555-0172",
    supervisorEmail: `h.vosburgh-${mark}@${domain}`,
  };
}

export const recipient = {
  fullName: "Odalys Fenwick",
  dateOfBirth: "1988-04-17",
  address: "12 Quarry Bend Road, Springfield, IL 62701",
  phone: "(217) 555-0144",
  email: "odalys.fenwick@example.com",
  statementOfNeed: "Two people have not eaten since yesterday and need food for the night.",
};

export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

export async function fillOfficerForm(page: Page, officer: Officer): Promise<void> {
  await field(page, "Full name").fill(officer.officerName);
  await field(page, "Rank / title").fill(officer.officerRank);
  await field(page, "Police agency / department").fill(officer.agency);
  await field(page, "Badge number").fill(officer.badgeNumber);
  await fillCaseFields(page, officer);
}

/** All fields of the form but who the officer is. */
export async function fillCaseFields(page: Page, officer: Officer): Promise<void> {
  await field(page, "Direct phone").fill(officer.officerPhone);
  await field(page, "Official email").fill(officer.officerEmail);
  await field(page, "Case number").fill(officer.caseNumber);
  await field(page, "Brief incident description").fill(officer.incidentDescription);
  await field(page, "Supervisor full name").fill(officer.supervisorName);
  await field(page, "Supervisor rank / title").fill(officer.supervisorRank);
  await field(page, "Supervisor direct phone").fill(officer.supervisorPhone);
  await field(page, "Supervisor official email").fill(officer.supervisorEmail);
  await page.getByRole("button", { name: "Food" }).click();
}

/** The page's person is the first administrator, signed in. */
export async function asAdministrator(page: Page): Promise<void> {
  const data = { username: "admin", password: ownAdminPassword };
  const answer = await page.request.post("/api/admin/login", { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** From the account menu of any desk page. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("button", { name: "Logout" }).click();
}

/** The page's person becomes an officer quickly: form and supervisor's answer as API calls. */
export async function becomeOfficer(
  page: Page,
  mailroom: APIRequestContext,
  officer: Officer,
): Promise<void> {
  await sendOfficerForm(page, officer);
  await confirmOfficer(mailroom, officer);
}

export async function sendOfficerForm(page: Page, officer: Officer): Promise<void> {
  const { badgeNumber: officerBadge, ...form } = officer;
  const sent = await page.request.post("/api/officer-verification", {
    data: { ...form, officerBadge, officerId: officerBadge, services: ["food"] },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
}

/** The supervisor says yes. */
export async function confirmOfficer(mailroom: APIRequestContext, officer: Officer): Promise<void> {
  const link = await linkMailedTo(mailroom, officer.supervisorEmail, "verify");
  const { badgeNumber } = officer;
  const page = await (await mailroom.get(link)).text();
  const facts = /name="facts" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const answered = await mailroom.post(link, { form: { decision: "verified", badgeNumber, facts } });
  expect(answered.ok()).toBe(true);
}

/** Files a request as the page's person through the API; returns its number. */
export async function fileRequest(
  page: Page,
  needs: object = { meals: { people: 2 } },
  victimName = recipient.fullName,
): Promise<number> {
  const answer = await page.request.post("/api/emergency-requests", {
    data: {
      caseId: "EM-2026-1234",
      victimName,
      victimContact: `Phone: ${recipient.phone}, Email: ${recipient.email}`,
      requestDetails: recipient.statementOfNeed,
      needs,
      urgencyLevel: "medium",
      evidenceUrls: [],
      officerId: 1,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id } = (await answer.json()) as { id: number };
  return id;
}

/** The smallest valid picture and document. */
export const files = {
  picture: {
    name: "doorway.png",
    mimeType: "image/png",
    buffer: Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    ),
  },
  paper: {
    name: "receipt.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(
      "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
    ),
  },
};
