import type { Page } from "@playwright/test";
import { becomeOfficer, expect, field, fileRequest, inventOfficer, test } from "./harness/people.ts";
import { untilItLives } from "./harness/steps.ts";

const sizes = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
];

/** Each opens a dialog or a list, from the page as it loads. */
const overlays: [name: string, address: string, open: (page: Page) => Promise<void>][] = [
  ["the support center", "/home", (page) => press(page, "Support")],
  [
    "the chat",
    "/home",
    async (page) => {
      await press(page, "Support");
      await press(page, "Start Chat");
      await expect(page.getByRole("dialog")).toContainText("callback");
    },
  ],
  ["the settings", "/home", (page) => press(page, "Settings")],
  [
    "a list in the settings",
    "/home",
    async (page) => {
      await press(page, "Settings");
      await choose(page, /Language/);
    },
  ],
  ["the notifications", "/home", (page) => press(page, "Notifications")],
  ["the incident form", "/incidents", (page) => press(page, "Add Incident")],
  [
    "a list in the incident form",
    "/incidents",
    async (page) => {
      await press(page, "Add Incident");
      await choose(page, /type/i);
    },
  ],
  ["a report of a wrong entry", "/resources", (page) => press(page, /^Report/)],
  ["the urgency of a request", "/new-request", (page) => choose(page, /Urgency/)],
];

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).first().click();

/** A list closes when the page below it scrolls, as it may on a busy machine. */
const choose = (page: Page, name: RegExp) =>
  expect(async () => {
    await page.getByRole("button", { name }).first().click();
    await expect(page.getByRole("listbox")).toBeVisible({ timeout: 3000 });
  }).toPass();

const exit = (page: Page) => page.getByRole("link", { name: "Exit this page" });

const weather = (page: Page, within?: { timeout: number }) =>
  expect(page.getByRole("heading", { name: "Weather" })).toBeVisible(within);

const escape = async (page: Page, times: number) => {
  for (let pressed = 0; pressed < times; pressed += 1) await page.keyboard.press("Escape");
};

/** The three presses count within two seconds, which a busy machine can exceed. */
const leaveByEscape = (page: Page) =>
  expect(async () => {
    await escape(page, 3);
    await weather(page, { timeout: 3000 });
  }).toPass();

test.beforeEach(({ page }) =>
  page.route("https://www.weather.gov/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Weather</h1>" }),
  ),
);

/** One with each kind of layer; `test:full` has them all. */
const layers = ["the chat", "a list in the incident form", "the urgency of a request"];

for (const [name, address, open] of overlays) {
  const details = layers.includes(name) ? {} : { tag: "@full" };
  test(
    `${name}: on a phone and a desktop Exit is reachable, and Escape three times leaves`,
    details,
    async ({ page, baseURL }) => {
      for (const viewport of sizes)
        for (const leave of [() => leaveByEscape(page), () => exit(page).click()]) {
          await page.setViewportSize(viewport);
          await page.goto(`${baseURL}${address}`);
          await untilItLives(page);
          await open(page);
          await expect(page.getByRole("dialog").or(page.getByRole("listbox")).last()).toBeVisible();
          await expect(exit(page)).toHaveCount(1);
          await leave();
          await weather(page);
        }
    },
  );
}

