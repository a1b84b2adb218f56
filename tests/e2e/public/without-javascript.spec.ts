import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "../harness/people.ts";
import { untilItLives } from "../harness/steps.ts";

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
    const phone = page.locator('a[href^="tel:"]');
    const shelter = page.getByRole("region").filter({ has: ofKind }).filter({ has: phone }).first();
    await expect(shelter).toBeVisible();
    await expect(shelter.locator(phone).first()).toHaveAttribute("href", /^tel:\+?\d{3,}$/);
  });

  test("a visitor names a city on the first page and finds nearby help", async ({ page }) => {
    await page.goto("/home");
    await page.getByLabel("ZIP code or city").fill("Scranton, PA");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/\/resources\?near=Scranton%2C\+PA$/);
    // getByText does not look into a noscript
    await expect(page.locator("strong").filter({ hasText: "Nearest to Scranton, PA first" })).toBeVisible();
  });

  test("reports an unknown state, and shows the first entries", async ({ page }) => {
    await page.goto("/home?state=Atlantis");
    await expect(page.getByText("This state is not in the list.")).toBeVisible();
    await expect(page.getByRole("link", { name: /^911/ }).first()).toBeVisible();
  });

  test("shows nothing that would not work", async ({ page }) => {
    await page.goto("/resources?state=TX");
    for (const name of ["Support", "Settings", "Notifications"])
      await expect(page.getByRole("button", { name })).toHaveCount(0);
    await expect(page.getByRole("tab")).toHaveCount(0);
    await expect(page.getByRole("button")).toHaveText(["Show"]);
  });

  test("the server answers a search, with the best match first", async ({ page }) => {
    await page.goto("/resources");
    await page.getByRole("searchbox").fill("place to sleep");
    await page.locator("summary").click();
    await page.getByLabel("State/Territory").selectOption("TX");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/\/resources\?q=place\+to\+sleep&state=TX&near=$/);
    const names = page.getByRole("article").getByRole("heading");
    await expect(names.first()).toHaveText("2-1-1 Texas");
    await expect(names.nth(1)).toHaveText("Salvation Army: Houston Center of Hope");
    await expect(page.getByRole("link", { name: "2-1-1", exact: true }).first()).toHaveAttribute(
      "href",
      "tel:211",
    );
  });

  test("shows the rights in every situation, with the guide and the state's legal aid", async ({ page }) => {
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
    await expect(page.getByText("en todo el estado de Texas").first()).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Conozca sus derechos" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Conozca sus derechos");
  });

  test("Exit is a link to a weather site, and a page explains what it cannot hide", async ({ page }) => {
    await page.goto("/home");
    await expect(page.getByRole("link", { name: "Exit this page" })).toHaveAttribute(
      "href",
      "https://www.weather.gov/",
    );
    await page.getByRole("link", { name: "Leaving quickly" }).click();
    await expect(page.getByRole("heading", { name: "What it cannot hide" })).toBeVisible();
  });

  test("a page that needs JavaScript says so, and whom to call", async ({ page }) => {
    await page.goto("/incidents");
    await expect(page.locator("noscript p")).toBeVisible();
    await expect(page.getByText("Loading...")).toBeHidden();
  });

  test("a page drawn by scripts says whom to call and what works, in each language", async ({ page }) => {
    const address = "/new-request";
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page needs JavaScript");
    for (const [name, number] of [
      ["911", "911"],
      ["988", "988"],
      ["2-1-1", "211"],
    ] as const) {
      const call = page.getByRole("link", { name, exact: true });
      await expect(call).toHaveAttribute("href", `tel:${number}`);
      expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    );
    await page.getByRole("link", { name: "Español" }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Esta página necesita JavaScript");
    await page.getByRole("link", { name: "Français" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cette page a besoin de JavaScript");
    await page.getByRole("link", { name: "Trouver de l’aide près de chez vous" }).click();
    await expect(page).toHaveURL(/\/resources$/);
  });

  test("every page drawn by scripts has the same words without them", async ({ request }) => {
    const partOf = async (address: string) => {
      const page = await (await request.get(address)).text();
      return /<noscript>(.*?)<\/noscript>/s.exec(page.slice(page.indexOf("<body")))?.[1];
    };
    const part = await partOf("/new-request");
    expect(part).toContain("This page needs JavaScript");
    for (const address of ["/requests", "/case-tracking", "/verification"])
      expect(await partOf(address), address).toBe(part);
  });

  test("a visitor finds upcoming events, and adds one of a month to the calendar", async ({ page }) => {
    await page.goto("/home");
    await page.getByRole("contentinfo").getByRole("link", { name: "Events" }).click();
    await expect(page.getByRole("heading", { name: "Upcoming events" })).toBeVisible();
    await expect(page.getByText("Loading the events...")).toBeHidden();
    await expect(page.getByText("This page needs JavaScript.")).toHaveCount(0);
    await page.goto("/events?month=2027-04");
    const event = page.getByRole("article").filter({ hasText: "Emergency Resource Fair" });
    await expect(event.getByRole("time")).toHaveText("Friday, April 16, 2027");
    await expect(event).toContainText(/12:00\s–\s4:00\sPM CDT/);
    await expect(event).toContainText("Riverside Park Pavilion");
    const download = page.waitForEvent("download");
    await event.getByRole("link", { name: "Add to Calendar" }).click();
    expect((await download).suggestedFilename()).toBe("safevoice-2027-04-16.ics");
  });

  test("a visitor sends feedback: sees the errors, loses nothing, and gets a receipt", async ({ page }) => {
    await page.goto("/feedback");
    await page.getByRole("radio", { name: "Concern" }).check();
    await page.getByLabel("Your feedback").fill("They kept me waiting\nfor hours.");
    await page.getByRole("checkbox", { name: "follow up" }).check();
    await page.getByLabel("Email").fill("nobody");
    await page.getByRole("button", { name: "Submit Feedback" }).click();

    await expect(page.getByText("Please check all required fields are filled correctly.")).toBeVisible();
    await expect(page.getByRole("radio", { name: "Concern" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "follow up" })).toBeChecked();
    await expect(page.getByLabel("Your feedback")).toHaveValue("They kept me waiting\nfor hours.");
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Please enter a valid email address/);
    await page.getByRole("link", { name: "Please enter agency/department name" }).click();
    await expect(page.getByLabel("Agency / department name")).toBeInViewport();

    await page.getByLabel("Agency / department name").fill("Brackwater Police");
    await page.getByLabel("Email").fill("ana@example.org");
    await page.getByRole("button", { name: "Submit Feedback" }).click();
    await expect(page.getByText("Thank you for your feedback!")).toBeVisible();
    const number = await page.getByText(/^FB-\d{4}-\d{6}$/).innerText();
    await expect(page.getByRole("link", { name: "Exit this page" })).toBeVisible();
    const sentAgain: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sentAgain.push(request.url()));
    await page.reload();
    await expect(page.getByText(number)).toBeVisible();
    expect(sentAgain).toEqual([]);
    await page.getByRole("link", { name: "Back to Community Feedback" }).click();
    await expect(page.getByLabel("Your feedback")).toHaveValue("");
  });

  test("the form answers in its page's language", async ({ page }) => {
    await page.goto("/feedback?lang=es");
    await page.getByRole("radio", { name: "Inquietud" }).check();
    await page.getByLabel("Nombre de la agencia").fill("Policía");
    await page.getByLabel("Sus comentarios").fill("Me hicieron esperar muchas horas.");
    await page.getByRole("button", { name: "Enviar comentarios" }).click();
    await expect(page.getByText("¡Gracias por sus comentarios!")).toBeVisible();
  });
});

