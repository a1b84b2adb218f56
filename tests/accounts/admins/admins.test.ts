import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { graphql } from "graphql";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { changePassword } from "../../../graph/accounts/admins/sign-in/change-password.ts";
import { ensureFirstAdmin } from "../../../graph/accounts/admins/accounts/first-admin.ts";
import { hashPassword } from "../../../graph/accounts/admins/sign-in/passwords.ts";
import { lockMinutes, maxFailuresPerAddress } from "../../../shared/accounts/admins/rules.ts";
import { login } from "../../../graph/accounts/admins/service.ts";
import { systemContext, type Context, type Kernel } from "../../../graph/core/context.ts";
import { readEnv } from "../../../graph/core/env.ts";
import { createHttpApp } from "../../../graph/app/routes.ts";
import { openKernel, type OpenKernel } from "../../../graph/app/kernel.ts";
import { noLimits } from "../../../graph/core/http/call-limits.ts";
import { admit } from "../../../graph/core/access/audiences.ts";
import { schema } from "../../../graph/app/schema.ts";
import { tokenIn } from "../../../graph/core/sessions/cookies.ts";
import { callerOf, logOut } from "../../../graph/core/sessions/sessions.ts";
import { useDatabase } from "../../harness/database/database.ts";
import { isSession } from "../../harness/kernel.ts";
import { says as adminsSays } from "../../../shared/accounts/admins/sentences.ts";

const database = useDatabase();
const password = "Kettle-orbit-92";
const nextPassword = "Harbor.lantern.3";

let opened: OpenKernel;
let dataDir: string;
let kernel: Kernel;
let clock: Date;
let passwordHash: string;
/** Each test has its own address, since failures are counted by address. */
let ip = "";
let tests = 0;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "safevoice-admins-"));
  const env = readEnv({
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    SECRET_KEY: "a secret of at least 32 characters",
    LOG_LEVEL: "silent",
  });
  opened = await openKernel(env, { database });
  passwordHash = await hashPassword(password);
});
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(async () => {
  clock = new Date("2027-03-01T12:00:00Z");
  kernel = { ...opened.kernel, now: () => clock };
  ip = `198.51.100.${(tests += 1)}`;
  await database.db.session.deleteMany();
  await database.db.$executeRaw`TRUNCATE "Admin" CASCADE`;
});

