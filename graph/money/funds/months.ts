import type { PrismaClient, LedgerMonth } from "../../../prisma/client/client.ts";
import { addMonths, startOfMonth } from "../../../shared/core/time/calendar.ts";

/** The moments at which a month begins, and at which the next one does. */
export interface Bounds {
  beginsAt: Date;
  endsAt: Date;
}
/** A month, `2026-01`, whose bounds do not change any more. */
interface KeptMonth extends Bounds {
  month: string;
}

/**
 * The bounds of a month. A kept month has those with which it was kept, and its neighbors border on
 * it: if the time zone changes, no moment is in two months or in none.
 */
export function boundsAmong(kept: readonly KeptMonth[], zone: string, month: string): Bounds {
  const find = (months: number) => kept.find((one) => one.month === addMonths(month, months));
  return (
    find(0) ?? {
      beginsAt: find(-1)?.endsAt ?? startOfMonth(zone, month),
      endsAt: find(1)?.beginsAt ?? startOfMonth(zone, addMonths(month, 1)),
    }
  );
}

interface Reading {
  db: { ledgerMonth: Pick<PrismaClient["ledgerMonth"], "findMany"> };
  zone: () => string;
}

/** The bounds of a month of the ledger, and its row if it is closed. */
export async function ledgerMonth(
  { db, zone }: Reading,
  month: string,
): Promise<Bounds & { closed: LedgerMonth | null }> {
  const near = [-1, 0, 1].map((months) => addMonths(month, months));
  const rows = await db.ledgerMonth.findMany({ where: { month: { in: near } } });
  const { beginsAt, endsAt } = boundsAmong(rows, zone(), month);
  return { beginsAt, endsAt, closed: rows.find((row) => row.month === month) ?? null };
}

/** For a query: the moments of a month of the ledger. */
export async function rangeOf(reading: Reading, month: string): Promise<{ from: Date; until: Date }> {
  const { beginsAt, endsAt } = await ledgerMonth(reading, month);
  return { from: beginsAt, until: endsAt };
}
