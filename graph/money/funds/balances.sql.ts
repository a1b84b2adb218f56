import type { Reader, Sql } from "../../core/database/statement.ts";
import { bool, float, int, type RowOf } from "../../core/database/columns.ts";

/** One fund's money, in cents. */
const balanceColumns = {
  fundId: int,
  availableCents: float,
  reservedCents: float,
  committedCents: float,
  spentCents: float,
  lostCents: float,
  /** The value of free codes that were bought beforehand. */
  stockCents: float,
  /** The maximum of open printed vouchers. */
  printedCents: float,
  /** Given out before it was deposited. */
  countedCents: float,
  /** What left the available money on the days of the period, less what returned. */
  promisedCents: float,
  /** Pending allocations that this fund would pay. They reserve nothing. */
  requestedCents: float,
};
export type Balance = RowOf<typeof balanceColumns>;

/**
 * The balances of all funds, as one moment shows them. The period is the days in UTC after that of
 * `since`.
 */
export const readBalances = (sql: Sql, { now, since }: { now: Date; since: Date }): Promise<Balance[]> =>
  sql(balancesStatement, [now, since]);

/** Cents beyond 2^53 are not expected: that is ninety trillion dollars. */
const cents = (sum: string, name: string) => `coalesce(${sum}, 0)::float8 AS "${name}"`;

/* `FundDay` has the sums of a day, so the page reads neither requests nor entries. */
const balancesStatement = {
  name: "fund-balances",
  row: balanceColumns,
  text: `
    SELECT f."id" AS "fundId", ${cents('s."cents"', "availableCents")}, ${cents('m."reserved"', "reservedCents")}, ${cents('m."committed"', "committedCents")},
      ${cents('m."spent"', "spentCents")}, ${cents('m."lost"', "lostCents")}, ${cents('m."stock"', "stockCents")},
      ${cents('v."cents"', "printedCents")},
      ${cents('s."cents" + coalesce(m."all", 0) + coalesce(v."cents", 0) - coalesce(d."cents", 0)', "countedCents")},
      ${cents('m."promised"', "promisedCents")}, ${cents('q."cents"', "requestedCents")}
    FROM "Fund" f
    LEFT JOIN (SELECT "fundId", sum("cents") AS "cents" FROM "FundShard" GROUP BY 1) s ON s."fundId" = f."id"
    LEFT JOIN (SELECT "fundId", sum("reservedCents") AS "reserved", sum("committedCents") AS "committed", sum("spentCents") AS "spent", sum("lostCents") AS "lost",
      sum("stockCents") AS "stock", sum("reservedCents" + "committedCents" + "spentCents" + "lostCents" + "stockCents") AS "all",
      sum("promisedCents") FILTER (WHERE "day" > ($2::timestamptz AT TIME ZONE 'UTC')::date) AS "promised" FROM "FundDay" GROUP BY 1) m ON m."fundId" = f."id"
    LEFT JOIN (SELECT "fundId", sum("maxCents") AS "cents" FROM "Voucher" WHERE "state" = 'open' GROUP BY 1) v ON v."fundId" = f."id"
    LEFT JOIN (SELECT e."fundId", sum(e."cents") AS "cents" FROM (
        SELECT "fundId", CASE "kind" WHEN 'deposit' THEN "cents" ELSE -"cents" END AS "cents" FROM "Deposit" WHERE "confirmedAt" IS NOT NULL
        UNION ALL SELECT "toFundId", "cents" FROM "Deposit" WHERE "confirmedAt" IS NOT NULL AND "toFundId" IS NOT NULL) e GROUP BY 1) d
      ON d."fundId" = f."id"
    LEFT JOIN (SELECT c."fundId", sum(a."amountCents") AS "cents" FROM "FundAllocation" a
      CROSS JOIN LATERAL (SELECT fund_candidates(a."requestId", a."amountCents", $1::timestamptz) AS "fundId" LIMIT 1) c WHERE a."status" = 'pending' GROUP BY 1) q
      ON q."fundId" = f."id"
    ORDER BY f."priority", f."id"`,
};

/** Whether an open fund that admits the request has enough for it now. */
export async function canPay(
  { sql, now }: Pick<Reader, "sql" | "now">,
  { requestId, amountCents }: { requestId: number; amountCents: number },
): Promise<boolean> {
  const [row] = await sql(canPayStatement, [requestId, amountCents, now()]);
  return row?.canPay ?? false;
}

const canPayStatement = {
  name: "fund-can-pay",
  row: { canPay: bool },
  text: `
    SELECT EXISTS (SELECT FROM fund_candidates($1::int, $2::bigint, $3::timestamptz) AS c("id") JOIN "Fund" f ON f."id" = c."id"
      WHERE f."mode" = 'counted' OR (SELECT sum(s."cents") FROM "FundShard" s WHERE s."fundId" = f."id") >= $2::bigint) AS "canPay"`,
};

/** Whether any fund has money, or pays without a deposit. */
export async function anyFundPays(sql: Sql): Promise<boolean> {
  const [row] = await sql(anyPaysStatement, []);
  return row?.pays ?? false;
}

const anyPaysStatement = {
  name: "fund-any-pays",
  row: { pays: bool },
  text: `
    SELECT EXISTS (SELECT FROM "Fund" f WHERE f."closedAt" IS NULL AND f."frozenAt" IS NULL
      AND (f."mode" = 'counted' OR (SELECT sum(s."cents") FROM "FundShard" s WHERE s."fundId" = f."id") > 0)) AS "pays"`,
};

/** Requests that were approved and wait for money, the most urgent and oldest first. */
export const readWaitingForFund = (sql: Sql): Promise<{ id: number }[]> => sql(waitingStatement, []);

const waitingStatement = {
  name: "fund-waiting",
  row: { id: int },
  text: `
    SELECT r."id" FROM "FundAllocation" f JOIN "EmergencyRequest" r ON r."id" = f."requestId"
    WHERE f."status" = 'pending' AND f."waitsForFundAt" IS NOT NULL ORDER BY r."urgencyLevel", f."waitsForFundAt", r."id" LIMIT 100`,
};
