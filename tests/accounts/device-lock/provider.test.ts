import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { enterByProvider } from "../../../graph/accounts/device-lock/provider.ts";
import { readLock } from "../../../graph/accounts/device-lock/ways.ts";
import { submitOfficerVerification } from "../../../graph/officers/verification/submission/submit.ts";
import type { ProviderForm } from "../../../shared/accounts/identity-providers/rules.ts";
import { hourMs, minuteMs, secondMs } from "../../../shared/core/time/durations.ts";
import {
  addProvider,
  openBrowser,
  openIdentityProvider,
  type TestBrowser,
  type TestProvider,
} from "../../harness/fakes/identity-provider.ts";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin, signInOfficer } from "../../harness/people.ts";
import { filledForm } from "../../harness/requests/cases.ts";

const lab = useKernel();
const ofOfficers: Partial<ProviderForm> = {
  ...{ kind: "officer", key: "marlow-pd", name: "Marlow PD", agency: "Marlow Police Department" },
  ...{ domains: [], badgeClaim: "badge", rankClaim: "title" },
};
let start: Date;
let department: TestProvider;

beforeAll(async () => {
  start = new Date();
  department = await openIdentityProvider();
  lab.env.OIDC_ALLOW_PRIVATE = true;
  lab.setNow(start);
  const boss = await signInAdmin(lab, { role: "super_admin" });
  await addProvider(boss, department.issuer, ofOfficers);
});
afterAll(() => void department.close());

const seconds = (at: Date) => Math.floor(at.getTime() / secondMs);
let people = 0;
beforeEach(() => {
  lab.setNow(start);
  department.reset();
  people += 1;
  person(`person-${people}`);
});
const person = (sub: string, over: Record<string, unknown> = {}) =>
  (department.behavior.claims = { sub, name: "Dana Reyes", badge: "4471", title: "Sergeant", ...over });

const contextOf = async ({ caller, jar }: TestBrowser) => ({
  ...(await caller.context()),
  browser: jar.get("safevoice-sign-in"),
});

/** Signs in at the department, for the form or for unlocking. */
async function identify(browser: TestBrowser, next = "/unlock", authTime?: number) {
  if (authTime !== undefined) department.behavior.claims["auth_time"] = authTime;
  const { to } = await browser.get(`/sign-in/marlow-pd?next=${encodeURIComponent(next)}`);
  const back = await browser.get(department.answer(to));
  return { there: new URL(to), to: back.to };
}

/** An officer who filed the form with the department's sign-in, in a browser of their own. */
async function officerOf() {
  const browser = await openBrowser(lab);
  await identify(browser, "/officer-login");
  const context = { ...(await contextOf(browser)), ip: `10.8.${people}.1` };
  await submitOfficerVerification(context, filledForm(), { isIdentified: true });
  browser.caller.cookie ||= "";
  return browser;
}
const kind = async ({ caller }: TestBrowser) => (await caller.context()).viewer.kind;
const lock = ({ caller }: TestBrowser) => caller.fetch("/api/session/lock", { method: "POST" });
const enter = async (browser: TestBrowser) => enterByProvider(await contextOf(browser));
const refused = { code: "UNAUTHENTICATED" };

test("the department asks the person again, and then it unlocks", async () => {
  const browser = await officerOf();
  expect(await kind(browser)).toBe("officer");
  await lock(browser);
  expect((await readLock(await contextOf(browser)))?.ways).toEqual(["provider"]);
  const { there, to } = await identify(browser, "/unlock", seconds(lab.now()));
  expect(to).toBe("/unlock?identified=1");
  expect([there.searchParams.get("prompt"), there.searchParams.get("max_age")]).toEqual(["login", "0"]);
  await enter(browser);
  expect(await kind(browser)).toBe("officer");
});

test("the sign-in of this morning unlocks nothing, nor one before the lock", async () => {
  const browser = await officerOf();
  await lock(browser);
  await expect(enter(browser)).rejects.toMatchObject(refused);
  expect(await kind(browser)).toBe("visitor");
});

test("a session at the department that was not asked again unlocks nothing", async () => {
  const browser = await officerOf();
  await lock(browser);
  await identify(browser, "/unlock", seconds(new Date(lab.now().getTime() - hourMs)));
  await expect(enter(browser)).rejects.toMatchObject(refused);
  // Nor one that does not say when.
  delete department.behavior.claims["auth_time"];
  await identify(browser);
  await expect(enter(browser)).rejects.toMatchObject(refused);
  // Nor one for the form.
  await identify(browser, "/officer-login", seconds(lab.now()));
  await expect(enter(browser)).rejects.toMatchObject(refused);
});

test("another person at the department does not unlock it, nor get in on another device", async () => {
  const browser = await officerOf();
  await lock(browser);
  person("someone-else");
  await identify(browser, "/unlock", seconds(lab.now()));
  await expect(enter(browser)).rejects.toMatchObject(refused);
  const device = await openBrowser(lab);
  await identify(device, "/unlock", seconds(lab.now()));
  await expect(enter(device)).rejects.toMatchObject(refused);
  expect([await kind(browser), await kind(device)]).toEqual(["visitor", "visitor"]);
});

test("a new device reaches the own cases, within ten minutes of the sign-in", async () => {
  const first = await officerOf();
  const device = await openBrowser(lab);
  await identify(device, "/unlock", seconds(lab.now()));
  lab.setNow(new Date(start.getTime() + 11 * minuteMs));
  await expect(enter(device)).rejects.toMatchObject(refused);
  lab.setNow(start);
  await identify(device, "/unlock", seconds(lab.now()));
  await enter(device);
  const [a, b] = [(await first.caller.context()).viewer, (await device.caller.context()).viewer];
  expect(b).toMatchObject({ kind: "officer", officerId: (a as { officerId: number }).officerId });
});

