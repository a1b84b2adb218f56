import type { Prisma } from "../../../prisma/client/client.ts";
import type { Sql, Statement } from "../../core/database/statement.ts";
import { json } from "../../core/database/columns.ts";

/**
 * `fund`: its entries are not its balance. `request`: its entries are not its accounts. `due`: its
 * accounts are not what its allocations and dispatches require. `deposit`: its entries, in both
 * funds of a transfer, are not its amount. `stock`: a fund's entries are not the value of its free
 * codes. `printed`: a fund's entries are not the maximum of its open vouchers. `day`: a fund's
 * entries of a day are not the sums of the day.
 */
export const ledgerProblemKinds = ["fund", "request", "due", "deposit", "stock", "printed", "day"] as const;

/** Where the ledger does not add up. */
export interface LedgerProblem {
  kind: (typeof ledgerProblemKinds)[number];
  id: number;
  /** Both sides, in cents. */
  found: string;
  expected: string;
}

export interface LedgerProof {
  entries: number;
  /** The number of problems; at most twenty are listed. */
  count: number;
  problems: LedgerProblem[];
}

/** Compares all entries, balances, requests and deposits as one moment shows them. */
export async function verifyLedger(sql: Sql): Promise<LedgerProof> {
  const [row] = await sql(verifyStatement, []);
  if (!row) throw new Error("the ledger answered nothing");
  return row.proof;
}

/** For a ledger that takes longer than a call may. */
export const liftTimeLimit = (tx: Pick<Prisma.TransactionClient, "$executeRaw">) =>
  tx.$executeRaw`SELECT set_config('statement_timeout', '0', true)`;

const into = (account: string) =>
  `sum(CASE WHEN e."target" = '${account}' THEN e."cents" WHEN e."source" = '${account}' THEN -e."cents" ELSE 0 END) AS "${account}"`;

const dayColumns = ["reserved", "committed", "spent", "lost", "stock", "promised"].map(
  (name) => `"${name}Cents"`,
);
const sumsOf = (day: string) => dayColumns.map((column) => `coalesce(${day}.${column}, 0)`).join(", ");

