import { beforeAll, expect, test } from "vitest";
import { SendFailure } from "../../../graph/adapters/mail.ts";
import { claimCallback } from "../../../graph/community/callbacks/service.ts";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { deliverDue } from "../../../graph/messages/communications/deliver.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { saveConfig } from "../../../graph/platform/system/settings/save.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, fileRequest, sendForm, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const template =
  "{ number version name type recipientType variables writtenBy en { subject body } es { subject body } }";
const save = `mutation ($input: SaveCommunicationTemplateInput!) { saveCommunicationTemplate(input: $input) { template ${template} } }`;
const remove = `mutation ($input: DeleteCommunicationTemplateInput!) { deleteCommunicationTemplate(input: $input) { number } }`;
const all = `{ communicationTemplates ${template} }`;
const history = `query ($number: Int!) { communicationTemplateHistory(number: $number) ${template} }`;
const preview = `query ($template: Int!, $recipient: String!) { templatePreview(template: $template, recipient: $recipient) { subject body language missing refused } }`;

let admin: Caller;
let officer: Awaited<ReturnType<typeof signInOfficer>>;
let request: number;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  admin = await signInAdmin(lab);
  officer = await signInOfficer(lab);
  request = await fileRequest(lab, officer);
});

const form = (changes: Record<string, unknown> = {}) => ({
  name: `Template ${Math.random()}`,
  type: "email",
  recipientType: "victim",
  ...{ enSubject: "Case {caseId}", esSubject: "Caso {caseId}", frSubject: "Dossier {caseId}" },
  ...{ enBody: "Dear {recipientName}", esBody: "Hola {recipientName}", frBody: "Bonjour {recipientName}" },
  ...changes,
});
const write = async (changes: Record<string, unknown> = {}) =>
  (await ask(admin, save, { input: form(changes) })).data.saveCommunicationTemplate.template;

test("a new installation has ready-to-use templates", async () => {
  const { data } = await ask(admin, all);
  expect(data.communicationTemplates.length).toBe(3);
  for (const { number, recipientType } of data.communicationTemplates) {
    const recipient = recipientType === "officer" ? `officer-${officer.officerId}` : `victim-${request}`;
    const shown = await lab.db.communicationTemplate.findUniqueOrThrow({ where: { id: number } });
    const input = { template: number, recipient };
    const { data } = await ask(
      admin,
      preview.replace("recipient: $recipient)", `recipient: $recipient, request: ${request})`),
      input,
    );
    expect(data.templatePreview.missing, shown.name).toEqual([]);
  }
});

test("validates a template before saving: variables, braces, languages, names", async () => {
  const wrong = async (changes: Record<string, unknown>) =>
    (await ask(admin, save, { input: form(changes) })).fields;
  expect(await wrong({ esBody: "{recipient}" })).toEqual({
    esBody: ["{recipient} is not a known variable."],
  });
  expect(await wrong({ frSubject: "{caseId" })).toEqual({
    frSubject: ["A brace { or } has no matching brace."],
  });
  expect(await wrong({ esBody: " " })).toEqual({
    esBody: ["Please enter text in all three languages"],
  });
  expect(await wrong({ esBody: "Hola", frSubject: "Bonjour" })).toEqual({
    esBody: ["The English text uses {recipientName}, but this text doesn't"],
    frBody: ["The English text uses {caseId}, but this text doesn't"],
  });
  expect(await wrong({ enSubject: "" })).toEqual({
    enSubject: ["An email needs a subject in each language"],
  });
  expect(await wrong({ enBody: "x".repeat(5001) })).toHaveProperty("enBody");
  const { name } = await write();
  expect(await wrong({ name })).toEqual({ name: ["Another template already has this name"] });
});

test("a change is a new version, and an outdated one is refused with the author's name", async () => {
  const { number, version, name } = await write();
  expect(version).toBe(1);
  const change = (enBody: string) =>
    ask(admin, save, { input: { ...form({ name, enBody }), number, version: 1 } });
  const both = await Promise.all([change("One"), change("Two")]);
  expect(new Set(both.map(({ code }) => code))).toEqual(new Set(["CONFLICT", undefined]));
  expect(both.find(({ code }) => code)?.message).toMatch(/saved version 2 after you opened/);
  const versions = (await ask(admin, history, { number })).data.communicationTemplateHistory;
  expect(versions.map((one: { version: number }) => one.version)).toEqual([2, 1]);
  expect(versions[1].en.body).toBe("Dear {recipientName}");
  expect((await ask(admin, remove, { input: { number, version: 1 } })).code).toBe("CONFLICT");
  expect(
    (await ask(admin, remove, { input: { number, version: 2 } })).data.deleteCommunicationTemplate,
  ).toEqual({ number });
  expect((await ask(admin, remove, { input: { number, version: 2 } })).code).toBe("NOT_FOUND");
  expect((await ask(admin, preview, { template: number, recipient: `victim-${request}` })).code).toBe(
    "NOT_FOUND",
  );
  expect((await write({ name })).name).toBe(name);
});

