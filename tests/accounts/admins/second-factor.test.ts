import { generateSync } from "otplib";
import { beforeEach, expect, test } from "vitest";
import { removeSecondFactor } from "../../../graph/accounts/admins/accounts/account-acts.ts";
import { changePassword } from "../../../graph/accounts/admins/sign-in/change-password.ts";
import { hashPassword } from "../../../graph/accounts/admins/sign-in/passwords.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  makeRecoveryCodes,
  removeOwnSecondFactor,
  verifySecondFactor,
} from "../../../graph/accounts/admins/sign-in/second-factor.ts";
import { says } from "../../../shared/accounts/admins/sentences.ts";
import { login } from "../../../graph/accounts/admins/service.ts";
import { isAdmin } from "../../../graph/core/access/viewer.ts";
import { minuteMs, secondMs } from "../../../shared/core/time/durations.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, signInAdmin } from "../../harness/people.ts";

const lab = useKernel();
const password = "Kettle-orbit-92";
const halfMinute = 30 * secondMs;
const pass = (ms: number) => lab.setNow(new Date(lab.now().getTime() + ms));
let hash: string;

beforeEach(async () => {
  lab.setNow(new Date("2027-03-01T12:00:00Z"));
  hash ??= await hashPassword(password);
  await lab.db.signInTries.deleteMany();
  await lab.db.$executeRaw`TRUNCATE "Admin" CASCADE`;
  await requireMfa(false);
});

async function requireMfa(isRequired: boolean) {
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { requireMfa: isRequired } });
  await lab.refreshConfig();
}
async function makeAdmin(username = "dana") {
  const email = `${username}@fund.example`;
  const data = {
    username,
    name: "Dana Reyes",
    email,
    emailKey: email,
    passwordHash: hash,
    mustChangePassword: false,
  };
  return lab.db.admin.create({ data });
}
async function signIn(username = "dana"): Promise<Caller> {
  const caller = await lab.visitor("203.0.113.5");
  await login(await caller.context(), { username, password });
  return caller;
}
const codeOf = (secret: string, later = 0) =>
  generateSync({ secret, epoch: Math.floor((lab.now().getTime() + later) / secondMs) });
const give = async (caller: Caller, code: string) => verifySecondFactor(await caller.context(), { code });
const owes = async (caller: Caller) => {
  const { viewer } = await caller.context();
  return "owes" in viewer ? viewer.owes : viewer.kind;
};

