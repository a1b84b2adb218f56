import { beforeAll, beforeEach, expect, test } from "vitest";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { deliverDue } from "../../../graph/messages/communications/deliver.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { e164Of } from "../../../graph/core/text/phone.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, fileRequest, sendForm, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const row =
  "{ id communicationType direction party senderName recipientName contact { email phone sms } subject preview priority status requestNumber caseId actionRequired allowsResponse responseChannels replies reason readBy }";
const list = `query ($filter: CommunicationFilter, $after: String) {
  communications(filter: $filter, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node ${row} } } unreadCommunications }`;
const open = `mutation ($id: String!) { openCommunication(input: { id: $id }) { message letterNumber communication { id } } }`;
const read = `mutation ($id: String!) { markCommunicationRead(input: { id: $id }) { communication ${row} } }`;
const send = `mutation ($input: SendCommunicationInput!) { sendCommunication(input: $input) { communication ${row} } }`;
const respond = `mutation ($input: RespondToCommunicationInput!) { respondToCommunication(input: $input) { communication ${row} } }`;
const find = `query ($search: String!) { messageRecipients(search: $search) { key kind name caseId requestNumber channels contact { email phone sms } isNotToBeContacted } }`;

let admin: Caller;
let officer: Awaited<ReturnType<typeof signInOfficer>>;
let request: number;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  admin = await signInAdmin(lab);
});
beforeEach(async () => {
  officer = await signInOfficer(lab);
  request = await fileRequest(lab, officer);
  await lab.db.message.deleteMany();
});

const inbox = async (filter: Record<string, unknown> = {}, after?: string) => {
  const { data, message } = await ask(admin, list, { filter, after });
  expect(message).toBeUndefined();
  const { edges, pageInfo, totalCount } = data.communications;
  return { rows: edges.map(({ node }: { node: unknown }) => node), pageInfo, totalCount };
};
const compose = (input: Record<string, unknown>, who = admin) =>
  ask(who, send, {
    input: {
      type: "email",
      recipient: `victim-${request}`,
      subject: "About your case",
      message: "Hello",
      ...input,
    },
  });
const newestMessage = () => lab.db.message.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
const linkIn = (sealed: string) => /\/reply\/[\w-]{26}/.exec(openBody(lab, sealed).text)?.[0] ?? "no link";
const caseOf = async () =>
  (await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: request } })).caseId;

/** A message is sent to the recipient, who answers by its link. */
async function answered(content = "I have read it") {
  await compose({});
  const link = linkIn((await newestMessage()).bodySealed);
  const page = await sendForm(await lab.visitor(), link, { kind: "answer", content });
  expect(page.status).toBe(200);
  const { id } = await lab.db.recipientResponse.findFirstOrThrow({ orderBy: { id: "desc" } });
  return `response-${id}`;
}

test("a message is sent by the outbox, answered by its link, read, and answered in turn", async () => {
  const { data, message } = await compose({
    priority: "high",
    message: "Hello {recipientName}, case {caseId}.",
  });
  expect(message).toBeUndefined();
  expect(data.sendCommunication.communication).toMatchObject({
    communicationType: "email",
    direction: "outbound",
    recipientName: "Noor Ibarra-Whitlock",
    priority: "high",
    status: "pending",
    preview: `Hello Noor Ibarra-Whitlock, case ${await caseOf()}.`,
  });
  const sent = await newestMessage();
  expect(openBody(lab, sent.bodySealed).text).toContain("/reply/");
  await deliverDue(systemContext(lab, "deliver"));
  expect((await inbox({ request })).rows[0]).toMatchObject({
    status: "captured",
    reason: "No mail server is set up: the mail was captured, and went nowhere.",
  });

  const visitor = await lab.visitor();
  await sendForm(visitor, linkIn(sent.bodySealed), { kind: "answer", content: "Thank you <b>so</b> much" });
  const [came] = (await inbox({ status: "unread", request })).rows;
  expect(came).toMatchObject({
    direction: "inbound",
    senderName: "Noor Ibarra-Whitlock",
    preview: "Thank you <b>so</b> much",
    status: "delivered",
    allowsResponse: true,
    responseChannels: ["email", "sms", "phone"],
  });
  const marked = await ask(admin, read, { id: came.id });
  expect(marked.data.markCommunicationRead.communication).toMatchObject({ status: "read" });
  expect((await ask(admin, read, { id: came.id })).code).toBe("CONFLICT");

  const reply = await ask(admin, respond, {
    input: { id: came.id, method: "sms", content: "We call you tomorrow.", repliesSeen: 0 },
  });
  expect(reply.message).toBeUndefined();
  expect(reply.data.respondToCommunication.communication).toMatchObject({ status: "responded", replies: 1 });
  expect(await newestMessage()).toMatchObject({ kind: "reply", channel: "sms", inReplyTo: came.id });
  const thread = await inbox({ request });
  expect(thread.rows.map(({ direction }: { direction: string }) => direction)).toEqual([
    "outbound",
    "inbound",
    "outbound",
  ]);
  const actions = await lab.db.auditEntry.findMany({
    where: {
      resourceId: String(request),
      action: { in: ["message.composed", "message.answered", "response.read"] },
    },
    orderBy: { id: "asc" },
  });
  expect(actions.map(({ action }) => action)).toEqual([
    "message.composed",
    "response.read",
    "message.answered",
  ]);
  expect(JSON.stringify(actions.map(({ details }) => details))).not.toContain("Noor");
});

