import { beforeAll, beforeEach, expect, test } from "vitest";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { changeFund, createFund, freezeFund } from "../../../graph/money/funds/acts.ts";
import { confirmDeposit, enterDeposit, moveBetweenFunds } from "../../../graph/money/funds/deposits.ts";
import { listDeposits, listEntries, readFund } from "../../../graph/money/funds/list.ts";
import { warnOfLowFunds } from "../../../graph/money/funds/low-notices.ts";
import { signInSuperAdmin } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, globalId, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
let treasurer: Caller;
let desk: Caller;
beforeAll(async () => {
  treasurer = await signInSuperAdmin(lab);
  desk = await signInAdmin(lab, { roles: ["admin", "treasurer"], email: "desk@fund.example" });
});

let made = 0;
const add = async (dollars: number, over: Record<string, unknown> = {}) => {
  const form = { name: `Fund ${++made}`, priority: 50, ...over };
  const { id } = await createFund(await treasurer.context(), form);
  const reference = `Wire ${made}`;
  const deposit = await enterDeposit(await desk.context(), id, { amount: dollars, reference });
  await confirmDeposit(await treasurer.context(), deposit);
  return id;
};
let first = 0;
let second = 0;
beforeEach(async () => {
  first = await add(100);
  second = await add(5);
});
const move = async (fundId: number, toFundId: number, amount: unknown, reason: unknown = "For rooms") =>
  moveBetweenFunds(await desk.context(), { fundId, toFundId }, { amount, reason });
const confirm = async (shown: { id: number; version: number }) =>
  confirmDeposit(await treasurer.context(), shown);
const available = async (id: number) => (await readFund(await desk.context(), id)).availableCents;

test("a transfer moves money when a second person confirms it, and both journals say so", async () => {
  const transfer = await move(first, second, 40.01);
  expect([await available(first), await available(second)]).toEqual([10_000, 500]);
  await confirm(transfer);
  expect([await available(first), await available(second)]).toEqual([5_999, 4_501]);
  const context = await desk.context();
  for (const [fundId, source, target] of [
    [first, "available", "transfer"],
    [second, "transfer", "available"],
  ] as const) {
    const [entry] = await listEntries(context, { fundId }, { after: 0, take: 1 });
    expect(entry).toMatchObject({ kind: "moved", source, target, cents: 4_001n });
    expect(entry?.reference).toBe(transfer.reference);
    const [listed] = await listDeposits(context, fundId);
    expect(listed).toMatchObject({ kind: "transfer", purpose: "For rooms" });
    expect(await readFund(context, fundId)).toMatchObject({ countedCents: 0, daysLeft: null });
  }
  await expect(confirm({ ...transfer, version: 1 })).rejects.toMatchObject({ code: "CONFLICT" });
});

test("a transfer is refused where it makes no sense", async () => {
  const invalid = { code: "INVALID" };
  await expect(move(first, first, 1)).rejects.toMatchObject({
    ...invalid,
    fields: { to: expect.anything() },
  });
  await expect(move(first, second, 0)).rejects.toMatchObject({ fields: { amount: expect.anything() } });
  await expect(move(first, second, 1, " ")).rejects.toMatchObject({ fields: { reason: expect.anything() } });
  await expect(move(first, 999_999, 1)).rejects.toMatchObject({ code: "NOT_FOUND" });
  const { id: general } = await lab.db.fund.findFirstOrThrow({ where: { mode: "counted" } });
  await expect(move(first, general, 1)).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(move(first, second, 100.01)).rejects.toMatchObject({
    ...{ ...invalid, message: "Only $100.00 is available in this fund" },
    fields: { amount: expect.anything() },
  });
  // What left the fund meanwhile is refused when it is confirmed.
  const late = await move(first, second, 100);
  const reference = `Wire out ${++made}`;
  const out = { kind: "withdrawal", amount: 0.01, reference };
  await confirm(await enterDeposit(await desk.context(), first, out));
  await expect(confirm(late)).rejects.toMatchObject({
    code: "UNPROCESSABLE",
    message: "The fund doesn't have enough money for this.",
  });
  expect(await available(first)).toBe(9_999);
});