test("the first start creates one super admin with a random password, shown once", async () => {
  const [one, two] = await Promise.all([ensureFirstAdmin(kernel), ensureFirstAdmin(kernel)]);
  const made = one ?? two;
  expect([one, two].filter(Boolean)).toHaveLength(1);
  expect(made).toEqual({
    username: "admin",
    password: expect.stringMatching(/^[A-HJ-NP-Za-km-z2-9!@#$%&*]{12}$/),
  });
  expect(await database.db.admin.findMany()).toMatchObject([
    { roles: ["super_admin"], mustChangePassword: true, isActive: true },
  ]);
  expect(await ensureFirstAdmin(kernel)).toBeNull();
  expect(await login(caller(), { username: "admin", password: made?.password })).toMatchObject({
    mustChangePassword: true,
  });
});

test("a password from the environment is not printed, and must be changed as well", async () => {
  kernel = { ...kernel, env: { ...kernel.env, ADMIN_USERNAME: "root", ADMIN_PASSWORD: password } };
  expect(await ensureFirstAdmin(kernel)).toEqual({ username: "root", password: null });
  expect(await login(caller(), { username: "root", password })).toMatchObject({ mustChangePassword: true });
});

test("the first administrator gets the environment's address, also later, and keeps their own", async () => {
  await ensureFirstAdmin(kernel);
  const address = async () => (await database.db.admin.findFirstOrThrow()).email;
  expect(await address()).toBe("");
  for (const ADMIN_EMAIL of ["Kim.Ash@fund.example", "someone@fund.example"]) {
    await ensureFirstAdmin({ ...kernel, env: { ...kernel.env, ADMIN_EMAIL } });
    expect(await address()).toBe("Kim.Ash@fund.example");
  }
  await database.db.$executeRaw`TRUNCATE "Admin" CASCADE`;
  await ensureFirstAdmin({ ...kernel, env: { ...kernel.env, ADMIN_EMAIL: "kim@fund.example" } });
  expect(await database.db.admin.findFirst()).toMatchObject({
    email: "kim@fund.example",
    emailKey: "kim@fund.example",
  });
});

test("a valid sign-in opens an administrator's session and is logged", async () => {
  const { id } = await makeAdmin();
  const context = caller();
  expect(await login(context, { username: " dana ", password })).toEqual({
    id,
    username: "dana",
    role: "admin",
    mustChangePassword: false,
    needsCode: false,
  });
  expect(await again(context)).toMatchObject({ kind: "admin", adminId: id, username: "dana" });
  expect(context.cookie).toMatch(/^safevoice=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await database.db.admin.findUniqueOrThrow({ where: { id } })).lastLogin).toEqual(clock);
  expect(await logged("success")).toMatchObject([
    { actorKind: "admin", actorName: "dana", resourceId: String(id), ip },
  ]);
});

test("a wrong password, an unknown name and an inactive account get the same answer, and are logged without the typed text", async () => {
  await makeAdmin();
  await makeAdmin({ username: "gone", isActive: false });
  const tries = [
    { username: "dana", password: "Wrong-guess-1234" },
    { username: "nobody-of-that-name", password },
    { username: "gone", password },
  ];
  for (const typed of tries) {
    await expect(login(caller(), typed)).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
      message: adminsSays.loginFailed,
    });
  }
  const failures = await logged("failure");
  expect(failures).toHaveLength(3);
  expect(
    JSON.stringify(failures, (_key, value: unknown) => (typeof value === "bigint" ? Number(value) : value)),
  ).not.toMatch(/Wrong-guess|nobody-of-that/);
  expect(await database.db.session.count()).toBe(0);
});

test("rejects blank fields with the specified sentence, and invalid ones by name", async () => {
  for (const typed of [
    { username: " ", password },
    { username: "dana", password: "  " },
  ]) {
    await expect(login(caller(), typed)).rejects.toMatchObject({
      code: "INVALID",
      message: "Please enter both username and password.",
    });
  }
  await expect(login(caller(), { username: 1, password: ["x"] })).rejects.toMatchObject({
    code: "INVALID",
    details: { fields: { username: ["Please enter a username"], password: ["Please enter a password"] } },
  });
  await expect(login(caller(), { username: "a\0b", password })).rejects.toMatchObject({ code: "INVALID" });
  await expect(login(caller(), { username: "dana", password: "x".repeat(5000) })).rejects.toMatchObject({
    code: "INVALID",
  });
});

test("after the configured number of wrong passwords the account is locked for a while, even for the right one", async () => {
  await makeAdmin();
  const wrong = { username: "dana", password: "Wrong-guess-1234" };
  const limit = kernel.config().maxLoginAttempts;
  for (let n = 0; n < limit; n += 1)
    await expect(login(caller(), wrong)).rejects.toMatchObject({ status: 401 });
  await expect(login(caller(), { ...wrong, password })).rejects.toMatchObject({
    status: 429,
    message: `Too many failed sign-ins. Please try again in ${lockMinutes} minutes.`,
  });
  pass(lockMinutes - 1);
  await expect(login(caller(), { ...wrong, password })).rejects.toMatchObject({
    message: expect.stringContaining("in 1 minute."),
  });
  pass(1);
  await login(caller(), { ...wrong, password });
  expect(await database.db.signInTries.count({ where: { lockedUntil: { not: null } } })).toBe(0);
});

