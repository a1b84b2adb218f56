import { expect, test } from "vitest";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { writeLetters } from "../../harness/letters.ts";
import {
  answerOnPage,
  ask,
  fileRequest,
  linkInMail,
  shownTo,
  signInAdmin,
  signInOfficer,
} from "../../harness/people.ts";

const lab = useKernel();

const choose = (caller: Caller, body: unknown) =>
  caller.fetch("/api/officer/notifications", { method: "PUT", body });

/** The messages to an officer about a request or a case, as `channel to: what`. */
async function toldAbout(where: { requestId: number } | { verificationId: number; requestId: null }) {
  const rows = await lab.db.message.findMany({ where: { ...where, recipientType: "officer" } });
  return rows
    .map(({ channel, recipientAddress, subject }) => `${channel} to ${recipientAddress}: ${subject}`)
    .toSorted();
}

async function deny(officer: Caller): Promise<number> {
  const number = await fileRequest(lab, officer);
  const { message } = await ask(
    officer,
    `mutation ($id: ID!, $version: Int!) { denyRequest(input: { id: $id, reason: "No need any more", version: $version }) { request { status } } }`,
    await shownTo(officer, number),
  );
  expect(message).toBeUndefined();
  await writeLetters(lab);
  return number;
}

const caseOf = async (number: number) =>
  (await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } })).caseId;

test("without a choice an officer is notified by email only", async () => {
  const officer = await signInOfficer(lab, { email: "first@city.gov" });
  const number = await deny(officer);
  expect(await toldAbout({ requestId: number })).toEqual([
    `email to first@city.gov: Case ${await caseOf(number)} was denied`,
  ]);
});

test("an SMS to an officer is one line with the case but no names", async () => {
  const officer = await signInOfficer(lab, { email: "second@city.gov" });
  const answer = await choose(officer, { email: true, sms: true });
  expect([answer.status, await answer.json()]).toEqual([200, { email: true, sms: true }]);
  const number = await deny(officer);
  const caseId = await caseOf(number);
  expect(await toldAbout({ requestId: number })).toEqual([
    `email to second@city.gov: Case ${caseId} was denied`,
    `sms to +15550100100: Case ${caseId} was denied`,
  ]);
  const sms = await lab.db.message.findFirstOrThrow({ where: { requestId: number, channel: "sms" } });
  expect(openBody(lab, sms.bodySealed).text).toBe(`Resource Line: Case ${caseId} was denied`);
});

test("an officer who wants neither gets nothing, but the recipient still does", async () => {
  const officer = await signInOfficer(lab);
  await choose(officer, { email: false, sms: false });
  const number = await deny(officer);
  expect(await toldAbout({ requestId: number })).toEqual([]);
  expect(await lab.db.message.count({ where: { requestId: number, recipientType: "victim" } })).toBe(1);
});

test("the supervisor's answer uses the chosen channels too", async () => {
  const person = await lab.visitor();
  const form = {
    officerName: "Wilhelmina Stroud",
    officerRank: "Sergeant",
    officerBadge: "T-77",
    officerPhone: "(217) 555-0111",
    officerEmail: "w.stroud@testfield.gov",
    caseNumber: "TF-2026-0001",
    supervisorEmail: "o.grantham@testfield.gov",
    supervisorName: "Orson Grantham",
  };
  await person.fetch("/api/officer-verification", { method: "POST", body: form });
  await choose(person, { email: false, sms: true });
  const { id } = await lab.db.verification.findFirstOrThrow({ where: { caseNumber: form.caseNumber } });
  const link = await linkInMail(lab, { kind: "supervisor-verification", verificationId: id });
  const answered = await answerOnPage(await lab.visitor(), link ?? "", {
    decision: "verified",
    badgeNumber: "T-77",
  });
  expect(answered.ok).toBe(true);
  const told = await toldAbout({ verificationId: id, requestId: null });
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/^sms to \+12175550111: /);
});

test("the choice is per officer, for no one else, and is logged", async () => {
  expect((await choose(await lab.visitor(), { email: true, sms: true })).status).toBe(401);
  expect((await choose(await signInAdmin(lab), { email: true, sms: true })).status).toBe(403);
  const [one, other] = [await signInOfficer(lab), await signInOfficer(lab)];
  await choose(one, { email: false, sms: true });
  const rows = await lab.db.officer.findMany({ where: { id: { in: [one.officerId, other.officerId] } } });
  const byId = new Map(rows.map((row) => [row.id, [row.notifyByEmail, row.notifyBySms]]));
  expect([byId.get(one.officerId), byId.get(other.officerId)]).toEqual([
    [false, true],
    [true, false],
  ]);
  const where = { action: "officer.notifications-chosen", actorId: String(one.officerId) };
  expect((await lab.db.auditEntry.findFirstOrThrow({ where })).details).toEqual({ email: false, sms: true });
});

test("rejects an invalid choice by name without a change", async () => {
  const officer = await signInOfficer(lab);
  const answer = await choose(officer, { email: "maybe", sms: null });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    fields: { email: ["Must be yes or no"], sms: ["Must be yes or no"] },
  });
  const row = await lab.db.officer.findUniqueOrThrow({ where: { id: officer.officerId } });
  expect([row.notifyByEmail, row.notifyBySms]).toEqual([true, false]);
});