test("a frozen fund receives money and gives none", async () => {
  const out = await move(second, first, 5);
  const into = await move(first, second, 10);
  const { version } = await readFund(await desk.context(), second);
  await freezeFund(await desk.context(), { id: second, version }, { reason: "An audit" });
  await expect(confirm(out)).rejects.toMatchObject({ message: expect.stringContaining("frozen") as string });
  await expect(move(second, first, 1)).rejects.toMatchObject({ code: "CONFLICT" });
  await confirm(into);
  expect([await available(first), await available(second)]).toEqual([9_000, 1_500]);
});

test("a closed fund takes no part", async () => {
  const out = await move(first, second, 1);
  const fund = await readFund(await desk.context(), second);
  const form = { name: fund.name, priority: 50, isClosed: true };
  await changeFund(await treasurer.context(), { id: second, version: fund.version }, form);
  await expect(confirm(out)).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(move(second, first, 1)).rejects.toMatchObject({ code: "CONFLICT" });
});

test("the person who entered a transfer cannot confirm it", async () => {
  const context = await treasurer.context();
  const own = await moveBetweenFunds(
    context,
    { fundId: first, toFundId: second },
    { amount: 1, reason: "R" },
  );
  await expect(confirm(own)).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("twenty transfers in both directions at once lose nothing and overspend nothing", async () => {
  const waiting = [];
  for (let n = 0; n < 10; n++) {
    waiting.push(await move(first, second, 30));
    waiting.push(await move(second, first, 4));
  }
  const done = await Promise.allSettled(waiting.map(confirm));
  for (const one of done)
    if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "UNPROCESSABLE" });
  expect((await available(first)) + (await available(second))).toBe(10_500);
});

test("GraphQL enters a transfer for an administrator, and for no one else", async () => {
  const source = `mutation ($input: MoveBetweenFundsInput!) {
    moveBetweenFunds(input: $input) { fund { deposits { kind fromName toName purpose state } } }
  }`;
  const input = {
    from: globalId("Fund", first),
    to: globalId("Fund", second),
    amount: 3,
    reason: "Rooms",
  };
  const { data } = await ask(desk, source, { input });
  expect(data.moveBetweenFunds.fund.deposits[0]).toMatchObject({ kind: "transfer", state: "waiting" });
  // The email to those who may confirm it names both funds.
  const [one, other] = await Promise.all(
    [first, second].map((id) => lab.db.fund.findUniqueOrThrow({ where: { id } })),
  );
  const about = { subject: "A transfer waits for you to confirm it" };
  const { bodySealed } = await lab.db.message.findFirstOrThrow({
    where: about,
    orderBy: { createdAt: "desc" },
  });
  expect(openBody(lab, bodySealed).text).toContain(`from ${one?.name} to ${other?.name}`);
  expect((await ask(await signInOfficer(lab), source, { input })).code).toMatch(/FORBIDDEN|UNAUTH/);
});

test("administrators are warned once a day while a fund is below its limit", async () => {
  await lab.db.fund.updateMany({ data: { warnBelowCents: 0 } });
  const low = await add(10, { name: `Low ${made}`, warnBelow: 20 });
  await add(50, { warnBelow: 20 });
  const about = { subject: { contains: "is running low" }, recipientAddress: "desk@fund.example" };
  const context = systemContext(lab, "tests");
  const written = await warnOfLowFunds(context);
  expect(written).toBeGreaterThan(0);
  expect(await warnOfLowFunds(context)).toBe(0);
  expect(await lab.db.message.count({ where: about })).toBe(1);
  const tomorrow = { ...context, now: () => new Date(Date.now() + 86_400_000) };
  expect(await warnOfLowFunds(tomorrow)).toBe(written);
  const fund = await readFund(await desk.context(), low);
  await changeFund(
    await treasurer.context(),
    { id: low, version: fund.version },
    {
      name: fund.name,
      priority: 50,
      warnBelow: 5,
    },
  );
  expect(await warnOfLowFunds({ ...context, now: () => new Date(Date.now() + 2 * 86_400_000) })).toBe(0);
});