test("one sign-in opens one session, of two calls at once and of two in turn", async () => {
  const browser = await officerOf();
  const openSessions = async () => {
    const viewer = (await browser.caller.context()).viewer as { officerId: number };
    return lab.db.session.count({ where: { officerId: viewer.officerId, endedAt: null } });
  };
  await lock(browser);
  await identify(browser, "/unlock", seconds(lab.now()));
  const device = await openBrowser(lab);
  await identify(device, "/unlock", seconds(lab.now()));
  for (const there of [browser, device]) {
    const both = [await contextOf(there), await contextOf(there)];
    const answers = await Promise.allSettled(both.map((context) => enterByProvider(context)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  }
  expect(await openSessions()).toBe(2);
  await lock(browser);
  await expect(enter(browser)).rejects.toMatchObject(refused);
  expect(await kind(browser)).toBe("visitor");
});

test("an officer who was never identified is not found by a name or a badge", async () => {
  const officer = await signInOfficer(lab);
  const { name, badgeNumber } = await lab.db.officer.findUniqueOrThrow({ where: { id: officer.officerId } });
  const device = await openBrowser(lab);
  person(`claims-${people}`, { name, badge: badgeNumber });
  await identify(device, "/unlock", seconds(lab.now()));
  await expect(enter(device)).rejects.toMatchObject(refused);
});

test("a problem at the department leads back to the page that unlocks", async () => {
  const browser = await officerOf();
  await lock(browser);
  person(`broken-${people}`, { badge: undefined });
  expect((await identify(browser, "/unlock", seconds(lab.now()))).to).toBe("/unlock?problem=incomplete");
});

/** What the log says about the last try that opened nothing. */
async function lastRefusal() {
  const row = await lab.db.auditEntry.findFirstOrThrow({
    where: { outcome: "failure", action: { in: ["officer.unlocked", "officer.signed-in"] } },
    orderBy: { id: "desc" },
  });
  return [row.resourceId, (row.details as { reason: string }).reason];
}

test("a new device reaches the newest case, also of the older record of the officer", async () => {
  const browser = await officerOf();
  const { officerId } = (await browser.caller.context()).viewer as { officerId: number };
  const { subject, issuer, providerId } = await lab.db.officerProviderLink.findFirstOrThrow({
    where: { officerId },
  });
  const later = await signInOfficer(lab);
  const link = { subject, issuer, providerId, at: lab.now() };
  await lab.db.officerProviderLink.create({ data: { ...link, officerId: later.officerId } });
  const enterAnew = async () => {
    const device = await openBrowser(lab);
    await identify(device, "/unlock", seconds(lab.now()));
    await enter(device);
    return (await device.caller.context()).viewer;
  };
  expect(await enterAnew()).toMatchObject({ officerId: later.officerId });
  // The first record files another case.
  const { id: _id, ...last } = await lab.db.verification.findFirstOrThrow({ where: { officerId } });
  const again = {
    ...last,
    caseNumber: `${last.caseNumber}-2`,
    caseKey: `${last.caseKey}2`,
    statusToken: `again-${people}`,
  };
  const { id } = await lab.db.verification.create({ data: again as never });
  expect(await enterAnew()).toMatchObject({ officerId, verificationId: id });
});

test("a sign-in that opens nothing is not used up, and the log says why", async () => {
  const browser = await officerOf();
  const { officerId } = (await browser.caller.context()).viewer as { officerId: number };
  await lock(browser);
  await identify(browser, "/unlock", seconds(lab.now()));
  const before = await contextOf(browser);
  // Meanwhile it ends.
  await lab.db.session.updateMany({ where: { officerId }, data: { endedAt: lab.now() } });
  await expect(enterByProvider(before)).rejects.toMatchObject(refused);
  expect(await lastRefusal()).toEqual([String(officerId), "the session has ended"]);
  await enter(browser);
  expect(await kind(browser)).toBe("officer");
  await lock(browser);
  await identify(browser, "/unlock", seconds(lab.now()));
  const twice = [await contextOf(browser), await contextOf(browser)] as const;
  await enterByProvider(twice[0]);
  await expect(enterByProvider(twice[1])).rejects.toMatchObject(refused);
  expect((await lastRefusal())[1]).toMatch(/no fresh sign-in|used before/);
});

test("a sign-in of an officer without a case opens nothing, and is not used up", async () => {
  const { officerId } = await signInOfficer(lab);
  const { id: _id, ...row } = await lab.db.officer.findUniqueOrThrow({ where: { id: officerId } });
  const bare = await lab.db.officer.create({ data: { ...row, badgeNumber: `bare-${people}` } as never });
  const { id: providerId, issuer } = await lab.db.identityProvider.findFirstOrThrow();
  const link = { issuer, subject: `person-${people}`, providerId, at: lab.now() };
  await lab.db.officerProviderLink.create({ data: { ...link, officerId: bare.id } });
  const device = await openBrowser(lab);
  await identify(device, "/unlock", seconds(lab.now()));
  await expect(enter(device)).rejects.toMatchObject(refused);
  expect(await lastRefusal()).toEqual([String(bare.id), "no case"]);
  const kept = await lab.db.officerSignIn.findFirstOrThrow({ where: { subject: link.subject } });
  expect(kept.isFresh).toBe(true);
});
