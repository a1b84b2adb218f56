import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, field, test } from "../harness/people.ts";
import { holdScripts } from "../harness/steps.ts";

async function openChat(page: Page) {
  await page.goto("/home");
  await page.getByRole("button", { name: "Support", exact: true }).click();
  await page.getByRole("button", { name: "Start Chat" }).click();
  await expect(page.getByText(/I'm the SafeVoice virtual support agent/)).toBeVisible();
  return page.getByRole("log", { name: "Conversation" });
}

/** of reachable elements: a page behind a dialog is inert, without main and heading */
const seriousProblems = async (page: Page) =>
  (await new AxeBuilder({ page }).include("main, [role=dialog]").analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
  );

test.describe("in Spanish", () => {
  test.use({ language: "es" });

  test("a person in a crisis has 911 and 988 at hand before there is an answer, or a connection", async ({
    page,
    context,
  }) => {
    await page.goto("/home");
    await page.getByRole("button", { name: "Ayuda", exact: true }).click();
    await page.getByRole("button", { name: "Iniciar chat" }).click();
    await expect(page.getByText(/soy el agente virtual de SafeVoice/)).toBeVisible();
    await context.setOffline(true);
    await field(page, "Su mensaje").fill("ya no puedo, quiero morir");
    await page.keyboard.press("Enter");
    const danger = page.getByRole("alert").filter({ hasText: "988" });
    await expect(danger.getByRole("link", { name: "Llamar al 911" })).toHaveAttribute("href", "tel:911");
    await expect(danger.getByRole("link", { name: "Llamar al 988" })).toHaveAttribute("href", "tel:988");
    const log = page.getByRole("log", { name: "Conversación" });
    await expect(log).not.toContainText("a solas");
    const again = page.getByRole("button", { name: "Intentar de nuevo" });
    await expect(again).toBeVisible(); // the call has failed
    await context.setOffline(false);
    await again.click();
    await expect(log).toContainText("a solas");
    await expect(danger).toBeVisible();
    expect(await seriousProblems(page)).toEqual([]);
  });
});

test("on a phone the chat replaces the Support Center, and the focus follows both ways", async ({ page }) => {
  await page.goto("/home");
  await page.getByRole("button", { name: "Support", exact: true }).click();
  const center = page.getByRole("dialog", { name: "Support Center" });
  await expect(center).toBeVisible();
  // It and the shade behind it have appeared: each has an animation of its own.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const unseen = await page.evaluateHandle(() => {
    const frames: string[] = [];
    const look = () => {
      const dialog = document.querySelector("[role=dialog]");
      if (!dialog?.checkVisibility({ opacityProperty: true })) {
        const styles = [dialog, dialog?.parentElement, dialog?.parentElement?.parentElement].flatMap((part) =>
          part ? [getComputedStyle(part)] : [],
        );
        frames.push(styles.map(({ display, opacity }) => `${display} ${opacity}`).join(", ") || "no dialog");
      }
      requestAnimationFrame(look);
    };
    look();
    return frames;
  });
  await page.getByRole("button", { name: "Start Chat" }).click();
  await expect(page.getByRole("dialog", { name: "Support Chat" })).toBeFocused(); // no keyboard opens over the buttons
  await expect(page.getByRole("button", { name: "I need food" })).toBeInViewport();
  await page.getByRole("dialog").getByRole("button", { name: "Support Center" }).click();
  await expect(center).toBeFocused();
  expect(await unseen.jsonValue()).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(center).toBeHidden();
  await expect(page.getByRole("button", { name: "Support", exact: true })).toBeFocused();
});

