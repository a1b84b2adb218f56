import type { ServerResponse } from "node:http";
import { generateSync } from "otplib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { login } from "../../../graph/accounts/admins/service.ts";
import { says as adminSays } from "../../../shared/accounts/admins/sentences.ts";
import { hashPassword } from "../../../graph/accounts/admins/sign-in/passwords.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  verifySecondFactor,
} from "../../../graph/accounts/admins/sign-in/second-factor.ts";
import { hourMs, minuteMs, secondMs } from "../../../shared/core/time/durations.ts";
import type { ProviderForm } from "../../../shared/accounts/identity-providers/rules.ts";
import {
  saveProvider,
  setAdminSignIn,
  unlinkIdentity,
} from "../../../graph/accounts/identity-providers/service.ts";
import { normaliseEmail } from "../../../shared/officers/verification/rules.ts";
import {
  addProvider,
  formOf,
  openBrowser,
  openIdentityProvider,
  type TestBrowser,
  type TestProvider,
} from "../../harness/fakes/identity-provider.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";

const lab = useKernel();
const password = "Kettle-orbit-92";
let hash: string;
let county: TestProvider;
let boss: Caller;
let added: Awaited<ReturnType<typeof addProvider>>;

beforeAll(async () => {
  county = await openIdentityProvider();
  hash = await hashPassword(password);
  lab.env.OIDC_ALLOW_PRIVATE = true;
});
afterAll(() => void county.close());
beforeEach(async () => {
  lab.setNow(new Date());
  await requireMfa(false);
  lab.env.OIDC_ALLOW_PRIVATE = true;
  county.reset();
  await lab.db.$executeRaw`TRUNCATE "Admin", "IdentityProvider", "SignInTries" CASCADE`;
  boss = await signInAdmin(lab, { role: "super_admin" });
  await lab.db.session.updateMany({ data: { passwordAt: lab.now() } });
  added = await addProvider(boss, county.issuer);
  county.behavior.claims = { sub: "u1", email: "dana@marlow.gov", email_verified: true };
});

async function makeAdmin(username = "dana", over: { roles?: "desk"[] | "super_admin"[] } = {}) {
  const email = `${username}@marlow.gov`;
  const data = {
    username,
    email,
    name: username,
    emailKey: normaliseEmail(email),
    mustChangePassword: false,
  };
  return lab.db.admin.create({ data: { ...data, passwordHash: hash, ...over } });
}

async function requireMfa(isRequired: boolean) {
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { requireMfa: isRequired } });
  await lab.refreshConfig();
}

async function change(over: Partial<ProviderForm>) {
  const { version } = await lab.db.identityProvider.findUniqueOrThrow({ where: { id: added.id } });
  const form = { ...formOf(county.issuer, over), clientSecret: "" };
  return saveProvider(await boss.context(), { number: added.id, version, ...form });
}

/** Begins at the sign-in page, signs in at the provider, and follows it back. */
async function signIn(browser?: TestBrowser, path = "/sign-in/marlow") {
  const there = browser ?? (await openBrowser(lab));
  const begun = await there.get(path);
  expect(begun.status).toBe(302);
  return { browser: there, ...(await there.get(county.answer(begun.to))) };
}

const owes = async ({ caller }: TestBrowser) => {
  const { viewer } = await caller.context();
  return "owes" in viewer ? viewer.owes : viewer.kind;
};
const failed = (problem: string) => `/admin/login?problem=${problem}`;
const lastLogin = async () =>
  (
    await lab.db.auditEntry.findMany({ where: { action: "admin.login" }, orderBy: { id: "desc" }, take: 1 })
  )[0];

