import type { BrowserContext, Page } from "@playwright/test";
import {
  becomeOfficer,
  expect,
  field,
  fileRequest,
  fillOfficerForm,
  files,
  inventOfficer,
  recipient,
  test,
} from "./harness/people.ts";
import {
  fileOnScreen,
  fillNewRequest,
  fillRecipient,
  typeVictimInfo,
  untilCodeIsHere,
} from "./harness/steps.ts";
import { kept, storedText } from "./harness/vault.ts";

test.use({ serviceWorkers: "allow" });

/** The first visit, after which the worker has the public pages. */
async function visitOnce(page: Page, path = "/home") {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const isKept = async (url: string) => (await caches.match(url, { ignoreSearch: true })) !== undefined;
    for (const url of ["/offline", "/api/resources", "/rights/guide.pdf"])
      while (!(await isKept(url))) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

const inCaches = (page: Page) =>
  page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        urls.push(url.replace(location.origin, ""));
    return urls;
  });

const requestsOf = (page: Page) => page.getByRole("main").getByRole("link", { name: /EM-\d{4}-/ });
const waits = (page: Page) => page.getByText("1 request is waiting for a connection");

test("after one visit help, rights and the incident log work offline", async ({ page, context }) => {
  await visitOnce(page);
  await context.setOffline(true);

  await page.goto("/home?state=TX");
  await expect(page.getByText("Resources filtered for Texas")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("main").locator('a[href^="tel:"]').nth(3)).toBeVisible();

  await page.goto("/resources?state=WY&type=legal");
  await expect(page.getByRole("status").filter({ hasText: /resources? found/ })).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { name: /legal/i }).first()).toBeVisible();

  await page.goto("/rights?state=TX");
  await expect(page.getByText("Your Basic Constitutional Rights")).toBeVisible();
  const guide = await page.evaluate(async () => {
    const answer = await fetch("/rights/guide.pdf?lang=en");
    const start = (await answer.text()).slice(0, 5);
    return { status: answer.status, type: answer.headers.get("content-type"), start };
  });
  expect(guide).toEqual({ status: 200, type: "application/pdf", start: "%PDF-" });

  await page.goto("/print/intake");
  await expect(page.getByText("Full name")).toBeVisible();
  const sheet = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(sheet.match(/\/Type \/Page\b/g)).toHaveLength(1);

  await page.goto("/incidents");
  await page.getByRole("button", { name: "Add Incident" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();

  await page.goto("/requests");
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^911/ })).toHaveAttribute("href", "tel:911");
});

