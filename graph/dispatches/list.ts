import type { EmergencyRequest, HelpDispatch, Prisma } from "../../prisma/client/client.ts";
import type * as z from "zod/mini";
import { admit } from "../core/access/audiences.ts";
import type { Context } from "../core/context.ts";
import { parse } from "../core/errors.ts";
import { containing } from "../core/graphql/desk-list.ts";
import type { Slice } from "../core/graphql/pages.ts";
import { hubFilter, hubStatuses } from "./rules.shared.ts";
import { folded } from "../core/text/fold.shared.ts";

type Selection = Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include">;

type HubFilter = z.input<typeof hubFilter>;

/** The desk's task about a use that the recipient disputes. */
export const openDispute = { kind: "dispute", state: "open" } as const;

/** Help that does not work, or that someone else used, until the desk has handled it. */
const openProblem = {
  OR: [
    { dispatches: { some: { problemAt: { not: null }, voidedAt: null, completedAt: null } } },
    { tasks: { some: openDispute } },
  ],
} satisfies Prisma.EmergencyRequestWhereInput;

function found(filter: HubFilter): Prisma.EmergencyRequestWhereInput {
  const { status, hasProblem, search, including } = parse(hubFilter, filter);
  const listed: Prisma.EmergencyRequestWhereInput = {
    AND: [
      // Failing dispatches are listed in any status of their request, as they are counted.
      hasProblem ? openProblem : { status: status ?? { in: [...hubStatuses] } },
      search ? { searchText: containing(folded(search)) } : {},
    ],
  };
  return including && including.length > 0 ? { OR: [listed, { id: { in: including } }] } : listed;
}

export const countHub = ({ db }: Context, filter: HubFilter) =>
  db.emergencyRequest.count({ where: found(filter) });

/** The number of requests with failing or disputed dispatches. */
export const countProblems = ({ db }: Context) => db.emergencyRequest.count({ where: openProblem });

/** One page of the hub: failing dispatches first, then by urgency, newest first. */
export async function listHub(
  { db }: Context,
  filter: HubFilter,
  { after: skip, take }: Slice,
  query: Selection,
): Promise<EmergencyRequest[]> {
  const where = found(filter);
  const orderBy: Prisma.EmergencyRequestFindManyArgs["orderBy"] = [
    { urgencyLevel: "asc" },
    { createdAt: "desc" },
    { id: "desc" },
  ];
  const urgent = { AND: [where, openProblem] };
  const first = await db.emergencyRequest.findMany({ ...query, where: urgent, orderBy, skip, take });
  if (first.length === take) return first;
  const before = skip === 0 ? first.length : await db.emergencyRequest.count({ where: urgent });
  const rest = await db.emergencyRequest.findMany({
    ...query,
    where: { AND: [where, { NOT: openProblem }] },
    orderBy,
    skip: Math.max(0, skip - before),
    take: take - first.length,
  });
  return [...first, ...rest];
}

/** The newest dispatches, or those before a given one. */
export function listDispatches(
  { viewer, db }: Context,
  { limit, after }: { limit: number; after?: number | undefined },
): Promise<HelpDispatch[]> {
  admit(viewer, "readCases");
  return db.helpDispatch.findMany({
    where: after ? { id: { lt: after } } : {},
    orderBy: { id: "desc" },
    take: limit,
  });
}
