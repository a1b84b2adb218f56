import type pg from "pg";
import { afterAll, beforeAll } from "vitest";
import type { Lab } from "../kernel.ts";

type Query = (...call: unknown[]) => unknown;

/** The text of every statement that reaches the database, Prisma's and the hand-written ones. */
export function useSentStatements(lab: Pick<Lab, "pool">) {
  let texts: string[] = [];
  let refusals: string[] = [];
  const queries = new Map<pg.PoolClient, Query>();
  const note = (error: unknown) => {
    if (error instanceof Error) refusals.push("code" in error ? String(error.code) : error.message);
  };
  const watch = (client: pg.PoolClient) => {
    if (queries.has(client)) return;
    const query = client.query.bind(client) as Query;
    queries.set(client, query);
    client.query = ((...call: unknown[]) => {
      const [asked] = call;
      texts.push(typeof asked === "string" ? asked : (asked as { text: string }).text);
      const last = call.at(-1);
      if (typeof last === "function")
        call[call.length - 1] = (error: unknown, ...rest: unknown[]) => {
          note(error);
          (last as Query)(error, ...rest);
        };
      const answer = query(...call);
      if (answer instanceof Promise) answer.catch(note);
      return answer;
    }) as typeof client.query;
  };
  beforeAll(() => void lab.pool.on("acquire", watch));
  afterAll(() => {
    lab.pool.off("acquire", watch);
    for (const [client, query] of queries) client.query = query as typeof client.query;
  });
  return {
    /** What was sent since the last call of this. */
    take() {
      const sent = texts;
      texts = [];
      return sent;
    },
    /** PostgreSQL's codes for the statements that failed since the last call of this. */
    failed() {
      const codes = refusals;
      refusals = [];
      return codes;
    },
  };
}
