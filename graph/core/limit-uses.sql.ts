import type { Sql } from "./database/statement.ts";
import { int } from "./database/columns.ts";

const count = {
  name: "limit-use",
  row: { uses: int, waitMs: int },
  text: `INSERT INTO "LimitUse" AS u ("key", "uses", "endsAt")
    VALUES ($1, 1, clock_timestamp() + $2 * interval '1 second')
    ON CONFLICT ("key") DO UPDATE SET
      "uses" = CASE WHEN u."endsAt" <= clock_timestamp() THEN 1 ELSE u."uses" + 1 END,
      "endsAt" = CASE WHEN u."endsAt" <= clock_timestamp() THEN excluded."endsAt" ELSE u."endsAt" END
    RETURNING "uses", ceil(extract(epoch FROM "endsAt" - clock_timestamp()) * 1000)::int AS "waitMs"`,
};

/** Counts a use. Returns all uses since the first one, and when the count starts again. */
export async function insertLimitUse(
  sql: Sql,
  key: string,
  seconds: number,
): Promise<{ uses: number; waitMs: number }> {
  const [row] = await sql(count, [key, seconds]);
  if (!row) throw new Error("the use of a limit was not counted");
  return row;
}
