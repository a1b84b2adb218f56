import type { Kernel } from "../../core/context.ts";
import { hashJournal } from "./months.ts";

/**
 * `journal`: its entries were changed. `record`: its own row was. `missing`: it was closed, and has
 * no row any more. `unlogged`: no audit entry closed it.
 */
export const monthProblemKinds = ["journal", "record", "missing", "unlogged"] as const;

/** A closed month whose journal is not what the audit log says. */
export interface MonthProblem {
  month: string;
  kind: (typeof monthProblemKinds)[number];
  /** Hash and number of entries that the audit log has; null if it has none. */
  expected: string | null;
  found: string | null;
}

/**
 * Hashes the journal of every closed month again and compares it with the hash that the audit log
 * got when it was closed. The audit log proves itself (`npm run audit:verify`).
 */
export async function verifyMonths({ db }: Pick<Kernel, "db">): Promise<{
  months: number;
  problems: MonthProblem[];
}> {
  const rows = await db.ledgerMonth.findMany({ orderBy: { month: "asc" } });
  const logged = await db.auditEntry.findMany({
    where: { action: "ledger.month-closed", outcome: "success" },
    orderBy: { id: "asc" },
    select: { resourceId: true, details: true },
  });
  const closed = new Map(logged.map(({ resourceId, details }) => [resourceId ?? "", told(details)]));
  const problems: MonthProblem[] = [];
  for (const { month, hash, entries, ...bounds } of rows) {
    const expected = closed.get(month) ?? null;
    const found = told(await hashJournal(db, bounds));
    const record = told({ hash, entries });
    closed.delete(month);
    if (expected === null) problems.push({ month, kind: "unlogged", expected, found: record });
    else if (record !== expected) problems.push({ month, kind: "record", expected, found: record });
    if (found !== (expected ?? record)) problems.push({ month, kind: "journal", expected, found });
  }
  for (const [month, expected] of closed) problems.push({ month, kind: "missing", expected, found: null });
  return { months: rows.length, problems };
}

/** Hash and number as one text. */
function told(details: unknown): string {
  const { hash, entries } = details as { hash?: string; entries?: number };
  return `${hash ?? "?"} (${entries ?? "?"} entries)`;
}
