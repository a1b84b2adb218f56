import { beforeEach, expect, test } from "vitest";
import { answerCase, endGrant } from "../../../graph/officers/verification/by-administrator.ts";
import { says } from "../../../shared/officers/verification/sentences.ts";
import { saveTrustedDomains } from "../../../graph/officers/verification/submission/trusted-domains.ts";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { hourMs, minuteMs } from "../../../shared/core/time/durations.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, fileRequest, globalId, rowsOf, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const start = new Date("2027-03-01T12:00:00Z");
beforeEach(async () => {
  lab.setNow(start);
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { trustedDomains: [], version: 1 } });
  await lab.refreshConfig();
});

const waiting = (over: Parameters<typeof signInOfficer>[1] = {}) =>
  signInOfficer(lab, { trust: null, ...over });
const answer = async (by: Caller, id: number, decision: string, reason = "I spoke with the chief") =>
  answerCase(await by.context(), id, { decision, reason });
const caseOf = (id: number) => lab.db.verification.findUniqueOrThrow({ where: { id } });
const trustOf = async (caller: Caller) => {
  const { viewer } = await caller.context();
  return "trust" in viewer ? viewer.trust : undefined;
};

test("an administrator confirms an officer with a reason; the rights follow from the supervisor's domain", async () => {
  const admin = await signInAdmin(lab);
  for (const [supervisorEmail, trust] of [
    ["chief@city.gov", "trusted"],
    ["chief@mailbox.example", "limited"],
  ] as const) {
    const officer = await waiting({ supervisorEmail });
    await answer(admin, officer.verificationId, "verified");
    expect(await caseOf(officer.verificationId)).toMatchObject({
      ...{ status: "verified", method: "admin", trust, decidedAt: start },
      decidedBy: expect.stringContaining("@fund.example"),
      decisionReason: "I spoke with the chief",
    });
    expect(await trustOf(officer)).toBe(trust);
    const mail = await lab.db.message.findFirstOrThrow({
      where: { kind: "officer-verification-result", verificationId: officer.verificationId },
    });
    expect(openBody(lab, mail.bodySealed).text).toContain("An administrator confirmed you");
    expect(
      await lab.db.auditEntry.findFirst({
        where: { action: "verification.verified", resourceId: String(officer.verificationId) },
      }),
    ).toMatchObject({ actorKind: "admin", details: { method: "admin", reason: "I spoke with the chief" } });
  }
});

test("a rejection ends the officer's rights and notifies administrators of what waits", async () => {
  const admin = await signInAdmin(lab);
  const officer = await waiting();
  await fileRequest(lab, officer);
  await lab.db.message.deleteMany({ where: { kind: "admin-notice" } });
  await answer(admin, officer.verificationId, "rejected");
  expect(await caseOf(officer.verificationId)).toMatchObject({
    status: "rejected",
    trust: null,
    method: "admin",
  });
  expect(await lab.db.message.count({ where: { kind: "admin-notice" } })).toBeGreaterThan(0);
  const { data } = await ask(
    admin,
    "query ($id: ID!) { node(id: $id) { ... on OfficerCase { status requests { status } } } }",
    {
      id: globalId("OfficerCase", officer.verificationId),
    },
  );
  expect(data.node).toEqual({ status: "rejected", requests: [{ status: "pending" }] });
  const open = await lab.db.link.count({ where: { verificationId: officer.verificationId, usedAt: null } });
  expect(open).toBe(0);
});

test("if two administrators answer at once, one wins, and no one answers twice", async () => {
  const [one, two] = [await signInAdmin(lab), await signInAdmin(lab)];
  const { verificationId } = await waiting();
  const ends = await Promise.allSettled([
    answer(one, verificationId, "verified"),
    answer(two, verificationId, "rejected"),
  ]);
  expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(answer(one, verificationId, "rejected")).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await lab.db.message.count({ where: { kind: "officer-verification-result", verificationId } })).toBe(
    1,
  );
});

