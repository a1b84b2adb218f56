/**
 * What a call will read first, declared before the caller is known. A few measured reads come with
 * the session itself, which saves one round trip to the database. The SQL refers to the session
 * (`s`), so it reads only what this session's owner may read, and nothing for other kinds of
 * callers.
 */
export interface Ahead {
  /** The statement's name: the same name means that only the values differ. */
  name: string;
  /** Whom it is for. */
  of: "officer" | "admin";
  /** Further parts of the statement's WITH clause. */
  with?: string;
  /** One value of `s`, as JSON unless scalar. */
  value: string;
  /** Values that the call provides, as columns of `s` with these names. */
  asked: Readonly<Record<string, Asked>>;
}

/** The request `r` is of the session's officer: `listOwnerOf` in requests/policy.ts, in SQL. */
export const isSessionsOwn = `r."officerId" = s."officerId"`;

/** Its type in PostgreSQL, and its value. */
type Asked = readonly ["int", number] | readonly ["text", string | null];

export interface ReadAhead {
  ahead: Ahead;
  value: unknown;
}

/**
 * The prefetched value, if it was read for exactly this; else undefined. It is used once; later
 * reads go to the database.
 */
export function takeAhead(
  context: { ahead?: ReadAhead | undefined },
  { name, asked }: Pick<Ahead, "name" | "asked">,
): unknown {
  const { ahead } = context;
  if (ahead?.ahead.name !== name) return undefined;
  for (const column in asked) if (ahead.ahead.asked[column]?.[1] !== asked[column]?.[1]) return undefined;
  context.ahead = undefined;
  return ahead.value ?? undefined;
}
