import { beforeAll, beforeEach, expect, test } from "vitest";
import { composeMessage, openBody } from "../../../graph/messages/communications/compose.ts";
import { deliverDue } from "../../../graph/messages/communications/deliver.ts";
import { readMessage } from "../../../graph/messages/communications/outbox.ts";
import { says } from "../../../shared/messages/communications/sentences.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { dayMs, hourMs, minuteMs } from "../../../shared/core/time/durations.ts";
import { createRequest } from "../../../graph/intake/requests/create.ts";
import { saveVictimInfo } from "../../../graph/intake/requests/victim-info/victim-info.ts";
import { approvedRequest } from "../../harness/requests/dispatches.ts";
import { hookSecret, signedCall, twilioCall, useGateway } from "../../harness/fakes/gateway.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import {
  ask,
  globalId,
  liftMoneyLimits,
  newRequestForm,
  rowsOf,
  signInAdmin,
  signInOfficer,
  victimInfoForm,
} from "../../harness/people.ts";

const confirmed =
  "Resource Line: You will get no more texts from us. Reply START to get them again, HELP for help.";

const lab = useKernel();
const gateway = useGateway();
const phone = "+15125550143";
let admin: Caller;
let request: number;
let count = 0;
beforeAll(async () => {
  await liftMoneyLimits(lab);
  admin = await signInAdmin(lab);
  request = await approvedRequest(lab);
});
beforeEach(async () => {
  Object.assign(lab.env, { HOOK_SECRET: hookSecret, SMS_PROVIDER: "generic" });
  await lab.db.deskTask.deleteMany();
  await lab.db.recipientResponse.deleteMany();
  await lab.db.message.deleteMany();
  await lab.db.providerEvent.deleteMany();
  await lab.db.textStop.deleteMany();
});

async function queue(over: { at?: Date; language?: string; requestId?: number | null; to?: string } = {}) {
  const { at = lab.now(), language = "en", requestId = request, to = "(512) 555-0143" } = over;
  const row = composeMessage(lab, {
    ...{ kind: "composed", channel: "sms", recipientType: "victim", recipientName: "Robin" },
    ...{ recipientAddress: to, subject: "SMS", body: { text: "The code is ABC-123." } },
    ...{ language, requestId },
  });
  await lab.db.message.create({ data: { ...row, createdAt: at } });
  return row.id;
}
const deliver = () => deliverDue({ ...systemContext(lab, "worker"), sms: gateway.sms });
const row = (id: string) => lab.db.message.findUniqueOrThrow({ where: { id } });
async function receive(text: string, { from = phone, event = `in-${(count += 1)}` } = {}) {
  const call = signedCall({ from, text }, { id: event, at: lab.now() });
  return (await (await lab.visitor()).fetch("/hooks/sms/in", call)).status;
}

test.each(["STOP", "Alto", "ARRÊT", "arret", "unsubscribe"])("%s holds every further text", async (word) => {
  const id = await queue();
  expect(await receive(word)).toBe(204);
  await deliver();
  expect(await row(id)).toMatchObject({ state: "failed", reason: says.textsStopped });
  expect(gateway.taken).toMatchObject([{ text: confirmed }]);
  expect(
    await ask(admin, `mutation ($id: String!) { retryMessage(input: { id: $id }) { message { id } } }`, {
      id,
    }),
  ).toMatchObject({ code: "CONFLICT", message: says.textsStopped });
  expect(await lab.db.recipientResponse.count()).toBe(0);

  expect(await receive("START")).toBe(204);
  const { data } = await ask(
    admin,
    `mutation ($id: String!) { retryMessage(input: { id: $id }) { message { state } } }`,
    { id },
  );
  expect(data.retryMessage.message.state).toBe("waiting");
  await deliver();
  expect((await row(id)).state).toBe("sent");
});

test("STOP during a send wins over the next one", async () => {
  gateway.beforeAnswer = async () => {
    expect(await receive("STOP")).toBe(204);
  };
  const first = await queue();
  await deliver();
  const second = await queue();
  await deliver();
  expect((await row(first)).state).toBe("sent");
  expect(await row(second)).toMatchObject({ state: "failed", reason: says.textsStopped });
  expect(gateway.taken.map(({ text }) => text)).toEqual([
    "Resource Line: The code is ABC-123. Reply STOP to stop, HELP for help",
    confirmed,
  ]);
});