/**
 * axe needs a script, so the pages are loaded into a browser with scripts, but without the app's.
 */
test("the pages without JavaScript pass axe", async ({ page, baseURL }) => {
  const form = { feedbackType: "", email: "nobody" };
  const answered = await page.request.post("/feedback", { form });
  const pages = [await answered.text()];
  for (const address of ["/events", "/feedback"])
    pages.push((await (await page.request.get(address)).text()).replaceAll(/<\/?noscript[^>]*>/g, ""));
  for (const text of pages) {
    await page.route("**/as-it-came", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: text.replaceAll(/<script type="module".*?<\/script>/g, ""),
      }),
    );
    await page.goto(`${baseURL}/as-it-came`);
    // It is sticky, and covers half of what is below it.
    await page.addStyleTag({ content: "nav { position: static !important }" });
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag22aa"])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
      [],
    );
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(375);
    await page.unroute("**/as-it-came");
  }
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
  const heavy = language === "en" ? {} : { tag: "@full" };
  test(
    `prerendered pages hydrate without errors, in ${language}`,
    heavy,
    async ({ page, context, baseURL }) => {
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
        await untilItLives(page);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(said, address).toEqual([]);
      }
      expect(new URL(page.url()).pathname).toBe("/events");
    },
  );
}

test("further parameters of the URL apply after hydration", async ({ page }) => {
  await page.goto("/resources?state=TX&type=food&q=bank");
  await expect(page.getByRole("searchbox")).toHaveValue("bank");
  await expect(page.getByRole("tab", { name: "Food" })).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/state=TX&type=food&q=bank$/);
  await page.locator("summary").click();
  await page.getByLabel("State/Territory").selectOption("");
  await expect(page.getByText("Food Bank of Alaska").first()).toBeVisible();
});
