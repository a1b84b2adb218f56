import type { EmergencyRequest, Prisma } from "../../../prisma/client/client.ts";
import type * as z from "zod/mini";
import { casesIn, ofCasesIn, scopedTo } from "../../core/access/agency-scope.ts";
import type { Context } from "../../core/context.ts";
import { parse } from "../../core/errors.ts";
import { containing } from "../../core/graphql/desk-list.ts";
import type { Slice } from "../../core/graphql/pages.ts";
import { wordsIn } from "../../intake/requests/search.ts";
import { foldForSearch } from "../../intake/requests/tracker.sql.ts";
import { urgencyLevels } from "../../../shared/intake/requests/rules.ts";
import {
  hubFilter,
  maxInView,
  workViews,
  type HubView,
  type WorkView,
} from "../../../shared/help/dispatches/hub.ts";
import { dispatchableStatuses } from "../../../shared/help/dispatches/state.ts";
import { isConfirmView, readToConfirm, type ConfirmView } from "./to-confirm.ts";

type Selection = Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include">;
type Where = Prisma.EmergencyRequestWhereInput;
type HubFilter = z.input<typeof hubFilter>;

/** The desk's task about a use that the recipient disputes. */
export const openDispute = { kind: "dispute", state: "open" } as const;

/**
 * The requests with help that does not work, or that someone else used, until the desk has handled
 * it. They are few, and read first: a condition on both tables would look at every request.
 */
async function readProblems({ db, viewer }: Context): Promise<number[]> {
  const scope = scopedTo(viewer);
  const [failing, disputed] = await Promise.all([
    db.helpDispatch.findMany({
      where: { problemAt: { not: null }, voidedAt: null, completedAt: null, ...ofCasesIn(scope) },
      select: { requestId: true },
    }),
    db.deskTask.findMany({ where: { ...openDispute, ...ofCasesIn(scope) }, select: { requestId: true } }),
  ]);
  return [...new Set([...failing, ...disputed].flatMap(({ requestId }) => requestId ?? []))];
}

/**
 * The same states as `helpState`; triggers write `lacksHelp`. Problems are listed in any status of
 * their request, and so is help that waits for a second person.
 */
const inView = (problems: number[]): Record<Exclude<HubView, ConfirmView>, Where> => ({
  approved: { status: "approved" },
  partly: { lacksHelp: true },
  problem: { id: { in: problems } },
  complete: { lacksHelp: false },
  dispatched: { status: "dispatched" },
  all: { status: { in: [...dispatchableStatuses] } },
});

async function found(context: Context, filter: HubFilter, problems: number[]): Promise<Where> {
  const { view: asked, search, including } = parse(hubFilter, filter);
  const view = asked ?? "all";
  const words = search ? await foldForSearch(context, wordsIn(search)) : [];
  const listed: Where = {
    AND: [
      casesIn(scopedTo(context.viewer)),
      isConfirmView(view) ? { id: { in: await readToConfirm(context, view) } } : inView(problems)[view],
      ...words.map((word) => ({ searchText: containing(word) })),
    ],
  };
  if (!including || including.length === 0) return listed;
  return { AND: [casesIn(scopedTo(context.viewer)), { OR: [listed, { id: { in: including } }] }] };
}

export async function countHub(context: Context, filter: HubFilter): Promise<number> {
  const { db } = context;
  return db.emergencyRequest.count({ where: await found(context, filter, await readProblems(context)) });
}

/** The number of requests with failing or disputed dispatches. */
export const countProblems = async (context: Context): Promise<number> =>
  (await readProblems(context)).length;

const inOrder: Prisma.EmergencyRequestFindManyArgs["orderBy"] = [
  { urgencyLevel: "asc" },
  { createdAt: "desc" },
  { id: "desc" },
];

/** How many requests each view of the workspace has, without a search, up to `maxInView` + 1. */
export async function countViews(context: Context): Promise<Record<WorkView, number>> {
  const { db } = context;
  const views = inView(await readProblems(context));
  const scope = casesIn(scopedTo(context.viewer));
  const counts = workViews.map(async (view) => {
    if (isConfirmView(view)) return [view, (await readToConfirm(context, view)).length] as const;
    const rows = await db.emergencyRequest.findMany({
      where: { ...scope, ...views[view] },
      select: { id: true },
      // Without it Prisma orders by number, and a view with few requests would read all of them.
      orderBy: inOrder,
      take: maxInView + 1,
    });
    return [view, rows.length] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as Record<WorkView, number>;
}

/** What follows a row in this order. */
function after({ id, urgencyLevel, createdAt }: Pick<EmergencyRequest, "id" | "urgencyLevel" | "createdAt">) {
  const lower = urgencyLevels.slice(urgencyLevels.indexOf(urgencyLevel) + 1);
  return {
    OR: [
      { urgencyLevel, createdAt: { lt: createdAt } },
      { urgencyLevel, createdAt, id: { lt: id } },
      { urgencyLevel: { in: lower } },
    ],
  } satisfies Where;
}

/**
 * One page of the hub: failing dispatches first, then by urgency, newest first. It continues after
 * the last row of the page before, so a row that joins or leaves the view moves no other one.
 */
export async function listHub(
  context: Context,
  filter: HubFilter,
  { after: last, take }: Slice,
  query: Selection,
): Promise<EmergencyRequest[]> {
  const { db } = context;
  const problems = await readProblems(context);
  const where = await found(context, filter, problems);
  const read = (part: Where, from: Where, most: number) =>
    db.emergencyRequest.findMany({
      ...query,
      where: { AND: [where, part, from] },
      orderBy: inOrder,
      take: most,
    });
  const place =
    last === 0
      ? undefined
      : await db.emergencyRequest.findUnique({
          where: { id: last },
          select: { id: true, urgencyLevel: true, createdAt: true },
        });
  if (place === null) return []; // a cursor that no list gave out
  const isPastProblems = place !== undefined && !problems.includes(place.id);
  const isProblem = { id: { in: problems } };
  const first = isPastProblems ? [] : await read(isProblem, place ? after(place) : {}, take);
  if (first.length === take) return first;
  const rest = await read({ NOT: isProblem }, isPastProblems ? after(place) : {}, take - first.length);
  return [...first, ...rest];
}