test.describe("leaving", () => {
  test.beforeEach(async ({ page }) => {
    await page.route("https://before.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Before</h1>" }),
    );
    await page.goto("https://before.example/");
    await page.goto("/home");
    await untilItLives(page); // else the link loads another document, which Exit cannot step over
    await page.getByRole("contentinfo").getByRole("link", { name: "Know Your Rights" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Know Your Rights");
    await page.evaluate(() => sessionStorage.setItem("mine", "1"));
  });

  test("Exit replaces the page by a weather site, and clears the session's storage", async ({
    page,
    baseURL,
  }) => {
    // as the router does when rendered once more on the way out
    await page.evaluate(() =>
      addEventListener("click", () =>
        addEventListener("pagehide", () => sessionStorage.setItem("scrolled", "1")),
      ),
    );
    await exit(page).click();
    await weather(page);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Before" })).toBeVisible();
    await page.goForward();
    await weather(page);
    await page.goForward();
    await weather(page); // the forward history was left, too
    await page.goto(`${baseURL}/favicon.svg`);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toBe('{"left":"1"}');
  });

  test("Exit works before the page is hydrated", async ({ page, baseURL }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/resources");
    await page.evaluate(() => {
      localStorage.setItem("safevoice-incident-drafts", "1");
      // as the router does in a partly hydrated page
      addEventListener("pagehide", () => sessionStorage.setItem("scrolled", "1"));
    });
    await exit(page).click();
    await weather(page);
    await page.goBack(); // to a page of another document, which is replaced by the weather site
    await weather(page);
    await page.goto(`${baseURL}/favicon.svg`);
    expect(
      await page.evaluate(() => [
        Object.entries(sessionStorage),
        localStorage.getItem("safevoice-incident-drafts"),
      ]),
    ).toEqual([[["left", "1"]], null]);
  });

  test("Escape leaves before the page is hydrated, too", async ({ page }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/resources");
    await leaveByEscape(page);
  });

  test("returning by the address shows the site as usual", async ({ page }) => {
    await leaveByEscape(page);
    await page.goto("/rights");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Know Your Rights");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("in a dialog the keyboard reaches Exit", async ({ page }) => {
    await page.getByRole("button", { name: "Settings" }).click();
    await expect(page.getByRole("dialog")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(exit(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await weather(page);
  });

  test("Escape three times does the same, also during a toast", async ({ page }) => {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }).click();
    await page
      .getByRole("button", { name: /^Copy address and contact/ })
      .first()
      .click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await leaveByEscape(page);
  });

  test("a public page has Exit in any spelling of its address", async ({ page }) => {
    await page.goto("/RIGHTS");
    await expect(exit(page)).toBeVisible();
  });

  test("Escape closes a dialog as usual, and slow presses do not leave", async ({ page }) => {
    await page.getByRole("button", { name: "Settings" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await escape(page, 1);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.waitForTimeout(2100);
    await escape(page, 2);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Know Your Rights");
    expect(page.url()).toContain("/rights");
  });

  test("Escape three times with another key in between closes dialogs, and stays", async ({ page }) => {
    for (let turn = 0; turn < 3; turn += 1) {
      await page.getByRole("button", { name: "Settings" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await escape(page, 1);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    expect(page.url()).toContain("/rights");
  });

  test(
    "an anonymous person can leave from every visitor's page",
    { tag: "@full" },
    async ({ page, baseURL }) => {
      for (const address of [
        "/new-request",
        "/requests",
        "/request/1",
        "/waiting",
        "/no-such-page",
        "/officer-login",
        "/verification",
        "/case-tracking",
      ]) {
        await page.goto("/home");
        await page.goto(address);
        await expect(exit(page)).toBeVisible();
        await untilItLives(page);
        await escape(page, 3);
        await weather(page);
        await page.goBack();
        await weather(page);
        expect(page.url(), address).not.toContain(baseURL);
      }
      await fileRequest(page); // which signs them in as a citizen
      await page.goto("/requests");
      await expect(page.getByRole("main").getByRole("link", { name: /EM-/ })).toBeVisible();
      await expect(exit(page)).toBeVisible();
    },
  );

  test("Escape that closes a list keeps the typed request", async ({ page }) => {
    await page.goto("/new-request");
    await field(page, "Full name").fill("Odalys Fenwick");
    await page.getByRole("button", { name: "Urgency" }).click();
    await expect(page.getByRole("listbox")).toBeVisible();
    await escape(page, 2);
    await expect(page.getByRole("listbox")).toBeHidden();
    await expect(field(page, "Full name")).toHaveValue("Odalys Fenwick");
    await exit(page).click();
    await weather(page);
    await page.goto("/new-request");
    await expect(field(page, "Full name")).toHaveValue(""); // the tab's data was erased with it
  });

  test("office pages have only the office's tools", async ({ page, mailroom }) => {
    await becomeOfficer(page, mailroom, inventOfficer());
    for (const address of ["/requests", "/new-request"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(exit(page)).toHaveCount(0);
    }
    await page.goto("/home");
    await expect(exit(page)).toBeVisible();
  });
});
