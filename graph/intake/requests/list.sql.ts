import type { EmergencyRequest } from "../../../prisma/client/client.ts";
import { andIn, nameOf } from "../../core/access/agency-scope.ts";
import type { ListOwner } from "./policy.ts";
import type { Reader, Statement } from "../../core/database/statement.ts";
import { isSessionsOwn, takePrefetched, type Prefetch } from "../../core/prefetch/prefetch.ts";
import type { Columns } from "./columns.ts";
import { json } from "../../core/database/columns.ts";

type Owner = Exclude<ListOwner, undefined>;
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
  owner: Owner,
  { columns, take, after }: Page,
): Promise<EmergencyRequest[]> {
  const ready = after === undefined ? takePrefetched(context, listPrefetch(columns, take)) : undefined;
  if (ready) return rowsOf(columns, ready);
  const { name, where, value } = ofOwner(owner);
  const [read] = await context.sql(pageStatement({ columns, take, after }, { name, where }), [
    value,
    ...(after === undefined ? [] : [after]),
  ]);
  return rowsOf(columns, read?.page ?? []);
}

/** Whose rows they are, as a condition on $1. */
function ofOwner(owner: Owner): { name: string; where: string; value: number | null } {
  if ("agencies" in owner) {
    return { name: `all${nameOf(owner)}`, where: `$1::int IS NULL${andIn(owner, "r")}`, value: null };
  }
  const [column, value] =
    "officerId" in owner
      ? (["officerId", owner.officerId] as const)
      : (["citizenId", owner.citizenId] as const);
  return { name: column, where: `r."${column}" = $1`, value };
}

/** $1 owner, $2 cursor. */
function pageStatement(
  { columns, take, after }: Page,
  { name, where }: { name: string; where: string },
): Statement<{ page: ReadColumns }> {
  const onlyAfter =
    after === undefined
      ? ""
      : ` AND (r."createdAt", r."id") < (SELECT c."createdAt", c."id" FROM "EmergencyRequest" c WHERE c."id" = $2)`;
  return {
    name: `requests-${name}-${after === undefined ? "first" : "after"}-${take}-${columns.key}`,
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
