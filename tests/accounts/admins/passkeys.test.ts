import { generateSync } from "otplib";
import { beforeEach, expect, test } from "vitest";
import { removeSecondFactor, resetPassword } from "../../../graph/accounts/admins/accounts/account-acts.ts";
import { resetOnHost } from "../../../graph/accounts/admins/accounts/reset-on-host.ts";
import {
  beginPasskey,
  finishPasskey,
  ownPasskeys,
  removePasskey,
  renamePasskey,
} from "../../../graph/accounts/admins/passkeys/own-passkeys.ts";
import { beginPasskeySignIn, finishPasskeySignIn } from "../../../graph/accounts/admins/passkeys/sign-in.ts";
import { maxPasskeys } from "../../../shared/accounts/admins/passkeys/rules.ts";
import { says } from "../../../shared/accounts/admins/sentences.ts";
import { login } from "../../../graph/accounts/admins/service.ts";
import { changePassword } from "../../../graph/accounts/admins/sign-in/change-password.ts";
import { confirmPassword } from "../../../graph/accounts/admins/sign-in/password-again.ts";
import { hashPassword } from "../../../graph/accounts/admins/sign-in/passwords.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  makeRecoveryCodes,
  removeOwnSecondFactor,
  verifySecondFactor,
} from "../../../graph/accounts/admins/sign-in/second-factor.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";
import { minuteMs, secondMs } from "../../../shared/core/time/durations.ts";
import { createAuthenticator } from "../../harness/fakes/authenticator.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";

const lab = useKernel();
const password = "Kettle-orbit-92";
const pass = (ms: number) => lab.setNow(new Date(lab.now().getTime() + ms));
let hash: string;

beforeEach(async () => {
  lab.setNow(new Date("2027-03-01T12:00:00Z"));
  hash ??= await hashPassword(password);
  await lab.db.signInTries.deleteMany();
  await demandPasskeys("none");
  await lab.db.$executeRaw`TRUNCATE "Admin" CASCADE`;
});

async function makeAdmin(username = "dana") {
  const email = `${username}@fund.example`;
  const data = { username, email, name: username, emailKey: email, mustChangePassword: false };
  return lab.db.admin.create({ data: { ...data, passwordHash: hash } });
}

async function signIn(username = "dana"): Promise<Caller> {
  const caller = await lab.visitor();
  await login(await caller.context(), { username, password });
  return caller;
}

/** An administrator with a second factor, signed in. */
async function withCodes(username = "dana") {
  const admin = await makeAdmin(username);
  const caller = await signIn(username);
  const { secret } = await beginSecondFactor(await caller.context());
  const codeNow = () => generateSync({ secret, epoch: Math.floor(lab.now().getTime() / secondMs) });
  const recoveryCodes = await confirmSecondFactor(await caller.context(), { code: codeNow() });
  return { admin, caller, codeNow, recoveryCodes };
}

type Device = ReturnType<typeof createAuthenticator>;
type AnswerOptions = Parameters<Device["make"]>[1];

async function add(caller: Caller, device: Device, name = "Laptop", given: AnswerOptions = {}) {
  const options = await beginPasskey(await caller.context());
  await finishPasskey(await caller.context(), { name, answer: device.make(options, given) });
}

async function use(caller: Caller, device: Device, given: AnswerOptions = {}) {
  const options = await beginPasskeySignIn(await caller.context());
  await finishPasskeySignIn(await caller.context(), { answer: device.use(options, given) });
}

const owes = async (caller: Caller) => {
  const { viewer } = await caller.context();
  return "owes" in viewer ? viewer.owes : viewer.kind;
};
const refused = { code: "UNAUTHENTICATED", message: says.passkeyRefused };
const failures = () => lab.db.auditEntry.count({ where: { action: "admin.login", outcome: "failure" } });

