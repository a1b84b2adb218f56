import type { HelpDispatch } from "../../../prisma/client/client.ts";
import { ofCasesIn, scopedTo } from "../../core/access/agency-scope.ts";
import { admit } from "../../core/access/audiences.ts";
import type { Context } from "../../core/context.ts";

/** The newest dispatches, or those before a given one. */
export function listDispatches(
  { viewer, db }: Context,
  { limit, after }: { limit: number; after?: number | undefined },
): Promise<HelpDispatch[]> {
  admit(viewer, "readCases");
  return db.helpDispatch.findMany({
    where: { ...ofCasesIn(scopedTo(viewer)), ...(after && { id: { lt: after } }) },
    orderBy: { id: "desc" },
    take: limit,
  });
}
