import { Prisma } from "../../../prisma/client/client.ts";
import { shortMs } from "../../../shared/help/vendors/rules.ts";
import type { HelpType } from "../../../prisma/client/enums.ts";
import { sqlWithin, type Sql, type Tx } from "../../core/database/statement.ts";
import { int, nullable, text, timestamp } from "../../core/database/columns.ts";

/** Those of the codes' keys that a dispatch has. */
export async function readUsedCodes(sql: Sql, keys: readonly string[]): Promise<string[]> {
  const found = await sql(usedStatement, [keys]);
  return found.map(({ promoCodeKey }) => promoCodeKey);
}

/** Also for the benchmark. */
export const usedStatement = {
  name: "dispatch-used-codes",
  row: { promoCodeKey: text },
  text: `SELECT "promoCodeKey" FROM "HelpDispatch" WHERE "promoCodeKey" = ANY($1::text[])`,
};

/**
 * SQL: whether the provider has an approved code `p` that meets the condition. With EXISTS,
 * PostgreSQL reads every provider's codes to find that one has none; min() makes it use the
 * provider's index.
 */
export const hasCode = (vendorId: string, condition = "") =>
  `(SELECT min(p."state") FROM "VendorCode" p WHERE p."vendorId" = ${vendorId} AND NOT p."isHeld" ${condition}) IS NOT NULL`;

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

type Wanted = WantedCode & { now: Date };

/**
 * Takes the pool's free code that expires first, without waiting for other takers. One with less
 * than 24 hours left is taken only if there is no other. A bought code must be of the fund that
 * pays for the request. Codes wait until another person approved their import.
 */
export async function takeFreeCode(tx: Tx, wanted: Wanted): Promise<FreeCode | undefined> {
  const { text: taking, values } = Prisma.sql`
    UPDATE "VendorCode" SET "state" = 'taken' WHERE "id" = ${nextCode(wanted, Prisma.sql`FOR NO KEY UPDATE SKIP LOCKED`)}
    RETURNING "id", "codeSealed", "expiresAt", CASE WHEN "fundId" IS NULL THEN 0 ELSE "valueCents" END AS "stockCents"`;
  const columns = { id: int, codeSealed: text, expiresAt: nullable(timestamp), stockCents: int };
  const [row] = await sqlWithin(tx)<FreeCode>({ name: "", row: columns, text: taking }, values);
  return row;
}

/** The code that would be taken now, except for these. */
export async function readNextCode(
  tx: Tx,
  wanted: Wanted,
  except: readonly number[],
): Promise<Pick<FreeCode, "id" | "expiresAt"> | undefined> {
  const { text: reading, values } = Prisma.sql`
    SELECT "id", "expiresAt" FROM "VendorCode" WHERE "id" = ${nextCode(wanted, Prisma.empty, except)}`;
  const columns = { id: int, expiresAt: nullable(timestamp) };
  const [row] = await sqlWithin(tx)({ name: "", row: columns, text: reading }, values);
  return row;
}

function nextCode(
  { vendorId, helpType, requestId, valueCents, now }: Wanted,
  lock: Prisma.Sql,
  except: readonly number[] = [],
) {
  const soon = new Date(now.getTime() + shortMs);
  const usable = Prisma.sql`"vendorId" = ${vendorId} AND "state" = 'free' AND NOT "isHeld" AND ("helpType" IS NULL OR "helpType" = ${helpType}::"HelpType")
        AND ("fundId" IS NULL OR ("valueCents" <= ${valueCents} AND "fundId" = (SELECT "fundId" FROM "RequestMoney" WHERE "requestId" = ${requestId})))
        ${except.length > 0 ? Prisma.sql`AND "id" NOT IN (${Prisma.join([...except])})` : Prisma.empty}`;
  return Prisma.sql`coalesce(
      (SELECT "id" FROM "VendorCode" WHERE ${usable} AND ("expiresAt" IS NULL OR "expiresAt" >= ${soon})
        ORDER BY "expiresAt" NULLS LAST, "id" LIMIT 1 ${lock}),
      (SELECT "id" FROM "VendorCode" WHERE ${usable} AND "expiresAt" > ${now} AND "expiresAt" < ${soon}
        ORDER BY "expiresAt" DESC, "id" LIMIT 1 ${lock}))`;
}