test("signs in by the county: two requests, a session of eight hours, and one connection", async () => {
  const dana = await makeAdmin();
  const { browser, to } = await signIn(undefined, "/sign-in/marlow?next=/admin/cases/7");
  expect(to).toBe("/admin/cases/7");
  expect(await owes(browser)).toBeNull();
  expect(await lab.db.adminProviderLink.findMany()).toMatchObject([
    { issuer: county.issuer, subject: "u1", adminId: dana.id },
  ]);
  const session = await lab.db.session.findFirstOrThrow({ where: { adminId: dana.id } });
  expect(session).toMatchObject({ providerId: added.id, passwordAt: null, secondFactorAt: null });
  expect(session.expiresAt.getTime() - session.createdAt.getTime()).toBe(8 * hourMs);
  expect(await lastLogin()).toMatchObject({ outcome: "success", details: { by: "provider" } });
  county.calls.length = 0;
  await signIn();
  expect(county.calls).toEqual(["/token", "/jwks"]);
  expect(await lab.db.adminProviderLink.count()).toBe(1);
  expect(await lab.db.signInState.count()).toBe(0);
});

test("20 answers with one state open one session", async () => {
  const dana = await makeAdmin();
  const browser = await openBrowser(lab);
  const { to } = await browser.get("/sign-in/marlow");
  const back = county.answer(to);
  const all = await Promise.all(Array.from({ length: 20 }, () => browser.get(back)));
  expect(all.filter((one) => one.to === "/admin/dashboard")).toHaveLength(1);
  expect(all.filter((one) => one.to === failed("expired"))).toHaveLength(19);
  expect(await lab.db.session.count({ where: { adminId: dana.id } })).toBe(1);
  // The code and the state of an answer that was used serve no one, in no browser.
  expect((await browser.get(back)).to).toBe(failed("expired"));
});

test("an answer serves the browser that began, for ten minutes", async () => {
  await makeAdmin();
  const [attacker, victim] = [await openBrowser(lab), await openBrowser(lab)];
  const back = county.answer((await attacker.get("/sign-in/marlow")).to);
  expect((await victim.get(back)).to).toBe(failed("expired"));
  await victim.get("/sign-in/marlow"); // has a cookie of its own now
  expect((await victim.get(back)).to).toBe(failed("expired"));
  expect(await owes(victim)).toBe("visitor");
  lab.setNow(new Date(lab.now().getTime() + 10 * minuteMs));
  expect((await attacker.get(back)).to).toBe(failed("expired"));
  for (const odd of ["", "?", "?state=", "?code=x", "?state=admin.x&state=y", `?state=${"x".repeat(3000)}`])
    expect((await victim.get(`/sign-in/callback${odd}`)).to).toBe(failed("expired"));
});

test("mix-up: the answer of one provider is not sent to another", async () => {
  await makeAdmin();
  const other = await openIdentityProvider();
  await addProvider(boss, other.issuer, { key: "other" });
  const browser = await openBrowser(lab);
  const { to } = await browser.get("/sign-in/marlow");
  const stray = new URL(county.answer(to), "http://x");
  stray.searchParams.set("iss", other.issuer);
  county.calls.length = 0;
  expect((await browser.get(`${stray.pathname}${stray.search}`)).to).toBe(failed("refused"));
  const again = new URL(county.answer((await browser.get("/sign-in/marlow")).to), "http://x");
  again.searchParams.delete("iss");
  expect((await browser.get(`${again.pathname}${again.search}`)).to).toBe(failed("refused"));
  expect([...county.calls, ...other.calls]).not.toContain("/token");
  other.close();
});

const past = Math.floor(Date.now() / 1000) - 3600;
test.each([
  ["algorithm none", { algorithm: "none" }],
  ["HS256 with the public key", { algorithm: "HS256" }],
  ["another audience", { over: { aud: "another-client" } }],
  ["another issuer", { over: { iss: "https://evil.example" } }],
  ["an expired token", { over: { iat: past - 300, exp: past } }],
  ["another nonce", { over: { nonce: "of another sign-in" } }],
  ["no nonce", { over: { nonce: undefined } }],
  ["no subject", { over: { sub: undefined } }],
  ["a token that is no token", { instead: { token: (r: never) => answerWith(r, { id_token: "x.y.z" }) } }],
  ["no token", { instead: { token: (r: never) => answerWith(r, {}) } }],
] as const)("refuses %s, and the log has the reason", async (_, attack) => {
  await makeAdmin();
  Object.assign(county.behavior, attack);
  const { browser, to } = await signIn();
  expect(to).toBe(failed("refused"));
  expect(await owes(browser)).toBe("visitor");
  expect(await lastLogin()).toMatchObject({ outcome: "failure", details: { by: "provider" } });
});

