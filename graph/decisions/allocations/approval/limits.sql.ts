import type { Cap } from "../../../../shared/decisions/allocations/rules.ts";
import type { Sql, Statement } from "../../../core/database/statement.ts";
import { isPromisedMoney } from "../../../core/database/rules.sql.ts";

interface Keys {
  officerKeys: readonly string[];
  victimKeys: readonly string[];
  now: Date;
}

/** The rolling limit that this amount would exceed, as the database's own trigger counts. */
export async function readCapReached(
  sql: Sql,
  { officerKeys, victimKeys, now, amountCents }: Keys & { amountCents: number },
): Promise<Cap | null> {
  const [reached] = await sql<{ cap: Cap }>(capStatement, [officerKeys, victimKeys, now, amountCents]);
  return reached?.cap ?? null;
}

const capStatement: Statement = {
  name: "cap-reached",
  text: `SELECT "cap" FROM sv_cap_reached($1::text[], $2::text[], $3::timestamptz, $4::bigint)`,
};

/**
 * What the rolling limits still leave, in cents, for one recipient and for one officer; negative if
 * an administrator went over.
 */
export interface Room {
  cap: Cap;
  dayCents: number;
  monthCents: number;
}

export const readRoom = (sql: Sql, { officerKeys, victimKeys, now }: Keys): Promise<Room[]> =>
  sql<Room>(roomStatement, [officerKeys, victimKeys, now]);

/** One branch for each of the two, so that each uses its own index. */
const roomOf = (cap: Cap, keys: string) => `
  SELECT '${cap}' AS "cap", min(s."dayCap" - s."day")::int AS "dayCents", min(s."monthCap" - s."month")::int AS "monthCents" FROM (
    SELECT c."${cap}CapDayCents" AS "dayCap", c."${cap}CapMonthCents" AS "monthCap", coalesce(sum(f."amountCents"), 0) AS "month",
      coalesce(sum(f."amountCents") FILTER (WHERE f."allocatedAt" > $3::timestamptz - interval '24 hours'), 0) AS "day"
    FROM unnest(${keys}::text[]) k JOIN "SystemConfig" c ON c."id" = 1
    LEFT JOIN "FundAllocation" f ON f."${cap}Keys" @> ARRAY[k] AND ${isPromisedMoney} AND f."allocatedAt" > $3::timestamptz - interval '30 days'
    GROUP BY k, c."id") s HAVING count(*) > 0`;
const roomStatement: Statement = {
  name: "cap-room",
  text: `${roomOf("victim", "$2")} UNION ALL ${roomOf("officer", "$1")}`,
};
