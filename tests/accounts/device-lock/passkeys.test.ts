import { beforeEach, expect, test } from "vitest";
import {
  beginOfficerPasskey,
  beginOfficerPasskeySignIn,
  finishOfficerPasskey,
  finishOfficerPasskeySignIn,
  removeOfficerPasskeys,
} from "../../../graph/accounts/device-lock/passkeys.ts";
import { beginPasskeySignIn, finishPasskeySignIn } from "../../../graph/accounts/admins/passkeys/sign-in.ts";
import { readLock } from "../../../graph/accounts/device-lock/ways.ts";
import { maxOfficerPasskeys } from "../../../shared/accounts/device-lock/rules.ts";
import { minuteMs } from "../../../shared/core/time/durations.ts";
import { createAuthenticator } from "../../harness/fakes/authenticator.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const pass = (ms: number) => lab.setNow(new Date(lab.now().getTime() + ms));
type Device = ReturnType<typeof createAuthenticator>;
type AnswerOptions = Parameters<Device["make"]>[1];

beforeEach(async () => {
  lab.setNow(new Date("2027-03-01T12:00:00Z"));
  await lab.db.signInTries.deleteMany();
});

async function add(caller: Caller, device: Device, given: AnswerOptions = {}) {
  const options = await beginOfficerPasskey(await caller.context());
  await finishOfficerPasskey(await caller.context(), { answer: device.make(options, given) });
}
async function use(caller: Caller, device: Device, given: AnswerOptions = {}) {
  const options = await beginOfficerPasskeySignIn(await caller.context());
  await finishOfficerPasskeySignIn(await caller.context(), { answer: device.use(options, given) });
}
const lock = (caller: Caller) => caller.fetch("/api/session/lock", { method: "POST" });
const kind = async (caller: Caller) => (await caller.context()).viewer.kind;

test("a passkey made on this device unlocks it, and the old cookie opens nothing more", async () => {
  const officer = await signInOfficer(lab);
  const device = createAuthenticator();
  await add(officer, device);
  await lock(officer);
  expect(await kind(officer)).toBe("visitor");
  expect((await readLock(await officer.context()))?.ways).toEqual(["passkey"]);
  const stolen = await lab.visitor();
  stolen.cookie = officer.cookie;
  await use(officer, device);
  expect([await kind(officer), await kind(stolen)]).toEqual(["officer", "visitor"]);
  expect((await stolen.context()).viewer).toMatchObject({ ended: "ended" });
});

test("it signs in on another device, at the newest case, without the supervisor", async () => {
  const officer = await signInOfficer(lab);
  const device = createAuthenticator();
  await add(officer, device);
  const other = await lab.visitor();
  await use(other, device);
  expect((await other.context()).viewer).toMatchObject({
    ...{ kind: "officer", officerId: officer.officerId, verificationId: officer.verificationId },
    trust: "trusted",
  });
  expect(await kind(officer)).toBe("officer");
});

test("a new passkey is emailed to an address that was proven, and to no other", async () => {
  const officer = await signInOfficer(lab);
  const { officerId } = officer;
  const mails = () => lab.db.message.findMany({ where: { kind: "officer-passkey-added" } });
  await add(officer, createAuthenticator());
  expect(await mails()).toEqual([]);
  const { email } = await lab.db.officer.findUniqueOrThrow({ where: { id: officerId } });
  await lab.db.officer.update({ where: { id: officerId }, data: { provenEmail: email } });
  officer.language = "es";
  await add(officer, createAuthenticator());
  expect(await mails()).toMatchObject([
    { recipientAddress: email, subject: "Se agregó una llave de acceso para usted" },
  ]);
});

