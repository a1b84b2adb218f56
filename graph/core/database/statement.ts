import type pg from "pg";
import { againOnConflict } from "../../adapters/database/retry.ts";
import { comparable } from "../../../shared/core/text/typed.ts";
import type { Prisma } from "../../../prisma/client/client.ts";
import type { ReadAhead } from "../prefetch/prefetch.ts";

/**
 * A hand-written statement. The name lets PostgreSQL keep its plan. With an empty name it is
 * planned for its values each time.
 */
export interface Statement {
  name: string;
  text: string;
}

export type Sql = <Row extends pg.QueryResultRow>(statement: Statement, values: unknown[]) => Promise<Row[]>;

/**
 * Quotes constants of the code, such as states; never input. PostgreSQL matches a partial index
 * only with literals.
 */
export const literals = (words: readonly string[]) => words.map((word) => `'${word}'`).join(", ");

/** What a function of a `*.sql.ts` file needs of a context. */
export interface Reader {
  sql: Sql;
  now: () => Date;
  /** What was read together with the session. */
  ahead?: ReadAhead | undefined;
}

/**
 * Runs hand-written statements on the pool. PGlite has no named statements, so there each is
 * planned every time.
 */
export const createSql =
  (pool: pg.Pool, embedded: boolean): Sql =>
  async (statement, values) =>
    (
      await againOnConflict(() =>
        pool.query(embedded ? { text: statement.text, values } : { ...statement, values }),
      )
    ).rows;

/** Runs them within a transaction of Prisma's. */
export const sqlWithin =
  (tx: Pick<Prisma.TransactionClient, "$queryRawUnsafe">): Sql =>
  async (statement, values) =>
    tx.$queryRawUnsafe(statement.text, ...values);

/**
 * A typed text for a pattern of LIKE, where `%`, `_` and the backslash would match other letters. A
 * dash or apostrophe finds any sign, because names and numbers are stored with several.
 */
export const escapeLike = (typed: string): string =>
  comparable(typed)
    .replaceAll(/[\\%_]/g, String.raw`\$&`)
    .replaceAll(/['-]/g, "_");

/** A time as JavaScript prints it, for code that only passes it on. */
export const printed = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