test("a passkey signs in alone, and its use is in the list and in the audit log", async () => {
  const { admin, caller } = await withCodes();
  const device = createAuthenticator();
  await add(caller, device, "  Office laptop ");
  expect(await ownPasskeys(await caller.context())).toMatchObject([
    { name: "Office laptop", lastUsedAt: null, isSynced: false },
  ]);
  const stranger = await lab.visitor();
  await use(stranger, device);
  expect(await owes(stranger)).toBeNull();
  const session = await lab.db.session.findFirstOrThrow({ orderBy: { id: "desc" } });
  expect(session).toMatchObject({ adminId: admin.id, secondFactorAt: lab.now(), passwordAt: null });
  expect((await ownPasskeys(await caller.context()))[0]?.lastUsedAt).toEqual(lab.now());
  expect(
    await lab.db.auditEntry.findMany({ where: { action: { in: ["admin.passkey-added"] } } }),
  ).toMatchObject([{ resourceId: String(admin.id), details: { name: "Office laptop" } }]);
  const [entry] = await lab.db.auditEntry.findMany({
    where: { action: "admin.login" },
    orderBy: { id: "desc" },
  });
  expect(entry).toMatchObject({ outcome: "success", details: { by: "passkey", passkey: "Office laptop" } });
});

test("after the password a passkey stands in for the code, and only one of that account", async () => {
  const { caller } = await withCodes();
  const other = await withCodes("robin");
  const [device, anothers] = [createAuthenticator(), createAuthenticator()];
  await add(caller, device);
  await add(other.caller, anothers);
  const there = await signIn();
  expect(await owes(there)).toBe("code");
  await expect(use(there, anothers)).rejects.toMatchObject(refused);
  expect(await owes(there)).toBe("code");
  await use(there, device);
  expect(await owes(there)).toBeNull();
  // The password was given here, so what asks for it again does not, at first.
  await expect(beginPasskey(await there.context())).resolves.toContain("challenge");
});

test("signed in by the passkey alone, account changes still ask for the password", async () => {
  const { caller } = await withCodes();
  const device = createAuthenticator();
  await add(caller, device);
  const there = await lab.visitor();
  await use(there, device);
  await expect(beginPasskey(await there.context())).rejects.toMatchObject({ message: says.passwordAgain });
});

test.each([
  ["another site", { origin: "https://safevoice.evil.example" }],
  ["another site's passkeys", { rpId: "evil.example" }],
  ["an owner who was not checked", { isVerified: false }],
])("refuses an answer for %s, with one sentence", async (_, given) => {
  const { caller } = await withCodes();
  const device = createAuthenticator();
  await expect(add(caller, device, "Laptop", given)).rejects.toMatchObject({ code: "INVALID" });
  expect(await ownPasskeys(await caller.context())).toEqual([]);
  await add(caller, device);
  const before = await failures();
  await expect(use(await lab.visitor(), device, given)).rejects.toMatchObject(refused);
  expect(await failures()).toBe(before + 1);
});

test("an unknown passkey, a wrong signature and a deactivated account get the same answer", async () => {
  const { admin, caller } = await withCodes();
  const device = createAuthenticator();
  await add(caller, device);
  await expect(use(await lab.visitor(), createAuthenticator())).rejects.toMatchObject(refused);
  const forged = createAuthenticator();
  const options = await beginPasskeySignIn(await (await lab.visitor()).context());
  const answer = { ...(JSON.parse(forged.use(options)) as object), id: device.id, rawId: device.id };
  await expect(
    finishPasskeySignIn(await (await lab.visitor()).context(), { answer: JSON.stringify(answer) }),
  ).rejects.toMatchObject(refused);
  await lab.db.admin.update({ where: { id: admin.id }, data: { isActive: false } });
  await expect(use(await lab.visitor(), device)).rejects.toMatchObject(refused);
});

test("a counter that goes back is refused, because the key was copied", async () => {
  const { caller } = await withCodes();
  const device = createAuthenticator();
  await add(caller, device, "Key", { counter: 5 });
  await use(await lab.visitor(), device, { counter: 9 });
  await expect(use(await lab.visitor(), device, { counter: 8 })).rejects.toMatchObject(refused);
  const [entry] = await lab.db.auditEntry.findMany({
    where: { outcome: "failure" },
    orderBy: { id: "desc" },
  });
  expect(JSON.stringify(entry?.details)).toContain("counter");
});

