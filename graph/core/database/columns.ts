/**
 * A column of what a statement returns: the types that PostgreSQL may give it, and the value that
 * TypeScript sees. `tests/statements/columns.test.ts` compares both with the database.
 */
export interface Column<Value> {
  types: readonly string[];
  /** `excluded`: the table's column allows them, the statement's condition does not. */
  nulls: "none" | "excluded" | "allowed";
  /** The value of what JSON holds, if that is another. */
  revive?: ((stored: unknown) => unknown) | undefined;
  /** Never set: it carries the type. */
  value?: Value;
}

export type Columns<Row> = { readonly [Name in keyof Row]-?: Column<Row[Name]> };
/** The row of these columns. */
export type RowOf<Declared> = {
  [Name in keyof Declared]: Declared[Name] extends Column<infer Value> ? Value : never;
};

const column = <Value>(...types: string[]): Column<Value> => ({ types, nulls: "none" });

export const int = column<number>("int4");
export const float = column<number>("float8");
export const bool = column<boolean>("bool");
export const text = column<string>("text");
export const texts = column<string[]>("_text");
/** One of these words: an enum, or its text. */
export const word = <Word extends string>() => column<Word>("text", "enum");
export const words = <Word extends string>() => column<Word[]>("_text");
/** JSON without times. PostgreSQL does not describe what it holds. */
export const json = <Value>() => column<Value>("json", "jsonb");
/** PostgreSQL prints a time in JSON as text. */
export const timestamp: Column<Date> = {
  ...column<Date>("timestamptz"),
  revive: (stored) => new Date(stored as string),
};

/** A row as JSON, and a list of them. */
export const jsonRow = <Row>(columns: Columns<Row>): Column<Row> => ({
  ...json<Row>(),
  revive: (stored) => revived(columns, stored as Row),
});
export const jsonRows = <Row>(columns: Columns<Row>): Column<Row[]> => ({
  ...json<Row[]>(),
  revive: (stored) => (stored as Row[]).map((row) => revived(columns, row)),
});

export const nullable = <Value>({ types, revive }: Column<Value>): Column<Value | null> => ({
  types,
  nulls: "allowed",
  revive: revive && ((stored) => (stored === null ? null : revive(stored))),
});

export const notNull = <Value>(one: Column<Value>): Column<Value> => ({ ...one, nulls: "excluded" });

/** Replaces the values of a row that JSON held by those that its columns declare. */
export function revived<Row>(columns: Columns<Row>, row: Row): Row {
  for (const name in columns) {
    const { revive } = columns[name];
    if (revive) row[name] = revive(row[name]) as Row[typeof name];
  }
  return row;
}