function answerWith(response: ServerResponse, body: object) {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ access_token: "x", token_type: "Bearer", ...body }));
}

test("a key that the provider replaced a moment ago is known", async () => {
  await makeAdmin();
  await signIn();
  county.rotateKey();
  expect((await signIn()).to).toBe("/admin/dashboard");
});

test.each([
  ["the text true", { email_verified: "true" }],
  ["the text false", { email_verified: "false" }],
  ["an unverified address", { email_verified: false }],
  ["no word about it", { email_verified: undefined }],
  ["an address of another domain", { email: "dana@elsewhere.gov" }],
  ["a domain below", { email: "dana@x.marlow.gov" }],
  ["another spelling that counts as one person elsewhere", { email: "d.ana@marlow.gov" }],
  ["a plus tag", { email: "dana+x@marlow.gov" }],
  ["two addresses", { email: ["dana@marlow.gov"] }],
  ["a wildcard", { email: "d_na@marlow.gov" }],
  ["an unknown person", { email: "robin@marlow.gov" }],
])("connects no account by %s", async (_, claims) => {
  await makeAdmin();
  Object.assign(county.behavior.claims, claims);
  const { browser, to } = await signIn();
  expect(to).toBe(failed("noAccount"));
  expect(await owes(browser)).toBe("visitor");
  expect(await lab.db.adminProviderLink.count()).toBe(0);
});

test("once connected, the person counts and not the address", async () => {
  const dana = await makeAdmin();
  await signIn();
  // The address passed to another person of the county.
  county.behavior.claims = { ...county.behavior.claims, sub: "u2" };
  expect((await signIn()).to).toBe(failed("noAccount"));
  // The person has another address now, unverified even.
  county.behavior.claims = { sub: "u1", email: "new@elsewhere.example", email_verified: false };
  expect((await signIn()).to).toBe("/admin/dashboard");
  await unlinkIdentity(await boss.context(), added.id, dana.id);
  expect((await signIn()).to).toBe(failed("noAccount"));
});

test("two first sign-ins at once connect one person", async () => {
  await makeAdmin();
  const people = await Promise.all(
    ["u1", "u2"].map(async (sub) => {
      const browser = await openBrowser(lab);
      return { sub, browser, back: county.answer((await browser.get("/sign-in/marlow")).to) };
    }),
  );
  const subjects = ["u1", "u2"];
  county.behavior.over = {
    get sub() {
      return subjects.shift();
    },
  };
  const ends = await Promise.all(people.map(({ browser, back }) => browser.get(back)));
  expect(ends.map(({ to }) => to).toSorted()).toEqual(["/admin/dashboard", failed("noAccount")]);
  expect(await lab.db.adminProviderLink.count()).toBe(1);
});

test("a super admin connects only where the password was given", async () => {
  const chief = await makeAdmin("dana", { roles: ["super_admin"] });
  expect((await signIn()).to).toBe(failed("passwordFirst"));
  const local = await openBrowser(lab);
  await login(await local.caller.context(), { username: "dana", password });
  expect((await signIn(local)).to).toBe("/admin/dashboard");
  expect((await signIn()).to).toBe("/admin/dashboard");
  await unlinkIdentity(await boss.context(), added.id, chief.id);
  // Another administrator's password does not count, and neither does an old one.
  const others = await openBrowser(lab, boss);
  expect((await signIn(others)).to).toBe(failed("passwordFirst"));
  const old = await openBrowser(lab);
  await login(await old.caller.context(), { username: "dana", password });
  await lab.db.session.updateMany({ data: { passwordAt: new Date(lab.now().getTime() - hourMs) } });
  expect((await signIn(old)).to).toBe(failed("passwordFirst"));
});

