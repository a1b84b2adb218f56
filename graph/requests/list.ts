import type { EmergencyRequest, Prisma } from "../../prisma/client/client.ts";
import type { Context } from "../core/context.ts";
import { requestsListedFor } from "../core/access/permissions.ts";
import type { Statement } from "../core/sql.ts";

/** One's own requests, or all to an administrator; newest first. */
export function listRequests(context: Context, query: Prisma.EmergencyRequestFindManyArgs = {}) {
  const { take, cursor, include } = query;
  // What screens ask for, pages forward without relations, is read by hand: it is measured.
  if (!include && take !== undefined && take > 0) return readPage(context, take, cursor?.id);
  return context.db.emergencyRequest.findMany({
    ...query,
    where: requestsListedFor(context.viewer),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
}

/** The first page, or the one after a cursor: what `requestsListedFor` says, in SQL. */
async function readPage({ viewer, sql }: Context, take: number, after: number | undefined) {
  if (viewer.kind === "visitor") return [];
  const owner =
    viewer.kind === "officer" ? viewer.officerId : viewer.kind === "citizen" ? viewer.citizenId : null;
  const { first, after: next } = pageStatements[viewer.kind];
  return after === undefined
    ? sql<EmergencyRequest>(first, [owner, take])
    : sql<EmergencyRequest>(next, [owner, take, after]);
}

/** Whole rows, as Prisma reads them. $1 whose, $2 how many, $3 after which. */
const pageStatement = (owner: "officerId" | "citizenId" | undefined, isAfter: boolean): Statement => ({
  name: `requests-${owner ?? "all"}-${isAfter ? "after" : "first"}`,
  text: `SELECT r.*, r."requestedHelpTypes"::text[] AS "requestedHelpTypes" FROM "EmergencyRequest" r
    WHERE ${owner ? `r."${owner}" = $1` : "$1::int IS NULL"}
    ${isAfter ? `AND (r."createdAt", r."id") < (SELECT c."createdAt", c."id" FROM "EmergencyRequest" c WHERE c."id" = $3)` : ""}
    ORDER BY r."createdAt" DESC, r."id" DESC LIMIT $2`,
});
const pageStatements = {
  officer: { first: pageStatement("officerId", false), after: pageStatement("officerId", true) },
  citizen: { first: pageStatement("citizenId", false), after: pageStatement("citizenId", true) },
  admin: { first: pageStatement(undefined, false), after: pageStatement(undefined, true) },
};
