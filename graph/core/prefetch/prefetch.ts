import type { Column } from "../database/columns.ts";

/**
 * What a call will read first, declared before the caller is known. A few measured reads come with
 * the session itself, which saves one round trip to the database. The SQL refers to the session
 * (`s`), so it reads only what this session's owner may read, and nothing for other kinds of
 * callers.
 */
export interface Prefetch<Value = unknown> {
  /** The statement's name: the same name means that only the values differ. */
  name: string;
  /** Whom it is for. */
  of: "officer" | "admin";
  /** Further parts of the statement's WITH clause. */
  with?: string;
  /** One value of `s`, as JSON unless scalar. */
  value: string;
  column: Column<Value>;
  /** Values that the call provides, as columns of `s` with these names. */
  parameters: Readonly<Record<string, Parameter>>;
}

/** The request `r` is of the session's officer: `listOwnerOf` in requests/policy.ts, in SQL. */
export const isSessionsOwn = `r."officerId" = s."officerId"`;

/** Its type in PostgreSQL, and its value. */
type Parameter = readonly ["int", number] | readonly ["text", string | null];

export interface Prefetched {
  prefetch: Prefetch;
  value: unknown;
}

/**
 * The prefetched value, if it was read for exactly this; else undefined. It is used once; later
 * reads go to the database.
 */
export function takePrefetched<Value>(
  context: { prefetched?: Prefetched | undefined },
  { name, parameters }: Prefetch<Value>,
): Value | undefined {
  const { prefetched } = context;
  if (prefetched?.prefetch.name !== name) return undefined;
  for (const column in parameters)
    if (prefetched.prefetch.parameters[column]?.[1] !== parameters[column]?.[1]) return undefined;
  context.prefetched = undefined;
  return (prefetched.value as Value | null) ?? undefined;
}
