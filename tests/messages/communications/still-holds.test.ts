import { createServer, type AddressInfo, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createMailer } from "../../../graph/adapters/mail.ts";
import { createAccount } from "../../../graph/accounts/admins/accounts/accounts.ts";
import { resetPassword } from "../../../graph/accounts/admins/accounts/account-acts.ts";
import { deliverDue } from "../../../graph/messages/communications/deliver.ts";
import { pace } from "../../../graph/messages/communications/rules.ts";
import { systemContext, type Context } from "../../../graph/core/context.ts";
import { minuteMs } from "../../../shared/core/time/durations.ts";
import { voidDispatch } from "../../../graph/help/dispatches/take-back.ts";
import { resendVerification } from "../../../graph/officers/verification/submission/resend.ts";
import {
  approvedRequest,
  give,
  provider,
  signInSuperAdmin,
  vendorIds,
} from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { writeLetters } from "../../harness/letters.ts";
import { ask, globalId, liftMoneyLimits, rowsOf, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { openMailServer, type MailServerAtHand } from "../../harness/fakes/smtp.ts";

const lab = useKernel();
let admin: Caller;
let server: MailServerAtHand;
beforeAll(async () => {
  await liftMoneyLimits(lab);
  admin = await signInAdmin(lab);
  server = await openMailServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await lab.db.message.updateMany({ data: { state: "sent" } });
  server.mails.length = 0;
});

const outbox = `{ outbox { edges { node { id state reason canRetry } } } }`;
const inbox = `query ($request: Int) { communications(filter: { request: $request }) { edges { node { id status canRetry reason } } } }`;
const retry = `mutation ($id: String!) { retryMessage(input: { id: $id }) { message { state } } }`;
const retryLetter = `mutation ($id: ID!) { retryLetter(input: { id: $id }) { letter { canRetry } } }`;

const letters = `query ($id: ID!) { node(id: $id) { ... on EmergencyRequest { letters { id deliveryStatus canRetry } } } }`;

const isVoid = "This letter is void.";

/** A ride whose letter with its code waits to be sent to the recipient. */
async function dispatchLetter() {
  const request = await approvedRequest(lab);
  const vendors = await vendorIds(lab);
  await give(admin, request, [provider(vendors["Uber"], "transportation", { estimatedValue: 20 })]);
  await writeLetters(lab);
  const message = await lab.db.message.findFirstOrThrow({
    where: { requestId: request, kind: "dispatch-victim" },
  });
  await lab.db.message.updateMany({ where: { id: { not: message.id } }, data: { state: "sent" } });
  const { id: dispatch } = await lab.db.helpDispatch.findFirstOrThrow({ where: { requestId: request } });
  return { id: message.id, letterId: message.letterId ?? 0, request, dispatch };
}
const takeBack = async (dispatch: number) =>
  voidDispatch(await admin.context(), dispatch, { reason: "Another ride came", returnCode: false });
const row = (id: string) => lab.db.message.findUniqueOrThrow({ where: { id } });
const worker = (over: Partial<Context> = {}): Context => ({
  ...systemContext(lab, "worker"),
  mailer: createMailer({ smtpUrl: `smtp://127.0.0.1:${server.port}`, from: "SafeVoice <s@example.org>" }),
  ...over,
});
const sentTexts = () =>
  server.mails.filter((mail) => !/^Subject: .* is (?:void|no longer valid)/m.test(mail));

async function expectNoRetry(id: string, request: number, reason: string) {
  const { data } = await ask(admin, outbox);
  expect(data.outbox.edges.find(({ node }: { node: { id: string } }) => node.id === id).node).toMatchObject({
    state: "failed",
    canRetry: false,
    reason,
  });
  const listed = await ask(admin, inbox, { request });
  expect(
    rowsOf<{ id: string }>(listed.data.communications).find((one) => one.id === `message-${id}`),
  ).toMatchObject({ status: "failed", canRetry: false, reason });
  expect(await ask(admin, retry, { id })).toMatchObject({ code: "CONFLICT", message: reason });
  expect((await row(id)).state).toBe("failed");
}

test("does not retry a failed letter whose code was voided, and offers no Retry", async () => {
  const { id, request, dispatch, letterId } = await dispatchLetter();
  await lab.db.message.update({ where: { id }, data: { state: "failed", reason: "451 later" } });
  const before = await ask(admin, outbox);
  expect(
    before.data.outbox.edges.find(({ node }: { node: { id: string } }) => node.id === id).node,
  ).toMatchObject({
    canRetry: true,
    reason: "451 later",
  });
  await takeBack(dispatch);
  await expectNoRetry(id, request, isVoid);
  expect((await ask(admin, retryLetter, { id: globalId("Letter", letterId) })).code).toBe("CONFLICT");
});

test("does not send a dead worker's letter that was voided meanwhile", async () => {
  const { id, request, dispatch } = await dispatchLetter();
  await lab.db.message.update({
    where: { id },
    data: { state: "sending", tries: 1, leaseUntil: new Date(lab.now().getTime() - 1) },
  });
  await takeBack(dispatch);
  while ((await deliverDue(worker())) > 0);
  expect(sentTexts()).toEqual([]);
  await expectNoRetry(id, request, isVoid);
});

test("a delayed worker checks again before it sends", async () => {
  const { id, request, dispatch } = await dispatchLetter();
  const context = worker();
  const sql: Context["sql"] = async (statement, values) => {
    const rows = await context.sql(statement, values);
    if (statement.name === "message-claim" && rows.length > 0) {
      await takeBack(dispatch);
      await wait(1100);
    }
    return rows;
  };
  await deliverDue({ ...context, sql });
  expect(sentTexts()).toEqual([]);
  await expectNoRetry(id, request, isVoid);
});

test("aborts a letter on a slow server when it is voided", async () => {
  const { id, request, dispatch } = await dispatchLetter();
  const lines: Socket[] = [];
  const silent = createServer((line) => void lines.push(line));
  await new Promise<void>((up) => silent.listen(0, "127.0.0.1", () => up()));
  const { port } = silent.address() as AddressInfo;
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: "SafeVoice <s@example.org>" });
  const sending = deliverDue(worker({ mailer }), { ...pace, renewLease: 50 });
  await expect.poll(async () => (await row(id)).state).toBe("sending");
  await takeBack(dispatch);
  await sending;
  await expectNoRetry(id, request, isVoid);
  lines.forEach((line) => line.destroy());
  silent.close();
});

