import type { Page } from "@playwright/test";
import { generateSync } from "otplib";
import { problemsOf } from "../harness/axe.ts";
import { configure } from "../harness/deskSteps.ts";
import { startOwnServer, type OwnServer } from "../harness/ownServer.ts";
import { expect, field, firstAdminPassword, ownAdminPassword, test } from "../harness/people.ts";

/*
 * Browsers have passkeys for names, and not for addresses in numbers, so this journey has a server
 * of its own, under the name localhost.
 */
const port = Number(process.env.E2E_PORT ?? 4611) + 1000;
const site = `http://localhost:${port}`;
test.use({ baseURL: site });
let server: OwnServer;

test.beforeAll(async ({ request }) => {
  server = await startOwnServer(request, site);
});
test.afterAll(() => server.stop());

async function withPassword(page: Page, password: string) {
  await page.goto("/admin/login");
  await field(page, "Username").fill("admin");
  await field(page, "Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

async function signOut(page: Page) {
  await page.goto("about:blank"); // a call without its session would be reported on the next page
  await page.context().clearCookies();
}

/**
 * A device of this browser, which answers by itself. It would also answer as soon as the sign-in
 * page offers its passkeys, so the browser has no autofill until `fillIn`.
 */
async function addDevice(page: Page) {
  await page.addInitScript(() => {
    if (localStorage.getItem("autofill") === null)
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("WebAuthn.enable");
  await protocol.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const fillIn = (page: Page) => page.evaluate(() => localStorage.setItem("autofill", "on"));

let recoveryCodes: string[] = [];

test.describe.configure({ mode: "serial" });

test("an administrator adds a passkey, signs in with it alone and after the password, and removes it", async ({
  page,
}) => {
  await addDevice(page);
  await withPassword(page, firstAdminPassword);
  await field(page, "Current Password").fill(firstAdminPassword);
  await field(page, "New Password").fill(ownAdminPassword);
  await field(page, "Confirm New Password").fill(ownAdminPassword);
  await page.getByRole("button", { name: "Change Password" }).click();
  await page.waitForURL("**/admin/dashboard");

  await page.goto("/admin/account");
  await expect(page.getByText("Set up two-factor sign-in first.")).toBeVisible();
  await page.getByRole("button", { name: "Set up" }).click();
  const secret = await page.getByRole("dialog").locator("code").first().innerText();
  const code = generateSync({ secret: secret.replaceAll(/\s/g, "") });
  await field(page, "6-digit code").fill(code);
  await page.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("list", { name: "Your recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  recoveryCodes = await codes.allInnerTexts();
  await page.getByRole("button", { name: "I saved my codes" }).click();

  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Please name the passkey")).toBeVisible();
  await field(page, "Name").fill("Office laptop");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Passkey added")).toBeVisible();
  await expect(page.getByRole("row", { name: /^Office laptop/ })).toBeVisible();

  await signOut(page);
  await page.goto("/admin/login");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.waitForURL("**/admin/dashboard");

  await signOut(page);
  await withPassword(page, ownAdminPassword);
  await expect(page.getByText("Password accepted.")).toBeVisible();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.waitForURL("**/admin/dashboard");

  await page.goto("/admin/account");
  await page.getByRole("button", { name: "Remove passkey Office laptop" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Passkey removed")).toBeVisible();
  await expect(page.getByRole("row", { name: /Office laptop/ })).toHaveCount(0);

  await signOut(page);
  await page.goto("/admin/login");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("This passkey did not sign you in.")).toBeVisible();
});

test("a required passkey is added at sign-in, and then no code replaces it", async ({ page, open }) => {
  await addDevice(page);
  await withPassword(page, ownAdminPassword);
  await field(page, "Code").fill(recoveryCodes[0]!);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/admin/dashboard");
  await configure(page, { requirePasskey: "super_admin" });

  await signOut(page);
  await withPassword(page, ownAdminPassword);
  await field(page, "Code").fill(recoveryCodes[1]!);
  await page.getByRole("button", { name: "Continue" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Add a passkey" });
  await expect(dialog.getByText("Your administrator requires a passkey.")).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await field(page, "Name").fill("Office laptop");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/admin/dashboard");

  // Elsewhere there is no passkey: the screen says what to do, and has no field for a code.
  const elsewhere = await open();
  await withPassword(elsewhere, ownAdminPassword);
  await expect(elsewhere.getByText("codes and recovery codes don't work")).toBeVisible();
  await expect(elsewhere.getByText("npm run admin:reset")).toBeVisible();
  await expect(elsewhere.getByRole("textbox")).toHaveCount(0);
  expect(await problemsOf(elsewhere)).toEqual([]);

  await signOut(page);
  await withPassword(page, ownAdminPassword);
  // The form before has a button of the same name, which signs in without the password.
  await expect(page.getByText("codes and recovery codes don't work")).toBeVisible();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.waitForURL("**/admin/dashboard");

  // The browser fills in the passkey: no button, no name, and the library is not loaded for it.
  await fillIn(page);
  await signOut(page);
  const begun: string[] = [];
  page.on("request", (request) => begun.push(request.postData() ?? request.url()));
  await page.goto("/admin/login");
  await page.waitForURL("**/admin/dashboard");
  expect(begun.filter((sent) => sent.includes("PasskeyButtonBeginMutation"))).toHaveLength(1);
  expect(begun.filter((sent) => sent.includes("PasskeyButtonFinishMutation"))).toHaveLength(1);
});

test("where the browser has no passkeys, the sign-in page has a password form and no error", async ({
  page,
}) => {
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(error.message));
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await withPassword(page, ownAdminPassword);
  await expect(page.getByText("Passkeys aren't available here.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Use a passkey" })).toHaveCount(0);
  expect(failures).toEqual([]);
});