test("an answer serves once, in five minutes, and for the session that asked", async () => {
  const { caller } = await withCodes();
  const device = createAuthenticator();
  await add(caller, device);
  const visitor = await lab.visitor();
  const options = await beginPasskeySignIn(await visitor.context());
  const answer = device.use(options, { counter: 50 });
  const twice = await Promise.allSettled(
    [0, 1].map(async () => finishPasskeySignIn(await (await lab.visitor()).context(), { answer })),
  );
  expect(twice.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(finishPasskeySignIn(await (await lab.visitor()).context(), { answer })).rejects.toMatchObject({
    code: "CONFLICT",
  });

  const late = await beginPasskeySignIn(await visitor.context());
  pass(5 * minuteMs);
  await expect(
    finishPasskeySignIn(await visitor.context(), { answer: device.use(late) }),
  ).rejects.toMatchObject({ code: "CONFLICT", message: says.passkeyTooLate });

  // A challenge for a new passkey is no one's sign-in, and no other session's passkey.
  await lab.db.session.updateMany({ data: { passwordAt: lab.now() } });
  const making = await beginPasskey(await caller.context());
  await expect(
    finishPasskeySignIn(await visitor.context(), { answer: device.use(making) }),
  ).rejects.toMatchObject({ code: "CONFLICT" });
  const other = await withCodes("robin");
  const fresh = createAuthenticator();
  await expect(
    finishPasskey(await other.caller.context(), { name: "Mine", answer: fresh.make(making) }),
  ).rejects.toMatchObject({ code: "CONFLICT" });
});

test("needs the second factor first, takes ten, and each device's key once", async () => {
  await makeAdmin("plain");
  const plain = await signIn("plain");
  await expect(beginPasskey(await plain.context())).rejects.toMatchObject({
    message: says.passkeyNeedsSecondFactor,
  });
  const { caller } = await withCodes();
  const device = createAuthenticator();
  await add(caller, device);
  await expect(add(caller, device, "Again")).rejects.toMatchObject({ code: "CONFLICT" });
  const all = await Promise.all(
    Array.from({ length: maxPasskeys }, async () => {
      const next = createAuthenticator();
      return { answer: next.make(await beginPasskey(await caller.context())), name: "Key" };
    }),
  );
  const outcomes = await Promise.allSettled(
    all.map(async (input) => finishPasskey(await caller.context(), input)),
  );
  expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(1);
  expect(await ownPasskeys(await caller.context())).toHaveLength(maxPasskeys);
  await expect(beginPasskey(await caller.context())).rejects.toMatchObject({ code: "UNPROCESSABLE" });
});

test("a removed passkey ends the sessions that it opened, and opens nothing", async () => {
  const { caller } = await withCodes();
  const device = createAuthenticator();
  await add(caller, device);
  const there = await lab.visitor();
  await use(there, device);
  const [own] = await ownPasskeys(await caller.context());
  const stranger = await withCodes("robin");
  for (const act of [
    removePasskey,
    (context: never, id: number) => renamePasskey(context, id, { name: "X" }),
  ])
    await expect(act((await stranger.caller.context()) as never, own!.id)).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  await renamePasskey(await caller.context(), own!.id, { name: "Old laptop" });
  await expect(renamePasskey(await caller.context(), own!.id, { name: "  " })).rejects.toMatchObject({
    code: "INVALID",
  });
  await removePasskey(await caller.context(), own!.id);
  expect(await owes(there)).toBe("visitor");
  expect(await owes(caller)).toBeNull();
  await expect(use(await lab.visitor(), device)).rejects.toMatchObject(refused);
  await expect(removePasskey(await caller.context(), own!.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a session that a passkey opened still ends with it after a new password", async () => {
  const { caller } = await withCodes();
  const device = createAuthenticator();
  await add(caller, device);
  const there = await lab.visitor();
  await use(there, device);
  const change = { currentPassword: password, newPassword: "Lantern-harbor-57" };
  await changePassword(await there.context(), change);
  expect(await owes(there)).toBeNull();
  const again = await lab.visitor();
  await use(again, device);
  await confirmPassword(await again.context(), { password: change.newPassword });
  const [own] = await ownPasskeys(await again.context());
  await removePasskey(await again.context(), own!.id);
  expect([await owes(there), await owes(again)]).toEqual(["visitor", null]);
});

test("passkeys go with the second factor: turned off by the owner, or by a super admin", async () => {
  const { caller } = await withCodes();
  const device = createAuthenticator();
  await add(caller, device);
  const there = await lab.visitor();
  await use(there, device);
  await removeOwnSecondFactor(await caller.context(), { password });
  expect(await owes(there)).toBe("visitor");
  await expect(use(await lab.visitor(), device)).rejects.toMatchObject(refused);

  const other = await withCodes("robin");
  await add(other.caller, createAuthenticator());
  const boss = await signInAdmin(lab, { role: "super_admin" });
  await removeSecondFactor(await boss.context(), other.admin.id);
  expect(await lab.db.passkey.count()).toBe(0);
});

test("each change of how an account signs in is emailed to its owner, and to no one else", async () => {
  await lab.db.message.deleteMany();
  const { caller } = await withCodes();
  await add(caller, createAuthenticator());
  const [passkey] = await ownPasskeys(await caller.context());
  await renamePasskey(await caller.context(), passkey!.id, { name: "Desk" });
  await removePasskey(await caller.context(), passkey!.id);
  await makeRecoveryCodes(await caller.context());
  const newPassword = "Harbor-lantern-47";
  await changePassword(await caller.context(), { currentPassword: password, newPassword });
  await removeOwnSecondFactor(await caller.context(), { password: newPassword });
  const mails = await lab.db.message.findMany({ orderBy: { createdAt: "asc" } });
  expect(new Set(mails.map(({ recipientAddress }) => recipientAddress))).toEqual(
    new Set(["dana@fund.example"]),
  );
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    "A passkey was added to your account",
    "A passkey was removed from your account",
    "New recovery codes were made for your account",
    "The password of your account was changed",
    "Two-factor sign-in was set up for your account",
    "Two-factor sign-in was turned off for your account",
  ]);
});

async function demandPasskeys(requirePasskey: "none" | "super_admin" | "all") {
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { requirePasskey } });
  await lab.refreshConfig();
}

