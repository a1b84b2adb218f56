import { beforeAll, expect, test } from "vitest";
import { approveRequest } from "../../../graph/decisions/allocations/approval/approve.ts";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { writeLetters } from "../../harness/letters.ts";
import {
  ask,
  globalId,
  fileRequest,
  liftMoneyLimits,
  signInAdmin,
  signInOfficer,
} from "../../harness/people.ts";

/* A letter whose message did not arrive goes another way. */

const lab = useKernel();
let admin: Caller;
beforeAll(async () => {
  await liftMoneyLimits(lab);
  admin = await signInAdmin(lab);
});

const resend = `mutation ($id: String!) { sendLetterAnotherWay(input: { messageId: $id }) { letter { deliveryStatus } } }`;
const row = (id: string) => lab.db.message.findUniqueOrThrow({ where: { id } });
const lose = (id: string) =>
  lab.db.message.update({
    where: { id },
    data: { state: "sent", sentAt: lab.now(), undeliveredAt: lab.now() },
  });

/** A letter by email that did not arrive. */
async function lostLetter() {
  const officer = await signInOfficer(lab);
  const requestId = await fileRequest(lab, officer);
  await approveRequest(await officer.context(), requestId);
  await writeLetters(lab);
  const message = await lab.db.message.findFirstOrThrow({ where: { requestId, kind: "letter-victim" } });
  expect(message.channel).toBe("email");
  await lose(message.id);
  return { id: message.id, requestId, letterId: message.letterId!, officer };
}
async function offered(id: string): Promise<string | null> {
  const { data } = await ask(admin, `{ outbox { edges { node { id otherChannel } } } }`);
  const edges: { node: { id: string; otherChannel: string | null } }[] = data.outbox.edges;
  return edges.find(({ node }) => node.id === id)!.node.otherChannel;
}
const copiesOf = (letterId: number) =>
  lab.db.message.findMany({ where: { letterId }, orderBy: { createdAt: "asc" } });
const refusal = async (id: string, by = admin) => {
  const { code, message } = await ask(by, resend, { id });
  return [code, message];
};

test("an undelivered email goes as a text message, and then by email again", async () => {
  const { id, letterId } = await lostLetter();
  expect(await offered(id)).toBe("sms");
  const { data } = await ask(admin, resend, { id });
  // The new message alone says how far the letter came.
  expect(data.sendLetterAnotherWay.letter.deliveryStatus).toBe("pending");
  expect((await row(id)).handledBy).not.toBeNull();
  expect(await offered(id)).toBeNull();
  const [, copy] = await copiesOf(letterId);
  expect(copy).toMatchObject({ channel: "sms", state: "queued", kind: "letter-victim", handledAt: null });
  expect(copy!.recipientAddress).toMatch(/^\+1\d{10}$/);
  const { number } = await lab.db.letter.findUniqueOrThrow({ where: { id: letterId } });
  const text = openBody(lab, copy!.bodySealed).text;
  expect(text).toMatch(/^Your request was approved\. What happens next: http/);
  const page = await (await lab.visitor()).fetch(/\/reply\/\w+/.exec(text)?.[0] ?? "");
  expect(await page.text()).toContain(number);
  const entries = await lab.db.auditEntry.findMany({
    where: { action: "letter.resent", resourceId: String(letterId) },
  });
  expect(entries).toMatchObject([{ actorKind: "admin", details: { before: "email", after: "sms" } }]);

  await lose(copy!.id);
  expect(await offered(copy!.id)).toBe("email");
  await ask(admin, resend, { id: copy!.id });
  expect((await copiesOf(letterId)).map(({ channel }) => channel)).toEqual(["email", "sms", "email"]);
});

