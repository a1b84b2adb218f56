import type { APIRequestContext, Page } from "@playwright/test";
import { appAddresses, deskAddresses, serverAddresses } from "../harness/addresses.ts";
import { firstSignIn, soon } from "../harness/deskSteps.ts";
import { linkMailedTo, mailTo } from "../harness/mail.ts";
import { startOwnServer, type OwnServer } from "../harness/ownServer.ts";
import {
  asAdministrator,
  expect,
  field,
  fillOfficerForm,
  firstAdminPassword,
  inventOfficer,
  ownAdminPassword,
  recipient,
  test,
} from "../harness/people.ts";
import { fileOnScreen, fillVictimInfo, saveRecipient } from "../harness/steps.ts";

/* The exercises of docs/training.md, one after the other on one installation. */
const port = Number(process.env.E2E_PORT ?? 4611) + 1003;
const site = `http://localhost:${port}`;
test.use({ baseURL: site });
test.describe.configure({ mode: "serial" });
let server: OwnServer;

test.beforeAll(async ({ request, browser }) => {
  server = await startOwnServer(request, site, { TRAINING: "1" });
  const page = await browser.newPage({ baseURL: site });
  await firstSignIn(page, { username: "admin", given: firstAdminPassword, own: ownAdminPassword });
  await page.close();
});
test.afterAll(() => server.stop());

/** What the installation tried to reach outside. */
const attempts = async (mailroom: APIRequestContext) => {
  const page = await mailroom.get("/dev/outgoing");
  expect(page.status()).toBe(200);
  return (await page.text()).match(/<li>.*?<\/li>/gs) ?? [];
};

const watermarkOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement, "::after").content);

const isMarked = async (page: Page) => {
  await expect(page.getByText("No one receives what you send.", { exact: false })).toBeVisible();
  expect(await watermarkOf(page)).toContain('"TRAINING"');
};

const codeIn = (text: string) => /TRAIN-[A-Z]{2,4}\d{4,}/.exec(text)?.[0] ?? "";

test("exercise 1: a quiet night", async ({ page: admin, open, mailroom }) => {
  const officer = inventOfficer();
  const officersPage = await open();

  await test.step("an officer says who they are, and the supervisor confirms from the mailbox", async () => {
    await officersPage.goto("/officer-login");
    await isMarked(officersPage);
    await fillOfficerForm(officersPage, officer);
    await officersPage.getByRole("button", { name: "Verify Identity" }).click();
    await expect(officersPage.getByText("Waiting for your supervisor")).toBeVisible();
    const supervisor = await open();
    await supervisor.goto(await linkMailedTo(mailroom, officer.supervisorEmail, "verify"));
    await isMarked(supervisor);
    await supervisor.getByRole("radio", { name: "Yes, I verify this officer" }).check();
    await field(supervisor, "The officer's badge number").fill(officer.badgeNumber);
    await supervisor.getByRole("button").click();
    await expect(officersPage.getByText("You are verified")).toBeVisible();
  });

  let caseId = "";
  await test.step("the officer files a request, and adds the victim information", async () => {
    await fileOnScreen(officersPage);
    caseId = /EM-\d{4}-\d+/.exec(await officersPage.getByRole("main").innerText())?.[0] ?? "";
    await officersPage.getByRole("link", { name: "Add Victim Information" }).click();
    await fillVictimInfo(officersPage);
  });

  await test.step("the administrator approves it, and dispatches a meal", async () => {
    await asAdministrator(admin);
    await admin.goto("/admin/dashboard");
    await isMarked(admin);
    const tracker = admin.getByRole("region", { name: "Request Status Tracker" });
    await tracker.getByRole("link", { name: `Details of ${caseId}` }).click();
    const dialog = admin.getByRole("dialog", { name: "Request Details" });
    await dialog.getByRole("button", { name: "Approve", exact: true }).click();
    await dialog.getByRole("button", { name: "Approve", exact: true }).last().click();
    await expect(admin.getByText("Request status changed to approved")).toBeVisible();
    await admin.keyboard.press("Escape");
    await admin.getByRole("button", { name: "Help Dispatch Hub" }).click();
    const hub = admin.getByRole("region", { name: "Help Dispatch Hub" });
    await hub.getByRole("searchbox").fill(caseId);
    await hub.getByRole("button", { name: `Manual Dispatch Resources for ${caseId}` }).click();
    const manual = admin.getByRole("dialog", { name: /Manual dispatch/ });
    await manual.getByRole("tab", { name: "Food" }).click();
    await manual.getByRole("checkbox", { name: "DoorDash" }).check({ force: true });
    await manual.getByRole("button", { name: /^Dispatch 1/ }).click();
    await expect(admin.getByText("Successfully dispatched 1 service provider(s)")).toBeVisible();
  });

  await test.step("the recipient's email has a code that no provider takes", async () => {
    const { text } = await mailTo(mailroom, recipient.email, /TRAIN-/);
    expect(codeIn(text)).toMatch(/^TRAIN-DOOR\d{4}$/);
    expect(text).toMatch(/^TRAINING\. Nothing here is real\./);
  });

  await test.step("the case is completed, and the shift handed over", async () => {
    const tracker = admin.getByRole("region", { name: "Request Status Tracker" });
    await tracker.getByRole("link", { name: `Details of ${caseId}` }).click();
    const dialog = admin.getByRole("dialog", { name: "Request Details" });
    await dialog.getByRole("button", { name: "Mark Complete", exact: true }).click();
    await dialog.getByRole("button", { name: "Mark Complete", exact: true }).last().click();
    await expect(admin.getByText("Request status changed to completed")).toBeVisible();
    await admin.goto("/admin/handover");
    await admin.getByRole("textbox", { name: "What the next shift should know" }).fill("A quiet night.");
    await admin.getByRole("button", { name: "Hand over the shift" }).click();
    await expect(admin.getByText("Shift handed over").first()).toBeVisible();
  });

  await test.step("this installation has nothing to set up", async () => {
    await admin.goto("/admin/setup");
    await expect(admin.getByText("so there is nothing to set up", { exact: false })).toBeVisible();
    await expect(admin.getByText("Mail server")).toHaveCount(0);
  });
  expect(await attempts(mailroom)).toEqual([]);
});