test("uses the recipient's language, and a value that looks like a variable or markup stays a value", async () => {
  await lab.db.emergencyRequest.update({ where: { id: request }, data: { language: "es" } });
  const { number } = await write();
  const shown = (await ask(admin, preview, { template: number, recipient: `victim-${request}` })).data;
  expect(shown.templatePreview).toMatchObject({
    body: "Hola Noor Ibarra-Whitlock",
    language: "es",
    missing: [],
    refused: [],
  });
  const { supervisorName } = await lab.db.verification.findUniqueOrThrow({
    where: { id: officer.verificationId },
  });
  const naming = await write({ esBody: `{recipientName}: ${supervisorName}` });
  const named = await ask(admin, preview, { template: naming.number, recipient: `victim-${request}` });
  expect(named.data.templatePreview.refused).toEqual([
    "Messages to victims can't name a supervisor. Please remove the name.",
  ]);
  await lab.db.emergencyRequest.update({ where: { id: request }, data: { language: "en" } });
});

test("only an administrator reads or writes a template", async () => {
  for (const [person, code] of [
    [await lab.visitor(), "UNAUTHENTICATED"],
    [officer, "FORBIDDEN"],
  ] as const) {
    expect((await ask(person, all)).code).toBe(code);
    expect((await ask(person, save, { input: form() })).code).toBe(code);
    expect((await ask(person, preview, { template: 1, recipient: "victim-1" })).code).toBe(code);
  }
});

test("over REST: templates, sending by name and case, the list, reading and responding, as specified", async () => {
  const get = async (path: string, who = admin) => {
    const answer = await who.fetch(path);
    return { status: answer.status, body: await answer.json() };
  };
  const call = async (method: string, path: string, body?: unknown, who = admin) => {
    const answer = await who.fetch(path, { method, body });
    return { status: answer.status, body: await answer.json() };
  };
  const { body: known } = await get("/api/admin/communication-templates");
  expect(known.templates[0]).toMatchObject({
    id: expect.any(Number),
    name: expect.any(String),
    type: "email",
    subject: expect.any(String),
    template: expect.any(String),
    variables: expect.any(Array),
  });
  const outgoing = {
    type: "email",
    recipient: "Noor Ibarra-Whitlock",
    recipientType: "victim",
    requestId: request,
    subject: "Hello",
    message: "A question",
    priority: "high",
    contactInfo: { email: "noor@example.com" },
  };
  const path = "/api/admin/send-communication";
  const sent = await call("POST", path, outgoing);
  expect([sent.status, sent.body.communication]).toMatchObject([
    201,
    {
      status: "pending",
      recipientContact: { email: "noor@example.com" },
      priority: "high",
      requestId: request,
    },
  ]);
  const other = await call("POST", path, { ...outgoing, contactInfo: { email: "thief@example.org" } });
  expect([other.status, Object.keys(other.body.fields)]).toEqual([400, ["contactInfo"]]);
  expect((await call("POST", path, { ...outgoing, recipient: "", message: "" })).body.fields.message).toEqual(
    ["Please fill in recipient and message fields."],
  );
  expect((await call("POST", path, { ...outgoing, recipient: "Nobody", requestId: null })).status).toBe(404);

  const { bodySealed } = await lab.db.message.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
  const link = /\/reply\/[\w-]{26}/.exec(openBody(lab, bodySealed).text)?.[0] ?? "";
  await sendForm(await lab.visitor(), link, { kind: "answer", content: "Here I am" });
  const { body: list } = await get("/api/admin/communications?status=unread");
  const [came] = list.notifications;
  expect(came).toMatchObject({
    direction: "inbound",
    message: "Here I am",
    status: "delivered",
    allowsResponse: true,
    responseChannels: ["email", "sms", "phone"],
    senderContact: { email: "noor@example.com" },
  });
  expect(list.unread).toBe(1);
  expect((await call("PUT", `/api/admin/communications/${came.id}/read`)).body.communication.status).toBe(
    "read",
  );
  const reply = {
    responseType: "reply",
    responseMethod: "email",
    responseContent: "Good.",
    recipientContact: { email: "noor@example.com" },
  };
  const respond = `/api/admin/communications/${came.id}/respond`;
  expect((await call("POST", respond, { ...reply, responseContent: "" })).body.fields).toEqual({
    content: ["Please enter your response message."],
  });
  expect((await call("POST", respond, { ...reply, responseType: "shout" })).status).toBe(400);
  const answered = await call("POST", respond, reply);
  expect([answered.status, answered.body.communication.status]).toEqual([201, "responded"]);
  expect((await get(`/api/admin/communications/${came.id}`)).body.communication.message).toBe("Here I am");
  for (const [method, where] of [
    ["GET", "/api/admin/communications"],
    ["GET", "/api/admin/communication-templates"],
    ["POST", path],
    ["PUT", `/api/admin/communications/${came.id}/read`],
    ["POST", respond],
  ] as const)
    for (const [who, status] of [
      [officer, 403],
      [await lab.visitor(), 401],
    ] as const)
      expect((await call(method, where, method === "GET" ? undefined : {}, who)).status, where).toBe(status);
});

