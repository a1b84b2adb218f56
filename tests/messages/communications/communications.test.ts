import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Hono } from "hono";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createMailer } from "../../../graph/adapters/mail.ts";
import { createSms } from "../../../graph/adapters/sms.ts";
import { systemContext, type Context, type Kernel } from "../../../graph/core/context.ts";
import { readEnv } from "../../../graph/core/env.ts";
import { html } from "../../../graph/core/pages/html.ts";
import type { AppEnv } from "../../../graph/core/http/app-env.ts";
import { openKernel, type OpenKernel } from "../../../graph/app/kernel.ts";
import {
  composeMessage,
  drawMail,
  mailLayout,
  openBody,
} from "../../../graph/messages/communications/compose.ts";
import { deliverDue } from "../../../graph/messages/communications/deliver.ts";
import { mountMailbox } from "../../../graph/messages/communications/mailbox.ts";
import {
  maxTries,
  pace,
  waitAfterTryMs,
  waitForKeyMs,
} from "../../../graph/messages/communications/rules.ts";
import { retryMessage } from "../../../graph/messages/communications/service.ts";
import { useDatabase } from "../../harness/database/database.ts";
import { isSession } from "../../harness/kernel.ts";

const database = useDatabase();

/**
 * How the server handles a message: accept, defer, reject the address, or disconnect before 250.
 */
type Manner = "take" | "451" | "550" | "cut";
let manner: Manner;
let arrived: string[];
let smtp: SMTPServer;
let kernel: Kernel;
let clock: Date;

let opened: OpenKernel;
let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "safevoice-mail-"));
  const env = readEnv({
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    SECRET_KEY: "a secret of at least 32 characters",
    LOG_LEVEL: "silent",
  });
  opened = await openKernel(env, { database });
});
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

beforeEach(async () => {
  manner = "take";
  arrived = [];
  clock = new Date("2027-03-01T12:00:00Z");
  smtp = await openSmtp();
  kernel = kernelWith({});
});
afterEach(async () => {
  await close(smtp);
  await database.db.message.deleteMany();
});

test("sends a queued email once, with its own Message-ID and both texts", async () => {
  const id = await queue();
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);
  expect(arrived).toHaveLength(1);
  expect(arrived[0]).toContain(`Message-ID: <${id}@localhost>`);
  expect(arrived[0]).toContain("Subject: Please confirm");
  expect(arrived[0]).toContain("multipart/alternative");
  expect(await row(id)).toMatchObject({ state: "sent", tries: 1, reason: null, leaseUntil: null });
});

test("the body is sealed in the row and opens only in its place", async () => {
  const { bodySealed } = await row(await queue());
  expect(bodySealed).not.toContain("secret-link");
  expect(openBody(kernel, bodySealed).text).toContain("https://safevoice.example/verify/secret-link");
  expect(() => kernel.keys.open(bodySealed, "Recipient.dateOfBirth")).toThrow("unable to authenticate");
});

test("names and subjects cannot add a header or a second recipient", async () => {
  await queue({ recipientName: 'Eve"\r\nBcc: all@example.org', subject: "Hi\r\nBcc: all@example.org" });
  await deliver();
  expect(arrived[0]).not.toMatch(/^Bcc:/im);
});

test("a long French subject arrives intact, and the email states its language", async () => {
  const subject = `Merci de confirmer Capitaine Éléonore Desrosières-Châteaubriand, dossier ${"É2026-".repeat(12)}où ça ?`;
  const layout = { title: subject, paragraphs: ["Bonjour,"], language: "fr" };
  const { text, html: markup } = drawMail(layout);
  await queue({ subject, ...mailLayout(layout) });
  await deliver();
  const header = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(arrived[0] ?? "")?.[1] ?? "";
  expect(header.split(/\r?\n/).every((line) => line.length <= 78)).toBe(true);
  expect(Buffer.from(decoded(header), "latin1").toString("utf8")).toBe(subject);
  expect(markup).toContain('<html lang="fr">');
  expect(text).toContain("En danger immédiat\u202f? Appelez le 911.");
});