test("a required passkey is the next step of a sign-in, and the last one stays", async () => {
  const { caller } = await withCodes();
  await makeAdmin("plain");
  const plain = await signIn("plain");
  await demandPasskeys("super_admin");
  expect([await owes(caller), await owes(plain)]).toEqual([null, null]);
  await signInAdmin(lab, { role: "super_admin" });
  const these = { username: { in: ["dana", "plain"] } };
  await lab.db.admin.updateMany({ where: these, data: { roles: ["super_admin"] } });
  // A passkey comes with the recovery codes of the second factor.
  expect([await owes(caller), await owes(plain)]).toEqual(["passkey", "second_factor"]);
  await lab.db.admin.updateMany({ where: these, data: { roles: ["desk"] } });
  expect(await owes(caller)).toBeNull();
  await demandPasskeys("all");
  const [first, second] = [createAuthenticator(), createAuthenticator()];
  await add(caller, first);
  expect(await owes(caller)).toBeNull();
  const [own] = await ownPasskeys(await caller.context());
  const refusal = { code: "UNPROCESSABLE", message: says.lastPasskey };
  await expect(removePasskey(await caller.context(), own!.id)).rejects.toMatchObject(refusal);
  await expect(removeOwnSecondFactor(await caller.context(), { password })).rejects.toMatchObject({
    message: says.passkeyRequired,
  });
  await add(caller, second, "Phone");
  // If both are removed at once, one stays.
  const both = await ownPasskeys(await caller.context());
  const ends = await Promise.allSettled(
    both.map(async ({ id }) => removePasskey(await caller.context(), id)),
  );
  expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await demandPasskeys("none");
  const [left] = await ownPasskeys(await caller.context());
  await removePasskey(await caller.context(), left!.id);
});

