import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Prisma } from "../../../prisma/client/client.ts";
import { composeMessage } from "../../../graph/messages/communications/compose.ts";
import { hookSecret, signedCall } from "../../harness/fakes/gateway.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, fileRequest, rowsOf, signInAdmin, signInOfficer } from "../../harness/people.ts";

/* A message that reached no one waits in the work queue, until someone took care of it. */

const lab = useKernel();
const dana = "dana@fund.example";
let admin: Caller;
let other: Caller;
let requestId: number;
beforeAll(async () => {
  lab.env.HOOK_SECRET = hookSecret;
  [admin, other] = [await signInAdmin(lab, { email: dana }), await signInAdmin(lab)];
  requestId = await fileRequest(lab, await signInOfficer(lab));
});
beforeEach(async () => {
  await lab.db.message.deleteMany();
});

const phone = "+15125550143";
const handle = `mutation ($id: String!) { handleMessage(input: { id: $id }) { message { id state canHandle handledBy handledAt } } }`;
const row = (id: string) => lab.db.message.findUniqueOrThrow({ where: { id } });

/** A text message that a gateway took. */
async function sent(changes: Partial<Prisma.MessageUncheckedCreateInput> = {}): Promise<string> {
  const message = composeMessage(lab, {
    ...{ kind: "composed", channel: "sms", recipientType: "victim", recipientName: "Robin" },
    ...{ recipientAddress: phone, subject: "SMS", body: { text: "Help is on its way." }, requestId },
  });
  const taken = { state: "sent", providerId: `gw-${message.id}`, sentAt: lab.now() } as const;
  await lab.db.message.create({ data: { ...message, ...taken, ...changes } });
  return message.id;
}
async function report(id: string, status: "delivered" | "undelivered") {
  const call = signedCall({ id: `gw-${id}`, status }, { id: lab.random.uuid(), at: lab.now() });
  expect((await (await lab.visitor()).fetch("/hooks/sms/status", call)).status).toBe(204);
}
async function undelivered(changes?: Parameters<typeof sent>[0]): Promise<string> {
  const id = await sent(changes);
  await report(id, "undelivered");
  return id;
}

/** What the work queue says, and what its link shows. */
async function open(view: "undelivered" | "failed" = "undelivered"): Promise<string[]> {
  const query = `query ($view: OutboxView!) { outbox(filter: { view: $view }) { totalCount counts { failed undelivered } edges { node { id canHandle } } } }`;
  const { outbox } = (await ask(admin, query, { view })).data;
  const rows = rowsOf<{ id: string; canHandle: boolean }>(outbox);
  expect([outbox.counts[view], outbox.totalCount]).toEqual([rows.length, rows.length]);
  expect(rows.every(({ canHandle }) => canHandle)).toBe(true);
  return rows.map(({ id }) => id);
}
async function settled(): Promise<{ id: string }[]> {
  const { data } = await ask(
    admin,
    `{ outbox(filter: { view: settled }) { edges { node { id canHandle } } } }`,
  );
  return rowsOf(data.outbox);
}

test("a receipt adds a message to the work queue, and handling takes it off", async () => {
  const id = await sent();
  expect(await open()).toEqual([]);
  await report(id, "undelivered");
  expect(await open()).toEqual([id]);

  const heard: unknown[] = [];
  const events = lab.events.subscribe("inboxChanged")[Symbol.asyncIterator]();
  void events.next().then(({ value }) => heard.push(value));
  const { data } = await ask(admin, handle, { id });
  const { handledAt, handledBy } = await row(id);
  expect(data.handleMessage.message).toEqual({
    ...{ id, state: "undelivered", canHandle: false, handledBy: dana },
    handledAt: handledAt!.toISOString(),
  });
  expect(handledBy).toBe(dana);
  await expect.poll(() => heard).toEqual([{ key: `message-${id}` }]);
  expect(await open()).toEqual([]);
  expect(await settled()).toEqual([{ id, canHandle: false }]);
  const { communications } = (await ask(admin, `{ communications { edges { node { actionRequired } } } }`))
    .data;
  expect(rowsOf(communications)).toEqual([{ actionRequired: false }]);
  const entries = await lab.db.auditEntry.findMany({ where: { action: "message.handled", resourceId: id } });
  expect(entries).toMatchObject([{ actorName: dana, actorKind: "admin", outcome: "success" }]);
});

test("of two administrators at once, the second learns who was first", async () => {
  const id = await undelivered();
  const answers = await Promise.all([admin, other].map((one) => ask(one, handle, { id })));
  const codes = answers.map(({ code }) => code ?? "done");
  expect(codes.toSorted()).toEqual(["CONFLICT", "done"]);
  const { handledBy } = await row(id);
  const refused = answers.find(({ code }) => code === "CONFLICT");
  expect(refused?.message).toBe(`${handledBy} has already marked this message as handled.`);
  expect(await lab.db.auditEntry.count({ where: { action: "message.handled", resourceId: id } })).toBe(1);
});

