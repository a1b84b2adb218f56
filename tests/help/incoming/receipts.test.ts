import { beforeAll, beforeEach, expect, test } from "vitest";
import { SendFailure } from "../../../graph/adapters/mail.ts";
import { composeMessage } from "../../../graph/messages/communications/compose.ts";
import { deliverDue } from "../../../graph/messages/communications/deliver.ts";
import {
  deliveryStateOf,
  waitAfterSilenceMs,
  waitAfterTryMs,
} from "../../../graph/messages/communications/rules.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { minuteMs } from "../../../shared/core/time/durations.ts";
import { hookSecret, signedCall, twilioCall, useGateway } from "../../harness/fakes/gateway.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, signInAdmin } from "../../harness/people.ts";
import { useServer } from "../../harness/servers/live-server.ts";

const lab = useKernel();
const gateway = useGateway();
const server = useServer(lab, { env: { HOOK_SECRET: hookSecret } });
let admin: Caller;
let now = new Date("2027-03-01T12:00:00Z");
let reports = 0;

beforeAll(async () => {
  lab.setNow(now);
  admin = await signInAdmin(lab);
});
beforeEach(async () => {
  lab.env.HOOK_SECRET = hookSecret;
  lab.env.SMS_PROVIDER = "generic";
  lab.setNow((now = new Date("2027-03-01T12:00:00Z")));
  await lab.db.message.deleteMany();
  await lab.db.providerEvent.deleteMany();
});

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
  lab.setNow(now);
};

async function queue(recipientAddress = "+15125550143", text = "Help is on its way."): Promise<string> {
  const row = composeMessage(lab, {
    ...{ kind: "composed", channel: "sms", recipientType: "victim", recipientName: "Robin" },
    ...{ recipientAddress, subject: "SMS", body: { text } },
  });
  await lab.db.message.create({ data: row });
  return row.id;
}
const deliver = () => deliverDue({ ...systemContext(lab, "worker"), sms: gateway.sms });
const row = (id: string) => lab.db.message.findUniqueOrThrow({ where: { id } });
const stateOf = async (id: string) => deliveryStateOf(await row(id));
const visitor = () => lab.visitor();

interface Report {
  id: string;
  status: string;
  code?: string;
  message?: string;
  event?: string;
}
/** What the gateway answers to its report. */
async function report({ id, status, code, message, event = `evt-${(reports += 1)}` }: Report) {
  const path = `/hooks/sms/status${message ? `?message=${message}` : ""}`;
  const call = signedCall({ id, status, ...(code && { code }) }, { id: event, at: now });
  return (await (await visitor()).fetch(path, call)).status;
}
/** A message that the gateway took, with its id there. */
async function sent() {
  const id = await queue();
  await deliver();
  if ((await row(id)).state === "queued") {
    // The connection of an earlier test was closed meanwhile.
    pass(waitAfterTryMs(1));
    await deliver();
  }
  return { id, of: (await row(id)).providerId! };
}

test("tells sent from delivered, and keeps each receipt once", async () => {
  const { id, of } = await sent();
  expect(gateway.taken).toMatchObject([
    { to: "+15125550143", statusUrl: `http://localhost:4000/hooks/sms/status?message=${id}` },
  ]);
  expect(await stateOf(id)).toBe("sent");
  expect(await report({ id: of, status: "delivered", event: "one" })).toBe(204);
  expect(await stateOf(id)).toBe("delivered");
  const { deliveredAt } = await row(id);
  pass(minuteMs);
  expect(await report({ id: of, status: "delivered", event: "one" })).toBe(204);
  expect((await row(id)).deliveredAt).toEqual(deliveredAt);
  expect(await lab.db.providerEvent.count()).toBe(1);
});

const orders = [
  ["sent", "delivered"],
  ["delivered", "sent"],
  ["undelivered", "delivered"],
  ["delivered", "undelivered"],
  ["sent", "undelivered"],
  ["undelivered", "sent", "queued"],
  ["delivered", "failed", "sent", "queued"],
];
test.each(orders.map((order) => [order]))("receipts in any order end alike: %s", async (order) => {
  const { id, of } = await sent();
  for (const status of order) expect(await report({ id: of, status, code: "30003" })).toBe(204);
  expect(await stateOf(id)).toBe(order.includes("delivered") ? "delivered" : "undelivered");
});