test("further wrong passwords double the wait, and a day resets it", async () => {
  await makeAdmin();
  const wrong = { username: "dana", password: "Wrong-guess-1234" };
  const minutesOf = async () => {
    for (let n = 0; n < kernel.config().maxLoginAttempts; n += 1)
      await expect(login(caller(), wrong)).rejects.toMatchObject({ status: 401 });
    const refused = (await login(caller(), wrong).catch((error: unknown) => error)) as Error;
    return Number(/in (\d+) minute/.exec(refused.message)?.[1]);
  };
  for (const minutes of [lockMinutes, 2 * lockMinutes, 4 * lockMinutes]) {
    expect(await minutesOf()).toBe(minutes);
    pass(minutes);
  }
  pass(25 * 60);
  expect(await minutesOf()).toBe(lockMinutes);
});

test("wrong passwords lock the account for their own network, and for no other", async () => {
  await makeAdmin();
  const wrong = { username: "dana", password: "Wrong-guess-1234" };
  for (let n = 0; n <= kernel.config().maxLoginAttempts; n += 1)
    await expect(login(caller(), wrong)).rejects.toThrow();
  await expect(login(caller(), { username: "dana", password })).rejects.toMatchObject({ status: 429 });
  ip = "203.0.113.77";
  expect(await login(caller(), { username: "dana", password })).toMatchObject({ username: "dana" });
});

test("neighbors cannot lock a known device, which has no more guesses than they do", async () => {
  await makeAdmin();
  const first = caller();
  await login(first, { username: "dana", password });
  const mark = /^safevoice-device=([^;]+); Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax/.exec(
    first.mark,
  )?.[1];
  expect(mark).toBeTruthy();
  for (let n = 0; n < maxFailuresPerAddress; n += 1)
    await login(caller(), { username: n % 2 ? "dana" : `u${n}`, password: "Wrong-guess-1234" }).catch(
      () => {},
    );
  await expect(login(caller(), { username: "dana", password })).rejects.toMatchObject({ status: 429 });
  const own = () => Object.assign(caller(), { device: mark });
  expect(await login(own(), { username: "dana", password })).toMatchObject({ username: "dana" });

  await makeAdmin({ username: "omar" }); // the mark belongs to one person
  await expect(login(own(), { username: "omar", password })).rejects.toMatchObject({ status: 429 });
  const forged = Object.assign(caller(), { device: `${mark?.split(".")[0]}.${"x".repeat(43)}` });
  await expect(login(forged, { username: "dana", password })).rejects.toMatchObject({ status: 429 });

  for (let n = 0; n < kernel.config().maxLoginAttempts; n += 1)
    await expect(login(own(), { username: "dana", password: "Wrong-guess-1234" })).rejects.toMatchObject({
      status: 401,
    });
  await expect(login(own(), { username: "dana", password })).rejects.toMatchObject({ status: 429 });
});

test("concurrent guesses cannot bypass the lock", async () => {
  await makeAdmin();
  const guesses = Array.from({ length: 25 }, (_, n) =>
    login(caller(), { username: "dana", password: `Wrong-guess-${n}` }),
  );
  const codes = (await Promise.allSettled(guesses)).map(
    (result) => result.status === "rejected" && (result.reason as { status: number }).status,
  );
  expect(codes.filter((code) => code === 401)).toHaveLength(kernel.config().maxLoginAttempts);
  expect(codes.filter((code) => code === 429)).toHaveLength(25 - kernel.config().maxLoginAttempts);
});

test("locks an unknown name in the same way", async () => {
  const wrong = { username: "ghost", password };
  for (let n = 0; n < kernel.config().maxLoginAttempts; n += 1)
    await expect(login(caller(), wrong)).rejects.toMatchObject({ status: 401 });
  await expect(login(caller(), wrong)).rejects.toMatchObject({
    status: 429,
    message: expect.stringContaining("in 15 minutes."),
  });
});

test("refuses an address that fails with one name after another", async () => {
  for (let n = 0; n < maxFailuresPerAddress; n += 1)
    await expect(login(caller(), { username: `u${n}`, password })).rejects.toMatchObject({ status: 401 });
  await expect(login(caller(), { username: "another", password })).rejects.toMatchObject({ status: 429 });
});

