import type { Reader, Sql, Statement } from "../../core/database/statement.ts";

/** One fund's money, in cents. */
export interface Balance {
  fundId: number;
  availableCents: number;
  reservedCents: number;
  committedCents: number;
  spentCents: number;
  lostCents: number;
  /** The value of free codes that were bought beforehand. */
  stockCents: number;
  /** Given out before it was deposited. */
  countedCents: number;
  /** What left the available money in the period, less what returned. */
  promisedCents: number;
  /** Pending allocations that this fund would pay. They reserve nothing. */
  requestedCents: number;
}

/** The balances of all funds, as one moment shows them. */
export const readBalances = (sql: Sql, { now, since }: { now: Date; since: Date }): Promise<Balance[]> =>
  sql<Balance>(balancesStatement, [now, since]);

/** Cents beyond 2^53 are not expected: that is ninety trillion dollars. */
const cents = (sum: string, name: string) => `coalesce(${sum}, 0)::float8 AS "${name}"`;

const balancesStatement: Statement = {
  name: "fund-balances",
  text: `
    SELECT f."id" AS "fundId", ${cents('s."cents"', "availableCents")}, ${cents('m."reserved"', "reservedCents")}, ${cents('m."committed"', "committedCents")},
      ${cents('m."spent"', "spentCents")}, ${cents('coalesce(m."lost", 0) + coalesce(l."cents", 0)', "lostCents")}, ${cents('c."cents"', "stockCents")},
      ${cents('s."cents" + coalesce(m."all", 0) + coalesce(l."cents", 0) + coalesce(c."cents", 0) - coalesce(d."cents", 0)', "countedCents")},
      ${cents('p."cents"', "promisedCents")}, ${cents('q."cents"', "requestedCents")}
    FROM "Fund" f
    LEFT JOIN (SELECT "fundId", sum("cents") AS "cents" FROM "FundShard" GROUP BY 1) s ON s."fundId" = f."id"
    LEFT JOIN (SELECT "fundId", sum("reservedCents") AS "reserved", sum("committedCents") AS "committed", sum("spentCents") AS "spent", sum("lostCents") AS "lost",
      sum("reservedCents" + "committedCents" + "spentCents" + "lostCents") AS "all" FROM "RequestMoney" GROUP BY 1) m ON m."fundId" = f."id"
    LEFT JOIN (SELECT "fundId", sum("valueCents") AS "cents" FROM "VendorCode" WHERE "fundId" IS NOT NULL AND "state" = 'free' GROUP BY 1) c ON c."fundId" = f."id"
    LEFT JOIN (SELECT "fundId", sum("cents") AS "cents" FROM "LedgerEntry" WHERE "source" = 'stock' AND "target" = 'lost' GROUP BY 1) l ON l."fundId" = f."id"
    LEFT JOIN (SELECT e."fundId", sum(e."cents") AS "cents" FROM (
        SELECT "fundId", CASE "kind" WHEN 'deposit' THEN "cents" ELSE -"cents" END AS "cents" FROM "Deposit" WHERE "confirmedAt" IS NOT NULL
        UNION ALL SELECT "toFundId", "cents" FROM "Deposit" WHERE "confirmedAt" IS NOT NULL AND "toFundId" IS NOT NULL) e GROUP BY 1) d
      ON d."fundId" = f."id"
    LEFT JOIN (SELECT "fundId", sum(CASE WHEN "source" = 'available' THEN "cents" ELSE -"cents" END) AS "cents" FROM "LedgerEntry"
      WHERE "at" > $2::timestamptz AND "at" <= $1::timestamptz AND (("source" = 'available' AND "target" IN ('reserved', 'stock')) OR ("target" = 'available' AND "source" NOT IN ('funder', 'transfer'))) GROUP BY 1) p
      ON p."fundId" = f."id"
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
  const [row] = await sql<{ canPay: boolean }>(canPayStatement, [requestId, amountCents, now()]);
  return row?.canPay ?? false;
}

const canPayStatement: Statement = {
  name: "fund-can-pay",
  text: `
    SELECT EXISTS (SELECT FROM fund_candidates($1::int, $2::bigint, $3::timestamptz) AS c("id") JOIN "Fund" f ON f."id" = c."id"
      WHERE f."mode" = 'counted' OR (SELECT sum(s."cents") FROM "FundShard" s WHERE s."fundId" = f."id") >= $2::bigint) AS "canPay"`,
};

/** Requests that were approved and wait for money, the most urgent and oldest first. */
export const readWaitingForFund = (sql: Sql): Promise<{ id: number }[]> => sql(waitingStatement, []);

const waitingStatement: Statement = {
  name: "fund-waiting",
  text: `
    SELECT r."id" FROM "FundAllocation" f JOIN "EmergencyRequest" r ON r."id" = f."requestId"
    WHERE f."status" = 'pending' AND f."waitsForFundAt" IS NOT NULL ORDER BY r."urgencyLevel", f."waitsForFundAt", r."id" LIMIT 100`,
};