test("while the server is down the wait grows, and everything is sent as soon as it is back", async () => {
  const port = (smtp.server.address() as AddressInfo).port;
  const first = await queue();
  const second = await queue();
  await close(smtp);
  await deliver();
  expect(await row(first)).toMatchObject({
    state: "queued",
    tries: 1,
    reason: "The mail server could not be reached.",
  });
  expect((await row(first)).dueAt).toEqual(new Date(clock.getTime() + waitAfterTryMs(1)));
  expect(await deliver()).toBe(0);
  pass(waitAfterTryMs(1));
  expect(await deliver()).toBe(2);
  expect((await row(second)).dueAt).toEqual(new Date(clock.getTime() + 60_000));

  smtp = await openSmtp(port);
  const third = await queue();
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(2);
  expectArrived([first, second, third]);
});

test("retries a 451 with the same Message-ID", async () => {
  manner = "451";
  const id = await queue();
  await deliver();
  expect(await row(id)).toMatchObject({
    state: "queued",
    tries: 1,
    reason: "The mail server put it off (451).",
  });
  manner = "take";
  pass(waitAfterTryMs(1));
  await deliver();
  expect(arrived.map(messageId)).toEqual([`<${id}@localhost>`, `<${id}@localhost>`]);
  expect(await row(id)).toMatchObject({ state: "sent", tries: 2 });
});

test("a disconnect before the 250 sends the same email again, with the same Message-ID", async () => {
  manner = "cut";
  const id = await queue();
  await deliver();
  expect((await row(id)).state).toBe("queued");
  manner = "take";
  pass(waitAfterTryMs(1));
  await deliver();
  expect(new Set(arrived.map(messageId))).toEqual(new Set([`<${id}@localhost>`]));
  expect(new Set(arrived.map((mail) => /secret-link/.test(mail)))).toEqual(new Set([true]));
});

test("a rejected address fails at once, with a reason without an address", async () => {
  manner = "550";
  const id = await queue();
  await deliver();
  const failed = await row(id);
  expect(failed).toMatchObject({
    state: "failed",
    tries: 1,
    reason: "The mail server refused the address (550).",
  });
  const entry = await database.db.auditEntry.findFirstOrThrow({
    where: { action: "message.failed", resourceId: id },
  });
  expect(JSON.stringify(entry.details)).not.toContain("@");
});

