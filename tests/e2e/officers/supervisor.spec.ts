import { becomeOfficer, expect, field, fileRequest, inventOfficer, test } from "../harness/people.ts";
import { linkMailedTo } from "../harness/mail.ts";
import { badge, fillVictimInfo } from "../harness/steps.ts";

test.describe("a supervisor without JavaScript", () => {
  test("looks without deciding, learns what is missing, and says no", async ({ page, open, mailroom }) => {
    const officer = inventOfficer();
    const { badgeNumber: officerBadge, ...form } = officer;
    await page.request.post("/api/officer-verification", { data: { ...form, officerBadge } });
    await page.goto("/verification");
    await expect(page.getByText("Waiting for your supervisor")).toBeVisible();

    const supervisor = await open({ javaScriptEnabled: false });
    const link = await linkMailedTo(mailroom, officer.supervisorEmail, "verify");
    await supervisor.goto(link);
    await supervisor.getByRole("button").click();
    await expect(
      supervisor.getByText("We have not received your answer yet. Please check the problem below."),
    ).toBeVisible();
    await field(supervisor, "The officer's badge number").fill("another officer's");
    await supervisor.getByRole("radio", { name: /^Yes/ }).check();
    await supervisor.getByRole("button").click();
    await expect(supervisor.getByRole("radio", { name: /^Yes/ })).toBeChecked();
    // A no needs no badge number.
    await field(supervisor, "The officer's badge number").fill("");
    await supervisor.getByRole("radio", { name: /^No/ }).check();
    await supervisor.getByRole("button").click();

    await expect(page.getByRole("status").getByText("Verification denied")).toBeVisible();
    await supervisor.goto(link);
    await expect(supervisor.getByRole("heading", { name: "This case was already answered" })).toBeVisible();
    await expect(supervisor.getByRole("button")).toHaveCount(0);
  });

  test("reads the page in the browser's language, and may choose another", async ({ open, mailroom }) => {
    const officer = inventOfficer();
    const page = await open({ locale: "es-MX" });
    await page.goto("/officer-login");
    for (const [name, value] of Object.entries(officer)) await page.locator(`[name=${name}]`).fill(value);
    await page.getByRole("button", { name: "Alimentos" }).click();
    await page.getByRole("button", { name: "Verificar identidad" }).click();
    await page.waitForURL("**/verification");

    const supervisor = await open({ javaScriptEnabled: false, locale: "en-US" });
    await supervisor.goto(await linkMailedTo(mailroom, officer.supervisorEmail, "verify"));
    await expect(supervisor.getByRole("heading", { name: "Do you know this officer?" })).toBeVisible();
    await supervisor.getByRole("link", { name: "Español" }).click();
    await expect(supervisor.getByRole("heading", { name: "¿Conoce a este oficial?" })).toBeVisible();
    await expect(supervisor.locator("html")).toHaveAttribute("lang", "es");
    await supervisor.getByRole("link", { name: "Français" }).click();
    await field(supervisor, "Numéro de badge de l’agent").fill("autre");
    await supervisor.getByRole("radio", { name: /^Oui/ }).check();
    await supervisor.getByRole("button", { name: "Envoyer la réponse" }).click();
    await expect(supervisor.getByText("Il vous reste 4 essais.")).toBeVisible();
    await field(supervisor, "Numéro de badge de l’agent").fill(officer.badgeNumber);
    await supervisor.getByRole("button", { name: "Envoyer la réponse" }).click();
    await expect(supervisor.getByText(/^Nous avons reçu votre réponse/)).toBeVisible();
    await supervisor.getByRole("link", { name: "English" }).click();
    await expect(supervisor.getByText(/is verified for case/)).toBeVisible();
  });

  test("reads what is missing, gets an email when it is there, and approves", async ({
    page,
    open,
    mailroom,
  }) => {
    const officer = inventOfficer("trusted");
    await becomeOfficer(page, mailroom, officer);
    const number = await fileRequest(page);
    const supervisor = await open({ javaScriptEnabled: false });
    const early = await linkMailedTo(mailroom, officer.supervisorEmail, "approve");

    await supervisor.goto(early);
    await expect(supervisor.getByText("This request cannot be approved yet.")).toBeVisible();
    await expect(supervisor.getByRole("radio")).toHaveCount(0);
    await expect(supervisor.getByRole("button")).toHaveCount(0);
    await supervisor.getByText("Deny this request instead").click();
    await expect(supervisor.getByRole("button", { name: "No, deny the request" })).toBeVisible();
    await page.goto(`/request/${number}/victim-info`);
    await field(page, "Street address").fill("12 Quarry Bend Road");
    await page.getByRole("button", { name: /State/ }).click();
    await page.getByRole("option", { name: "Illinois" }).click();
    await fillVictimInfo(page);

    await supervisor.goto(early);
    await expect(supervisor.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
    await supervisor.goto(await linkMailedTo(mailroom, officer.supervisorEmail, "approve"));
    await supervisor.getByRole("radio", { name: /^Yes/ }).check();
    await supervisor.getByRole("button").click();
    await expect(
      supervisor.getByText("This request is approved, and the funds are allocated."),
    ).toBeVisible();
    await expect(badge(page, "approved")).toBeVisible();
  });
});
