import { beforeEach, expect, test } from "vitest";
import { hashPassword } from "../../../graph/accounts/admins/sign-in/passwords.ts";
import { minuteMs } from "../../../shared/core/time/durations.ts";
import { saveConfig } from "../../../graph/platform/system/settings/save.ts";
import { readConfig } from "../../../graph/platform/system/settings/read.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const adminPassword = "A-long-password-of-1";
let boss: Caller;

beforeEach(async () => {
  lab.setNow(new Date("2026-11-22T12:00:00Z"));
  boss = await signInAdmin(lab, { role: "super_admin" });
});

const save = `mutation Save($input: SaveSystemConfigInput!) {
  saveSystemConfig(input: $input) { systemConfig { version systemName maxFundAllocation smtpPasswordSet } }
}`;
const versionNow = async () => (await readConfig(await boss.context())).version;
const change = async (input: object, who = boss) =>
  ask(who, save, { input: { version: await versionNow(), ...input } });

test("the specified defaults, and every field by name over REST", async () => {
  const admin = await signInAdmin(lab);
  const response = await admin.fetch("/api/admin/system-config");
  expect(await response.json()).toEqual({
    success: true,
    config: expect.objectContaining({
      emailEnabled: true,
      smtpHost: "",
      smtpPort: 587,
      smtpUser: "",
      fromEmail: "",
      maxFundAllocation: 5000,
      defaultFoodAssistance: 10,
      defaultHousingAssistance: 75,
      defaultHotelDuration: 24,
      sessionTimeout: 30,
      maxLoginAttempts: 5,
      passwordMinLength: 8,
      requireMFA: false,
      maintenanceMode: false,
      systemName: "SafeVoice",
      systemDescription: "Real Support. Real Time. Real Impact.",
      maxConcurrentSessions: 100,
      notificationEmail: "",
      emergencyNotificationEmail: "",
      callbackResponseTime: 5,
      smtpPasswordSet: false,
      setByEnvironment: {},
    }),
  });
});

test("posting the whole configuration unchanged changes nothing, and one field changes one", async () => {
  const { config } = (await (await boss.fetch("/api/admin/system-config")).json()) as { config: object };
  const same = await boss.fetch("/api/admin/system-config", { method: "POST", body: config });
  expect(same.status).toBe(200);
  expect(await lab.db.configChange.count()).toBe(0);
  const other = await boss.fetch("/api/admin/system-config", {
    method: "POST",
    body: { ...config, maxFundAllocation: 4000 },
  });
  expect(await other.json()).toMatchObject({ success: true, config: { maxFundAllocation: 4000 } });
  const changes = await lab.db.configChange.findMany({ orderBy: { version: "desc" } });
  expect(changes.map((row) => row.changes)).toEqual([
    { maxFundAllocation: { before: 5000, after: 4000 } },
    {},
  ]);
  expect(changes[0]?.changedBy).toMatch(/@fund\.example$/);
  const entry = await lab.db.auditEntry.findFirst({ where: { action: "system.config-changed" } });
  expect(entry?.details).toMatchObject({ changes: { maxFundAllocation: { before: 5000, after: 4000 } } });
});

test("if two save the version they saw, the second gets CONFLICT and changes nothing", async () => {
  const version = await versionNow();
  const [first, second] = await Promise.all([
    ask(boss, save, { input: { version, systemName: "One" } }),
    ask(boss, save, { input: { version, systemName: "Two" } }),
  ]);
  const codes = [first, second].map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(["CONFLICT", undefined]));
  const late = await boss.fetch("/api/admin/system-config", {
    method: "POST",
    body: { version, systemName: "Three" },
  });
  expect(late.status).toBe(409);
  expect(["One", "Two"]).toContain(lab.config().systemName);
});

const wrong: [string, unknown][] = [
  ["smtpPort", 0],
  ["smtpPort", 65_536],
  ["smtpPort", "587"],
  ["smtpHost", "mail server"],
  ["smtpHost", "user@host"],
  ["fromEmail", "nobody"],
  ["fromEmail", "A <a@b.org>\r\nBcc: x@y.org"],
  ["maxFundAllocation", 0],
  ["maxFundAllocation", 100_001],
  ["maxFundAllocation", 10.005],
  ["defaultFoodAssistance", 101],
  ["defaultHousingAssistance", -1],
  ["defaultHotelDuration", 25],
  ["sessionTimeout", 4],
  ["sessionTimeout", 721],
  ["maxLoginAttempts", 2],
  ["passwordMinLength", 129],
  ["maxConcurrentSessions", 0],
  ["systemName", " "],
  ["systemName", "x".repeat(61)],
  ["systemDescription", "a\nb"],
  ["notificationEmail", "a@b"],
  ["emergencyNotificationEmail", "not an address"],
  ["directorEmail", "a@b.org, c@d.org"],
  ["callbackResponseTime", 0.5],
  ["officerVisibility", "everybody"],
  ["requireMFA", "yes"],
  ["requirePasskey", "everyone"],
];

