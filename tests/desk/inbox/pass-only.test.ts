import { beforeAll, expect, test } from "vitest";
import { deliverDue } from "../../../graph/messages/communications/deliver.ts";
import { says as messageSays } from "../../../shared/messages/communications/sentences.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { says } from "../../../shared/desk/inbox/sentences.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import {
  endPass,
  madePass,
  openedPass,
  readPass,
  sendToPass,
  withHelp,
  type Made,
} from "../../harness/passes/passes.ts";
import { ask, liftMoneyLimits } from "../../harness/people.ts";

const lab = useKernel();
let admin: Caller;
let officer: Caller;
let number: number;
let pass: Made;
let person: Caller;
/** Every message that left, by address. */
const left: string[] = [];
beforeAll(async () => {
  lab.quotas.count = async () => {};
  await liftMoneyLimits(lab);
  ({ admin, officer, number, pass } = await withHelp(lab));
  await lab.db.emergencyRequest.update({ where: { id: number }, data: { contacting: false } });
  await lab.db.message.deleteMany();
  person = await openedPass(lab, pass);
  await sendToPass(person, { act: "message", content: "Is the ride paid?" });
});

/** The worker that sends, until nothing waits. */
async function work() {
  const record = async ({ to }: { to: string }) => {
    left.push(to);
    return { isCaptured: false, providerId: undefined };
  };
  const context = systemContext(lab, "worker");
  const mailer = { ...context.mailer, send: record } as unknown as typeof context.mailer;
  const sms = { ...context.sms, send: record } as unknown as typeof context.sms;
  for (let round = 0; round < 5; round += 1) await deliverDue({ ...context, mailer, sms });
}
const toVictim = () =>
  lab.db.message.findMany({
    where: { requestId: number, recipientType: "victim" },
    orderBy: { createdAt: "asc" },
  });

const answering = `mutation ($id: String!, $method: CommunicationChannel!, $seen: Int!, $content: String!) {
  respondToCommunication(input: { id: $id, method: $method, content: $content, repliesSeen: $seen }) {
    communication { id status }
  }
}`;
const composing = `mutation ($recipient: String!, $type: CommunicationChannel!, $message: String!) {
  sendCommunication(input: { type: $type, recipient: $recipient, message: $message, subject: "A subject" }) {
    communication { id communicationType status contact { email phone sms } recipientName }
  }
}`;
const asked = async () => {
  const { data } = await ask(
    admin,
    `{ communications(filter: { direction: inbound, request: ${number} }) { edges { node { id communicationType isNotToBeContacted allowsResponse responseChannels replies } } } }`,
  );
  return data.communications.edges[0].node;
};

test("the answer to a person who wishes no contact is in the pass, and no message leaves", async () => {
  const item = await asked();
  expect(item).toMatchObject({
    ...{ communicationType: "pass", isNotToBeContacted: true, allowsResponse: true },
    responseChannels: ["pass"],
  });
  for (const method of ["email", "sms", "phone"])
    expect(await ask(admin, answering, { id: item.id, method, seen: 0, content: "Yes." })).toMatchObject({
      code: "INVALID",
      message: messageSays.notToBeContacted,
    });
  expect(await toVictim()).toEqual([]);
  const { data } = await ask(admin, answering, {
    id: item.id,
    method: "pass",
    seen: 0,
    content: "Yes, it is.",
  });
  expect(data.respondToCommunication.communication.status).toBe("responded");
  const [row] = await toVictim();
  expect(row).toMatchObject({ channel: "pass", state: "sent", recipientAddress: "", deliveredAt: null });
  await work();
  expect(left).toEqual([]);
  expect(await lab.db.replyLink.count({ where: { messageId: row?.id ?? "" } })).toBe(0);

  const page = await readPass(person);
  expect(page).toContain("Yes, it is.");
  expect(page).toContain("1 new message for you");
  // It arrived once the person could read it.
  const [shown] = await toVictim();
  expect(shown?.deliveredAt).not.toBeNull();
  // The person and the address of the request stay what they were.
  expect(await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } })).toMatchObject({
    contacting: false,
  });
});

test("two administrators who answer at once leave one answer", async () => {
  await sendToPass(person, { act: "message", content: "And the way back?" });
  const { id } = await asked();
  const before = (await toVictim()).length;
  const answers = await Promise.all(
    ["One", "Two"].map((content) => ask(admin, answering, { id, method: "pass", seen: 0, content })),
  );
  expect(answers.map(({ code }) => code ?? "done").sort()).toEqual(["CONFLICT", "done"]);
  expect(await toVictim()).toHaveLength(before + 1);
});

