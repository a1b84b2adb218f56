import DataLoader from "dataloader";
import type { Sql, Statement } from "../database/statement.ts";
import type { Prefetch } from "../prefetch/prefetch.ts";
import { sessionsOf, type Session } from "./rows.sql.ts";
import { type Columns, int, json, nullable } from "../database/columns.ts";

/*
 * Finds callers by the hash of their token. Calls that arrive in one turn of the event loop share
 * one statement, together with what is prefetched for each: a database round trip costs a call more
 * than anything else the server does. A single call does not wait.
 */

interface Caller {
  hash: string;
  now: Date;
  prefetch: Prefetch | undefined;
}

/** A live session and its prefetched values. */
interface Found {
  session: Session;
  prefetched: unknown;
}

const maxTogether = 50;
type Loader = DataLoader<Caller, Found | undefined>;
const loaders = new WeakMap<Sql, Map<string, Loader>>();

/** The caller's session; undefined if no session has the token. */
export function findCaller(sql: Sql, caller: Caller): Promise<Found | undefined> {
  const known = loaders.get(sql) ?? new Map<string, Loader>();
  loaders.set(sql, known);
  const { name } = statementFor(caller.prefetch);
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
    for (const { place, ...row } of await sql(statement, values)) found[place - 1] = row;
    return found;
  } catch (error) {
    // A prefetch value is invalid for the database. Nothing is prefetched, and the later read
    // reports the error.
    if (!isBadValue(error) || callers.every(({ prefetch }) => !prefetch)) throw error;
    return findAll(
      sql,
      callers.map(({ hash, now }) => ({ hash, now, prefetch: undefined })),
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
export function lookup(callers: readonly Caller[]): Statement<FoundRow> & { values: unknown[] } {
  const [first] = callers;
  const columns = Object.keys(first?.prefetch?.parameters ?? {});
  return {
    ...statementFor(first?.prefetch),
    values: [
      first?.now,
      callers.map(({ hash }) => hash),
      ...columns.map((column) => callers.map(({ prefetch }) => prefetch?.parameters[column]?.[1])),
    ],
  };
}

type FoundRow = Found & { place: number };
const statements = new Map<string, Statement<FoundRow>>();

export function statementFor(prefetch: Prefetch | undefined): Statement<FoundRow> {
  const name = prefetch ? `sessions-${prefetch.name}` : "sessions";
  const known = statements.get(name);
  if (known) return known;
  const columns = Object.entries(prefetch?.parameters ?? {});
  const types = ["text", ...columns.map(([, [type]]) => type)];
  // As separate values; otherwise PostgreSQL would count their contents and plan the statement
  // again for each call instead of keeping its plan.
  const arrays = types.map((type, index) => `(SELECT $${index + 2}::${type}[])`).join(", ");
  const names = ["hash", ...columns.map(([column]) => column), "place"];
  const statement = {
    name,
    row: {
      place: int,
      session: json<Session>(),
      ...(prefetch && { prefetched: nullable(prefetch.column) }),
    } as Columns<FoundRow>,
    text: `WITH calls AS MATERIALIZED (SELECT * FROM unnest(${arrays}) WITH ORDINALITY AS c(${names.map((column) => `"${column}"`).join(", ")})),
      s AS MATERIALIZED (${sessionsOf("calls")})${prefetch?.with ? `, ${prefetch.with}` : ""}
      SELECT s."place"::int AS "place", s."session"${prefetch ? `, ${prefetch.value} AS "prefetched"` : ""} FROM s`,
  };
  statements.set(name, statement);
  return statement;
}