test.each(wrong)("rejects %s as %j, and names the field", async (field, value) => {
  const before = await lab.db.systemConfig.findUnique({ where: { id: 1 } });
  const response = await boss.fetch("/api/admin/system-config", { method: "POST", body: { [field]: value } });
  expect(response.status).toBe(400);
  expect(((await response.json()) as { fields: object }).fields).toHaveProperty(field);
  expect(await lab.db.systemConfig.findUnique({ where: { id: 1 } })).toEqual(before);
});

test("a default may not be above the maximum, nor a day's limit above the month's", async () => {
  const { fields } = await change({ maxFundAllocation: 9 });
  expect(fields).toHaveProperty("defaultFoodAssistance");
  const limits = await change({ victimDayLimit: 900, victimMonthLimit: 800 });
  expect(limits.fields).toHaveProperty("victimDayLimit");
});

test("administrators read, super administrators write, and no one else has access", async () => {
  const version = await versionNow();
  const admin = await signInAdmin(lab);
  const officer = await signInOfficer(lab);
  const visitor = await lab.visitor();
  const post = (who: Caller) =>
    who.fetch("/api/admin/system-config", { method: "POST", body: { systemName: "Mine" } });
  expect((await admin.fetch("/api/admin/system-config")).status).toBe(200);
  expect((await post(admin)).status).toBe(403);
  expect((await officer.fetch("/api/admin/system-config")).status).toBe(403);
  expect((await post(officer)).status).toBe(403);
  expect((await visitor.fetch("/api/admin/system-config")).status).toBe(401);
  expect((await post(visitor)).status).toBe(401);
  const { code } = await ask(admin, save, { input: { version, systemName: "Mine" } });
  expect(code).toBe("FORBIDDEN");
  expect(await versionNow()).toBe(version);
});

test("after five minutes the password must be entered again", async () => {
  lab.setNow(new Date(lab.now().getTime() + 6 * minuteMs));
  const { code } = await change({ systemName: "Late" });
  expect(code).toBe("UNPROCESSABLE");
});

test("a password is sealed, never returned, and belongs to its server", async () => {
  const secret = "corrège-horse-Batterie";
  const server = { smtpHost: "smtp.fund.example", smtpUser: "post", smtpPort: 587 };
  const homeless = await change({ smtpPassword: secret, smtpHost: "", smtpUser: "" });
  expect(homeless).toMatchObject({ code: "INVALID", fields: { smtpHost: expect.anything() } });
  const set = await change({ ...server, smtpPassword: secret });
  expect(set.data).toMatchObject({ saveSystemConfig: { systemConfig: { smtpPasswordSet: true } } });
  const row = await lab.db.systemConfig.findUniqueOrThrow({ where: { id: 1 } });
  expect(row.smtpPasswordSealed).toMatch(/^2\./);
  const everywhere = JSON.stringify([
    row,
    await lab.db.configChange.findMany(),
    await lab.db.auditEntry.findMany().then((rows) => rows.map(({ details }) => details)),
    await (await boss.fetch("/api/admin/system-config")).json(),
  ]);
  expect(everywhere).not.toContain(secret);
  expect(everywhere).toContain('"after":"set anew","before":"not set"');

  const moved = await change({ smtpHost: "smtp.thief.example" });
  expect(moved.fields).toHaveProperty("smtpPassword");
  const removed = await change({ smtpHost: "smtp.other.example", removeSmtpPassword: true });
  expect(removed.data).toMatchObject({ saveSystemConfig: { systemConfig: { smtpPasswordSet: false } } });
});