test("exercise 2: a code that fails", async ({ page: admin, open, mailroom }) => {
  const mailbox = "keahi.nalukealoha@example.com";
  const hub = admin.getByRole("region", { name: "Help Dispatch Hub" });
  const before = await mailTo(mailroom, mailbox, /DoorDash/);

  await test.step("the hub shows the problem, and what the recipient wrote", async () => {
    await asAdministrator(admin);
    await admin.goto("/admin/dashboard");
    await admin.getByRole("button", { name: "Help Dispatch Hub" }).click();
    await hub.getByRole("button", { name: "1 problem" }).click();
    await expect(hub.getByText("Not working")).toBeVisible();
    await hub.getByRole("button", { name: "Case EM-2026-1276" }).click();
    const dialog = admin.getByRole("dialog", { name: "Request Details" });
    await dialog.getByRole("tab", { name: /Recipient Responses/ }).click();
    await expect(dialog.getByText("The code is refused.", { exact: false })).toBeVisible();
    await dialog.getByRole("button", { name: /as Read/ }).click();
    await expect(dialog.getByText(/Read by admin/)).toBeVisible();
    await admin.keyboard.press("Escape");
  });

  await test.step("the code is reissued, and the recipient gets another one", async () => {
    await hub.getByRole("button", { name: "More actions for DoorDash" }).click();
    await admin.getByRole("menuitem", { name: /Reissue/ }).click();
    await admin.getByRole("textbox", { name: "Reason" }).fill("The provider refused the code.");
    await admin.getByRole("button", { name: "Reissue" }).click();
    await expect(admin.getByText("DoorDash dispatch reissued")).toBeVisible();
    await expect(hub.getByText("Not working")).toHaveCount(0);
    const old = codeIn(before.text);
    expect(old).toMatch(/^TRAIN-DOOR\d{4}$/);
    const newCode = async () => codeIn((await mailTo(mailroom, mailbox, /DoorDash/)).text);
    await expect.poll(newCode, soon).not.toBe(old);
    expect(await newCode()).toMatch(/^TRAIN-DOOR\d{4}$/);
  });

  await test.step("anyone who checks the first letter learns that its code is void", async () => {
    const counter = await open({ javaScriptEnabled: false });
    await counter.goto("/letters/check");
    await counter.getByLabel(/number/i).fill(/L-\d{4}-\d{6}/.exec(before.text)?.[0] ?? "");
    await counter.getByLabel(/code/i).fill(/Check code: (\S+)/.exec(before.text)?.[1] ?? "");
    await counter.getByRole("button").first().click();
    await expect(counter.getByRole("alert")).toContainText(/void|no longer valid/i);
    await isMarked(counter);
  });
  expect(await attempts(mailroom)).toEqual([]);
});