test("if two administrators answer at once one wins, and the other reads the first one's answer", async () => {
  const id = await answered();
  const second = await signInAdmin(lab);
  const answer = (who: Caller, content: string) =>
    ask(who, respond, { input: { id, method: "email", content, repliesSeen: 0 } });
  const both = await Promise.all([answer(admin, "One"), answer(second, "Two")]);
  expect(new Set(both.map(({ code }) => code))).toEqual(new Set(["CONFLICT", undefined]));
  expect(await lab.db.message.count({ where: { inReplyTo: id } })).toBe(1);
  const [slower] = both.filter(({ code }) => code === "CONFLICT");
  expect(slower?.message).toMatch(/already replied to this\.$/);
  const again = await ask(second, respond, {
    input: { id, method: "email", content: "Three", repliesSeen: 1 },
  });
  expect(again.data.respondToCommunication.communication.replies).toBe(2);
});

test("a person who must not be contacted gets no message and no answer, over any channel", async () => {
  const id = await answered();
  await lab.db.emergencyRequest.update({ where: { id: request }, data: { contacting: false } });
  for (const type of ["email", "sms", "phone"]) {
    const { code, fields } = await compose({ type });
    expect([code, fields]).toEqual(["INVALID", { type: ["This person must not be contacted."] }]);
  }
  const [came] = (await inbox({ request, direction: "inbound" })).rows;
  expect(came).toMatchObject({ allowsResponse: false, responseChannels: [] });
  const reply = await ask(admin, respond, { input: { id, method: "sms", content: "Hello", repliesSeen: 0 } });
  expect([reply.code, reply.fields]).toEqual(["INVALID", { method: ["This person must not be contacted."] }]);
  const { data } = await ask(admin, find, { search: await caseOf() });
  expect(data.messageRecipients[0]).toMatchObject({ kind: "victim", channels: [], isNotToBeContacted: true });
});

test("a text to a number that asked for no more is refused before it waits in the outbox", async () => {
  const id = await answered();
  const [{ contact }] = (await inbox({ request, direction: "inbound" })).rows;
  const phone = e164Of(contact.sms) ?? "";
  await lab.db.textStop.create({ data: { phone, at: lab.now() } });
  const stopped = ["The owner of this number asked for no more text messages."];
  expect((await compose({ type: "sms" })).fields).toEqual({ type: stopped });
  const reply = await ask(admin, respond, { input: { id, method: "sms", content: "Hello", repliesSeen: 0 } });
  expect(reply.fields).toEqual({ method: stopped });
  expect((await compose({ type: "phone" })).message).toBeUndefined();
  await lab.db.textStop.delete({ where: { phone } });
  expect((await compose({ type: "sms" })).message).toBeUndefined();
});

test("writes to an officer over the chosen channels, to a supervisor by email, and to no one outside the record", async () => {
  const ofOfficer = { recipient: `officer-${officer.officerId}`, request };
  expect((await compose({ ...ofOfficer, type: "sms" })).fields).toEqual({
    type: ["This person can't be contacted by SMS. Choose another method."],
  });
  expect((await compose(ofOfficer)).message).toBeUndefined();
  await lab.db.officer.update({
    where: { id: officer.officerId },
    data: { notifyByEmail: false, notifyBySms: true },
  });
  expect((await compose(ofOfficer)).code).toBe("INVALID");
  expect((await compose({ ...ofOfficer, type: "sms" })).message).toBeUndefined();
  const supervisor = { recipient: `supervisor-${request}` };
  expect((await compose(supervisor)).message).toBeUndefined();
  expect(await newestMessage()).toMatchObject({ recipientType: "supervisor", channel: "email" });
  expect((await compose({ ...supervisor, type: "sms" })).code).toBe("INVALID");
  const other = await fileRequest(lab, await signInOfficer(lab));
  expect((await compose({ ...ofOfficer, type: "sms", request: other })).fields).toEqual({
    request: ["This request belongs to someone else."],
  });
});

