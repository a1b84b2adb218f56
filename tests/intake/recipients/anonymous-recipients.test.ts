import { beforeAll, expect, test } from "vitest";
import { approveRequest } from "../../../graph/decisions/allocations/approval/approve.ts";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { deliverDue } from "../../../graph/messages/communications/deliver.ts";
import { retryMessage } from "../../../graph/messages/communications/service.ts";
import { readLetter } from "../../../graph/messages/letters/read.ts";
import { saveRecipient } from "../../../graph/intake/recipients/service.ts";
import { systemContext } from "../../../graph/core/context.ts";
import type { Caller } from "../../harness/kernel.ts";
import { writeLetters } from "../../harness/letters.ts";
import { useKernel } from "../../harness/kernel.ts";
import {
  liftMoneyLimits,
  ask,
  globalId,
  linkInMail,
  newRequestForm,
  signInAdmin,
  signInOfficer,
  victimInfoForm,
} from "../../harness/people.ts";

const lab = useKernel();
beforeAll(() => liftMoneyLimits(lab));

const wholeName = /noor|ibarra|whitlock/i;
const recipientForm = (wishes: object = {}) => ({
  fullName: "Noor Ibarra-Whitlock",
  dateOfBirth: "1990-04-12",
  address: "12 Elm Street, Austin, TX 78701",
  phone: "512-555-0143",
  email: "noor@example.com",
  statementOfNeed: "Food and a room for one night",
  ...wishes,
});
const details = "Noor Ibarra needs food; NOOR IBARRA-WHITLOCK has a dog";
const create = `mutation ($input: CreateRequestInput!) { createRequest(input: $input) { request { number caseId } } }`;
const saveInfo = `mutation ($id: ID!, $version: Int! = 0, $input: VictimInfoInput!) { saveVictimInfo(input: { id: $id, version: $version, victimInfo: $input }) { request { number } } }`;
const all = `anonymous contacting viewerCanReveal victimName victimContact victimEmail requestDetails
  victimInfo { fullName email needStatement relationToOfficer emergencyContact }`;
const read = `query ($number: Int!) { request(number: $number) { ${all} } }`;
const list = `{ requests { edges { node { victimName victimContact victimEmail requestDetails } } } }`;

async function filed(
  officer: Caller,
  wishes: object,
  form: object = {},
): Promise<{ number: number; caseId: string }> {
  await saveRecipient(await officer.context(), recipientForm(wishes));
  const input = newRequestForm({ idempotencyKey: lab.random.uuid(), requestDetails: details, ...form });
  const { number, caseId } = (await ask(officer, create, { input })).data.createRequest.request;
  const info = victimInfoForm({
    needStatement: "Noor lost her home in a fire, says her sister Ana",
    relationToOfficer: "Neighbor of Noor Ibarra",
  });
  await ask(officer, saveInfo, { id: globalId("EmergencyRequest", number), input: info });
  return { number, caseId };
}
async function messagesOf(requestId: number) {
  await writeLetters(lab);
  const rows = await lab.db.message.findMany({ where: { requestId }, orderBy: { createdAt: "asc" } });
  return rows.map((row) => ({ ...row, ...openBody(lab, row.bodySealed) }));
}
const getJson = async (caller: Caller, path: string) => (await caller.fetch(path)).text();

test("only the officer of the case sees an anonymous recipient's name", async () => {
  const officer = await signInOfficer(lab);
  const { number, caseId } = await filed(officer, { anonymous: true });
  const own = (await ask(officer, read, { number })).data.request;
  expect(own).toMatchObject({
    anonymous: true,
    viewerCanReveal: false,
    victimName: "Noor Ibarra-Whitlock",
    victimInfo: { fullName: "Noor Ibarra-Whitlock" },
  });

  const [colleague, admin] = [await signInOfficer(lab), await signInAdmin(lab)];
  for (const other of [colleague, admin]) {
    const { data } = await ask(other, read, { number });
    expect(JSON.stringify(data)).not.toMatch(wholeName);
    expect(data.request).toMatchObject({ victimName: `Recipient of ${caseId}`, victimEmail: "" });
    expect(data.request.requestDetails).toBe(
      `Recipient of ${caseId} needs food; Recipient of ${caseId} has a dog`,
    );
    expect(await getJson(other, `/api/emergency-requests/${number}`)).not.toMatch(wholeName);
  }
  expect(JSON.stringify((await ask(admin, list)).data)).not.toMatch(wholeName);
  expect(await getJson(admin, "/api/emergency-requests?isAdmin=true")).not.toMatch(wholeName);
});