test("after twelve tries an email fails, and an administrator may retry it", async () => {
  manner = "451";
  const id = await queue();
  for (let n = 1; n <= maxTries; n += 1) {
    await deliver();
    pass(waitAfterTryMs(n));
  }
  expect(await row(id)).toMatchObject({ state: "failed", tries: maxTries });
  manner = "take";
  await expect(retryMessage(context(), id)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  await retryMessage(admin(), id);
  await expect(retryMessage(admin(), id)).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(retryMessage(admin(), kernel.random.uuid())).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(retryMessage(admin(), "x")).rejects.toMatchObject({ code: "INVALID" });
  await deliver();
  expect(await row(id)).toMatchObject({ state: "sent", tries: 1 });
});

test("the wait doubles from 30 seconds to an hour", () => {
  expect([1, 2, 3, 7, 8, 12].map(waitAfterTryMs)).toEqual([
    30_000, 60_000, 120_000, 1_920_000, 3_600_000, 3_600_000,
  ]);
});

test("two workers share the outbox and send nothing twice", async () => {
  const ids = await Promise.all(Array.from({ length: 40 }, () => queue()));
  await Promise.all([drain(), drain(), drain()]);
  expectArrived(ids);
});

test("sends a dead worker's claimed messages when the lease ends, not before", async () => {
  const id = await queue();
  await database.db.message.update({
    where: { id },
    data: { state: "sending", tries: 1, leaseUntil: new Date(clock.getTime() + pace.lease) },
  });
  expect(await deliver()).toBe(0);
  pass(pace.lease);
  expect(await deliver()).toBe(1);
  expect(await row(id)).toMatchObject({ state: "sent", tries: 2 });
});

test("gives up a message that crashes its worker every time", async () => {
  const id = await queue();
  await database.db.message.update({
    where: { id },
    data: { state: "sending", tries: maxTries, leaseUntil: clock },
  });
  await deliver();
  expect((await row(id)).state).toBe("failed");
  expect(arrived).toHaveLength(0);
});

test("while email is disabled it waits; text messages continue", async () => {
  kernel = kernelWith({ emailEnabled: false });
  const mail = await queue();
  const sms = await queue({ channel: "sms", recipientAddress: "512-555-0101" });
  expect(await deliver()).toBe(1);
  expect((await row(mail)).state).toBe("queued");
  expect((await row(sms)).state).toBe("sent");
});

test("a row sealed with another SECRET_KEY says so, and waits for its key without counting tries", async () => {
  const id = await queue();
  const { bodySealed: whole } = await row(id);
  await database.db.message.update({
    where: { id },
    data: { bodySealed: "1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" },
  });
  await deliver();
  expect(await row(id)).toMatchObject({
    state: "queued",
    tries: 0,
    reason: "The stored text cannot be opened: it was sealed with another SECRET_KEY.",
  });
  expect(await deliver()).toBe(0);
  await database.db.message.update({ where: { id }, data: { bodySealed: whole } });
  pass(waitForKeyMs);
  await deliver();
  expect((await row(id)).state).toBe("sent");
});

test("posts a text message as JSON with its ID as the Idempotency-Key, and retries a busy gateway", async () => {
  const calls: { key: string | undefined; body: string }[] = [];
  let status = 503;
  const gateway = await openGateway((key, body) => {
    calls.push({ key, body });
    return status;
  });
  const { port } = gateway.address() as AddressInfo;
  kernel = { ...kernel, sms: createSms({ provider: "generic", url: `http://127.0.0.1:${port}/send` }) };
  const id = await queue({
    channel: "sms",
    recipientAddress: "001 (512) 555-0101",
    body: { text: "Help is on its way." },
  });
  await deliver();
  expect(await row(id)).toMatchObject({ state: "queued", reason: "The SMS gateway put it off (503)." });
  status = 200;
  pass(waitAfterTryMs(1));
  await deliver();
  expect((await row(id)).state).toBe("sent");
  expect(calls.map(({ key }) => key)).toEqual([`<${id}@localhost>`, `<${id}@localhost>`]);
  expect(JSON.parse(calls[0]?.body ?? "")).toEqual({
    to: "+15125550101",
    text: "Resource Line: Help is on its way. Reply STOP to stop, HELP for help",
  });
  gateway.close();
});

test("does not retry a text message to an invalid number", async () => {
  const id = await queue({ channel: "sms", recipientAddress: "ask at the desk", body: { text: "Help." } });
  await deliver();
  expect(await row(id)).toMatchObject({
    state: "failed",
    tries: 1,
    reason: "This is not a complete telephone number.",
  });
});

test("the layout escapes typed text and keeps links in the plain text", () => {
  const { text, html: markup } = drawMail({
    title: "Case <1>",
    paragraphs: ["Tom & <b>Eve</b>", html`See <a href="https://x.example/?a=1&b=2">the page</a>, ${"<i>"}.`],
    button: { label: "Open", href: "https://safevoice.example/verify/abc" },
  });
  expect(markup).not.toContain("<b>");
  expect(text).toContain("Tom & <b>Eve</b>");
  expect(text).toContain("See the page (https://x.example/?a=1&b=2), <i>.");
  expect(text).toContain("Open:\nhttps://safevoice.example/verify/abc");
});

const from = (remoteAddress: string, url = "/dev/mailbox") =>
  ({ incoming: { url, socket: { remoteAddress } } }) as never;
const here = from("127.0.0.1");

test("the mailbox shows every message and its links to this machine", async () => {
  kernel = kernelWith({ captured: true });
  const id = await queue({ subject: "Please <confirm>" });
  await deliver();
  const app = mailbox();
  const list = await (await app.request("http://localhost/dev/mailbox", {}, here)).text();
  expect(list).toContain("Please &#60;confirm&#62;");
  expect(list).toContain("Sent 2027-03-01");
  const page = await app.request(`http://localhost/dev/mailbox/${id}`, {}, here);
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await page.text()).toContain('<a href="https://safevoice.example/verify/secret-link">');
  const letter = await app.request(`http://localhost/dev/mailbox/${id}/letter`, {}, here);
  expect(letter.headers.get("content-security-policy")).toContain("sandbox");
  expect(await letter.text()).toContain('<base target="_top">');
  expect((await app.request("http://localhost/dev/mailbox/not-an-id", {}, here)).status).toBe(404);
});