test("STOP while the gateway puts a message off ends its tries", async () => {
  const id = await queue();
  gateway.status = 503;
  await deliver();
  expect((await row(id)).state).toBe("queued");
  await receive("STOP");
  lab.setNow(new Date(lab.now().getTime() + minuteMs));
  gateway.status = 200;
  await deliver();
  expect(await row(id)).toMatchObject({ state: "failed", reason: says.textsStopped });
  expect(gateway.taken).toMatchObject([{ text: confirmed }]);
});

test.each([
  ["en", "STOP", confirmed],
  [
    "es",
    "Alto",
    "Resource Line: Ya no le enviaremos mensajes. Responda START para recibirlos otra vez, AYUDA para ayuda.",
  ],
  [
    "fr",
    "Arrêt",
    "Resource Line : vous ne recevrez plus de SMS. Répondez START pour en recevoir, AIDE pour de l'aide.",
  ],
])("%s: one text confirms a STOP, and no other text follows", async (language, word, said) => {
  await queue({ language });
  await deliver();
  gateway.taken.length = 0;
  await receive(word);
  await receive(word);
  await receive("stop");
  await deliver();
  await queue({ language });
  await deliver();
  expect(gateway.taken.map(({ text }) => text)).toEqual([said]);
});

test("a confirmation that could not be sent within five minutes is never sent, and asks no one", async () => {
  await queue();
  await receive("STOP");
  const stoppedAt = lab.now().getTime();
  gateway.status = 503;
  await deliver();
  lab.setNow(new Date(stoppedAt + 5 * minuteMs + 1000));
  gateway.status = 200;
  await deliver();
  const late = await lab.db.message.findFirstOrThrow({ where: { kind: "text-stop" } });
  expect(late).toMatchObject({ state: "failed", reason: says.confirmedTooLate });
  const { data } = await ask(
    admin,
    `mutation ($id: String!) { retryMessage(input: { id: $id }) { message { state } } }`,
    { id: late.id },
  );
  expect(data.retryMessage.message.state).toBe("waiting");
  await deliver();
  expect(gateway.taken).toEqual([]);
  const { state } = await readMessage(await admin.context(), late.id);
  expect(state).toBe("superseded");
});

test("a STOP at four minutes of a busy gateway is still confirmed", async () => {
  await queue();
  await receive("STOP");
  const stoppedAt = lab.now().getTime();
  gateway.status = 503;
  await deliver();
  lab.setNow(new Date(stoppedAt + 4 * minuteMs));
  gateway.status = 200;
  await deliver();
  expect(gateway.taken.map(({ text }) => text)).toEqual([confirmed]);
});

test("the first text to a number says who sends it, in its language, and the next one does not", async () => {
  await queue({ language: "es" });
  await deliver();
  const second = await queue({ language: "es" });
  await deliver();
  expect(gateway.taken.map(({ text }) => text)).toEqual([
    "Resource Line: The code is ABC-123. Responda ALTO para parar, AYUDA para ayuda",
    "The code is ABC-123.",
  ]);
  // As long as no text has arrived there, the next one is the first.
  await lab.db.message.updateMany({ where: { id: second }, data: { undeliveredAt: lab.now() } });
  await lab.db.message.deleteMany({ where: { id: { not: second } } });
  await queue();
  await deliver();
  expect(gateway.taken.at(-1)?.text).toMatch(/^Resource Line: /);
});

test("STOP is in the audit log once, without the number", async () => {
  await queue();
  const since = lab.now();
  await receive("STOP");
  await receive("STOP");
  const entries = await lab.db.auditEntry.findMany({
    where: { action: "texts.stopped", at: { gte: since } },
  });
  expect(entries).toHaveLength(1);
  expect(JSON.stringify(entries[0], (_key, value) => (typeof value === "bigint" ? "" : value))).not.toContain(
    "5550143",
  );
});

