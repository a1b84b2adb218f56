import type { Prisma, Resource } from "../../prisma/client/client.ts";
import type { Context } from "../core/context.ts";
import { parse } from "../core/errors.ts";
import { resourceFilter } from "./filter.ts";
import type { Help } from "./helps/rules.ts";
import type { Whereabouts } from "./nearness.ts";
import { rankFor } from "./ranking.ts";
import { stateCode } from "./rules.ts";

/** The directory; with a state, that state's entries first and the national lines, which serve it too, after them. */
export async function listResources(
  context: Context,
  filter: { state?: string | null; type?: string | null; first?: number | null } = {},
): Promise<Resource[]> {
  const { state, type, first } = parse(resourceFilter, filter);
  const code = state ? stateCode(state) : undefined;
  const where: Prisma.ResourceWhereInput = {
    ...(code && { state: { in: [code, "US"] } }),
    ...(state === "US" && { state }),
    ...(type && { type }),
    retiredAt: null,
  };
  const query: Prisma.ResourceFindManyArgs = { where, orderBy: { position: "asc" } };
  if (first && !code) query.take = first;
  const rows = await context.db.resource.findMany(query);
  const ordered = code
    ? [...rows.filter((row) => row.state === code), ...rows.filter((row) => row.state !== code)]
    : rows;
  return first ? ordered.slice(0, first) : ordered;
}

/** What the recommendation may choose from: the state's entries and the national lines. */
export const resourcesServing = (context: Context, state: string | null) =>
  context.db.resource.findMany({
    where: servedIn(state),
    select: {
      ...{ id: true, state: true, type: true, kind: true, name: true, contactInfo: true },
      ...{ area: true, city: true, counties: true },
    },
    orderBy: { position: "asc" },
  });

interface Wanted extends Whereabouts {
  help: Help;
  /** At most so many. */
  first?: number;
}

/**
 * Who answers a need where somebody is, best first: `placesFor(context, { help: "shelter", state: "TX", city: "Austin" })`. Without a city the state's own
 * lines come first, then 2-1-1, then what its towns have, the largest first.
 */
export async function placesFor(context: Context, { help, first, ...somebody }: Wanted) {
  const rows = await context.db.resource.findMany({
    where: servedIn(somebody.state),
    orderBy: { position: "asc" },
  });
  return rankFor(help, rows, somebody)
    .slice(0, first)
    .map(({ row, nearness }) => ({ ...row, nearness }));
}

/** What was taken off the lists serves nobody. */
const servedIn = (state: string | null) => ({
  state: { in: state ? [state, "US"] : ["US"] },
  retiredAt: null,
});
