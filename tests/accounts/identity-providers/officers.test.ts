import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { logOut } from "../../../graph/core/sessions/sessions.ts";
import { hourMs } from "../../../shared/core/time/durations.ts";
import { forgetIdentity, ownIdentity } from "../../../graph/accounts/identity-providers/officer-sign-in.ts";
import type { ProviderForm } from "../../../shared/accounts/identity-providers/rules.ts";
import { says } from "../../../shared/accounts/identity-providers/sentences.ts";
import { saveProvider } from "../../../graph/accounts/identity-providers/service.ts";
import { submitOfficerVerification } from "../../../graph/officers/verification/submission/submit.ts";
import { filledForm, start, useCases } from "../../harness/requests/cases.ts";
import {
  addProvider,
  formOf,
  openBrowser,
  openIdentityProvider,
  type TestBrowser,
  type TestProvider,
} from "../../harness/fakes/identity-provider.ts";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";

const lab = useKernel();
const { linkOf, answer, statusOf } = useCases(lab);
const ofOfficers: Partial<ProviderForm> = {
  ...{ kind: "officer", key: "marlow-pd", name: "Marlow PD", agency: "Marlow Police Department" },
  ...{ domains: [], badgeClaim: "badge", rankClaim: "title" },
};
let department: TestProvider;
let added: Awaited<ReturnType<typeof addProvider>>;

beforeAll(async () => {
  department = await openIdentityProvider();
  lab.env.OIDC_ALLOW_PRIVATE = true;
  const boss = await signInAdmin(lab, { role: "super_admin" });
  await lab.db.session.updateMany({ data: { passwordAt: start } });
  lab.setNow(start);
  added = await addProvider(boss, department.issuer, ofOfficers);
});
afterAll(() => void department.close());
beforeEach(() => {
  department.reset();
  department.behavior.claims = { sub: "o1", name: "Dana Reyes", badge: "4471", title: "Sergeant" };
});

async function identify(browser?: TestBrowser) {
  const there = browser ?? (await openBrowser(lab));
  const { to } = await there.get("/sign-in/marlow-pd?next=/admin/dashboard");
  return { browser: there, ...(await there.get(department.answer(to))) };
}

/** A context with the cookies of the browser. */
const contextOf = async ({ caller, jar }: TestBrowser) => ({
  ...(await caller.context()),
  browser: jar.get("safevoice-sign-in"),
});

let networks = 0;
async function submit(browser: TestBrowser, over: object = {}, isIdentified = true) {
  networks += 1;
  const context = { ...(await contextOf(browser)), ip: `10.9.${networks}.1` };
  return submitOfficerVerification(context, { ...filledForm(), ...over }, { isIdentified });
}

test("what the department confirmed fills the form, and the supervisor still confirms the case", async () => {
  const { browser, to } = await identify();
  expect(to).toBe("/officer-login?identified=1");
  expect((await browser.caller.context()).viewer.kind).toBe("visitor");
  expect(await ownIdentity(await contextOf(browser))).toMatchObject({ name: "Dana Reyes", badge: "4471" });
  // What was typed over the locked fields counts for nothing.
  const typed = { officerName: "Chief Rowan Pell", badgeNumber: "1", agency: "FBI", officerRank: "Chief" };
  const { id } = await submit(browser, typed);
  const { officer } = await lab.db.verification.findUniqueOrThrow({
    where: { id },
    include: { officer: { include: { providerLinks: true } } },
  });
  expect(officer).toMatchObject({
    ...{ name: "Dana Reyes", badgeNumber: "4471", agency: "Marlow Police Department", rank: "Sergeant" },
    providerLinks: [{ subject: "o1", providerId: added.id }],
  });
  expect(await statusOf(id)).toBe("pending");
  const link = await linkOf(id);
  const page = await (await lab.visitor()).fetch(link);
  expect(await page.text()).toContain("The identity of this officer was confirmed by Marlow PD on");
  await answer(link);
  expect(await statusOf(id)).toBe("verified");
});