const notByCode = { code: "FORBIDDEN", message: coreSays.usePasskeyOwed };

test("where a passkey is required and there is one, no code finishes a sign-in", async () => {
  const { admin, caller, codeNow, recoveryCodes } = await withCodes();
  const device = createAuthenticator();
  await add(caller, device);
  const early = await signIn();
  expect(await owes(early)).toBe("code");
  await demandPasskeys("all");
  // The setting also binds a sign-in that was half done before.
  for (const there of [early, await signIn()]) {
    pass(minuteMs);
    expect(await owes(there)).toBe("use_passkey");
    for (const code of [codeNow(), recoveryCodes[0]!])
      await expect(verifySecondFactor(await there.context(), { code })).rejects.toMatchObject(notByCode);
    for (const step of [
      async () => beginSecondFactor(await there.context()),
      async () => beginPasskey(await there.context()),
      async () => removeOwnSecondFactor(await there.context(), { password }),
      async () => confirmPassword(await there.context(), { password }),
    ])
      await expect(step()).rejects.toMatchObject(notByCode);
    expect(await owes(there)).toBe("use_passkey");
  }
  // Nothing was used up, and each try is in the audit log.
  expect(await lab.db.recoveryCode.count({ where: { adminId: admin.id, usedAt: null } })).toBe(10);
  const tried = { action: "admin.second-factor-given", outcome: "failure" } as const;
  expect(await lab.db.auditEntry.count({ where: { ...tried, resourceId: String(admin.id) } })).toBe(4);
  await use(early, device);
  expect(await owes(early)).toBeNull();
});

test("where browsers offer no passkeys, a code replaces the required one, and no password alone", async () => {
  const { caller, codeNow } = await withCodes();
  await add(caller, createAuthenticator());
  await makeAdmin("plain");
  await demandPasskeys("all");
  const there = await signIn();
  expect(await owes(there)).toBe("use_passkey");
  const { PUBLIC_URL } = lab.env;
  try {
    lab.env.PUBLIC_URL = "http://fund.example";
    expect(await owes(there)).toBe("code");
    pass(minuteMs);
    await verifySecondFactor(await there.context(), { code: codeNow() });
    expect(await owes(there)).toBeNull();
    expect(await owes(await signIn("plain"))).toBe("second_factor");
  } finally {
    lab.env.PUBLIC_URL = PUBLIC_URL;
  }
});

test("codes still work for a role without the requirement, and until the first passkey", async () => {
  const { admin, caller, codeNow } = await withCodes();
  await demandPasskeys("super_admin");
  const device = createAuthenticator();
  await add(caller, device);
  pass(minuteMs);
  const there = await signIn();
  await verifySecondFactor(await there.context(), { code: codeNow() });
  expect(await owes(there)).toBeNull();
  await signInAdmin(lab, { role: "super_admin" });
  await lab.db.admin.update({ where: { id: admin.id }, data: { roles: ["super_admin"] } });
  expect(await owes(await signIn())).toBe("use_passkey");
  await lab.db.passkey.deleteMany({ where: { adminId: admin.id } });
  pass(minuteMs);
  const first = await signIn();
  await verifySecondFactor(await first.context(), { code: codeNow() });
  expect(await owes(first)).toBe("passkey");
});