const verifyStatement: Statement<{ proof: LedgerProof }> = {
  name: "ledger-verify",
  row: { proof: json() },
  text: `
    WITH moved AS MATERIALIZED (
      SELECT e."fundId", e."requestId", count(*) AS "entries", ${["available", "reserved", "committed", "spent", "lost", "stock", "printed"].map(into).join(", ")}
      FROM "LedgerEntry" e GROUP BY 1, 2
    ), problems AS (
      SELECT 'fund' AS "kind", coalesce(f."fundId", s."fundId") AS "id", coalesce(f."cents", 0)::text AS "found", coalesce(s."cents", 0)::text AS "expected"
      FROM (SELECT "fundId", sum("available") AS "cents" FROM moved GROUP BY 1) f
      FULL JOIN (SELECT "fundId", sum("cents") AS "cents" FROM "FundShard" GROUP BY 1) s ON s."fundId" = f."fundId"
      WHERE coalesce(f."cents", 0) <> coalesce(s."cents", 0)
      UNION ALL
      SELECT 'request', coalesce(e."requestId", m."requestId"), concat_ws(' ', e."reserved", e."committed", e."spent", e."lost", -e."stock"),
        concat_ws(' ', m."reservedCents", m."committedCents", m."spentCents", m."lostCents", m."stockCents")
      FROM (SELECT * FROM moved WHERE "requestId" IS NOT NULL) e
      FULL JOIN "RequestMoney" m ON m."requestId" = e."requestId" AND m."fundId" = e."fundId"
      WHERE coalesce(e."reserved", 0) <> coalesce(m."reservedCents", 0) OR coalesce(e."committed", 0) <> coalesce(m."committedCents", 0)
        OR coalesce(e."spent", 0) <> coalesce(m."spentCents", 0) OR coalesce(e."lost", 0) <> coalesce(m."lostCents", 0)
        OR -coalesce(e."stock", 0) <> coalesce(m."stockCents", 0)
      UNION ALL
      SELECT 'due', d."requestId", concat_ws(' ', m."reservedCents", m."committedCents", m."spentCents", m."lostCents", m."stockCents"),
        concat_ws(' ', d."reservedCents", d."committedCents", d."spentCents", d."lostCents", d."stockCents")
      FROM "RequestMoneyDue" d LEFT JOIN "RequestMoney" m ON m."requestId" = d."requestId"
      WHERE coalesce(m."reservedCents", 0) <> d."reservedCents" OR coalesce(m."committedCents", 0) <> d."committedCents" OR coalesce(m."spentCents", 0) <> d."spentCents"
        OR coalesce(m."lostCents", 0) <> d."lostCents" OR coalesce(m."stockCents", 0) <> d."stockCents"
      UNION ALL
      SELECT 'stock', coalesce(e."fundId", c."fundId"), coalesce(e."cents", 0)::text, coalesce(c."cents", 0)::text
      FROM (SELECT "fundId", sum("stock") AS "cents" FROM moved GROUP BY 1) e
      FULL JOIN (SELECT "fundId", sum("valueCents") AS "cents" FROM "VendorCode" WHERE "fundId" IS NOT NULL AND "state" = 'free' GROUP BY 1) c ON c."fundId" = e."fundId"
      WHERE coalesce(e."cents", 0) <> coalesce(c."cents", 0)
      UNION ALL
      SELECT 'printed', coalesce(e."fundId", v."fundId"), coalesce(e."cents", 0)::text, coalesce(v."cents", 0)::text
      FROM (SELECT "fundId", sum("printed") AS "cents" FROM moved GROUP BY 1) e
      FULL JOIN (SELECT "fundId", sum("maxCents") AS "cents" FROM "Voucher" WHERE "state" = 'open' GROUP BY 1) v ON v."fundId" = e."fundId"
      WHERE coalesce(e."cents", 0) <> coalesce(v."cents", 0)
      UNION ALL
      SELECT 'day', coalesce(e."fundId", d."fundId"), concat_ws(' ', coalesce(e."day", d."day"), ${sumsOf("e")}),
        concat_ws(' ', coalesce(e."day", d."day"), ${sumsOf("d")})
      FROM "FundDayDue" e
      FULL JOIN (SELECT "fundId", "day", ${dayColumns.map((column) => `sum(${column}) AS ${column}`).join(", ")} FROM "FundDay" GROUP BY 1, 2) d
        ON d."fundId" = e."fundId" AND d."day" = e."day"
      WHERE (${sumsOf("e")}) <> (${sumsOf("d")})
      UNION ALL
      SELECT 'deposit', d."id", coalesce(e."cents", 0)::text, d."cents"::text
      FROM (SELECT "id", "fundId", "cents", "confirmedAt" FROM "Deposit" UNION ALL SELECT "id", "toFundId", "cents", "confirmedAt" FROM "Deposit" WHERE "toFundId" IS NOT NULL) d
      LEFT JOIN (SELECT "fundId", "depositId", sum("cents") AS "cents" FROM "LedgerEntry" WHERE "depositId" IS NOT NULL
        AND "kind" IN ('deposited', 'withdrawn', 'moved') GROUP BY 1, 2) e ON e."depositId" = d."id" AND e."fundId" = d."fundId"
      WHERE coalesce(e."cents", 0) <> CASE WHEN d."confirmedAt" IS NULL THEN 0 ELSE d."cents" END
    )
    SELECT json_build_object('entries', (SELECT coalesce(sum("entries"), 0) FROM moved), 'count', (SELECT count(*) FROM problems),
      'problems', (SELECT coalesce(json_agg(p), '[]') FROM (SELECT * FROM problems ORDER BY "kind", "id" LIMIT 20) p)) AS "proof"`,
};
