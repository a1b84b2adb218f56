import { expect, test } from "vitest";
import { useKernel } from "../../harness/kernel.ts";
import { ask, globalId, newRequestForm, signInOfficer, victimInfoForm } from "../../harness/people.ts";
import { filledForm } from "../../harness/requests/cases.ts";

const lab = useKernel();
const create = `mutation ($input: CreateRequestInput!) { createRequest(input: $input) { request { number } } }`;
const saveInfo = `mutation ($id: ID!, $input: VictimInfoInput!) { saveVictimInfo(input: { id: $id, version: 0, victimInfo: $input }) { request { number } } }`;
const saveRecipient = `mutation ($input: SaveRecipientInput!) { saveRecipient(input: $input) { verification { id } } }`;
const submit = `mutation ($input: SubmitOfficerVerificationInput!) { submitOfficerVerification(input: $input) { verification { id } } }`;
const wrong = ["Please enter a complete phone number, with the area code"];
const recipient = (phone: string) => ({
  fullName: "Noor Ibarra",
  dateOfBirth: "1990-04-12",
  address: "12 Elm Street, Austin, TX 78701",
  phone,
  email: "noor@example.com",
  statementOfNeed: "Food and a room for one night",
});

const post = async (body: object) =>
  (await lab.visitor()).fetch("/api/emergency-requests", {
    method: "POST",
    body: { victimName: "Ana Ruiz", requestDetails: "Food for three people", ...body },
  });

test("a number is kept as typed on one line, and in E.164 beside it", async () => {
  const officer = await signInOfficer(lab);
  await ask(officer, saveRecipient, { input: { ...recipient("(512) 555-0143") } });
  const input = newRequestForm({
    idempotencyKey: lab.random.uuid(),
    victimPhone: " 512.555.0143\u00A0 ext. 2\n",
  });
  const { number } = (await ask(officer, create, { input })).data.createRequest.request;
  await ask(officer, saveInfo, {
    id: globalId("EmergencyRequest", number),
    input: victimInfoForm({ phone: "+52 55 1234 5678" }),
  });
  expect(await lab.db.recipient.findFirst()).toMatchObject({
    phone: "(512) 555-0143",
    phoneE164: "+15125550143",
  });
  expect(await lab.db.emergencyRequest.findUnique({ where: { id: number } })).toMatchObject({
    victimPhone: "512.555.0143 ext. 2",
    victimPhoneE164: "+15125550143",
  });
  expect(await lab.db.victimInfo.findUnique({ where: { requestId: number } })).toMatchObject({
    phone: "+52 55 1234 5678",
    phoneE164: "+525512345678",
  });
});

test("a number that no country has is an error at its field", async () => {
  const officer = await signInOfficer(lab);
  const input = newRequestForm({ idempotencyKey: lab.random.uuid(), victimPhone: "12345678901234" });
  expect((await ask(officer, create, { input })).fields).toEqual({ victimPhone: wrong });
  const said = await ask(officer, saveRecipient, { input: { ...recipient("512-555-01") } });
  expect(said.fields).toEqual({ phone: wrong });
  const form = { ...filledForm(), officerPhone: "+1 12345678", supervisorPhone: "0000 000 000 000 000" };
  const refused = await ask(await lab.visitor(), submit, { input: form });
  expect(refused.fields).toEqual({ officerPhone: wrong, supervisorPhone: wrong });
  const filed = await ask(officer, create, {
    input: newRequestForm({ idempotencyKey: lab.random.uuid() }),
  });
  const info = await ask(officer, saveInfo, {
    id: globalId("EmergencyRequest", filed.data.createRequest.request.number),
    input: victimInfoForm({ phone: "+999 1234567890" }),
  });
  expect(info.fields).toEqual({ phone: wrong });
});

test("REST reads the number in the contact, and needs one only without an email address", async () => {
  const taken = await post({ victimContact: "Phone: 555-010-0199, Email: sam@example.org" });
  expect(taken.status).toBe(201);
  const local = await post({ victimContact: "Phone: 555-0199, Email: sam@example.org" });
  expect(local.status).toBe(201);
  const rows = await lab.db.emergencyRequest.findMany({ orderBy: { id: "desc" }, take: 2 });
  expect(rows.map((row) => row.victimPhoneE164)).toEqual([null, "+15550100199"]);
  const refused = await post({ victimContact: "Phone: 12345678901234567" });
  expect(refused.status).toBe(400);
  expect((await refused.json()).fields).toEqual({ victimContact: wrong });
});

test("a local number of seven digits is taken where the form asks for seven", async () => {
  const officer = await signInOfficer(lab);
  const said = await ask(officer, saveRecipient, { input: { ...recipient("555-0143") } });
  expect(said.code).toBeUndefined();
  const saved = await lab.db.recipient.findFirst({ orderBy: { id: "desc" } });
  expect(saved).toMatchObject({ phone: "555-0143", phoneE164: null });
});