test("never names a supervisor to the recipient, and sends no unknown variable", async () => {
  const { supervisorName, supervisorEmail } = await lab.db.verification.findUniqueOrThrow({
    where: { id: officer.verificationId },
  });
  const named = ["Messages to victims can't name a supervisor. Please remove the name."];
  for (const message of [
    `${supervisorName} approved it`,
    "captain MOOR: yes",
    "Ask Moor",
    `Write to ${supervisorEmail.toUpperCase()}`,
    "Call 555 010-0101",
    "ask mr. moor",
    "Ask M\u200Boor",
    "Ask Mооr", // with Cyrillic letters
  ])
    expect((await compose({ message })).fields).toEqual({ message: named });
  expect((await compose({ subject: `From ${supervisorName}` })).fields).toEqual({ subject: named });
  expect((await compose({ message: "Robin Vale asks you to call" })).message).toBeUndefined();
  const toOfficer = { recipient: `officer-${officer.officerId}`, request };
  expect((await compose({ ...toOfficer, message: `Ask ${supervisorName}` })).message).toBeUndefined();

  expect((await compose({ message: "You get {amount}." })).fields).toEqual({
    message: ["No value for {amount}. Type the text or remove the variable."],
  });
  expect((await compose({ message: "{password}" })).fields).toEqual({
    message: ["{password} is not a variable."],
  });
  expect((await compose({ message: "A smile :{ and {1}" })).message).toBeUndefined();
});

test("reports what is missing with the specified sentence, at its field", async () => {
  const { code, fields } = await compose({ recipient: " ", message: "" });
  expect(code).toBe("INVALID");
  expect(fields?.["recipient"]).toContain("Please fill in recipient and message fields.");
  expect(fields?.["message"]).toEqual(["Please fill in recipient and message fields."]);
  expect((await compose({ subject: "" })).fields).toEqual({ subject: ["An email needs a subject"] });
  expect((await compose({ message: "x".repeat(5001) })).code).toBe("INVALID");
  expect((await compose({ type: "sms", message: "x".repeat(601) })).fields).toEqual({
    message: ["A text message can be at most 600 characters"],
  });
  expect((await compose({ recipient: "victim-999999" })).code).toBe("NOT_FOUND");
  const id = await answered();
  const empty = await ask(admin, respond, { input: { id, method: "email", content: " \n", repliesSeen: 0 } });
  expect(empty.fields).toEqual({ content: ["Please enter your response message."] });
});

test("an anonymous person is named nowhere: not in the list, not in opened messages, not by search", async () => {
  const name = "Noor Ibarra-Whitlock";
  const id = await answered(`This is ${name}, please help me, Noor`);
  await lab.db.emergencyRequest.update({ where: { id: request }, data: { anonymous: true } });
  await lab.db.message.deleteMany();
  await compose({ type: "email", message: "Hello {recipientName}" });
  const shown = JSON.stringify([
    await inbox({ request }),
    (await ask(admin, open, { id })).data,
    (await ask(admin, find, { search: await caseOf() })).data,
  ]);
  expect(shown).toContain(`Recipient of ${await caseOf()}`);
  expect(shown).not.toMatch(/Noor|Ibarra|Whitlock|noor@/);
  expect(
    (await inbox({ search: "Ibarra" })).rows.filter(
      (one: { requestNumber: number }) => one.requestNumber === request,
    ),
  ).toEqual([]);
  expect(
    (await ask(admin, find, { search: "Noor Ibarra" })).data.messageRecipients.some(
      (one: { requestNumber: number }) => one.requestNumber === request,
    ),
  ).toBe(false);
  expect((await compose({ message: `Dear ${name}` })).fields).toEqual({
    message: ["This person asked to stay anonymous. Please remove the name."],
  });
});

test("logs a call as made, and escapes markup in an email", async () => {
  const { data } = await compose({ type: "phone", message: "Talked for five minutes", subject: "" });
  expect(data.sendCommunication.communication).toMatchObject({
    communicationType: "phone",
    status: "delivered",
    preview: "Talked for five minutes",
  });
  expect(await newestMessage()).toMatchObject({ state: "sent", channel: "phone" });
  await compose({ message: `<img src=x onerror=alert(1)> & "quotes"`, subject: "<script>" });
  const { html } = openBody(
    lab,
    (await lab.db.message.findFirstOrThrow({ where: { channel: "email" } })).bodySealed,
  );
  expect(html).toContain("&#60;img src=x");
  expect(html).not.toMatch(/<img|<script/);
});

