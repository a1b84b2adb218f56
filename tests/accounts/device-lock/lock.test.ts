import { beforeEach, expect, test, vi } from "vitest";
import {
  enterOfficerCode,
  mailOfficerCodes,
  sweepOfficerCodes,
} from "../../../graph/accounts/device-lock/codes.ts";
import { enterByProvider } from "../../../graph/accounts/device-lock/provider.ts";
import { sentenceOf } from "../../../shared/core/i18n/phrases.ts";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { submitOfficerVerification } from "../../../graph/officers/verification/submission/submit.ts";
import { endSilentSessions } from "../../../graph/core/sessions/sessions.ts";
import { codesPerHour, maxCodeTries } from "../../../shared/accounts/device-lock/rules.ts";
import { says } from "../../../shared/accounts/device-lock/sentences.ts";
import { says as endSays } from "../../../shared/core/sessions/sentences.ts";
import { hourMs, minuteMs } from "../../../shared/core/time/durations.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { filledForm } from "../../harness/requests/cases.ts";

const lab = useKernel();
const start = new Date("2026-11-20T09:00:00Z");
const pass = (minutes: number) => lab.setNow(new Date(lab.now().getTime() + minutes * minuteMs));

async function set(data: { officerIdleMinutes?: number; officerUnlock?: string }) {
  await lab.db.systemConfig.update({ where: { id: 1 }, data });
  await lab.refreshConfig();
}

beforeEach(async () => {
  lab.setNow(start);
  await set({ officerIdleMinutes: 30, officerUnlock: "email" });
  await lab.db.officerCode.deleteMany();
  await lab.db.message.deleteMany();
});

interface Session {
  kind: string;
  locked: boolean;
  ended: string | null;
  who: string | null;
  idleMinutes: number | null;
}
const about = async (caller: Caller) => (await (await caller.fetch("/api/session")).json()) as Session;

/** One document for all that an officer can read. */
const reading = `{ viewer { kind officer { name } } requests(first: 5) { edges { node { victimName } } } }`;
const own = `{ verification { caseNumber } }`;

const someRequest = {
  ...{ caseId: "EM-2026-4321", urgencyLevel: "medium", victimName: "Tamsin Ferrow" },
  ...{ victimContact: "Phone: (217) 555-0122, Email: tamsin@example.com", evidenceUrls: [] },
  requestDetails: "A mother and two children need food for the night",
};
let cases = 1000;
async function fileRequest(officer: Caller) {
  cases += 1;
  const body = { ...someRequest, caseId: `EM-2026-${cases}` };
  const answer = await officer.fetch("/api/emergency-requests", { method: "POST", body });
  expect(answer.status).toBeLessThan(300);
  return ((await answer.json()) as { id: number }).id;
}

const bodies = async (kind: string, recipientAddress?: string) =>
  (
    await lab.db.message.findMany({
      where: { kind, ...(recipientAddress && { recipientAddress }) },
      orderBy: { createdAt: "asc" },
    })
  ).map(({ bodySealed }) => openBody(lab, bodySealed).text);

