import { beforeEach, expect, test } from "vitest";
import {
  resetPassword,
  setAccountActive,
  setAccountRoles,
} from "../../../graph/accounts/admins/accounts/account-acts.ts";
import { createAccount } from "../../../graph/accounts/admins/accounts/accounts.ts";
import { changePassword } from "../../../graph/accounts/admins/sign-in/change-password.ts";
import { confirmPassword } from "../../../graph/accounts/admins/sign-in/password-again.ts";
import { hashPassword } from "../../../graph/accounts/admins/sign-in/passwords.ts";
import { passwordServesMinutes, temporaryPasswordHours } from "../../../shared/accounts/admins/rules.ts";
import { says } from "../../../shared/accounts/admins/sentences.ts";
import { login } from "../../../graph/accounts/admins/service.ts";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { hourMs, minuteMs } from "../../../shared/core/time/durations.ts";
import { useKernel } from "../../harness/kernel.ts";
import { ask, globalId, signInAdmin } from "../../harness/people.ts";

const lab = useKernel();
const start = new Date("2027-03-01T12:00:00Z");
const pass = (ms: number) => lab.setNow(new Date(lab.now().getTime() + ms));

beforeEach(async () => {
  lab.setNow(start);
  await lab.db.message.deleteMany();
  await lab.db.signInTries.deleteMany();
  await lab.db.session.deleteMany();
  await lab.db.$executeRaw`TRUNCATE "Admin" CASCADE`;
});

const superAdmin = () => signInAdmin(lab, { role: "super_admin" });
const form = (over: Record<string, unknown> = {}) => ({
  name: "Dana Reyes",
  email: "dana@fund.example",
  username: "dana",
  role: "admin",
  ...over,
});
const signIn = async (username: string, password: string) => {
  const caller = await lab.visitor();
  return { caller, signedIn: await login(await caller.context(), { username, password }) };
};
const states = async () =>
  Object.fromEntries(
    (await lab.db.admin.findMany()).map(({ id, isActive, roles }) => [id, [isActive, roles.join()]]),
  );