test("a repeat with its key writes once, and to no one else", async () => {
  const input = { idempotencyKey: "a-key-of-the-form-1234" };
  const first = await compose(input);
  const second = await compose(input);
  expect(second.data.sendCommunication.communication.id).toBe(first.data.sendCommunication.communication.id);
  expect(await lab.db.message.count()).toBe(1);
  expect((await compose({ ...input, message: "Other" })).code).toBe("UNPROCESSABLE");
});

test("pages have no gaps or repeats, even for simultaneous messages", async () => {
  const at = new Date("2026-11-20T12:00:00Z");
  await lab.db.feedback.deleteMany();
  await lab.db.recipientResponse.deleteMany();
  await lab.db.feedback.createMany({
    data: Array.from({ length: 40 }, (_, n) => ({
      receipt: `FB-2026-${n}`,
      feedbackType: "general",
      agency: "City",
      feedback: `They were kind ${n}`,
      createdAt: at,
    })),
  });
  await lab.db.callbackRequest.createMany({
    data: Array.from({ length: 20 }, (_, n) => ({
      name: `Caller ${n}`,
      phone: "+14155550132",
      requestType: n === 0 ? "urgent" : "general",
      sessionKey: "s",
      createdAt: at,
    })),
  });
  const seen: string[] = [];
  let after: string | undefined;
  for (let page = 0; page < 5; page += 1) {
    const { rows, pageInfo, totalCount } = await inbox({}, after);
    expect(totalCount).toBe(60);
    seen.push(...rows.map(({ id }: { id: string }) => id));
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  expect(seen.length).toBe(60);
  expect(new Set(seen).size).toBe(60);
  expect(await inbox({ status: "unread", direction: "outbound" })).toMatchObject({ rows: [], totalCount: 0 });
  expect((await inbox({ type: "phone", priority: "critical" })).rows).toMatchObject([
    { senderName: "Caller 0", actionRequired: true },
  ]);
  const { rows } = await inbox({ type: "alert", search: "kind 39" });
  expect(rows).toMatchObject([{ subject: "FB-2026-39: City", preview: "They were kind 39" }]);
  const before = (await ask(admin, list)).data.unreadCommunications;
  expect(before).toBe(60);
  await ask(admin, read, { id: rows[0].id });
  expect((await ask(admin, list)).data.unreadCommunications).toBe(59);
  expect((await inbox({ status: "read" })).rows).toHaveLength(1);
});

test("hides secrets from administrators: links and passwords", async () => {
  const { composeMessage, mailLayout } = await import("../../../graph/messages/communications/compose.ts");
  const mail = (kind: "supervisor-approval" | "admin-credentials", text: string) =>
    composeMessage(lab, {
      kind,
      channel: "email",
      recipientType: "supervisor",
      recipientName: "Lee",
      recipientAddress: "lee@city.gov",
      subject: "Please decide",
      ...mailLayout({ title: "Please decide", paragraphs: [text] }),
    });
  const secret = "s".repeat(43);
  const approval = mail("supervisor-approval", `Open https://x.example/approve/${secret} now`);
  const password = mail("admin-credentials", "Your password is Hunter2-Hunter2!");
  await lab.db.message.createMany({ data: [approval, password] });
  const one = await ask(admin, open, { id: `message-${approval.id}` });
  expect(one.data.openCommunication.message).toContain("/approve/… now");
  const two = await ask(admin, open, { id: `message-${password.id}` });
  expect(two.data.openCommunication.message).toBe(
    "This message contained a secret, so its content is hidden.",
  );
  expect(await lab.db.auditEntry.count({ where: { action: "message.read" } })).toBeGreaterThan(1);
  for (const id of ["message-1", "response-0", "response-999999", "x", "feedback-1e5"])
    expect((await ask(admin, open, { id })).code).toBe("NOT_FOUND");
});

test("only an administrator may use any of the calls", async () => {
  const id = await answered();
  const fresh = await signInAdmin(lab, { mustChangePassword: true });
  const people = [
    [await lab.visitor(), "UNAUTHENTICATED"],
    [officer, "FORBIDDEN"],
    [fresh, "FORBIDDEN"],
  ] as const;
  const messages = await lab.db.message.count();
  for (const [person, code] of people) {
    expect((await ask(person, list)).code).toBe(code);
    expect((await ask(person, open, { id })).code).toBe(code);
    expect((await ask(person, read, { id })).code).toBe(code);
    expect((await ask(person, find, { search: "Noor" })).code).toBe(code);
    expect((await compose({}, person)).code).toBe(code);
    expect(
      (await ask(person, respond, { input: { id, method: "sms", content: "x", repliesSeen: 0 } })).code,
    ).toBe(code);
  }
  expect(await lab.db.message.count()).toBe(messages);
});
