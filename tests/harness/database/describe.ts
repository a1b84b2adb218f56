import type pg from "pg";
import type { Columns } from "../../../graph/core/database/columns.ts";

interface Field {
  name: string;
  dataTypeID: number;
  /** The table and its column that the value comes from; 0 for an expression. */
  tableID: number;
  columnID: number;
}

/** What PostgreSQL says of a statement's columns without running it. */
export async function describe(client: pg.PoolClient, text: string): Promise<Field[]> {
  return new Promise((resolve, reject) => {
    let fields: Field[] = [];
    const question = {
      submit(connection: pg.Connection & Protocol) {
        connection.parse({ name: "", text, types: [] });
        connection.describe({ type: "S", name: "" });
        connection.sync();
      },
      handleParseComplete: () => {},
      handleRowDescription: (message: { fields: Field[] }) => (fields = message.fields),
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    };
    client.query(question as never);
  });
}

interface Protocol {
  parse: (message: { name: string; text: string; types: [] }) => void;
  describe: (message: { type: "S"; name: string }) => void;
  sync: () => void;
}

/**
 * How the columns that a statement declares differ from those that PostgreSQL describes. Of an
 * expression, and of a table that is joined from the left, nothing tells whether it can be null.
 */
export async function differences(
  client: pg.PoolClient,
  { text, row }: { text: string; row: Columns<object> },
): Promise<string[]> {
  const fields = await describe(client, text);
  const { rows } = await client.query<{ name: string; isEnum: boolean; canBeNull: boolean }>(
    `SELECT t.typname AS "name", t.typtype = 'e' AS "isEnum", coalesce(NOT a.attnotnull, false) AS "canBeNull"
     FROM unnest($1::int[], $2::int[], $3::int[]) WITH ORDINALITY AS f("type", "table", "column", "place")
     JOIN pg_type t ON t.oid = f."type" LEFT JOIN pg_attribute a ON a.attrelid = f."table" AND a.attnum = f."column" AND f."column" > 0
     ORDER BY f."place"`,
    [
      fields.map(({ dataTypeID }) => dataTypeID),
      fields.map(({ tableID }) => tableID),
      fields.map(({ columnID }) => columnID),
    ],
  );
  const declared = new Map(Object.entries(row as Columns<Record<string, unknown>>));
  const wrong = fields.flatMap(({ name }, place) => {
    const column = declared.get(name);
    const type = rows[place]!;
    if (!column) return [`${name} is not declared`];
    declared.delete(name);
    if (!column.types.includes(type.isEnum ? "enum" : type.name))
      return [`${name} is ${type.name}, not ${column.types.join(" or ")}`];
    return type.canBeNull && column.nulls === "none" ? [`${name} can be null`] : [];
  });
  return [...wrong, ...[...declared.keys()].map((name) => `${name} is missing`)];
}
