import { expect, test } from "vitest";
import { composeMessage } from "../../../graph/messages/communications/compose.ts";
import { useKernel } from "../../harness/kernel.ts";
import { ask, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const retry = `mutation ($id: String!) { retryMessage(input: { id: $id }) { message { id state } } }`;

const retryAll = `mutation ($input: RetryMessagesInput!) { retryMessages(input: $input) { results { id refusal } } }`;

async function failedMessage(): Promise<string> {
  const message = composeMessage(lab, {
    kind: "admin-notice",
    channel: "email",
    recipientType: "admin",
    recipientName: "Desk",
    recipientAddress: "desk@fund.example",
    subject: "Lost",
    body: { text: "Lost", html: "Lost" },
  });
  await lab.db.message.create({ data: { ...message, state: "failed", tries: 12, reason: "451 later" } });
  return message.id;
}

test("an administrator retries a failed message, once, and it is logged", async () => {
  const id = await failedMessage();
  const admin = await signInAdmin(lab);
  const { data } = await ask(admin, retry, { id });
  expect(data.retryMessage.message).toEqual({ id, state: "waiting" });
  expect(await lab.db.message.findUnique({ where: { id } })).toMatchObject({
    state: "queued",
    tries: 0,
    reason: null,
  });
  expect((await ask(admin, retry, { id })).code).toBe("CONFLICT");
  expect(
    await lab.db.auditEntry.findMany({ where: { action: "message.retried", resourceId: id } }),
  ).toMatchObject([{ actorKind: "admin", outcome: "success" }]);
});

test("rejects an unknown message and an invalid ID", async () => {
  const admin = await signInAdmin(lab);
  expect((await ask(admin, retry, { id: lab.random.uuid() })).code).toBe("NOT_FOUND");
  expect((await ask(admin, retry, { id: "7" })).code).toBe("INVALID");
});

test("only an administrator can retry a message", async () => {
  const id = await failedMessage();
  expect((await ask(await lab.visitor(), retry, { id })).code).toBe("UNAUTHENTICATED");
  expect((await ask(await signInOfficer(lab), retry, { id })).code).toBe("FORBIDDEN");
  const fresh = await signInAdmin(lab, { mustChangePassword: true });
  expect((await ask(fresh, retry, { id })).code).toBe("FORBIDDEN");
  expect(await lab.db.message.findUnique({ where: { id } })).toMatchObject({ state: "failed" });
});

test("of several messages the failed ones are sent again, and each refused one is named", async () => {
  const [one, other] = [await failedMessage(), await failedMessage()];
  const admin = await signInAdmin(lab);
  await ask(admin, retry, { id: other });
  const { data } = await ask(admin, retryAll, { input: { ids: [one, other, lab.random.uuid()] } });
  expect(data.retryMessages.results).toEqual([
    { id: one, refusal: null },
    { id: other, refusal: expect.any(String) },
    { id: expect.any(String), refusal: expect.any(String) },
  ]);
  expect(await lab.db.message.findUnique({ where: { id: one } })).toMatchObject({ state: "queued" });
});