test.each(["another super admin", "npm run admin:reset"])(
  "a lost required passkey is replaced after a reset by %s",
  async (by) => {
    const { admin, caller, codeNow } = await withCodes();
    const lost = createAuthenticator();
    await add(caller, lost);
    const boss = await withCodes("robin");
    await lab.db.admin.update({ where: { id: boss.admin.id }, data: { roles: ["super_admin"] } });
    await add(boss.caller, createAuthenticator());
    await demandPasskeys("all");
    const reset =
      by === "another super admin"
        ? await resetPassword(await boss.caller.context(), admin.id)
        : await resetOnHost(await (await lab.visitor()).context(), { username: "dana", by: "root@host" });
    pass(minuteMs);
    const there = await lab.visitor();
    await login(await there.context(), { username: "dana", password: reset.password });
    await verifySecondFactor(await there.context(), { code: codeNow() });
    expect(await owes(there)).toBe("password");
    await changePassword(await there.context(), {
      currentPassword: reset.password,
      newPassword: "Lantern-harbor-57",
    });
    expect(await owes(there)).toBe("passkey");
    await add(there, createAuthenticator());
    expect(await owes(there)).toBeNull();
    await expect(use(await lab.visitor(), lost)).rejects.toMatchObject(refused);
  },
);

test("the database keeps at most ten passkeys of an account", async () => {
  const { id } = await makeAdmin();
  const passkey = (name: number) => ({
    ...{ adminId: id, credentialId: `key ${name}`, publicKey: Buffer.from("x"), isSynced: false },
    name: String(name),
  });
  await lab.db.passkey.createMany({ data: Array.from({ length: maxPasskeys - 1 }, (_, at) => passkey(at)) });
  const last = await Promise.allSettled([100, 101].map((at) => lab.db.passkey.create({ data: passkey(at) })));
  expect(last.filter(({ status }) => status === "rejected")).toHaveLength(1);
  expect(await lab.db.passkey.count()).toBe(maxPasskeys);
});

test("a passkey that is removed during a sign-in leaves no session open", async () => {
  const { caller } = await withCodes();
  for (let round = 0; round < 5; round += 1) {
    const device = createAuthenticator();
    await add(caller, device);
    const [own] = await ownPasskeys(await caller.context());
    const there = await lab.visitor();
    const options = await beginPasskeySignIn(await there.context());
    const [signIn, removal] = await Promise.allSettled([
      finishPasskeySignIn(await there.context(), { answer: device.use(options) }),
      removePasskey(await caller.context(), own!.id),
    ]);
    expect(removal.status).toBe("fulfilled");
    if (signIn.status === "rejected") expect(signIn.reason).toMatchObject(refused);
    expect(await owes(there)).toBe("visitor");
  }
});

test("a new password from a super admin removes the passkeys", async () => {
  const { admin, caller } = await withCodes();
  const device = createAuthenticator();
  await add(caller, device);
  const boss = await signInAdmin(lab, { role: "super_admin" });
  await resetPassword(await boss.context(), admin.id);
  await expect(use(await lab.visitor(), device)).rejects.toMatchObject(refused);
  const [entry] = await lab.db.auditEntry.findMany({
    where: { action: "admin.password-reset" },
    orderBy: { id: "desc" },
  });
  expect(entry?.details).toMatchObject({ passkeysRemoved: 1 });
});

test("after too many wrong answers the network waits", async () => {
  const { caller } = await withCodes();
  const device = createAuthenticator();
  await add(caller, device);
  const most = (await caller.context()).config().maxLoginAttempts;
  for (let count = 0; count < most; count += 1)
    await expect(use(await lab.visitor("203.0.113.9"), device, { isVerified: false })).rejects.toMatchObject(
      refused,
    );
  await expect(use(await lab.visitor("203.0.113.9"), device)).rejects.toMatchObject({ code: "RATE_LIMITED" });
});

test.each(["", "{}", "null", "[]", '{"id":"x","response":{"clientDataJSON":"e30"}}'])(
  "an unreadable answer is refused: %s",
  async (answer) => {
    await expect(
      finishPasskeySignIn(await (await lab.visitor()).context(), { answer }),
    ).rejects.toMatchObject({ code: expect.stringMatching(/INVALID|UNAUTHENTICATED/) });
  },
);