test("another officer's passkey does not unlock, nor one of an administrator's form", async () => {
  const [officer, other] = [await signInOfficer(lab), await signInOfficer(lab)];
  const [own, others] = [createAuthenticator(), createAuthenticator()];
  await add(officer, own);
  await add(other, others);
  await lock(officer);
  await expect(use(officer, others)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  await expect(use(officer, createAuthenticator())).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  const options = await beginPasskeySignIn(await (await lab.visitor()).context());
  const asAdmin = finishPasskeySignIn(await (await lab.visitor()).context(), { answer: own.use(options) });
  await expect(asAdmin).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  expect(await kind(officer)).toBe("visitor");
});

test("officers' tries are not counted with those of administrators, and end after 30", async () => {
  const officer = await signInOfficer(lab);
  await add(officer, createAuthenticator());
  await lock(officer);
  const stranger = createAuthenticator();
  for (let tried = 0; tried < 30; tried += 1)
    await expect(use(officer, stranger)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  await expect(use(officer, stranger)).rejects.toMatchObject({ code: "RATE_LIMITED" });
  expect(await lab.db.signInTries.count()).toBe(0);
});

test.each<[string, AnswerOptions]>([
  ["another site", { origin: "https://safevoice.example.evil", rpId: "safevoice.example.evil" }],
  ["a device that did not check its owner", { isVerified: false }],
  ["another challenge", { challenge: Buffer.alloc(32, 1).toString("base64url") }],
])("an answer from %s opens nothing", async (_name, given) => {
  const officer = await signInOfficer(lab);
  const device = createAuthenticator();
  await add(officer, device);
  await lock(officer);
  await expect(use(officer, device, given)).rejects.toMatchObject({
    code: expect.stringMatching(/UNAUTHENTICATED|CONFLICT/),
  });
  expect(await kind(officer)).toBe("visitor");
});

test("an answer works once, within five minutes, and in the browser that asked", async () => {
  const officer = await signInOfficer(lab);
  const device = createAuthenticator();
  await add(officer, device);
  await lock(officer);
  const options = await beginOfficerPasskeySignIn(await officer.context());
  const answer = device.use(options);
  const elsewhere = await lab.visitor();
  await expect(finishOfficerPasskeySignIn(await elsewhere.context(), { answer })).rejects.toMatchObject({
    code: "CONFLICT",
  });
  await finishOfficerPasskeySignIn(await officer.context(), { answer });
  await lock(officer);
  await expect(finishOfficerPasskeySignIn(await officer.context(), { answer })).rejects.toMatchObject({
    code: "CONFLICT",
  });
  const late = device.use(await beginOfficerPasskeySignIn(await officer.context()));
  pass(6 * minuteMs);
  await expect(finishOfficerPasskeySignIn(await officer.context(), { answer: late })).rejects.toMatchObject({
    code: "CONFLICT",
  });
});

test("a locked session makes none, nor does a visitor, and removed ones open nothing", async () => {
  const officer = await signInOfficer(lab);
  const device = createAuthenticator();
  await add(officer, device);
  await lock(officer);
  for (const caller of [officer, await lab.visitor()])
    await expect(beginOfficerPasskey(await caller.context())).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
    });
  await use(officer, device);
  await removeOfficerPasskeys(await officer.context());
  await lock(officer);
  await expect(beginOfficerPasskeySignIn(await officer.context())).rejects.toMatchObject({
    code: "UNPROCESSABLE",
  });
  await expect(use(await lab.visitor(), device)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
});

test("nonsense is refused, and there are ten at most", async () => {
  const officer = await signInOfficer(lab);
  for (const answer of ["", "null", "{}", "x".repeat(30_000), JSON.stringify({ id: 1 })])
    await expect(finishOfficerPasskey(await officer.context(), { answer })).rejects.toMatchObject({
      code: "INVALID",
    });
  for (let made = 0; made < maxOfficerPasskeys; made += 1) await add(officer, createAuthenticator());
  await expect(add(officer, createAuthenticator())).rejects.toMatchObject({ code: "UNPROCESSABLE" });
});

test("a passkey that opens nothing, because the session has ended meanwhile, is in the log", async () => {
  const officer = await signInOfficer(lab);
  const device = createAuthenticator();
  await add(officer, device);
  await lock(officer);
  const context = await officer.context();
  const answer = device.use(await beginOfficerPasskeySignIn(context));
  const { officerId } = officer;
  await lab.db.session.updateMany({ where: { officerId }, data: { endedAt: lab.now() } });
  await expect(finishOfficerPasskeySignIn(context, { answer })).rejects.toMatchObject({
    code: "UNAUTHENTICATED",
  });
  expect(await lab.db.auditEntry.findFirst({ orderBy: { id: "desc" } })).toMatchObject({
    ...{ action: "officer.unlocked", outcome: "failure", resourceId: String(officerId) },
    details: { by: "passkey", reason: "the session has ended" },
  });
});
