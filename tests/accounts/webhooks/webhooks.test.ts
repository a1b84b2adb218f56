import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sealAudit } from "../../../graph/platform/audit/seal.ts";
import { record } from "../../../graph/core/audit/record.ts";
import type { AuditAction, AuditResource } from "../../../graph/core/audit/actions.ts";
import { systemContext, type Context } from "../../../graph/core/context.ts";
import { deriveDeliveries } from "../../../graph/accounts/webhooks/queue-deliveries.ts";
import { toldOf } from "../../../graph/accounts/webhooks/event-payload.ts";
import { sendWebhooks } from "../../../graph/accounts/webhooks/send.ts";
import { callOutside, isPrivateTarget, lookupPublic } from "../../../graph/core/http/outgoing.ts";
import { webhookForm } from "../../../shared/accounts/webhooks/rules.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const create = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { id number } } }`;

interface Heard {
  headers: IncomingHttpHeaders;
  body: string;
}
const heard: Heard[] = [];
let answerWith: { status: number; body?: string; headers?: Record<string, string> } = { status: 204 };
const receiver = createServer((request, response) => {
  let body = "";
  request.on("data", (part: Buffer) => (body += part.toString()));
  request.on("end", () => {
    heard.push({ headers: request.headers, body });
    response.writeHead(answerWith.status, answerWith.headers).end(answerWith.body);
  });
});
let url = "";
let admin: Caller;
let context: Context;
beforeAll(async () => {
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  lab.env.WEBHOOK_ALLOW_PRIVATE = true;
  admin = await signInAdmin(lab, { role: "super_admin" });
  context = systemContext(lab, "test");
});
afterAll(() => void receiver.close());
beforeEach(async () => {
  heard.length = 0;
  answerWith = { status: 204 };
  await lab.db.webhookDelivery.deleteMany();
  await lab.db.webhook.deleteMany();
});

const hook = async (events = ["request.approved", "letter.written"]) =>
  (await ask(admin, create, { input: { name: "Ledger", url, events } })).data.createWebhook as {
    secret: string;
    webhook: { id: string; number: number };
  };
const happens = async (
  action: AuditAction,
  resourceType: AuditResource,
  resourceId: number,
  details = {},
) => {
  await record(lab.db, context, {
    action,
    resourceType,
    resourceId,
    details,
    actor: { actorKind: "system" },
  });
  while ((await sealAudit(context)) > 0);
};
const work = async () => {
  while ((await deriveDeliveries(context)) > 0);
  while ((await sendWebhooks(context)) > 0);
};

test("publishes sealed entries once, signed, with only numbers and words, and only for subscribed events", async () => {
  await happens("request.approved", "request", 1);
  const { secret, webhook } = await hook();
  await happens("request.approved", "request", 7, {
    amountCents: 5000,
    reason: "Zyxqana Testvictim 078-05-1120",
  });
  await happens("request.denied", "request", 8);
  await happens("letter.written", "letter", 3, { request: 7, number: "L-1" });
  await Promise.all([deriveDeliveries(context), deriveDeliveries(context)]);
  await work();
  await work();
  const bodies = heard.map(({ body }) => JSON.parse(body)).toSorted((a, b) => (a.type < b.type ? -1 : 1));
  expect(bodies).toMatchObject([
    { type: "letter.written", data: { requestId: 7, letterId: 3 } },
    { type: "request.approved", data: { requestId: 7 } },
  ]);
  expect(JSON.stringify(heard)).not.toMatch(/Zyxqana|078-05|5000/);
  for (const { headers, body } of heard) {
    const receiver = new Webhook(secret);
    expect(receiver.verify(body, headers as Record<string, string>)).toEqual(JSON.parse(body));
    expect(() =>
      receiver.verify(body.replace("request", "letter"), headers as Record<string, string>),
    ).toThrow();
    expect(await lab.db.webhookDelivery.count({ where: { id: String(headers["webhook-id"]) } })).toBe(1);
  }
  const row = await lab.db.webhook.findUniqueOrThrow({ where: { id: webhook.number } });
  expect(row.secretSealed).not.toContain(secret);
  expect(
    toldOf({
      action: "request.approved",
      resourceType: "request",
      resourceId: "7",
      outcome: "failure",
      details: {},
    }),
  ).toBeUndefined();
});

test("retries a failed call later, follows no redirect, and truncates a long answer", async () => {
  await hook(["request.created"]);
  answerWith = { status: 500, body: "x".repeat(100_000) };
  await happens("request.created", "request", 1);
  await work();
  const [first] = await lab.db.webhookDelivery.findMany();
  expect(first).toMatchObject({ state: "queued", tries: 1, status: 500 });
  expect(first?.reason?.length).toBeLessThanOrEqual(300);
  expect(first!.dueAt.getTime()).toBeGreaterThan(Date.now() + 20_000);
  answerWith = { status: 302, headers: { location: `${url}/elsewhere` } };
  await lab.db.webhookDelivery.updateMany({ data: { dueAt: new Date(0) } });
  await work();
  expect(heard).toHaveLength(2);
  answerWith = { status: 200 };
  await lab.db.webhookDelivery.updateMany({ data: { dueAt: new Date(0) } });
  await work();
  expect(await lab.db.webhookDelivery.findFirst()).toMatchObject({
    state: "sent",
    tries: 3,
    status: 200,
    reason: null,
  });
  expect(await lab.db.webhook.findFirst()).toMatchObject({ failingSince: null });
});

