import { beforeAll, beforeEach, expect, test } from "vitest";
import { composeMessage, openBody } from "../../graph/communications/compose.ts";
import { deliverDue } from "../../graph/communications/deliver.ts";
import { says } from "../../graph/communications/sentences.ts";
import { systemContext } from "../../graph/core/context.ts";
import { dayMs, minuteMs } from "../../graph/core/time/durations.shared.ts";
import { approvedRequest } from "../harness/requests/dispatches.ts";
import { hookSecret, signedCall, twilioCall, useGateway } from "../harness/fakes/gateway.ts";
import { useKernel, type Caller } from "../harness/kernel.ts";
import { ask, liftMoneyLimits, signInAdmin } from "../harness/people.ts";

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
  await lab.db.recipientResponse.deleteMany();
  await lab.db.message.deleteMany();
  await lab.db.providerEvent.deleteMany();
  await lab.db.textStop.deleteMany();
});

async function queue(over: { at?: Date; language?: string; requestId?: number | null } = {}) {
  const { at = lab.now(), language = "en", requestId = request } = over;
  const row = composeMessage(lab, {
    ...{ kind: "composed", channel: "sms", recipientType: "victim", recipientName: "Robin" },
    ...{ recipientAddress: "(512) 555-0143", subject: "SMS", body: { text: "The code is ABC-123." } },
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
  expect(gateway.taken).toEqual([]);
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
  expect(gateway.taken).toHaveLength(1);
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
  expect(gateway.taken).toEqual([]);
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
  expect(await receive("AYUDA")).toBe(204);
  expect(await receive("HELP")).toBe(204);
  const answers = await lab.db.message.findMany({ where: { kind: "text-help" } });
  expect(answers).toHaveLength(1);
  await deliver();
  const { text } = gateway.taken.at(-1)!;
  expect(text).toBe(openBody(lab, answers[0]!.bodySealed).text);
  expect(text).toMatch(/^Responda ALTO/);
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: request } });
  for (const secret of ["ABC-123", "Robin", caseId]) expect(text).not.toContain(secret);
  // Whoever calls for help is read as well.
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

test("an older message, another number and a machine are no one's answer", async () => {
  await queue({ at: new Date(lab.now().getTime() - 31 * dayMs) });
  expect(await receive("Hello")).toBe(204);
  await queue();
  expect(await receive("Hello", { from: "+15125550199" })).toBe(204);
  expect(await receive("Hello", { from: "24273" })).toBe(204);
  expect(await lab.db.recipientResponse.count()).toBe(0);
  expect(await receive("Hello", { from: "Fund" })).toBe(400);
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
