import type { Prisma } from "../../../prisma/client/client.ts";
import type { HelpType } from "../../../prisma/client/enums.ts";
import type { Sql, Statement } from "../contract.ts";

/** Those of the codes' keys that a dispatch has. */
export async function readUsedCodes(sql: Sql, keys: readonly string[]): Promise<string[]> {
  const found = await sql<{ promoCodeKey: string }>(usedStatement, [keys]);
  return found.map(({ promoCodeKey }) => promoCodeKey);
}

/** Also for the benchmark. */
export const usedStatement: Statement = {
  name: "dispatch-used-codes",
  text: `SELECT "promoCodeKey" FROM "HelpDispatch" WHERE "promoCodeKey" = ANY($1::text[])`,
};

/**
 * SQL: whether the provider has a code `p` that meets the condition. With EXISTS, PostgreSQL reads
 * every provider's codes to find that one has none; min() makes it use the provider's index.
 */
export const hasCode = (vendorId: string, condition = "") =>
  `(SELECT min(p."state") FROM "VendorCode" p WHERE p."vendorId" = ${vendorId} ${condition}) IS NOT NULL`;

interface FreeCode {
  id: number;
  codeSealed: string;
  expiresAt: Date | null;
  /** Its value, if a fund bought it beforehand; otherwise 0. */
  stockCents: number;
}

export interface WantedCode {
  vendorId: number;
  helpType: HelpType;
  requestId: number;
  /** A bought code is worth at most this much. */
  valueCents: number;
}

/**
 * Takes the pool's free code that expires first, without waiting for other takers. A bought code
 * must be of the fund that pays for the request.
 */
export async function takeFreeCode(
  tx: Pick<Prisma.TransactionClient, "$queryRaw">,
  { vendorId, helpType, requestId, valueCents, now }: WantedCode & { now: Date },
): Promise<FreeCode | undefined> {
  const [row] = await tx.$queryRaw<FreeCode[]>`
    UPDATE "VendorCode" SET "state" = 'taken' WHERE "id" = (
      SELECT "id" FROM "VendorCode" WHERE "vendorId" = ${vendorId} AND "state" = 'free' AND ("helpType" IS NULL OR "helpType" = ${helpType}::"HelpType")
        AND ("expiresAt" IS NULL OR "expiresAt" > ${now})
        AND ("fundId" IS NULL OR ("valueCents" <= ${valueCents} AND "fundId" = (SELECT "fundId" FROM "RequestMoney" WHERE "requestId" = ${requestId})))
      ORDER BY "expiresAt" NULLS LAST, "id" LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING "id", "codeSealed", "expiresAt", CASE WHEN "fundId" IS NULL THEN 0 ELSE "valueCents" END AS "stockCents"`;
  return row;
}
