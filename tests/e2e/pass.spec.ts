import type { Page } from "@playwright/test";
import { problemsOf } from "./axe.ts";
import { becomeOfficer, expect, field, fileRequest, inventOfficer, test } from "./people.ts";

const help = (page: Page) => page.getByRole("heading", { name: "Your help" });

/** Hands over the pass of an open request; returns what the dialog shows. */
async function handOver(page: Page) {
  await page.getByRole("button", { name: "Give a Help Pass" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("The PIN is shown only now")).toBeVisible();
  const [code = "", pin = ""] = await dialog.getByRole("definition").allTextContents();
  return { code, pin, dialog };
}

test("an officer hands over a Help Pass; its holder opens it without JavaScript and answers", async ({
  page,
  open,
  mailroom,
}) => {
  await becomeOfficer(page, mailroom, inventOfficer());
  const number = await fileRequest(page);
  await page.goto(`/request/${number}`);
  const { code, pin, dialog } = await handOver(page);
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(pin).toMatch(/^\d{6}$/);
  expect(await problemsOf(page)).toEqual([]);
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
});

test("the page behind the link passes axe and fits narrow phones in every language", async ({
  page,
  open,
  mailroom,
}) => {
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
    for (const width of [320, 375, 1280]) {
      await holder.setViewportSize({ width, height: 720 });
      await holder.goto(`${new URL(href).pathname}?lang=${language}`);
      await expect(holder.getByRole("link", { name: "911" })).toBeVisible();
      const isWide = await holder.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide, `${language} at ${width} px`).toBe(false);
    }
    expect(await problemsOf(holder), language).toEqual([]);
  }
  await holder.getByRole("textbox").fill(pin);
  await holder.getByRole("button").click();
  await expect(holder).toHaveURL(/\/c$/);
  expect(await problemsOf(holder)).toEqual([]);
});
