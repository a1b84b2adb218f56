import { createHash } from "node:crypto";
import type { LedgerMonth, Prisma } from "../../prisma/client/client.ts";
import { demand } from "../core/access/audiences.ts";
import { record } from "../core/audit/record.ts";
import type { Context } from "../core/context.ts";
import { parse, Refusal } from "../core/errors.ts";
import { addMonths } from "../core/time/calendar.shared.ts";
import { monthIn } from "../core/time/zone.shared.ts";
import { dayColumn } from "../core/time/day-column.shared.ts";
import { boundsAmong, ledgerMonth, type Bounds } from "../funds/months.ts";
import { lockJournal } from "../statements/funds/move.ts";
import { can } from "./policy.ts";
import { monthName } from "./rules.shared.ts";
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
  const [zone, now] = [context.zone(), context.now()];
  const first = await db.ledgerEntry.findFirst({ orderBy: { id: "asc" }, select: { at: true } });
  if (!first) return [];
  const names = Array.from({ length: shownMonths }, (_, back) => addMonths(monthIn(zone, now), -back)).filter(
    (month) => month >= monthIn(zone, first.at),
  );
  const closed = await db.ledgerMonth.findMany({
    where: { month: { gte: addMonths(names.at(-1) ?? monthIn(zone, now), -1) } },
  });
  return Promise.all(
    names.map(async (month) => ({
      month,
      isOver: boundsAmong(closed, zone, month).endsAt <= now,
      openDifferences: await countOpen(db, month),
      closed: closed.find((one) => one.month === month) ?? null,
    })),
  );
}

/**
 * Closes a month without open differences: hashes its journal into the audit log. From then on, the
 * database dates no entry in it.
 */
export async function closeMonth(context: Context, input: unknown): Promise<ShownMonth> {
  const { db, viewer } = context;
  demand(can.reconcile(viewer));
  const month = parse(monthName, input);
  const now = context.now();
  const closed = await db.$transaction(
    async (tx) => {
      // Waits for entries that are being written, and keeps further ones out until the commit.
      await lockJournal(tx);
      const { beginsAt, endsAt, closed: before } = await ledgerMonth({ db: tx, zone: context.zone }, month);
      if (endsAt > now) throw new Refusal("CONFLICT", says.monthRuns);
      if (before) throw new Refusal("CONFLICT", says.monthClosed);
      const open = await countOpen(tx, month);
      if (open > 0) throw new Refusal("CONFLICT", says.monthOpen({ count: open }));
      const { entries, hash } = await hashJournal(tx, { beginsAt, endsAt });
      const row = await tx.ledgerMonth.create({
        data: { month, beginsAt, endsAt, entries, hash, closedAt: now, closedBy: viewer.username },
      });
      await record(tx, context, {
        action: "ledger.month-closed",
        resourceType: "ledger",
        resourceId: month,
        details: { month, from: beginsAt.toISOString(), until: endsAt.toISOString(), entries, hash },
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