test("groups give roles, and none of them gives none", async () => {
  const dana = await makeAdmin("dana", { roles: ["desk"] });
  await change({
    groupClaim: "groups",
    groupRoles: [
      { group: "SafeVoice Dispatch", roles: ["dispatcher"] },
      { group: "SafeVoice Approvers", roles: ["approver", "auditor"] },
    ],
  });
  expect((await signIn()).to).toBe(failed("noRole"));
  county.behavior.claims["groups"] = ["SafeVoice Approvers", "Softball", "constructor"];
  const { browser } = await signIn();
  const { viewer } = await browser.caller.context();
  expect(viewer).toMatchObject({ roles: ["approver", "auditor"], owes: null });
  expect(await lab.db.auditEntry.findFirst({ where: { action: "admin.role-changed" } })).toMatchObject({
    details: { before: ["desk"], after: ["approver", "auditor"], by: "provider" },
  });
  // Another group ends the sessions with the roles from before.
  county.behavior.claims["groups"] = "SafeVoice Dispatch";
  await signIn();
  expect(await owes(browser)).toBe("visitor");
  expect((await lab.db.admin.findUniqueOrThrow({ where: { id: dana.id } })).roles).toEqual(["dispatcher"]);
  // The group was removed.
  county.behavior.claims["groups"] = [];
  expect((await signIn()).to).toBe(failed("noRole"));
});

test("super admin is given and taken only where the provider may", async () => {
  const groupRoles = [
    { group: "staff", roles: ["desk" as const] },
    { group: "chiefs", roles: ["super_admin" as const] },
  ];
  const map = { groupClaim: "groups", groupRoles };
  await expect(change(map)).rejects.toMatchObject({ code: "INVALID" });
  const dana = await makeAdmin("dana", { roles: ["desk"] });
  // A row from elsewhere: the rule holds at the sign-in, too.
  await lab.db.identityProvider.update({
    where: { id: added.id },
    data: { groupClaim: "groups", groupRoles: { staff: ["desk"], chiefs: ["super_admin"] } },
  });
  county.behavior.claims["groups"] = ["chiefs", "staff"];
  await signIn();
  const rolesNow = async () => (await lab.db.admin.findUniqueOrThrow({ where: { id: dana.id } })).roles;
  expect(await rolesNow()).toEqual(["desk"]);
  await change({ ...map, mayGiveSuperAdmin: true });
  await signIn();
  expect(await rolesNow()).toEqual(["super_admin", "desk"]);
  await lab.db.admin.updateMany({ where: { id: { not: dana.id } }, data: { roles: ["desk"] } });
  // Taken from the last super admin: the database refuses, and so does the sign-in.
  county.behavior.claims["groups"] = ["staff"];
  expect((await signIn()).to).toBe(failed("noRole"));
  expect(await rolesNow()).toEqual(["super_admin", "desk"]);
});

test("a second factor counts if the provider proves it, and is asked for here otherwise", async () => {
  const dana = await makeAdmin();
  await change({ provingAmr: ["mfa"], provingAcr: ["urn:loa:2"] });
  expect((await signIn()).to).toBe(failed("mfaMissing"));
  county.behavior.claims["amr"] = ["pwd", "mfa"];
  const proved = await signIn();
  expect(await owes(proved.browser)).toBeNull();
  county.behavior.claims["amr"] = ["pwd"];
  county.behavior.claims["acr"] = "urn:loa:2";
  expect(await owes((await signIn()).browser)).toBeNull();
  delete county.behavior.claims["acr"];

  const local = await lab.visitor();
  await login(await local.context(), { username: "dana", password });
  const { secret } = await beginSecondFactor(await local.context());
  const code = () => generateSync({ secret, epoch: Math.floor(lab.now().getTime() / secondMs) });
  await confirmSecondFactor(await local.context(), { code: code() });
  const unproved = await signIn();
  expect(await owes(unproved.browser)).toBe("code");
  lab.setNow(new Date(lab.now().getTime() + minuteMs));
  await verifySecondFactor(await unproved.browser.caller.context(), { code: code() });
  expect(await owes(unproved.browser)).toBeNull();
  // The session is still the provider's: it ends with it, and after eight hours.
  const session = await lab.db.session.findFirstOrThrow({
    where: { adminId: dana.id },
    orderBy: { id: "desc" },
  });
  expect(session.providerId).toBe(added.id);
  expect(session.expiresAt.getTime() - session.createdAt.getTime()).toBe(8 * hourMs);
  county.behavior.claims["amr"] = ["mfa"];
  expect(await owes((await signIn()).browser)).toBeNull();
});

