import type { Column, Columns } from "../../../graph/core/database/columns.ts";
import type { Sql } from "../../../graph/core/database/statement.ts";

/**
 * Runs statements as `sql` does, and fails if a row is not as its columns declare: what PostgreSQL
 * does not tell of a statement, such as whether an expression can be null.
 */
export const withDeclaredRows =
  (sql: Sql): Sql =>
  async (statement, values) => {
    const rows = await sql(statement, values);
    const columns = Object.entries(statement.row as Columns<Record<string, unknown>>);
    for (const row of rows)
      for (const [name, column] of columns) {
        const value = (row as Record<string, unknown>)[name];
        if (!isDeclared(column, value))
          throw new Error(`${statement.name || statement.text}: ${name} is ${String(value)}`);
      }
    return rows;
  };

const isDeclared = ({ types: [type = ""], nulls }: Column<unknown>, value: unknown) => {
  if (value === null) return nulls === "allowed";
  if (type === "json") return true;
  if (type === "timestamptz") return value instanceof Date;
  if (type.startsWith("_")) return Array.isArray(value);
  return typeof value === ({ int4: "number", float8: "number", bool: "boolean" }[type] ?? "string");
};