test("no email and no supervisor's page names an anonymous recipient, not even by initials", async () => {
  const officer = await signInOfficer(lab);
  const { number, caseId } = await filed(officer, { anonymous: true });
  const link = await linkInMail(lab, { kind: "supervisor-approval", requestId: number });
  const page = await (await (await lab.visitor()).fetch(link ?? "no link")).text();
  expect(page).toContain(`Recipient of ${caseId}`);
  expect(page).not.toMatch(/N\. I\./);
  expect(page).not.toMatch(wholeName);

  await approveRequest(await officer.context(), number);
  const messages = await messagesOf(number);
  expect(messages.map(({ recipientType }) => recipientType)).toContain("victim");
  for (const { recipientName, subject, text, html } of messages)
    expect(`${recipientName} ${subject} ${text} ${html}`).not.toMatch(/noor|ibarra|whitlock/i);
  const letter = messages.find(({ recipientType }) => recipientType === "victim");
  expect(letter).toMatchObject({ recipientName: `Recipient of ${caseId}`, channel: "email" });
});

test("an administrator reveals the name, and each reveal is logged; no one else can", async () => {
  const officer = await signInOfficer(lab);
  const { number } = await filed(officer, { anonymous: true });
  const reveal = `mutation ($id: ID!) { revealRecipient(input: { id: $id }) { recipient { fullName email } } }`;
  const id = globalId("EmergencyRequest", number);
  const admin = await signInAdmin(lab);
  expect((await ask(admin, read, { number })).data.request.viewerCanReveal).toBe(true);
  const revealed = (await ask(admin, reveal, { id })).data.revealRecipient.recipient;
  expect(revealed).toEqual({ fullName: "Noor Ibarra-Whitlock", email: "noor@example.com" });
  const entries = await lab.db.auditEntry.findMany({
    where: { action: "recipient.revealed", resourceId: String(number) },
  });
  expect(entries).toMatchObject([{ actorKind: "admin", outcome: "success" }]);
  expect(JSON.stringify(entries.map(({ details }) => details))).not.toMatch(wholeName);
  for (const other of [officer, await signInOfficer(lab)])
    expect((await ask(other, reveal, { id })).code).toBe("FORBIDDEN");
});

test("saving the record without permission to read the name keeps the name", async () => {
  const officer = await signInOfficer(lab);
  const { number } = await filed(officer, { anonymous: true });
  const admin = await signInAdmin(lab);
  const shown = (await ask(admin, read, { number })).data.request.victimInfo;
  const input = victimInfoForm({ ...shown, dateOfBirth: "", governmentId: "", city: "Dallas" });
  const saved = await ask(admin, saveInfo, { id: globalId("EmergencyRequest", number), version: 1, input });
  expect(saved.code).toBeUndefined();
  expect((await ask(officer, read, { number })).data.request.victimInfo).toMatchObject({
    fullName: "Noor Ibarra-Whitlock",
    email: "noor@example.com",
    needStatement: "Noor lost her home in a fire, says her sister Ana",
    relationToOfficer: "Neighbor of Noor Ibarra",
  });
});

test("a later wish applies to earlier requests", async () => {
  const officer = await signInOfficer(lab);
  const { number } = await filed(officer, {});
  const admin = await signInAdmin(lab);
  expect((await ask(admin, read, { number })).data.request.victimName).toMatch(wholeName);
  await saveRecipient(await officer.context(), recipientForm({ anonymous: true }));
  expect((await ask(admin, read, { number })).data.request.victimName).not.toMatch(wholeName);
});

test("a wish after the letters applies to each copy that is read later, also as a PDF", async () => {
  const officer = await signInOfficer(lab);
  const { number, caseId } = await filed(officer, {});
  await approveRequest(await officer.context(), number);
  await writeLetters(lab);
  const admin = await signInAdmin(lab);
  const letters = await lab.db.letter.findMany({ where: { requestId: number }, orderBy: { id: "asc" } });
  const pages = () =>
    Promise.all(letters.map(async ({ id }) => (await admin.fetch(`/letters/${id}`)).text()));
  const before = (await pages()).join("\n");
  expect(before).toMatch(wholeName);
  const [toVictim] = letters.filter(({ audience }) => audience === "victim");
  const pdf = async () => (await admin.fetch(`/letters/${toVictim?.id}.pdf`)).arrayBuffer();
  const named = (await pdf()).byteLength;

  await saveRecipient(await officer.context(), recipientForm({ anonymous: true }));
  const after = (await pages()).join("\n");
  expect(after).not.toMatch(wholeName);
  expect(after).toContain(`Recipient of <bdi translate="no" class="whole">${caseId}</bdi>`);
  const papers = await Promise.all(
    letters.map(async ({ id }) => JSON.stringify((await readLetter(await admin.context(), id)).paper)),
  );
  expect(papers.join("\n")).not.toMatch(wholeName);
  expect((await pdf()).byteLength).not.toBe(named);
});

