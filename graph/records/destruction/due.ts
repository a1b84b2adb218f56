import type { Destruction, FiscalYear, Prisma } from "../../../prisma/client/client.ts";
import { dayIn } from "../../../shared/core/time/zone.ts";
import { admit } from "../../core/access/audiences.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/database/statement.ts";
import { countDue, type DueCount } from "./due.sql.ts";
import { lastDueYear } from "./fiscal-year.ts";

/** One class of records of one fiscal year whose period is over. */
export interface DueView extends DueCount {
  record: Destruction["record"];
  years: number;
  citation: string;
  reports: FiscalYear | null;
  /** The one that is proposed, running or stopped. */
  open: Destruction | null;
}

export const isOpen = { in: ["proposed" as const, "running" as const, "stopped" as const] };

/** Everything that may be destroyed under the schedules, or would be but for a reason. */
export async function listDue(context: Context): Promise<DueView[]> {
  const { viewer, db, sql } = context;
  admit(viewer, "superAdmin");
  const [schedules, reports, open] = await Promise.all([
    db.retentionSchedule.findMany({ where: { years: { not: null } }, orderBy: { record: "asc" } }),
    db.fiscalYear.findMany(),
    db.destruction.findMany({ where: { state: isOpen } }),
  ]);
  const lines: DueView[] = [];
  for (const { record, years, citation } of schedules) {
    if (years === null) continue;
    for (const line of await countDue(sql, record, untilOf(context, years)))
      lines.push({
        ...{ ...line, record, years, citation },
        reports: reports.find(({ year }) => year === line.year) ?? null,
        open: open.find((one) => one.record === record && one.year === line.year) ?? null,
      });
  }
  return lines.toSorted((a, b) => a.year - b.year);
}

/** What one class of one fiscal year has, if its schedule's period is over. */
export async function readDue(
  context: Context,
  sql: Sql,
  of: { record: Destruction["record"]; year: number; years: number },
) {
  const lines = await countDue(sql, of.record, untilOf(context, of.years));
  return lines.find(({ year }) => year === of.year);
}

/** Why records of this class and year are still there when its destruction ends. */
export async function countStaying(context: Context, sql: Sql, destruction: Destruction) {
  const { held = 0, openMoney = 0, openReport = 0 } = (await readDue(context, sql, destruction)) ?? {};
  return { held, openMoney, openReport };
}

/** Whether the period of its class, as the schedule is now, is over for its year. */
export async function isStillDue(
  context: Context,
  tx: Prisma.TransactionClient,
  { record, year }: Pick<Destruction, "record" | "year">,
): Promise<boolean> {
  const schedule = await tx.retentionSchedule.findUnique({ where: { record } });
  const years = schedule?.years ?? null;
  return years !== null && year <= untilOf(context, years).lastYear;
}

const untilOf = (context: Context, years: number) => {
  const [zone, firstMonth] = [context.zone(), context.config().fiscalYearMonth];
  return { zone, firstMonth, lastYear: lastDueYear(dayIn(zone, context.now()), firstMonth, years) };
};
