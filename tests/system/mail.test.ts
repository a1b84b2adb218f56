import { afterEach, beforeEach, expect, test } from "vitest";
import { systemContext } from "../../graph/core/context.ts";
import { composeMessage, mailLayout } from "../../graph/communications/compose.ts";
import { deliverDue } from "../../graph/communications/deliver.ts";
import { saveConfig } from "../../graph/system/settings/save.ts";
import { useKernel, type Caller } from "../harness/kernel.ts";
import { ask, signInAdmin } from "../harness/people.ts";
import { openMailServer, type MailServerAtHand } from "../harness/fakes/smtp.ts";

const lab = useKernel();
const secret = "corrège-horse-Batterie";
let boss: Caller;
let server: MailServerAtHand | undefined;

beforeEach(async () => {
  boss = await signInAdmin(lab, { role: "super_admin" });
  await lab.db.message.deleteMany();
});
afterEach(async () => {
  await set({ smtpHost: "", smtpUser: "", fromEmail: "", emailEnabled: true, systemName: "SafeVoice" });
  await server?.close();
  server = undefined;
});

const set = async (input: object) =>
  saveConfig(await boss.context(), { removeSmtpPassword: !("smtpPassword" in input), ...input });

const queue = () =>
  lab.db.message.create({
    data: composeMessage(lab, {
      kind: "admin-notice",
      channel: "email",
      recipientType: "admin",
      recipientName: "Kim",
      recipientAddress: "kim@fund.example",
      subject: "A word",
      ...mailLayout({ title: "A word", paragraphs: ["Hello."] }),
    }),
  });
const deliver = () => deliverDue(systemContext(lab, "test"));

test("the mailer follows the configuration without a restart: switch, server, sender and name", async () => {
  server = await openMailServer();
  await set({
    smtpHost: "127.0.0.1",
    smtpPort: server.port,
    fromEmail: "desk@fund.example",
    systemName: "Harbour Fund",
    systemDescription: "Help that arrives.",
    emailEnabled: false,
  });
  expect(lab.mailer.captured).toBe(false);
  await queue();
  await deliver();
  expect(server.mails).toEqual([]);
  expect((await lab.db.message.findFirstOrThrow()).state).toBe("queued");

  await set({ emailEnabled: true });
  await deliver();
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toContain("From: Harbour Fund <desk@fund.example>");
  expect(server.mails[0]).toContain("Harbour Fund. Help that arrives.");
  expect(server.mails[0]).not.toContain("SafeVoice");

  await set({ smtpHost: "" });
  expect(lab.mailer.captured).toBe(true);
  await queue();
  await deliver();
  expect(server.mails).toHaveLength(1);
});

test("a test email returns the whole dialog, without credentials", async () => {
  server = await openMailServer({ password: secret });
  await set({ smtpHost: "127.0.0.1", smtpPort: server.port, smtpUser: "post", smtpPassword: secret });
  const response = await boss.fetch("/api/admin/test-email", {
    method: "POST",
    body: { testEmail: "me@fund.example" },
  });
  const answer = (await response.json()) as {
    success: boolean;
    transcript: { from: string; text: string }[];
  };
  expect(answer.success).toBe(true);
  expect(server.signedIn).toEqual([`post ${secret}`]);
  expect(server.mails[0]).toContain("To: me@fund.example");
  const said = answer.transcript.map(({ from, text }) => `${from}: ${text}`).join("\n");
  for (const line of [
    "server: 220",
    "client: EHLO",
    "client: AUTH",
    "client: RCPT TO:<me@fund.example>",
    "server: 250",
  ])
    expect(said).toContain(line);
  for (const form of [secret, `\0post\0${secret}`].flatMap((text) => [
    text,
    Buffer.from(text).toString("base64"),
  ]))
    expect(said).not.toContain(form);
  expect(said).not.toContain("This is a test");
  const entry = await lab.db.auditEntry.findFirstOrThrow({ where: { action: "system.email-tested" } });
  expect(JSON.stringify(entry.details)).not.toContain("me@fund.example");
});

test("reports the mail server's rejection as a failure, with its words", async () => {
  server = await openMailServer({ password: "another" });
  await set({ smtpHost: "127.0.0.1", smtpPort: server.port, smtpUser: "post", smtpPassword: secret });
  const { data } = await ask(
    boss,
    `mutation T($input: SendTestEmailInput!) { sendTestEmail(input: $input) { failure transcript { from text } } }`,
    { input: { testEmail: "me@fund.example" } },
  );
  expect(data.sendTestEmail.failure).toBe("The mail server refused the sign-in.");
  expect(JSON.stringify(data)).toContain("535");
  expect(JSON.stringify(data)).not.toContain(secret);
});

test("an unreachable server is a clear failure, and without one or disabled nothing is tried", async () => {
  const post = (testEmail: string, who = boss) =>
    who.fetch("/api/admin/test-email", { method: "POST", body: { testEmail } });
  expect((await post("me@fund.example")).status).toBe(422);
  await set({ smtpHost: "127.0.0.1", smtpPort: 1 });
  expect(await (await post("me@fund.example")).json()).toMatchObject({
    success: false,
    message: "The mail server could not be reached.",
  });
  expect((await post("nobody")).status).toBe(400);
  expect((await post("a@b.org\r\nBcc: c@d.org")).status).toBe(400);
  expect((await post("me@fund.example", await signInAdmin(lab))).status).toBe(403);
  await set({ emailEnabled: false });
  expect((await post("me@fund.example")).status).toBe(422);
});