test("a dialog whose code fails to load leaves the page, names the numbers, and opens later", async ({
  page,
}) => {
  await page.goto("/home");
  await page.route(/\/assets\/(SupportDialog|Chat)-/, (route) => route.abort());
  const support = page.getByRole("button", { name: "Support", exact: true });
  await support.click();
  await expect(page.getByText("This could not be opened")).toBeVisible();
  await expect(page.getByText("Calls work without it: 911, 988, 2-1-1.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.getByRole("alertdialog").getByRole("button").click();
  await page.unroute(/\/assets\/(SupportDialog|Chat)-/);
  await page.route(/\/assets\/Chat-/, (route) => route.abort());
  await support.click();
  await page.getByRole("button", { name: "Start Chat" }).click();
  await expect(page.getByText("The chat could not be opened")).toBeVisible();
  await expect(page.getByRole("link", { name: "Call 988" })).toBeVisible();
  await page.unroute(/\/assets\/Chat-/);
  await page.getByRole("button", { name: "Start Chat" }).click();
  await expect(field(page, "Your message")).toBeVisible();
});

test("a tool pressed before hydration opens after it", async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto("/home", { waitUntil: "commit" });
  const support = page.getByRole("button", { name: "Support", exact: true });
  await support.click();
  letThrough();
  await expect(page.getByRole("dialog", { name: "Support Center" })).toBeVisible();
});

test(
  "a question about food in a state is answered with whom to call; the conversation can be saved and erased",
  { tag: "@translated" },
  async ({ page }) => {
    const log = await openChat(page);
    expect(await seriousProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "I need food" }).click();
    await expect(log).toContainText("$10 per person");
    await field(page, "Your message").fill("Texas");
    await page.keyboard.press("Enter");
    await expect(log.getByRole("link", { name: "713-223-3700" })).toHaveAttribute("href", "tel:7132233700");

    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download" }).click();
    expect((await downloading).suggestedFilename()).toBe("safevoice-chat.txt");
    await page.getByRole("button", { name: "Erase" }).click();
    await expect(log).not.toContainText("Texas");
  },
);

test("offline the chat says whom to call, and answers on retry", async ({ page, context }) => {
  const log = await openChat(page);
  await context.setOffline(true);
  await field(page, "Your message").fill("Can you pay a hotel?");
  await page.keyboard.press("Enter");
  await expect(log).toContainText("please call our emergency hotline at 911.");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(log).toContainText("24-hour stay per request");
});

test(
  "a callback: what is missing, an unassigned number, and when the call will come",
  { tag: "@translated" },
  async ({ page }) => {
    const log = await openChat(page);
    await page.getByRole("button", { name: "Request a callback" }).click();
    const dialog = page.getByRole("dialog", { name: "Request a Callback" });
    const submit = dialog.getByRole("button", { name: "Request Callback" });
    await submit.click();
    await expect(dialog.getByText("Please fill in your name and phone number").first()).toBeVisible();
    await field(page, "Your name").fill("Odalys");
    await field(page, "Phone number").fill("123-456-7890");
    await submit.click();
    await expect(dialog.getByText("Please enter a phone number that we can call").first()).toBeVisible();
    expect(await seriousProblems(page)).toEqual([]);
    await field(page, "Phone number").fill("(217) 555-0144");
    await submit.click();
    await expect(dialog).toBeHidden();
    await expect(log).toContainText(
      /(?:Someone will call you within \d+-\d+ minutes|We will call you as soon as an administrator is available)/,
    );
  },
);

test(
  "feedback: every message, a receipt, and the help that it names",
  { tag: "@translated" },
  async ({ page }) => {
    await page.goto("/feedback");
    const submit = page.getByRole("button", { name: "Submit Feedback" });
    await submit.click();
    for (const [label, sentence] of [
      ["Feedback type", "Please select a feedback type"],
      ["Agency / department name", "Please enter agency/department name"],
      ["Your feedback", "Please enter your feedback"],
    ] as const) {
      await expect(page.getByRole("link", { name: label })).toBeVisible();
      await expect(page.getByText(sentence)).toBeVisible();
    }
    expect(await seriousProblems(page)).toEqual([]);

    await page.getByText("Concern", { exact: true }).click();
    await field(page, "Agency / department name").fill("Brackwater Police Department");
    await field(page, "Your feedback").fill("They kept us waiting for hours.");
    await field(page, "Email (optional)").fill("odalys@");
    await submit.click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expect(field(page, "Email (optional)")).toBeFocused();
    await field(page, "Email (optional)").fill("");
    await submit.click();
    await expect(page.getByText("Thank you for your feedback!")).toBeVisible();
    await expect(page.getByText(/Your receipt number is FB-\d{4}-\d{6}\./)).toBeVisible();
    const receipt = page.getByText(/^FB-\d{4}-\d{6}$/);
    expect(await receipt.evaluate((number) => number.getClientRects().length)).toBe(1); // on one line
    await expect(field(page, "Your feedback")).toHaveValue("");
    await expect(page.getByRole("link", { name: "Learn More: Legal Aid Services" })).toHaveAttribute(
      "href",
      "/resources?type=legal",
    );
  },
);