test("a first password only allows its own change", async () => {
  await makeAdmin({ mustChangePassword: true });
  const context = caller();
  await login(context, { username: "dana", password });
  const owed = "Change your temporary password first";
  expect(() => admit(context.viewer, "admin")).toThrow(owed);
  expect(() => admit(context.viewer, "public")).toThrow(owed);
  await changePassword(context, { currentPassword: password, newPassword: nextPassword });
  admit(context.viewer, "admin");
  admit(await again(context), "admin");
  await expect(login(caller(), { username: "dana", password })).rejects.toMatchObject({ status: 401 });
});

test("changing the password ends the other sessions and replaces this one's token", async () => {
  await makeAdmin();
  const [elsewhere, here] = [caller(), caller()];
  await login(elsewhere, { username: "dana", password });
  await login(here, { username: "dana", password });
  const oldCookie = here.cookie;
  await changePassword(here, { currentPassword: password, newPassword: nextPassword });
  expect(await again(here)).toMatchObject({ kind: "admin" });
  expect(await again(elsewhere)).toMatchObject({ kind: "visitor" });
  expect(await viewerOf(here, oldCookie.split(";")[0])).toMatchObject({ kind: "visitor" });
  expect(
    await database.db.auditEntry.count({
      where: { action: "admin.password-changed", outcome: "success", ip },
    }),
  ).toBe(1);
});

test("a new password must meet every rule", async () => {
  await makeAdmin();
  const context = caller();
  await login(context, { username: "dana", password });
  const change = (newPassword: string) => changePassword(context, { currentPassword: password, newPassword });
  await expect(change("short")).rejects.toMatchObject({
    code: "INVALID",
    message: expect.stringContaining(
      "Password Requirements Not Met: At least 12 characters, At least one capital letter",
    ),
    details: { fields: { newPassword: expect.arrayContaining(["At least 12 characters"]) } },
  });
  await expect(change("P@ssw0rd2027!")).rejects.toMatchObject({
    details: { fields: { newPassword: [expect.stringContaining("common")] } },
  });
  await expect(change("Dana-climbs-hills-7")).rejects.toMatchObject({ code: "INVALID" });
  await expect(change(password)).rejects.toMatchObject({
    message: "The new password must be different from the current one.",
  });
  const config = { ...kernel.config(), passwordMinLength: 20 };
  const strict = Object.assign(context, { config: () => config });
  await expect(
    changePassword(strict, { currentPassword: password, newPassword: nextPassword }),
  ).rejects.toMatchObject({
    message: expect.stringContaining("20"),
  });
  const lengths = async (newPassword: string, passwordMinLength: number) => {
    const own = Object.assign(context, { config: () => ({ ...kernel.config(), passwordMinLength }) });
    const refused = await changePassword(own, { currentPassword: password, newPassword }).catch(
      (error: Error) => error.message,
    );
    return String(refused).match(/At least \d+ characters/g);
  };
  expect(await lengths("Short-7", 8)).toEqual(["At least 12 characters"]);
  expect(await lengths("Short-7", 16)).toEqual(["At least 16 characters"]);
});

test("a change requires the current password, and guessing it locks the account", async () => {
  await makeAdmin();
  const context = caller();
  await login(context, { username: "dana", password });
  const guess = () =>
    changePassword(context, { currentPassword: "Wrong-guess-1234", newPassword: nextPassword });
  for (let n = 0; n < kernel.config().maxLoginAttempts; n += 1) {
    await expect(guess()).rejects.toMatchObject({
      code: "INVALID",
      details: { fields: { currentPassword: [expect.any(String)] } },
    });
  }
  await expect(guess()).rejects.toMatchObject({ status: 429 });
});

