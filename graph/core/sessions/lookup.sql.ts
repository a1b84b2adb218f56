import DataLoader from "dataloader";
import type { Sql, Statement } from "../database/statement.ts";
import type { Ahead } from "../prefetch/prefetch.ts";
import { sessionsOf, type Session } from "./rows.sql.ts";

/*
 * Finds callers by the hash of their token. Calls that arrive in one turn of the event loop share
 * one statement, together with what is prefetched for each: a database round trip costs a call more
 * than anything else the server does. A single call does not wait.
 */

interface Caller {
  hash: string;
  now: Date;
  ahead: Ahead | undefined;
}

/** A live session and its prefetched values. */
interface Found {
  session: Session;
  ahead: unknown;
}

const maxTogether = 50;
type Loader = DataLoader<Caller, Found | undefined>;
const loaders = new WeakMap<Sql, Map<string, Loader>>();

/** The caller's session; undefined if no session has the token. */
export function findCaller(sql: Sql, caller: Caller): Promise<Found | undefined> {
  const known = loaders.get(sql) ?? new Map<string, Loader>();
  loaders.set(sql, known);
  const { name } = statementFor(caller.ahead);
  const loader = known.get(name) ?? loaderOn(sql);
  known.set(name, loader);
  return loader.load(caller);
}

const loaderOn = (sql: Sql): Loader =>
  new DataLoader((callers) => findAll(sql, callers), {
    cache: false,
    maxBatchSize: maxTogether,
    batchScheduleFn: (send) => void setImmediate(send),
  });

async function findAll(sql: Sql, callers: readonly Caller[]): Promise<(Found | undefined)[]> {
  try {
    const { values, ...statement } = lookup(callers);
    const found: (Found | undefined)[] = callers.map(() => undefined);
    for (const { place, ...row } of await sql<Found & { place: number }>(statement, values))
      found[place - 1] = row;
    return found;
  } catch (error) {
    // A prefetch value is invalid for the database. Nothing is prefetched, and the later read
    // reports the error.
    if (!isBadValue(error) || callers.every(({ ahead }) => !ahead)) throw error;
    return findAll(
      sql,
      callers.map(({ hash, now }) => ({ hash, now, ahead: undefined })),
    );
  }
}

/** Class 22 of SQLSTATE, data exceptions: the statement did nothing. */
const isBadValue = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" && error.code.startsWith("22");

/**
 * The statement and its values: $1 now, $2 the token hashes, $3 and up what the calls prefetch, one
 * array each.
 */
export function lookup(callers: readonly Caller[]): Statement & { values: unknown[] } {
  const [first] = callers;
  const columns = Object.keys(first?.ahead?.asked ?? {});
  return {
    ...statementFor(first?.ahead),
    values: [
      first?.now,
      callers.map(({ hash }) => hash),
      ...columns.map((column) => callers.map(({ ahead }) => ahead?.asked[column]?.[1])),
    ],
  };
}

const statements = new Map<string, Statement>();

export function statementFor(ahead: Ahead | undefined): Statement {
  const name = ahead ? `sessions-${ahead.name}` : "sessions";
  const known = statements.get(name);
  if (known) return known;
  const columns = Object.entries(ahead?.asked ?? {});
  const types = ["text", ...columns.map(([, [type]]) => type)];
  // As separate values; otherwise PostgreSQL would count their contents and plan the statement
  // again for each call instead of keeping its plan.
  const arrays = types.map((type, index) => `(SELECT $${index + 2}::${type}[])`).join(", ");
  const names = ["hash", ...columns.map(([column]) => column), "place"];
  const statement = {
    name,
    text: `WITH calls AS MATERIALIZED (SELECT * FROM unnest(${arrays}) WITH ORDINALITY AS c(${names.map((column) => `"${column}"`).join(", ")})),
      s AS MATERIALIZED (${sessionsOf("calls")})${ahead?.with ? `, ${ahead.with}` : ""}
      SELECT s."place"::int AS "place", s."session"${ahead ? `, ${ahead.value} AS "ahead"` : ""} FROM s`,
  };
  statements.set(name, statement);
  return statement;
}
