import { float, int, text, type Columns } from "../../core/database/columns.ts";
import type { Sql, Statement } from "../../core/database/statement.ts";

/** What one provider did in a period. Amounts are in cents. */
export interface ProviderYear {
  vendorId: number;
  name: string;
  /** Dispatches that were made in it and not voided, and their values. */
  dispatches: number;
  dispatchedCents: number;
  /** Those of them that gave out a code of the provider's pool. */
  codes: number;
  /** Redeemed in it, without what was undone. Lines of statements that matched are among them. */
  redeemedCents: number;
  /** Lines of statements with a day in it, that matched or were accepted. */
  reconciledCents: number;
  /**
   * What the provider was paid in it, each dispatch once: by the day of its line on a statement, or
   * of its redemption if no statement has it.
   */
  paidCents: number;
}

interface Period {
  from: Date;
  to: Date;
  /** The days of lines of statements, both included. */
  firstDay: string;
  lastDay: string;
}

/** Providers with anything in the period, by name. */
export const readProviderYear = (
  sql: Sql,
  { from, to, firstDay, lastDay }: Period,
): Promise<ProviderYear[]> => sql(statement, [from, to, firstDay, lastDay]);

const row: Columns<ProviderYear> = {
  ...{ vendorId: int, name: text, dispatches: int, dispatchedCents: float, codes: int },
  ...{ redeemedCents: float, reconciledCents: float, paidCents: float },
};
const statement: Statement<ProviderYear> = {
  name: "provider-year",
  row,
  text: `
    WITH made AS (
      SELECT h."vendorId", count(*)::int AS "dispatches", sum(h."estimatedValueCents") AS "cents", count(h."codeId")::int AS "codes"
      FROM "HelpDispatch" h WHERE h."createdAt" >= $1::timestamptz AND h."createdAt" < $2::timestamptz AND h."voidedAt" IS NULL GROUP BY 1
    ), redeemed AS (
      SELECT h."vendorId", sum(r."cents") AS "cents" FROM "Redemption" r JOIN "HelpDispatch" h ON h."id" = r."dispatchId"
      WHERE r."at" >= $1::timestamptz AND r."at" < $2::timestamptz AND r."undoneAt" IS NULL GROUP BY 1
    ), billed AS (
      SELECT l."vendorId", sum(l."cents") AS "cents" FROM "StatementLine" l
      WHERE l."on" BETWEEN $3::text::date AND $4::text::date AND l."state" IN ('matched', 'accepted') GROUP BY 1
    ), unbilled AS (
      SELECT h."vendorId", sum(r."cents") AS "cents" FROM "Redemption" r JOIN "HelpDispatch" h ON h."id" = r."dispatchId"
      WHERE r."at" >= $1::timestamptz AND r."at" < $2::timestamptz AND r."undoneAt" IS NULL
        AND NOT EXISTS (SELECT FROM "StatementLine" l WHERE l."dispatchId" = h."id" AND l."state" IN ('matched', 'accepted')) GROUP BY 1
    )
    SELECT v."id" AS "vendorId", v."name", coalesce(m."dispatches", 0) AS "dispatches", coalesce(m."cents", 0)::float8 AS "dispatchedCents",
      coalesce(m."codes", 0) AS "codes", coalesce(r."cents", 0)::float8 AS "redeemedCents", coalesce(b."cents", 0)::float8 AS "reconciledCents",
      (coalesce(b."cents", 0) + coalesce(u."cents", 0))::float8 AS "paidCents"
    FROM "Vendor" v
    LEFT JOIN made m ON m."vendorId" = v."id" LEFT JOIN redeemed r ON r."vendorId" = v."id" LEFT JOIN billed b ON b."vendorId" = v."id"
    LEFT JOIN unbilled u ON u."vendorId" = v."id"
    WHERE coalesce(m."vendorId", r."vendorId", b."vendorId") IS NOT NULL
    ORDER BY v."name", v."id"`,
};