test("a report that came before its send returned is not lost to a later one that names the message", async () => {
  const id = await queue();
  await lab.db.message.update({ where: { id }, data: { state: "sending", tries: 1 } });
  for (const status of ["undelivered", "sent", "failed", "queued"])
    expect(await report({ id: "gw-early", status, code: "30003", message: id })).toBe(204);
  expect(await row(id)).toMatchObject({ state: "sent", providerId: "gw-early", providerCode: "30003" });
  expect(await stateOf(id)).toBe("undelivered");
  const lost = { action: "message.undelivered", resourceId: id };
  expect(await lab.db.auditEntry.count({ where: lost })).toBe(1);
  await report({ id: "gw-early", status: "delivered", message: id });
  expect(await stateOf(id)).toBe("delivered");
});

test("a message that did not arrive says why, in the audit log, the outbox and the inbox", async () => {
  const { id, of } = await sent();
  await report({ id: of, status: "undelivered", code: "30005" });
  const reason = "The provider could not deliver it (code 30005).";
  const { data } = await ask(
    admin,
    `{ outbox(filter: { view: undelivered }) { counts { undelivered sent } edges { node { id state reason } } }
      communications(filter: { status: undelivered }) { edges { node { status reason actionRequired } } } }`,
  );
  expect(data.outbox).toEqual({
    counts: { undelivered: 1, sent: 0 },
    edges: [{ node: { id, state: "undelivered", reason } }],
  });
  expect(data.communications.edges).toEqual([
    { node: { status: "undelivered", reason, actionRequired: true } },
  ]);
  const audit = { action: "message.undelivered", resourceId: id };
  expect(await lab.db.auditEntry.findMany({ where: audit })).toMatchObject([{ details: { code: "30005" } }]);
});

test("a receipt that comes before the send has returned is kept, and counts", async () => {
  gateway.beforeAnswer = async ({ id }) => {
    expect(await report({ id, status: "undelivered", code: "30006" })).toBe(204);
  };
  const { id } = await sent();
  expect(await row(id)).toMatchObject({ state: "sent", providerCode: "30006" });
  expect(await stateOf(id)).toBe("undelivered");
  expect(await lab.db.auditEntry.count({ where: { action: "message.undelivered", resourceId: id } })).toBe(1);
});

test("a receipt and the returning send, at the same moment, never miss each other", async () => {
  for (let n = 0; n < 20; n += 1) {
    let reported: Promise<number> | undefined;
    gateway.beforeAnswer = async ({ id }) => void (reported = report({ id, status: "delivered" }));
    const { id } = await sent();
    expect(await reported).toBe(204);
    expect(await stateOf(id)).toBe("delivered");
  }
});

test("a report that names our message ends the tries of one whose answer was lost", async () => {
  const id = await queue();
  gateway.status = 503;
  await deliver();
  expect(await stateOf(id)).toBe("waiting");
  expect(await report({ id: "gw-lost", status: "undelivered", message: id })).toBe(204);
  expect(await stateOf(id)).toBe("waiting");
  expect(await report({ id: "gw-lost", status: "delivered", message: id })).toBe(204);
  expect(await stateOf(id)).toBe("delivered");
  pass(waitAfterTryMs(1));
  gateway.status = 200;
  await deliver();
  expect(gateway.taken).toEqual([]);
});

test("a gateway that is down, busy or slow delays a message and loses none", async () => {
  const id = await queue();
  await gateway.goDown();
  await deliver();
  expect(await row(id)).toMatchObject({ state: "queued", reason: "The SMS gateway could not be reached." });
  await gateway.comeBack();
  gateway.status = 429;
  pass(waitAfterTryMs(1));
  await deliver();
  expect(await row(id)).toMatchObject({ state: "queued", reason: "The SMS gateway put it off (429)." });
  gateway.status = 200;
  gateway.beforeAnswer = () => new Promise((done) => setTimeout(done, 200));
  pass(waitAfterTryMs(2));
  await deliver();
  expect(await stateOf(id)).toBe("sent");
  expect(gateway.taken).toHaveLength(1);
});

