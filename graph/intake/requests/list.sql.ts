import type { EmergencyRequest } from "../../../prisma/client/client.ts";
import type { ListOwner } from "./policy.ts";
import type { Reader, Statement } from "../../core/database/statement.ts";
import { isSessionsOwn, takePrefetched, type Prefetch } from "../../core/prefetch/prefetch.ts";
import type { Columns } from "./columns.ts";
import { json } from "../../core/database/columns.ts";

type OwnerColumn = "officerId" | "citizenId" | undefined;
interface Page {
  columns: Columns;
  take: number;
  after: number | undefined;
}

/**
 * The first page of a list of requests, or the one after a cursor, newest first. The rows have only
 * these columns.
 */
export async function readRequestPage(
  context: Reader,
  owner: Exclude<ListOwner, undefined>,
  { columns, take, after }: Page,
): Promise<EmergencyRequest[]> {
  const ready = after === undefined ? takePrefetched(context, listPrefetch(columns, take)) : undefined;
  if (ready) return rowsOf(columns, ready);
  const [[column, value] = [undefined, null]] = Object.entries(owner ?? {}) as [OwnerColumn, number][];
  const [read] = await context.sql(pageStatement({ columns, take, after }, column), [
    value,
    ...(after === undefined ? [] : [after]),
  ]);
  return rowsOf(columns, read?.page ?? []);
}

/** $1 owner, $2 cursor. */
function pageStatement({ columns, take, after }: Page, owner: OwnerColumn): Statement<{ page: ReadColumns }> {
  const where = owner ? `r."${owner}" = $1` : "$1::int IS NULL";
  const onlyAfter =
    after === undefined
      ? ""
      : ` AND (r."createdAt", r."id") < (SELECT c."createdAt", c."id" FROM "EmergencyRequest" c WHERE c."id" = $2)`;
  return {
    name: `requests-${owner ?? "all"}-${after === undefined ? "first" : "after"}-${take}-${columns.key}`,
    row: { page: json() },
    text: `SELECT ${pageOf(columns, where + onlyAfter, take)} AS "page"`,
  };
}

/** The values of each column, in row order; null for an empty column. */
type ReadColumns = (unknown[] | null)[];

/**
 * The whole page as one value, column by column. That costs PostgreSQL half of a page of objects,
 * and a sixth of as many rows here. The limit is a literal: for a parameter PostgreSQL assumes a
 * tenth of the table and plans again for each call.
 */
const pageOf = ({ names }: Columns, where: string, take: number) =>
  `(SELECT json_build_array(${names.map((name) => `json_agg(p."${name}")`).join(", ")}) FROM (SELECT ${names.map((name) => `r."${name}"`).join(", ")} FROM "EmergencyRequest" r
    WHERE ${where} ORDER BY r."createdAt" DESC, r."id" DESC LIMIT ${take}) p)`;

function rowsOf({ names }: Columns, columns: ReadColumns): EmergencyRequest[] {
  const rows = (columns[0] ?? []).map((): Record<string, unknown> => ({}));
  for (const [place, name] of names.entries()) {
    const values = columns[place] ?? [];
    for (const [index, row] of rows.entries())
      row[name] = name === "createdAt" ? new Date(values[index] as string) : values[index];
  }
  return rows as EmergencyRequest[];
}

/** The first page, prefetched for the officer of the session. */
export const listPrefetch = (columns: Columns, take: number): Prefetch<ReadColumns> => ({
  name: `requests-${take}-${columns.key}`,
  of: "officer",
  value: pageOf(columns, isSessionsOwn, take),
  column: json(),
  parameters: {},
});