test("a required second factor is set up here unless the provider proves one", async () => {
  await makeAdmin();
  await requireMfa(true);
  expect(await owes((await signIn()).browser)).toBe("second_factor");
  await requireMfa(false);
  await change({ provingAmr: ["mfa"] });
  await requireMfa(true);
  county.behavior.claims["amr"] = ["mfa"];
  expect(await owes((await signIn()).browser)).toBeNull();
});

test("turned off, the provider's sessions end and its address is gone", async () => {
  await makeAdmin();
  const { browser } = await signIn();
  const other = await openBrowser(lab);
  const { to } = await other.get("/sign-in/marlow");
  await change({ isActive: false });
  expect(await owes(browser)).toBe("visitor");
  expect((await other.get(county.answer(to))).to).toBe(failed("refused"));
  expect((await other.get("/sign-in/marlow")).status).toBe(404);
  expect((await other.get("/sign-in/nothing")).status).toBe(404);
});

test("a deactivated account, and one that signs in locally, stay out", async () => {
  const dana = await makeAdmin();
  await signIn();
  await lab.db.admin.update({ where: { id: dana.id }, data: { isActive: false } });
  expect((await signIn()).to).toBe(failed("noAccount"));
  await lab.db.admin.update({ where: { id: dana.id }, data: { isActive: true } });
  const { browser } = await signIn();
  await setAdminSignIn(await boss.context(), dana.id, "local");
  expect(await owes(browser)).toBe("visitor");
  expect((await signIn()).to).toBe(failed("noAccount"));
  await setAdminSignIn(await boss.context(), dana.id, "provider");
  await expect(
    login(await (await lab.visitor()).context(), { username: "dana", password }),
  ).rejects.toMatchObject({ message: adminSays.loginFailed });
  expect((await signIn()).to).toBe("/admin/dashboard");
});

test("a super admin can always sign in without a provider", async () => {
  const { viewer } = await boss.context();
  const { adminId } = viewer as { adminId: number };
  await expect(setAdminSignIn(await boss.context(), adminId, "provider")).rejects.toMatchObject({
    code: "CONFLICT",
  });
  await expect(
    lab.db.$executeRaw`UPDATE "Admin" SET "signIn" = 'provider'`,
    "the database refuses it, too",
  ).rejects.toThrow();
});

test.each([
  ["a server error", (r: ServerResponse) => r.writeHead(503).end()],
  [
    "a huge document",
    (r: ServerResponse) =>
      r.writeHead(200, { "content-type": "application/json" }).end(`{"x":"${"x".repeat(70_000)}"}`),
  ],
  ["a redirect", (r: ServerResponse) => r.writeHead(302, { location: "http://127.0.0.1:9/" }).end()],
  ["no JSON", (r: ServerResponse) => r.writeHead(200).end("hello")],
])("says that the county does not answer after %s", async (_, discovery) => {
  const other = await openIdentityProvider();
  await addProvider(boss, other.issuer, { key: "other" });
  other.behavior.instead = { discovery };
  const browser = await openBrowser(lab);
  expect((await browser.get("/sign-in/other")).to).toBe(failed("down"));
  other.close();
  expect((await browser.get("/sign-in/other")).to).toBe(failed("down"));
});

