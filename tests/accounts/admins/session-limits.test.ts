import type { AdminRole } from "../../../prisma/client/enums.ts";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { hashPassword } from "../../../graph/accounts/admins/sign-in/passwords.ts";
import { maxHalfOpenPerAccount, maxSessionsPerAccount } from "../../../shared/accounts/admins/rules.ts";
import { makeRoomForSession } from "../../../graph/accounts/admins/sign-in/session-limit.ts";
import { secondMs } from "../../../shared/core/time/durations.ts";
import { useKernel } from "../../harness/kernel.ts";

const lab = useKernel();
const password = "Kettle-orbit-92";
const start = new Date("2026-11-22T12:00:00Z");
let passwordHash: string;
let names = 0;

beforeAll(async () => {
  lab.quotas.count = async () => {};
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  lab.setNow(start);
  await lab.db.session.deleteMany();
  await lab.db.systemConfig.updateMany({ data: { maxConcurrentSessions: 12 } });
  await lab.refreshConfig();
});

async function account(fields: { roles?: AdminRole[]; totpConfirmedAt?: Date } = {}) {
  const username = `limit${(names += 1)}`;
  const email = `${username}@fund.example`;
  return lab.db.admin.create({
    data: {
      ...{ username, name: "Dana", email, emailKey: email, passwordHash, mustChangePassword: false },
      ...fields,
    },
  });
}
async function signIn({ username }: { username: string }) {
  const caller = await lab.visitor();
  const body = { username, password };
  const { status } = await caller.fetch("/api/admin/login", { method: "POST", body });
  return { caller, status };
}
async function signInOften(to: { username: string }, times: number) {
  const all = [];
  for (let n = 1; n <= times; n += 1) {
    lab.setNow(new Date(start.getTime() + n * secondMs));
    all.push(await signIn(to));
  }
  return all;
}
const open = (adminId: number) => lab.db.session.count({ where: { adminId, endedAt: null } });

test("one account's sign-ins end its own oldest sessions and take no one else's place", async () => {
  const [one, other] = [await account(), await account()];
  const all = await signInOften(one, maxSessionsPerAccount + 3);
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
  expect(await open(one.id)).toBe(maxSessionsPerAccount);
  const alive = await Promise.all(all.map(({ caller }) => caller.fetch("/api/admin/users")));
  expect(alive.map(({ status }) => status === 200)).toEqual(all.map((_, at) => at >= 3));
  expect((await signIn(other)).status).toBe(200);
});

test("a password without its second factor takes no place", async () => {
  const stolen = await account({ totpConfirmedAt: start });
  const [other, third] = [await account(), await account()];
  await lab.db.systemConfig.updateMany({ data: { maxConcurrentSessions: 2 } });
  await lab.refreshConfig();
  const all = await signInOften(stolen, maxHalfOpenPerAccount + 2);
  expect(all.every(({ status }) => status === 200)).toBe(true);
  expect(await open(stolen.id)).toBe(maxHalfOpenPerAccount);
  for (const account of [other, third]) expect((await signIn(account)).status).toBe(200);
  expect(await open(stolen.id)).toBe(maxHalfOpenPerAccount);
});

test("the second factor takes the place", async () => {
  const owner = await account({ totpConfirmedAt: start });
  await lab.db.systemConfig.updateMany({ data: { maxConcurrentSessions: 1 } });
  await lab.refreshConfig();
  expect((await signIn(await account())).status).toBe(200);
  const half = await signIn(owner);
  expect(half.status).toBe(200);
  const context = await half.caller.context();
  const room = lab.db.$transaction((tx) =>
    makeRoomForSession(context, tx, { account: owner, secondFactorAt: start }),
  );
  await expect(room).rejects.toMatchObject({ code: "RATE_LIMITED" });
});

test("if all places are in use an administrator is refused, which is logged; a super admin is admitted", async () => {
  await lab.db.systemConfig.updateMany({ data: { maxConcurrentSessions: 2 } });
  await lab.refreshConfig();
  for (let n = 0; n < 2; n += 1) expect((await signIn(await account())).status).toBe(200);
  const late = await account();
  expect((await signIn(late)).status).toBe(429);
  expect(
    await lab.db.auditEntry.findMany({ where: { action: "admin.login", resourceId: String(late.id) } }),
  ).toMatchObject([
    { outcome: "failure", actorName: late.username, details: { reason: "all sessions are in use" } },
  ]);
  const boss = await account({ roles: ["super_admin"] });
  const { caller, status } = await signIn(boss);
  expect(status).toBe(200);
  expect((await caller.fetch("/api/admin/users")).status).toBe(200);
});
