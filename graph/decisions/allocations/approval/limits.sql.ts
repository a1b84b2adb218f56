import type { MoneyAuthority } from "../../../../prisma/client/enums.ts";
import type { Sql, Statement } from "../../../core/database/statement.ts";

interface LimitsAsked {
  authority: MoneyAuthority;
  limitKeys: readonly string[];
  now: Date;
}

export interface LeftRow {
  name: string;
  binds: boolean;
  dayCents: number;
  monthCents: number;
}

/** What each limit leaves for the key with the least left, as the database's own trigger counts. */
export const readLimitsLeft = (sql: Sql, { authority, limitKeys, now }: LimitsAsked): Promise<LeftRow[]> =>
  sql(limitsLeft, [limitKeys, authority, now]);

const limitsLeft: Statement = {
  name: "limits-left",
  text: `
    SELECT l."name", bool_or(l."binds") AS "binds", min(l."dayCents")::float8 AS "dayCents", min(l."monthCents")::float8 AS "monthCents"
    FROM sv_limits_left($1::text[], $2::text::"MoneyAuthority", $3::timestamptz) l GROUP BY l."name"`,
};