test("after a gateway that did not answer, a text waits for minutes", async () => {
  const id = await queue();
  const sms = {
    captured: false,
    send: () => Promise.reject(new SendFailure("The SMS gateway said nothing.", "uncertain")),
  };
  for (const tries of [1, 2, 3, 4]) {
    await deliverDue({ ...systemContext(lab, "worker"), sms });
    const { dueAt, state } = await row(id);
    expect([tries, state]).toEqual([tries, "queued"]);
    const waitMs = dueAt.getTime() - now.getTime();
    expect(waitMs).toBeGreaterThanOrEqual(minuteMs);
    expect(waitMs).toBeLessThanOrEqual(5 * minuteMs);
    pass(waitMs);
  }
  await deliver();
  expect(await stateOf(id)).toBe("sent");
  expect(gateway.taken).toHaveLength(1);
});

test("an email of which no one knows whether it was taken is not sent again soon", () => {
  expect(waitAfterSilenceMs("email", 1)).toBe(60 * minuteMs);
  expect([1, 2, 3, 4].map((tries) => waitAfterSilenceMs("sms", tries) / minuteMs)).toEqual([2, 2, 2, 4]);
});

test("every text is sent in the alphabet of texts, if it can be", async () => {
  await sent();
  gateway.taken.length = 0;
  await queue(undefined, "Kaʻimi Nāʻālehu’s room — ready");
  await queue(undefined, "Kaʻimi: 旅館");
  await deliver();
  expect(gateway.taken.map(({ text }) => text).toSorted()).toEqual([
    "Ka'imi Na'alehu's room - ready",
    "Kaʻimi: 旅館",
  ]);
});

const repeats = 200;
const statuses = async (calls: Promise<number>[]) =>
  [...new Set(await Promise.all(calls))].toSorted((one, other) => one - other);

test("200 repeats of a receipt, at once and hours later, get 204", async () => {
  const { id, of } = await sent();
  const provider = await visitor();
  const call = signedCall({ id: of, status: "delivered" }, { id: "evt-again", at: now });
  const post = async () => (await provider.fetch("/hooks/sms/status", call)).status;
  expect(await statuses(Array.from({ length: repeats }, post))).toEqual([204]);
  expect(await stateOf(id)).toBe("delivered");
  // The same bytes, which were signed long ago.
  pass(3 * 60 * minuteMs);
  const { deliveredAt } = await row(id);
  expect(await statuses(Array.from({ length: repeats }, post))).toEqual([204]);
  expect((await row(id)).deliveredAt).toEqual(deliveredAt);
  expect(await lab.db.providerEvent.count()).toBe(1);
  // Each with an id of its own.
  const another = () => report({ id: of, status: "delivered" });
  expect(await statuses(Array.from({ length: 40 }, another))).toEqual([204]);
});

test("an old call that is not known is refused each time, and is not taken for a try to forge one", async () => {
  const { of } = await sent();
  const provider = await visitor();
  const old = new Date(now.getTime() - 6 * minuteMs);
  const post = async (at: Date, event: string) =>
    (
      await provider.fetch(
        "/hooks/sms/status",
        signedCall({ id: of, status: "delivered" }, { id: event, at }),
      )
    ).status;
  for (let n = 0; n < 30; n += 1) expect(await post(old, `evt-old-${n}`)).toBe(401);
  expect(await post(now, "evt-new")).toBe(204);
});

test("repeats of Twilio's receipt get 204", async () => {
  Object.assign(lab.env, { SMS_PROVIDER: "twilio", SMS_TOKEN: "an auth token" });
  const { id, of } = await sent();
  const provider = await visitor();
  const path = `/hooks/sms/status?message=${id}`;
  const fields = { MessageSid: of, MessageStatus: "delivered" };
  const call = twilioCall(fields, { url: `http://localhost:4000${path}`, token: "an auth token" });
  const post = async () => (await provider.fetch(path, call)).status;
  expect(await statuses(Array.from({ length: 40 }, post))).toEqual([204]);
  expect(await stateOf(id)).toBe("delivered");
});

test("another message's id, another channel's and an unknown one change nothing", async () => {
  const { id } = await sent();
  for (const of of ["gw-unknown", id, "' OR 1=1 --"])
    expect([of, [204, 400]]).toEqual([
      of,
      expect.arrayContaining([await report({ id: of, status: "delivered" })]),
    ]);
  expect(await stateOf(id)).toBe("sent");
});

test("without its secret there is no hook", async () => {
  delete lab.env.HOOK_SECRET;
  const { id } = await sent();
  expect(gateway.taken).toMatchObject([
    { text: "Resource Line: Help is on its way. Reply STOP to stop, HELP for help" },
  ]);
  expect(gateway.taken[0]).not.toHaveProperty("statusUrl");
  expect(await report({ id, status: "delivered" })).toBe(404);
});