test("a failed letter that went another way is not retried, and stays handled", async () => {
  const { id, letterId, requestId } = await lostLetter();
  await lab.db.message.update({
    where: { id },
    data: { state: "failed", undeliveredAt: null, reason: "The server refused it." },
  });
  const shown = async () => {
    const { data } = await ask(
      admin,
      `{ outbox { edges { node { id canRetry canReopen reason handledAt } } } }`,
    );
    return data.outbox.edges.find(({ node }: { node: { id: string } }) => node.id === id).node;
  };
  expect(await shown()).toMatchObject({ canRetry: true, canReopen: false });
  await ask(admin, resend, { id });
  const { handledAt, ...after } = await shown();
  expect(after).toMatchObject({ canRetry: false, canReopen: false, reason: "It was sent another way." });
  const retry = `mutation ($id: String!) { retryMessage(input: { id: $id }) { message { state } } }`;
  expect(await ask(admin, retry, { id })).toMatchObject({
    code: "CONFLICT",
    message: "It was sent another way.",
  });
  const ofLetter = `mutation ($id: ID!) { retryLetter(input: { id: $id }) { letter { canRetry } } }`;
  expect((await ask(admin, ofLetter, { id: globalId("Letter", letterId) })).code).toBe("CONFLICT");
  const reopen = `mutation ($id: String!, $at: DateTime!) { reopenMessage(input: { id: $id, handledAt: $at }) { message { id } } }`;
  expect(await ask(admin, reopen, { id, at: handledAt })).toMatchObject({
    code: "CONFLICT",
    message: "It was sent another way.",
  });
  expect((await row(id)).state).toBe("failed");
  expect((await copiesOf(letterId)).map(({ channel, state }) => `${channel} ${state}`).toSorted()).toEqual([
    "email failed",
    "sms queued",
  ]);
  await lab.db.message.deleteMany({ where: { requestId } });
});

test("of two administrators at once, one sends", async () => {
  const { id, letterId } = await lostLetter();
  const two = [admin, await signInAdmin(lab)];
  const answers = await Promise.all(two.map((one) => ask(one, resend, { id })));
  expect(answers.map(({ code }) => code ?? "done").toSorted()).toEqual(["CONFLICT", "done"]);
  expect(await copiesOf(letterId)).toHaveLength(2);
});

/** Nothing is offered, sent or handled. */
async function expectClosed({ id, letterId }: { id: string; letterId: number }, reason: string) {
  expect(await offered(id)).toBeNull();
  expect(await refusal(id)).toEqual(["CONFLICT", reason]);
  expect((await copiesOf(letterId)).filter(({ kind }) => kind === "letter-victim")).toHaveLength(1);
  expect((await row(id)).handledAt).toBeNull();
}
const noOtherWay = "There is no other way to send this message. Please contact the recipient yourself.";

test("not as a text message after STOP, nor without a number", async () => {
  const lost = await lostLetter();
  const where = { id: lost.requestId };
  const { victimPhoneE164 } = await lab.db.emergencyRequest.findUniqueOrThrow({ where });
  await lab.db.textStop.create({ data: { phone: victimPhoneE164! } });
  await expectClosed(lost, "The owner of this number asked for no more text messages.");
  await lab.db.textStop.deleteMany();
  expect(await offered(lost.id)).toBe("sms");
  const none = { phone: "", phoneE164: null };
  await lab.db.victimInfo.update({ where: { requestId: lost.requestId }, data: none });
  expect(await offered(lost.id)).toBe("sms");
  await lab.db.emergencyRequest.update({ where, data: { victimPhone: "", victimPhoneE164: null } });
  await expectClosed(lost, noOtherWay);
  await lab.db.emergencyRequest.update({ where, data: { victimPhone: "555-0132" } });
  await expectClosed(lost, noOtherWay);
});

test("not to a person who must not be contacted", async () => {
  const lost = await lostLetter();
  await lab.db.emergencyRequest.update({ where: { id: lost.requestId }, data: { contacting: false } });
  await expectClosed(lost, "The recipient must not be contacted.");
});

test("not with a void letter", async () => {
  const lost = await lostLetter();
  await lab.db.letter.update({ where: { id: lost.letterId }, data: { state: "void" } });
  await expectClosed(lost, "This letter is void.");
});

test("only a recipient's letter that reached no one, and only by an administrator", async () => {
  const { id, requestId, officer } = await lostLetter();
  expect((await refusal(id, await lab.visitor()))[0]).toBe("UNAUTHENTICATED");
  expect((await refusal(id, officer))[0]).toBe("FORBIDDEN");
  const toOfficer = await lab.db.message.findFirstOrThrow({ where: { requestId, kind: "letter-officer" } });
  await lose(toOfficer.id);
  expect(await offered(toOfficer.id)).toBeNull();
  expect(await refusal(toOfficer.id)).toEqual(["CONFLICT", noOtherWay]);
  expect((await row(toOfficer.id)).handledAt).toBeNull();
  await lab.db.message.update({ where: { id }, data: { undeliveredAt: null } });
  expect(await offered(id)).toBeNull();
  expect((await refusal(id))[0]).toBe("CONFLICT");
  expect((await refusal("7"))[0]).toBe("INVALID");
  expect((await refusal(lab.random.uuid()))[0]).toBe("NOT_FOUND");
});
