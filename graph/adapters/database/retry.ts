import { setTimeout as wait } from "node:timers/promises";
import type { PrismaClient } from "../../../prisma/client/client.ts";
import { refusalOf } from "./refusal.ts";

/**
 * PostgreSQL's SQLSTATEs for rollbacks because of another transaction: deadlock_detected and
 * serialization_failure.
 */
const conflicts = ["40P01", "40001"];
const maxTries = 5;
const pauseMs = 10;

/** Repeats the work when PostgreSQL rolled all of it back in favor of another transaction. */
export async function againOnConflict<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      if (tries === maxTries || !conflicts.some((state) => refusalOf(error, state) !== undefined))
        throw error;
      await wait(Math.random() * pauseMs * 2 ** tries);
    }
}

/** Its transactions are repeated after such a conflict, so they must only write to the database. */
export function retryTransactions(db: PrismaClient): PrismaClient {
  const run = db.$transaction.bind(db);
  return Object.defineProperty(db, "$transaction", {
    // A proxy may return something else, as the client's own extensions do.
    configurable: true,
    value: (...given: unknown[]) => againOnConflict(() => Reflect.apply(run, db, given)),
  });
}
