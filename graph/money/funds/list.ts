import type { EmergencyRequest, Fund, Prisma } from "../../../prisma/client/client.ts";
import { Refusal } from "../../core/errors.ts";
import { demand } from "../../core/access/audiences.ts";
import type { Context, Kernel } from "../../core/context.ts";
import type { Slice } from "../../core/graphql/pages.ts";
import { dayMs } from "../../../shared/core/time/durations.ts";
import { readBalances, readWaitingForFund, type Balance } from "./balances.sql.ts";
import { monthIn } from "../../../shared/core/time/zone.ts";
import { can } from "./policy.ts";
import { daysLeft, paceDays } from "../../../shared/money/funds/rules.ts";
import type { LedgerKind } from "../../../shared/money/funds/kinds.ts";
import { says } from "../../../shared/money/funds/sentences.ts";

/** A fund with its money. */
export type FundView = Fund & Balance & { daysLeft: number | null };

/** All funds, the first to pay first; closed ones last. */
export async function listFunds(context: Context): Promise<FundView[]> {
  const { db, sql, viewer } = context;
  demand(can.readFunds(viewer));
  const now = context.now();
  const [funds, balances] = await Promise.all([
    db.fund.findMany({
      orderBy: [{ closedAt: { sort: "asc", nulls: "first" } }, { priority: "asc" }, { id: "asc" }],
    }),
    readBalances(sql, { now, since: new Date(now.getTime() - paceDays * dayMs) }),
  ]);
  return funds.flatMap((fund) => {
    const balance = balances.find(({ fundId }) => fundId === fund.id);
    if (!balance) return []; // created between the two reads
    const days = fund.mode === "held" ? daysLeft(balance.availableCents, balance.promisedCents) : null;
    return [{ ...fund, ...balance, daysLeft: days }];
  });
}

/** What each open fund has left, by its key; for operators, without a viewer. */
export async function readAvailable({ db }: Pick<Kernel, "db">): Promise<{ key: string; cents: number }[]> {
  const funds = await db.fund.findMany({
    where: { closedAt: null },
    select: { key: true, shards: { select: { cents: true } } },
  });
  return funds.map(({ key, shards }) => ({
    key,
    cents: shards.reduce((sum, { cents }) => sum + Number(cents), 0),
  }));
}

export const findFund = async (context: Context, id: number): Promise<FundView | null> =>
  (await listFunds(context)).find((fund) => fund.id === id) ?? null;

/** A fund that must exist. */
export async function readFund(context: Context, id: number): Promise<FundView> {
  const fund = await findFund(context, id);
  if (!fund) throw new Refusal("NOT_FOUND", says.missing);
  return fund;
}

interface EntryFilter {
  fundId?: number;
  requestId?: number;
  kind?: LedgerKind | null | undefined;
  from?: Date;
  until?: Date;
}

const whereOf = ({ fundId, requestId, kind, from, until }: EntryFilter): Prisma.LedgerEntryWhereInput => ({
  ...(fundId !== undefined && { fundId }),
  ...(requestId !== undefined && { requestId }),
  ...(kind && { kind }),
  ...(from && until && { at: { gte: from, lt: until } }),
});

export type ShownEntry = Awaited<ReturnType<typeof listEntries>>[number];

/** Entries of the journal, newest first, with what they are about. */
export async function listEntries({ db, viewer }: Context, filter: EntryFilter, { after, take }: Slice) {
  demand(can.readFunds(viewer));
  const rows = await db.ledgerEntry.findMany({
    where: { ...whereOf(filter), ...(after > 0 && { id: { lt: after } }) },
    orderBy: { id: "desc" },
    take,
  });
  const numbers = (of: (number | null)[]) => [...new Set(of.filter((id) => id !== null))];
  const [requests, deposits, funds] = await Promise.all([
    db.emergencyRequest.findMany({
      where: { id: { in: numbers(rows.map(({ requestId }) => requestId)) } },
      select: { id: true, caseId: true },
    }),
    db.deposit.findMany({
      where: { id: { in: numbers(rows.map(({ depositId }) => depositId)) } },
      select: { id: true, reference: true, enteredBy: true, decidedBy: true },
    }),
    db.fund.findMany({
      where: { id: { in: numbers(rows.map(({ fundId }) => fundId)) } },
      select: { id: true, name: true },
    }),
  ]);
  const caseIds = new Map(requests.map(({ id, caseId }) => [id, caseId]));
  const depositsById = new Map(deposits.map((deposit) => [deposit.id, deposit]));
  const names = new Map(funds.map(({ id, name }) => [id, name]));
  return rows.map((row) => {
    const deposit = row.depositId === null ? undefined : depositsById.get(row.depositId);
    return {
      ...row,
      caseId: row.requestId === null ? null : (caseIds.get(row.requestId) ?? null),
      reference: deposit?.reference ?? null,
      enteredBy: deposit?.enteredBy ?? null,
      confirmedBy: deposit?.decidedBy ?? null,
      fundName: names.get(row.fundId) ?? "",
    };
  });
}

export const countEntries = ({ db }: Context, filter: EntryFilter) =>
  db.ledgerEntry.count({ where: whereOf(filter) });

/** The month of a fund's first entry, as `2026-01`. Null without entries. */
export async function firstMonth({ db, zone }: Context, fundId: number): Promise<string | null> {
  const first = await db.ledgerEntry.findFirst({
    where: { fundId },
    orderBy: { id: "asc" },
    select: { at: true },
  });
  return first && monthIn(zone(), first.at);
}

/** A request's accounts and its postings, oldest first. Null for everyone but administrators. */
export async function moneyOf(context: Context, requestId: number) {
  const { db, viewer } = context;
  if (!can.readFunds(viewer)) return null;
  const money = await db.requestMoney.findUnique({ where: { requestId } });
  if (!money) return null;
  const entries = await listEntries(context, { requestId }, { after: 0, take: maxPostings });
  return { ...money, fundName: entries[0]?.fundName ?? "", entries: entries.toReversed() };
}

/** A case has few; the journal of its fund has all. */
const maxPostings = 100;

export const listDeposits = ({ db, viewer }: Context, fundId: number) => {
  demand(can.readFunds(viewer));
  return db.deposit.findMany({
    where: { OR: [{ fundId }, { toFundId: fundId }] },
    orderBy: { id: "desc" },
    take: maxDeposits,
  });
};

const maxDeposits = 100;

/** Requests that were approved and wait for money, the most urgent and oldest first. */
export async function listWaiting({ db, sql, viewer }: Context): Promise<EmergencyRequest[]> {
  demand(can.readFunds(viewer));
  const ids = (await readWaitingForFund(sql)).map(({ id }) => id);
  const rows = await db.emergencyRequest.findMany({ where: { id: { in: ids } } });
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
