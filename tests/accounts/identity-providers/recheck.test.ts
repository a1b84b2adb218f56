import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { openOfficerSession } from "../../../graph/accounts/device-lock/enter.ts";
import { enterByProvider } from "../../../graph/accounts/device-lock/provider.ts";
import { recheckSessions } from "../../../graph/accounts/identity-providers/recheck.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { publicUrl } from "../../../graph/core/env.ts";
import { endSilentSessions } from "../../../graph/core/sessions/sessions.ts";
import { submitOfficerVerification } from "../../../graph/officers/verification/submission/submit.ts";
import { says } from "../../../shared/core/sessions/sentences.ts";
import { minuteMs } from "../../../shared/core/time/durations.ts";
import { addProvider, openBrowser, type TestBrowser } from "../../harness/fakes/identity-provider.ts";
import { openOidcProvider, signInAt } from "../../harness/fakes/oidc-provider.ts";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";
import { filledForm } from "../../harness/requests/cases.ts";
import { useServer } from "../../harness/servers/live-server.ts";

const lab = useKernel();
const wire = useServer(lab);
const people: Record<string, { groups?: string[]; badge?: string; [claim: string]: unknown }> = {};
let county: Awaited<ReturnType<typeof openOidcProvider>>;
let at: number;

beforeAll(async () => {
  lab.env.OIDC_ALLOW_PRIVATE = true;
  county = await openOidcProvider(people, { redirectUri: `${publicUrl(lab.env)}/sign-in/callback` });
  lab.setNow(new Date());
  const boss = await signInAdmin(lab, { role: "super_admin" });
  await lab.db.session.updateMany({ data: { passwordAt: lab.now() } });
  await addProvider(boss, county.issuer, {
    ...{ scopes: ["email", "profile"], groupClaim: "groups" },
    groupRoles: [
      { group: "Dispatch", roles: ["dispatcher"] },
      { group: "Desk", roles: ["desk"] },
    ],
  });
  await addProvider(boss, county.issuer, {
    ...{ kind: "officer", key: "marlow-pd", name: "Marlow PD", agency: "Marlow Police Department" },
    ...{ scopes: ["profile"], domains: [], badgeClaim: "badge", rankClaim: "rank" },
  });
});
afterAll(() => county.close());
beforeEach(async () => {
  at = Date.now();
  lab.setNow(new Date(at));
  county.recover();
  await lab.db.session.updateMany({ where: { endedAt: null }, data: { endedAt: lab.now() } });
  await lab.db.identityProvider.updateMany({ data: { failingSince: null } });
});

const pass = (minutes: number) => lab.setNow(new Date((at += minutes * minuteMs)));
const recheck = () => recheckSessions(systemContext(lab, "test"));
const opened = () =>
  lab.db.session.findFirstOrThrow({ where: { refreshSealed: { not: null } }, orderBy: { id: "desc" } });
const sessionOf = (id: number) => lab.db.session.findUniqueOrThrow({ where: { id } });
const kind = async ({ caller }: TestBrowser) => (await caller.context()).viewer.kind;
const entries = (action: string, resourceId: number) =>
  lab.db.auditEntry.findMany({ where: { action, resourceId: String(resourceId) } });

async function back(browser: TestBrowser, path: string, name: string) {
  const { pathname, search } = new URL(await signInAt((await browser.get(path)).to, name));
  return browser.get(`${pathname}${search}`);
}

let count = 0;
async function signIn() {
  const name = `dana${(count += 1)}`;
  const email = `${name}@marlow.gov`;
  people[name] = { email, email_verified: true, groups: ["Dispatch"], name: "Dana" };
  const admin = await lab.db.admin.create({
    data: { username: name, email, emailKey: email, name: "Dana", passwordHash: "none" },
  });
  const browser = await openBrowser(lab);
  expect((await back(browser, "/sign-in/marlow", name)).to).toBe("/admin/dashboard");
  return { name, admin, browser, session: await opened() };
}