test("no one else can open the mailbox", async () => {
  kernel = kernelWith({ captured: true });
  const status = async (url: string, bindings: unknown, headers = {}) =>
    (await mailbox().request(url, { headers }, bindings as never)).status;
  const local = "http://localhost/dev/mailbox";
  expect(await status(local, here)).toBe(200);
  expect(await status(local, from("::ffff:127.0.0.1"))).toBe(200);
  expect(await status(local, from("203.0.113.9"))).toBe(404);
  expect(await status(local, {})).toBe(404);
  for (const name of [
    "forwarded",
    "via",
    "x-real-ip",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
  ])
    expect([name, await status(local, here, { [name]: "203.0.113.9" })]).toEqual([name, 404]);
  expect(await status(local, from("127.0.0.1", local))).toBe(404); // as one asks a proxy
  expect(await status("http://rebound.example/dev/mailbox", here)).toBe(404);
  kernel = { ...kernel, env: { ...kernel.env, NODE_ENV: "production" } };
  expect(await status(local, here)).toBe(404);
});

test("opens a demo officer's session only from this machine, and only in the demo", async () => {
  kernel = kernelWith({ captured: true });
  const officer = await database.db.officer.create({
    data: {
      ...{ name: "Ana Kim", rank: "Officer", agency: "Demo PD", badgeNumber: "4321", phone: "555-0100" },
      ...{ email: "kim@demo.gov", emailKey: "kim@demo.gov" },
      verifications: {
        create: {
          ...{ caseNumber: "C-1", incidentDescription: "x", statusToken: "status" },
          ...{ supervisorName: "Lee", supervisorRank: "Sgt", supervisorPhone: "555-0102" },
          ...{ supervisorEmail: "lee@demo.gov", supervisorEmailKey: "lee@demo.gov" },
        },
      },
    },
  });
  const open = () => mailbox().request("http://localhost/dev/officers", {}, here);
  expect((await open()).status).toBe(404);
  await database.db.referenceData.create({ data: { name: "demo", hash: "1" } });
  expect(await (await open()).text()).toContain("Sign in as Ana Kim");
  const signIn = (officerId: number) =>
    mailbox().request(
      "http://localhost/dev/officers",
      { method: "POST", body: new URLSearchParams({ officerId: String(officerId) }) },
      here,
    );
  const answer = await signIn(officer.id);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/requests");
  expect(cookies).toHaveLength(1);
  expect((await signIn(officer.id + 1)).status).toBe(404);
  await database.db.referenceData.deleteMany();
  expect((await signIn(officer.id)).status).toBe(404);
  expect(await database.db.session.count()).toBe(1);
});

let cookies: string[] = [];

function mailbox() {
  cookies = [];
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set("context", {
      ...context(),
      setCookie: (cookie) => void (isSession(cookie) && cookies.push(cookie)),
    });
    await next();
  });
  mountMailbox(app);
  return app;
}

