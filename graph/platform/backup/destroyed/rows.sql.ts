import { int, text } from "../../../core/database/columns.ts";
import type { Sql } from "../../../core/database/statement.ts";
import type { DestroyedUnits } from "./journal.ts";

/** When these rows were made, in milliseconds since 1970, as text. */
export async function readMade(
  sql: Sql,
  unit: string,
  table: string,
  keys: readonly number[],
): Promise<DestroyedUnits> {
  const rows = await sql<{ id: number; made: string }>(
    {
      name: `made-${table}`,
      row: { id: int, made: text },
      text: `SELECT "id", (extract(epoch FROM "createdAt") * 1000)::bigint::text AS "made" FROM "${table}" WHERE "id" = ANY ($1::int[]) ORDER BY "id"`,
    },
    [keys],
  );
  return { unit, table, rows: rows.map(({ id, made }) => [id, made]) };
}

/** Those that this database has as well, and neither holds nor stripped already. */
export async function findAgain(
  sql: Sql,
  record: string,
  { unit, table, rows }: DestroyedUnits,
): Promise<number[]> {
  const found = await sql<{ id: number }>(
    {
      name: `again-${table}`,
      row: { id: int },
      text: `SELECT u."id" FROM "${table}" u JOIN unnest($1::int[], $2::text[]) d("id", "made")
          ON d."id" = u."id" AND d."made" = (extract(epoch FROM u."createdAt") * 1000)::bigint::text
        WHERE NOT sv_held($3::text, u."id") AND NOT EXISTS (SELECT FROM "StrippedRecord" s
          WHERE s."unit" = $3::text AND s."key" = u."id" AND s."record" = $4::text::"RecordClass")
        ORDER BY 1`,
    },
    [rows.map(([id]) => id), rows.map(([, made]) => made), unit, record],
  );
  return found.map(({ id }) => id);
}
