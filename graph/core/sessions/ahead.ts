import type { Statement } from "../sql.ts";
import { sessionByToken } from "./rows.ts";

/**
 * What a call will read first, said before it is known who calls: a few measured reads come with the session itself, so that they cost one way to the
 * database in place of two. It is written in terms of the session (`s`), so it reads nothing that this session's person may not read, and nothing at all
 * for anybody of another kind.
 */
export interface Ahead {
  name: string;
  /** Whom it is for. */
  of: "officer" | "admin";
  /** Further parts of the statement's WITH clause. */
  with?: string;
  /** One value of `s`; as JSON where it is more than that. */
  value: string;
  /** $3 and on; $1 is the token's hash, $2 the moment. */
  values: readonly unknown[];
}

export interface ReadAhead {
  ahead: Ahead;
  value: unknown;
}

const statements = new Map<string, Statement>();

/** The session by its token, together with what is read ahead. */
export function sessionWith({ name, with: parts, value }: Ahead): Statement {
  const known = statements.get(name);
  if (known) return known;
  const statement = {
    name: `session-${name}`,
    text: `WITH s AS MATERIALIZED (${sessionByToken.text})${parts ? `, ${parts}` : ""} SELECT s.*, ${value} AS "ahead" FROM s`,
  };
  statements.set(name, statement);
  return statement;
}

/** The value, where it was read ahead for just this; undefined where it is still to be read. It serves once: what is read later is read anew. */
export function takeAhead(
  context: { ahead?: ReadAhead | undefined },
  { name, values }: Pick<Ahead, "name" | "values">,
): unknown {
  const { ahead } = context;
  if (ahead?.ahead.name !== name || !values.every((value, index) => ahead.ahead.values[index] === value))
    return undefined;
  context.ahead = undefined;
  return ahead.value ?? undefined;
}