test("a message that may still arrive, or did, cannot be handled", async () => {
  for (const changes of [
    { state: "queued" },
    { state: "sending" },
    {},
    { deliveredAt: lab.now() },
  ] as const) {
    const id = await sent(changes);
    expect((await ask(admin, handle, { id })).code).toBe("CONFLICT");
    expect(await row(id)).toMatchObject({ handledAt: null, handledBy: null });
  }
  expect((await ask(admin, handle, { id: lab.random.uuid() })).code).toBe("NOT_FOUND");
  expect((await ask(admin, handle, { id: "7" })).code).toBe("INVALID");
});

test("only an administrator can handle a message", async () => {
  const id = await undelivered();
  expect((await ask(await lab.visitor(), handle, { id })).code).toBe("UNAUTHENTICATED");
  expect((await ask(await signInOfficer(lab), handle, { id })).code).toBe("FORBIDDEN");
  const fresh = await signInAdmin(lab, { mustChangePassword: true });
  expect((await ask(fresh, handle, { id })).code).toBe("FORBIDDEN");
  expect(await open()).toEqual([id]);
});

test("a failed message is handled too, and a retry clears that", async () => {
  const id = await sent({ state: "failed", reason: "451 later" });
  expect(await open("failed")).toEqual([id]);
  await ask(admin, handle, { id });
  expect(await open("failed")).toEqual([]);
  const retry = `mutation ($id: String!) { retryMessage(input: { id: $id }) { message { handledBy } } }`;
  expect((await ask(admin, retry, { id })).data.retryMessage.message).toEqual({ handledBy: null });
  await lab.db.message.update({ where: { id }, data: { state: "failed" } });
  expect(await open("failed")).toEqual([id]);
});

test("a message that no one should get any more does not wait in the work queue", async () => {
  const id = await undelivered();
  await lab.db.emergencyRequest.update({ where: { id: requestId }, data: { contacting: false } });
  expect(await open()).toEqual([]);
  expect(await settled()).toEqual([{ id, canHandle: false }]);
  await lab.db.emergencyRequest.update({ where: { id: requestId }, data: { contacting: true } });
  expect(await open()).toEqual([id]);
  // The person can still be reached another way.
  await lab.db.textStop.create({ data: { phone } });
  expect(await open()).toEqual([id]);
});

test("the letter of a decision that was taken back does not wait; the notice of that does", async () => {
  const letter = await lab.db.letter.create({
    data: {
      requestId,
      audience: "victim",
      kind: "denial",
      state: "written",
      factsSealed: "",
      recipientName: "",
      language: "en",
    },
  });
  const id = await undelivered({ kind: "victim-request-result", letterId: letter.id });
  const notice = await undelivered({ kind: "letter-void", letterId: letter.id });
  expect((await open()).toSorted()).toEqual([id, notice].toSorted());
  await lab.db.letter.update({ where: { id: letter.id }, data: { state: "void" } });
  expect(await open()).toEqual([notice]);
});

test("a late report that it did arrive takes it off", async () => {
  const id = await undelivered();
  expect(await open()).toEqual([id]);
  await report(id, "delivered");
  expect(await open()).toEqual([]);
  expect(await settled()).toEqual([]);
});

const reopen = `mutation ($id: String!, $at: DateTime!) { reopenMessage(input: { id: $id, handledAt: $at }) { message { id canHandle canReopen handledBy handledAt } } }`;

test("the mark can be undone, once, and only by who saw it", async () => {
  const id = await undelivered();
  const at = (await ask(admin, handle, { id })).data.handleMessage.message.handledAt;
  expect((await ask(admin, reopen, { id, at: "2020-01-01T00:00:00.000Z" })).code).toBe("CONFLICT");
  const answers = await Promise.all([ask(admin, reopen, { id, at }), ask(other, reopen, { id, at })]);
  expect(answers.map(({ code }) => code ?? "done").toSorted()).toEqual(["CONFLICT", "done"]);
  expect(answers.find(({ code }) => !code)!.data.reopenMessage.message).toEqual({
    ...{ id, canHandle: true, canReopen: false, handledBy: null, handledAt: null },
  });
  expect(await open()).toEqual([id]);
  const entries = await lab.db.auditEntry.findMany({ where: { action: "message.reopened", resourceId: id } });
  expect(entries).toMatchObject([{ actorKind: "admin", outcome: "success" }]);

  // Someone marked it again meanwhile: a late press changes nothing.
  lab.setNow(new Date(lab.now().getTime() + 60_000));
  await ask(other, handle, { id });
  expect(await ask(admin, reopen, { id, at })).toMatchObject({
    code: "CONFLICT",
    message: "This message is not marked as handled, or someone marked it again.",
  });
  expect(await open()).toEqual([]);
  const arrived = await undelivered();
  const then = (await ask(admin, handle, { id: arrived })).data.handleMessage.message.handledAt;
  await report(arrived, "delivered");
  expect((await ask(admin, reopen, { id: arrived, at: then })).code).toBe("CONFLICT");
  expect((await ask(await signInOfficer(lab), reopen, { id, at })).code).toBe("FORBIDDEN");
  expect((await ask(admin, reopen, { id: lab.random.uuid(), at })).code).toBe("NOT_FOUND");
});