test.each([
  ["another issuer", { issuer: "https://evil.example" }],
  ["a sign-in page that is a script", { authorization_endpoint: "javascript:alert(1)" }],
])("trusts no document with %s", async (_, discovery) => {
  const other = await openIdentityProvider();
  await addProvider(boss, other.issuer, { key: "other" });
  other.behavior.discovery = discovery;
  expect((await (await openBrowser(lab)).get("/sign-in/other")).to).toBe(failed("down"));
  other.close();
});

test("an outage between the two steps is said as one, too", async () => {
  await makeAdmin();
  for (const endpoint of ["token", "jwks"] as const) {
    county.behavior.instead = {
      [endpoint]: (r: ServerResponse) => r.writeHead(500).end(),
    };
    expect((await signIn()).to, endpoint).toBe(failed("down"));
  }
});

test("no issuer in a private network, and no other address of a server there", async () => {
  lab.env.OIDC_ALLOW_PRIVATE = false;
  for (const issuer of [
    "http://127.0.0.1:9",
    "https://10.0.0.8",
    "https://169.254.169.254",
    "https://idp.local",
    "https://localhost",
  ])
    await expect(addProvider(boss, issuer, { key: "inside" }), issuer).rejects.toMatchObject({
      code: "INVALID",
    });
  for (const issuer of [
    "http://idp.example.org",
    "javascript:x",
    "https://a:b@idp.example.org",
    "https://idp.example.org?x=1",
    "idp",
  ])
    await expect(addProvider(boss, issuer, { key: "odd" }), issuer).rejects.toMatchObject({
      code: "INVALID",
    });
  // A name that is public when it is saved and private when it is called.
  expect((await (await openBrowser(lab)).get("/sign-in/marlow")).to).toBe(failed("down"));
  expect(county.calls).toEqual([]);
});

test.each([
  "//evil.example",
  "https://evil.example",
  "/\\evil.example",
  "/admin/login?x",
  "javascript:alert(1)",
])("returns to the app and not to %s", async (next) => {
  await makeAdmin();
  expect((await signIn(undefined, `/sign-in/marlow?next=${encodeURIComponent(next)}`)).to).toBe(
    "/admin/dashboard",
  );
});

test("a test shows the claims and their effect, to the super admin who began it", async () => {
  await makeAdmin();
  await change({ isActive: false });
  const browser = await openBrowser(lab, boss);
  county.behavior.claims["department"] = "<b>Housing</b>";
  const { text, status } = await signIn(browser, "/sign-in/marlow?test=1");
  expect(status).toBe(200);
  expect(text).toContain("&#60;b&#62;Housing");
  expect(text).toContain("Yes, by its email address");
  expect(await lab.db.adminProviderLink.count()).toBe(0);
  county.behavior.claims["email_verified"] = "true";
  expect((await signIn(browser, "/sign-in/marlow?test=1")).text).toContain("no verified address");
  expect(await lab.db.auditEntry.count({ where: { action: "identity-provider.tested" } })).toBe(2);
  const desk = await openBrowser(lab, await signInAdmin(lab, { role: "desk" }));
  expect((await desk.get("/sign-in/marlow?test=1")).status).toBe(403);
  // Begun by the super admin, and finished without the session.
  const { to } = await browser.get("/sign-in/marlow?test=1");
  browser.caller.cookie = "";
  expect((await browser.get(county.answer(to))).to).toBe(failed("refused"));
});

test("if two super admins save a provider at once, one gets CONFLICT, and the secret is never read back", async () => {
  const form = { number: added.id, version: added.version, ...formOf(county.issuer, { name: "A" }) };
  const both = await Promise.allSettled([0, 1].map(async () => saveProvider(await boss.context(), form)));
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(JSON.stringify(await lab.db.auditEntry.findMany({ select: { details: true } }))).not.toContain(
    "a secret of the provider",
  );
  await makeAdmin();
  await signIn();
  await expect(change({ issuer: "https://other.example.org" })).rejects.toMatchObject({ code: "INVALID" });
  await expect(change({ kind: "officer", agency: "X", badgeClaim: "b" })).rejects.toMatchObject({
    code: "INVALID",
  });
});
