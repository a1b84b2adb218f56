import type { Page } from "@playwright/test";
import { allButColours, problemsOf } from "../harness/axe.ts";
import { becomeOfficer, expect, field, fileRequest, inventOfficer, speak, test } from "../harness/people.ts";

const help = (page: Page) => page.getByRole("heading", { name: "Your help" });

/** Hands over the pass of an open request; returns what the dialog shows. */
async function handOver(page: Page, { button = "Give a Help Pass" } = {}) {
  await page.getByRole("button", { name: button }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("The PIN is shown only now")).toBeVisible();
  const [code = "", pin = ""] = await dialog.getByRole("definition").allTextContents();
  return { code, pin, dialog };
}

test(
  "an officer hands over a Help Pass; its holder opens it without JavaScript and answers",
  { tag: "@translated" },
  async ({ page, open, mailroom }) => {
    await becomeOfficer(page, mailroom, inventOfficer());
    const number = await fileRequest(page);
    await page.goto(`/request/${number}`);
    const { code, pin, dialog } = await handOver(page);
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(pin).toMatch(/^\d{6}$/);
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Text the link" }).click();
    await expect(page.getByText("The text with the link is queued.")).toBeVisible();
    await page.getByRole("button", { name: "They have it" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Not opened yet")).toBeVisible();
    await expect(page.getByText(pin)).toHaveCount(0);

    const holder = await open({ javaScriptEnabled: false });
    await holder.goto("/card");
    await field(holder, "Code").fill(code.toLowerCase());
    await field(holder, "PIN").fill(pin === "481273" ? "481274" : "481273");
    await holder.getByRole("button", { name: "Open" }).click();
    await expect(holder.getByText("The code or the PIN is wrong")).toBeVisible();
    await expect(field(holder, "Code")).toHaveValue(code.toLowerCase());
    await field(holder, "PIN").fill(pin);
    await holder.getByRole("button", { name: "Open" }).click();
    await expect(help(holder)).toBeVisible();
    await expect(holder.getByText("There is no code yet.")).toBeVisible();
    await expect(page.getByText("Opened by the recipient")).toBeVisible();

    await holder.getByText("Choose your own PIN").click();
    await field(holder, "New PIN, 6 digits").fill("480273");
    await field(holder, "The same PIN again").fill("480273");
    await holder.getByRole("button", { name: "Save PIN" }).click();
    await expect(holder.getByText("Only your own PIN opens this page now.")).toBeVisible();

    await holder.getByText("Someone else saw this").click();
    await holder.getByRole("button", { name: "Close it everywhere" }).click();
    await expect(holder.getByRole("heading", { name: "This Help Pass is closed" })).toBeVisible();
    await holder.goto("/c");
    await expect(field(holder, "Code")).toBeVisible();
    await expect(page.getByRole("button", { name: "Give a Help Pass" })).toBeVisible();
  },
);

const getting = {
  en: "Get your Help Pass",
  es: "Obtener su pase de ayuda",
  fr: "Obtenir votre passe d’aide",
};
const rulesIn = (language: string) => (language === "en" ? undefined : allButColours);

test("on a phone the QR code fills the screen, and the last button is never cut off", async ({ open }) => {
  for (const language of ["en", "es", "fr"] as const) {
    const page = await open({ viewport: { width: 375, height: 812 } });
    await speak(page.context(), language, test.info().project.use.baseURL);
    const number = await fileRequest(page);
    await page.goto(`/request/${number}`);
    await page.getByRole("button", { name: getting[language] }).click();
    const dialog = page.getByRole("dialog");
    const qr = dialog.locator("svg[viewBox^='-4 ']");
    for (const [width, height, least] of [
      [375, 812, 340],
      [320, 568, 144],
      [812, 375, 240],
      [1280, 800, 300],
    ] as const) {
      await page.setViewportSize({ width, height });
      const name = `${language} at ${width} x ${height} px`;
      await expect(dialog.getByRole("button").last(), name).toBeInViewport({ ratio: 1 });
      const box = await qr.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(least);
    }
    expect(await problemsOf(page, rulesIn(language)), language).toEqual([]);
  }
});

test(
  "the page behind the link passes axe and fits narrow phones in every language",
  { tag: "@full" },
  async ({ page, open, mailroom }) => {
    await becomeOfficer(page, mailroom, inventOfficer());
    const number = await fileRequest(page);
    const { data } = await (
      await page.request.post("/graphql", {
        data: { query: `{ request(number: ${number}) { id } }` },
      })
    ).json();
    const made = await page.request.post("/graphql", {
      data: {
        query: `mutation ($id: ID!) { makePass(input: { id: $id }) { pass { href pin } } }`,
        variables: { id: data.request.id },
      },
    });
    const { href, pin } = (await made.json()).data.makePass.pass;
    const holder = await open({});
    for (const language of ["en", "es", "fr"]) {
      await holder.goto(`${new URL(href).pathname}?lang=${language}`);
      await expect(holder.getByRole("link", { name: "911" })).toBeVisible();
      for (const width of [320, 375, 1280]) {
        await holder.setViewportSize({ width, height: 720 });
        const isWide = await holder.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(isWide, `${language} at ${width} px`).toBe(false);
      }
      expect(await problemsOf(holder, rulesIn(language)), language).toEqual([]);
    }
    await holder.getByRole("textbox").fill(pin);
    await holder.getByRole("button").click();
    await expect(holder).toHaveURL(/\/c$/);
    for (const language of ["en", "es", "fr"]) {
      await holder.goto(`/c?lang=${language}`);
      for (const width of [320, 375, 1280]) {
        await holder.setViewportSize({ width, height: 720 });
        const isWide = await holder.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(isWide, `opened, ${language} at ${width} px`).toBe(false);
      }
      await holder.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
      });
      expect(await problemsOf(holder, rulesIn(language)), `opened, ${language}`).toEqual([]);
    }
  },
);

