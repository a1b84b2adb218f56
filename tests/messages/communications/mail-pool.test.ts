import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createMailer, mailPool, type Mailer } from "../../../graph/adapters/mail.ts";
import { maxOnTheWay } from "../../../graph/messages/communications/rules.ts";

let smtp: SMTPServer;
let connections: number;
let arrived: string[];
let headers: string;
let mailer: Mailer;

beforeEach(async () => {
  [connections, arrived, headers] = [0, [], ""];
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 100,
    onConnect: (_session, done) => ((connections += 1), done()),
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith("nobody") ? Object.assign(new Error("no"), { responseCode: 550 }) : null),
    onData: (stream, { envelope }: SMTPServerSession, done) =>
      void stream
        .on("data", (part) => (headers += String(part)))
        .on("end", () => {
          arrived.push(...envelope.rcptTo.map(({ address }) => address));
          done();
        }),
  });
  smtp.on("error", () => {});
  await new Promise<void>((listening) => smtp.listen(0, "127.0.0.1", listening));
  const { port } = smtp.server.address() as AddressInfo;
  mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: "a@b.example", timeoutMs: 5000 });
});
afterEach(() => new Promise<void>((closed) => smtp.close(closed)));

const send = (address: string) =>
  mailer.send({
    ...{ subject: "x", text: "x", html: "x", messageId: `<${address}>` },
    to: { name: "Lee", address },
  });

test("consecutive emails share a connection", async () => {
  for (const name of ["one", "two", "three"]) await send(`${name}@p.example`);
  expect([arrived.length, connections]).toEqual([3, 1]);
});

test("a rejected address keeps the connection", async () => {
  for (let n = 0; n < 4; n += 1) {
    await expect(send("nobody@p.example")).rejects.toMatchObject({ permanent: true });
    await send("one@p.example");
  }
  // The first connection may still be returning to the pool when the next message arrives.
  expect(arrived).toHaveLength(4);
  expect(connections).toBeLessThanOrEqual(2);
});

test("uses a new connection if the server has closed the idle one", async () => {
  await send("one@p.example");
  for (const connection of smtp.connections) connection.close();
  await send("two@p.example");
  expect([arrived, connections]).toEqual([["one@p.example", "two@p.example"], 2]);
});

test("no email waits for a slow one: there are as many connections as messages in flight", () => {
  expect(mailPool.maxConnections).toBeGreaterThanOrEqual(maxOnTheWay);
});

test("names the address that ends emails of this kind, for the mail program's button", async () => {
  await send("one@p.example");
  expect(headers).not.toContain("List-Unsubscribe");
  const unsubscribe = `https://fund.example/supervisor/${"a".repeat(43)}?stop=1`;
  await mailer.send({
    ...{ subject: "x", text: "x", html: "x", messageId: "<two@p.example>", unsubscribe },
    to: { name: "Lee", address: "two@p.example" },
  });
  const unfolded = headers.replaceAll(/:?\r\n[ \t]/g, ": ");
  expect(unfolded).toContain(`List-Unsubscribe: <${unsubscribe}>\r\n`);
  expect(unfolded).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
});