const contextOf = async ({ caller, jar }: TestBrowser) => ({
  ...(await caller.context()),
  browser: jar.get("safevoice-sign-in"),
});
async function officerOf() {
  const name = `officer${(count += 1)}`;
  people[name] = { name: "Dana Reyes", badge: `44${count}`, rank: "Sergeant" };
  const browser = await openBrowser(lab);
  await back(browser, "/sign-in/marlow-pd", name);
  const context = { ...(await contextOf(browser)), ip: `10.9.${count}.1` };
  await submitOfficerVerification(context, filledForm(), { isIdentified: true });
  browser.caller.cookie ||= "";
  return { name, browser, session: await opened() };
}

test("a person who is still there stays, and each refresh token is used once, by one process", async () => {
  const { browser, session } = await signIn();
  expect(session.refreshSealed).not.toMatch(/^[\w-]{40,50}$/);
  expect(await recheck()).toBe(0);
  let sealed = session.refreshSealed;
  for (let round = 0; round < 3; round += 1) {
    pass(13);
    await lab.db.session.update({ where: { id: session.id }, data: { lastSeenAt: lab.now() } });
    county.calls.length = 0;
    const done = await Promise.all([recheck(), recheck(), recheck()]);
    expect(done.reduce((sum, each) => sum + each)).toBe(1);
    expect(county.calls.filter((call) => call === "/token")).toHaveLength(1);
    const now = await sessionOf(session.id);
    expect(now).toMatchObject({ endedAt: null, providerCheckedAt: lab.now() });
    expect(now.refreshSealed).not.toBe(sealed);
    // At most 15 minutes, with the spread and the step.
    expect(now.providerCheckAt!.getTime() - at).toBeLessThan(14 * minuteMs);
    sealed = now.refreshSealed;
  }
  expect(await kind(browser)).toBe("admin");
});

test("a disabled account's session ends, its page says why and its socket closes", async () => {
  const { name, browser, session } = await signIn();
  const { cookie } = browser.caller;
  const socket = new WebSocket(`ws://127.0.0.1:${wire.port}/graphql`, "graphql-transport-ws", {
    headers: { cookie, origin: `http://127.0.0.1:${wire.port}` },
  });
  const closed = new Promise<number>((resolve) => void socket.on("close", resolve));
  // The only error is that of the second, wrong one: the first is open.
  const refused = await new Promise<string>((resolve) => {
    const send = (message: object) => socket.send(JSON.stringify(message));
    socket.on("open", () => send({ type: "connection_init" }));
    socket.on("message", (data: Buffer) => {
      const { type, id: of } = JSON.parse(data.toString()) as { type: string; id: string };
      if (type === "error" || type === "complete") resolve(of);
      if (type !== "connection_ack") return;
      for (const [id, field] of ["deskWorkChanged { __typename }", "nothing"].entries())
        send({ id: String(id), type: "subscribe", payload: { query: `subscription { ${field} }` } });
    });
  });
  expect(refused).toBe("1");
  county.disable(name);
  pass(11);
  await recheck();
  expect(await closed).toBe(4403);
  expect(await sessionOf(session.id)).toMatchObject({ endedAt: lab.now(), refreshSealed: null });
  const told = await browser.caller.fetch("/api/session");
  expect(await told.json()).toMatchObject({ kind: "visitor", ended: says.provider });
  expect(await entries("identity-provider.session-ended", session.id)).toMatchObject([
    { actorKind: "system", details: { provider: "Marlow County", reason: "the sign-in is over" } },
  ]);
});

test("without a group with a role the session ends, and the roles stay for the next sign-in", async () => {
  const { name, browser, session } = await signIn();
  people[name]!.groups = ["Parks"];
  pass(11);
  await recheck();
  expect(await kind(browser)).toBe("visitor");
  expect(await entries("identity-provider.session-ended", session.id)).toMatchObject([
    { details: { reason: "no group with a role" } },
  ]);
});

