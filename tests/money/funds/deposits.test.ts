import { beforeAll, beforeEach, expect, test } from "vitest";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { changeFund, createFund, freezeFund, unfreezeFund } from "../../../graph/money/funds/acts.ts";
import { confirmDeposit, enterDeposit, refuseDeposit } from "../../../graph/money/funds/deposits.ts";
import { findFund, listDeposits, readFund } from "../../../graph/money/funds/list.ts";
import { approvedRequest, signInSuperAdmin } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
let treasurer: Caller;
let second: Caller;
let desk: Caller;
beforeAll(async () => {
  treasurer = await signInSuperAdmin(lab);
  second = await signInSuperAdmin(lab);
  desk = await signInAdmin(lab, { role: "treasurer" });
});

let fund = 0;
let made = 0;
const form = (over: Record<string, unknown> = {}) => ({ name: `Fund ${++made}`, priority: 50, ...over });
beforeEach(async () => {
  ({ id: fund } = await createFund(await treasurer.context(), form()));
});

const enter = async (who: Caller, amount: number, over: Record<string, unknown> = {}) =>
  enterDeposit(await who.context(), over["fund"] === undefined ? fund : Number(over["fund"]), {
    amount,
    reference: `Wire ${++made}`,
    ...over,
  });
const available = async () => (await readFund(await desk.context(), fund)).availableCents;

test("a deposit counts when a second person confirms it", async () => {
  const deposit = await enter(desk, 1_000.01);
  expect(await available()).toBe(0);
  await confirmDeposit(await second.context(), deposit);
  expect(await available()).toBe(100_001);
  const [shown] = await listDeposits(await desk.context(), fund);
  expect(shown).toMatchObject({ version: 1, confirmedAt: expect.any(Date) as Date });
});

test("those who may confirm a deposit get an email, and the person who entered it does not", async () => {
  const since = await lab.db.message.count();
  const reference = `Wire ${++made}`;
  await enter(treasurer, 1_234.5, { reference });
  const messages = await lab.db.message.findMany({ orderBy: { createdAt: "desc" } });
  const written = messages.slice(0, messages.length - since);
  const addressOf = async (who: Caller) => {
    const { viewer } = await who.context();
    if (viewer.kind !== "admin") throw new Error("no administrator");
    return (await lab.db.admin.findUniqueOrThrow({ where: { id: viewer.adminId } })).email;
  };
  const addresses = written.map(({ recipientAddress }) => recipientAddress);
  expect(addresses).toContain(await addressOf(second));
  expect(addresses).not.toContain(await addressOf(treasurer));
  const { text } = openBody(lab, written[0]?.bodySealed ?? "");
  for (const told of ["$1,234.50", reference, `/admin/funds/${fund}`]) expect(text).toContain(told);
  // A refused form writes none.
  const before = await lab.db.message.count();
  await expect(enter(treasurer, 1, { reference })).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await lab.db.message.count()).toBe(before);
});

test("no one decides on a deposit of their own, and the database holds that too", async () => {
  const deposit = await enter(treasurer, 50);
  const refused = {
    code: "FORBIDDEN",
    message: "You entered this deposit. Another person must confirm or refuse it.",
  };
  await expect(confirmDeposit(await treasurer.context(), deposit)).rejects.toMatchObject(refused);
  await expect(refuseDeposit(await treasurer.context(), deposit, { reason: "Mine" })).rejects.toMatchObject(
    refused,
  );
  await expect(
    lab.db.deposit.update({
      where: { id: deposit.id },
      data: { confirmedAt: new Date(), decidedById: deposit.enteredById },
    }),
  ).rejects.toThrow("Deposit_is_decided_by_another");
  expect(await available()).toBe(0);
});

