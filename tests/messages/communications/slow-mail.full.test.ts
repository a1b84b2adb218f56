import { createServer, type AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createMailer, SendFailure } from "../../../graph/adapters/mail.ts";
import { systemContext, type Kernel } from "../../../graph/core/context.ts";
import { composeMessage } from "../../../graph/messages/communications/compose.ts";
import { deliverDue } from "../../../graph/messages/communications/deliver.ts";
import { farewell, onTheWay } from "../../../graph/messages/communications/in-flight.ts";
import { longestWaitMs, pace } from "../../../graph/messages/communications/rules.ts";
import { useKernel } from "../../harness/kernel.ts";

/*
 * A mail server that takes long after the whole message. Giving up too early, or a second worker,
 * would send the same message repeatedly.
 */

const lab = useKernel();

/** The product's time limits, forty times shorter. */
const fast = { lease: 3000, renewLease: 300, margin: 700, round: 50, farewell: 200 };
const mailClocks = { timeoutMs: 20_000, handOverMs: 20_000, finalAnswerMs: 30_000 };
const patient = { timeout: 30_000 };

let smtp: SMTPServer;
let arrived: number;
/** This test server's connections; one from the previous test may still be closing. */
let open: Set<string>;
/** How long it takes after it has the message. */
let thinksMs: number;

beforeEach(async () => {
  arrived = 0;
  const connections = new Set<string>();
  open = connections;
  await lab.db.message.deleteMany();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    closeTimeout: 100,
    onConnect: ({ id }, done) => {
      connections.add(id);
      done();
    },
    onClose: ({ id }) => void connections.delete(id),
    onData(stream, _session, done) {
      stream.resume().on("end", () => {
        arrived += 1;
        setTimeout(done, thinksMs);
      });
    },
  });
  smtp.on("error", () => {});
  await new Promise<void>((listening) => smtp.listen(0, "127.0.0.1", listening));
});
afterEach(() => new Promise<void>((closed) => smtp.close(closed)));

function worker(mail: Partial<typeof mailClocks> = {}, replace: Partial<Kernel> = {}) {
  const { port } = smtp.server.address() as AddressInfo;
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: "SafeVoice <no-reply@safevoice.example>",
    ...mailClocks,
    ...mail,
  });
  return systemContext({ ...lab, mailer, ...replace }, "worker");
}

async function queue(): Promise<string> {
  const message = composeMessage(lab, {
    kind: "supervisor-verification",
    channel: "email",
    recipientType: "supervisor",
    recipientName: "Sgt. Lee",
    recipientAddress: "lee@police.example",
    subject: "Please confirm",
    body: { text: "Please confirm", html: "<p>Please confirm</p>" },
  });
  await lab.db.message.createMany({ data: [message] });
  return message.id;
}

const row = (id: string) => lab.db.message.findUniqueOrThrow({ where: { id } });

test("a server that is slow for several leases gets the email once, however many workers look", async () => {
  thinksMs = fast.lease * 2;
  const id = await queue();
  const workers = [worker(), worker()];
  const end = performance.now() + thinksMs + 500;
  while (performance.now() < end) {
    for (const context of workers) await deliverDue(context, fast);
    await wait(20);
  }
  await expect.poll(async () => (await row(id)).state, patient).toBe("sent");
  expect(arrived).toBe(1);
  expect((await row(id)).tries).toBe(1);
});

test("abandons a server that never answers, closes its connection, and waits an hour", async () => {
  thinksMs = 60_000;
  const id = await queue();
  // a lease that survives a machine's pause of some seconds: a worker that lost it records nothing
  await deliverDue(worker({ finalAnswerMs: 200 }), { ...fast, lease: 60_000 });
  await expect.poll(async () => (await row(id)).state, patient).toBe("queued");
  const { reason, dueAt } = await row(id);
  expect(reason).toBe("The mail server did not say whether it took the message.");
  expect(dueAt.getTime() - Date.now()).toBeGreaterThan(longestWaitMs - 60_000);
  await expect.poll(() => open.size, patient).toBe(0);
  expect(arrived).toBe(1);
});

test("a worker that cannot renew its lease closes the connection before another one may send", async () => {
  thinksMs = 60_000;
  const id = await queue();
  const cutOff: Kernel["sql"] = async (statement, values) => {
    if (statement.name === "message-renew") throw new Error("the database does not answer");
    return lab.sql(statement, values);
  };
  const began = performance.now();
  await deliverDue(worker({}, { sql: cutOff }), fast);
  await expect.poll(() => onTheWay(lab).size, patient).toBe(0);
  expect(performance.now() - began).toBeLessThan(fast.lease);
  expect((await row(id)).state).toBe("queued");
});

test("slow servers do not block the next round, and a stopping process waits for them only so long", async () => {
  thinksMs = 60_000;
  for (let n = 0; n < 8; n += 1) await queue();
  const context = worker();
  const began = performance.now();
  while ((await deliverDue(context, { ...fast, lease: 60_000, margin: 100 })) > 0);
  expect(performance.now() - began).toBeLessThan(10_000);
  await expect.poll(() => arrived, patient).toBe(8);
  await farewell(lab, { ...fast });
  expect(onTheWay(lab).size).toBe(0);
  expect(await lab.db.message.count({ where: { state: "queued" } })).toBe(8);
});

test("abandons a server without a greeting long before that, and retries soon", async () => {
  const silent = createServer(() => {});
  await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening));
  const { port } = silent.address() as AddressInfo;
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: "a@b.example", timeoutMs: 200 });
  const mail = {
    subject: "x",
    text: "x",
    html: "x",
    messageId: "<x@y>",
    to: { name: "Lee", address: "l@p.example" },
  };
  const failure = await mailer.send(mail).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(SendFailure);
  expect(failure).toMatchObject({ unreachable: true, uncertain: false });
  silent.close();
});

test("the time limits fit: a lease outlives its renewals, and a worker stops before its lease ends", () => {
  expect(pace.lease - pace.margin).toBeGreaterThan(pace.renewLease * 3);
  expect(pace.margin).toBeGreaterThanOrEqual(10_000);
});