/** The address of the newest link that proves an address. */
async function proofLink(address?: string) {
  const text = (await bodies("officer-email-proof", address)).at(-1);
  return /\/officer-email\/[\w-]+/.exec(text ?? "")![0];
}
async function prove(officer: Caller) {
  expect((await ask(officer, `mutation { mailEmailProof { ways { isProven } } }`)).code).toBeUndefined();
  const link = await proofLink();
  await officer.fetch(link, {
    method: "POST",
    body: "",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
}

const requested = `mutation($email: String) { requestOfficerCode(input: { email: $email }) { handle validMinutes } }`;
const entered = `mutation($handle: String!, $code: String!) {
  enterOfficerCode(input: { handle: $handle, code: $code }) { viewer { kind officer { caseNumber } } } }`;

async function request(caller: Caller, email?: string) {
  const answer = await ask(caller, requested, { email });
  const { handle } =
    (answer.data as { requestOfficerCode?: { handle: string } } | null)?.requestOfficerCode ?? {};
  await mailOfficerCodes(await (await lab.visitor()).context());
  return { answer, handle: handle ?? "" };
}
const lastCode = async (address?: string) =>
  /\b\d{6}\b/.exec((await bodies("officer-code", address)).at(-1) ?? "")?.[0];
const enter = (caller: Caller, handle: string, code: string) => ask(caller, entered, { handle, code });
const codeOf = ({ code }: { code: string | undefined }) => code;
const wrongThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("after 30 minutes the session reads nothing, over GraphQL and REST, and the server says why", async () => {
  const officer = await signInOfficer(lab);
  const id = await fileRequest(officer);
  pass(29);
  expect((await about(officer)).kind).toBe("officer");
  pass(31);
  expect(await about(officer)).toMatchObject({
    ...{ kind: "visitor", locked: true, who: null, ended: sentenceOf(endSays.locked).text },
  });
  expect((await officer.fetch(`/api/emergency-requests/${id}`)).status).toBe(401);
  expect((await officer.fetch("/api/emergency-requests?officerId=1")).status).toBe(401);
  for (const document of [reading, own]) {
    const { data, code } = await ask(officer, document);
    expect(JSON.stringify(data ?? {})).not.toMatch(/Robin|CASE-/);
    expect(code).toBe("UNAUTHENTICATED");
  }
  // Being used does not unlock it, nor does another page that was open.
  pass(1);
  expect((await about(officer)).locked).toBe(true);
  const entries = await lab.db.auditEntry.findMany({ where: { action: "session.locked" } });
  expect(entries.filter(({ actorId }) => actorId === String(officer.officerId))).toHaveLength(1);
});

test("the server's own clock decides: a page that claims nothing, and a step in the background", async () => {
  const officer = await signInOfficer(lab);
  await about(officer);
  const told: number[] = [];
  const ended = lab.events.subscribe("sessionEnded");
  void (async () => {
    for await (const { sessionId } of ended) told.push(sessionId);
  })();
  pass(31);
  await endSilentSessions(await (await lab.visitor()).context());
  const session = await lab.db.session.findFirstOrThrow({ where: { officerId: officer.officerId } });
  expect(session).toMatchObject({ lockedAt: lab.now(), endedAt: null });
  // Its sockets and streams are closed by this.
  await expect.poll(() => told).toContain(session.id);
  await ended.return?.();
});

test("the stricter of the setting and the officer's own choice holds, and 0 is off", async () => {
  await set({ officerIdleMinutes: 0 });
  const officer = await signInOfficer(lab);
  await about(officer);
  pass(3 * 24 * 60);
  expect(await about(officer)).toMatchObject({ kind: "officer", idleMinutes: null });
  const choose = (minutes: unknown) =>
    officer.fetch("/api/session/idle-minutes", { method: "PUT", body: { minutes } });
  expect((await choose(7)).status).toBe(400);
  expect((await choose(15)).status).toBe(200);
  pass(16);
  expect((await about(officer)).locked).toBe(true);
  const other = await signInOfficer(lab);
  await set({ officerIdleMinutes: 30 });
  await other.fetch("/api/session/idle-minutes", { method: "PUT", body: { minutes: 120 } });
  pass(31);
  expect((await about(other)).locked).toBe(true);
});

test("administrators and citizens are not locked by it", async () => {
  await set({ officerIdleMinutes: 5 });
  const admin = await signInAdmin(lab);
  const citizen = await lab.visitor();
  await fileRequest(citizen);
  pass(10);
  expect([(await about(admin)).kind, (await about(citizen)).kind]).toEqual(["admin", "citizen"]);
});

test("the page can lock at once, and the mark no longer names the officer", async () => {
  const officer = await signInOfficer(lab);
  expect((await officer.fetch("/api/session/lock", { method: "POST" })).status).toBe(200);
  const answer = await officer.fetch("/api/session");
  const mark = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("safevoice-session="));
  expect(mark).toMatch(/^safevoice-session=locked\.\d+;/);
  expect((await about(officer)).locked).toBe(true);
});

test("a locked browser cannot file as someone else and lose its session by it", async () => {
  const officer = await signInOfficer(lab);
  await officer.fetch("/api/session/lock", { method: "POST" });
  const citizens = await lab.db.citizen.count();
  const filed = await officer.fetch("/api/emergency-requests", { method: "POST", body: someRequest });
  expect([filed.status, await lab.db.citizen.count()]).toEqual([401, citizens]);
  expect((await about(officer)).locked).toBe(true);
});

test("a code to a proven address unlocks it, and the old cookie opens nothing more", async () => {
  const officer = await signInOfficer(lab);
  const id = await fileRequest(officer);
  await prove(officer);
  pass(31);
  const stolen = await lab.visitor();
  stolen.cookie = officer.cookie;
  const { handle } = await request(officer);
  const code = await lastCode();
  expect(code).toMatch(/^\d{6}$/);
  // The thief has the cookie, but not the browser that asked, nor the mailbox.
  expect(codeOf(await enter(stolen, "x".repeat(43), code!))).toBe("INVALID");
  const { data, code: refused } = await enter(officer, handle, ` ${code!.slice(0, 3)} ${code!.slice(3)} `);
  expect(refused).toBeUndefined();
  expect(data).toMatchObject({ enterOfficerCode: { viewer: { kind: "officer" } } });
  expect((await officer.fetch(`/api/emergency-requests/${id}`)).status).toBe(200);
  expect(await about(stolen)).toMatchObject({
    kind: "visitor",
    locked: false,
    ended: sentenceOf(endSays.ended).text,
  });
  // It works once.
  const again = await lab.visitor();
  expect(codeOf(await enter(again, handle, code!))).toBe("INVALID");
  expect(await lab.db.auditEntry.count({ where: { action: "officer.unlocked", outcome: "success" } })).toBe(
    1,
  );
});

test("if two requests race with one code, one opens a session", async () => {
  const officer = await signInOfficer(lab);
  await prove(officer);
  const device = await lab.visitor();
  const row = await lab.db.officer.findUniqueOrThrow({ where: { id: officer.officerId } });
  const { handle } = await request(device, row.email);
  const code = (await lastCode(row.email))!;
  const other = await lab.visitor();
  const answers = await Promise.all([enter(device, handle, code), enter(other, handle, code)]);
  expect(answers.filter((one) => one.code === undefined)).toHaveLength(1);
});

test("two codes at once open one session of a locked one, and none after it ended", async () => {
  const officer = await signInOfficer(lab);
  await prove(officer);
  const open = () => lab.db.session.count({ where: { officerId: officer.officerId, endedAt: null } });
  await officer.fetch("/api/session/lock", { method: "POST" });
  const codes = [];
  for (const _ of [1, 2]) {
    const { handle } = await request(officer);
    codes.push({ handle, code: (await lastCode())!, context: await officer.context() });
    pass(1);
  }
  const both = codes.map(({ context, ...entry }) => enterOfficerCode(context, entry));
  const answers = (await Promise.allSettled(both)).map(({ status }) => status);
  expect([answers.toSorted(), await open()]).toEqual([["fulfilled", "rejected"], 1]);

  const other = await signInOfficer(lab);
  await prove(other);
  await other.fetch("/api/session/lock", { method: "POST" });
  const { handle } = await request(other);
  const context = await other.context();
  // Meanwhile its provider, another device or a person ends it.
  await lab.db.session.updateMany({ where: { officerId: other.officerId }, data: { endedAt: lab.now() } });
  const late = enterOfficerCode(context, { handle, code: (await lastCode())! });
  await expect(late).rejects.toMatchObject({ code: "INVALID" });
  expect(await lab.db.auditEntry.findFirst({ orderBy: { id: "desc" } })).toMatchObject({
    ...{ action: "officer.unlocked", outcome: "failure", resourceId: String(other.officerId) },
    details: { by: "code", reason: "the session has ended" },
  });
  expect(await lab.db.session.count({ where: { officerId: other.officerId, endedAt: null } })).toBe(0);
});

test("a code that cannot be sent keeps no other one back, and is sent later", async () => {
  const [one, two] = [await signInOfficer(lab), await signInOfficer(lab)];
  for (const officer of [one, two]) {
    await prove(officer);
    await officer.fetch("/api/session/lock", { method: "POST" });
    expect((await ask(officer, requested)).code).toBeUndefined();
    pass(1);
  }
  const context = await (await lab.visitor()).context();
  const between = vi.spyOn(context.random, "between").mockImplementationOnce(() => {
    throw new Error("no code");
  });
  await mailOfficerCodes(context);
  const of = async ({ officerId }: { officerId: number }) => {
    const { email } = await lab.db.officer.findUniqueOrThrow({ where: { id: officerId } });
    return (await bodies("officer-code", email)).length;
  };
  expect([await of(one), await of(two)]).toEqual([0, 1]);
  between.mockRestore();
  await mailOfficerCodes(context);
  expect([await of(one), await of(two)]).toEqual([1, 1]);
});

test("guesses from one device end after 30, and a locked session beside it still opens", async () => {
  const officer = await signInOfficer(lab);
  await prove(officer);
  const guesser = { ...(await (await lab.visitor()).context()), limitMark: "m".repeat(43) };
  const tries = () => lab.db.auditEntry.count({ where: { outcome: "failure" } });
  const before = await tries();
  const answers: string[] = [];
  for (let guess = 0; guess < 32; guess += 1) {
    const entry =
      guess % 2 === 0 ? enterByProvider(guesser) : enterOfficerCode(guesser, { handle: "x", code: "000000" });
    await entry.catch(({ code }: { code: string }) => answers.push(code));
  }
  expect(answers.slice(28)).toEqual(["UNAUTHENTICATED", "INVALID", "RATE_LIMITED", "RATE_LIMITED"]);
  expect((await tries()) - before).toBe(30);
  await officer.fetch("/api/session/lock", { method: "POST" });
  const { handle } = await request(officer);
  expect((await enter(officer, handle, (await lastCode())!)).code).toBeUndefined();
});

test("five wrong codes end a code, also at once, and the right one comes too late", async () => {
  const officer = await signInOfficer(lab);
  await prove(officer);
  pass(31);
  const { handle } = await request(officer);
  const code = (await lastCode())!;
  const tries = Array.from({ length: 2 * maxCodeTries }, () => enter(officer, handle, wrongThan(code)));
  for (const answer of await Promise.all(tries)) expect(codeOf(answer)).toBe("INVALID");
  expect(codeOf(await enter(officer, handle, code))).toBe("INVALID");
  const { tries: counted } = await lab.db.officerCode.findFirstOrThrow();
  expect(counted).toBe(maxCodeTries);
});

test("a code ends after ten minutes, and what is no code is named", async () => {
  const officer = await signInOfficer(lab);
  await prove(officer);
  pass(31);
  const { handle } = await request(officer);
  const code = (await lastCode())!;
  for (const typed of ["", "12345", "abcdef", "1".repeat(2000), "１２３４５６"])
    expect([typed, codeOf(await enter(officer, handle, typed))]).toEqual([typed, "INVALID"]);
  expect((await lab.db.officerCode.findFirstOrThrow()).tries).toBe(0);
  pass(11);
  expect(codeOf(await enter(officer, handle, code))).toBe("INVALID");
});

test("a mistyped official email lets no stranger in", async () => {
  const typed = `r.vale.typo@city-typo.gov`;
  const officer = await signInOfficer(lab, { email: typed });
  await ask(officer, `mutation { mailEmailProof { ways { isProven } } }`);
  const link = await proofLink(typed);
  // The stranger has the mailbox, and opens the link in their own browser, also as an officer.
  for (const stranger of [await lab.visitor(), await signInOfficer(lab)]) {
    expect((await stranger.fetch(link)).status).toBe(403);
    const form = { "content-type": "application/x-www-form-urlencoded" };
    expect((await stranger.fetch(link, { method: "POST", body: "", headers: form })).status).toBe(403);
  }
  const row = await lab.db.officer.findUniqueOrThrow({ where: { id: officer.officerId } });
  expect(row.provenEmail).toBeNull();
  const stranger = await lab.visitor();
  const { answer, handle } = await request(stranger, typed);
  expect(answer.code).toBeUndefined();
  expect(await bodies("officer-code")).toEqual([]);
  for (const code of ["000000", "123456"])
    expect(codeOf(await enter(stranger, handle, code))).toBe("INVALID");
  // The officer's own locked device gets none either: the supervisor is asked again.
  pass(31);
  const refused = await request(officer);
  expect(refused.answer.message).toBe(sentenceOf(says.notProven).text);
  const lock = await ask(officer, `{ officerLock { ways address } }`);
  expect(lock.data).toEqual({ officerLock: { ways: [], address: null } });
});

test("a filter that opens the link proves nothing, a person in the officer's browser does", async () => {
  const officer = await signInOfficer(lab);
  await ask(officer, `mutation { mailEmailProof { ways { isProven } } }`);
  const link = await proofLink();
  expect((await (await lab.visitor()).fetch(link)).status).toBe(403);
  expect((await officer.fetch(link)).status).toBe(200);
  const isProven = async () =>
    (await lab.db.officer.findUniqueOrThrow({ where: { id: officer.officerId } })).provenEmail !== null;
  expect(await isProven()).toBe(false);
  // Also while it is locked: that takes the device and the mailbox. It unlocks nothing by itself.
  pass(31);
  const form = { "content-type": "application/x-www-form-urlencoded" };
  expect((await officer.fetch(link, { method: "POST", body: "", headers: form })).status).toBe(200);
  expect([await isProven(), (await about(officer)).locked]).toEqual([true, true]);
});

test("a link that is late, made up or repeated changes nothing, and few are sent", async () => {
  const officer = await signInOfficer(lab);
  const mail = () => ask(officer, `mutation { mailEmailProof { ways { isProven } } }`);
  for (const _ of [1, 2, 3]) expect((await mail()).code).toBeUndefined();
  expect(codeOf(await mail())).toBe("RATE_LIMITED");
  const link = await proofLink();
  await set({ officerIdleMinutes: 0 });
  pass(25 * 60);
  expect((await officer.fetch(link)).status).toBe(410);
  expect((await officer.fetch("/officer-email/made-up")).status).toBe(404);
});

test("a changed address is not proven, even if the previous one was", async () => {
  const officer = await signInOfficer(lab);
  await prove(officer);
  await lab.db.officer.update({
    where: { id: officer.officerId },
    data: { email: "someone.else@city.gov", emailKey: "someone.else@city.gov" },
  });
  const device = await lab.visitor();
  await request(device, "someone.else@city.gov");
  expect(await bodies("officer-code")).toEqual([]);
});

test("a new device reaches the own open cases, and the supervisor gets no email", async () => {
  const officer = await signInOfficer(lab);
  const id = await fileRequest(officer);
  await prove(officer);
  const { email } = await lab.db.officer.findUniqueOrThrow({ where: { id: officer.officerId } });
  await lab.db.message.deleteMany();
  const device = await lab.visitor();
  const { handle } = await request(device, ` ${email.toUpperCase()} `);
  const code = (await lastCode(email))!;
  expect(await enter(device, handle, code)).toMatchObject({
    data: { enterOfficerCode: { viewer: { officer: { caseNumber: expect.stringMatching(/^CASE-/) } } } },
  });
  expect((await device.fetch(`/api/emergency-requests/${id}`)).status).toBe(200);
  // The first device goes on, and sees the new one in its list.
  const { data } = await ask(officer, `{ ownSessions { isCurrent } }`);
  expect((data as { ownSessions: unknown[] }).ownSessions).toHaveLength(2);
  expect(await lab.db.message.count({ where: { recipientType: "supervisor" } })).toBe(0);
  expect(
    await lab.db.auditEntry.count({ where: { action: "officer.signed-in", outcome: "success" } }),
  ).toBeGreaterThan(0);
});

test("no answer says whether an address is known: same words, same statements, same limits", async () => {
  const officer = await signInOfficer(lab);
  await prove(officer);
  const { email } = await lab.db.officer.findUniqueOrThrow({ where: { id: officer.officerId } });
  await set({ officerIdleMinutes: 0 });
  const seen = [];
  for (const address of [email, "no.one@city.gov"]) {
    const device = await lab.visitor();
    const before = await lab.db.officerCode.count();
    const { data, code } = await ask(device, requested, { email: address });
    const { handle, validMinutes } = (data as { requestOfficerCode: Record<string, unknown> })
      .requestOfficerCode;
    // The call writes one row. A background step looks up later who has the address.
    const rows = (await lab.db.officerCode.count()) - before;
    const mails = await lab.db.message.count({ where: { kind: "officer-code" } });
    const wrong = await enter(device, String(handle), "000000");
    seen.push({ code, validMinutes, length: String(handle).length, rows, mails, wrong: wrong.message });
    const answers = [];
    for (let more = 1; more <= codesPerHour; more += 1)
      answers.push(codeOf(await ask(await lab.visitor(), requested, { email: address })));
    seen.push(answers);
  }
  expect(seen.slice(2)).toEqual(seen.slice(0, 2));
  expect(seen[1]).toEqual([...Array.from({ length: codesPerHour - 1 }, () => undefined), "RATE_LIMITED"]);
});

test("a stranger who uses up an address's codes does not lock out its own locked device", async () => {
  const officer = await signInOfficer(lab);
  await prove(officer);
  const { email } = await lab.db.officer.findUniqueOrThrow({ where: { id: officer.officerId } });
  for (let more = 0; more <= codesPerHour; more += 1) await ask(await lab.visitor(), requested, { email });
  pass(31);
  const { handle } = await request(officer);
  expect((await enter(officer, handle, (await lastCode())!)).code).toBeUndefined();
});

test("a code that another device asked for does not unlock, and the other way around", async () => {
  const officer = await signInOfficer(lab);
  await prove(officer);
  const { email } = await lab.db.officer.findUniqueOrThrow({ where: { id: officer.officerId } });
  const device = await lab.visitor();
  const asked = await request(device, email);
  const code = (await lastCode(email))!;
  pass(31);
  // The handle was asked for without the session; ten minutes are not over on a slow clock.
  lab.setNow(start);
  await officer.fetch("/api/session/lock", { method: "POST" });
  expect(codeOf(await enter(officer, asked.handle, code))).toBe("INVALID");
  const locked = await request(officer);
  const own2 = (await lastCode(email))!;
  expect(codeOf(await enter(device, locked.handle, own2))).toBe("INVALID");
});

test("with the setting on passkey or sign-in only, no code is sent or taken", async () => {
  const officer = await signInOfficer(lab);
  await prove(officer);
  pass(31);
  const { handle } = await request(officer);
  const code = (await lastCode())!;
  await set({ officerUnlock: "strong" });
  expect(codeOf(await enter(officer, handle, code))).toBe("UNPROCESSABLE");
  expect(codeOf((await request(officer)).answer)).toBe("UNPROCESSABLE");
  expect((await ask(officer, `{ officerLock { ways } }`)).data).toEqual({ officerLock: { ways: [] } });
});

test("signing out of a locked browser ends the session, and the officer form replaces it", async () => {
  const officer = await signInOfficer(lab);
  await officer.fetch("/api/session/lock", { method: "POST" });
  await officer.fetch("/api/session", { method: "DELETE" });
  const session = await lab.db.session.findFirstOrThrow({ where: { officerId: officer.officerId } });
  expect(session.endedAt).not.toBeNull();
  const other = await signInOfficer(lab);
  await other.fetch("/api/session/lock", { method: "POST" });
  await submitOfficerVerification(await other.context(), filledForm());
  expect((await about(other)).kind).toBe("officer");
  const left = await lab.db.session.findFirstOrThrow({ where: { officerId: other.officerId } });
  expect(left.endedAt).not.toBeNull();
});

test("a token that rotated before does not get around the lock", async () => {
  const officer = await signInOfficer(lab);
  const old = officer.cookie;
  await set({ officerIdleMinutes: 0 });
  pass(5 * 60);
  await about(officer);
  expect(officer.cookie).not.toBe(old);
  await set({ officerIdleMinutes: 30 });
  pass(31);
  const stolen = await lab.visitor();
  stolen.cookie = old;
  expect((await about(stolen)).locked).toBe(true);
  expect((await about(officer)).locked).toBe(true);
});

test("what no limit counts any longer is deleted", async () => {
  await request(await lab.visitor(), "no.one@city.gov");
  lab.setNow(new Date(start.getTime() + 25 * hourMs));
  await sweepOfficerCodes(await (await lab.visitor()).context());
  expect(await lab.db.officerCode.count()).toBe(0);
});