test("after three days without a successful call it is disabled, and administrators are notified", async () => {
  const { webhook } = await hook(["request.created"]);
  answerWith = { status: 503 };
  await happens("request.created", "request", 1);
  await lab.db.webhook.update({
    where: { id: webhook.number },
    data: { failingSince: new Date(Date.now() - 4 * 86_400_000) },
  });
  await work();
  expect(await lab.db.webhook.findUnique({ where: { id: webhook.number } })).toMatchObject({
    isActive: false,
    disabledAt: expect.any(Date),
  });
  expect(
    await lab.db.message.count({ where: { kind: "admin-notice", subject: { contains: "Ledger" } } }),
  ).toBeGreaterThan(0);
  expect(await lab.db.auditEntry.count({ where: { action: "webhook.disabled" } })).toBe(1);
  const on = `mutation ($id: ID!) { switchWebhook(input: { id: $id, isActive: true }) { webhook { isActive disabledAt } } }`;
  await happens("request.created", "request", 2);
  expect((await ask(admin, on, { id: webhook.id })).data.switchWebhook.webhook).toEqual({
    isActive: true,
    disabledAt: null,
  });
  expect((await ask(admin, on, { id: webhook.id })).code).toBe("CONFLICT");
  expect(await deriveDeliveries(context)).toBe(0);
});

test("a test and a replay are separate calls", async () => {
  const { webhook } = await hook(["request.created"]);
  await ask(admin, `mutation ($id: ID!) { testWebhook(input: { id: $id }) { webhook { name } } }`, {
    id: webhook.id,
  });
  await happens("request.created", "request", 5);
  await work();
  const sent = await lab.db.webhookDelivery.findFirstOrThrow({ where: { event: "request.created" } });
  const replay = `mutation ($d: String!) { replayWebhookDelivery(input: { delivery: $d }) { webhook { deliveries { event isReplay state } } } }`;
  expect((await ask(admin, replay, { d: sent.id })).code).toBeUndefined();
  expect((await ask(admin, replay, { d: "no" })).code).toBe("NOT_FOUND");
  await work();
  expect(heard.map(({ body }) => JSON.parse(body)).map(({ type, replayOf }) => [type, replayOf])).toEqual(
    expect.arrayContaining([
      ["test", undefined],
      ["request.created", undefined],
      ["request.created", sent.id],
    ]),
  );
});

test("never calls a private network, by any name or spelling", async () => {
  for (const address of [
    "127.0.0.1",
    "10.1.1.1",
    "169.254.169.254",
    "192.168.1.1",
    "172.16.0.1",
    "100.64.0.1",
    "0.0.0.0",
    "::1",
    "::",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "fe80::1",
    "fd00:ec2::254",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "not an ip",
  ])
    expect([address, isPrivateTarget(address)]).toEqual([address, true]);
  for (const address of ["8.8.8.8", "2606:4700:4700::1111"]) expect(isPrivateTarget(address)).toBe(false);
  const call = {
    method: "POST" as const,
    maxBytes: 2048,
    body: "{}",
    headers: {},
    signal: AbortSignal.timeout(5000),
    allowsPrivate: false,
  };
  await expect(callOutside({ ...call, url })).rejects.toThrow("private network");
  await expect(callOutside({ ...call, url: url.replace("127.0.0.1", "localhost") })).rejects.toThrow(
    "private network",
  );
  await expect(callOutside({ ...call, url: "http://2130706433/" })).rejects.toThrow("private network");
  const error = await new Promise((resolve) => lookupPublic("localhost", {}, (problem) => resolve(problem)));
  expect(String(error)).toContain("private network");
  expect(heard).toHaveLength(0);

  lab.env.WEBHOOK_ALLOW_PRIVATE = false;
  const input = { name: "x", events: ["request.created"] };
  for (const target of [
    "http://example.org/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://localhost/x",
    "https://localhost./",
    "https://user@127.0.0.1./",
    "https://printer.local/",
    "ftp://example.org",
    "no",
  ])
    expect([target, (await ask(admin, create, { input: { ...input, url: target } })).code]).toEqual([
      target,
      "INVALID",
    ]);
  lab.env.WEBHOOK_ALLOW_PRIVATE = true;
  for (const caller of [await signInAdmin(lab), await signInOfficer(lab)])
    expect((await ask(caller, create, { input: { ...input, url } })).code).toBe("FORBIDDEN");
});

test("refuses an address with a password in it, or of another kind", () => {
  const takes = (url: string) =>
    webhookForm.safeParse({ name: "x", url, events: ["request.created"] }).success;
  for (const url of [
    "https://user:word@example.org/",
    "https://user@example.org/",
    "ftp://example.org/",
    "x",
  ])
    expect([url, takes(url)]).toEqual([url, false]);
  expect(takes("https://example.org/hook?of=1")).toBe(true);
});
