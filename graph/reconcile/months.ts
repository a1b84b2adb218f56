import { createHash } from "node:crypto";
import type { LedgerMonth, Prisma } from "../../prisma/client/client.ts";
import { demand } from "../core/access/audiences.ts";
import { record } from "../core/audit/record.ts";
import type { Context } from "../core/context.ts";
import { parse, Refusal } from "../core/errors.ts";
import { rangeOf } from "../funds/export.ts";
import { lockJournal } from "../statements/funds/move.ts";
import { can } from "./policy.ts";
import { isOver, monthName } from "./rules.shared.ts";
import { says } from "./sentences.ts";

/** A month of the ledger; `closed` is null while it is open. */
export interface ShownMonth {
  month: string;
  isOver: boolean;
  openDifferences: number;
  closed: LedgerMonth | null;
}

/** Longer ago than anyone corrects. */
const shownMonths = 12;

/** The months since the first entry, newest first, at most twelve. */
export async function listMonths(context: Context): Promise<ShownMonth[]> {
  const { db, viewer } = context;
  demand(can.readStatements(viewer));
  const now = context.now();
  const first = await db.ledgerEntry.findFirst({ orderBy: { id: "asc" }, select: { at: true } });
  if (!first) return [];
  const names = Array.from({ length: shownMonths }, (_, back) => monthBefore(now, back)).filter(
    (month) => month >= first.at.toISOString().slice(0, 7),
  );
  const closed = await db.ledgerMonth.findMany({ where: { month: { in: names } } });
  return Promise.all(
    names.map(async (month) => ({
      month,
      isOver: isOver(month, now),
      openDifferences: await countOpen(db, month),
      closed: closed.find((one) => one.month === month) ?? null,
    })),
  );
}

const monthBefore = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7);

/**
 * Closes a month without open differences: hashes its journal into the audit log. From then on, the
 * database dates no entry in it.
 */
export async function closeMonth(context: Context, input: unknown): Promise<ShownMonth> {
  const { db, viewer } = context;
  demand(can.reconcile(viewer));
  const month = parse(monthName, input);
  const now = context.now();
  if (!isOver(month, now)) throw new Refusal("CONFLICT", says.monthRuns);
  const closed = await db.$transaction(
    async (tx) => {
      // Waits for entries that are being written, and keeps further ones out until the commit.
      await lockJournal(tx);
      if (await tx.ledgerMonth.findUnique({ where: { month } }))
        throw new Refusal("CONFLICT", says.monthClosed);
      const open = await countOpen(tx, month);
      if (open > 0) throw new Refusal("CONFLICT", says.monthOpen({ count: open }));
      const { entries, hash } = await hashJournal(tx, month);
      const row = await tx.ledgerMonth.create({
        data: { month, entries, hash, closedAt: now, closedBy: viewer.username },
      });
      await record(tx, context, {
        action: "ledger.month-closed",
        resourceType: "ledger",
        resourceId: month,
        details: { month, entries, hash },
      });
      return row;
    },
    { timeout: longestMs },
  );
  context.events.publish("fundChanged", { id: 0 });
  return { month, isOver: true, openDifferences: 0, closed };
}

const longestMs = 120_000;
const batch = 2000;

/** SHA-256 of the month's entries in the order of their numbers, one line each. */
export async function hashJournal(
  db: Pick<Prisma.TransactionClient, "ledgerEntry">,
  month: string,
): Promise<{ entries: number; hash: string }> {
  const { from, until } = rangeOf(month);
  const hash = createHash("sha256");
  let entries = 0;
  for (let after = 0; ;) {
    const rows = await db.ledgerEntry.findMany({
      where: { at: { gte: from, lt: until }, id: { gt: after } },
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

function countOpen(db: Pick<Prisma.TransactionClient, "statementLine">, month: string): Promise<number> {
  const { from, until } = rangeOf(month);
  return db.statementLine.count({ where: { state: "open", on: { gte: from, lt: until } } });
}
