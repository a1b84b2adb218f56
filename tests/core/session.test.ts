import { expect, test } from "vitest";
import { useKernel, type Caller } from "../harness/kernel.ts";
import { signInAdmin, signInOfficer } from "../harness/people.ts";

const lab = useKernel();
const start = new Date("2026-11-20T09:00:00Z");

const about = async (caller: Caller) => {
  const answer = await caller.fetch("/api/session");
  return (await answer.json()) as { kind: string; idleMinutes: number | null; who: string | null };
};
const at = (minutes: number) => lab.setNow(new Date(start.getTime() + minutes * 60_000));

test("it identifies the caller, and tells an administrator the idle limit", async () => {
  expect(await about(await lab.visitor())).toMatchObject({ kind: "visitor", idleMinutes: null });
  expect(await about(await signInOfficer(lab))).toMatchObject({ kind: "officer", idleMinutes: null });
  expect(await about(await signInAdmin(lab))).toMatchObject({ kind: "admin", idleMinutes: 30 });
});

test("it identifies people over their sessions, anonymously, and visitors not at all", async () => {
  expect((await about(await lab.visitor())).who).toBeNull();
  const officer = await about(await signInOfficer(lab));
  const another = await about(await signInOfficer(lab));
  const admin = await about(await signInAdmin(lab));
  expect(new Set([officer.who, another.who, admin.who]).size).toBe(3);
  expect(officer.who).toMatch(/^[\w-]{20,}$/);
});

test("asking keeps an administrator's session alive, and idleness ends it", async () => {
  at(0);
  const admin = await signInAdmin(lab);
  for (const minutes of [20, 40, 60]) {
    at(minutes);
    expect((await about(admin)).kind).toBe("admin");
  }
  at(91);
  expect((await about(admin)).kind).toBe("visitor");
});

test("where the lock is off, an idle officer's session stays on the server: it is the way back to the requests", async () => {
  at(0);
  const officer = await signInOfficer(lab);
  at(3 * 24 * 60);
  expect((await about(officer)).kind).toBe("officer");
});

test("ending it ends it on the server, is logged, and removes both cookies", async () => {
  const officer = await signInOfficer(lab);
  const held = officer.cookie;
  const answer = await officer.fetch("/api/session", { method: "DELETE" });
  expect(await answer.json()).toEqual({ success: true });
  const taken = answer.headers.getSetCookie();
  expect(taken.map((cookie) => cookie.replace(/=.*?;/, "=;"))).toEqual([
    "safevoice=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
    "safevoice-session=; Max-Age=0; Path=/; SameSite=Lax",
  ]);
  officer.cookie = held;
  expect((await about(officer)).kind).toBe("visitor");
  const entry = await lab.db.auditEntry.findFirstOrThrow({ where: { action: "session.ended" } });
  expect(entry.actorKind).toBe("officer");
});

test("the holder of an ended session learns why, and no one else does", async () => {
  const why = async (caller: Caller) => {
    const session = (await (await caller.fetch("/api/session")).json()) as {
      kind: string;
      ended: string | null;
    };
    const refused = await caller.fetch("/api/admin/system-status");
    const { message } = (await refused.json()) as { message: string };
    expect([session.kind, refused.status]).toEqual(["visitor", 401]);
    return { ended: session.ended, message };
  };
  const ends: [words: RegExp, end: (id: number) => Promise<unknown> | undefined][] = [
    [/no activity/, async () => at(31)],
    [
      /time limit/,
      (id) => lab.db.session.updateMany({ where: { adminId: id }, data: { expiresAt: lab.now() } }),
    ],
    [/account was disabled/, (id) => lab.db.admin.update({ where: { id }, data: { isActive: false } })],
    [
      /was ended/,
      (id) => lab.db.session.updateMany({ where: { adminId: id }, data: { endedAt: lab.now() } }),
    ],
  ];
  for (const [words, end] of ends) {
    at(0);
    const admin = await signInAdmin(lab);
    expect((await about(admin)).kind).toBe("admin");
    await end(admin.adminId);
    const { ended, message } = await why(admin);
    expect([words.source, ended, message]).toEqual([words.source, expect.stringMatching(words), ended]);
    // It stays known, and only to the holder of the cookie.
    expect((await why(admin)).ended).toBe(ended);
  }
  at(0);
  const stranger = await lab.visitor();
  const plain = { ended: null, message: "Please sign in." };
  expect(await why(stranger)).toEqual(plain);
  stranger.cookie = `safevoice=${"x".repeat(43)}`;
  expect(await why(stranger)).toEqual(plain);
});

test("ending a missing session is no error", async () => {
  const visitor = await lab.visitor();
  expect((await visitor.fetch("/api/session", { method: "DELETE" })).status).toBe(200);
});

test("the mark for the web app contains kind and time, and grants nothing", async () => {
  at(0);
  const visitor = await lab.visitor();
  const filed = await visitor.fetch("/api/emergency-requests", {
    method: "POST",
    body: {
      caseId: "EM-2026-4321",
      victimName: "Tamsin Ferrow",
      victimContact: "Phone: (217) 555-0122, Email: tamsin@example.com",
      requestDetails: "A mother and two children need food for the night",
      urgencyLevel: "medium",
      evidenceUrls: [],
    },
  });
  const mark = filed.headers.getSetCookie().find((cookie) => cookie.startsWith("safevoice-session="));
  expect(mark).toContain(`safevoice-session=citizen.${start.getTime()};`);
  expect(mark).not.toContain("HttpOnly");

  const forger = await lab.visitor();
  forger.cookie = `safevoice-session=admin.${start.getTime()}`;
  expect((await about(forger)).kind).toBe("visitor");
});