test("a message of one's own is written there too, and the outbox shows none of it", async () => {
  const found = await ask(
    admin,
    `query ($search: String!) { messageRecipients(search: $search) { key channels isNotToBeContacted contact { email phone sms } } }`,
    { search: (await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } })).caseId },
  );
  const recipient = `victim-${number}`;
  expect(found.data.messageRecipients).toContainEqual({
    ...{ key: recipient, channels: ["pass"], isNotToBeContacted: true },
    contact: { email: null, phone: null, sms: null },
  });
  const { data } = await ask(admin, composing, {
    recipient,
    type: "pass",
    message: "The driver has a blue car.",
  });
  expect(data.sendCommunication.communication).toMatchObject({
    ...{ communicationType: "pass", status: "sent" },
    contact: { email: null, phone: null, sms: null },
  });
  expect(await ask(admin, composing, { recipient, type: "email", message: "By email" })).toMatchObject({
    code: "INVALID",
  });
  await work();
  expect(left).toEqual([]);
  expect(await readPass(person)).toContain("The driver has a blue car.");
  const outbox = await ask(admin, `{ outbox(first: 50) { edges { node { channel } } } }`);
  expect(JSON.stringify(outbox)).not.toContain('"pass"');
});

test("only the recipient has a pass to write into, and the variable of a link has no value there", async () => {
  const recipient = `victim-${number}`;
  expect(await ask(admin, composing, { recipient, type: "pass", message: "See {replyLink}" })).toMatchObject({
    code: "INVALID",
  });
  const { officerId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  for (const other of [`officer-${officerId}`, `supervisor-${number}`])
    expect(await ask(admin, composing, { recipient: other, type: "pass", message: "Hello" })).toMatchObject({
      code: "INVALID",
      message: says.channelNotAllowed({ channel: "pass" }).text,
    });
});

test("over REST, no program writes into a pass", async () => {
  const post = (path: string, body: object) =>
    admin.fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "http://localhost:4000" },
      body: JSON.stringify(body),
    });
  const form = { type: "pass", recipient: `victim-${number}`, requestId: number, message: "Hello" };
  expect((await post("/api/admin/send-communication", form)).status).toBe(400);
  const { id } = await asked();
  const answer = { responseType: "reply", responseMethod: "pass", responseContent: "Hello" };
  expect((await post(`/api/admin/communications/${id}/respond`, answer)).status).toBe(400);
});

test("without a live pass there is no channel, and the next pass shows what was written", async () => {
  await endPass(officer, number);
  const item = await asked();
  expect(item).toMatchObject({ allowsResponse: false, responseChannels: [], isNotToBeContacted: true });
  expect(
    await ask(admin, answering, { id: item.id, method: "pass", seen: item.replies, content: "Hello" }),
  ).toMatchObject({ code: "INVALID" });
  const again = await openedPass(lab, await madePass(officer, number));
  expect(await readPass(again)).toContain("The driver has a blue car.");
});

test("a person who may be contacted is offered the pass last", async () => {
  const open = await withHelp(lab);
  const visitor = await openedPass(lab, open.pass);
  await sendToPass(visitor, { act: "message", content: "Hello" });
  const { data } = await ask(
    open.admin,
    `{ communications(filter: { direction: inbound, request: ${open.number} }) { edges { node { responseChannels } } } }`,
  );
  expect(data.communications.edges[0].node.responseChannels).toEqual(["email", "sms", "phone", "pass"]);
});

test("a pass that ten wrong PINs locked cannot be written into, and the desk is told why", async () => {
  const { admin: desk, officer: holder, number: id, pass: locked } = await withHelp(lab);
  await lab.db.emergencyRequest.update({ where: { id }, data: { contacting: false } });
  const visitor = await openedPass(lab, locked);
  await sendToPass(visitor, { act: "message", content: "Hello" });
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } });
  const reach = async () => {
    const { data } = await ask(
      desk,
      `query ($search: String!, $id: Int!) {
        communications(filter: { direction: inbound, request: $id }) { edges { node { id isPassLocked responseChannels } } }
        messageRecipients(search: $search) { kind channels isPassLocked }
      }`,
      { search: caseId, id },
    );
    const [{ node }] = data.communications.edges;
    const { channels } = data.messageRecipients.find(({ kind }: { kind: string }) => kind === "victim");
    return { id: node.id, isPassLocked: node.isPassLocked, channels: [node.responseChannels, channels] };
  };
  const locks = (data: { wrongPins: number; lockedUntil: Date | null }) =>
    lab.db.helpPass.update({ where: { id: locked.number }, data });
  // Five wrong ones lock it for a quarter of an hour only.
  await locks({ wrongPins: 5, lockedUntil: new Date(lab.now().getTime() + 1000) });
  expect(await reach()).toMatchObject({ isPassLocked: false, channels: [["pass"], ["pass"]] });
  await locks({ wrongPins: 10, lockedUntil: null });
  const { id: item, ...told } = await reach();
  expect(told).toEqual({ isPassLocked: true, channels: [[], []] });
  expect(await ask(desk, answering, { id: item, method: "pass", seen: 0, content: "Hello" })).toMatchObject({
    code: "INVALID",
    message: says.channelNotAllowed({ channel: "pass" }).text,
  });
  await madePass(holder, id, locked.number);
  expect(await reach()).toMatchObject({ isPassLocked: false, channels: [["pass"], ["pass"]] });
});
