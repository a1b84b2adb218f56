import type { Prisma } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import type { Columns } from "./columns.ts";
import { maxRequestsPerPage, requestsPerPage } from "../../../shared/intake/requests/paging.ts";
import type { Prefetch } from "../../core/prefetch/prefetch.ts";
import { listPrefetch, readRequestPage } from "./list.sql.ts";
import { listOwnerOf, requestsListedFor } from "./policy.ts";

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
  const owner = listOwnerOf(context.viewer);
  // The screens' usual queries, forward pages without relations, use hand-written SQL: they are
  // benchmarked.
  if (columns && !include && owner !== undefined && take !== undefined && take > 0)
    return readRequestPage(context, owner, { columns, take, after: cursor?.id });
  return context.db.emergencyRequest.findMany({
    ...query,
    where: requestsListedFor(context.viewer),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
}

/**
 * The first page, as it comes with the session. One more row shows whether another page follows.
 */
export function firstPagePrefetch(
  { first, ...others }: { first?: number | null },
  columns: Columns | null,
): Prefetch | undefined {
  const size = first ?? requestsPerPage;
  if (!columns || size < 1 || Object.values(others).some((value) => value != null)) return undefined;
  return listPrefetch(columns, Math.min(size, maxRequestsPerPage) + 1);
}
