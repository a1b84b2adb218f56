import { beforeAll, beforeEach, expect, test } from "vitest";
import { systemContext } from "../../../graph/core/context.ts";
import { deliverDue } from "../../../graph/messages/communications/deliver.ts";
import { says as messageSays } from "../../../shared/messages/communications/sentences.ts";
import { says } from "../../../shared/intake/safe-contact/sentences.ts";
import { createRequest } from "../../../graph/intake/requests/create.ts";
import { start } from "../../harness/requests/cases.ts";
import { hookSecret, signedCall, useGateway } from "../../harness/fakes/gateway.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { madePass, openedPass, sendToPass } from "../../harness/passes/passes.ts";
import { ask, globalId, newRequestForm, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const gateway = useGateway();
let admin: Caller;
let officer: Caller;
let count = 0;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  Object.assign(lab.env, { HOOK_SECRET: hookSecret, SMS_PROVIDER: "generic" });
  admin = await signInAdmin(lab);
  officer = await signInOfficer(lab);
});
beforeEach(async () => {
  lab.setNow(start);
  gateway.taken.length = 0;
  await lab.db.textStop.deleteMany();
});

/** Each with a number of its own. */
async function file(over: object = {}) {
  count += 1;
  const digits = String(100 + count);
  const phone = `+15125550${digits}`;
  const form = newRequestForm({ victimPhone: `(512) 555-0${digits}`, ...over });
  const { id } = await createRequest(await officer.context(), form);
  return { id, phone };
}
const shown = `request { textConsent { way at recordedBy } textStop { way at recordedBy } viewerRecordsTextStop safeContact { version } }`;
const save = (by: Caller, id: number, safeContact: object, version: number) =>
  ask(by, `mutation ($input: SaveSafeContactInput!) { saveSafeContact(input: $input) { ${shown} } }`, {
    input: { id: globalId("EmergencyRequest", id), safeContact, version },
  });
const stop = (by: Caller, id: number, way: string) =>
  ask(by, `mutation ($input: RecordTextStopInput!) { recordTextStop(input: $input) { ${shown} } }`, {
    input: { id: globalId("EmergencyRequest", id), way },
  });
const consentOf = (requestId: number) => lab.db.textConsent.findUnique({ where: { requestId } });
const receive = async (from: string, text: string) => {
  const call = signedCall({ from, text }, { id: `in-${(count += 1)}`, at: lab.now() });
  return (await (await lab.visitor()).fetch("/hooks/sms/in", call)).status;
};
const compose = (id: number) =>
  ask(
    admin,
    `mutation ($input: SendCommunicationInput!) { sendCommunication(input: $input) { communication { id } } }`,
    { input: { type: "sms", recipient: `victim-${id}`, message: "Please call us." } },
  );
async function deliver() {
  while ((await deliverDue({ ...systemContext(lab, "worker"), sms: gateway.sms })) > 0);
}

test("the officer's question is recorded with the request, and withdrawn with the next answer", async () => {
  const { id } = await file({ safeContact: { agreesToTexts: true } });
  expect(await consentOf(id)).toMatchObject({ way: "officer_asked", at: lab.now() });
  const recordedBy = (await consentOf(id))?.recordedBy ?? "";
  expect(recordedBy).not.toBe("");
  // A form that does not say it leaves it.
  const kept = await save(officer, id, { way: "sms" }, 1);
  expect(kept.data.saveSafeContact.request).toMatchObject({
    textConsent: { way: "officer_asked", recordedBy },
    safeContact: { version: 2 },
  });
  await save(officer, id, { way: "email", agreesToTexts: true }, 2);
  expect(await consentOf(id)).toBeNull();
  await save(officer, id, { way: "any", agreesToTexts: true }, 3);
  await save(officer, id, { way: "any", agreesToTexts: false }, 4);
  expect(await consentOf(id)).toBeNull();
  const fields = await lab.db.auditEntry.findFirstOrThrow({
    where: { action: "contact.changed", resourceId: String(id) },
    orderBy: { id: "desc" },
  });
  expect(fields.details).toMatchObject({ fields: ["texts"] });
  expect(await consentOf((await file()).id)).toBeNull();
});

