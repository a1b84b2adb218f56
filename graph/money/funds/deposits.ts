import type { Deposit, Fund, Prisma } from "../../../prisma/client/client.ts";
import { refusalOf, uniqueViolated } from "../../adapters/database/refusal.ts";
import { centsOf } from "../../../shared/core/forms/dollars.ts";
import { admit, demand } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { money } from "../../core/i18n/i18n.ts";
import { guardedWrite, type Guard, type ExpectedRow } from "../../core/guarded-write.ts";
import type { AnySentence } from "../../../shared/core/i18n/phrases.ts";
import { readBalances, readWaitingForFund } from "./balances.sql.ts";
import { lockFund, postTransfer } from "./move.sql.ts";
import { sqlWithin } from "../../core/database/statement.ts";
import { writeDepositNotices } from "./deposit-notices.ts";
import { can } from "./policy.ts";
import { depositForm, reasonForm, transferForm } from "../../../shared/money/funds/rules.ts";
import { says } from "../../../shared/money/funds/sentences.ts";

/** Enters money that arrived or left. It counts when a second person confirms it. */
export async function enterDeposit(context: Context, fundId: number, input: unknown): Promise<Deposit> {
  demand(can.enterDeposit(context.viewer));
  const { kind, amount, reference } = parse(depositForm, input);
  const cents = BigInt(centsOf(amount));
  return enter(context, {
    ...{ fundId, kind, reference, cents },
    allow: async (tx) => {
      const { mode } = await findWithin(tx, fundId);
      if (kind === "withdrawal" && mode === "counted")
        throw new Refusal("CONFLICT", says.withdrawalFromCounted);
      if (kind === "withdrawal") await demandAvailable(tx, fundId, cents);
    },
  });
}

interface Way {
  fundId: number;
  toFundId: number;
}

/** Enters a transfer of available money to another fund, for a second person to confirm. */
export async function moveBetweenFunds(
  context: Context,
  { fundId, toFundId }: Way,
  input: unknown,
): Promise<Deposit> {
  demand(can.enterDeposit(context.viewer));
  const { amount, reason: purpose } = parse(transferForm, input);
  if (fundId === toFundId) throw new Refusal("INVALID", says.sameFund, { to: [says.sameFund] });
  const cents = BigInt(centsOf(amount));
  return enter(context, {
    ...{ fundId, toFundId, purpose, kind: "transfer", cents },
    reference: `T-${context.random.uuid().slice(0, 8).toUpperCase()}`,
    allow: async (tx) => {
      demandMovable(await findWithin(tx, fundId), await findWithin(tx, toFundId));
      await demandAvailable(tx, fundId, cents);
    },
  });
}

/** Too much is refused at once, and again when it is confirmed. INVALID names `amount`. */
async function demandAvailable(tx: Prisma.TransactionClient, fundId: number, cents: bigint) {
  const { _sum } = await tx.fundShard.aggregate({ where: { fundId }, _sum: { cents: true } });
  const available = _sum.cents ?? 0n;
  if (cents <= available) return;
  const said = says.moreThanAvailable({ available: money(Number(available), "en") });
  throw new Refusal("INVALID", said, { amount: [said] });
}

/** A frozen fund receives money and gives none. A counted one has none that could be moved. */
function demandMovable(from: Fund, to: Fund) {
  if (from.mode === "counted" || to.mode === "counted") throw new Refusal("CONFLICT", says.movesCounted);
  if (from.frozenAt) throw new Refusal("CONFLICT", says.frozenGivesNone);
  if (from.closedAt || to.closedAt) throw new Refusal("CONFLICT", says.movesClosed);
}

async function findWithin(tx: Prisma.TransactionClient, id: number): Promise<Fund> {
  const fund = await tx.fund.findUnique({ where: { id } });
  if (!fund) throw new Refusal("NOT_FOUND", says.missing);
  return fund;
}

interface Entered extends Pick<Deposit, "fundId" | "kind" | "cents" | "reference"> {
  toFundId?: number;
  purpose?: string;
  allow: (tx: Prisma.TransactionClient) => Promise<void>;
}

async function enter(context: Context, { allow, ...given }: Entered): Promise<Deposit> {
  const { db, viewer } = context;
  demand(can.enterDeposit(viewer));
  const { fundId, toFundId, kind, cents, reference } = given;
  const entered = await db
    .$transaction(async (tx) => {
      await allow(tx);
      const deposit = await tx.deposit.create({
        data: {
          ...{ ...given, enteredAt: context.now() },
          ...{ enteredById: viewer.adminId, enteredBy: viewer.username },
        },
      });
      await record(tx, context, {
        action: "fund.deposit-entered",
        resourceType: "deposit",
        resourceId: deposit.id,
        details: { ...waysOf({ fundId, toFundId }), kind, cents: Number(cents), reference },
      });
      await writeDepositNotices(context, tx, deposit);
      return deposit;
    })
    .catch(async (error: unknown) => {
      if (refusalOf(error, uniqueViolated) === undefined) throw error;
      const first = await db.deposit.findFirst({ where: { fundId, reference }, select: { enteredBy: true } });
      if (!first) throw error;
      const used = says.referenceUsed({ name: first.enteredBy });
      throw new Refusal("CONFLICT", used, { reference: [used] });
    });
  announceFunds(context, entered);
  context.events.publish("workWaiting", { kind: "message" });
  return entered;
}