test("a super admin creates an account: the random password is shown once, emailed, and only allows its own change", async () => {
  const root = await superAdmin();
  const { admin, password, expiresAt } = await createAccount(await root.context(), form());
  expect(password).toMatch(/^[A-HJ-NP-Za-km-z2-9!@#$%&*]{12}$/);
  expect(expiresAt).toBeNull();
  const mail = await lab.db.message.findFirstOrThrow({ where: { kind: "admin-credentials" } });
  expect(mail.recipientAddress).toBe("dana@fund.example");
  expect(openBody(lab, mail.bodySealed).text).toContain(password);
  expect(mail.bodySealed).not.toContain(password);
  const log = await lab.db.auditEntry.findMany({
    where: { action: "admin.created", resourceId: String(admin.id) },
  });
  expect(log).toMatchObject([
    { actorId: String(root.adminId), details: { username: "dana", roles: ["admin"] } },
  ]);
  expect(JSON.stringify(log.map(({ details }) => details))).not.toContain(password);

  const { caller, signedIn } = await signIn("dana", password);
  expect(signedIn).toMatchObject({ mustChangePassword: true });
  expect((await caller.fetch("/api/admin/users")).status).toBe(403);
  await changePassword(await caller.context(), {
    currentPassword: password,
    newPassword: "Harbor.lantern.3",
  });
  expect((await caller.fetch("/api/admin/users")).status).toBe(200);
});

test("a temporary password of 6 to 11 characters allows one sign-in, within a day", async () => {
  const root = await superAdmin();
  await createAccount(await root.context(), form({ password: "short6" }));
  const both = await Promise.allSettled([signIn("dana", "short6"), signIn("dana", "short6")]);
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(signIn("dana", "short6")).rejects.toMatchObject({
    status: 401,
    message: says.temporaryPasswordOver,
  });
  await expect(signIn("dana", "short7")).rejects.toMatchObject({ status: 401, message: says.loginFailed });
  const [entered] = both.flatMap((one) => (one.status === "fulfilled" ? [one.value.caller] : []));
  await changePassword(await entered!.context(), {
    currentPassword: "short6",
    newPassword: "Harbor.lantern.3",
  });
  expect((await signIn("dana", "Harbor.lantern.3")).signedIn.mustChangePassword).toBe(false);
  expect((await signIn("dana", "Harbor.lantern.3")).signedIn.mustChangePassword).toBe(false);

  lab.setNow(start);
  await createAccount(
    await root.context(),
    form({ name: "Omar Bell", username: "omar", email: "omar@fund.example", password: "short6" }),
  );
  pass(temporaryPasswordHours * hourMs);
  await expect(signIn("omar", "short6")).rejects.toMatchObject({ message: says.temporaryPasswordOver });
});

test("reports errors of a new account at their field, and creates none", async () => {
  const root = await superAdmin();
  const refused = async (over: Record<string, unknown>) =>
    createAccount(await root.context(), form(over)).then(
      () => "made",
      (error: { details: { code: string; fields: object } }) => [
        error.details.code,
        ...Object.keys(error.details.fields),
      ],
    );
  for (const name of ["name", "email", "username"])
    expect(await refused({ [name]: "  " }), name).toEqual(["INVALID", name]);
  expect(await refused({ email: "nobody" })).toEqual(["INVALID", "email"]);
  expect(await refused({ username: "da na" })).toEqual(["INVALID", "username"]);
  expect(await refused({ username: "dаna" }), "a Cyrillic letter").toEqual(["INVALID", "username"]);
  expect(await refused({ password: "12345" })).toEqual(["INVALID", "password"]);
  expect(await refused({ role: "root" })).toEqual(["INVALID", "role"]);
  expect(await lab.db.admin.count()).toBe(1);

  const names = ["dana", "DANA", "Dana"].map(async (username, n) =>
    createAccount(
      await root.context(),
      form({ name: `Dana ${n}`, username, email: `dana${n}@fund.example` }),
    ),
  );
  expect((await Promise.allSettled(names)).filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await refused({ username: "Dana" })).toEqual(["CONFLICT", "username"]);
  expect(await refused({ username: "DANA", name: "dana" })).toEqual(["CONFLICT", "username", "name"]);
  const { email } = await lab.db.admin.findFirstOrThrow({ where: { id: { not: root.adminId } } });
  expect(
    await refused({ username: "other", email: email.replace("dana", "D.ana").replace("@", "+x@") }),
  ).toEqual(["CONFLICT", "email"]);
});

test("no account's names can be confused with another's", async () => {
  const root = await superAdmin();
  await createAccount(await root.context(), form({ name: "Zoë Marlow", username: "ann.rolo1" }));
  let at = 0;
  const refused = async (over: Record<string, unknown>) =>
    createAccount(
      await root.context(),
      form({ name: `Kim ${(at += 1)}`, username: `kim${at}x`, email: `kim${at}@fund.example`, ...over }),
    ).then(
      () => "made",
      (error: { details: { code: string; fields: object } }) => [
        error.details.code,
        ...Object.keys(error.details.fields),
      ],
    );
  for (const name of [
    "Zoë Marlow",
    "zoe  marlow",
    "Zoе Mаrlow",
    "Zoë\u00a0Marlow",
    "Ζoë MarIow",
    "ann.rolo1",
  ])
    expect(await refused({ name }), name).toEqual(["CONFLICT", "name"]);
  for (const username of ["ann.rolol", "ANN.R0LO1", "ann.roloI"])
    expect(await refused({ username }), username).toEqual(["CONFLICT", "username"]);
  for (const hidden of ["\u202e", "\u200b", "\u2066", "\ufeff", "\u0007", "\n", "\u00ad", "\u3164", "\u2028"])
    expect(await refused({ name: `Kim${hidden}Ash` }), JSON.stringify(hidden)).toEqual(["INVALID", "name"]);
  expect(await refused({ name: "José Ñandú O’Neil-Søren 王芳" })).toBe("made");
});

test("an admin who is not a super admin reads the accounts and changes none, over GraphQL and over REST", async () => {
  const [plain, root] = [await signInAdmin(lab), await superAdmin()];
  expect(
    (await ask(plain, "{ admins { totalCount edges { node { username isOwn } } } }")).data.admins.totalCount,
  ).toBe(2);
  const id = globalId("Admin", root.adminId);
  const forms = [
    ["createAdmin", form()],
    ["setAdminActive", { id, isActive: false }],
    ["setAdminRoles", { id, roles: ["admin"], version: 0 }],
    ["deleteAdmin", { id }],
    ["resetAdminPassword", { id }],
    ["endAdminSessions", { id }],
    ["removeAdminSecondFactor", { id }],
  ] as const;
  for (const [name, input] of forms) {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
    const { code } = await ask(
      plain,
      `mutation ($input: ${type}) { ${name}(input: $input) { __typename } }`,
      { input },
    );
    expect(code, name).toBe("FORBIDDEN");
  }
  const calls = [
    ["POST", "create-user", form({ password: "Temporary-1" })],
    ["DELETE", `delete/${root.adminId}`, undefined],
    ["PATCH", `toggle-status/${root.adminId}`, { isActive: false }],
  ] as const;
  for (const [method, path, body] of calls)
    expect((await plain.fetch(`/api/admin/${path}`, { method, body })).status, path).toBe(403);
  const denied = { action: "access.denied", actorId: String(plain.adminId) };
  expect(await lab.db.auditEntry.count({ where: denied })).toBe(calls.length);
  expect(await states()).toEqual({ [plain.adminId]: [true, "admin"], [root.adminId]: [true, "super_admin"] });
});

test("the REST calls create, list, disable and delete an account", async () => {
  const root = await superAdmin();
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await root.fetch(`/api/admin/${path}`, { method, body });
    return { status: answer.status, ...((await answer.json()) as { admin?: { id: number } }) };
  };
  const made = await call("POST", "create-user", form({ password: "Temporary-1" }));
  expect(made).toMatchObject({ status: 201, success: true, message: "Admin created successfully" });
  const id = made.admin?.id ?? 0;
  expect(await call("GET", "users")).toMatchObject({
    success: true,
    admins: [{ id: root.adminId }, { id, username: "dana", role: "admin", isActive: true, lastLogin: null }],
  });
  expect(await call("PATCH", `toggle-status/${id}`, { isActive: false })).toMatchObject({
    message: "Admin has been deactivated.",
  });
  expect(await call("PATCH", `toggle-status/${id}`, { isActive: false })).toMatchObject({ status: 409 });
  expect(await call("PATCH", `toggle-status/${id}`, { isActive: "no" })).toMatchObject({ status: 400 });
  expect(await call("POST", "create-user", form({ password: "12345", username: "x" }))).toMatchObject({
    status: 400,
    fields: { password: ["Password must be at least 6 characters."] },
  });
  expect(await call("DELETE", `delete/${id}`)).toMatchObject({
    message: 'Admin user "dana" has been permanently deleted.',
  });
  expect(await call("DELETE", `delete/${id}`)).toMatchObject({ status: 404 });
  expect(await call("DELETE", `delete/${root.adminId}`)).toMatchObject({
    status: 403,
    message: "Cannot modify own account",
  });
  expect(
    await lab.db.auditEntry.findFirst({ where: { action: "admin.deleted", resourceId: String(id) } }),
  ).toMatchObject({
    details: { username: "dana" },
  });
});

test("deactivating, demoting, resetting and deleting end the account's sessions at once, and announce it to their sockets", async () => {
  const root = await superAdmin();
  const acts = [
    async (id: number) => setAccountActive(await root.context(), id, { isActive: false }),
    async (id: number) => setAccountRoles(await root.context(), id, { roles: ["admin"], version: 0 }),
    async (id: number) => resetPassword(await root.context(), id),
    async (id: number) => root.fetch(`/api/admin/delete/${id}`, { method: "DELETE" }),
  ];
  for (const act of acts) {
    const other = await superAdmin();
    const { sessionId } = (await other.context()).viewer as { sessionId: number };
    const heard = lab.events.subscribe("sessionEnded");
    const next = heard.next();
    await act(other.adminId);
    expect((await next).value).toEqual({ sessionId });
    await heard.return();
    expect((await other.context()).viewer).toMatchObject({ kind: "visitor" });
    expect((await other.fetch("/api/admin/users")).status).toBe(401);
  }
});

test("if two super admins remove each other at once, one stays", async () => {
  for (const act of [
    async (by: Awaited<ReturnType<typeof superAdmin>>, id: number) =>
      setAccountActive(await by.context(), id, { isActive: false }),
    async (by: Awaited<ReturnType<typeof superAdmin>>, id: number) =>
      setAccountRoles(await by.context(), id, { roles: ["admin"], version: 0 }),
    async (by: Awaited<ReturnType<typeof superAdmin>>, id: number) => {
      const answer = await by.fetch(`/api/admin/delete/${id}`, { method: "DELETE" });
      if (!answer.ok) throw Object.assign(new Error(), (await answer.json()) as object);
    },
  ]) {
    await lab.db.$executeRaw`TRUNCATE "Admin" CASCADE`;
    const [one, other] = [await superAdmin(), await superAdmin()];
    // Both were admitted before either was removed.
    const [a, b] = [await one.context(), await other.context()];
    one.context = async () => a;
    other.context = async () => b;
    const ends = await Promise.allSettled([act(one, other.adminId), act(other, one.adminId)]);
    const left = await lab.db.admin.count({ where: { roles: { has: "super_admin" }, isActive: true } });
    expect(left).toBe(1);
    const refused = ends.flatMap((end) =>
      end.status === "rejected" ? [end.reason as { code: string }] : [],
    );
    expect(refused.map(({ code }) => code)).toEqual([
      expect.stringMatching(/CONFLICT|UNAUTHENTICATED|UNPROCESSABLE/),
    ]);
  }
});

test("shows the database's own refusal as a sentence", async () => {
  const [one, other] = [await superAdmin(), await superAdmin()];
  const context = await one.context();
  await lab.db.admin.update({ where: { id: one.adminId }, data: { isActive: false } });
  await expect(setAccountActive(context, other.adminId, { isActive: false })).rejects.toMatchObject({
    code: "CONFLICT",
    message: says.lastSuperAdmin,
  });
});

test("no one changes their own account", async () => {
  const root = await superAdmin();
  for (const act of [setAccountActive, setAccountRoles])
    await expect(
      act(await root.context(), root.adminId, { isActive: false, roles: ["admin"], version: 0 }),
    ).rejects.toMatchObject({ code: "FORBIDDEN", message: "Cannot modify own account" });
});

test("asks for an outdated password again, and counts failures", async () => {
  const root = await superAdmin();
  await lab.db.admin.update({
    where: { id: root.adminId },
    data: { passwordHash: await hashPassword("Kettle-orbit-92") },
  });
  pass(passwordServesMinutes * minuteMs + 1);
  const make = async () => createAccount(await root.context(), form());
  await expect(make()).rejects.toMatchObject({ code: "UNPROCESSABLE", message: says.passwordAgain });
  const again = async (password: unknown) => confirmPassword(await root.context(), { password });
  await expect(again("Wrong-guess-1")).rejects.toMatchObject({
    code: "INVALID",
    details: { fields: { password: [says.passwordWrong] } },
  });
  await expect(again(7)).rejects.toMatchObject({ code: "INVALID" });
  await expect(make()).rejects.toMatchObject({ code: "UNPROCESSABLE" });
  await again("Kettle-orbit-92");
  await make();
  for (let n = 0; n < lab.config().maxLoginAttempts; n += 1)
    await expect(again("Wrong-guess-1")).rejects.toMatchObject({ code: "INVALID" });
  await expect(again("Kettle-orbit-92")).rejects.toMatchObject({ status: 429 });
});

test("if two actions on one account race, one wins, and the other learns the current state", async () => {
  const [one, two] = [await superAdmin(), await superAdmin()];
  const { adminId } = await signInAdmin(lab);
  const off = async (by: typeof one) => setAccountActive(await by.context(), adminId, { isActive: false });
  const ends = await Promise.allSettled([off(one), off(two)]);
  expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const gone = await Promise.all(
    [one, two].map(
      async (by) => (await by.fetch(`/api/admin/delete/${adminId}`, { method: "DELETE" })).status,
    ),
  );
  expect(gone.toSorted((one, other) => one - other)).toEqual([200, 404]);
});

test("a sign-in in progress during a deactivation opens nothing, then or later", async () => {
  const root = await superAdmin();
  const { admin, password } = await createAccount(await root.context(), form());
  const caller = await lab.visitor();
  const context = await caller.context();
  const late = {
    ...context,
    db: new Proxy(context.db, {
      get: (db, name) =>
        name === "$transaction"
          ? async (run: never) => {
              await setAccountActive(await root.context(), admin.id, { isActive: false });
              return db.$transaction(run);
            }
          : Reflect.get(db, name),
    }),
  };
  await expect(login(late, { username: "dana", password })).rejects.toMatchObject({
    code: "UNAUTHENTICATED",
  });
  await setAccountActive(await root.context(), admin.id, { isActive: true });
  expect(await lab.db.session.count({ where: { adminId: admin.id } })).toBe(0);
});