test("a worker that takes over sends nothing to a person who must no longer be contacted", async () => {
  const { id, request, letterId } = await dispatchLetter();
  await lab.db.message.update({
    where: { id },
    data: { state: "sending", tries: 1, leaseUntil: new Date(lab.now().getTime() - 1) },
  });
  await lab.db.emergencyRequest.update({ where: { id: request }, data: { contacting: false } });
  while ((await deliverDue(worker())) > 0);
  expect(server.mails).toEqual([]);
  await expectNoRetry(id, request, "This person must not be contacted.");
  const { data } = await ask(admin, letters, { id: globalId("EmergencyRequest", request) });
  expect(
    data.node.letters.find(({ id }: { id: string }) => id === globalId("Letter", letterId)),
  ).toMatchObject({
    deliveryStatus: "failed",
    canRetry: false,
  });
});

test("the notice of a void letter is still sent, and may be retried", async () => {
  const { id, dispatch } = await dispatchLetter();
  await lab.db.message.update({ where: { id }, data: { state: "sent" } });
  await takeBack(dispatch);
  const notice = await lab.db.message.findFirstOrThrow({
    where: { kind: "letter-void", letterId: (await row(id)).letterId },
  });
  await lab.db.message.update({ where: { id: notice.id }, data: { state: "failed" } });
  expect((await ask(admin, retry, { id: notice.id })).data.retryMessage.message.state).toBe("waiting");
  while ((await deliverDue(worker())) > 0);
  expect((await row(notice.id)).state).toBe("sent");
});

/** The replaced message is no failure and offers no Retry; the newer one is and does. */
async function expectSuperseded(replaced: string, newer: string) {
  const view = `query ($view: OutboxView!) { outbox(filter: { view: $view }) { totalCount counts { failed } edges { node { id state canRetry } } } }`;
  const read = async (name: string) => (await ask(admin, view, { view: name })).data.outbox;
  const failed = await lab.db.message.count({ where: { state: "failed", channel: { not: "phone" } } });
  const superseded = await read("settled");
  expect(rowsOf(superseded)).toContainEqual({ id: replaced, state: "superseded", canRetry: false });
  expect(superseded.counts.failed).toBe(failed - superseded.totalCount);
  const failures = await read("failed");
  expect(failures.totalCount).toBe(failures.counts.failed);
  expect(rowsOf(failures)).toContainEqual({ id: newer, state: "failed", canRetry: true });
  expect(rowsOf<{ id: string }>(failures).map(({ id }) => id)).not.toContain(replaced);
  const { data } = await ask(
    admin,
    `{ communications(filter: { status: superseded }) { edges { node { id actionRequired } } } }`,
  );
  expect(rowsOf(data.communications)).toContainEqual({ id: `message-${replaced}`, actionRequired: false });
}

test("does not retry a supervisor's email with a replaced link; the newer one is sent", async () => {
  const officer = await signInOfficer(lab, { status: "pending", trust: undefined });
  await resendVerification(await officer.context());
  lab.setNow(new Date(Date.now() + 2 * minuteMs));
  await resendVerification(await officer.context());
  lab.setNow(new Date());
  const [first, second] = await lab.db.message.findMany({
    where: { kind: "supervisor-verification", verificationId: officer.verificationId },
    orderBy: { createdAt: "asc" },
  });
  await lab.db.message.updateMany({ data: { state: "failed" } });
  await expectSuperseded(first!.id, second!.id);
  expect(await ask(admin, retry, { id: first!.id })).toMatchObject({
    code: "CONFLICT",
    message: "The link in this message is no longer valid. It was used, or a newer message replaced it.",
  });
  expect((await ask(admin, retry, { id: second!.id })).data.retryMessage.message.state).toBe("waiting");
});

test("does not retry an email with a replaced temporary password", async () => {
  lab.setNow(new Date());
  const boss = await signInSuperAdmin(lab);
  const { admin: made } = await createAccount(await boss.context(), {
    username: "dana.cole",
    name: "Dana Cole",
    email: "dana@fund.example",
    roles: ["admin"],
  });
  lab.setNow(new Date(Date.now() + minuteMs));
  await resetPassword(await boss.context(), made.id);
  const [first, second] = await lab.db.message.findMany({
    where: { kind: "admin-credentials", recipientAddress: "dana@fund.example" },
    orderBy: { createdAt: "asc" },
  });
  await lab.db.message.updateMany({ data: { state: "failed" } });
  await expectSuperseded(first!.id, second!.id);
  expect(await ask(admin, retry, { id: first!.id })).toMatchObject({ code: "CONFLICT" });
  expect((await ask(admin, retry, { id: second!.id })).data.retryMessage.message.state).toBe("waiting");
  await lab.db.admin.update({ where: { id: made.id }, data: { mustChangePassword: false } });
  await lab.db.message.updateMany({ data: { state: "failed" } });
  expect(await ask(admin, retry, { id: second!.id })).toMatchObject({ code: "CONFLICT" });
});
