import { beforeAll, beforeEach, expect, test } from "vitest";
import { composeMessage } from "../../../graph/messages/communications/compose.ts";
import { deliverDue } from "../../../graph/messages/communications/deliver.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { dayMs, minuteMs } from "../../../shared/core/time/durations.ts";
import { voidDispatch } from "../../../graph/help/dispatches/take-back.ts";
import { segmentsOf } from "../../../graph/core/text/gsm.ts";
import { approvedRequest, give, provider, vendorIds } from "../../harness/requests/dispatches.ts";
import { hookSecret, signedCall, useGateway } from "../../harness/fakes/gateway.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { writeLetters } from "../../harness/letters.ts";
import { openedPass, madePass, readPass } from "../../harness/passes/passes.ts";
import { liftMoneyLimits, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const gateway = useGateway();
let admin: Caller;
let officer: Caller;
let vendors: Record<string, number>;
let events = 0;
let numbers = 0;
/** Each test has a number of its own. */
let phone: string;
beforeAll(async () => {
  await liftMoneyLimits(lab);
  Object.assign(lab.env, { HOOK_SECRET: hookSecret, SMS_PROVIDER: "generic" });
  [admin, officer, vendors] = [await signInAdmin(lab), await signInOfficer(lab), await vendorIds(lab)];
});
beforeEach(() => {
  numbers += 1;
  phone = `+151255501${String(10 + numbers)}`;
});

const later = (ms: number) => lab.setNow(new Date(lab.now().getTime() + ms));
async function deliver() {
  const waiting = { recipientAddress: phone, state: "queued" } as const;
  for (let round = 0; round < 20 && (await lab.db.message.count({ where: waiting })) > 0; round += 1)
    await deliverDue({ ...systemContext(lab, "worker"), sms: gateway.sms });
}

/** An approved request of someone who is reached by text alone, at this test's number. */
async function requestOfNumber(language = "en"): Promise<number> {
  const id = await approvedRequest(lab, { officer });
  await lab.db.emergencyRequest.update({
    where: { id },
    data: { victimPhone: phone, victimEmail: "", language },
  });
  await lab.db.victimInfo.updateMany({ where: { requestId: id }, data: { phone, email: "" } });
  return id;
}

const rides = () => [provider(vendors["Uber"], "transportation")];

/** Gives help, and texts its code. */
async function dispatchTo(request: number, providers = rides()): Promise<number[]> {
  later(minuteMs);
  const ids = await give(admin, request, providers);
  await writeLetters(lab);
  await deliver();
  return ids;
}

async function receive(text: string, event = `digit-${(events += 1)}`) {
  const call = signedCall({ from: phone, text }, { id: event, at: lab.now() });
  return (await (await lab.visitor()).fetch("/hooks/sms/in", call)).status;
}
const help = (id = 0) => lab.db.helpDispatch.findUniqueOrThrow({ where: { id } });
const responses = (requestId: number) =>
  lab.db.recipientResponse.findMany({ where: { requestId }, orderBy: { id: "asc" } });
const answers = () => lab.db.message.count({ where: { kind: "text-answer", recipientAddress: phone } });
const texted = () => gateway.taken.filter(({ to }) => to === phone).map(({ text }) => text);

async function ask(requestId: number, kind: "composed" | "satisfaction-question") {
  later(minuteMs);
  const data = composeMessage(lab, {
    ...{ kind, channel: "sms", recipientType: "victim", recipientName: "Robin", recipientAddress: phone },
    ...{ subject: "SMS", body: { text: "How many people? Text 1 or 2." }, requestId },
  });
  await lab.db.message.create({ data });
  await deliver();
}

test("1 is an urgent problem with the help that was texted, once, and 2 marks it as received", async () => {
  const request = await requestOfNumber();
  const [ride = 0] = await dispatchTo(request);
  expect(texted().at(-1)).toMatch(/^Resource Line: Your code is ready: /);
  expect(await receive("1")).toBe(204);
  expect(await responses(request)).toMatchObject([
    { dispatchId: ride, content: "It doesn't work.", isProblem: true, responseType: "sms" },
  ]);
  expect((await help(ride)).problemAt).toEqual(lab.now());
  expect(await receive(" 1! ")).toBe(204);
  expect(await responses(request)).toHaveLength(1);
  expect(await answers()).toBe(1);

  expect(await receive("2")).toBe(204);
  expect(await help(ride)).toMatchObject({ completedAt: lab.now(), completedBy: "the recipient" });
  expect(await receive("2.")).toBe(204);
  expect(await responses(request)).toHaveLength(1);
  expect(await answers()).toBe(2);
  expect(
    await lab.db.auditEntry.findMany({ where: { action: "dispatch.completed", resourceId: String(ride) } }),
  ).toMatchObject([{ actorKind: "visitor", actorName: "the recipient" }]);
});

test.each(["en", "es", "fr"])("the automatic answers say nothing of the case: %s", async (language) => {
  const request = await requestOfNumber(language);
  const [ride = 0] = await dispatchTo(request);
  await receive("1");
  await receive("2");
  await deliver();
  const { caseId, victimName } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: request } });
  const { confirmationNumber, vendorName } = await help(ride);
  const said = texted().slice(-2);
  expect(said).toHaveLength(2);
  expect(said[0]).not.toBe(said[1]);
  for (const text of said) {
    expect(segmentsOf(text)).toBe(1);
    expect(text).toContain("2-1-1");
    expect(text).not.toMatch(/https|code|clave|ride|viaje|trajet/i);
    for (const secret of [caseId, victimName, confirmationNumber, vendorName])
      expect(text).not.toContain(secret);
  }
});

