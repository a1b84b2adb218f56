import { beforeAll, beforeEach, expect, test } from "vitest";
import { deliverDue } from "../../../graph/messages/communications/deliver.ts";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { dayMs, hourMs } from "../../../shared/core/time/durations.ts";
import { saveRecipient } from "../../../graph/intake/recipients/service.ts";
import { isWithin } from "../../../shared/intake/safe-contact/rules.ts";
import { quietUntil } from "../../../graph/messages/communications/send-guard.sql.ts";
import { start } from "../../harness/requests/cases.ts";
import { approvedRequest, give, provider, vendorIds } from "../../harness/requests/dispatches.ts";
import { useGateway } from "../../harness/fakes/gateway.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { writeLetters } from "../../harness/letters.ts";
import { madePass, openedPass, readPass, sendToPass } from "../../harness/passes/passes.ts";
import {
  ask,
  fileRequest,
  globalId,
  liftMoneyLimits,
  newRequestForm,
  signInAdmin,
  signInOfficer,
  victimInfoForm,
} from "../../harness/people.ts";
import { nullable, timestamp } from "../../../graph/core/database/columns.ts";

const lab = useKernel();
const gateway = useGateway();
let admin: Caller;
let officer: Caller;
let vendors: Record<string, number>;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  await liftMoneyLimits(lab);
  admin = await signInAdmin(lab);
  officer = await signInOfficer(lab);
  vendors = await vendorIds(lab);
});
beforeEach(async () => {
  lab.setNow(start);
  gateway.taken.length = 0;
  await lab.db.message.updateMany({ where: { state: "queued" }, data: { state: "sent" } });
});

const saving = `mutation ($input: SaveSafeContactInput!) {
  saveSafeContact(input: $input) { request { contacting safeContact { way from to timeZone mayLeaveMessage saidBy version } } } }`;
const save = (by: Caller, number: number, safeContact: object, version = 0) =>
  ask(by, saving, { input: { id: globalId("EmergencyRequest", number), safeContact, version } });
async function deliver() {
  while ((await deliverDue({ ...systemContext(lab, "worker"), sms: gateway.sms })) > 0);
}
const composing = `mutation ($input: SendCommunicationInput!) { sendCommunication(input: $input) { communication { id } } }`;
const compose = (number: number, type: string, priority = "medium") =>
  ask(admin, composing, {
    input: { type, recipient: `victim-${number}`, subject: "A", message: "Please call us.", priority },
  });
const messagesTo = (requestId: number) =>
  lab.db.message.findMany({ where: { requestId, recipientType: "victim" }, orderBy: { createdAt: "asc" } });
const lastTo = async (requestId: number) => (await messagesTo(requestId)).at(-1)!;
const auditOf = (requestId: number) =>
  lab.db.auditEntry.findMany({ where: { action: "contact.changed", resourceId: String(requestId) } });

test("a message that was queued before the way changed is held, and its letter may go the safe way", async () => {
  const number = await approvedRequest(lab, { officer });
  await give(admin, number, [provider(vendors["DoorDash"], "food", { people: 1 })]);
  await writeLetters(lab);
  const email = await lastTo(number);
  expect(email).toMatchObject({ channel: "email", state: "queued" });
  expect((await save(officer, number, { way: "sms" })).data.saveSafeContact.request).toMatchObject({
    contacting: true,
    safeContact: { way: "sms", from: null, saidBy: "officer", version: 1, timeZone: "America/Chicago" },
  });
  await deliver();
  expect(await lab.db.message.findUnique({ where: { id: email.id } })).toMatchObject({
    state: "failed",
    reason: "This person asked to be reached another way.",
  });
  const { data } = await ask(admin, "{ outbox { edges { node { id canRetry otherChannel } } } }");
  const shown = data.outbox.edges.find(({ node }: { node: { id: string } }) => node.id === email.id);
  expect(shown.node).toMatchObject({ canRetry: false, otherChannel: "sms" });
  const other = `mutation ($id: String!) { sendLetterAnotherWay(input: { messageId: $id }) { letter { id } } }`;
  expect((await ask(admin, other, { id: email.id })).message).toBeUndefined();
  await deliver();
  expect(gateway.taken).toHaveLength(1);
});