test("no one answers for their own case, without a reason, for an unknown case, or without being an administrator", async () => {
  const admin = await signInAdmin(lab, { email: "Kim.Ash+desk@city.gov" });
  const own = await waiting({ email: "kimash@city.gov" });
  await expect(answer(admin, own.verificationId, "verified")).rejects.toMatchObject({
    code: "FORBIDDEN",
    message: says.ownCase,
  });
  const { verificationId } = await waiting();
  for (const [decision, reason, field] of [
    ["verified", " ", "reason"],
    ["verified", "x".repeat(501), "reason"],
    ["trusted", "Because", "decision"],
  ] as const)
    await expect(answer(admin, verificationId, decision, reason)).rejects.toMatchObject({
      code: "INVALID",
      details: { fields: { [field]: [expect.any(String)] } },
    });
  await expect(answer(admin, 2_000_000_000, "verified")).rejects.toMatchObject({ code: "NOT_FOUND" });
  const mutation =
    "mutation ($input: AnswerOfficerCaseInput!) { answerOfficerCase(input: $input) { __typename } }";
  const input = { id: globalId("OfficerCase", verificationId), decision: "verified", reason: "me" };
  for (const caller of [await signInOfficer(lab), await waiting(), await lab.visitor()])
    expect((await ask(caller, mutation, { input })).code).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
  expect(await caseOf(verificationId)).toMatchObject({ status: "pending" });
});

test("ends a 911 grant at once, with a reason, and the supervisor's answer stays open", async () => {
  const admin = await signInAdmin(lab);
  const officer = await waiting({ emergencyUntil: new Date(start.getTime() + hourMs) });
  expect(await trustOf(officer)).toBe("provisional");
  const end = async () =>
    endGrant(await admin.context(), officer.verificationId, { reason: "The call was no emergency" });
  const heard = lab.events.subscribe("verificationChanged");
  const next = heard.next();
  await end();
  expect((await next).value).toEqual({ verificationId: officer.verificationId });
  await heard.return();
  expect(await trustOf(officer)).toBeNull();
  expect(await caseOf(officer.verificationId)).toMatchObject({
    status: "pending",
    emergencyUntil: start,
    decisionReason: "The call was no emergency",
  });
  await expect(end()).rejects.toMatchObject({ code: "CONFLICT", message: says.noGrant });
  await answer(admin, officer.verificationId, "verified");
});

test("the list finds waiting and answered cases and active grants, by any word of the case", async () => {
  const admin = await signInAdmin(lab);
  await lab.db.verification.updateMany({ data: { emergencyUntil: null } });
  const late = await waiting({ emergencyUntil: new Date(start.getTime() + 50 * minuteMs) });
  const soon = await waiting({ emergencyUntil: new Date(start.getTime() + 10 * minuteMs) });
  const source = `query ($filter: OfficerCaseFilter) {
    officerCases(filter: $filter) { totalCount edges { node { number status trust trustIfConfirmed } } }
  }`;
  const list = async (filter: object) => (await ask(admin, source, { filter })).data.officerCases;
  expect(rowsOf<{ number: number }>(await list({ state: "grants" })).map(({ number }) => number)).toEqual([
    soon.verificationId,
    late.verificationId,
  ]);
  expect(rowsOf(await list({ search: late.badgeNumber.toLowerCase() }))).toContainEqual(
    expect.objectContaining({ number: late.verificationId, trust: "provisional" }),
  );
  expect((await list({ search: "100%_nobody" })).totalCount).toBe(0);
  expect((await ask(admin, source, { filter: { search: "x".repeat(101) } })).code).toBe("INVALID");
  expect((await ask(await signInOfficer(lab), source)).code).toBe("FORBIDDEN");
  const id = globalId("OfficerCase", late.verificationId);
  const node = "query ($id: ID!) { node(id: $id) { id } }";
  expect((await ask(late, node, { id })).code).toBe("NOT_FOUND");
  expect((await ask(admin, node, { id })).data.node.id).toBe(id);
});

test("super admins edit the trusted domains; the second of two must review the list again", async () => {
  const [root, plain] = [await signInAdmin(lab, { role: "super_admin" }), await signInAdmin(lab)];
  const save = async (by: Caller, domains: unknown, version: unknown = 1) =>
    saveTrustedDomains(await by.context(), { domains, version });
  await expect(save(plain, ["police.example"])).rejects.toMatchObject({ code: "FORBIDDEN" });
  const ends = await Promise.allSettled([
    save(root, [" @Police.Example.org ", "police.example.org"]),
    save(root, ["sheriff.example.org"]),
  ]);
  expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const kept = await save(root, ["police.example.org"], 2);
  expect(kept).toEqual({ domains: ["police.example.org"], version: 3 });
  await lab.refreshConfig();
  const officer = await waiting({ supervisorEmail: "chief@north.police.example.org" });
  await answer(plain, officer.verificationId, "verified");
  expect(await trustOf(officer)).toBe("trusted");
  for (const wrong of ["com", "gmail.com", "a b.org", "-x.org", "", "x".repeat(300), 7, "ex\0ample.org"])
    await expect(save(root, [wrong], 3), String(wrong)).rejects.toMatchObject({ code: "INVALID" });
  expect((await ask(plain, "{ trustedDomains { domains version } }")).data.trustedDomains).toEqual(kept);
});