test("a digit about one of two helps of one moment, or of two requests, is left to people", async () => {
  const two = await requestOfNumber();
  const both = await dispatchTo(two, [...rides(), provider(vendors["DoorDash"], "food")]);
  await receive("1");
  await receive("2");
  for (const id of both) expect(await help(id)).toMatchObject({ problemAt: null, completedAt: null });
  expect(await responses(two)).toMatchObject([
    { dispatchId: null, content: "It doesn't work.", isProblem: true },
    { dispatchId: null, content: "I got it.", isProblem: false },
  ]);
  // One answer in ten minutes, which asks for more.
  expect(await answers()).toBe(1);
  await deliver();
  expect(texted().at(-1)).toContain("need more details");

  const other = await requestOfNumber();
  const [ride = 0] = await dispatchTo(other);
  await receive("2");
  expect((await help(ride)).completedAt).toBeNull();
  // The earlier ones were used since: now it can only be this one.
  await lab.db.helpDispatch.updateMany({ where: { id: { in: both } }, data: { completedAt: lab.now() } });
  await receive("2");
  expect((await help(ride)).completedAt).toEqual(lab.now());
});

test("a later help of the same request is meant, not the earlier one", async () => {
  const request = await requestOfNumber();
  const [first = 0] = await dispatchTo(request);
  const [second = 0] = await dispatchTo(request, [provider(vendors["DoorDash"], "food")]);
  await receive("1");
  expect([(await help(first)).problemAt, (await help(second)).problemAt]).toEqual([null, lab.now()]);
});

test.each(["composed", "satisfaction-question"] as const)(
  "after a question by text (%s), a digit answers the question",
  async (kind) => {
    const request = await requestOfNumber();
    const [ride = 0] = await dispatchTo(request);
    await ask(request, kind);
    await receive("1");
    expect((await help(ride)).problemAt).toBeNull();
    expect(await responses(request)).toMatchObject([{ content: "1", isProblem: false, dispatchId: null }]);
    expect(await answers()).toBe(0);
  },
);

test("the text of a void or lost code is not meant", async () => {
  const request = await requestOfNumber();
  const [ride = 0] = await dispatchTo(request);
  await voidDispatch(await admin.context(), ride, { reason: "It was lost" });
  await receive("2");
  expect((await help(ride)).completedAt).toBeNull();
  expect(await responses(request)).toMatchObject([{ content: "I got it.", dispatchId: null }]);

  const lost = await requestOfNumber();
  const [unseen = 0] = await dispatchTo(lost);
  await lab.db.message.updateMany({
    where: { requestId: lost, kind: "dispatch-victim" },
    data: { undeliveredAt: lab.now() },
  });
  await receive("2");
  expect((await help(unseen)).completedAt).toBeNull();
});

