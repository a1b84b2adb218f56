import type { RecordClass } from "../../../prisma/client/enums.ts";
import { int } from "../../core/database/columns.ts";
import type { Sql } from "../../core/database/statement.ts";
import { isLeft, reasonsToStay, unitsOf, type Unit } from "./units.sql.ts";

export interface DueCount {
  year: number;
  due: number;
  held: number;
  openMoney: number;
  openReport: number;
}

interface Until {
  firstMonth: number;
  zone: string;
  lastYear: number;
}

/** What each fiscal year has of a class whose period is over. */
export const countDue = (sql: Sql, record: RecordClass, { firstMonth, zone, lastYear }: Until) =>
  sql<DueCount>(
    {
      name: `due-${record}`,
      row: { year: int, due: int, held: int, openMoney: int, openReport: int },
      text: `SELECT x."year",
          (count(*) FILTER (WHERE NOT x."held" AND NOT x."openMoney" AND NOT x."openReport"))::int AS "due",
          (count(*) FILTER (WHERE x."held"))::int AS "held",
          (count(*) FILTER (WHERE x."openMoney" AND NOT x."held"))::int AS "openMoney",
          (count(*) FILTER (WHERE x."openReport" AND NOT x."openMoney" AND NOT x."held"))::int AS "openReport"
        FROM (${unitsOf(record)
          .map((unit) => dueOf(record, unit))
          .join(" UNION ALL ")}) x GROUP BY x."year" ORDER BY x."year"`,
    },
    [(13 - firstMonth) % 12, zone, lastYear],
  );

function dueOf(record: RecordClass, unit: Unit): string {
  const { held, openMoney, openReport } = reasonsToStay(unit);
  const year = `extract(year FROM (${unit.closedAt}) AT TIME ZONE $2::text + make_interval(months => $1::int))::int`;
  return `SELECT ${year} AS "year", ${held} AS "held", ${openMoney} AS "openMoney", ${openReport} AS "openReport"
    FROM "${unit.table}" u WHERE ${unit.isClosed} AND ${year} <= $3::int AND ${isLeft(record, unit)}`;
}

interface Batch {
  from: Date;
  to: Date;
  after: number;
  most: number;
}

/**
 * The next numbers of a class that closed within these times and may be destroyed, locked until the
 * transaction ends. Read twice: what was written while it waited for a lock may keep a unit.
 */
export const lockDue = (sql: Sql, record: RecordClass, unit: Unit, { from, to, after, most }: Batch) => {
  const { held, openMoney, openReport } = reasonsToStay(unit);
  return sql<{ key: number }>(
    {
      name: `lock-due-${record}-${unit.kind}`,
      row: { key: int },
      text: `SELECT u."id" AS "key" FROM "${unit.table}" u
        WHERE u."id" > $3 AND ${unit.isClosed} AND ${unit.closedAt} >= $1::timestamptz AND ${unit.closedAt} < $2::timestamptz
          AND ${isLeft(record, unit)} AND NOT ${held} AND NOT ${openMoney} AND NOT ${openReport}
        ORDER BY u."id" LIMIT $4 FOR UPDATE OF u`,
    },
    [from, to, after, most],
  );
};
