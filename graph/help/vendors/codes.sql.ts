import { Prisma } from "../../../prisma/client/client.ts";
import { shortMs } from "../../../shared/help/vendors/rules.ts";
import type { HelpType } from "../../../prisma/client/enums.ts";
import type { Sql, Statement } from "../../core/database/statement.ts";

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

export interface FreeCode {
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

type Reads = Pick<Prisma.TransactionClient, "$queryRaw">;
type Wanted = WantedCode & { now: Date };

/**
 * Takes the pool's free code that expires first, without waiting for other takers. One with less
 * than 24 hours left is taken only if there is no other. A bought code must be of the fund that
 * pays for the request.
 */
export async function takeFreeCode(tx: Reads, wanted: Wanted): Promise<FreeCode | undefined> {
  const [row] = await tx.$queryRaw<FreeCode[]>`
    UPDATE "VendorCode" SET "state" = 'taken' WHERE "id" = ${nextCode(wanted, Prisma.sql`FOR NO KEY UPDATE SKIP LOCKED`)}
    RETURNING "id", "codeSealed", "expiresAt", CASE WHEN "fundId" IS NULL THEN 0 ELSE "valueCents" END AS "stockCents"`;
  return row;
}

/** The code that would be taken now, except for these. */
export async function readNextCode(
  tx: Reads,
  wanted: Wanted,
  except: readonly number[],
): Promise<Pick<FreeCode, "id" | "expiresAt"> | undefined> {
  const [row] = await tx.$queryRaw<Pick<FreeCode, "id" | "expiresAt">[]>`
    SELECT "id", "expiresAt" FROM "VendorCode" WHERE "id" = ${nextCode(wanted, Prisma.empty, except)}`;
  return row;
}

function nextCode(
  { vendorId, helpType, requestId, valueCents, now }: Wanted,
  lock: Prisma.Sql,
  except: readonly number[] = [],
) {
  const soon = new Date(now.getTime() + shortMs);
  const usable = Prisma.sql`"vendorId" = ${vendorId} AND "state" = 'free' AND ("helpType" IS NULL OR "helpType" = ${helpType}::"HelpType")
        AND ("fundId" IS NULL OR ("valueCents" <= ${valueCents} AND "fundId" = (SELECT "fundId" FROM "RequestMoney" WHERE "requestId" = ${requestId})))
        ${except.length > 0 ? Prisma.sql`AND "id" NOT IN (${Prisma.join([...except])})` : Prisma.empty}`;
  return Prisma.sql`coalesce(
      (SELECT "id" FROM "VendorCode" WHERE ${usable} AND ("expiresAt" IS NULL OR "expiresAt" >= ${soon})
        ORDER BY "expiresAt" NULLS LAST, "id" LIMIT 1 ${lock}),
      (SELECT "id" FROM "VendorCode" WHERE ${usable} AND "expiresAt" > ${now} AND "expiresAt" < ${soon}
        ORDER BY "expiresAt" DESC, "id" LIMIT 1 ${lock}))`;
}
