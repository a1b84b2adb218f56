import DataLoader from "dataloader";
import type { Sql, Statement } from "../sql.ts";
import type { Ahead } from "./prefetch.ts";
import { sessionsOf, type Session } from "./rows.ts";

/*
 * Who calls, by the hash of their token. Calls that arrive in one turn of the event loop are looked
 * up in one statement, together with what is read ahead for each: a way to the database costs a
 * call more than anything else that the server does for it. Whoever is alone waits for nobody.
 */

interface Caller {
  hash: string;
  now: Date;
  ahead: Ahead | undefined;
}

/** A living session, and what was read ahead for it. */
interface Found {
  session: Session;
  ahead: unknown;
}

const mostTogether = 50;
type Loader = DataLoader<Caller, Found | undefined>;
const loaders = new WeakMap<Sql, Map<string, Loader>>();

/** The caller's session; undefined where the token is none's. */
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
    maxBatchSize: mostTogether,
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
    // What one of them asks for is none that the database can take: nothing is read ahead, and
    // whoever reads it later says what is wrong with it.
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
 * The statement and its values: $1 now, $2 the hashes of the tokens, $3 and on what the calls ask
 * for, an array for each.
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
  // As values of their own, or PostgreSQL would count what is in them, and plan the statement anew
  // for each call in place of keeping its plan.
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
