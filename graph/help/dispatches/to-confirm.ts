import { ofCasesIn, scopedTo } from "../../core/access/agency-scope.ts";
import type { Prisma } from "../../../prisma/client/client.ts";
import { activeWith } from "../../core/access/active-with.ts";
import { isAnyAdmin, isTool, may, personKeysOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import type { HubView } from "../../../shared/help/dispatches/hub.ts";

/**
 * Help that counts as given, whose money no other person, terminal or statement has settled. A code
 * of an ended case does not expire, so its money waits too. The same rule as `awaitsConfirmation`
 * (state.ts). The index `HelpDispatch_unsettled` has the first four conditions.
 */
const awaiting = {
  ...{ settledAt: null, voidedAt: null, expiredAt: null, actualCents: null },
  OR: [{ completedAt: { not: null } }, { request: { status: "completed" } }],
} satisfies Prisma.HelpDispatchWhereInput;

export type ConfirmView = "confirm" | "others";
export const isConfirmView = (view: HubView): view is ConfirmView => view === "confirm" || view === "others";

/** A list has the oldest of them. More follow as they are settled. */
const maxAtOnce = 500;

/**
 * Requests with help that the viewer may confirm, or with help that only another person may. Read
 * first, along the index: as a condition on requests it would look at every request.
 */
export async function readToConfirm(
  { db, viewer }: Pick<Context, "db" | "viewer">,
  view: ConfirmView,
): Promise<number[]> {
  const own = { dispatchedByKeys: { hasSome: personKeysOf(viewer) } };
  const maySettle = may(viewer, "dispatch") && !isTool(viewer);
  if (view === "confirm" && !maySettle) return [];
  const whose = view === "confirm" ? { NOT: own } : maySettle ? own : {};
  const rows = await db.helpDispatch.findMany({
    where: { ...awaiting, ...whose, ...ofCasesIn(scopedTo(viewer)) },
    orderBy: { requestId: "asc" },
    take: maxAtOnce,
    select: { requestId: true },
  });
  return [...new Set(rows.map(({ requestId }) => requestId))];
}

/** Whether an active account of another person may confirm help that the viewer dispatched. */
export async function hasOtherSettler({ db, viewer }: Pick<Context, "db" | "viewer">): Promise<boolean> {
  if (!isAnyAdmin(viewer)) return true;
  const { adminId, emailKey } = viewer;
  const other = await db.admin.findFirst({
    where: {
      ...activeWith("dispatch"),
      id: { not: adminId },
      ...(emailKey && { emailKey: { not: emailKey } }),
    },
    select: { id: true },
  });
  return other !== null;
}
