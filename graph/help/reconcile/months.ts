import { createHash } from "node:crypto";
import type { LedgerMonth, LedgerMonthProposal, Prisma } from "../../../prisma/client/client.ts";
import { demand } from "../../core/access/audiences.ts";
import type { AdminViewer } from "../../core/access/viewer.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { addMonths } from "../../../shared/core/time/calendar.ts";
import { monthIn } from "../../../shared/core/time/zone.ts";
import { dayColumn } from "../../../shared/core/time/day-column.ts";
import { boundsAmong, ledgerMonth, type Bounds } from "../../money/funds/months.ts";
import { lockJournal } from "../../money/funds/move.sql.ts";
import { lockName } from "../../core/database/locks.sql.ts";
import { can } from "./policy.ts";
import { monthName } from "../../../shared/help/reconcile/rules.ts";
import { says } from "../../../shared/help/reconcile/sentences.ts";

/** A month of the ledger; `closed` is null while it is open. */
export interface MonthView {
  month: string;
  isOver: boolean;
  openDifferences: number;
  /** One person wants to close it. */
  proposal: LedgerMonthProposal | null;
  /** It is the first month that is still open: months are closed in order. */
  isNext: boolean;
  closed: LedgerMonth | null;
}

/** Longer ago than anyone corrects; older months are listed while they are open. */
const shownMonths = 12;

type Reading = Pick<Context, "zone"> & {
  db: Pick<Prisma.TransactionClient, "ledgerEntry" | "ledgerMonth">;
};

/** The months from the first entry to the last one named, and those of them that are closed. */
async function readMonths({ db, zone }: Reading, last: string) {
  const first = await db.ledgerEntry.findFirst({ orderBy: { id: "asc" }, select: { at: true } });
  if (!first) return { names: [], closed: [] };
  const closed = await db.ledgerMonth.findMany({ orderBy: { month: "asc" } });
  const holding = closed.find(({ beginsAt, endsAt }) => beginsAt <= first.at && first.at < endsAt);
  const names: string[] = [];
  for (let month = holding?.month ?? monthIn(zone(), first.at); month <= last; month = addMonths(month, 1))
    names.push(month);
  return { names, closed };
}

const firstOpen = ({ names, closed }: Awaited<ReturnType<typeof readMonths>>) =>
  names.find((name) => closed.every(({ month }) => month !== name));

/** The months since the first entry, newest first: the last twelve, and all that are open. */
export async function listMonths(context: Context): Promise<MonthView[]> {
  const { db, viewer } = context;
  demand(can.readStatements(viewer));
  const [zone, now] = [context.zone(), context.now()];
  const months = await readMonths(context, monthIn(zone, now));
  const { names, closed } = months;
  const next = firstOpen(months);
  const proposals = await db.ledgerMonthProposal.findMany({ where: { month: { in: names } } });
  const shown = names.filter((name, at) => at >= names.length - shownMonths || (next && name >= next));
  return Promise.all(
    shown.toReversed().map(async (month) => ({
      month,
      isOver: boundsAmong(closed, zone, month).endsAt <= now,
      openDifferences: await countOpen(db, month),
      proposal: proposals.find((one) => one.month === month) ?? null,
      isNext: month === next,
      closed: closed.find((one) => one.month === month) ?? null,
    })),
  );
}

/**
 * Closes a month without open differences, as two people say so: the first call notes who wants to
 * close it, and the call of another person hashes its journal into the audit log. From then on, the
 * database dates no entry in it. Months are closed in order.
 */
