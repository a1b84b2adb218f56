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
 * One's own requests, or all to an administrator; newest first. `columns` are those that the answer
 * is made of; null for whole rows.
 */
export function listRequests(
  context: Context,
  query: Prisma.EmergencyRequestFindManyArgs = {},
  columns: Columns | null = null,
) {
  const { take, cursor, include } = query;
  // What screens ask for, pages forward without relations, is read by hand: it is measured.
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
 * The first page, or the one after a cursor: what `requestsListedFor` says, in SQL. The rows have
 * these columns alone, and their dates are texts as they are printed.
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

/** $1 whose, $2 after which. */
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

/** The values of each column, in the order of its rows; null for a column without any. */
type ReadColumns = (unknown[] | null)[];

/**
 * One value for the whole page, column by column, which costs PostgreSQL half of what a page of
 * objects does, and a sixth of as many rows here. How many it takes stands in the text: of a
 * parameter PostgreSQL knows nothing, takes it for a tenth of the table, and plans the statement
 * anew for each call in place of keeping its plan.
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

/**
 * A moment as JavaScript prints it: PostgreSQL leaves out the zone, which it was asked for, and the
 * zeros at its end.
 */
const printed = (moment: string) => `${moment}${".000".slice(moment.length - toTheSecond)}Z`;
const toTheSecond = "2026-01-31T12:00:00".length;

const aheadOf = (columns: Columns, take: number): Ahead => ({
  name: `requests-${take}-${columns.key}`,
  of: "officer",
  value: pageOf(columns, `r."officerId" = s."officerId"`, take),
  asked: {},
});

/**
 * The first page of the list, where a document will ask for it. One row more than it shows says
 * whether there is a next page.
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
