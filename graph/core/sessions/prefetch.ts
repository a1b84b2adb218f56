/**
 * What a call will read first, said before it is known who calls: a few measured reads come with
 * the session itself, so that they cost one way to the database in place of two. It is written in
 * terms of the session (`s`), so it reads nothing that this session's person may not read, and
 * nothing at all for anybody of another kind.
 */
export interface Ahead {
  /** Of the statement: the same name says that all but the asked values is the same. */
  name: string;
  /** Whom it is for. */
  of: "officer" | "admin";
  /** Further parts of the statement's WITH clause. */
  with?: string;
  /** One value of `s`; as JSON where it is more than that. */
  value: string;
  /** What the call brings along: columns of `s` by these names. */
  asked: Readonly<Record<string, Asked>>;
}

/** Its type in PostgreSQL, and its value. */
type Asked = readonly ["int", number] | readonly ["text", string | null];

export interface ReadAhead {
  ahead: Ahead;
  value: unknown;
}

/**
 * The value, where it was read ahead for just this; undefined where it is still to be read. It
 * serves once: what is read later is read anew.
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