test("an omitted field lifts neither the wish to be anonymous nor the wish for no contact", async () => {
  const officer = await signInOfficer(lab);
  const { number } = await filed(officer, { anonymous: true, contacting: false });
  const silent = recipientForm();
  expect(silent).not.toHaveProperty("anonymous");
  for (const form of [silent, { ...silent, anonymous: null, contacting: null }]) {
    await saveRecipient(await officer.context(), form);
    const { anonymous, contacting } = await lab.db.emergencyRequest.findUniqueOrThrow({
      where: { id: number },
    });
    expect({ anonymous, contacting }).toEqual({ anonymous: true, contacting: false });
    expect(await lab.db.recipient.findFirst({ orderBy: { id: "desc" } })).toMatchObject({
      anonymous: true,
      contacting: false,
    });
  }
  // A wish on the request alone, before there was a record.
  await lab.db.recipient.deleteMany();
  await saveRecipient(await officer.context(), silent);
  expect(await lab.db.emergencyRequest.findUnique({ where: { id: number } })).toMatchObject({
    anonymous: true,
  });
  await saveRecipient(await officer.context(), recipientForm({ anonymous: false }));
  expect(await lab.db.emergencyRequest.findUnique({ where: { id: number } })).toMatchObject({
    anonymous: false,
    contacting: false,
  });
});

test("a person who must not be contacted gets no message at all, and the officer is asked to tell them", async () => {
  const officer = await signInOfficer(lab);
  const { number } = await filed(officer, { contacting: false });
  await approveRequest(await officer.context(), number);
  const messages = await messagesOf(number);
  expect(messages.filter(({ recipientType }) => recipientType === "victim")).toEqual([]);
  const toOfficer = messages.find(({ kind }) => kind === "letter-officer");
  expect(toOfficer?.text).toContain("We do not contact the recipient. Please tell them yourself");
  expect(toOfficer?.text).not.toContain("The recipient gets a letter");
});

test("a waiting letter is neither sent nor retried after the person asks not to be contacted", async () => {
  const officer = await signInOfficer(lab);
  const { number } = await filed(officer, { contacting: true });
  await approveRequest(await officer.context(), number);
  await writeLetters(lab);
  await saveRecipient(await officer.context(), recipientForm({ contacting: false }));
  await deliverDue(systemContext(lab, "delivery"));
  const letter = (await messagesOf(number)).find(({ recipientType }) => recipientType === "victim");
  expect(letter).toMatchObject({ state: "failed", reason: "This person must not be contacted.", tries: 0 });
  const admin = await signInAdmin(lab);
  await expect(retryMessage(await admin.context(), letter?.id ?? "")).rejects.toMatchObject({
    code: "CONFLICT",
  });
  // Even a row that was inserted anyway is held back.
  await lab.db.message.update({ where: { id: letter?.id ?? "" }, data: { state: "queued" } });
  await deliverDue(systemContext(lab, "delivery"));
  expect((await lab.db.message.findUniqueOrThrow({ where: { id: letter?.id ?? "" } })).state).toBe("queued");
});

test("a victim without email gets text messages", async () => {
  const officer = await signInOfficer(lab);
  const { number } = await filed(officer, { email: "" }, { victimEmail: "" });
  const input = victimInfoForm({ email: "" });
  await ask(officer, saveInfo, { id: globalId("EmergencyRequest", number), version: 1, input });
  await approveRequest(await officer.context(), number);
  const letter = (await messagesOf(number)).find(({ recipientType }) => recipientType === "victim");
  expect(letter).toMatchObject({ channel: "sms", recipientAddress: "+15125550143" });
});

test("over REST the email may be empty, and then the telephone may not", async () => {
  const officer = await signInOfficer(lab);
  const post = (victimContact: string) =>
    officer.fetch("/api/emergency-requests", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ victimName: "Ada Moss", victimContact, requestDetails: "Food for two people" }),
    });
  expect((await post("Phone: 512-555-0143, Email: ")).status).toBe(201);
  const refused = await post("Please ask at the shelter");
  expect(refused.status).toBe(400);
  expect((await refused.json()).fields).toEqual({ victimContact: ["Phone number is required"] });
});