test("with the mail server down a message waits and says why; afterward it is sent, and the state is right", async () => {
  const states = async () => {
    const answer = await admin.fetch(`/api/admin/communications?direction=outbound&search=Downtime`);
    const { notifications } = await answer.json();
    return notifications.map(({ status, reason }: { status: string; reason: string | null }) => [
      status,
      reason,
    ]);
  };
  await lab.db.message.deleteMany();
  const input = { type: "email", recipient: `victim-${request}`, subject: "Downtime", message: "Hello" };
  await ask(
    admin,
    "mutation ($input: SendCommunicationInput!) { sendCommunication(input: $input) { communication { id } } }",
    { input },
  );
  const context = systemContext(lab, "deliver");
  const down = async () => {
    throw new SendFailure("The mail server could not be reached.");
  };
  await deliverDue({ ...context, mailer: { ...lab.mailer, send: down } });
  expect(await states()).toEqual([["pending", "The mail server could not be reached."]]);
  lab.setNow(new Date(Date.now() + 60_000));
  await deliverDue({ ...context, mailer: { captured: false, send: async () => {} } });
  expect(await states()).toEqual([["sent", null]]);
  await lab.db.message.updateMany({ data: { state: "queued", reason: null } });
  const boss = await (await signInAdmin(lab, { role: "super_admin" })).context();
  await saveConfig(boss, { emailEnabled: false });
  expect(await states()).toEqual([["pending", expect.stringContaining("Email is turned off")]]);
  await saveConfig(boss, { emailEnabled: true });
});

test("a callback's number is in no list, and answering it here claims it in the queue as well", async () => {
  const { id } = await lab.db.callbackRequest.create({
    data: { name: "Ottoline Marsh", phone: "+15125550166", requestType: "general", sessionKey: "s" },
  });
  const by = async (who: Caller, method: string, path = "", body?: object) => {
    const answer = await who.fetch(`/api/admin/communications${path}`, { method, ...(body && { body }) });
    return { status: answer.status, text: await answer.text() };
  };
  const list = (await by(admin, "GET", "?direction=inbound&search=Ottoline")).text;
  expect(list).toContain("Ottoline");
  expect(list).not.toContain("5550166");
  expect((await by(admin, "GET", `/callback-${id}`)).text).not.toContain("5550166");

  const other = await signInAdmin(lab);
  const respond = (who: Caller) =>
    by(who, "POST", `/callback-${id}/respond`, {
      ...{ responseType: "reply", responseMethod: "phone", responseContent: "We talked." },
    });
  await claimCallback(await other.context(), id);
  expect(await respond(admin)).toMatchObject({
    status: 409,
    text: expect.stringContaining("is assigned to"),
  });
  expect(await lab.db.message.count({ where: { inReplyTo: `callback-${id}` } })).toBe(0);
  expect((await respond(other)).status).toBe(201);
  expect(await lab.db.callbackRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: "answered",
    answeredAt: expect.any(Date),
  });
});