test("by calls alone, no letter and no message goes out, and no one can write one", async () => {
  const number = await approvedRequest(lab, { officer });
  await save(officer, number, { way: "call" });
  await give(admin, number, [provider(vendors["DoorDash"], "food", { people: 1 })]);
  await writeLetters(lab);
  expect(await messagesTo(number)).toEqual([]);
  expect((await compose(number, "sms")).fields).toHaveProperty("type");
  expect((await compose(number, "email")).fields).toHaveProperty("type");
  expect((await compose(number, "phone")).code).toBeUndefined();
  const mail = await lab.db.message.findFirstOrThrow({
    where: { requestId: number, kind: "dispatch-officer" },
  });
  expect(openBody(lab, mail.bodySealed).text).toContain("Please tell them yourself");
});

test("quiet hours hold a message until they are over, unless it is critical or the hours change", async () => {
  const number = await approvedRequest(lab, { officer });
  lab.setNow(new Date("2026-11-21T04:30:00Z")); // 10:30 PM in Chicago
  await save(officer, number, { way: "sms", from: "09:00", to: "17:00", timeZone: "America/Chicago" });
  await compose(number, "sms");
  await deliver();
  const held = await lastTo(number);
  expect(held).toMatchObject({ state: "queued", tries: 0, leaseUntil: null });
  expect(held.reason).toBe("It waits for the hours in which this person may be reached.");
  expect(held.dueAt).toEqual(new Date("2026-11-21T15:00:00Z"));
  await compose(number, "sms", "critical");
  await deliver();
  expect(gateway.taken).toHaveLength(1);
  lab.setNow(new Date("2026-11-21T14:59:59Z"));
  await deliver();
  expect(gateway.taken).toHaveLength(1);
  lab.setNow(new Date("2026-11-21T15:00:00Z"));
  await deliver();
  expect(gateway.taken).toHaveLength(2);
  expect(await lab.db.message.findUnique({ where: { id: held.id } })).toMatchObject({ tries: 1 });

  lab.setNow(new Date("2026-11-22T04:30:00Z"));
  await compose(number, "sms");
  await deliver();
  await save(officer, number, { way: "sms", from: "22:00", to: "06:00" }, 1);
  await deliver();
  expect(gateway.taken).toHaveLength(3);
  lab.setNow(new Date("2026-11-22T04:30:01Z")); // a later message is the last one
  await compose(number, "sms");
  await save(officer, number, { way: "none" }, 2);
  await deliver();
  expect(gateway.taken).toHaveLength(3);
  expect((await lastTo(number)).state).toBe("failed");
});

test("the statement and the rule agree at every hour, also when the clocks change", async () => {
  const number = await approvedRequest(lab, { officer });
  await compose(number, "sms");
  const { id } = await lastTo(number);
  await save(officer, number, { way: "sms", from: "09:00", to: "17:00" });
  const random = (most: number) => Math.floor(Math.random() * most);
  const days = ["2026-03-08", "2026-11-01", "2026-06-15", "2026-12-31"].map((day) =>
    Date.parse(`${day}T00:00:00Z`),
  );
  const zones = [
    "America/New_York",
    "America/Chicago",
    "America/Phoenix",
    "Pacific/Honolulu",
    "Pacific/Guam",
  ];
  for (let round = 0; round < 60; round++) {
    const fromMinute = random(1440);
    const toMinute = (fromMinute + 1 + random(1438)) % 1440;
    const timeZone = zones[round % zones.length]!;
    await lab.db.safeContact.update({
      where: { requestId: number },
      data: { fromMinute, toMinute, timeZone },
    });
    const moments = days.flatMap((day) =>
      Array.from({ length: 12 }, () => new Date(day + random(2 * dayMs))),
    );
    const rows = await lab.sql(
      {
        name: "",
        row: { at: timestamp, quiet: nullable(timestamp) },
        text: `SELECT t."at", ${quietUntil("m", 't."at"')} AS "quiet" FROM "Message" m, unnest($2::timestamptz[]) t("at") WHERE m."id" = $1::uuid`,
      },
      [id, moments],
    );
    expect(rows).toHaveLength(moments.length);
    for (const { at, quiet } of rows) {
      const seen = JSON.stringify({ fromMinute, toMinute, timeZone, at, quiet });
      expect(quiet === null, seen).toBe(isWithin({ fromMinute, toMinute, timeZone }, at));
      if (!quiet) continue;
      expect(quiet.getTime(), seen).toBeGreaterThan(at.getTime());
      expect(quiet.getTime() - at.getTime(), seen).toBeLessThanOrEqual(dayMs + hourMs);
    }
  }
});