test("exercise 3: a silent supervisor", async ({ page: admin, open, mailroom }) => {
  const officersPage = await open({ extraHTTPHeaders: {} });
  await test.step("the officer has waited for five hours, and asks again", async () => {
    await officersPage.goto("/dev/officers");
    await officersPage.getByRole("button", { name: "Sign in as Ike Lorn" }).click();
    await officersPage.waitForURL("**/requests");
    await officersPage.goto("/verification");
    await expect(officersPage.getByText("Waiting for your supervisor")).toBeVisible();
    await officersPage.getByRole("button", { name: "Resend Email" }).click();
    await expect(officersPage.getByText("Verification email sent")).toBeVisible();
  });
  await test.step("911 Verify opens the case for an hour, without the money", async () => {
    await officersPage.getByRole("button", { name: "911 Verify" }).click();
    await officersPage.getByRole("alertdialog").getByRole("button", { name: "Use 911 Verify" }).click();
    await expect(officersPage.getByText(/^You are provisionally verified until/)).toBeVisible();
    await officersPage.goto("/case-tracking");
    await saveRecipient(officersPage);
  });
  await test.step("the administrator calls the supervisor, and answers in their place", async () => {
    await asAdministrator(admin);
    await admin.goto("/admin/officers");
    await admin.getByRole("link", { name: /^Open case MC-26-00533/ }).click();
    await admin.getByRole("button", { name: "Confirm", exact: true }).click();
    await admin
      .getByRole("textbox", { name: /Reason/ })
      .fill("Called the county's number: Lt. Quenby confirmed.");
    await admin.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click();
    await expect(admin.getByText("Officer confirmed")).toBeVisible();
  });
  await test.step("the officer's page shows it by itself", async () => {
    await officersPage.goto("/verification");
    await expect(officersPage.getByText("You are verified")).toBeVisible(soon);
  });
  expect(await attempts(mailroom)).toEqual([]);
});

test("an attempt to reach another machine is refused and recorded", async ({ page: admin, mailroom }) => {
  await asAdministrator(admin);
  await admin.goto("/admin/dashboard?tab=settings&panel=identity-providers");
  await admin.getByRole("button", { name: "Add a provider" }).click();
  await field(admin, "Name on the button").fill("Marlow County");
  await field(admin, "Name in the address").fill("marlow");
  await field(admin, "Issuer URL").fill("https://login.marlowcounty.example");
  await field(admin, "Client ID").fill("safevoice");
  await field(admin, "Client secret").fill("a secret of the provider");
  await field(admin, "Email domains").fill("marlowcounty.example");
  await admin.getByText("Offer it on the sign-in page").click();
  await admin.getByRole("button", { name: "Save", exact: true }).click();
  await expect(admin.getByRole("dialog")).toHaveCount(0);
  expect(await attempts(mailroom)).toEqual([]);
  await admin.getByRole("link", { name: "Test the sign-in with Marlow County" }).click();
  await expect(admin.getByText("This is a training installation", { exact: false })).toBeVisible();
  const [attempt = ""] = await attempts(mailroom);
  expect(attempt).toContain("login.marlowcounty.example:443");
});

test("every page has the marks, and so does what is printed of it", async ({ page, mailroom }) => {
  const ofDevelopers = ["/dev/mailbox", "/dev/officers", "/dev/outgoing", "/dev/design", "/graphql"];
  const addresses = [...appAddresses(), ...deskAddresses(), ...serverAddresses(), ...ofDevelopers];
  expect(addresses.length).toBeGreaterThan(50);
  const headers = { accept: "text/html" };
  const unmarked: string[] = [];
  for (const address of addresses) {
    const answer = await mailroom.get(address, { headers });
    const isPage = answer.headers()["content-type"]?.startsWith("text/html");
    const isMarked = /<style>[^<]*:root::after\{/.test(await answer.text());
    if (!isPage || !isMarked) unmarked.push(`${answer.status()} ${address}`);
  }
  expect(unmarked).toEqual([]);

  for (const address of ["/home", "/privacy"]) {
    await page.goto(`${address}?lang=en`);
    await isMarked(page);
    await page.emulateMedia({ media: "print" });
    await isMarked(page);
    await page.emulateMedia({ media: "screen" });
  }
  await page.goto("/privacy?lang=es");
  await expect(page.getByText("Nadie recibe lo que usted envía.", { exact: false })).toBeVisible();
  expect(await watermarkOf(page)).toContain('"SIMULACRO"');
});
