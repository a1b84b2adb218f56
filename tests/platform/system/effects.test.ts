import { Hono } from "hono";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { hashPassword } from "../../../graph/accounts/admins/sign-in/passwords.ts";
import { mountWebApp } from "../../../graph/app/pages/web-app.ts";
import type { AppEnv } from "../../../graph/core/http/app-env.ts";
import { createCompressedAnswers } from "../../../graph/core/http/compressed-answers.ts";
import { minuteMs } from "../../../shared/core/time/durations.ts";
import { approvedRequest, give, provider, vendorIds } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const password = "Kettle-orbit-92";
const start = new Date("2026-11-22T12:00:00Z");
let passwordHash: string;
let boss: Caller;
let names = 0;

beforeAll(async () => {
  lab.quotas.count = async () => {};
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  lab.setNow(start);
  await lab.db.session.deleteMany();
  boss = await signInAdmin(lab, { role: "super_admin" });
});
afterEach(async () => {
  await lab.db.configChange.deleteMany();
  await lab.db.systemConfig.delete({ where: { id: 1 } });
  await lab.refreshConfig();
});

/** As the form saves it. */
async function set(input: object) {
  const { version } = lab.config();
  const { data, message } = await ask(
    boss,
    `mutation ($input: SaveSystemConfigInput!) { saveSystemConfig(input: $input) { systemConfig { version } } }`,
    { input: { version, ...input } },
  );
  expect(message).toBeUndefined();
  return data.saveSystemConfig.systemConfig.version as number;
}

async function account(): Promise<string> {
  const username = `dana${(names += 1)}`;
  const email = `${username}@fund.example`;
  await lab.db.admin.create({
    data: { username, name: "Dana", email, emailKey: email, passwordHash, mustChangePassword: false },
  });
  return username;
}
async function signIn(username: string, typed = password, address?: string) {
  const caller = await lab.visitor(address);
  const response = await caller.fetch("/api/admin/login", {
    method: "POST",
    body: { username, password: typed },
  });
  return { caller, status: response.status, answer: (await response.json()) as { message: string } };
}

test("a lower food limit refuses the next dispatch, and reverting allows it again", async () => {
  const admin = await signInAdmin(lab);
  const vendors = await vendorIds(lab);
  const meal = () => provider(vendors["DoorDash"], "food", { people: 2, estimatedValue: 20 });
  const before = lab.config().version;
  await set({ defaultFoodAssistance: 6 });
  const id = await approvedRequest(lab);
  await expect(give(admin, id, [meal()])).rejects.toThrow(/\$20 > \$12/);
  expect((await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } })).status).toBe("approved");
  const { code } = await ask(
    boss,
    `mutation ($input: RevertSystemConfigInput!) { revertSystemConfig(input: $input) { systemConfig { version } } }`,
    { input: { toVersion: before, version: lab.config().version } },
  );
  expect(code).toBeUndefined();
  await give(admin, id, [meal()]);
  expect((await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } })).status).toBe("dispatched");
});

test("the amounts of the calculator and the chat follow food, housing and hotel", async () => {
  await set({ defaultFoodAssistance: 12, defaultHousingAssistance: 80, defaultHotelDuration: 18 });
  const { data } = await ask(await lab.visitor(), `{ supportDesk { hotelHours } }`);
  expect(data.supportDesk).toEqual({ hotelHours: 18 });
  const officer = await signInOfficer(lab);
  const id = await fileRequest(lab, officer);
  const filed = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } });
  expect(filed.requestAmountCents).toBe(2 * 1200 + 8000);
});

test("no one allocates above the maximum", async () => {
  await set({ maxFundAllocation: 100 });
  const officer = await signInOfficer(lab);
  const id = await fileRequest(lab, officer, { recommended: 300 });
  const admin = await signInAdmin(lab);
  const response = await admin.fetch("/api/fund-allocations", {
    method: "POST",
    body: { requestId: id, amount: 150, justification: "Needed", status: "allocated" },
  });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(await lab.db.fundAllocation.count({ where: { requestId: id, amountCents: { gt: 10_000 } } })).toBe(
    0,
  );
});

test("an administrator's session ends after the timeout", async () => {
  await set({ sessionTimeout: 10 });
  const admin = await signInAdmin(lab);
  lab.setNow(new Date(start.getTime() + 9 * minuteMs));
  expect((await admin.fetch("/api/admin/users")).status).toBe(200);
  lab.setNow(new Date(start.getTime() + 20 * minuteMs));
  expect((await admin.fetch("/api/admin/users")).status).toBe(401);
});

test("a name waits after the allowed number of wrong passwords", async () => {
  await set({ maxLoginAttempts: 3 });
  const username = await account();
  const wrong = [];
  for (let n = 0; n < 4; n += 1) wrong.push((await signIn(username, "Wrong-orbit-92", "203.0.113.7")).status);
  expect(wrong).toEqual([401, 401, 401, 429]);
});

