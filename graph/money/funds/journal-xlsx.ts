import type { Context } from "../../core/context.ts";
import { isoIn } from "../../../shared/core/time/calendar.ts";
import { ledgerAccounts } from "../../../shared/money/funds/kinds.ts";
import type { ShownEntry } from "./list.ts";

/** What an account of a fund held when a month began and when it ended. */
export interface MonthBalance {
  fundName: string;
  account: string;
  openingCents: bigint;
  closingCents: bigint;
}

/** The funder is outside: it has no balance of its own here. */
const heldAccounts = ledgerAccounts.filter((account) => account !== "funder");

/** The balances of all funds or of one, account by account. Accounts without money are left out. */
export async function balancesOf(
  { db }: Context,
  { fundId, from, until }: { fundId?: number; from: Date; until: Date },
): Promise<MonthBalance[]> {
  const [opening, closing, funds] = await Promise.all([
    sumsBefore(from),
    sumsBefore(until),
    db.fund.findMany({
      where: { ...(fundId !== undefined && { id: fundId }) },
      orderBy: { id: "asc" },
      select: { id: true, name: true },
    }),
  ]);
  return funds.flatMap(({ id, name: fundName }) =>
    heldAccounts.flatMap((account) => {
      const [openingCents, closingCents] = [opening(id, account), closing(id, account)];
      return openingCents || closingCents ? [{ fundName, account, openingCents, closingCents }] : [];
    }),
  );

  async function sumsBefore(moment: Date) {
    const where = { at: { lt: moment }, ...(fundId !== undefined && { fundId }) };
    const [into, out] = await Promise.all([
      db.ledgerEntry.groupBy({ by: ["fundId", "target"], where, _sum: { cents: true } }),
      db.ledgerEntry.groupBy({ by: ["fundId", "source"], where, _sum: { cents: true } }),
    ]);
    return (id: number, account: string) => {
      const received = into.find((row) => row.fundId === id && row.target === account);
      const given = out.find((row) => row.fundId === id && row.source === account);
      return (received?._sum.cents ?? 0n) - (given?._sum.cents ?? 0n);
    };
  }
}

/**
 * The journal and the balances as two sheets, each with a frozen header. Texts are stored as texts,
 * so that no cell is a formula. Times are local and dates, amounts are numbers.
 */
export async function journalXlsx(
  batches: AsyncGenerator<ShownEntry[]>,
  balances: readonly MonthBalance[],
  { month, zone, columns }: { month: string; zone: string; columns: readonly string[] },
) {
  // The library is loaded on first use.
  const { default: writeXlsxFile } = await import("write-excel-file/node");
  const text = (value: string | null, more = {}) =>
    value === null ? null : { value, type: String, ...more };
  const amount = (cents: bigint) => ({ value: Number(cents) / 100, type: Number, format: "#,##0.00" });
  const headOf = (names: readonly string[]) => names.map((name) => text(name, { fontWeight: "bold" }));
  const rows: unknown[][] = [];
  for await (const entries of batches)
    for (const { id, at, fundName, kind, source, target, cents, ...about } of entries)
      rows.push([
        { value: id, type: Number },
        { value: wallClock(zone, at), type: Date, format: "yyyy-mm-dd hh:mm:ss" },
        ...[text(fundName), text(kind), text(source), text(target), amount(cents)],
        ...[text(about.caseId), text(about.reference), text(about.enteredBy), text(about.confirmedBy)],
      ]);
  const sheetOf = (sheet: string, widths: readonly number[], data: readonly unknown[][]) => ({
    ...{ sheet, stickyRowsCount: 1, columns: widths.map((width) => ({ width })) },
    data: data as ReturnType<typeof headOf>[],
  });
  const balanceRows = balances.map(({ fundName, account, openingCents, closingCents }) => [
    ...[text(fundName), text(account), amount(openingCents), amount(closingCents)],
  ]);
  const sheets = [
    sheetOf(month, [10, 30, 24, 14, 12, 12, 16, 16, 28, 18, 18], [headOf(columns), ...rows]),
    sheetOf(
      "Balances",
      [24, 14, 18, 18],
      [headOf(["fund", "account", "opening balance", "closing balance"]), ...balanceRows],
    ),
  ];
  return Uint8Array.from(await writeXlsxFile(sheets).toBuffer());
}

/** A spreadsheet's dates have no zone, so the local clock is written. */
const wallClock = (zone: string, at: Date) => new Date(`${isoIn(zone, at).slice(0, 19)}Z`);