test("HELP is answered once in a while, also after STOP, and nothing of the case is in the answer", async () => {
  await queue({ language: "es" });
  await deliver();
  await receive("STOP");
  await deliver();
  expect(await receive("AYUDA")).toBe(204);
  expect(await receive("HELP")).toBe(204);
  const answers = await lab.db.message.findMany({ where: { kind: "text-help" } });
  expect(answers).toHaveLength(1);
  await deliver();
  const { text } = gateway.taken.at(-1)!;
  expect(text).toBe(openBody(lab, answers[0]!.bodySealed).text);
  expect(text).toBe(
    "Resource Line: Para hablar con una persona, llame al 2-1-1 (24/7). Responda ALTO para parar.",
  );
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: request } });
  for (const secret of ["ABC-123", "Robin", caseId]) expect(text).not.toContain(secret);
  // A person who calls for help is read as well.
  expect(await lab.db.recipientResponse.count()).toBe(2);
});

test("anything else is a response to the newest message of 30 days, once", async () => {
  await queue();
  expect(await receive("The code does\u0000 not work", { event: "one" })).toBe(400);
  expect(await receive("The code does not work", { event: "one" })).toBe(204);
  expect(await receive("The code does not work", { event: "one" })).toBe(204);
  const { data } = await ask(
    admin,
    `{ communications(filter: { direction: inbound }) { edges { node { communicationType preview requestNumber senderName status } } } }`,
  );
  const response = {
    ...{ communicationType: "sms", preview: "The code does not work", requestNumber: request },
    ...{ senderName: "Robin", status: "delivered" },
  };
  expect(data.communications.edges).toEqual([{ node: response }]);
});

test("a text from a number of an open request is in the inbox, though we never texted it", async () => {
  const officer = await signInOfficer(lab);
  const { id } = await createRequest(
    await officer.context(),
    newRequestForm({ victimName: "Lee Okafor", victimPhone: "(512) 555-0166" }),
  );
  expect(await receive("Is my room ready?", { from: "+15125550166" })).toBe(204);
  const received = { requestId: id, recipientType: "victim", sender: "Lee Okafor", responseType: "sms" };
  expect(await lab.db.recipientResponse.findMany()).toMatchObject([
    { ...received, content: "Is my room ready?" },
  ]);
  const { data } = await ask(
    admin,
    `{ communications(filter: { direction: inbound }) { edges { node { preview requestNumber } } } }`,
  );
  expect(data.communications.edges).toEqual([{ node: { preview: "Is my room ready?", requestNumber: id } }]);
  // The number of the victim information, which replaced the first one, and the officer's.
  await saveVictimInfo(await officer.context(), id, victimInfoForm({ phone: "512-555-0167" }));
  await lab.db.officer.updateMany({
    where: { requests: { some: { id } } },
    data: { phoneE164: "+15125550168", name: "Sam Reed" },
  });
  await receive("New number", { from: "+15125550167" });
  await receive("He has moved", { from: "+15125550168" });
  const [, second, third] = await lab.db.recipientResponse.findMany({ orderBy: { id: "asc" } });
  expect(second).toMatchObject({ requestId: id, recipientType: "victim", content: "New number" });
  expect(third).toMatchObject({ requestId: id, recipientType: "officer", sender: "Sam Reed" });
  // Nothing of a closed one.
  await lab.db.recipientResponse.deleteMany();
  await lab.db.emergencyRequest.update({ where: { id }, data: { status: "denied" } });
  await receive("Hello?", { from: "+15125550167" });
  expect(await lab.db.recipientResponse.count()).toBe(0);
});

test.each([
  "Please stop texting me.",
  "¡Ya no me escriban más, por favor!",
  "Arrêtez de m’écrire, s’il vous plaît",
  "Detener",
  "Basta ya",
  "ＳＴＯＰ 🛑",
  "STOP - Robin\n\nSent from my iPhone",
])("%j stops every further text, and nothing waits at the desk", async (said) => {
  await queue();
  expect(await receive(said)).toBe(204);
  expect(await lab.db.textStop.findMany()).toMatchObject([{ phone }]);
  expect(await lab.db.recipientResponse.count()).toBe(0);
  expect(await lab.db.deskTask.count({ where: { kind: "stop_request" } })).toBe(0);
});