test("blank cards are printed eight on a sheet", async ({ page, browserName }) => {
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto("/card/print");
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  }
  expect(await problemsOf(page)).toEqual([]);
  if (browserName !== "chromium") return; // no other browser prints by script
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test(
  "a citizen without an officer gets a Help Pass and looks the next day from a library",
  { tag: "@translated" },
  async ({ page, open }) => {
    const number = await fileRequest(page);
    await page.goto(`/request/${number}`);
    const { code, pin } = await handOver(page, { button: "Get your Help Pass" });
    await page.getByRole("button", { name: "I have it" }).click();
    const library = await open({ javaScriptEnabled: false });
    await library.goto("/card");
    await field(library, "Code").fill(code);
    await field(library, "PIN").fill(pin);
    await library.getByRole("button", { name: "Open" }).click();
    await expect(help(library)).toBeVisible();
    await expect(library.getByText("Someone will handle it soon.")).toBeVisible();
    await library.getByText("Write to us").click();
    await field(library, "Your message").fill("I can be reached in the evening.");
    await library.getByRole("button", { name: "Send" }).click();
    await expect(library.getByText("We received your message.")).toBeVisible();
    await library.getByRole("button", { name: "Close on this device" }).click();
    await expect(library.getByRole("heading", { name: "Closed on this device" })).toBeVisible();
    await library.goto("/c");
    await expect(field(library, "Code")).toBeVisible();
  },
);

test("what was kept on a device is removed by its button, by closing and by Exit", async ({
  page,
  open,
  mailroom,
}) => {
  await becomeOfficer(page, mailroom, inventOfficer());
  const number = await fileRequest(page);
  await page.goto(`/request/${number}`);
  const { code, pin } = await handOver(page);
  const phone = await open({ serviceWorkers: "allow" });
  await phone.context().route("https://www.weather.gov/**", (route) => route.fulfill({ body: "Sunny" }));
  const kept = async () =>
    (await phone.evaluate(() => indexedDB.databases())).some(({ name }) => name === "safevoice-pass");
  const openIt = async () => {
    await phone.goto("/card");
    await field(phone, "Code").fill(code);
    await field(phone, "PIN").fill(pin);
    await phone.getByRole("button", { name: "Open" }).click();
  };
  const keepIt = async () => {
    await phone.getByRole("button", { name: "Keep on this device" }).click();
    await expect(phone.getByText("Kept on this device.")).toBeVisible();
    expect(await kept()).toBe(true);
  };
  await openIt();
  for (const call of await phone.locator('a[href^="tel:"]').all())
    expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // While the copy is made, the page asks the person to stay: leaving it would keep nothing.
  await phone.evaluate(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    const isLetThrough = new Promise((go) => addEventListener("let-through", go, { once: true }));
    serviceWorker.register = async (...to) => isLetThrough.then(() => register(...to));
  });
  const keeping = phone.getByRole("button", { name: "Keep on this device" });
  await keeping.click();
  await expect(phone.getByRole("status").getByText("Please don’t leave this page yet.")).toBeVisible();
  await expect(keeping).toBeDisabled();
  expect(await kept()).toBe(false);
  await phone.evaluate(() => dispatchEvent(new Event("let-through")));
  await expect(phone.getByText("Kept on this device.")).toBeVisible();
  await expect(phone.getByText("Please don’t leave this page yet.")).toHaveCount(0);
  expect(await kept()).toBe(true);
  await phone.getByRole("button", { name: "Remove from this device" }).click();
  await expect.poll(kept).toBe(false);

  await keepIt();
  await phone.getByRole("button", { name: "Close on this device" }).click();
  await expect(phone.getByRole("heading", { name: "Closed on this device" })).toBeVisible();
  await expect.poll(kept).toBe(false);

  await openIt();
  await keepIt();
  await phone.getByRole("link", { name: "Exit this page" }).click();
  await expect(phone.getByText("Sunny")).toBeVisible();
  await phone.goto("/c");
  await expect.poll(kept).toBe(false);

  // On the kept page too, which runs no script.
  await keepIt();
  await phone.context().setOffline(true);
  await phone.reload();
  await expect(phone.getByText(/Not connected/)).toBeVisible();
  await phone.getByRole("link", { name: "Remove from this device" }).click();
  await expect(phone.getByText("Removed from this device.")).toBeVisible();
  await phone.context().setOffline(false);
  await phone.goto("/c");
  await expect.poll(kept).toBe(false);
});