export async function closeMonth(context: Context, input: unknown): Promise<MonthView> {
  const { db, viewer } = context;
  demand(can.reconcile(viewer));
  const month = parse(monthName, input);
  const now = context.now();
  const done = await db.$transaction(
    async (tx) => {
      // If two people want to close it at once, the second one confirms.
      await lockName(tx, `month ${month}`);
      const { beginsAt, endsAt } = await demandClosable(context, tx, month);
      const proposal = await tx.ledgerMonthProposal.findUnique({ where: { month } });
      if (!proposal) return { proposal: await propose(context, tx, { month, viewer }), closed: null };
      demand(can.confirmMonth(viewer, proposal), says.proposedByYou);
      // Waits for entries that are being written, and keeps further ones out until the commit.
      await lockJournal(tx);
      const { entries, hash } = await hashJournal(tx, { beginsAt, endsAt });
      const { proposedById, proposedBy } = proposal;
      const closed = await tx.ledgerMonth.create({
        data: {
          ...{ month, beginsAt, endsAt, entries, hash, proposedById, proposedBy },
          ...{ closedAt: now, closedBy: viewer.username, closedById: viewer.adminId },
        },
      });
      await record(tx, context, {
        action: "ledger.month-closed",
        resourceType: "ledger",
        resourceId: month,
        details: {
          ...{ month, from: beginsAt.toISOString(), until: endsAt.toISOString(), entries, hash },
          proposedBy,
        },
      });
      return { proposal, closed };
    },
    { timeout: longestMs },
  );
  context.events.publish("fundChanged", { id: 0 });
  return { month, isOver: true, openDifferences: 0, isNext: done.closed === null, ...done };
}

async function demandClosable(
  context: Context,
  tx: Prisma.TransactionClient,
  month: string,
): Promise<Bounds> {
  const { closed, ...bounds } = await ledgerMonth({ db: tx, zone: context.zone }, month);
  if (bounds.endsAt > context.now()) throw new Refusal("CONFLICT", says.monthRuns);
  if (closed) throw new Refusal("CONFLICT", says.monthClosed);
  const open = await countOpen(tx, month);
  if (open > 0) throw new Refusal("CONFLICT", says.monthOpen({ count: open }));
  const next = firstOpen(await readMonths({ db: tx, zone: context.zone }, month));
  if (next !== undefined && next < month) throw new Refusal("CONFLICT", says.earlierOpen({ month: next }));
  return bounds;
}

async function propose(
  context: Context,
  tx: Prisma.TransactionClient,
  { month, viewer }: { month: string; viewer: AdminViewer },
) {
  const by = { proposedById: viewer.adminId, proposedBy: viewer.username };
  const proposal = await tx.ledgerMonthProposal.create({
    data: { month, ...by, proposedAt: context.now() },
  });
  await record(tx, context, {
    action: "ledger.month-proposed",
    resourceType: "ledger",
    resourceId: month,
    details: { month },
  });
  return proposal;
}

const longestMs = 120_000;
const batch = 2000;

/** SHA-256 of the month's entries in the order of their numbers, one line each. */
export async function hashJournal(
  db: Pick<Prisma.TransactionClient, "ledgerEntry">,
  { beginsAt, endsAt }: Bounds,
): Promise<{ entries: number; hash: string }> {
  const hash = createHash("sha256");
  let entries = 0;
  for (let after = 0; ;) {
    const rows = await db.ledgerEntry.findMany({
      where: { at: { gte: beginsAt, lt: endsAt }, id: { gt: after } },
      orderBy: { id: "asc" },
      take: batch,
    });
    for (const { id, at, fundId, source, target, cents, kind, requestId, depositId } of rows)
      hash.update(
        `${[id, at.toISOString(), fundId, source, target, cents, kind, requestId ?? "", depositId ?? ""].join(",")}\n`,
      );
    entries += rows.length;
    if (rows.length < batch) return { entries, hash: hash.digest("hex") };
    after = rows.at(-1)?.id ?? 0;
  }
}

/** Lines have days, not moments. */
function countOpen(db: Pick<Prisma.TransactionClient, "statementLine">, month: string): Promise<number> {
  const [from, until] = [dayColumn(`${month}-01`), dayColumn(`${addMonths(month, 1)}-01`)];
  return db.statementLine.count({ where: { state: "open", on: { gte: from, lt: until } } });
}
