import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createMailer } from "../../../graph/adapters/mail.ts";
import { bounceAddress } from "../../../graph/messages/communications/bounce-address.ts";
import { composeMessage, mailLayout } from "../../../graph/messages/communications/compose.ts";
import { deliverDue } from "../../../graph/messages/communications/deliver.ts";
import { deliveryStateOf } from "../../../graph/messages/communications/rules.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { hookSecret, signedCall } from "../../harness/fakes/gateway.ts";
import { useKernel } from "../../harness/kernel.ts";
import { openMailServer, type MailServerAtHand } from "../../harness/fakes/smtp.ts";

const lab = useKernel();
let server: MailServerAtHand;
let reports = 0;
beforeAll(async () => {
  server = await openMailServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  Object.assign(lab.env, { HOOK_SECRET: hookSecret, MAIL_BOUNCES: "bounces@fund.example" });
  server.mails.length = 0;
  server.senders.length = 0;
  await lab.db.message.deleteMany();
});

async function send(recipientAddress = "robin@example.org"): Promise<string> {
  const row = composeMessage(lab, {
    ...{ kind: "composed", channel: "email", recipientType: "victim", recipientName: "Robin" },
    ...{ recipientAddress, subject: "About your request" },
    ...mailLayout({ title: "About your request", paragraphs: ["Hello"] }),
  });
  await lab.db.message.create({ data: row });
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${server.port}`, from: "Fund <f@fund.example>" });
  await deliverDue({ ...systemContext(lab, "worker"), mailer });
  return row.id;
}
const stateOf = async (id: string) =>
  deliveryStateOf(await lab.db.message.findUniqueOrThrow({ where: { id } }));
async function report(content: object) {
  const call = signedCall(content, { id: `evt-${(reports += 1)}`, at: lab.now() });
  return (await (await lab.visitor()).fetch("/hooks/email/bounce", call)).status;
}

test("a bounce to the envelope's sender tells which email did not arrive", async () => {
  const [id, other] = [await send(), await send("kim@example.org")];
  const address = bounceAddress(lab, id)!;
  expect(server.senders).toEqual([address, bounceAddress(lab, other)]);
  expect(server.mails[0]).toContain("From: Fund <f@fund.example>");
  expect(address).toMatch(/^bounces\+[\da-f]{44}@fund\.example$/);
  expect(await report({ message: address.toUpperCase(), status: "bounced", code: "5.1.1" })).toBe(204);
  expect([await stateOf(id), await stateOf(other)]).toEqual(["undelivered", "sent"]);
  const row = await lab.db.message.findUniqueOrThrow({ where: { id } });
  expect(row.providerCode).toBe("5.1.1");
});

test("a provider may name the Message-ID instead, and reports what arrived", async () => {
  const [id, other] = [await send(), await send()];
  expect(await report({ message: `<${id}@localhost>`, status: "bounced" })).toBe(204);
  expect(await report({ message: `${other}@localhost`, status: "delivered" })).toBe(204);
  expect([await stateOf(id), await stateOf(other)]).toEqual(["undelivered", "delivered"]);
});

test("a delay is no bounce, and an address that we did not make changes nothing", async () => {
  const id = await send();
  const plain = id.replaceAll("-", "");
  for (const message of [
    `bounces+${plain}${"0".repeat(12)}@fund.example`,
    `bounces+${plain}@fund.example`,
    bounceAddress(lab, id)!.replace("fund.example", "evil.example"),
    bounceAddress(lab, id)!.replace("bounces+", "x+"),
    "bounces@fund.example",
  ])
    expect([message, await report({ message, status: "bounced" })]).toEqual([message, 204]);
  expect(await report({ message: `<${id}@localhost>`, status: "deferred", code: "4.2.2" })).toBe(204);
  expect(await stateOf(id)).toBe("sent");
  expect(await report({ message: "", status: "bounced" })).toBe(400);
  expect(await report({ message: `<${id}@localhost>`, status: "lost" })).toBe(400);
});

test("without MAIL_BOUNCES the sender stays on the envelope; without the secret there is no hook", async () => {
  delete lab.env.MAIL_BOUNCES;
  const id = await send();
  expect(server.senders).toEqual(["f@fund.example"]);
  delete lab.env.HOOK_SECRET;
  expect(await report({ message: `<${id}@localhost>`, status: "bounced" })).toBe(404);
});