test("two people change it at once: one wins, and an old page changes nothing", async () => {
  const number = await approvedRequest(lab, { officer });
  const answers = await Promise.all([
    save(officer, number, { way: "sms" }),
    save(admin, number, { way: "email" }),
  ]);
  expect(answers.map(({ code }) => code ?? "saved").toSorted()).toEqual(["CONFLICT", "saved"]);
  const person = await openedPass(lab, await madePass(officer, number));
  const old = /name="version" value="(\d+)"/.exec(await readPass(person))?.[1] ?? "none";
  await save(officer, number, { way: "call" }, 1);
  const late = await sendToPass(person, { act: "contact", version: old, way: "any", phone: "512-555-0199" });
  expect(late.status).toBe(409);
  const none = await sendToPass(person, { act: "contact", way: "any" });
  expect(none.status).toBe(409);
  expect(await lab.db.safeContact.findUnique({ where: { requestId: number } })).toMatchObject({
    way: "call",
  });
  expect((await save(await signInOfficer(lab), number, { way: "any" }, 2)).code).toBe("NOT_FOUND");
});

const versionOn = async (person: Caller) =>
  /name="version" value="(\d+)"/.exec(await readPass(person))?.[1] ?? "";

test("the person changes number and way in the pass: the officer learns that, not to what", async () => {
  const number = await approvedRequest(lab, { officer });
  await ask(
    officer,
    "mutation ($input: SaveVictimInfoInput!) { saveVictimInfo(input: $input) { request { id } } }",
    { input: { id: globalId("EmergencyRequest", number), victimInfo: victimInfoForm(), version: 0 } },
  );
  await compose(number, "sms");
  const person = await openedPass(lab, await madePass(officer, number));
  const page = await readPass(person);
  const { victimPhone, victimEmail } = await lab.db.emergencyRequest.findUniqueOrThrow({
    where: { id: number },
  });
  for (const secret of [victimPhone, victimEmail]) expect(page).not.toContain(secret);
  const form = { act: "contact", way: "sms", phone: "", email: "", from: "", to: "", leave: "no" };
  const wrong = await sendToPass(person, { ...form, version: await versionOn(person), phone: "555" });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain("Enter a phone number that we can call");

  const saved = await sendToPass(person, {
    ...form,
    version: await versionOn(person),
    phone: "+1 (737) 555-0188",
  });
  expect(saved.headers.get("location")).toBe("/c?done=contact");
  expect(await readPass(person, "/c?done=contact")).toContain("From now on we follow this.");
  const request = await lab.db.emergencyRequest.findUniqueOrThrow({
    where: { id: number },
    include: { victimInfo: true, safeContact: true },
  });
  expect(request).toMatchObject({
    victimPhoneE164: "+17375550188",
    safeContact: { way: "sms", saidBy: "person" },
  });
  if (request.victimInfo) expect(request.victimInfo.phoneE164).toBe("+17375550188");
  expect((await lastTo(number)).recipientAddress).toBe("+17375550188");
  await deliver();
  expect(gateway.taken.map(({ to }) => to)).toEqual(["+17375550188"]);

  const entries = await auditOf(number);
  expect(entries).toMatchObject([
    { actorKind: "visitor", ip: null, details: { fields: ["phone", "texts", "way"], by: "person" } },
  ]);
  expect(JSON.stringify(entries.map(({ details }) => details))).not.toMatch(/555|sms/);
  const notice = await lab.db.message.findFirstOrThrow({
    where: { requestId: number, kind: "officer-contact-changed" },
  });
  expect(openBody(lab, notice.bodySealed).text).toContain("changed how they may be reached");
  expect(notice.subject + openBody(lab, notice.bodySealed).text).not.toMatch(/0188|text message/i);

  // Another spelling of the same number is no change.
  await sendToPass(person, { ...form, version: await versionOn(person), phone: "001 737 555 0188" });
  expect(await auditOf(number)).toHaveLength(1);
  expect((await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } })).victimPhone).toBe(
    "+1 (737) 555-0188",
  );
});