const context = (): Context => systemContext(kernel, "test");
const admin = (): Context => ({
  ...context(),
  viewer: {
    kind: "admin",
    sessionId: 1,
    adminId: 1,
    username: "dana",
    roles: ["admin"],
    emailKey: "d",
    agencies: null,
    shownAgency: null,
    owes: null,
  },
});
const deliver = () => deliverDue(context());
const pass = (milliseconds: number) => (clock = new Date(clock.getTime() + milliseconds));
const row = (id: string) => database.db.message.findUniqueOrThrow({ where: { id } });
const messageId = (mail: string) => /^Message-ID: (.*)$/im.exec(mail)?.[1];

/** A header of encoded words (RFC 2047), decoded. */
const decoded = (header: string) =>
  header
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, text: string) => {
      const bytes =
        kind.toUpperCase() === "B"
          ? Buffer.from(text, "base64")
          : Buffer.from(
              text
                .replaceAll("_", " ")
                .replace(/=([0-9A-F]{2})/gi, (__, hex: string) =>
                  String.fromCharCode(Number.parseInt(hex, 16)),
                ),
              "latin1",
            );
      return bytes.toString("latin1");
    });

/** Each of these once, and nothing else. */
function expectArrived(ids: string[]) {
  expect(arrived).toHaveLength(ids.length);
  expect(new Set(arrived.map(messageId))).toEqual(new Set(ids.map((id) => `<${id}@localhost>`)));
}

async function drain() {
  while ((await deliver()) > 0);
}

async function queue(letter: Partial<Parameters<typeof composeMessage>[1]> = {}) {
  const body = mailLayout({
    title: "Please confirm",
    paragraphs: ["Officer Kim asks you."],
    button: { label: "Confirm", href: "https://safevoice.example/verify/secret-link" },
  });
  const message = composeMessage(context(), {
    kind: "supervisor-verification",
    channel: "email",
    recipientType: "supervisor",
    recipientName: "Sgt. Lee",
    recipientAddress: "lee@police.example",
    subject: "Please confirm",
    ...body,
    ...letter,
  });
  await database.db.message.createMany({ data: [message] });
  return message.id;
}

function kernelWith({ emailEnabled = true, captured = false }) {
  const { port } = smtp.server.address() as AddressInfo;
  const made = opened.kernel;
  const mailer = captured
    ? createMailer({ from: "x@y.example" })
    : createMailer({
        smtpUrl: `smtp://127.0.0.1:${port}`,
        from: "SafeVoice <no-reply@safevoice.example>",
        timeoutMs: 2000,
      });
  const config = { ...made.config(), emailEnabled };
  return { ...made, mailer, sms: createSms({ provider: "generic" }), now: () => clock, config: () => config };
}

async function openSmtp(port = 0): Promise<SMTPServer> {
  const refusal = (responseCode: number) =>
    Object.assign(new Error("to kim@police.example: no"), { responseCode });
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onRcptTo: (_address, _session, done) => done(manner === "550" ? refusal(550) : null),
    onData(stream, session, done) {
      let mail = "";
      stream.on("data", (chunk: Buffer) => (mail += chunk.toString("utf8")));
      stream.on("end", () => {
        arrived.push(mail);
        if (manner === "cut") sockets.get(session.remotePort)?.destroy();
        else done(manner === "451" ? refusal(451) : null);
      });
    },
  });
  const sockets = new Map<number, Socket>();
  server.server.on("connection", (socket) => void sockets.set(socket.remotePort ?? 0, socket));
  server.on("error", () => {});
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  return server;
}

const close = (server: SMTPServer) => new Promise<void>((closed) => server.close(closed));

async function openGateway(answer: (key: string | undefined, body: string) => number): Promise<Server> {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString("utf8")));
    request.on("end", () =>
      response.writeHead(answer(request.headers["idempotency-key"] as string, body)).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return server;
}