test("a new password has the configured length, and never less than twelve", async () => {
  const change = async (newPassword: string) => {
    const { caller } = await signIn(await account());
    const body = { currentPassword: password, newPassword };
    return (await caller.fetch("/api/admin/change-password", { method: "POST", body })).status;
  };
  await set({ passwordMinLength: 6 });
  expect(await change("Short-1x")).toBe(400);
  await set({ passwordMinLength: 20 });
  expect(await change("Harbor.lantern.3")).toBe(400);
  expect(await change("Harbor.lantern.3-and-more")).toBe(200);
});

test("administrators set up a second factor first, if it is required", async () => {
  const { caller } = await signIn(await account());
  expect((await caller.fetch("/api/admin/users")).status).toBe(200);
  await set({ requireMFA: true });
  expect((await caller.fetch("/api/admin/users")).status).toBe(403);
});

test("refuses one session too many with a sentence, while the others are in use", async () => {
  await set({ maxConcurrentSessions: 2 });
  const [one, two, three] = [await account(), await account(), await account()];
  const first = await signIn(one);
  expect(first.status).toBe(200);
  const refused = await signIn(two);
  expect(refused.status).toBe(429);
  expect(refused.answer.message).toMatch(/^All 2 administrator sessions are in use/);
  // A person's own session is replaced by their new one.
  const again = await signIn(one);
  expect(again.status).toBe(200);
  expect((await first.caller.fetch("/api/admin/users")).status).toBe(401);
  // A session without activity for five minutes is replaced; two concurrent sign-ins do not get a
  // third place.
  lab.setNow(new Date(start.getTime() + 6 * minuteMs));
  await boss.fetch("/api/admin/users");
  const both = await Promise.all([signIn(two), signIn(three)]);
  expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 429]));
  expect(await lab.db.session.count({ where: { kind: "admin", endedAt: null } })).toBe(2);
  const officer = await signInOfficer(lab);
  expect((await officer.fetch("/api/session")).status).toBe(200);
});

test("notifications, emergencies and callbacks follow the configuration", async () => {
  await set({
    notificationEmail: "desk@fund.example",
    emergencyNotificationEmail: "urgent@fund.example",
    callbackResponseTime: 15,
  });
  await lab.db.message.deleteMany();
  const call = async (requestType: string) =>
    ask(
      await lab.visitor(),
      `mutation ($input: RequestCallbackInput!) { requestCallback(input: $input) { toMinutes } }`,
      { input: { sessionId: requestType, name: "Ana", phone: "(415) 555-0132", requestType } },
    );
  await call("general");
  expect((await call("urgent")).data.requestCallback.toMinutes).toBe(15);
  const officer = await signInOfficer(lab, { trust: null });
  await ask(officer, `mutation { emergencyVerify { verification { id } } }`);
  const told = (await lab.db.message.findMany()).map(({ recipientAddress }) => recipientAddress);
  expect(told).toEqual(expect.arrayContaining(["desk@fund.example", "urgent@fund.example"]));
});

test("911 Verify is off if disabled", async () => {
  await set({ emergencyVerifyEnabled: false });
  const officer = await signInOfficer(lab, { trust: null });
  const { code } = await ask(officer, `mutation { emergencyVerify { verification { id } } }`);
  expect(code).toMatch(/CONFLICT|FORBIDDEN/);
});

test("the product's own pages carry its name and description, escaped", async () => {
  await set({ systemName: "Harbour <Fund>", systemDescription: "Help that arrives." });
  const page = await (await (await lab.visitor()).fetch("/letters/check")).text();
  expect(page).toContain("- Harbour &#60;Fund&#62;</title>");
  expect(page).toContain("Help that arrives.");
});

test("so do title and text of every page of the web app, prerendered or client-drawn", async () => {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set("context", await (await lab.visitor()).context());
    await next();
  });
  const ready = '<!doctype html>\n<html lang="en"><title>Feedback · SafeVoice</title>About SafeVoice</html>';
  mountWebApp(app, lab, createCompressedAnswers(), async (address) =>
    address.pathname === "/feedback" ? ready : undefined,
  );
  const open = async (path: string) => app.request(path);
  const before = await open("/feedback");
  expect(await before.text()).toContain("<title>Feedback · SafeVoice</title>");
  await set({ systemName: "Harbour <Fund> $&" });
  const etag = before.headers.get("etag") ?? "";
  const after = await app.request("/feedback", { headers: { "if-none-match": etag } });
  expect(after.status).toBe(200);
  const page = await after.text();
  expect(page).toMatch(
    /<html (?:data-(?:demo|training) )?data-zone="[^"]+" data-name="Harbour &#60;Fund&#62; \$&#38;" lang="en">/,
  );
  expect(page).toContain("<title>Feedback · Harbour &#60;Fund&#62; $&#38;</title>");
  expect(page).toContain("About Harbour &#60;Fund&#62; $&#38;");
  const drawn = await (await open("/admin/login")).text();
  expect(drawn).toContain("<title>Harbour &#60;Fund&#62; $&#38;</title>");
});