test("the person's 'do not contact me' outlives an old form of the case; STOP outlives the pass", async () => {
  const number = await fileRequest(lab, officer);
  const person = await openedPass(lab, await madePass(officer, number));
  await compose(number, "sms");
  await sendToPass(person, { act: "contact", way: "none", version: "0", leave: "no" });
  await deliver();
  expect(gateway.taken).toEqual([]);
  const filed = () => lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  expect((await filed()).contacting).toBe(false);
  const form = {
    ...{ caseNumber: "any", fullName: "Noor Ibarra", dateOfBirth: "1990-02-03", address: "12 Elm Street" },
    ...{ phone: "512-555-0143", statementOfNeed: "A room for tonight", contacting: true },
  };
  await saveRecipient(await officer.context(), form);
  expect((await filed()).contacting).toBe(false);

  await sendToPass(person, { act: "contact", way: "sms", version: await versionOn(person), leave: "no" });
  expect((await filed()).contacting).toBe(true);
  const { victimPhoneE164: phone } = await filed();
  await compose(number, "sms");
  await lab.db.textStop.create({ data: { phone: phone!, at: lab.now() } });
  await deliver();
  expect(gateway.taken).toEqual([]);
  // the clock of the first message may be the same
  const reasons = await lab.db.message.findMany({ where: { requestId: number }, select: { reason: true } });
  expect(reasons.map(({ reason }) => reason)).toContain(
    "The owner of this number asked for no more text messages.",
  );
  expect(JSON.stringify(await compose(number, "sms"))).toContain("asked for no more text messages");
  await lab.db.textStop.deleteMany();
});

test("a call that the person asks for in the pass tells the desk when, and whether to leave a message", async () => {
  const number = await fileRequest(lab, officer);
  const person = await openedPass(lab, await madePass(officer, number));
  await save(officer, number, { way: "call", from: "20:00", to: "22:30", timeZone: "America/Denver" });
  await sendToPass(person, { act: "call", phone: "(512) 555-0164", when: "Ask for N." });
  const { message } = await lab.db.callbackRequest.findFirstOrThrow({ orderBy: { id: "desc" } });
  expect(message).toBe(
    "From a Help Pass. Call from 20:00 to 22:30 (America/Denver). Do not leave a message. Ask for N.",
  );
});

test("the case's own wish makes an older page of the request outdated", async () => {
  const own = await signInOfficer(lab);
  const number = await fileRequest(lab, own);
  await saveRecipient(await own.context(), {
    ...{ caseNumber: "any", fullName: "Noor Ibarra", dateOfBirth: "1990-02-03", address: "12 Elm Street" },
    ...{ phone: "512-555-0143", statementOfNeed: "A room for tonight", contacting: false },
  });
  expect((await save(own, number, { way: "sms" })).code).toBe("CONFLICT");
  expect((await save(own, number, { way: "sms" }, 1)).code).toBeUndefined();
});

test("it is said when the request is filed, and never lifts the case's wish", async () => {
  const filing = `mutation ($input: CreateRequestInput!) { createRequest(input: $input) { request { number contacting safeContact { way from to } } } }`;
  const file = async (by: Caller, safeContact: object | null) =>
    (
      await ask(by, filing, {
        input: { ...newRequestForm(), idempotencyKey: lab.random.uuid(), safeContact },
      })
    ).data?.createRequest.request;
  expect(await file(officer, { way: "call", from: "20:00", to: "06:30" })).toMatchObject({
    contacting: true,
    safeContact: { way: "call", from: "20:00", to: "06:30" },
  });
  expect(await file(officer, { way: "none" })).toMatchObject({
    contacting: false,
    safeContact: { way: "none" },
  });
  expect(await file(officer, null)).toMatchObject({ contacting: true, safeContact: null });
  const own = await signInOfficer(lab);
  await saveRecipient(await own.context(), {
    ...{ caseNumber: "any", fullName: "Noor Ibarra", dateOfBirth: "1990-02-03", address: "12 Elm Street" },
    ...{ phone: "512-555-0143", statementOfNeed: "A room for tonight", contacting: false },
  });
  expect(await file(own, { way: "sms" })).toMatchObject({ contacting: false });
});