test("the Help Pass records the person's own consent, and that they choose another way", async () => {
  const { id } = await file();
  const person = await openedPass(lab, await madePass(officer, id));
  await sendToPass(person, { act: "contact", way: "sms", version: "0", leave: "no" });
  expect(await consentOf(id)).toMatchObject({ way: "pass", recordedBy: null });
  await sendToPass(person, { act: "contact", way: "call", version: "1", leave: "no" });
  expect(await consentOf(id)).toBeNull();
});

test("a person who texts before we did agreed by that; after our first text no one does", async () => {
  const first = await file();
  await receive(first.phone, "Is my room ready?");
  expect(await consentOf(first.id)).toMatchObject({ way: "wrote_first", recordedBy: null });
  const stopped = await file();
  await receive(stopped.phone, "please do not text me, he reads it");
  await receive(stopped.phone, "STOP");
  expect(await consentOf(stopped.id)).toBeNull();
  const second = await file();
  await compose(second.id);
  await receive(second.phone, "Who is this?");
  expect(await consentOf(second.id)).toBeNull();
});

test("a stop that was said in a call acts at once, and says who recorded it and how", async () => {
  const { id, phone } = await file();
  expect((await compose(id)).code).toBeUndefined();
  const { data } = await stop(admin, id, "call");
  const { username } = await lab.db.admin.findFirstOrThrow();
  expect(data.recordTextStop.request).toMatchObject({
    textStop: { way: "call", recordedBy: username, at: lab.now().toISOString() },
  });
  await deliver();
  expect(gateway.taken.filter(({ to }) => to === phone)).toEqual([]);
  expect(
    await lab.db.message.findFirst({
      where: { requestId: id, channel: "sms" },
      orderBy: { createdAt: "desc" },
    }),
  ).toMatchObject({ state: "failed", reason: messageSays.textsStopped });
  expect((await compose(id)).fields).toHaveProperty("type");
  // The first record is kept, and there is one entry in the log.
  await stop(admin, id, "letter");
  expect(await lab.db.textStop.findUnique({ where: { phone } })).toMatchObject({ way: "call" });
  const entries = await lab.db.auditEntry.findMany({
    where: { action: "texts.stopped", resourceId: String(id) },
  });
  expect(entries).toMatchObject([{ actorKind: "admin", actorName: username, details: { way: "call" } }]);
  // No text confirms it: the person did not write from that phone.
  expect(await lab.db.message.count({ where: { kind: "text-stop", recipientAddress: phone } })).toBe(0);
});

test("the officer of the case may record it, others may not, and bad input is named", async () => {
  const { id } = await file();
  expect((await stop(await signInOfficer(lab, { email: "other@city.gov" }), id, "call")).code).toBe(
    "NOT_FOUND",
  );
  expect((await stop(await lab.visitor(), id, "call")).code).toBe("UNAUTHENTICATED");
  expect(await stop(admin, id, "text")).toMatchObject({
    code: "INVALID",
    fields: { way: [says.stopWayWrong] },
  });
  const { data } = await stop(officer, id, "in_person");
  // An administrator's name would be none of the officer's business.
  expect(data.recordTextStop.request.textStop).toMatchObject({ way: "in_person", recordedBy: null });
  await lab.db.emergencyRequest.update({ where: { id }, data: { victimPhone: "", victimPhoneE164: null } });
  expect(await stop(admin, id, "call")).toMatchObject({ code: "CONFLICT", message: says.noPhoneToStop });
});

test("START from the phone lifts it, also after a call", async () => {
  const { id, phone } = await file();
  await stop(admin, id, "email");
  await receive(phone, "START");
  expect(await lab.db.textStop.count({ where: { phone } })).toBe(0);
});

test("the export of a case has the consent and the stop", async () => {
  const { id } = await file({ safeContact: { agreesToTexts: true } });
  await stop(admin, id, "letter");
  const text = await (await admin.fetch(`/api/admin/cases/export?cases=${id}`)).text();
  const [head = "", line = ""] = text.trim().split("\r\n");
  expect(head).toMatch(
    /textConsent,textConsentAt [(].+[)],textConsentRecordedBy,textsStopped,textsStoppedAt [(].+[)],textsStoppedRecordedBy,/,
  );
  expect(line).toMatch(/,officer asked,2\d{3}-[^,]+,[^,]+,letter,2\d{3}-[^,]+,[^,]+,/);
});