/** Four light modules around the code, as its standard requires. */
function hasQuietZone(qrCode: string) {
  const svg = Buffer.from(qrCode.split(",")[1] ?? "", "base64").toString();
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  // The corner of a code is dark, and its size is 17 modules and a multiple of four.
  expect(/stroke="#000000" d="M(\d+) (\d+)\.5h7/.exec(svg)?.slice(1)).toEqual(["4", "4"]);
  expect((side - 8 - 17) % 4).toBe(0);
}

async function enrol(caller: Caller) {
  const { secret, qrCode } = await beginSecondFactor(await caller.context());
  expect(qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
  hasQuietZone(qrCode);
  const codes = await confirmSecondFactor(await caller.context(), { code: codeOf(secret) });
  pass(halfMinute);
  return { secret, codes };
}

/** What a session with an open step must not reach. */
async function isShutOut(caller: Caller) {
  expect((await caller.fetch("/api/admin/users")).status).toBe(403);
  expect((await caller.fetch("/api/emergency-requests?isAdmin=true")).status).toBe(403);
  expect((await caller.fetch("/files/1")).status).not.toBe(200);
  for (const source of [
    "{ admins { totalCount } }",
    "{ corrections { totalCount } }",
    "{ ownSessions { ip } }",
    "mutation { makeRecoveryCodes { recoveryCodes } }",
  ])
    expect((await ask(caller, source)).code, source).toBe("FORBIDDEN");
  expect(isAdmin((await caller.context()).viewer)).toBe(false);
}

test("once it is set up, the password alone allows nothing, not even its own change", async () => {
  await makeAdmin();
  const here = await signIn();
  const { secret, codes } = await enrol(here);
  expect(codes).toHaveLength(10);
  expect(await owes(here)).toBeNull();
  const row = await lab.db.admin.findFirstOrThrow();
  expect(row.totpSecretSealed).not.toContain(secret);

  const there = await signIn();
  expect(await owes(there)).toBe("code");
  await isShutOut(there);
  await expect(
    changePassword(await there.context(), { currentPassword: password, newPassword: "Harbor.lantern.3" }),
  ).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(beginSecondFactor(await there.context())).rejects.toMatchObject({ code: "FORBIDDEN" });

  const before = there.cookie;
  await give(there, codeOf(secret));
  expect(there.cookie).not.toBe(before);
  expect(await owes(there)).toBeNull();
  expect((await there.fetch("/api/admin/users")).status).toBe(200);
  const old = await lab.visitor();
  old.cookie = before;
  expect(await owes(old)).toBe("visitor");
  await expect(give(there, codeOf(secret))).rejects.toMatchObject({ code: "CONFLICT" });
});

test("sessions from before the setup require the code as well", async () => {
  await makeAdmin();
  const [here, elsewhere] = [await signIn(), await signIn()];
  await enrol(here);
  expect(await owes(elsewhere)).toBe("code");
});

test("a session that was ended while its code was on the way opens nothing", async () => {
  const { id: adminId } = await makeAdmin();
  const { secret } = await enrol(await signIn());
  pass(minuteMs);
  const context = await (await signIn()).context();
  await lab.db.session.updateMany({ where: { adminId }, data: { endedAt: lab.now() } });
  await expect(verifySecondFactor(context, { code: codeOf(secret) })).rejects.toMatchObject({
    code: "UNAUTHENTICATED",
  });
  expect(await lab.db.session.count({ where: { adminId, endedAt: null } })).toBe(0);
});

test("a code works once, even for two concurrent sign-ins, and no earlier one does", async () => {
  await makeAdmin();
  const { secret } = await enrol(await signIn());
  pass(minuteMs);
  const [one, two] = [await signIn(), await signIn()];
  const code = codeOf(secret);
  const ends = await Promise.allSettled([give(one, code), give(two, code)]);
  expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const late = (await owes(one)) === "code" ? one : two;
  for (const old of [code, codeOf(secret, -halfMinute)])
    await expect(give(late, old)).rejects.toMatchObject({ code: "INVALID", message: says.codeWrong });
  pass(halfMinute);
  await give(late, ` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)} `);
  expect(await owes(late)).toBeNull();
});

test("a phone's clock may be half a minute off, and no more", async () => {
  await makeAdmin();
  const { secret } = await enrol(await signIn());
  pass(10 * minuteMs);
  const caller = await signIn();
  for (const off of [-3 * halfMinute, 3 * halfMinute])
    await expect(give(caller, codeOf(secret, off))).rejects.toMatchObject({ code: "INVALID" });
  await give(caller, codeOf(secret, -halfMinute));
});

test("each recovery code works once; new ones invalidate the old", async () => {
  await makeAdmin();
  const here = await signIn();
  const { codes } = await enrol(here);
  const [first = "", second = "", third = ""] = codes;
  const both = [await signIn(), await signIn()];
  const ends = await Promise.allSettled(
    both.map((caller) => give(caller, first.toLowerCase().replace("-", " "))),
  );
  expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const caller = await signIn();
  await expect(give(caller, first)).rejects.toMatchObject({ code: "INVALID" });
  await give(caller, second);
  const { data } = await ask(caller, "{ ownSecondFactor { codesLeft isRequired } }");
  expect(data.ownSecondFactor).toEqual({ codesLeft: 8, isRequired: false });

  const fresh = await makeRecoveryCodes(await caller.context());
  const again = await signIn();
  await expect(give(again, third)).rejects.toMatchObject({ code: "INVALID" });
  await give(again, ` ${(fresh[9] ?? "").replace("-", "–")}\u200b`);
  const [another] = [await makeAdmin("omar")];
  expect(await lab.db.recoveryCode.count({ where: { adminId: another.id } })).toBe(0);
});

test("another person's recovery code or secret does not work", async () => {
  await makeAdmin();
  await makeAdmin("omar");
  const own = await enrol(await signIn());
  const other = await enrol(await signIn("omar"));
  pass(minuteMs);
  const caller = await signIn();
  await expect(give(caller, other.codes[0] ?? "")).rejects.toMatchObject({ code: "INVALID" });
  await expect(give(caller, codeOf(other.secret))).rejects.toMatchObject({ code: "INVALID" });
  await give(caller, codeOf(own.secret));
});

test("counts guessed codes for the account, over all of its sign-ins", async () => {
  await makeAdmin();
  const { secret } = await enrol(await signIn());
  const guess = async () =>
    give(await signIn(), "ABCDE-FGHJK").catch((error: { status: number }) => error.status);
  for (let n = 0; n < lab.config().maxLoginAttempts; n += 1) expect(await guess()).toBe(400);
  expect(await guess()).toBe(429);
  await expect(give(await signIn(), codeOf(secret))).rejects.toMatchObject({ status: 429 });
});

test("a code that cannot be one is no guess, and digits of any script are digits", async () => {
  await makeAdmin();
  const { secret } = await enrol(await signIn());
  pass(minuteMs);
  const caller = await signIn();
  for (let n = 0; n < 3 * lab.config().maxLoginAttempts; n += 1)
    for (const code of ["12345", "1234567", "ABCDE", "—"])
      await expect(give(caller, code)).rejects.toMatchObject({
        details: { fields: { code: [code === "—" ? says.codeMissing : says.codeShape] } },
      });
  const arabic = Array.from(codeOf(secret), (digit) => String.fromCodePoint(0x660 + Number(digit)));
  await give(caller, `${arabic.slice(0, 3).join("")}–${arabic.slice(3).join("")}`);
});

test("rejects invalid codes by name", async () => {
  await makeAdmin();
  await enrol(await signIn());
  const caller = await signIn();
  for (const code of [7, "", " ", "x".repeat(41), null, "1\0"])
    await expect(verifySecondFactor(await caller.context(), { code })).rejects.toMatchObject({
      code: "INVALID",
      details: { fields: { code: [expect.any(String)] } },
    });
});

test("cannot be set up with a wrong code, without a recent password, or over an existing one", async () => {
  await makeAdmin();
  const caller = await signIn();
  await expect(confirmSecondFactor(await caller.context(), { code: "123456" })).rejects.toMatchObject({
    code: "INVALID",
  });
  const { secret } = await beginSecondFactor(await caller.context());
  await expect(
    confirmSecondFactor(await caller.context(), { code: codeOf(secret, 10 * minuteMs) }),
  ).rejects.toMatchObject({ code: "INVALID" });
  pass(6 * minuteMs);
  for (const act of [beginSecondFactor, confirmSecondFactor])
    await expect(act(await caller.context(), { code: codeOf(secret) })).rejects.toMatchObject({
      code: "UNPROCESSABLE",
      message: says.passwordAgain,
    });
  const fresh = await signIn();
  await enrol(fresh);
  await expect(beginSecondFactor(await fresh.context())).rejects.toMatchObject({ code: "CONFLICT" });
});

test("if the configuration requires it, nothing is allowed before the setup", async () => {
  await makeAdmin();
  const caller = await signIn();
  expect(await owes(caller)).toBeNull();
  await requireMfa(true);
  expect(await owes(caller)).toBe("second_factor");
  await isShutOut(caller);
  const { data } = await ask(caller, "{ viewer { admin { owes } } ownSecondFactor { isRequired since } }");
  expect(data).toEqual({
    viewer: { admin: { owes: "second_factor" } },
    ownSecondFactor: { isRequired: true, since: null },
  });
  await enrol(caller);
  expect((await caller.fetch("/api/admin/users")).status).toBe(200);
});

test("a first password is changed before the second factor is set up, and after its code was given", async () => {
  const { id } = await makeAdmin();
  await requireMfa(true);
  await lab.db.admin.update({ where: { id }, data: { mustChangePassword: true } });
  const caller = await signIn();
  expect(await owes(caller)).toBe("password");
  await changePassword(await caller.context(), {
    currentPassword: password,
    newPassword: "Harbor.lantern.3",
  });
  expect(await owes(caller)).toBe("second_factor");
  await enrol(caller);
  await changePassword(await caller.context(), {
    currentPassword: "Harbor.lantern.3",
    newPassword: password,
  });
  expect(await owes(caller)).toBeNull();
  await lab.db.admin.update({ where: { id }, data: { mustChangePassword: true } });
  expect(await owes(await signIn())).toBe("code");
});

test("is removed with the password, or by a super admin for a person who lost everything", async () => {
  const { id } = await makeAdmin();
  const caller = await signIn();
  await enrol(caller);
  const off = async (typed: string) => removeOwnSecondFactor(await caller.context(), { password: typed });
  await expect(off("Wrong-guess-1")).rejects.toMatchObject({ code: "INVALID" });
  await off(password);
  await expect(off(password)).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await owes(await signIn())).toBeNull();

  await enrol(caller);
  const root = await signInAdmin(lab, { role: "super_admin" });
  await removeSecondFactor(await root.context(), id);
  expect(await owes(caller)).toBe("visitor");
  expect(await owes(await signIn())).toBeNull();
  expect(await lab.db.recoveryCode.count()).toBe(0);
  await expect(removeSecondFactor(await root.context(), id)).rejects.toMatchObject({ code: "CONFLICT" });
});
