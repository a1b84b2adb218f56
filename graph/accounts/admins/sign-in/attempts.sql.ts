import { lockMinutes, longestLockMinutes } from "../../../../shared/accounts/admins/rules.ts";
import type { Sql, Statement } from "../../../core/database/statement.ts";
import { int } from "../../../core/database/columns.ts";

/** Counts a try. False while the key is locked. Tries before `forgotten` no longer count. */
export async function countTry(
  sql: Sql,
  { key, now, forgotten, limit }: { key: string; now: Date; forgotten: Date; limit: number },
): Promise<boolean> {
  return (await sql(count, [key, now, forgotten, limit])).length > 0;
}

export const forgetTries = (sql: Sql, key: string) => sql(forget, [key]);

/** Removes one try. */
export const undoTry = (sql: Sql, key: string) => sql(undo, [key]);

const waitAfter = (tries: string) =>
  `make_interval(mins => least(${longestLockMinutes}, ${lockMinutes} * power(2, least(${tries} / $4 - 1, 20)))::int)`;
const next = `CASE WHEN t."at" < $3 THEN 1 ELSE t."tries" + 1 END`;

/**
 * $1 key, $2 now, $3 start of the period, $4 limit. Each time the limit is reached again, the wait
 * doubles. Returns no row while it lasts.
 */
const count = {
  name: "sign-in-try",
  row: { tries: int },
  text: `
    INSERT INTO "SignInTries" AS t ("key", "tries", "at", "lockedUntil")
    VALUES ($1, 1, $2, CASE WHEN $4::int = 1 THEN $2::timestamptz + ${waitAfter("1")} END)
    ON CONFLICT ("key") DO UPDATE SET "tries" = ${next}, "at" = $2,
      "lockedUntil" = CASE WHEN (${next}) % $4 = 0 THEN $2::timestamptz + ${waitAfter(`(${next})`)} END
    WHERE t."lockedUntil" IS NULL OR t."lockedUntil" <= $2 RETURNING "tries"`,
};
const forget: Statement = {
  name: "sign-in-tries-forget",
  row: {},
  text: `DELETE FROM "SignInTries" WHERE "key" = $1`,
};
const undo: Statement = {
  name: "sign-in-try-back",
  row: {},
  text: `UPDATE "SignInTries" SET "tries" = greatest(0, "tries" - 1), "lockedUntil" = NULL WHERE "key" = $1`,
};
