import type { Page } from "@playwright/test";
import { openOidcProvider } from "../../harness/fakes/oidc-provider.ts";
import { problemsOf } from "../harness/axe.ts";
import { firstSignIn } from "../harness/deskSteps.ts";
import { startOwnServer, type OwnServer } from "../harness/ownServer.ts";
import {
  expect,
  field,
  fillCaseFields,
  firstAdminPassword,
  inventOfficer,
  ownAdminPassword,
  test,
} from "../harness/people.ts";
import { linkMailedTo } from "../harness/mail.ts";

/* A server of its own, whose identity providers are on this machine. */
const port = Number(process.env.E2E_PORT ?? 4611) + 1001;
const site = `http://localhost:${port}`;
test.use({ baseURL: site });
test.describe.configure({ mode: "serial" });

type Provider = Awaited<ReturnType<typeof openOidcProvider>>;
let server: OwnServer;
let county: Provider;
let department: Provider;

test.beforeAll(async ({ request }) => {
  const redirectUri = `${site}/sign-in/callback`;
  county = await openOidcProvider(
    { dana: { email: "dana@marlow.gov", email_verified: true, groups: ["Dispatch"] } },
    { redirectUri },
  );
  department = await openOidcProvider(
    { o77: { name: "Merritt Calloway", badge: "BW-77", rank: "Sergeant" } },
    { redirectUri },
  );
  server = await startOwnServer(request, site, { OIDC_ALLOW_PRIVATE: "1" });
});
test.afterAll(async () => {
  await server.stop();
  county.close();
  department.close();
});

/** Signs in on the provider's own pages. */
async function atProvider(page: Page, name: string) {
  await page.locator('input[name="login"]').fill(name);
  await page.locator('input[name="password"]').fill("any");
  await page.locator('button[type="submit"]').click();
  await page.locator('button[type="submit"]').click(); // consent
}

async function addProvider(page: Page, fill: () => Promise<void>) {
  await page.getByRole("button", { name: "Add a provider" }).click();
  await fill();
  await field(page, "Client ID").fill("safevoice");
  await field(page, "Client secret").fill("a secret of the provider");
  await page.getByText("Offer it on the sign-in page").click();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("a super admin adds the county, and an administrator signs in by a group", async ({ page, open }) => {
  await firstSignIn(page, { username: "admin", given: firstAdminPassword, own: ownAdminPassword });
  const data = { name: "Dana", email: "dana@marlow.gov", username: "dana", password: "Temporary-12-x!" };
  const made = await page.request.post("/api/admin/create-user", { data, headers: { origin: site } });
  expect(made.ok(), await made.text()).toBe(true);

  await page.goto("/admin/dashboard?tab=settings&panel=identity-providers");
  await addProvider(page, async () => {
    await field(page, "Name on the button").fill("Marlow County");
    await field(page, "Name in the address").fill("marlow");
    await field(page, "Issuer URL").fill(county.issuer);
    await field(page, "Email domains").fill("marlow.gov");
    await field(page, "Claim with the groups").fill("groups");
    await field(page, "Roles of groups").fill("Dispatch = dispatcher");
  });
  await page.getByRole("link", { name: "Test the sign-in with Marlow County" }).click();
  await atProvider(page, "dana");
  await expect(page.getByText("This sign-in works.")).toBeVisible();
  await expect(page.getByText("Dispatcher")).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole("link", { name: "Back to the settings" }).click();
  await addProvider(page, async () => {
    const form = page.getByRole("form", { name: "Add a provider" });
    await form.getByText("Officers", { exact: true }).click();
    await field(page, "Name on the button").fill("Brackwater PD");
    await field(page, "Name in the address").fill("brackwater");
    await field(page, "Issuer URL").fill(department.issuer);
    await field(page, "Agency").fill("Brackwater Police Department");
    await field(page, "Claim with the badge number").fill("badge");
    await field(page, "Claim with the rank").fill("rank");
  });
  await expect(page.getByText("Officers of Brackwater Police Department")).toBeVisible();

  const dana = await open();
  await dana.goto("/admin/login");
  expect(await problemsOf(dana)).toEqual([]);
  await dana.getByRole("link", { name: "Sign in with Marlow County" }).click();
  await atProvider(dana, "dana");
  await dana.waitForURL("**/admin/dashboard");
  await expect(dana.getByText("dana").first()).toBeVisible();
});

test("an officer is identified by the department, and the supervisor confirms the case", async ({
  page,
  open,
  mailroom,
}) => {
  const officer = inventOfficer();
  await page.goto("/officer-login");
  await page.getByRole("link", { name: "Sign in with Brackwater PD" }).click();
  await atProvider(page, "o77");
  await page.waitForURL("**/officer-login?identified=1");
  await expect(field(page, "Full name")).toHaveValue("Merritt Calloway");
  await expect(field(page, "Full name")).not.toBeEditable();
  await expect(field(page, "Badge number")).toHaveValue("BW-77");
  await expect(page.getByText("From Brackwater PD").first()).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await fillCaseFields(page, officer);
  await page.locator('button[type="submit"]').last().click();
  await page.waitForURL("**/verification");

  const supervisor = await open({ extraHTTPHeaders: {} });
  await supervisor.goto(await linkMailedTo(mailroom, officer.supervisorEmail, "verify"));
  await expect(
    supervisor.getByText("The identity of this officer was confirmed by Brackwater PD"),
  ).toBeVisible();
  await supervisor.getByText("Yes, I verify this officer").click();
  await supervisor.locator('input[name="badgeNumber"]').fill("BW-77");
  await supervisor.getByRole("button", { name: "Send answer" }).click();
  await expect(supervisor.getByText("is verified for case")).toBeVisible();
});

test("in an outage the local password works", async ({ page }) => {
  county.fail();
  await page.goto("/admin/login");
  await page.getByRole("link", { name: "Sign in with Marlow County" }).click();
  await atProvider(page, "dana");
  await page.waitForURL("**/admin/login?problem=down");
  await expect(page.getByText("Your county's sign-in does not answer.")).toBeVisible();
  await field(page, "Username").fill("admin");
  await field(page, "Password").fill(ownAdminPassword);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/admin/dashboard");
});