test("what is written below STOP is read", async () => {
  await queue();
  await receive("Stop\nHe reads my phone.");
  expect(await lab.db.textStop.count()).toBe(1);
  expect(await lab.db.recipientResponse.findMany()).toMatchObject([{ content: "He reads my phone." }]);
});

const work = `{ deskWork(filter: { kind: stop_request }) { edges { node { about requestNumber openedAt dueAt } } } }`;

test.each([
  "Cancel the room, I found one",
  "STOP he is here",
  "No me escriban, llámenme",
  "Je suis à l’arrêt de bus",
])("%j stops nothing, and is a task within the hour", async (said) => {
  await queue();
  expect(await receive(said)).toBe(204);
  expect(await lab.db.textStop.count()).toBe(0);
  expect(await lab.db.recipientResponse.findMany()).toMatchObject([{ content: said }]);
  const { data } = await ask(admin, work);
  const [task, ...others] = rowsOf<{ openedAt: string; dueAt: string }>(data.deskWork);
  expect(others).toEqual([]);
  expect(task).toMatchObject({ about: "victim", requestNumber: request });
  expect(Date.parse(task!.dueAt) - Date.parse(task!.openedAt)).toBe(hourMs);
  expect(Math.abs(Date.parse(task!.openedAt) - lab.now().getTime())).toBeLessThan(minuteMs);
});

test("a task for such a text is finished with what came of it", async () => {
  await queue();
  await receive("Cancel the room");
  const { id } = await lab.db.deskTask.findFirstOrThrow({ where: { kind: "stop_request" } });
  const act = async (name: string, rest: Record<string, unknown>) => {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    const input = { id: globalId("DeskTask", id), ...rest };
    return ask(admin, `mutation ($input: ${type}!) { ${name}(input: $input) { task { state outcome } } }`, {
      input,
    });
  };
  await act("takeTask", { version: 0 });
  const { data } = await act("finishTask", { version: 1, outcome: "still_wanted" });
  expect(data.finishTask.task).toEqual({ state: "done", outcome: "still_wanted" });
});

test("an older message is enough for a text that may ask to stop", async () => {
  const { id: closed } = await createRequest(
    await (await signInOfficer(lab)).context(),
    newRequestForm({ victimPhone: "512-555-0169" }),
  );
  await lab.db.emergencyRequest.update({ where: { id: closed }, data: { status: "denied" } });
  await queue({ at: new Date(lab.now().getTime() - 90 * dayMs), requestId: closed, to: "512-555-0169" });
  await receive("hello", { from: "+15125550169" });
  expect(await lab.db.recipientResponse.count()).toBe(0);
  await receive("do not stop, I need you", { from: "+15125550169" });
  expect(await lab.db.deskTask.findMany({ where: { kind: "stop_request" } })).toMatchObject([
    { requestId: closed },
  ]);
});

test("Twilio's form is read, and a forged one stops no one", async () => {
  Object.assign(lab.env, { SMS_PROVIDER: "twilio", SMS_TOKEN: "an auth token" });
  const fields = { MessageSid: "SM1", From: phone, To: "+15125550100", Body: "Stop" };
  const url = "http://localhost:4000/hooks/sms/in";
  const post = async (token: string) =>
    (await (await lab.visitor()).fetch("/hooks/sms/in", twilioCall(fields, { url, token }))).status;
  expect(await post("another")).toBe(401);
  expect(await lab.db.textStop.count()).toBe(0);
  expect(await post("an auth token")).toBe(204);
  expect(await lab.db.textStop.findMany()).toMatchObject([{ phone }]);
});

test("a closed case's older message, another number and a machine are no one's answer", async () => {
  await queue({ at: new Date(lab.now().getTime() - 31 * dayMs) });
  await lab.db.emergencyRequest.updateMany({ data: { victimPhoneE164: null } });
  await lab.db.victimInfo.updateMany({ data: { phoneE164: null } });
  expect(await receive("Hello")).toBe(204);
  await queue();
  expect(await receive("Hello", { from: "+15125550199" })).toBe(204);
  expect(await receive("Hello", { from: "24273" })).toBe(204);
  expect(await lab.db.recipientResponse.count()).toBe(0);
  expect(await receive("Hello", { from: "Fund" })).toBe(400);
});
