import { becomeOfficer, expect, field, fileRequest, inventOfficer, test } from "./people.ts";
import { untilItLives } from "./steps.ts";

test.describe("leaving", () => {
  test.beforeEach(async ({ page }) => {
    await page.route("https://www.weather.gov/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Weather</h1>" }),
    );
    await page.goto("/home");
    await page.getByRole("contentinfo").getByRole("link", { name: "Know Your Rights" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Know Your Rights");
    await page.evaluate(() => sessionStorage.setItem("mine", "1"));
  });

  test("Exit opens a weather site in place of the page, and clears the session's storage", async ({
    page,
    baseURL,
  }) => {
    // as the router does that is drawn once more on the way out
    await page.evaluate(() =>
      addEventListener("click", () =>
        addEventListener("pagehide", () => sessionStorage.setItem("scrolled", "1")),
      ),
    );
    await page.getByRole("link", { name: "Exit this page" }).click();
    await expect(page.getByRole("heading", { name: "Weather" })).toBeVisible();
    await page.goBack();
    expect(page.url()).toBe(`${baseURL}/home`);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toBe("{}");
  });

  test("Exit is one before the page comes to life", async ({ page, baseURL }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/resources");
    await page.evaluate(() => {
      localStorage.setItem("safevoice-incident-drafts", "1");
      // as the router does in a page of which only a part lives yet
      addEventListener("pagehide", () => sessionStorage.setItem("scrolled", "1"));
    });
    await page.getByRole("link", { name: "Exit this page" }).click();
    await expect(page.getByRole("heading", { name: "Weather" })).toBeVisible();
    await page.goBack();
    expect(page.url()).toBe(`${baseURL}/rights`);
    expect(
      await page.evaluate(
        () => sessionStorage.length + Number(localStorage.getItem("safevoice-incident-drafts")),
      ),
    ).toBe(0);
  });

  test("Escape three times does the same, also while a toast is shown", async ({ page }) => {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }).click();
    await page
      .getByRole("button", { name: /^Copy address and contact/ })
      .first()
      .click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: "Weather" })).toBeVisible();
  });

  test("a public page has its way out however its address is written", async ({ page }) => {
    await page.goto("/RIGHTS");
    await expect(page.getByRole("link", { name: "Exit this page" })).toBeVisible();
  });

  test("Escape closes a window as ever, and counts from then on only", async ({ page }) => {
    await page.getByRole("button", { name: "Settings" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    for (let press = 0; press < 2; press += 1) await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Know Your Rights");
    expect(page.url()).toContain("/rights");
  });

  test(
    "whoever is not here for an office leaves from every page of the visitor's",
    { tag: "@full" },
    async ({ page, baseURL }) => {
      for (const address of ["/new-request", "/requests", "/request/1", "/waiting", "/no-such-page"]) {
        await page.goto("/home");
        await page.goto(address);
        await expect(page.getByRole("link", { name: "Exit this page" })).toBeVisible();
        await untilItLives(page);
        for (let press = 0; press < 3; press += 1) await page.keyboard.press("Escape");
        await expect(page.getByRole("heading", { name: "Weather" })).toBeVisible();
        await page.goBack();
        expect(page.url(), address).toBe(`${baseURL}/home`);
      }
      await fileRequest(page); // which signs them in as a citizen
      await page.goto("/requests");
      await expect(page.getByRole("main").getByRole("link", { name: /EM-/ })).toBeVisible();
      await expect(page.getByRole("link", { name: "Exit this page" })).toBeVisible();
    },
  );

  test("Escape that closes a list, or is pressed twice, leaves a request as it was typed", async ({
    page,
  }) => {
    await page.goto("/new-request");
    await field(page, "Full name").fill("Odalys Fenwick");
    await page.getByRole("button", { name: "Urgency" }).click();
    await expect(page.getByRole("listbox")).toBeVisible();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toBeHidden();
    await expect(field(page, "Full name")).toHaveValue("Odalys Fenwick");
    await page.getByRole("link", { name: "Exit this page" }).click();
    await expect(page.getByRole("heading", { name: "Weather" })).toBeVisible();
    await page.goto("/new-request");
    await expect(field(page, "Full name")).toHaveValue(""); // the tab's words went with it
  });

  test("at the desk of an office a page has the tools of it alone", async ({ page, mailroom }) => {
    await becomeOfficer(page, mailroom, inventOfficer());
    for (const address of ["/requests", "/new-request"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("link", { name: "Exit this page" })).toHaveCount(0);
    }
    await page.goto("/home");
    await expect(page.getByRole("link", { name: "Exit this page" })).toBeVisible();
  });
});
