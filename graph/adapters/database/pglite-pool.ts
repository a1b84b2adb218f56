import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { PgliteSocket } from "./pglite-socket.ts";
import { Turns } from "./turns.ts";

/**
 * A real `pg.Pool` whose connections end in an in-process PGlite instead of a network socket, so
 * that everything written for node-postgres (Prisma's adapter, LISTEN, plain SQL) runs unchanged on
 * the embedded database.
 */
export function createPglitePool(database: PGlite, config: pg.PoolConfig = {}): pg.Pool {
  const turns = new Turns<PgliteSocket>();
  return new pg.Pool({
    max: 5,
    user: "postgres",
    password: "postgres",
    database: "postgres",
    ...config,
    // node-postgres types its stream as a net.Socket; ours has the part of it that is used
    stream: (() => new PgliteSocket(database, turns)) as unknown as NonNullable<pg.PoolConfig["stream"]>,
  });
}