test("a replayed text, and the same digit in two texts at once, count once", async () => {
  const request = await requestOfNumber();
  const [ride = 0] = await dispatchTo(request);
  const statuses = await Promise.all([
    ...Array.from({ length: 4 }, () => receive("1", "one-event")),
    ...Array.from({ length: 4 }, () => receive("1")),
  ]);
  expect(statuses).toEqual(Array(8).fill(204));
  expect(await responses(request)).toMatchObject([{ dispatchId: ride, isProblem: true }]);
  expect(await answers()).toBe(1);
  await Promise.all([receive("1"), receive("2"), receive("2")]);
  expect(await responses(request)).toHaveLength(1);
  expect((await help(ride)).completedAt).toEqual(lab.now());
  expect(await answers()).toBe(2);
});

test("help that was marked as received may turn out not to work", async () => {
  const request = await requestOfNumber();
  const [ride = 0] = await dispatchTo(request);
  await receive("2");
  await receive("1");
  expect(await help(ride)).toMatchObject({ completedAt: lab.now(), problemAt: lab.now() });
});

test("after STOP, with another safe way, or if no contact is wanted, a digit counts and is not answered", async () => {
  const request = await requestOfNumber();
  const [ride = 0] = await dispatchTo(request);
  await receive("STOP");
  await receive("1");
  expect((await help(ride)).problemAt).toEqual(lab.now());
  await receive("START");
  const contact = { timeZone: "America/Chicago", saidBy: "person", saidAt: lab.now() } as const;
  await lab.db.safeContact.upsert({
    where: { requestId: request },
    create: { requestId: request, way: "email", ...contact },
    update: { way: "email" },
  });
  await receive("2");
  expect((await help(ride)).completedAt).toEqual(lab.now());

  const silent = await requestOfNumber();
  const [other = 0] = await dispatchTo(silent);
  await lab.db.emergencyRequest.update({ where: { id: silent }, data: { contacting: false } });
  await receive("1");
  expect((await help(other)).problemAt).toEqual(lab.now());
  expect(await answers()).toBe(0);
});

test("outside the safe hours a digit counts and is not answered", async () => {
  const request = await requestOfNumber();
  const [ride = 0] = await dispatchTo(request);
  const minute = lab.now().getUTCHours() * 60 + lab.now().getUTCMinutes();
  const hours = { fromMinute: (minute + 60) % 1440, toMinute: (minute + 120) % 1440, timeZone: "UTC" };
  await lab.db.safeContact.upsert({
    where: { requestId: request },
    create: { requestId: request, ...hours, saidBy: "person", saidAt: lab.now() },
    update: hours,
  });
  await receive("2");
  expect((await help(ride)).completedAt).toEqual(lab.now());
  expect(await answers()).toBe(0);
});

test("a digit from another number, and from one that got no code, changes nothing", async () => {
  const request = await requestOfNumber();
  const [ride = 0] = await dispatchTo(request);
  const own = phone;
  phone = "+15125550199";
  expect(await receive("1")).toBe(204);
  expect((await help(ride)).problemAt).toBeNull();
  phone = "+15125550198";
  const without = await requestOfNumber();
  await lab.db.message.create({
    data: composeMessage(lab, {
      ...{ kind: "pass-link", channel: "sms", recipientType: "victim", recipientName: "Robin" },
      ...{ recipientAddress: phone, subject: "Status", body: { text: "Here" }, requestId: without },
    }),
  });
  await receive("1");
  expect(await responses(without)).toMatchObject([{ content: "1", isProblem: false }]);
  phone = own;
});

test("the Help Pass shows a texted digit as its own buttons do", async () => {
  const request = await requestOfNumber("es");
  await dispatchTo(request);
  const pass = await madePass(officer, request);
  await receive("1");
  const page = await readPass(await openedPass(lab, pass));
  expect(page).toContain("No funciona");
  expect(page).not.toContain("It doesn");
});

test("after 30 days a digit is no one's answer", async () => {
  const old = await requestOfNumber();
  const [past = 0] = await dispatchTo(old);
  later(31 * dayMs);
  expect(await receive("2")).toBe(204);
  expect((await help(past)).completedAt).toBeNull();
  expect(await responses(old)).toEqual([]);
});