test("only treasurers and super administrators decide, and no one without a session", async () => {
  const deposit = await enter(treasurer, 50);
  await expect(confirmDeposit(await (await signInAdmin(lab)).context(), deposit)).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  const officer = await signInOfficer(lab);
  await expect(enter(officer, 5)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(enter(await lab.visitor(), 5)).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("the second of two decisions gets CONFLICT, and money is posted once", async () => {
  const deposit = await enter(desk, 70);
  const contexts = await Promise.all([treasurer.context(), second.context()]);
  const answers = await Promise.allSettled(contexts.map((context) => confirmDeposit(context, deposit)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(answers.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "CONFLICT" } });
  expect(await available()).toBe(7_000);
  await expect(
    refuseDeposit(await second.context(), { ...deposit, version: 1 }, { reason: "Late" }),
  ).rejects.toMatchObject({ code: "CONFLICT" });
});

test("a refused deposit says why and moves nothing", async () => {
  const deposit = await enter(desk, 70);
  await expect(refuseDeposit(await second.context(), deposit, { reason: " " })).rejects.toMatchObject({
    code: "INVALID",
  });
  await refuseDeposit(await second.context(), deposit, { reason: "Typed twice" });
  expect(await available()).toBe(0);
  await expect(confirmDeposit(await second.context(), { ...deposit, version: 1 })).rejects.toMatchObject({
    code: "CONFLICT",
  });
});

test("an amount beyond plausibility, or not in whole cents, is refused when it is entered", async () => {
  const refused = async (amount: unknown, message: string) =>
    expect(enter(desk, amount as number)).rejects.toMatchObject({
      code: "INVALID",
      fields: { amount: [{ text: message }] },
    });
  for (const amount of [1e12, 1_000_000_000.01, "1000000000000"])
    await refused(amount, "Use at most $1,000,000,000 for one entry");
  for (const amount of [19.999, 0.1 + 0.2, 0, -5, "1e3x", Number.NaN])
    await refused(amount, "Enter an amount in dollars and cents, such as 1029.00");
  await enter(desk, 1_000_000_000);
});

test("the database keeps a decided deposit as it is, and an entered one as it was entered", async () => {
  const [confirmed, refused, waiting] = [await enter(desk, 70), await enter(desk, 71), await enter(desk, 72)];
  await confirmDeposit(await second.context(), confirmed);
  await refuseDeposit(await second.context(), refused, { reason: "Typed twice" });
  const change = (id: number, data: object) => lab.db.deposit.update({ where: { id }, data });
  for (const { id } of [confirmed, refused]) {
    for (const data of [
      { cents: 1n },
      { reference: "Another" },
      { decidedBy: "someone" },
      { confirmedAt: null, decidedById: null },
      { refusedAt: new Date() },
      { version: 9 },
    ])
      await expect(change(id, data)).rejects.toThrow(/never changed/);
    await expect(lab.db.deposit.delete({ where: { id } })).rejects.toThrow(/never changed/);
  }
  await expect(lab.db.deposit.updateMany({ data: { cents: 1n } })).rejects.toThrow(/never changed/);
  await expect(lab.db.deposit.deleteMany()).rejects.toThrow(/never changed/);
  await expect(lab.db.$executeRaw`TRUNCATE "Deposit"`).rejects.toThrow(/by the ledger alone/);
  for (const data of [{ cents: 1n }, { enteredById: 999 }, { kind: "withdrawal" }, { reference: "Another" }])
    await expect(change(waiting.id, data)).rejects.toThrow(/never changed/);
  expect(await available()).toBe(7_000);
  await confirmDeposit(await second.context(), waiting);
  expect(await available()).toBe(14_200);
});

test("a fund has each reference once", async () => {
  await enter(desk, 70, { reference: "Wire A" });
  await expect(enter(treasurer, 70, { reference: "Wire A" })).rejects.toMatchObject({ code: "CONFLICT" });
  const { id } = await createFund(await treasurer.context(), form());
  await enter(desk, 70, { fund: id, reference: "Wire A" });
});

test("a withdrawal never exceeds what is available", async () => {
  await confirmDeposit(await second.context(), await enter(desk, 100));
  await expect(enter(desk, 100.01, { kind: "withdrawal" })).rejects.toMatchObject({
    ...{ code: "INVALID", message: "Only $100.00 is available in this fund" },
    fields: { amount: expect.anything() as unknown },
  });
  const tooMuch = await enter(desk, 100, { kind: "withdrawal" });
  await confirmDeposit(await second.context(), await enter(desk, 40, { kind: "withdrawal" }));
  await expect(confirmDeposit(await second.context(), tooMuch)).rejects.toMatchObject({
    code: "UNPROCESSABLE",
  });
  expect(await available()).toBe(6_000);
});

test("a frozen fund keeps its money until a super administrator unfreezes it", async () => {
  await confirmDeposit(await second.context(), await enter(desk, 900));
  const shown = await readFund(await desk.context(), fund);
  await expect(freezeFund(await desk.context(), shown, { reason: "" })).rejects.toMatchObject({
    code: "INVALID",
  });
  const frozen = await freezeFund(await desk.context(), shown, { reason: "Audit" });
  await expect(freezeFund(await desk.context(), frozen, { reason: "Again" })).rejects.toMatchObject({
    code: "CONFLICT",
  });
  await expect(unfreezeFund(await desk.context(), frozen)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await lab.db.fund.updateMany({ where: { id: { not: fund } }, data: { closedAt: new Date() } });
  await expect(approvedRequest(lab, { dollars: 10 })).rejects.toThrow("No fund has $10.00");
  await confirmDeposit(await second.context(), await enter(desk, 1)); // money can come in
  await unfreezeFund(await treasurer.context(), frozen);
  await approvedRequest(lab, { dollars: 10 });
  expect(await available()).toBe(89_100);
  await lab.db.fund.updateMany({ data: { closedAt: null } });
});

test("a change applies to the version that was shown; a taken name is refused", async () => {
  const shown = await readFund(await desk.context(), fund);
  await changeFund(
    await treasurer.context(),
    shown,
    form({ name: shown.name, states: ["TX"], warnBelow: 20 }),
  );
  await expect(changeFund(await second.context(), shown, form())).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(
    createFund(await treasurer.context(), form({ name: shown.name.toUpperCase() })),
  ).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(createFund(await desk.context(), form())).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(await findFund(await desk.context(), fund)).toMatchObject({ states: ["TX"], version: 1 });
});

test("the first deposit of a counted fund makes it held, and can pay for what was counted", async () => {
  const general = await lab.db.fund.findFirstOrThrow({ where: { key: "general" } });
  await lab.db.fund.updateMany({ where: { id: { not: general.id } }, data: { closedAt: new Date() } });
  await approvedRequest(lab, { dollars: 300 });
  await expect(enter(desk, 10, { fund: general.id, kind: "withdrawal" })).rejects.toMatchObject({
    code: "CONFLICT",
  });
  const before = await readFund(await desk.context(), general.id);
  const owed = before.countedCents / 100;
  expect(owed).toBeGreaterThanOrEqual(300);
  const deposit = await enter(desk, owed + 500, { fund: general.id });
  await confirmDeposit(await second.context(), deposit, { coversCounted: true });
  const after = await readFund(await desk.context(), general.id);
  expect(after).toMatchObject({
    mode: "held",
    availableCents: before.availableCents + 50_000,
    countedCents: 0,
  });
  await expect(approvedRequest(lab, { dollars: 50_000 })).rejects.toThrow();
  await approvedRequest(lab, { dollars: 500 });
});

test("a pending allocation is requested, and not covered", async () => {
  await lab.db.fund.updateMany({ where: { id: { not: fund } }, data: { closedAt: new Date() } });
  await lab.db.fund.update({ where: { id: fund }, data: { closedAt: null } });
  const id = await fileRequest(lab, await signInOfficer(lab));
  await lab.db.fundAllocation.create({
    data: { requestId: id, amountCents: 4_200, justification: "", status: "pending" },
  });
  expect(await readFund(await desk.context(), fund)).toMatchObject({
    requestedCents: 4_200,
    reservedCents: 0,
  });
});

test("a conflict about a deposit names the person who was first", async () => {
  const nameOf = async (who: Caller) => {
    const { viewer } = await who.context();
    return viewer.kind === "admin" ? viewer.username : "";
  };
  const [bySecond, byTreasurer, byDesk] = await Promise.all([second, treasurer, desk].map(nameOf));
  const confirmed = await enter(desk, 10);
  await confirmDeposit(await second.context(), confirmed);
  await expect(refuseDeposit(await treasurer.context(), confirmed, { reason: "Twice" })).rejects.toThrow(
    `${bySecond} already confirmed this deposit.`,
  );
  const refused = await enter(desk, 11);
  await refuseDeposit(await treasurer.context(), refused, { reason: "Wrong bank" });
  await expect(confirmDeposit(await second.context(), refused)).rejects.toThrow(
    `${byTreasurer} already refused this deposit.`,
  );
  const { reference } = await enter(desk, 12);
  await expect(enter(second, 12, { reference })).rejects.toThrow(`${byDesk} entered it.`);
});