type Ways = { fundId: number; toFundId?: number | null | undefined };

const waysOf = ({ fundId, toFundId }: Ways) => ({
  fund: fundId,
  ...(typeof toFundId === "number" && { to: toFundId }),
});

function announceFunds({ events }: Context, { fundId, toFundId }: Ways) {
  events.publish("fundChanged", { id: fundId });
  if (typeof toFundId === "number") events.publish("fundChanged", { id: toFundId });
}

/**
 * Confirms a deposit that someone else entered: its money is available. The first one switches the
 * fund from counted to held. With `coversCounted` it pays for what was given out before.
 */
export async function confirmDeposit(
  context: Context,
  expected: ExpectedRow,
  { coversCounted = false }: { coversCounted?: boolean | undefined } = {},
): Promise<Deposit> {
  return decide(context, expected, {
    data: { confirmedAt: context.now() },
    action: "fund.deposit-confirmed",
    within: (tx, deposit) => post(context, tx, deposit, coversCounted),
  });
}

/** Refuses a deposit that someone else entered, with a reason. */
export async function refuseDeposit(
  context: Context,
  expected: ExpectedRow,
  input: unknown,
): Promise<Deposit> {
  admit(context.viewer, "confirmMoney");
  const { reason } = parse(reasonForm, input);
  return decide(context, expected, {
    data: { refusedAt: context.now(), reason },
    action: "fund.deposit-refused",
    within: async () => {},
  });
}

interface Decision {
  data: Prisma.DepositUpdateManyMutationInput;
  action: "fund.deposit-confirmed" | "fund.deposit-refused";
  within: (tx: Prisma.TransactionClient, deposit: Deposit) => Promise<void>;
}

/** Who was first, and what they decided. */
function decisionOf({ confirmedAt, decidedBy }: Deposit): AnySentence {
  if (!decidedBy) return says.depositDecided;
  return confirmedAt
    ? says.depositConfirmedBy({ name: decidedBy })
    : says.depositRefusedBy({ name: decidedBy });
}

async function decide(context: Context, { id, version }: ExpectedRow, { data, action, within }: Decision) {
  const { viewer } = context;
  admit(viewer, "confirmMoney");
  const guard: Guard<"Deposit"> = {
    where: { id },
    version,
    from: { confirmedAt: null, refusedAt: null },
    allow: (deposit) => {
      if (deposit.confirmedAt || deposit.refusedAt) throw new Refusal("CONFLICT", decisionOf(deposit));
      demand(can.decideDeposit(viewer, deposit), says.ownDeposit);
    },
    data: { ...data, decidedById: viewer.adminId, decidedBy: viewer.username },
    missing: says.depositMissing,
    conflict: decisionOf,
  };
  return guardedWrite(context, "Deposit", {
    ...guard,
    audit: ({ after }) => ({
      action,
      resourceType: "deposit",
      resourceId: id,
      details: {
        ...waysOf(after),
        kind: after.kind,
        cents: Number(after.cents),
        reference: after.reference,
      },
    }),
    within: (tx, { after }) => within(tx, after),
    announce: async ({ after }) => {
      announceFunds(context, after);
      // Requests that wait for money can be approved again, so their screens must update.
      if (after.confirmedAt)
        for (const { id } of await readWaitingForFund(context.sql))
          context.events.publish("requestChanged", { id });
    },
  });
}

async function post(
  context: Context,
  tx: Prisma.TransactionClient,
  { id, fundId, toFundId, kind, cents }: Deposit,
  coversCounted: boolean,
) {
  const about = { fundId, at: context.now(), depositId: id };
  if (toFundId !== null) {
    // In the order of their numbers, so that two transfers in opposite directions never deadlock.
    for (const one of [fundId, toFundId].toSorted((a, b) => a - b)) await lockFund(tx, one);
    demandMovable(await findWithin(tx, fundId), await findWithin(tx, toFundId));
    const moved = { ...about, cents, kind: "moved" } as const;
    if (!(await postTransfer(tx, { ...moved, source: "available", target: "transfer" })))
      throw new Refusal("UNPROCESSABLE", says.notEnough);
    await postTransfer(tx, { ...moved, fundId: toFundId, source: "transfer", target: "available" });
    return;
  }
  await lockFund(tx, fundId);
  if (kind === "withdrawal") {
    const isPosted = await postTransfer(tx, {
      ...{ ...about, cents, source: "available", target: "withdrawn", kind: "withdrawn" },
    });
    if (!isPosted) throw new Refusal("UNPROCESSABLE", says.notEnough);
    return;
  }
  const now = context.now();
  const balances = await readBalances(sqlWithin(tx), { now, since: now });
  const counted = BigInt(Math.round(balances.find((one) => one.fundId === fundId)?.countedCents ?? 0));
  const { count } = await tx.fund.updateMany({
    where: { id: fundId, mode: "counted" },
    data: { mode: "held", version: { increment: 1 } },
  });
  await postTransfer(tx, { ...about, cents, source: "funder", target: "available", kind: "deposited" });
  if (count === 0 || !coversCounted) return;
  // The balances already include this deposit.
  const owed = counted + cents;
  const covered = owed < cents ? owed : cents;
  if (covered > 0n)
    await postTransfer(tx, {
      ...{ ...about, cents: covered, source: "available", target: "funder", kind: "covered" },
    });
}
