import { expect, test } from "@playwright/test";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor finds a shelter in Texas and calls it", async ({ page }) => {
    await page.goto("/home");
    await page.getByLabel("State/Territory").selectOption("TX");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/\/home\?state=TX$/);
    await expect(page.getByText("Resources filtered for Texas")).toBeVisible();
    await page.getByRole("link", { name: "View All Resources" }).click();
    await expect(page).toHaveURL(/\/resources\?state=TX$/);
    const ofKind = page.getByText("Shelter", { exact: true });
    const shelter = page.getByRole("region").filter({ has: ofKind }).first();
    await expect(shelter).toBeVisible();
    await expect(shelter.locator('a[href^="tel:"]').first()).toHaveAttribute("href", /^tel:\+?\d{3,}$/);
  });

  test("a state that is none is told, and the first entries are there", async ({ page }) => {
    await page.goto("/home?state=Atlantis");
    await expect(page.getByText("This state is not in the list.")).toBeVisible();
    await expect(page.getByRole("link", { name: /^911/ }).first()).toBeVisible();
  });

  test("nothing is shown that would do nothing", async ({ page }) => {
    await page.goto("/resources?state=TX");
    for (const name of ["Support", "Settings", "Notifications"])
      await expect(page.getByRole("button", { name })).toHaveCount(0);
    await expect(page.getByRole("tab")).toHaveCount(0);
    await expect(page.getByRole("searchbox")).toHaveCount(0);
    await expect(page.getByRole("button")).toHaveText(["Show"]);
  });

  test("the rights of every situation can be read, with the guide and the state's legal aid", async ({
    page,
  }) => {
    await page.goto("/rights?state=TX");
    await expect(page.getByRole("heading", { name: "Fourth Amendment" })).toBeVisible();
    for (const tab of ["Traffic Stops", "Home Visits", "Detention", "Arrests"])
      await expect(page.getByRole("heading", { name: `More for ${tab}` })).toBeVisible();
    await expect(page.getByRole("link", { name: "Download Full Rights Guide" })).toHaveAttribute(
      "href",
      /\.pdf/,
    );
    await expect(page.getByText("Lone Star Legal Aid")).toBeVisible();
  });

  test("a link changes the language of this page and of the next", async ({ page }) => {
    await page.goto("/home?state=TX");
    await page.getByRole("link", { name: "Español" }).click();
    await expect(page).toHaveURL(/\/home\?state=TX$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await page.getByRole("contentinfo").getByRole("link", { name: "Conozca sus derechos" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Conozca sus derechos");
  });

  test("Exit is a link to a weather site, and a page says what it cannot hide", async ({ page }) => {
    await page.goto("/home");
    await expect(page.getByRole("link", { name: "Exit this page" })).toHaveAttribute(
      "href",
      "https://www.weather.gov/",
    );
    await page.getByRole("link", { name: "Leaving quickly" }).click();
    await expect(page.getByRole("heading", { name: "What it cannot hide" })).toBeVisible();
  });

  test("a page that needs JavaScript says so, and whom to call", async ({ page }) => {
    await page.goto("/events");
    await expect(page.locator("noscript p")).toBeVisible();
    await expect(page.getByText("Loading the events...")).toBeHidden();
  });
});

const ready = [
  "/home",
  "/home?state=TX",
  "/home?state=Atlantis",
  "/resources?state=TX&type=food&q=bank",
  "/rights?tab=home",
  "/landing",
  "/exit-help",
  "/feedback",
  "/incidents",
  "/events",
];

for (const language of ["en", "es", "fr"]) {
  test(`pages that came ready come to life without a word of complaint, in ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: "safevoice-language", value: language, url: baseURL ?? "" }]);
    await page.addInitScript(() => {
      localStorage.setItem(
        "safevoice-preferences",
        JSON.stringify({ theme: "dark", font: "large", timeZone: "PT" }),
      );
      localStorage.setItem("safevoice-state", "VT");
    });
    const said: string[] = [];
    page.on("console", (message) => message.type() === "error" && said.push(message.text()));
    page.on("pageerror", (error) => said.push(error.message));
    for (const address of ready) {
      const html = await (await page.request.get(address)).text();
      expect(html, address).toContain(`<html lang="${language}"`.replace("<html ", ""));
      await page.goto(address);
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(said, address).toEqual([]);
    }
    expect(new URL(page.url()).pathname).toBe("/events");
  });
}

test("what the address asks for besides the state is there once the page lives", async ({ page }) => {
  await page.goto("/resources?state=TX&type=food&q=bank");
  await expect(page.getByRole("searchbox")).toHaveValue("bank");
  await expect(page.getByRole("tab", { name: "Food" })).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/state=TX&type=food&q=bank$/);
  await page.getByLabel("State/Territory").selectOption("");
  await expect(page.getByText("Food Bank of Alaska").first()).toBeVisible();
});

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
    await page.getByRole("link", { name: "Exit this page" }).click();
    await expect(page.getByRole("heading", { name: "Weather" })).toBeVisible();
    await page.goBack();
    expect(page.url()).toBe(`${baseURL}/home`);
    expect(await page.evaluate(() => sessionStorage.getItem("mine"))).toBeNull();
  });

  test("Escape three times does the same", async ({ page }) => {
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: "Weather" })).toBeVisible();
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
});
