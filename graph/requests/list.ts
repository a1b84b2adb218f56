import { Kind, valueFromASTUntyped, type DocumentNode, type OperationDefinitionNode } from "graphql";
import type { EmergencyRequest, Prisma } from "../../prisma/client/client.ts";
import type { Context } from "../core/context.ts";
import { requestsListedFor } from "./policy.ts";
import { takeAhead, type Ahead } from "../core/sessions/prefetch.ts";
import type { Statement } from "../core/sql.ts";
import { isAnyAdmin, isCitizen, isOfficer, isVisitor } from "../core/access/viewer.ts";
import { columnsIn, topField, type Columns, type Fragments } from "./columns.ts";
import { requestsPerPage } from "./rules.shared.ts";

/**
 * The viewer's own requests, or all for an administrator; newest first. `columns` are those that
 * the answer needs; null for whole rows.
 */
export function listRequests(
  context: Context,
  query: Prisma.EmergencyRequestFindManyArgs = {},
  columns: Columns | null = null,
) {
  const { take, cursor, include } = query;
  // The screens' usual queries, forward pages without relations, use hand-written SQL: they are
  // benchmarked.
  if (columns && !include && take !== undefined && take > 0)
    return readPage(context, { columns, take, after: cursor?.id });
  return context.db.emergencyRequest.findMany({
    ...query,
    where: requestsListedFor(context.viewer),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
}

type Owner = "officerId" | "citizenId" | undefined;
interface Page {
  columns: Columns;
  take: number;
  after: number | undefined;
}

/**
 * The first page, or the one after a cursor: `requestsListedFor` in SQL. The rows have only these
 * columns, with dates as formatted text.
 */
async function readPage(context: Context, { columns, take, after }: Page): Promise<EmergencyRequest[]> {
  const { viewer, sql } = context;
  if (isVisitor(viewer)) return [];
  const ready =
    after === undefined ? (takeAhead(context, aheadOf(columns, take)) as ReadColumns | undefined) : undefined;
  if (ready) return rowsOf(columns, ready);
  const owner = isOfficer(viewer) ? viewer.officerId : isCitizen(viewer) ? viewer.citizenId : null;
  const whose = isAnyAdmin(viewer) ? undefined : (`${viewer.kind}Id` as const);
  const [read] = await sql<{ page: ReadColumns }>(pageStatement({ columns, take, after }, whose), [
    owner,
    ...(after === undefined ? [] : [after]),
  ]);
  return rowsOf(columns, read?.page ?? []);
}

/** $1 owner, $2 cursor. */
function pageStatement({ columns, take, after }: Page, owner: Owner): Statement {
  const where = owner ? `r."${owner}" = $1` : "$1::int IS NULL";
  const onlyAfter =
    after === undefined
      ? ""
      : ` AND (r."createdAt", r."id") < (SELECT c."createdAt", c."id" FROM "EmergencyRequest" c WHERE c."id" = $2)`;
  return {
    name: `requests-${owner ?? "all"}-${after === undefined ? "first" : "after"}-${take}-${columns.key}`,
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
  `(SELECT json_build_array(${names.map((name) => `json_agg(p."${name}")`).join(", ")}) FROM (SELECT ${names.map(read).join(", ")} FROM "EmergencyRequest" r
    WHERE ${where} ORDER BY r."createdAt" DESC, r."id" DESC LIMIT ${take}) p)`;

const read = (column: Columns["names"][number]) =>
  column === "createdAt" ? `r."createdAt" AT TIME ZONE 'UTC' AS "createdAt"` : `r."${column}"`;

function rowsOf({ names }: Columns, columns: ReadColumns): EmergencyRequest[] {
  const rows = (columns[0] ?? []).map((): Record<string, unknown> => ({}));
  for (const [place, name] of names.entries()) {
    const values = columns[place] ?? [];
    for (const [index, row] of rows.entries())
      row[name] = name === "createdAt" ? printed(values[index] as string) : values[index];
  }
  return rows as EmergencyRequest[];
}

/** A timestamp as JavaScript prints it: PostgreSQL omits the zone and trailing zeros. */
const printed = (moment: string) => `${moment}${".000".slice(moment.length - toTheSecond)}Z`;
const toTheSecond = "2026-01-31T12:00:00".length;

const aheadOf = (columns: Columns, take: number): Ahead => ({
  name: `requests-${take}-${columns.key}`,
  of: "officer",
  value: pageOf(columns, `r."officerId" = s."officerId"`, take),
  asked: {},
});

/**
 * The first page of the list, prefetched for its document. One extra row shows whether there is a
 * next page.
 */
export function listAhead(document: DocumentNode, variables: Record<string, unknown>): Ahead | undefined {
  const { operation, fragments } = partsOf(document);
  const list = operation?.operation === "query" ? topField(operation, fragments, "requests") : undefined;
  const columns = list ? columnsIn(list, fragments) : null;
  if (!operation || !list || !columns || list.directives?.length) return undefined;
  const given = { ...defaultsOf(operation), ...variables };
  const args = Object.fromEntries(
    (list.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, given)]),
  );
  const { first = requestsPerPage, ...others } = args;
  if (!isCount(first) || Object.values(others).some((value) => value != null)) return undefined;
  return aheadOf(columns, Math.min(first, maxPage) + 1);
}

export const maxPage = 50;

const isCount = (first: unknown): first is number => Number.isInteger(first) && (first as number) > 0;

const partsOf = ({ definitions }: DocumentNode) => {
  const fragments: Fragments = Object.fromEntries(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  return { operation: definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION), fragments };
};

const defaultsOf = ({ variableDefinitions }: OperationDefinitionNode) =>
  Object.fromEntries(
    (variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