test("reverting to a version is a new version, and drops a password of another server", async () => {
  await change({ smtpHost: "", smtpUser: "", removeSmtpPassword: true, systemName: "First" });
  const first = await versionNow();
  await change({
    smtpHost: "smtp.fund.example",
    smtpUser: "post",
    smtpPassword: "secret",
    systemName: "Second",
  });
  const revert = `mutation Back($input: RevertSystemConfigInput!) {
    revertSystemConfig(input: $input) { systemConfig { version systemName smtpPasswordSet smtpHost } }
  }`;
  const version = await versionNow();
  const back = (input: object) => ask(boss, revert, { input: { toVersion: first, version, ...input } });
  expect((await back({ toVersion: 9999 })).code).toBe("NOT_FOUND");
  expect((await back({ version: first })).code).toBe("CONFLICT");
  expect((await back({})).data).toEqual({
    revertSystemConfig: {
      systemConfig: { version: version + 1, systemName: "First", smtpPasswordSet: false, smtpHost: "" },
    },
  });
  expect((await back({ version: version + 1 })).code).toBe("CONFLICT");
  const history = await ask(
    boss,
    `{ systemConfigHistory { edges { node { version revertOf changedBy changes { field before after } } } } }`,
  );
  expect(history.data).toMatchObject({
    systemConfigHistory: {
      edges: expect.arrayContaining([
        { node: expect.objectContaining({ version: version + 1, revertOf: first }) },
      ]),
    },
  });
});

test("environment settings are shown as such, accepted unchanged, and not editable here", async () => {
  const env = {
    ...lab.env,
    SMTP_URL: "smtps://post:geheim@mail.fund.example",
    MAIL_FROM: "Fund <x@fund.example>",
  };
  const context = { ...(await boss.context()), env };
  const shown = await readConfig(context);
  expect(shown.settings).toMatchObject({ smtpHost: "mail.fund.example", smtpPort: 465, smtpUser: "post" });
  expect(shown.settings.fromEmail).toBe("Fund <x@fund.example>");
  expect(shown.hasSmtpPassword).toBe(true);
  expect(JSON.stringify(shown)).not.toContain("geheim");
  expect(shown.fixed.map(({ field, variable }) => `${field} ${variable}`)).toEqual([
    "smtpHost SMTP_URL",
    "smtpPort SMTP_URL",
    "smtpUser SMTP_URL",
    "fromEmail MAIL_FROM",
    "smtpPassword SMTP_URL",
  ]);
  await saveConfig(context, { ...shown.settings, systemName: "By form" });
  expect((await readConfig(context)).settings.systemName).toBe("By form");
  const stored = await lab.db.systemConfig.findUniqueOrThrow({ where: { id: 1 } });
  expect(stored.fromEmail).toBe("");
  await expect(saveConfig(context, { smtpHost: "other.example" })).rejects.toMatchObject({ code: "INVALID" });
  await expect(saveConfig(context, { fromEmail: "" })).rejects.toMatchObject({ code: "INVALID" });
});

test("a program sends its password with the call, long after it signed in", async () => {
  await lab.db.admin.updateMany({ data: { passwordHash: await hashPassword(adminPassword) } });
  lab.setNow(new Date("2026-11-22T12:30:00Z"));
  await lab.db.session.updateMany({ data: { lastSeenAt: lab.now() } });
  const post = async (path: string, body: object) => {
    const answer = await boss.fetch(path, { method: "POST", body });
    return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
  };
  const config = "/api/admin/system-config";
  const late = { message: "Please enter your password again to continue." };
  expect(await post(config, { callbackResponseTime: 12 })).toMatchObject({
    status: 422,
    ...late,
    fields: { currentPassword: [late.message] },
  });
  expect(await post(config, { callbackResponseTime: 12, currentPassword: "wrong" })).toMatchObject({
    status: 400,
    fields: { currentPassword: ["The password is incorrect."] },
  });
  expect(await post(config, { callbackResponseTime: 12, currentPassword: adminPassword })).toMatchObject({
    status: 200,
    success: true,
  });
  lab.setNow(new Date("2026-11-22T12:50:00Z"));
  await lab.db.session.updateMany({ data: { lastSeenAt: lab.now() } });
  const test = { testEmail: "desk@fund.example" };
  expect(await post("/api/admin/test-email", test)).toMatchObject({ status: 422, ...late });
  // The password is accepted; there is no mail server to test here.
  expect(await post("/api/admin/test-email", { ...test, currentPassword: adminPassword })).toMatchObject({
    status: 422,
    message: expect.stringContaining("mail server"),
  });
});

test("a session that owes its second factor is told so by name", async () => {
  const admin = await signInAdmin(lab, { role: "super_admin" });
  await change({ requireMFA: true });
  const answer = await admin.fetch("/api/admin/system-config", {
    method: "POST",
    body: { callbackResponseTime: 9 },
  });
  expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
    403,
    "Two-factor sign-in is required. Sign in at /admin/login and set up your second factor first.",
  ]);
});