test("refuses a forged, an old and a changed call", async () => {
  const { id, of } = await sent();
  const content = { id: of, status: "delivered" };
  const fresh = { id: "evt-a", at: now };
  const whole = signedCall(content, fresh);
  const other = `whsec_${Buffer.alloc(32, 8).toString("base64")}`;
  const unsigned = Object.fromEntries(
    Object.entries(whole.headers).filter(([name]) => name !== "webhook-signature"),
  );
  const calls = {
    forged: signedCall(content, { ...fresh, secret: other }),
    old: signedCall(content, { ...fresh, at: new Date(now.getTime() - 6 * minuteMs) }),
    early: signedCall(content, { ...fresh, at: new Date(now.getTime() + 6 * minuteMs) }),
    changed: { ...whole, body: whole.body.replace("delivered", "undelivered") },
    renamed: { ...whole, headers: { ...whole.headers, "webhook-id": "evt-b" } },
    unsigned: { ...whole, headers: unsigned },
  };
  const answers: Record<string, number> = {};
  for (const [name, call] of Object.entries(calls))
    answers[name] = (await (await visitor()).fetch("/hooks/sms/status", call)).status;
  const refused = Object.fromEntries(Object.keys(calls).map((name) => [name, 401]));
  expect(answers).toEqual(refused);
  expect(await stateOf(id)).toBe("sent");
});

const nonsense = [
  ["no JSON", "{"],
  ["no object", "[]"],
  ["no id", { status: "delivered" }],
  ["an empty id", { id: "", status: "delivered" }],
  ["an id that is too long", { id: "x".repeat(201), status: "delivered" }],
  ["a NUL", { id: "a\u0000b", status: "delivered" }],
  ["an unknown status", { id: "gw", status: "toString" }],
  ["a code with markup", { id: "gw", status: "undelivered", code: "<b>" }],
] as const;
test.each(nonsense)("bad input is the caller's fault: %s", async (_name, content) => {
  const call = signedCall(content, { id: "evt-n", at: now });
  expect((await (await visitor()).fetch("/hooks/sms/status", call)).status).toBe(400);
  const named = signedCall({ id: "gw", status: "delivered" }, { id: "evt-m", at: now });
  expect((await (await visitor()).fetch("/hooks/sms/status?message=1", named)).status).toBe(400);
});

test("a body without an end is cut off", async () => {
  const { headers } = signedCall({}, { id: "evt-e", at: now });
  function* endless() {
    for (;;) yield Buffer.alloc(16 * 1024, "x");
  }
  const answer = await server.send("/hooks/sms/status", { method: "POST", headers, body: endless() });
  expect(answer.status).toBe(413);
});

test("Twilio's signature covers the public address, its query and every field", async () => {
  const token = "an auth token";
  Object.assign(lab.env, { SMS_PROVIDER: "twilio", SMS_TOKEN: token });
  const { id, of } = await sent();
  const fields = { MessageSid: of, MessageStatus: "undelivered", ErrorCode: "30003", To: "+15125550143" };
  const path = `/hooks/sms/status?message=${id}`;
  const post = async (url: string, given = fields, key = token) => {
    const call = twilioCall(given, { url, token: key });
    return (await (await visitor()).fetch(path, call)).status;
  };
  expect(await post(`https://elsewhere.example${path}`)).toBe(401);
  expect(await post("http://localhost:4000/hooks/sms/status")).toBe(401);
  expect(await post(`http://localhost:4000${path}`, fields, "another token")).toBe(401);
  expect(await stateOf(id)).toBe("sent");
  expect(await post(`http://localhost:4000${path}`)).toBe(204);
  expect(await stateOf(id)).toBe("undelivered");
  // Sent again by the person who recorded it: nothing new.
  const { undeliveredAt } = await row(id);
  pass(minuteMs);
  expect(await post(`http://localhost:4000${path}`)).toBe(204);
  expect((await row(id)).undeliveredAt).toEqual(undeliveredAt);
  expect(await post(`http://localhost:4000${path}`, { ...fields, MessageStatus: "sending" })).toBe(204);
  expect(await post(`http://localhost:4000${path}`, { ...fields, MessageSid: "" })).toBe(400);
});
