import type { MoneyAuthority } from "../../../../prisma/client/enums.ts";
import type { Sql } from "../../../core/database/statement.ts";
import { bool, float, type RowOf, text } from "../../../core/database/columns.ts";

interface LimitsAsked {
  authority: MoneyAuthority;
  limitKeys: readonly string[];
  now: Date;
}

const leftColumns = {
  name: text,
  binds: bool,
  dayCents: float,
  monthCents: float,
};
export type LeftRow = RowOf<typeof leftColumns>;

/** What each limit leaves for the key with the least left, as the database's own trigger counts. */
export const readLimitsLeft = (sql: Sql, { authority, limitKeys, now }: LimitsAsked): Promise<LeftRow[]> =>
  sql(limitsLeft, [limitKeys, authority, now]);

const limitsLeft = {
  name: "limits-left",
  row: leftColumns,
  text: `
    SELECT l."name", bool_or(l."binds") AS "binds", min(l."dayCents")::float8 AS "dayCents", min(l."monthCents")::float8 AS "monthCents"
    FROM sv_limits_left($1::text[], $2::text::"MoneyAuthority", $3::timestamptz) l GROUP BY l."name"`,
};