test.describe("in another language", () => {
  test.use({ locale: "es-MX" });

  test("the rights guide and the directory work offline in that language", async ({ page, context }) => {
    await visitOnce(page);
    await context.setOffline(true);
    await page.goto("/rights");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Conozca sus derechos");
    await page.goto("/home?state=TX");
    await expect(page.getByText("en todo el estado de Texas").first()).toBeVisible();
    await page.getByRole("link", { name: "Français" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await page.reload(); // there is no French copy
    await expect(page.getByText("en todo el estado de Texas").first()).toHaveAttribute("lang", "es");
  });
});

test("no personal answer is in any cache", async ({ page, mailroom }) => {
  await becomeOfficer(page, mailroom, inventOfficer());
  await visitOnce(page, "/requests");
  const number = await fileRequest(page);
  for (const path of ["/requests", `/request/${number}`, "/case-tracking", "/verification", "/new-request"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  const kept = await inCaches(page);
  expect(kept.length).toBeGreaterThan(20);
  expect(
    kept.filter(
      (url) =>
        !/^\/(assets\/|icons\/|favicon\.svg$|manifest\.webmanifest$|offline$|api\/resources\?lang=[a-z]{2}$|rights\/guide\.pdf)/.test(
          url,
        ),
    ),
  ).toEqual([]);
  const found = await page.evaluate(async (name) => {
    for (const cache of await caches.keys())
      for (const request of await (await caches.open(cache)).keys())
        if ((await (await caches.match(request))?.text())?.includes(name)) return request.url;
    return undefined;
  }, recipient.fullName);
  expect(found).toBeUndefined();
});

test("a request written offline, with a file, arrives once after reconnecting", async ({
  page,
  context,
  mailroom,
}) => {
  await becomeOfficer(page, mailroom, inventOfficer());
  await visitOnce(page, "/requests");
  await context.setOffline(true);
  await page.goto("/new-request");
  await fillNewRequest(page);
  await page.locator("input[type=file]").setInputFiles(files.picture);
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByRole("heading", { name: "Waiting to be sent" })).toBeVisible();
  await expect(waits(page)).toBeVisible();

  // the storage contains nothing readable
  expect(await storedText(page)).not.toContain(recipient.fullName);

  await page.reload();
  await expect(page.getByText(recipient.fullName)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/home");
  await expect(waits(other)).toBeVisible();

  await context.setOffline(false);
  await expect(waits(page)).toBeHidden();
  await expect(waits(other)).toBeHidden();
  await page.goto("/requests");
  await expect(requestsOf(page)).toHaveCount(1);
  await requestsOf(page).click();
  await expect(page.getByRole("link", { name: "Document 1" })).toBeVisible();
});

test("a recipient saved offline leads on to the request once it was sent", async ({
  page,
  context,
  mailroom,
}) => {
  await becomeOfficer(page, mailroom, inventOfficer());
  await page.goto("/case-tracking");
  await fillRecipient(page);
  await untilCodeIsHere(page, ["WaitingPage", "WaitingBar", "sendLater", "outbox"]);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save Recipient Information" }).click();
  await expect(page.getByRole("heading", { name: "Waiting to be sent" })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/case-tracking#continue$/);
  const onward = page.getByRole("button", { name: "Continue to Emergency Fund Request" });
  await expect(onward).toBeInViewport();
  await onward.click();
  await expect(field(page, "Full name")).toHaveValue(recipient.fullName);
});

test.describe("with the journey itself between page and server", () => {
  test.use({ serviceWorkers: "block" }); // a worker's page could not be routed

  test("a lost answer files no second request", async ({ page, context, mailroom }) => {
    await becomeOfficer(page, mailroom, inventOfficer());
    await page.goto("/new-request");
    await fillNewRequest(page);
    let reached = 0;
    await loseAnswers(context, () => (reached += 1)); // each retry of the queue as well
    await page.getByRole("button", { name: "Submit Request" }).click();
    await expect(page.getByRole("heading", { name: "Waiting to be sent" })).toBeVisible();
    expect(reached).toBeGreaterThan(0);
    await context.unrouteAll({ behavior: "wait" }); // a retry of the queue may be in flight
    await page.reload();
    await expect(page.getByText("Nothing is waiting")).toBeVisible();
    await page.goto("/requests");
    await expect(requestsOf(page)).toHaveCount(1);
  });

  test(
    "a refused submission stays with its reason, and can be changed and sent",
    { tag: "@full" },
    async ({ page, context, mailroom }) => {
      await becomeOfficer(page, mailroom, inventOfficer());
      await fileOnScreen(page);
      await page.getByRole("link", { name: "Add Victim Information" }).click();
      await typeVictimInfo(page);
      await untilCodeIsHere(page, ["WaitingPage", "WaitingBar", "sendLater", "outbox"]);
      await context.setOffline(true);
      await page.getByRole("button", { name: "Submit Information" }).click();
      await expect(page.getByRole("heading", { name: "Waiting to be sent" })).toBeVisible();
      await context.route("**/graphql", (route) =>
        route.fulfill({
          status: 200,
          json: {
            errors: [{ message: "This request is already denied.", extensions: { code: "CONFLICT" } }],
          },
        }),
      );
      await context.setOffline(false);
      await expect(page.getByText("This request is already denied.")).toBeVisible();
      await expect(page.getByText("1 request could not be sent")).toBeVisible();
      await context.unroute("**/graphql");
      await page.getByRole("button", { name: "Edit" }).click();
      await expect(page.getByText("Draft restored")).toBeVisible();
      await field(page, "City").fill("Chicago");
      await page.getByRole("button", { name: "Submit Information" }).click();
      await expect(page.getByRole("tab", { name: "Details" })).toBeVisible();
      await expect(page.getByText("Chicago")).toBeVisible();
    },
  );
});

test("a draft survives a reload, belongs to its writer, and is deleted at sign-out", async ({
  page,
  mailroom,
}) => {
  const officer = inventOfficer();
  await becomeOfficer(page, mailroom, officer);
  await page.goto("/new-request");
  await field(page, "Request details").fill("Three people need a place for two nights.");
  await expect.poll(() => kept(page)).toBe(1);
  await page.reload();
  await expect(page.getByText("Draft restored")).toBeVisible();
  await expect(field(page, "Request details")).toHaveValue("Three people need a place for two nights.");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(field(page, "Request details")).toHaveValue(officer.incidentDescription);

  await field(page, "Request details").fill("Another need of another evening.");
  await expect.poll(() => kept(page)).toBe(1);
  await page.goto("/case-tracking");
  await page.getByRole("button", { name: "Log Out" }).click();
  await page.waitForURL("**/officer-login");
  await expect.poll(() => kept(page)).toBe(0);
});

test(
  "a mere choice is a draft too, and undoing it leaves none",
  { tag: "@full" },
  async ({ page, mailroom }) => {
    await becomeOfficer(page, mailroom, inventOfficer());
    await page.goto("/new-request");
    const urgency = page.getByRole("button", { name: /Urgency/ });
    await urgency.press("Enter");
    await page.getByRole("option", { name: "High" }).press("Enter");
    await expect.poll(() => kept(page)).toBe(1);
    await page.reload();
    await expect(urgency).toContainText("High");
    await page.getByRole("button", { name: "Discard" }).click();
    await expect.poll(() => kept(page)).toBe(0);

    await page.goto("/case-tracking");
    const anonymous = page.getByRole("switch", { name: /anonymous/i });
    await anonymous.press("Space");
    await expect.poll(() => kept(page)).toBe(1);
    await anonymous.press("Space");
    await expect.poll(() => kept(page)).toBe(0);
  },
);

test("files chosen before typing come back after a reload", { tag: "@full" }, async ({ page, mailroom }) => {
  const officer = inventOfficer();
  await becomeOfficer(page, mailroom, officer);
  await page.goto("/new-request");
  await page.route("**/api/evidence?*", (route) => route.abort());
  await page.locator("input[type=file]").setInputFiles(files.picture);
  const details = field(page, "Request details");
  await expect(details).toHaveValue(officer.incidentDescription); // without any typing
  await details.fill("A");
  await expect.poll(() => kept(page)).toBe(2);
  await details.fill(officer.incidentDescription);
  await expect.poll(() => kept(page)).toBe(1);
  await page.reload();
  await expect(page.getByText(files.picture.name)).toBeVisible();
});

test(
  "the officer form keeps typed text over a reload, and nothing after it was sent",
  { tag: "@full" },
  async ({ page }) => {
    const officer = inventOfficer();
    const food = page.getByRole("button", { name: "Food" });
    await page.goto("/officer-login");
    await field(page, "Full name").fill(officer.officerName);
    await expect.poll(() => kept(page)).toBe(1);
    await page.reload();
    await expect(field(page, "Full name")).toHaveValue(officer.officerName);
    await page.getByRole("button", { name: "Discard" }).click();
    await expect.poll(() => kept(page)).toBe(0);

    await food.click();
    await expect.poll(() => kept(page)).toBe(1);
    await page.reload();
    await expect(food).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Discard" }).click();
    await expect.poll(() => kept(page)).toBe(0);

    await fillOfficerForm(page, officer);
    await expect.poll(() => kept(page)).toBe(1);
    await page.getByRole("button", { name: "Verify Identity" }).click();
    await page.waitForURL("**/verification");
    await expect.poll(() => kept(page)).toBe(0);
  },
);

test("a visitor's draft stays in its own tab", { tag: "@full" }, async ({ page, context }) => {
  await page.goto("/new-request");
  await field(page, "Full name").fill("Somebody at a shared computer");
  await expect.poll(() => kept(page)).toBe(1);
  await page.reload();
  await expect(field(page, "Full name")).toHaveValue("Somebody at a shared computer");
  const next = await context.newPage();
  await next.goto("/new-request");
  await expect(field(next, "Full name")).toHaveValue("");
});

/** Every call arrives, but no answer returns. */
const loseAnswers = (context: BrowserContext, onReached: () => void) =>
  context.route("**/graphql", async (route) => {
    await route.fetch({ maxRetries: 3 }); // nothing arrives on a connection that the server has just closed for being idle
    onReached();
    await route.abort();
  });
