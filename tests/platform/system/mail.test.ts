import { afterEach, beforeEach, expect, test } from "vitest";
import { systemContext } from "../../../graph/core/context.ts";
import { composeMessage, mailLayout } from "../../../graph/messages/communications/compose.ts";
import { trySending } from "../../../graph/adapters/smtp-probe.ts";
import { deliverDue } from "../../../graph/messages/communications/deliver.ts";
import { saveConfig } from "../../../graph/platform/system/settings/save.ts";
import { mailServer } from "../../../graph/platform/system/smtp.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, signInAdmin } from "../../harness/people.ts";
import { openMailServer, type MailServerAtHand } from "../../harness/fakes/smtp.ts";

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

test("/readyz is degraded while emails are not sent, and says why", async () => {
  const ready = async () => {
    const answer = await (await lab.visitor()).fetch("/readyz");
    return [answer.status, await answer.text()];
  };
  expect(await ready()).toEqual([200, "ok"]);
  server = await openMailServer({ password: "another" });
  await set({ smtpHost: "127.0.0.1", smtpPort: server.port, smtpUser: "post", smtpPassword: secret });
  expect(await ready()).toEqual([200, "ok"]);
  await queue();
  await deliver();
  const degraded = "degraded: emails are not sent: ";
  expect(await ready()).toEqual([200, `${degraded}The mail server refused the sign-in.`]);
  await set({ smtpHost: "127.0.0.1", smtpPort: server.port, smtpUser: "post", smtpPassword: "another" });
  expect(await ready()).toEqual([200, "ok"]);
  // Without a message to send, the samples of the mail server tell.
  const at = lab.now();
  await lab.db.healthSample.create({
    data: { component: "email", state: "error", reason: "unreachable", at },
  });
  expect(await ready()).toEqual([200, `${degraded}The mail server does not answer.`]);
  await set({ emailEnabled: false });
  expect(await ready()).toEqual([200, "ok"]);
  await set({ emailEnabled: true });
  lab.setNow(new Date(at.getTime() + 10 * 60_000));
  expect(await ready()).toEqual([200, "ok"]);
  lab.setNow(at);
  await lab.db.healthSample.deleteMany();
});

test.for([
  ["https://help.example.org", "help.example.org"],
  ["https://help.example.org:8443/fund", "help.example.org"],
  ["http://192.0.2.7:4000", "[192.0.2.7]"],
  ["http://[2001:db8::1]:4000", "[IPv6:2001:db8::1]"],
] as const)("greets the mail server with the host of PUBLIC_URL: %s", async ([PUBLIC_URL, name]) => {
  server = await openMailServer();
  const mail = {
    ...{ to: { name: "Kim", address: "kim@fund.example" }, from: "desk@fund.example", subject: "A word" },
    ...{ text: "Hello.", html: "Hello.", messageId: "<1@fund.example>" },
  };
  const greeting = async (env: Partial<typeof lab.env>) => {
    const found = mailServer({ ...lab, env: { ...lab.env, ...env } })!;
    const { failure, transcript } = await trySending(mail, { smtpUrl: found.url, withinMs: 5_000 });
    expect(failure).toBeNull();
    return transcript.find(({ text }) => text.startsWith("EHLO"))?.text;
  };
  const SMTP_URL = `smtp://127.0.0.1:${server.port}`;
  expect(await greeting({ PUBLIC_URL, SMTP_URL })).toBe(`EHLO ${name}`);
  expect(await greeting({ PUBLIC_URL, SMTP_URL: `${SMTP_URL}?name=mail.example.org` })).toBe(
    "EHLO mail.example.org",
  );
  await set({ smtpHost: "127.0.0.1", smtpPort: server.port });
  expect(await greeting({ PUBLIC_URL })).toBe(`EHLO ${name}`);
});