test("without the department's word the page says nothing of it", async () => {
  const { id } = await submit(await openBrowser(lab), {}, false);
  expect(await (await (await lab.visitor()).fetch(await linkOf(id))).text()).not.toContain(
    "identity of this officer",
  );
});

test("the form refuses an identity that is not there: expired, left, or of another browser", async () => {
  const refused = { code: "UNPROCESSABLE", message: says.identityExpired };
  const { browser } = await identify();
  await expect(submit(await openBrowser(lab))).rejects.toMatchObject(refused);
  lab.setNow(new Date(start.getTime() + 8 * hourMs));
  await expect(submit(browser)).rejects.toMatchObject(refused);
  lab.setNow(start);
  await forgetIdentity(await contextOf(browser));
  await expect(submit(browser)).rejects.toMatchObject(refused);
  const again = await identify(browser);
  await submit(again.browser);
  const leaving = await contextOf(again.browser);
  const set: string[] = [];
  await logOut({ ...leaving, setCookie: (cookie: string) => void set.push(cookie) });
  expect(set.join()).toContain("safevoice-sign-in=; Max-Age=0");
});

test.each([
  ["no badge", { badge: undefined }],
  ["an empty name", { name: " " }],
  ["a name that is a list", { name: ["Dana"] }],
  ["an endless badge", { badge: "1".repeat(41) }],
])("sends the officer to the empty form after %s", async (_, claims) => {
  Object.assign(department.behavior.claims, claims);
  const { browser, to } = await identify();
  expect(to).toBe("/officer-login?problem=incomplete");
  expect(await ownIdentity(await contextOf(browser))).toBeNull();
});

test("a badge can be a number, and the rank can be missing", async () => {
  department.behavior.claims = { sub: "o1", name: "Dana Reyes", badge: 4471 };
  const { browser } = await identify();
  expect(await ownIdentity(await contextOf(browser))).toMatchObject({ badge: "4471", rank: "" });
  const { id } = await submit(browser, { officerRank: "Detective" });
  const { officer } = await lab.db.verification.findUniqueOrThrow({
    where: { id },
    include: { officer: true },
  });
  expect(officer.rank).toBe("Detective");
});

test("an officer's provider signs in no administrator, and an administrator's no officer", async () => {
  const email = "o1@marlow.gov";
  await lab.db.admin.create({
    data: { username: "o1", name: "O", email, emailKey: email, passwordHash: "x", mustChangePassword: false },
  });
  Object.assign(department.behavior.claims, { email, email_verified: true });
  const { browser } = await identify();
  expect((await browser.caller.context()).viewer.kind).toBe("visitor");
  expect(await lab.db.adminProviderLink.count()).toBe(0);
});

test("another person's identity is another officer, and a confirmed row keeps its name", async () => {
  const { browser } = await identify();
  const one = await submit(browser);
  const same = await submit(browser);
  expect(same.officerId).toBe(one.officerId);
  // Typed under the same badge and address, in the same session: not the identified officer.
  const typed = await submit(browser, { officerName: "Chief Rowan Pell" }, false);
  expect(typed.officerId).not.toBe(one.officerId);
  expect(await lab.db.officer.findUniqueOrThrow({ where: { id: one.officerId } })).toMatchObject({
    name: "Dana Reyes",
  });
  department.behavior.claims["sub"] = "o2";
  await identify(browser);
  const other = await submit(browser);
  expect([one.officerId, typed.officerId]).not.toContain(other.officerId);
});

test("turned off, the provider's word is gone", async () => {
  const { browser } = await identify();
  const boss = await signInAdmin(lab, { role: "super_admin" });
  await lab.db.session.updateMany({ data: { passwordAt: start } });
  await saveProvider(await boss.context(), {
    ...{ number: added.id, version: added.version },
    ...formOf(department.issuer, { ...ofOfficers, isActive: false }),
  });
  expect(await ownIdentity(await contextOf(browser))).toBeNull();
});