test("one administrator cannot change another's password, and a visitor none", async () => {
  await makeAdmin();
  const other = await makeAdmin({ username: "omar" });
  const context = caller();
  await login(context, { username: "dana", password });
  const change = { adminId: other.id, currentPassword: password, newPassword: nextPassword };
  await expect(changePassword(context, change)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(changePassword(caller(), change)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  expect((await database.db.admin.findUniqueOrThrow({ where: { id: other.id } })).passwordHash).toBe(
    passwordHash,
  );
});

test("signing out and deactivation end the session at the next call", async () => {
  const { id } = await makeAdmin();
  const [first, second] = [caller(), caller()];
  await login(first, { username: "dana", password });
  await login(second, { username: "dana", password });
  const cookie = first.cookie;
  await logOut(first);
  expect(await viewerOf(first, cookie.split(";")[0])).toMatchObject({ kind: "visitor" });
  expect(await again(second)).toMatchObject({ kind: "admin" });
  await database.db.admin.update({ where: { id }, data: { isActive: false } });
  expect(await again(second)).toMatchObject({ kind: "visitor" });
});

test("REST and GraphQL answer as specified", async () => {
  const { id } = await makeAdmin({ mustChangePassword: true });
  const http = createHttpApp(kernel, noLimits);
  const from = { incoming: { socket: { remoteAddress: ip } } } as never;
  const post = (path: string, body: object, cookie = "") => {
    const headers = { "content-type": "application/json", cookie };
    return http.request(path, { method: "POST", headers, body: JSON.stringify(body) }, from);
  };
  const refused = await post("/api/admin/login", { username: "dana", password: "Wrong-guess-1234" });
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({
    success: false,
    message: adminsSays.loginFailed,
    code: "UNAUTHENTICATED",
  });

  const answer = await post("/api/admin/login", { username: "dana", password });
  const admin = { id, username: "dana", role: "admin", mustChangePassword: true, needsCode: false };
  expect(await answer.json()).toEqual({ success: true, message: "Login successful", admin });
  const cookie = cookieOf(answer);

  const change = { adminId: id, currentPassword: password, newPassword: nextPassword };
  expect((await post("/api/admin/change-password", change)).status).toBe(401);
  const changed = await post("/api/admin/change-password", change, cookie);
  expect(await changed.json()).toEqual({ success: true, message: "Password changed successfully" });
  const newCookie = cookieOf(changed);
  expect((await post("/api/admin/change-password", change, cookie)).status).toBe(401);

  const context = Object.assign(caller(), { viewer: await viewerOf(caller(), newCookie) });
  const source = "{ viewer { id kind officer { name } admin { username role owes } } }";
  const { data } = await graphql({ schema, source, contextValue: context });
  expect(data).toEqual({
    viewer: {
      id: "viewer",
      kind: "admin",
      officer: null,
      admin: { username: "dana", role: "admin", owes: null },
    },
  });
  const out = await graphql({
    schema,
    source: "mutation { logOut { viewer { kind } } }",
    contextValue: context,
  });
  expect(out.data).toEqual({ logOut: { viewer: { kind: "visitor" } } });
  expect(context.cookie).toContain("Max-Age=0");
});

const makeAdmin = (data: { username?: string; isActive?: boolean; mustChangePassword?: boolean } = {}) => {
  const username = data.username ?? "dana";
  const email = `${username}@safevoice.example`;
  return database.db.admin.create({
    data: {
      name: username,
      email,
      emailKey: email,
      passwordHash,
      mustChangePassword: false,
      ...data,
      username,
    },
  });
};

const logged = (outcome: "success" | "failure") =>
  database.db.auditEntry.findMany({ where: { action: "admin.login", outcome, ip }, orderBy: { id: "asc" } });

const pass = (minutes: number) => (clock = new Date(clock.getTime() + minutes * 60_000));

/** A browser: it calls from the test's address and keeps its cookies. */
function caller(): Context & { cookie: string; mark: string } {
  const context = Object.assign(systemContext(kernel, "test"), { ip, cookie: "", mark: "" });
  context.setCookie = (cookie) => {
    if (isSession(cookie)) context.cookie = cookie;
    if (cookie.startsWith("safevoice-device=")) context.mark = cookie;
  };
  return context;
}

const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(";")[0] ?? "";

const again = (context: Context & { cookie: string }) => viewerOf(context, context.cookie.split(";")[0]);

const viewerOf = async (context: Context, cookies: string | undefined) =>
  (await callerOf({ ...context }, tokenIn(kernel, cookies))).viewer;