test("a changed role is that of the account at once, and ends its sessions", async () => {
  const { name, admin, browser } = await signIn();
  people[name]!.groups = ["Desk"];
  pass(11);
  await recheck();
  expect(await lab.db.admin.findUniqueOrThrow({ where: { id: admin.id } })).toMatchObject({
    roles: ["desk"],
  });
  expect(await kind(browser)).toBe("visitor");
  expect((await entries("admin.role-changed", admin.id)).at(-1)).toMatchObject({
    details: { by: "provider", before: ["dispatcher"], after: ["desk"] },
  });
  await back(browser, "/sign-in/marlow", name);
  expect((await browser.caller.context()).viewer).toMatchObject({ roles: ["desk"] });
});

test("a provider that does not answer ends nothing for an hour, and is recorded once", async () => {
  const [{ browser, session }, other] = [await signIn(), await signIn()];
  const alive = () =>
    lab.db.session.updateMany({ where: { endedAt: null }, data: { lastSeenAt: lab.now() } });
  county.fail();
  const before = await entries("identity-provider.unreachable", session.providerId!);
  for (const minutes of [13, 15, 15, 15]) {
    pass(minutes);
    await alive();
    await recheck();
    expect(await sessionOf(session.id)).toMatchObject({ endedAt: null });
  }
  expect(await entries("identity-provider.unreachable", session.providerId!)).toHaveLength(before.length + 1);
  expect(await kind(browser)).toBe("admin");
  // It answers again about one of them.
  county.recover();
  await lab.db.session.update({
    where: { id: other.session.id },
    data: { providerCheckAt: new Date(at + 1e8) },
  });
  pass(5);
  await alive();
  await recheck();
  expect(await sessionOf(session.id)).toMatchObject({ endedAt: null, providerCheckedAt: lab.now() });
  county.fail();
  await lab.db.session.update({ where: { id: other.session.id }, data: { providerCheckAt: lab.now() } });
  pass(1);
  await recheck();
  expect(await sessionOf(other.session.id)).toMatchObject({ endedAt: lab.now(), endedByProvider: true });
  expect(await sessionOf(session.id)).toMatchObject({ endedAt: null });
});

test("an officer who is gone loses the session and the identity that fills the form", async () => {
  const { name, browser, session } = await officerOf();
  expect(await lab.db.officerSignIn.count({ where: { subject: name, refreshSealed: null } })).toBe(1);
  pass(11);
  await recheck();
  expect(await kind(browser)).toBe("officer");
  county.disable(name);
  pass(14);
  await recheck();
  expect(await kind(browser)).toBe("visitor");
  expect(await sessionOf(session.id)).toMatchObject({ refreshSealed: null, endedByProvider: true });
  expect(await lab.db.officerSignIn.count({ where: { subject: name } })).toBe(0);
});

test("a locked session is asked about too, and the one that replaces it has the new token", async () => {
  const { name, browser, session } = await officerOf();
  await browser.caller.fetch("/api/session/lock", { method: "POST" });
  await back(browser, "/sign-in/marlow-pd?next=/unlock", name);
  await enterByProvider(await contextOf(browser));
  const next = await opened();
  expect(next.id).not.toBe(session.id);
  expect(await sessionOf(session.id)).toMatchObject({ refreshSealed: null });
  await browser.caller.fetch("/api/session/lock", { method: "POST" });
  // Another way back does not free it from the provider.
  const context = await contextOf(browser);
  const officerId = next.officerId!;
  await lab.db.$transaction((tx) => openOfficerSession(context, tx, { officerId, way: "code" }));
  const last = await opened();
  expect(last.id).not.toBe(next.id);
  expect(last).toMatchObject({ refreshSealed: next.refreshSealed, providerCheckAt: next.providerCheckAt });
  await lab.db.session.update({ where: { id: last.id }, data: { lockedAt: lab.now() } });
  county.disable(name);
  pass(11);
  await recheck();
  expect(await sessionOf(last.id)).toMatchObject({ endedAt: lab.now(), endedByProvider: true });
});

test("a session that ends in any way has no refresh token", async () => {
  const { browser, session } = await signIn();
  await browser.caller.fetch("/api/session", { method: "DELETE" });
  await lab.db.session.updateMany({ where: { id: session.id }, data: { expiresAt: lab.now() } });
  await endSilentSessions(systemContext(lab, "test"));
  expect(await sessionOf(session.id)).toMatchObject({ refreshSealed: null });
});
