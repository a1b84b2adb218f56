import type pg from "pg";
import { againOnConflict } from "../adapters/database/retry.ts";
import type { Prisma } from "../../prisma/client/client.ts";

/** A hand-written statement that a measurement requires. The name lets PostgreSQL keep its plan. */
export interface Statement {
  name: string;
  text: string;
}

export type Sql = <Row extends pg.QueryResultRow>(statement: Statement, values: unknown[]) => Promise<Row[]>;

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
