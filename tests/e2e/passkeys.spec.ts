import type { Page } from "@playwright/test";
import { generateSync } from "otplib";
import { startOwnServer } from "./ownServer.ts";
import { expect, field, firstAdminPassword, ownAdminPassword, test } from "./people.ts";

/*
 * Browsers have passkeys for names, and not for addresses in numbers, so this journey has a server
 * of its own, under the name localhost.
 */
const port = Number(process.env.E2E_PORT ?? 4611) + 1000;
const site = `http://localhost:${port}`;
test.use({ baseURL: site });
let stop: () => Promise<void>;

test.beforeAll(async ({ request }) => {
  stop = await startOwnServer(request, site);
});
test.afterAll(() => stop());

async function withPassword(page: Page, password: string) {
  await page.goto("/admin/login");
  await field(page, "Username").fill("admin");
  await field(page, "Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

async function signOut(page: Page) {
  await page.context().clearCookies();
}

test("an administrator adds a passkey, signs in with it alone and after the password, and removes it", async ({
  page,
}) => {
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
