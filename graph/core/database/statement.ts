import type pg from "pg";
import { againOnConflict } from "../../adapters/database/retry.ts";
import { comparable } from "../../../shared/core/text/typed.ts";
import type { Prisma } from "../../../prisma/client/client.ts";
import type { Prefetched } from "../prefetch/prefetch.ts";
import { revived, type Columns } from "./columns.ts";

/**
 * A hand-written statement. The name lets PostgreSQL keep its plan. With an empty name it is
 * planned for its values each time.
 */
export interface Statement<Row = object> {
  name: string;
  text: string;
  /** The columns that it returns. */
  row: Columns<Row>;
}

export type Sql = <Row>(statement: Statement<Row>, values: unknown[]) => Promise<Row[]>;

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
  prefetched?: Prefetched | undefined;
}

/**
 * Runs hand-written statements on the pool. PGlite has no named statements, so there each is
 * planned every time.
 */
export const createSql =
  (pool: pg.Pool, embedded: boolean): Sql =>
  async ({ name, text, row: columns }, values) => {
    const query = embedded ? { text, values } : { name, text, values };
    const { rows } = await againOnConflict(() => pool.query(query));
    return rows.map((row) => revived(columns, row));
  };

/** Runs one on a connection of its own, where nothing is planned before. */
export async function readOn<Row>(
  client: Pick<pg.ClientBase, "query">,
  columns: Columns<Row>,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await client.query(text, values);
  return rows.map((row) => revived(columns, row));
}

export type Tx = Pick<Prisma.TransactionClient, "$queryRawUnsafe">;

/** Runs them within a transaction of Prisma's. */
export const sqlWithin =
  (tx: Tx): Sql =>
  async <Row>({ text, row: columns }: Statement<Row>, values: unknown[]) =>
    (await tx.$queryRawUnsafe<Row[]>(text, ...values)).map((row) => revived(columns, row));

/**
 * A typed text for a pattern of LIKE, where `%`, `_` and the backslash would match other letters. A
 * dash or apostrophe finds any sign, because names and numbers are stored with several.
 */
export const escapeLike = (typed: string): string =>
  comparable(typed)
    .replaceAll(/[\\%_]/g, String.raw`\$&`)
    .replaceAll(/['-]/g, "_");
